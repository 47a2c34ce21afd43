//! Anything that a text about Arimaa can be refused for.

use super::{Fault, Refusal, Square};
use crate::error;

/// A text cannot be read, or the rules forbid it, or its position has faults.
///
/// ```
/// use keddah::arimaa::{Error, Game};
/// let error: Error = Game::default_setup().check("Da2s").unwrap_err();
/// assert_eq!((error.code(), error.to_string().as_str()), ("occupied", "The gold rabbit stands on a1."));
/// ```
pub type Error = error::Error<Refusal, Fault>;

impl Error {
    /// The squares that matter.
    pub fn squares(&self) -> Vec<Square> {
        match self {
            Self::Notation(_) => Vec::new(),
            Self::Refusal(refusal) => refusal.squares(),
            Self::Faults(faults) => faults.iter().flat_map(Fault::squares).collect(),
            Self::Turn { error, .. } => error.squares(),
        }
    }

    /// For a third repetition: the turns after which the position occurred before; else none.
    pub fn turns(&self) -> &[String] {
        match self {
            Self::Refusal(refusal) => refusal.turns(),
            Self::Turn { error, .. } => error.turns(),
            _ => &[],
        }
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Self::Refusal(refusal)
    }
}
