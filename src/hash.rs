//! Random constants for incremental hashing, made at compile time, the same on every machine.

/// SplitMix64 (Steele, Lea and Flood 2014), the usual filler of such tables.
pub(crate) const fn mix(seed: u64) -> u64 {
    let z = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// `N` constants; tables that are used together need salts at least that far apart.
pub(crate) const fn table<const N: usize>(salt: u64) -> [u64; N] {
    let mut table = [0; N];
    let mut i = 0;
    while i < N {
        table[i] = mix(salt + i as u64 + 1);
        i += 1;
    }
    table
}
