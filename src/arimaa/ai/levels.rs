//! What the levels 1 to 10 may do in Arimaa.

use crate::search::Level;

/// From level 3 up a whole turn is always seen, so that no goal is overlooked.
pub const LEVELS: [Level; 10] = {
    const fn level(depth: u32, full_depth: u32, nodes: u64, noise: i32) -> Level {
        Level { depth, full_depth, nodes, noise }
    }
    const ANY: u32 = u32::MAX;
    [
        level(2, 1, 2_000, 200),
        level(3, 1, 8_000, 120),
        level(4, 4, 20_000, 60),
        level(4, 4, 60_000, 15),
        level(ANY, 4, 100_000, 0),
        level(ANY, 4, 200_000, 0),
        level(ANY, 4, 350_000, 0),
        level(ANY, 4, 600_000, 0),
        level(ANY, 4, 1_000_000, 0),
        level(ANY, 4, 1_500_000, 0),
    ]
};
