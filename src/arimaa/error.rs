//! Errors from parsing Arimaa positions, turns and records.

use super::{Fault, Refusal};
use crate::error;

/// An error of Arimaa: a text that does not follow the notation, a refused turn, or an illegal
/// position.
///
/// ```
/// use keddah::arimaa::{Error, Game};
/// let error: Error = Game::default_setup().check("Da2s").unwrap_err();
/// assert_eq!((error.code(), error.to_string().as_str()), ("occupied", "The gold rabbit stands on a1."));
/// assert_eq!(error.squares(), ["a1"]);
/// ```
pub type Error = error::Error<Refusal, Fault>;

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Self::Refusal(refusal)
    }
}
