//! What the levels 1 to 10 may do in Quoridor.

use crate::search::Level;

pub const LEVELS: [Level; 10] = {
    const fn level(depth: u32, nodes: u64, noise: i32) -> Level {
        Level { depth, full_depth: 1, nodes, noise }
    }
    const ANY: u32 = u32::MAX;
    [
        level(1, 1_000, 250),
        level(2, 4_000, 120),
        level(2, 10_000, 40),
        level(3, 20_000, 20),
        level(ANY, 30_000, 0),
        level(ANY, 60_000, 0),
        level(ANY, 120_000, 0),
        level(ANY, 250_000, 0),
        level(ANY, 500_000, 0),
        level(ANY, 1_000_000, 0),
    ]
};
