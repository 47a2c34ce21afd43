//! Random constants for incremental hashing, made at compile time.

use super::pending::Pending;
use super::square::squares;
use super::{Board, Side, Square};

/// SplitMix64 (Steele, Lea and Flood 2014), the usual filler of such tables.
const fn mix(seed: u64) -> u64 {
    let z = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

const fn table<const N: usize>(salt: u64) -> [u64; N] {
    let mut table = [0; N];
    let mut i = 0;
    while i < N {
        table[i] = mix(salt + i as u64 + 1);
        i += 1;
    }
    table
}

static PIECES: [u64; 2 * 8 * 64] = table(0);
static TURNS: [u64; 2 * 8] = table(10_000);

/// A piece of a strength on a square.
#[inline(always)]
pub(super) fn piece(side: Side, strength: u8, square: Square) -> u64 {
    PIECES[side.index() << 9 | (strength as usize & 7) << 6 | square.index()]
}

/// Everything else that a position's key covers.
#[inline(always)]
pub(super) fn state(side: Side, steps_left: u8, pending: Pending) -> u64 {
    let turn = TURNS[side.index() << 3 | steps_left as usize & 7];
    match pending {
        Pending::None => turn,
        Pending::Push { square, strength } => {
            turn ^ mix(20_000 + (u64::from(strength) << 6 | square.index() as u64))
        }
        Pending::Pull { square, strength } => {
            turn ^ mix(30_000 + (u64::from(strength) << 6 | square.index() as u64))
        }
    }
}

/// The hash of a board from scratch.
pub(super) fn board(board: &Board) -> u64 {
    let pieces = squares(board.occupied()).filter_map(|square| Some((square, board.get(square)?)));
    pieces.fold(0, |hash, (square, p)| hash ^ piece(p.side, p.kind.strength(), square))
}
