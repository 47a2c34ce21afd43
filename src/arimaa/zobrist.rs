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

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::arimaa::{Kind, Position};

    #[test]
    fn all_parts_have_different_keys() {
        let mut keys = Vec::new();
        let strengths = Kind::ALL.map(Kind::strength);
        for side in Side::ALL {
            let on = |square| strengths.map(|strength| piece(side, strength, square));
            keys.extend(Square::all().flat_map(on));
            for steps_left in 0..=Position::STEPS {
                keys.push(state(side, steps_left, Pending::None));
                for square in Square::all() {
                    keys.extend(
                        strengths.map(|strength| state(side, steps_left, Pending::Push { square, strength })),
                    );
                    keys.extend(
                        strengths.map(|strength| state(side, steps_left, Pending::Pull { square, strength })),
                    );
                }
            }
        }
        assert_eq!(keys.iter().collect::<HashSet<_>>().len(), keys.len());
    }

    #[test]
    fn the_side_and_the_steps_left_change_all_keys_alike() {
        let square = Square::from_index(11);
        for pending in [Pending::Push { square, strength: 3 }, Pending::Pull { square, strength: 3 }] {
            let key = |side, left| state(side, left, pending) ^ state(side, left, Pending::None);
            for side in Side::ALL {
                assert!((0..=Position::STEPS).all(|left| key(side, left) == key(Side::Gold, 0)));
            }
        }
    }

    #[test]
    fn the_key_of_a_board_has_those_of_its_pieces() {
        let position = Position::default();
        let pieces = Square::all().filter_map(|square| Some((square, position.board().get(square)?)));
        let expected = pieces.map(|(square, one)| piece(one.side, one.kind.strength(), square));
        assert_eq!(board(position.board()), expected.fold(0, |hash, key| hash ^ key));
    }
}
