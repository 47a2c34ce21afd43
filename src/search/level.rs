//! The ten levels of playing strength.

/// The search limits of one playing level. Low levels search less deep and misjudge positions, but
/// never play random moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// The maximum search depth of a playing level, in actions.
    pub depth: u32,
    /// The depth, in actions, that a level completes regardless of `nodes`. Usually one turn, so
    /// that no immediate win or loss is overlooked.
    pub full_depth: u32,
    /// The maximum number of nodes that a playing level searches.
    pub nodes: u64,
    /// The largest random error that a playing level adds to a value, in hundredths of the game's
    /// smallest unit of material.
    pub noise: i32,
}

impl Level {
    /// Returns the playing level with this number, 1 to 10, or the nearest one for other numbers.
    ///
    /// ```
    /// use keddah::arimaa::{Position, ai::ArimaaKnowledge};
    /// use keddah::search::{Knowledge, Level};
    /// let levels = <ArimaaKnowledge as Knowledge<Position>>::LEVELS;
    /// assert_eq!(Level::of(&levels, 11), levels[9]);
    /// ```
    pub fn of(levels: &[Self; 10], number: u8) -> Self {
        levels[usize::from(number.clamp(1, 10)) - 1]
    }
}
