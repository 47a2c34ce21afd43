//! Anything that a text about Quoridor can be refused for.

use super::{Fault, Labels, Player, Refusal, Told};
use crate::error;

/// A text cannot be read, or the rules forbid it, or its position has faults. Squares and walls are written as in the question.
///
/// ```
/// use keddah::quoridor::{Error, Game, Notation, Options};
/// let seeds = Options { notation: Notation::Glendenning, ..Options::default() };
/// let mut game = Game::new(&seeds)?;
/// game.play("e5v")?;
/// let error: Error = game.check("e5h").unwrap_err();
/// assert_eq!((error.code(), error.walls()), ("wall-crosses", vec!["e5h".into(), "e5v".into()]));
/// assert_eq!(error.to_string(), "The wall e5h would cross e5v.");
/// # Ok::<(), Error>(())
/// ```
pub type Error = error::Error<Told, Fault>;

impl Error {
    /// The squares that matter, as they are written.
    pub fn squares(&self) -> Vec<String> {
        match self {
            Self::Notation(_) => Vec::new(),
            Self::Refusal(Told { refusal, labels }) => refusal.square_labels(*labels),
            Self::Faults(faults) => faults.iter().flat_map(Fault::squares).collect(),
            Self::Turn { error, .. } => error.squares(),
        }
    }

    /// The walls that matter, as they are written.
    pub fn walls(&self) -> Vec<String> {
        match self {
            Self::Notation(_) => Vec::new(),
            Self::Refusal(Told { refusal, labels }) => refusal.wall_labels(*labels),
            Self::Faults(faults) => faults.iter().flat_map(Fault::walls).collect(),
            Self::Turn { error, .. } => error.walls(),
        }
    }

    /// The players that matter.
    pub fn players(&self) -> Vec<Player> {
        match self {
            Self::Notation(_) => Vec::new(),
            Self::Refusal(Told { refusal, .. }) => refusal.players(),
            Self::Faults(faults) => faults.iter().flat_map(Fault::players).collect(),
            Self::Turn { error, .. } => error.players(),
        }
    }
}

impl From<Refusal> for Error {
    /// In standard notation.
    fn from(refusal: Refusal) -> Self {
        Self::Refusal(Told { refusal, labels: Labels::STANDARD })
    }
}
