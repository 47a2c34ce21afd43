//! The moves that a search with the network tries, and their classes.

use crate::quoridor::ai::knowledge::beside_pawns;
use crate::quoridor::ai::shortest_paths::ShortestPaths;
use crate::quoridor::board::walls_at;
use crate::quoridor::{Move, Orientation, Position, squares};

/// The number of squares of the board.
pub(super) const SQUARES: usize = 81;
/// The number of places for walls of one orientation.
pub(super) const SLOTS: usize = 64;
/// The number of moves that the network tells apart: pawn moves by their square, then horizontal
/// and vertical walls.
pub const MOVES: usize = SQUARES + 2 * SLOTS;

/// The classes of pawn moves: from three steps farther from the goal to two steps nearer.
const PAWN_CLASSES: usize = 6;
/// The number of classes of walls by the steps that they add to the path of the opponent (0 to 6)
/// and of the player (0 to 3); more count as the most.
const DETOURS: [i32; 2] = [7, 4];
/// The number of classes of moves.
pub const CLASSES: usize = PAWN_CLASSES + (DETOURS[0] * DETOURS[1]) as usize;

/// Calls `visit` with each move that a search with the network tries, and its class, below
/// [`CLASSES`]. These are the pawn moves, the walls that lengthen the opponent's path by more than
/// the own, and those beside a pawn or touching another wall.
pub fn class_moves(position: &Position, mut visit: impl FnMut(Move, usize)) {
    let mover = position.mover();
    let passages = position.board().passages();
    let own = ShortestPaths::new(position, &passages, mover);
    for to in squares(position.pawn_targets()) {
        let class = (own.gain(to) + 3).clamp(0, PAWN_CLASSES as i32 - 1);
        visit(Move::Pawn(to), class as usize);
    }
    let (h, v) = position.wall_targets();
    if h | v == 0 {
        return;
    }
    let other = ShortestPaths::new(position, &passages, mover.next(2));
    let touching = position.board().touching_slots();
    let beside = beside_pawns(position);
    let (quiet_h, quiet_v) = (touching.0 | beside, touching.1 | beside);
    let crossing = other.crossing_walls();
    for wall in walls_at(h & (quiet_h | crossing.0), v & (quiet_v | crossing.1)) {
        let quiet = match wall.orientation {
            Orientation::Horizontal => quiet_h,
            Orientation::Vertical => quiet_v,
        };
        let added = [other.detour(wall), own.detour(wall)];
        if added[0] > added[1] || quiet & wall.square.bit() != 0 {
            let [longer, own_longer] = [0, 1].map(|player| added[player].min(DETOURS[player] - 1));
            visit(Move::Wall(wall), PAWN_CLASSES + (longer * DETOURS[1] + own_longer) as usize);
        }
    }
}
