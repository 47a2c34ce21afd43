//! The levels 1 to 10 of Quoridor.

use crate::search::Level;

/// The playing levels of Quoridor with two players. Levels 1 to 6 have a depth limit and errors
/// that decrease from level to level; from level 7 on each has five times the nodes of the one
/// below.
pub const LEVELS: [Level; 10] = {
    /// Defines a playing level that is limited by search depth.
    const fn short(depth: u32, noise: i32) -> Level {
        Level { depth, full_depth: 1, nodes: 10_000, noise }
    }
    /// Defines a playing level that is limited by the number of nodes.
    const fn long(nodes: u64) -> Level {
        Level { depth: u32::MAX, full_depth: 1, nodes, noise: 0 }
    }
    [
        short(1, 600),
        short(1, 380),
        short(2, 360),
        short(2, 85),
        short(3, 40),
        short(4, 10),
        long(5000),
        long(25_000),
        long(125_000),
        long(600_000),
    ]
};

/// The playing levels where a network is used, as level 10 does by default. With it level 10 needs
/// far fewer nodes to be one step above level 9 (`docs/ladder.md`).
pub const NET_LEVELS: [Level; 10] = {
    let mut levels = LEVELS;
    levels[9].nodes = 10_000;
    levels
};
