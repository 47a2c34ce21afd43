//! What the rabbits may become: how far each has come, who stands in its way, and which side is strong around the goal and the
//! trap ahead of it. These multiply, so they cannot be questions of their own among the [features](super::features).

use super::control::Ahead;
use super::rabbit_weights::{BLOCKED, BLOCKS, GOAL, HELD, LOGISTIC, RUN, STATE, TRAP, WAY};
use crate::arimaa::{Board, Kind, Side, Square, squares};

/// What Gold's rabbits are worth beyond their squares, less what Silver's are.
pub(super) fn value(board: &Board, ahead: &[Ahead; 2]) -> i32 {
    let [gold, silver] =
        [Side::Gold, Side::Silver].map(|side| View { board, side, ahead: &ahead[side.index()] }.value());
    gold - silver
}

/// A placement as one side looks ahead.
struct View<'a> {
    board: &'a Board,
    side: Side,
    ahead: &'a Ahead,
}

impl View<'_> {
    fn rank(&self, square: Square) -> usize {
        usize::from(if self.side == Side::Gold { square.rank() } else { 7 - square.rank() })
    }

    fn value(&self) -> i32 {
        let rabbits = self.board.side(self.side) & self.board.kind(Kind::Rabbit);
        let Ahead { traps: [left, right], goal: [west, middle, east], dominated, frozen } = *self.ahead;
        let mut value = 0;
        for square in squares(rabbits) {
            let rank = self.rank(square);
            // At home, or on the goal.
            if rank == 0 || rank == 7 {
                continue;
            }
            let file = usize::from(square.file());
            let trap =
                [left, left, left, (2 * left + right) / 3, (left + 2 * right) / 3, right, right, right][file];
            let goal =
                [west, west, (west + middle) / 2, middle, middle, (middle + east) / 2, east, east][file];
            let state = usize::from(dominated & square.bit() != 0) + usize::from(frozen & square.bit() != 0);
            let times = i32::from(STATE[state]);
            let way = logistic(WAY - self.blocked(square, rank)) + BLOCKED;
            let run = (i32::from(RUN[rank - 1][file.min(7 - file)]) * times * way) >> 14;
            value += (run * logistic(GOAL + goal)) >> 8;
            let held = logistic(TRAP.0 + ((TRAP.1 * trap) >> 8));
            value += (i32::from(HELD[rank - 1]) * held) >> 8;
        }
        value
    }

    /// How well enemies stand in the way of a rabbit.
    fn blocked(&self, rabbit: Square, rank: usize) -> i32 {
        // Its file and three to either side, from two ranks behind it.
        let files = (0x7fu64 << rabbit.file() >> 3 & 0xff).wrapping_mul(0x0101_0101_0101_0101);
        let behind = 8 * rank.saturating_sub(2) as u32;
        let ranks = if self.side == Side::Gold { u64::MAX << behind } else { u64::MAX >> behind };
        let enemies = self.board.side(self.side.other()) & files & ranks;
        let rabbits = self.board.kind(Kind::Rabbit);
        squares(enemies)
            .map(|enemy| {
                let away = usize::from(enemy.file().abs_diff(rabbit.file()));
                let ahead = (self.rank(enemy) + 2 - rank).min(7);
                i32::from(BLOCKS[usize::from(rabbits & enemy.bit() != 0)][away][ahead])
            })
            .sum()
    }
}

/// 256/(1 + exp(−x/16)).
fn logistic(x: i32) -> i32 {
    let value = i32::from(LOGISTIC[(x.unsigned_abs() as usize).min(LOGISTIC.len() - 1)]);
    if x < 0 { 256 - value } else { value }
}
