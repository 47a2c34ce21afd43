//! The levels 1 to 10 of Quoridor with more than two players.

use crate::search::Level;

/// The playing levels of Quoridor with more than two players. Levels 1 to 3 have errors that
/// decrease from level to level. From level 4 on each has about 1.7 times the nodes of the one
/// below, and errors that only choose among nearly equal moves.
pub const LEVELS: [Level; 10] = {
    /// Defines a level that searches `nodes` nodes with errors up to `noise`.
    const fn level(nodes: u64, noise: i32) -> Level {
        Level { depth: u32::MAX, full_depth: 1, nodes, noise }
    }
    [
        level(3000, 1000),
        level(3000, 300),
        level(4000, 150),
        level(4000, 8),
        level(6000, 8),
        level(10_000, 8),
        level(18_000, 8),
        level(32_000, 8),
        level(56_000, 8),
        level(100_000, 8),
    ]
};
