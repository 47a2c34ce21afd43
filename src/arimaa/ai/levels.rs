//! What the levels 1 to 10 may do in Arimaa.

use crate::search::Level;

/// Up to level 6 a level differs from the next mostly in how much it misjudges, above in how much it looks at; from level 8 up
/// every turn is looked at whole, which is so much better that level 8 errs again. From level 2 up a whole turn is always
/// completed, so that no goal is overlooked.
pub const LEVELS: [Level; 10] = {
    const fn turn(depth: u32, noise: i32) -> Level {
        Level { depth, full_depth: depth, nodes: 15_000, noise }
    }
    const fn beyond(nodes: u64, noise: i32) -> Level {
        Level { depth: u32::MAX, full_depth: 4, nodes, noise }
    }
    [
        turn(3, 150),
        turn(4, 270),
        turn(4, 165),
        turn(4, 95),
        turn(4, 30),
        beyond(15_000, 100),
        beyond(35_000, 0),
        beyond(50_000, 40),
        beyond(100_000, 0),
        beyond(250_000, 0),
    ]
};
