//! Random constants for Zobrist hashing.

/// Returns a pseudo-random number by SplitMix64 (Steele, Lea and Flood, 2014).
pub(crate) const fn splitmix64(seed: u64) -> u64 {
    let z = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Random constants for Zobrist hashing, `N` of them in a table that is computed at compile time.
/// The wasm of the rules alone computes each constant on use: the tables would be a tenth of the
/// file, and only searches need their speed.
pub(crate) struct Keys<const N: usize> {
    #[cfg(any(not(feature = "wasm"), feature = "player", feature = "protocol"))]
    table: [u64; N],
    #[cfg(all(feature = "wasm", not(any(feature = "player", feature = "protocol"))))]
    salt: u64,
}

#[cfg(any(not(feature = "wasm"), feature = "player", feature = "protocol"))]
impl<const N: usize> Keys<N> {
    /// Creates the constants. Those that are used together need salts at least `N` apart.
    pub(crate) const fn new(salt: u64) -> Self {
        let mut table = [0; N];
        let mut i = 0;
        while i < N {
            table[i] = splitmix64(salt + i as u64 + 1);
            i += 1;
        }
        Self { table }
    }

    /// Returns the hash constant with this index, from a table.
    #[inline(always)]
    pub(crate) fn get(&self, index: usize) -> u64 {
        self.table[index]
    }
}

#[cfg(all(feature = "wasm", not(any(feature = "player", feature = "protocol"))))]
impl<const N: usize> Keys<N> {
    /// Creates the constants. Those that are used together need salts at least `N` apart.
    pub(crate) const fn new(salt: u64) -> Self {
        Self { salt }
    }

    /// Returns the hash constant with this index, computed on demand.
    pub(crate) fn get(&self, index: usize) -> u64 {
        splitmix64(self.salt + index as u64 + 1)
    }
}
