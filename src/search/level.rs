//! Playing strength in ten steps.

/// What a level may do. Weakness is shallowness and misjudgement, never a random move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// Greatest depth in actions.
    pub depth: u32,
    /// The depth that is always completed, whatever `nodes` says: a whole turn, so that none that wins or loses at once is overlooked.
    pub full_depth: u32,
    /// Nodes.
    pub nodes: u64,
    /// Largest error mixed into a value, in hundredths of the game's smallest unit.
    pub noise: i32,
}

impl Level {
    /// The level with a number, 1…10, of a game's; numbers beyond are the nearest of these.
    pub fn of(levels: &[Self; 10], number: u8) -> Self {
        levels[usize::from(number.clamp(1, 10)) - 1]
    }
}
