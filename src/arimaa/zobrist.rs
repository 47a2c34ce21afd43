//! The Zobrist keys of boards and positions.

use super::pending::Pending;
use super::square::squares;
use super::{Board, Side, Square};
use crate::hash::{Keys, splitmix64};

static PIECES: Keys<{ 2 * 8 * 64 }> = Keys::new(0);
static TURNS: Keys<{ 2 * 8 }> = Keys::new(10_000);

/// The Zobrist key of a piece on a square.
#[inline(always)]
pub(super) fn piece(side: Side, strength: u8, square: Square) -> u64 {
    PIECES.get(side.index() << 9 | (strength as usize & 7) << 6 | square.index())
}

/// The Zobrist key of the side to move, the steps left, and the pending push or pull.
#[inline(always)]
pub(super) fn state(side: Side, steps_left: u8, pending: Pending) -> u64 {
    let turn = TURNS.get(side.index() << 3 | steps_left as usize & 7);
    match pending {
        Pending::None => turn,
        Pending::Push { square, strength } => {
            turn ^ splitmix64(20_000 + (u64::from(strength) << 6 | square.index() as u64))
        }
        Pending::Pull { square, strength } => {
            turn ^ splitmix64(30_000 + (u64::from(strength) << 6 | square.index() as u64))
        }
    }
}

/// The Zobrist key of all pieces on a board, computed from scratch.
pub(super) fn board(board: &Board) -> u64 {
    let pieces = squares(board.occupied()).filter_map(|square| Some((square, board.get(square)?)));
    pieces.fold(0, |hash, (square, p)| hash ^ piece(p.side, p.kind.strength(), square))
}
