//! Playing strength in ten steps.

/// What a level may do. Weakness is shallowness and misjudgement, never a random move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// Greatest depth in actions.
    pub depth: u32,
    /// The depth that is always completed: from level 3 up a whole Arimaa turn, so that no goal is overlooked.
    pub full_depth: u32,
    /// Nodes.
    pub nodes: u64,
    /// Largest error mixed into a value, in hundredths of the game's smallest unit.
    pub noise: i32,
}

impl Level {
    /// Level 1…10; numbers beyond are the nearest of these.
    pub const fn new(level: u8) -> Self {
        let any = u32::MAX;
        let (depth, full_depth, nodes, noise) = match level {
            0 | 1 => (2, 1, 2_000, 200),
            2 => (3, 1, 8_000, 120),
            3 => (4, 4, 20_000, 60),
            4 => (4, 4, 60_000, 15),
            5 => (any, 4, 100_000, 0),
            6 => (any, 4, 200_000, 0),
            7 => (any, 4, 350_000, 0),
            8 => (any, 4, 600_000, 0),
            9 => (any, 4, 1_000_000, 0),
            _ => (any, 4, 1_500_000, 0),
        };
        Self { depth, full_depth, nodes, noise }
    }
}
