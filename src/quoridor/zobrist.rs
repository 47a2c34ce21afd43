//! The Zobrist keys of the parts of a position.

use super::{Orientation, Player, Square, Wall};
use crate::hash::table;

static PAWNS: [u64; 4 * 128] = table(100_000);
static WALLS: [u64; 2 * 128] = table(101_000);
static LEFT: [u64; 4 * 128] = table(102_000);
static MOVERS: [u64; 4] = table(103_000);
static KINDS: [u64; 16 * 8] = table(104_000);

#[inline(always)]
pub(super) fn pawn(player: Player, square: Square) -> u64 {
    PAWNS[player.index() << 7 | square.index()]
}

#[inline(always)]
pub(super) fn wall(wall: Wall) -> u64 {
    let orientation = match wall.orientation {
        Orientation::Horizontal => 0,
        Orientation::Vertical => 128,
    };
    WALLS[orientation | wall.square.index()]
}

#[inline(always)]
pub(super) fn walls_left(player: Player, count: u8) -> u64 {
    LEFT[player.index() << 7 | usize::from(count) & 127]
}

#[inline(always)]
pub(super) fn mover(player: Player) -> u64 {
    MOVERS[player.index()]
}

/// The key of the board size and the number of players.
pub(super) fn kind(size: u8, players: u8) -> u64 {
    KINDS[usize::from(size & 15) << 3 | usize::from(players & 7)]
}
