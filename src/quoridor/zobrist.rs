//! The Zobrist keys of the parts of a position.

use super::{Orientation, Player, Square, Wall};
use crate::hash::Keys;

static PAWNS: Keys<{ 4 * 128 }> = Keys::new(100_000);
static WALLS: Keys<{ 2 * 128 }> = Keys::new(101_000);
static LEFT: Keys<{ 4 * 128 }> = Keys::new(102_000);
static MOVERS: Keys<4> = Keys::new(103_000);
static KINDS: Keys<{ 16 * 8 }> = Keys::new(104_000);

#[inline(always)]
pub(super) fn pawn(player: Player, square: Square) -> u64 {
    PAWNS.get(player.index() << 7 | square.index())
}

#[inline(always)]
pub(super) fn wall(wall: Wall) -> u64 {
    let orientation = match wall.orientation {
        Orientation::Horizontal => 0,
        Orientation::Vertical => 128,
    };
    WALLS.get(orientation | wall.square.index())
}

#[inline(always)]
pub(super) fn walls_left(player: Player, count: u8) -> u64 {
    LEFT.get(player.index() << 7 | usize::from(count) & 127)
}

#[inline(always)]
pub(super) fn mover(player: Player) -> u64 {
    MOVERS.get(player.index())
}

/// The Zobrist key of the board size and the number of players.
pub(super) fn kind(size: u8, players: u8) -> u64 {
    KINDS.get(usize::from(size & 15) << 3 | usize::from(players & 7))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::quoridor::Board;

    #[test]
    fn all_parts_have_different_keys() {
        let mut keys = Vec::new();
        let squares: Vec<Square> = (0..Square::COUNT).filter_map(Square::from_index).collect();
        for player in Player::all(4) {
            keys.push(mover(player));
            keys.extend(squares.iter().map(|&square| pawn(player, square)));
            keys.extend((0..=Player::MAX_WALLS).map(|count| walls_left(player, count)));
        }
        for orientation in [Orientation::Horizontal, Orientation::Vertical] {
            keys.extend(squares.iter().map(|&square| wall(Wall { square, orientation })));
        }
        keys.extend(Board::SIZES.into_iter().flat_map(|size| [2, 4].map(|players| kind(size, players))));
        assert_eq!(keys.iter().collect::<HashSet<_>>().len(), keys.len());
    }
}
