//! The hand-written evaluation: material, squares, traps, freezing, and what is about to be taken or to run home.
//!
//! In hundredths of the first rabbit lost. Seen from Gold, and mirrored for Silver, so that both sides count alike.

use super::capture::{CaptureSolver, best_capture};
use super::goal::GoalSolver;
use crate::arimaa::square::neighbours;
use crate::arimaa::{Board, Kind, Piece, Position, Side, Square, TRAPS, squares};

/// By strength; rabbits count by how many are left, see [`RABBITS`].
const WORTH: [i32; 7] = [0, 110, 190, 270, 500, 850, 2000];
/// What the rabbits left are worth together: each lost one makes the others dearer.
const RABBITS: [i32; 9] = [0, 330, 600, 820, 1000, 1150, 1280, 1390, 1490];

/// Bonus by strength and square, from the side's own view: `[strength][rank][file]`, files mirrored (a–d).
const SQUARES: [[[i32; 4]; 8]; 7] = [
    [[0; 4]; 8],
    // Rabbits: stay home, rather at the edge; far advanced they threaten.
    [
        [4, 3, 3, 0],
        [6, 3, 0, -4],
        [4, -4, -14, -12],
        [8, -6, -14, -16],
        [14, 0, -10, -14],
        [28, 14, -10, 4],
        [52, 46, 34, 36],
        [0, 0, 0, 0],
    ],
    // Cats: by the home traps.
    [
        [-8, -2, 0, -2],
        [-4, 6, 14, 6],
        [-6, 12, -4, 10],
        [-14, -4, 4, 0],
        [-24, -14, -12, -12],
        [-30, -22, -30, -22],
        [-34, -28, -28, -28],
        [-40, -36, -36, -36],
    ],
    // Dogs: likewise, a little further out.
    [
        [-10, -4, -4, -4],
        [-4, 4, 10, 6],
        [-2, 14, -4, 12],
        [-8, 2, 10, 6],
        [-18, -6, -4, -6],
        [-24, -14, -24, -14],
        [-30, -22, -22, -22],
        [-36, -32, -32, -32],
    ],
    // Horses: forward at the sides of the enemy traps.
    [
        [-16, -12, -10, -10],
        [-8, -2, 0, 0],
        [-4, 4, -6, 6],
        [0, 10, 12, 10],
        [2, 14, 14, 10],
        [2, 20, -6, 12],
        [-8, 6, 12, 4],
        [-20, -12, -12, -12],
    ],
    // The camel: in play, but not where the enemy elephant rules.
    [
        [-24, -18, -14, -12],
        [-12, -4, 0, 0],
        [-4, 6, -6, 8],
        [-2, 12, 16, 14],
        [-4, 12, 14, 12],
        [-8, 14, -10, 10],
        [-18, -4, 4, 0],
        [-30, -20, -20, -20],
    ],
    // The elephant: in the middle.
    [
        [-50, -40, -32, -30],
        [-34, -20, -10, -8],
        [-16, 0, -2, 16],
        [-6, 14, 26, 28],
        [-4, 18, 32, 32],
        [-10, 14, 4, 28],
        [-26, -8, 6, 4],
        [-46, -32, -24, -24],
    ],
];

/// For a trap: bonus by the number of one's own pieces beside it.
const BESIDE: [i32; 5] = [0, 22, 40, 46, 48];
/// For a trap: bonus for the side whose strongest piece beside it is the stronger one, by how strong it is.
const RULES: [i32; 7] = [0, 0, 2, 4, 8, 12, 22];
/// A frozen piece, by strength.
const FROZEN: [i32; 7] = [0, 8, 14, 20, 38, 60, 0];
/// A piece next to a stronger enemy that a friend keeps from freezing.
const DOMINATED: [i32; 7] = [0, 1, 3, 5, 12, 28, 0];

/// Remembered values: a power of two.
const MEMORY: usize = 1 << 14;

/// Values positions; holds the solvers and what they remember.
pub struct Evaluator {
    pub(super) goals: GoalSolver,
    captures: CaptureSolver,
    known: Vec<(u64, i32)>,
}

impl Default for Evaluator {
    fn default() -> Self {
        Self { goals: GoalSolver::default(), captures: CaptureSolver::default(), known: vec![(0, 0); MEMORY] }
    }
}

impl Evaluator {
    /// The value of a position at the start of a turn, for Gold, when nobody can reach goal in this turn.
    pub fn value(&mut self, position: &Position) -> i32 {
        // The steps of a turn in another order lead to the same leaf.
        let key = position.key();
        let slot = key as u32 as usize & (MEMORY - 1);
        if self.known[slot].0 != key {
            self.known[slot] = (key, self.computed(position));
        }
        self.known[slot].1
    }

    fn computed(&mut self, position: &Position) -> i32 {
        let board = position.board();
        let mover = position.side();
        let mut value = side_value(board, Side::Gold) - side_value(board, Side::Silver) + traps(board);
        let sign = if mover == Side::Gold { 1 } else { -1 };
        value += sign * self.threats(position);
        // What the opponent threatens counts less: the mover may still answer.
        let passed = position.end_turn();
        let goal = if self.goals.reaches(&passed) { 220 } else { 0 };
        value -= sign * (self.threats(&passed) / 4 + goal);
        value + sign * TEMPO
    }

    /// What the side to move can still take in this turn, less what [`value`](Self::value) counts of it when the turn ends here.
    pub(super) fn prospect(&mut self, position: &Position) -> i32 {
        self.threats(position) * 3 / 4
    }

    /// Most of what the side to move can take in this turn.
    fn threats(&mut self, position: &Position) -> i32 {
        let victims = position.board().pieces(Piece { side: position.side().other(), kind: Kind::Rabbit });
        let rabbits = victims.count_ones().min(8) as usize;
        let rabbit = if rabbits == 0 { 0 } else { RABBITS[rabbits] - RABBITS[rabbits - 1] };
        let worth = |strength: u8| if strength == 1 { rabbit } else { WORTH[usize::from(strength)] };
        best_capture(&mut self.captures, position, worth) * 7 / 8
    }
}

/// Having the move.
const TEMPO: i32 = 12;

fn side_value(board: &Board, side: Side) -> i32 {
    let dominated = board.dominated(side);
    let frozen = dominated & !neighbours(board.side(side));
    let rabbits = board.pieces(Piece { side, kind: Kind::Rabbit }).count_ones().min(8);
    let mut value = RABBITS[rabbits as usize];
    for kind in Kind::ALL {
        let strength = usize::from(kind.strength());
        let set = board.pieces(Piece { side, kind });
        if kind != Kind::Rabbit {
            value += WORTH[strength] * set.count_ones() as i32;
        }
        value += squares(set).map(|square| on_square(strength, side, square)).sum::<i32>();
        value -= FROZEN[strength] * (set & frozen).count_ones() as i32;
        value -= DOMINATED[strength] * (set & dominated & !frozen).count_ones() as i32;
    }
    value
}

fn on_square(strength: usize, side: Side, square: Square) -> i32 {
    let rank = if side == Side::Gold { square.rank() } else { 7 - square.rank() };
    let file = square.file().min(7 - square.file());
    SQUARES[strength][usize::from(rank)][usize::from(file)]
}

/// Who holds the traps, for Gold.
fn traps(board: &Board) -> i32 {
    squares(TRAPS)
        .map(|trap| {
            let beside = |side| trap.neighbours() & board.side(side);
            let count = |side| BESIDE[beside(side).count_ones() as usize];
            let strongest = |side| {
                squares(beside(side))
                    .filter_map(|s| board.get(s))
                    .map(|p| p.kind.strength())
                    .max()
                    .unwrap_or(0)
            };
            let (gold, silver) = (strongest(Side::Gold), strongest(Side::Silver));
            let rules = match gold.cmp(&silver) {
                std::cmp::Ordering::Greater => RULES[usize::from(gold)],
                std::cmp::Ordering::Less => -RULES[usize::from(silver)],
                std::cmp::Ordering::Equal => 0,
            };
            count(Side::Gold) - count(Side::Silver) + rules
        })
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_sides_count_alike() {
        let position = Position::default();
        assert_eq!(Evaluator::default().value(&position), TEMPO);
        assert_eq!(Evaluator::default().value(&position.end_turn()), -TEMPO);
    }
}
