//! The rabbit prospects, the nonlinear part of the evaluation: how far each rabbit has advanced,
//! how well enemies block it, and which side is stronger around the goal and the trap ahead. These
//! factors are multiplied, so they cannot be linear [features](super::features).

use super::side_control::SideControl;
use super::weights::RabbitWeights;
use crate::arimaa::{Board, Kind, Side, Square, squares};

/// How well each enemy blocks a rabbit of Gold, in 1/16 of a logit: by whether the enemy is a
/// rabbit, by the rabbit's square and by the enemy's.
pub(super) struct Blocking(Box<[[[i16; 64]; 64]; 2]>);

impl Blocking {
    pub(super) fn new(weights: &RabbitWeights) -> Self {
        let mut table = Box::new([[[0; 64]; 64]; 2]);
        for (of_kind, weights) in table.iter_mut().zip(&weights.blocking) {
            for (rabbit, of_rabbit) in of_kind.iter_mut().enumerate() {
                for (enemy, weight) in of_rabbit.iter_mut().enumerate() {
                    let away = (rabbit % 8).abs_diff(enemy % 8);
                    // Enemies farther behind do not block.
                    let ahead = (enemy / 8 + 2).checked_sub(rabbit / 8);
                    let known = weights.get(away).zip(ahead);
                    *weight = known.map_or(0, |(of_file, ahead)| of_file[ahead.min(7)]);
                }
            }
        }
        Self(table)
    }
}

/// The value of Gold's rabbit prospects minus that of Silver's, in hundredths of a rabbit.
/// `blocking` is made from `weights`.
pub(super) fn value(
    board: &Board,
    control: &[SideControl; 2],
    weights: &RabbitWeights,
    blocking: &Blocking,
) -> i32 {
    let [gold, silver] = [Side::Gold, Side::Silver]
        .map(|side| SideRabbits { board, side, control: &control[side.index()], weights, blocking }.value());
    gold - silver
}

/// The data from which the rabbit prospects of one side are computed.
struct SideRabbits<'a> {
    board: &'a Board,
    side: Side,
    control: &'a SideControl,
    weights: &'a RabbitWeights,
    blocking: &'a Blocking,
}

impl SideRabbits<'_> {
    /// The rank of a square, counted from the side's home rank.
    fn rank(&self, square: Square) -> usize {
        usize::from(if self.side == Side::Gold { square.rank() } else { 7 - square.rank() })
    }

    fn value(&self) -> i32 {
        let rabbits = self.board.side(self.side) & self.board.kind(Kind::Rabbit);
        let SideControl { traps: [left, right], goal: [west, middle, east], dominated, frozen } =
            *self.control;
        let RabbitWeights {
            state_factor,
            path_logit,
            path_offset,
            goal_logit,
            trap_logit: [trap_base, trap_slope],
            ..
        } = self.weights;
        let mut value = 0;
        for square in squares(rabbits) {
            let rank = self.rank(square);
            // The linear features evaluate rabbits on the home rank; a rabbit on the goal rank ends
            // the game.
            if rank == 0 || rank == 7 {
                continue;
            }
            let file = usize::from(square.file());
            let trap =
                [left, left, left, (2 * left + right) / 3, (left + 2 * right) / 3, right, right, right][file];
            let goal =
                [west, west, (west + middle) / 2, middle, middle, (middle + east) / 2, east, east][file];
            let state = usize::from(dominated & square.bit() != 0) + usize::from(frozen & square.bit() != 0);
            let factor = i32::from(state_factor[state]);
            let path = logistic(i32::from(*path_logit) - self.blocking(square)) + i32::from(*path_offset);
            let run = (i32::from(self.weights.run_value[rank - 1][file.min(7 - file)]) * factor * path) >> 14;
            value += (run * logistic(i32::from(*goal_logit) + goal)) >> 8;
            let trap = logistic(i32::from(*trap_base) + ((i32::from(*trap_slope) * trap) >> 8));
            value += (i32::from(self.weights.trap_value[rank - 1]) * trap) >> 8;
        }
        value
    }

    /// How well enemies block a rabbit, in 1/16 of a logit.
    fn blocking(&self, rabbit: Square) -> i32 {
        // Silver's squares are mirrored to Gold's view.
        let from_gold = |square: Square| match self.side {
            Side::Gold => square.index(),
            Side::Silver => square.index() ^ 56,
        };
        let enemies = self.board.side(self.side.other());
        let rabbits = self.board.kind(Kind::Rabbit);
        let sum = |set, table: &[[i16; 64]; 64]| -> i32 {
            let weights = &table[from_gold(rabbit)];
            squares(set).map(|enemy| i32::from(weights[from_gold(enemy)])).sum()
        };
        sum(enemies & !rabbits, &self.blocking.0[0]) + sum(enemies & rabbits, &self.blocking.0[1])
    }
}

/// Computes the logistic function 256/(1 + exp(−x/16)) by table lookup.
fn logistic(x: i32) -> i32 {
    let value = i32::from(LOGISTIC[(x.unsigned_abs() as usize).min(LOGISTIC.len() - 1)]);
    if x < 0 { 256 - value } else { value }
}

/// A table of the logistic function 256/(1 + exp(−x/16)) for x from 0 to 87.
#[rustfmt::skip]
const LOGISTIC: [u8; 88] = [
    128, 132, 136, 140, 144, 148, 152, 156, 159, 163, 167, 170, 174, 177, 181, 184, 187, 190, 193, 196, 199, 202,
    204, 207, 209, 212, 214, 216, 218, 220, 222, 224, 225, 227, 229, 230, 232, 233, 234, 235, 237, 238, 239, 240,
    241, 241, 242, 243, 244, 245, 245, 246, 246, 247, 248, 248, 248, 249, 249, 250, 250, 250, 251, 251, 251, 252,
    252, 252, 252, 253, 253, 253, 253, 253, 254, 254, 254, 254, 254, 254, 254, 254, 254, 255, 255, 255, 255, 255,
];
