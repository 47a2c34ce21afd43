//! Which side is strong where: around the traps and around the goals.

use super::features::class;
use super::rabbit_weights::{CONTROL, GUARDS, STRENGTH};
use crate::arimaa::square::neighbours;
use crate::arimaa::{Board, Kind, Side, Square, squares};

/// Bits of each of the five strengths that are added up in one number: around the traps ahead, left and right, and around
/// the goal, left, middle and right.
const LANE: u32 = 12;

/// What every piece adds to the strengths from every square.
pub(super) struct Control {
    /// By class, and whether it is free, beside a stronger enemy, or frozen.
    around: Box<[[i64; 64]; 18]>,
}

impl Default for Control {
    fn default() -> Self {
        let mut around = Box::new([[0; 64]; 18]);
        for (row, places) in around.iter_mut().enumerate() {
            let (class, state) = (row / 3, row % 3);
            for (square, sum) in places.iter_mut().enumerate() {
                let away =
                    |file: usize, rank: usize| (square % 8).abs_diff(file) + (square / 8).abs_diff(rank);
                let trap = |file| CONTROL[class][state].get(away(file, 5));
                let goal = |one, other| STRENGTH[class].get(away(one, 6).min(away(other, 6)));
                let lanes = [trap(2), trap(5), goal(1, 1), goal(3, 4), goal(6, 6)];
                *sum = lanes.iter().rev().fold(0, |sum, lane| (sum << LANE) + i64::from(*lane.unwrap_or(&0)));
            }
        }
        Self { around }
    }
}

/// What one side has more than the other, as it looks ahead, and which of its pieces are held.
pub(super) struct Ahead {
    /// Around the other's traps, left and right: in halves of a point.
    pub(super) traps: [i32; 2],
    /// Around the goal, left, middle and right: in 1/16 of a logit.
    pub(super) goal: [i32; 3],
    /// The side's pieces beside a stronger enemy.
    pub(super) dominated: u64,
    /// Those of them that may not step.
    pub(super) frozen: u64,
}

impl Control {
    /// For Gold and for Silver.
    #[inline(always)]
    pub(super) fn of(&self, board: &Board) -> [Ahead; 2] {
        let mut sums = [0; 2];
        let dominated = [Side::Gold, Side::Silver].map(|side| board.dominated(side));
        let frozen =
            [Side::Gold, Side::Silver].map(|side| dominated[side.index()] & !neighbours(board.side(side)));
        for (side, sign) in [(Side::Gold, 1), (Side::Silver, -1)] {
            let own = board.side(side);
            let (dominated, frozen) = (dominated[side.index()], frozen[side.index()]);
            for kind in Kind::ALL {
                let stronger = board.side(side.other()) & board.stronger_than(kind.strength());
                let row = 3 * class(kind, stronger.count_ones() as usize);
                for square in squares(own & board.kind(kind)) {
                    let bit = square.bit();
                    let state = usize::from(dominated & bit != 0) + usize::from(frozen & bit != 0);
                    let (places, at) = (&self.around[row + state], square.index());
                    sums[0] += sign * places[at];
                    sums[1] -= sign * places[at ^ 56];
                }
            }
        }
        [Side::Gold, Side::Silver].map(|side| {
            let mut sum = sums[side.index()];
            let mut lane = || {
                let value = sum << (64 - LANE) >> (64 - LANE);
                sum = (sum - value) >> LANE;
                value as i32
            };
            let beside = |trap: u8, side: Side| {
                let around = Square::from_index(trap).neighbours();
                i32::from(GUARDS[(around & board.side(side)).count_ones() as usize])
            };
            let ahead = if side == Side::Gold { [42, 45] } else { [18, 21] };
            let traps = ahead.map(|trap| lane() + beside(trap, side) - beside(trap, side.other()));
            let (dominated, frozen) = (dominated[side.index()], frozen[side.index()]);
            Ahead { traps, goal: [lane(), lane(), lane()], dominated, frozen }
        })
    }
}
