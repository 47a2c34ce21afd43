//! The annotations of turns: comments, glyphs, marks and times.

/// The annotation of a turn, or at the root of the whole game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Annotation {
    /// The comment; empty if there is none.
    pub comment: String,
    /// Numeric annotation glyphs as in PGN: 1 for `!`, 2 for `?`, 3 for `!!`, and so on.
    pub nags: Vec<u8>,
    /// Marked squares and arrows.
    pub marks: Vec<Mark>,
    /// The time left on the clock of the player who made the turn, in milliseconds.
    pub clock_ms: Option<u64>,
    /// The win probability of the player who made the turn, in units of 0.01 %.
    pub win: Option<u16>,
}

/// A square marked on the board, or an arrow between two squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The initial of the color, as in the PGN commands `%csl` and `%cal`: `G`, `R`, `Y` or `B`.
    pub color: char,
    /// The marked square, or the start of the arrow.
    pub from: String,
    /// The end of the arrow; `None` for a marked square.
    pub to: Option<String>,
}
