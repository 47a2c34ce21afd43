//! Random constants for Zobrist hashing, computed at compile time, and sets with a fast hash
//! function.

use std::hash::{BuildHasherDefault, Hasher};

/// A pseudo-random number by SplitMix64 (Steele, Lea and Flood, 2014).
pub(crate) const fn splitmix64(seed: u64) -> u64 {
    let z = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// `N` random constants. Tables that are used together need salts at least `N` apart.
#[cfg(any(feature = "arimaa", feature = "quoridor"))]
pub(crate) const fn table<const N: usize>(salt: u64) -> [u64; N] {
    let mut table = [0; N];
    let mut i = 0;
    while i < N {
        table[i] = splitmix64(salt + i as u64 + 1);
        i += 1;
    }
    table
}

/// A set whose hash function is fast and the same on every machine. Not for input that an attacker
/// can choose.
pub(crate) type FastSet<T> = std::collections::HashSet<T, BuildHasherDefault<MixHasher>>;

/// A hasher that mixes each integer into its state by [`splitmix64`].
#[derive(Default)]
pub(crate) struct MixHasher(u64);

impl Hasher for MixHasher {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u64(&mut self, value: u64) {
        self.0 = splitmix64(self.0 ^ value);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
