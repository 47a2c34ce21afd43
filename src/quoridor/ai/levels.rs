//! What the levels 1 to 10 may do in Quoridor.

use crate::search::Level;

/// Up to level 6 a level looks so many moves ahead, up to level 5 it also misjudges; above it has about five times the nodes of
/// the one below.
pub const LEVELS: [Level; 10] = {
    const fn short(depth: u32, noise: i32) -> Level {
        Level { depth, full_depth: 1, nodes: 10_000, noise }
    }
    const fn long(nodes: u64) -> Level {
        Level { depth: u32::MAX, full_depth: 1, nodes, noise: 0 }
    }
    [
        short(1, 600),
        short(1, 330),
        short(2, 220),
        short(2, 85),
        short(3, 40),
        short(4, 10),
        long(5000),
        long(25_000),
        long(125_000),
        long(600_000),
    ]
};
