//! The levels 1 to 10 of Arimaa.

use crate::search::Level;

/// The ten playing levels of Arimaa. Levels 1 to 5 search at most one turn and differ mostly in the
/// size of their errors; the others differ mostly in the number of nodes. From level 8 on the root
/// turns are listed, which is so much stronger that level 8 has errors again. From level 2 on a
/// complete turn is always searched, so that no goal is overlooked.
pub const LEVELS: [Level; 10] = {
    /// Defines a playing level that searches at most one turn, to a depth in steps.
    const fn turn(depth: u32, noise: i32) -> Level {
        Level { depth, full_depth: depth, nodes: 15_000, noise }
    }
    /// Defines a playing level that is limited by a number of nodes, not by depth.
    const fn beyond(nodes: u64, noise: i32) -> Level {
        Level { depth: u32::MAX, full_depth: 4, nodes, noise }
    }
    [
        turn(3, 150),
        turn(4, 270),
        turn(4, 165),
        turn(4, 95),
        turn(4, 20),
        beyond(15_000, 180),
        beyond(28_000, 0),
        beyond(50_000, 40),
        beyond(100_000, 0),
        beyond(250_000, 0),
    ]
};
