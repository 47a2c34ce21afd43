//! Random constants for Zobrist hashing, computed at compile time.

/// A pseudo-random number by SplitMix64 (Steele, Lea and Flood, 2014).
pub(crate) const fn splitmix64(seed: u64) -> u64 {
    let z = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// `N` random constants. Tables that are used together need salts at least `N` apart.
pub(crate) const fn table<const N: usize>(salt: u64) -> [u64; N] {
    let mut table = [0; N];
    let mut i = 0;
    while i < N {
        table[i] = splitmix64(salt + i as u64 + 1);
        i += 1;
    }
    table
}
