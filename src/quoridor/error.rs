//! Errors from parsing Quoridor positions, moves and records.

use super::{Fault, LabeledRefusal, Labels, Refusal};
use crate::error;

/// An error of Quoridor: a text that does not follow the notation, a refused move, or an illegal
/// position. Squares and walls are written in the notation of the game.
///
/// ```
/// use keddah::quoridor::{Error, Game, Notation, Options};
/// let options = Options { notation: Some(Notation::Glendenning), ..Options::default() };
/// let mut game = Game::new(&options)?;
/// game.play("e5v")?;
/// let error: Error = game.check("e5h").unwrap_err();
/// assert_eq!((error.code(), error.walls()), ("wall-crosses", vec!["e5h".into(), "e5v".into()]));
/// assert_eq!(error.to_string(), "The wall e5h would cross e5v.");
/// # Ok::<(), Error>(())
/// ```
pub type Error = error::Error<LabeledRefusal, Fault>;

impl From<Refusal> for Error {
    /// Converts a refusal to an error whose squares and walls are in standard notation.
    fn from(refusal: Refusal) -> Self {
        Self::Refusal(LabeledRefusal { refusal, labels: Labels::STANDARD })
    }
}
