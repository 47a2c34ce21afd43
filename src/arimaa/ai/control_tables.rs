//! The sums over all pieces that give each side's control of traps and strength around goals.

use super::piece_class::class;
use super::side_control::SideControl;
use super::weights::RabbitWeights;
use crate::arimaa::square::neighbors;
use crate::arimaa::{Board, Kind, Side, Square, squares};

/// The number of bits of each of the five sums that are packed into one integer: the control of the
/// two away traps (left, right), and the strength around the goal (left, middle, right).
const LANE_BITS: u32 = 12;

/// Lookup tables of what each piece on each square adds to trap control and to the strength around
/// goals.
pub(super) struct ControlTables {
    /// The packed contribution of a piece on a square, by 3 × class + state. The state is 0 for a
    /// free piece, 1 for one beside a stronger enemy and 2 for a frozen one.
    around: Box<[[i64; 64]; 18]>,
    /// The trap control added by a side's pieces beside the trap; see [`RabbitWeights::guards`].
    guards: [i16; 5],
}
impl ControlTables {
    /// Computes the lookup tables of trap control and strength around goals from the weights.
    pub(super) fn new(weights: &RabbitWeights) -> Self {
        let mut around = Box::new([[0; 64]; 18]);
        for (row, places) in around.iter_mut().enumerate() {
            let (class, state) = (row / 3, row % 3);
            for (square, sum) in places.iter_mut().enumerate() {
                let away =
                    |file: usize, rank: usize| (square % 8).abs_diff(file) + (square / 8).abs_diff(rank);
                let trap = |file| weights.control[class][state].get(away(file, 5));
                let goal = |one, other| weights.strength[class].get(away(one, 6).min(away(other, 6)));
                let lanes = [trap(2), trap(5), goal(1, 1), goal(3, 4), goal(6, 6)];
                let pack = |sum, lane: &Option<_>| (sum << LANE_BITS) + i64::from(*lane.unwrap_or(&0));
                *sum = lanes.iter().rev().fold(0, pack);
            }
        }
        Self { around, guards: weights.guards }
    }

    /// Computes the trap control and the strength around goals of both sides: Gold, then Silver.
    #[inline(always)]
    pub(super) fn of(&self, board: &Board) -> [SideControl; 2] {
        let mut sums = [0; 2];
        let dominated = [Side::Gold, Side::Silver].map(|side| board.dominated(side));
        let frozen =
            [Side::Gold, Side::Silver].map(|side| dominated[side.index()] & !neighbors(board.side(side)));
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
                let value = sum << (64 - LANE_BITS) >> (64 - LANE_BITS);
                sum = (sum - value) >> LANE_BITS;
                value as i32
            };
            let beside = |trap: u8, side: Side| {
                let around = Square::from_index(trap).neighbors();
                i32::from(self.guards[(around & board.side(side)).count_ones() as usize])
            };
            let ahead = if side == Side::Gold { [42, 45] } else { [18, 21] };
            let traps = ahead.map(|trap| lane() + beside(trap, side) - beside(trap, side.other()));
            let (dominated, frozen) = (dominated[side.index()], frozen[side.index()]);
            SideControl { traps, goal: [lane(), lane(), lane()], dominated, frozen }
        })
    }
}
