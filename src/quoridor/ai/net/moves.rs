//! The moves that a search with the network tries, and their classes.

use crate::quoridor::ai::knowledge::candidates_with_steps;
use crate::quoridor::{Move, Position};

/// The number of squares of the board.
pub(super) const SQUARES: usize = 81;
/// The number of places for walls of one orientation.
pub(super) const SLOTS: usize = 64;
/// The number of moves that the network tells apart: pawn moves by their square, then horizontal
/// and vertical walls.
pub const MOVES: usize = SQUARES + 2 * SLOTS;

/// The classes of pawn moves: from three steps farther from the goal to two steps nearer.
const PAWN_CLASSES: i32 = 6;
/// The number of classes of walls by the steps that they add to the path of the opponent (0 to 6)
/// and of the player (0 to 3); more count as the most.
const DETOURS: [i32; 2] = [7, 4];
/// The number of classes of moves.
pub const CLASSES: usize = (PAWN_CLASSES + DETOURS[0] * DETOURS[1]) as usize;

/// Calls `visit` with each move that a search with the network tries, and its class, below
/// [`CLASSES`]. These are the candidates of alpha-beta at its greatest depth.
pub fn classified_moves(position: &Position, mut visit: impl FnMut(Move, usize)) {
    candidates_with_steps(position, true, &mut |mv, steps| {
        let (own, others) = (steps.own, steps.others());
        let class = match mv {
            Move::Pawn(_) => (3 - own).clamp(0, PAWN_CLASSES - 1),
            _ => PAWN_CLASSES + others.min(DETOURS[0] - 1) * DETOURS[1] + own.min(DETOURS[1] - 1),
        };
        visit(mv, class as usize);
    });
}
