//! Reasons why a position is illegal.

use std::fmt;

use super::{Piece, Square};
use crate::error::{Coded, Details};

/// A reason why a position is illegal. [`Setup::position`](super::Setup::position) reports all at
/// once.
///
/// ```
/// use keddah::arimaa::{Fault, Piece, Setup};
/// let mut setup = Setup::default();
/// let piece = Piece::from_letter('C').unwrap();
/// let at = "f3".parse()?;
/// setup.board.set(at, Some(piece));
/// assert_eq!(setup.position(), Err(vec![Fault::UnsupportedOnTrap { piece, at }]));
/// # Ok::<(), keddah::arimaa::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Fault {
    /// A side has more pieces of a kind than at the start of a game.
    TooMany {
        /// The kind and side of the pieces of which there are too many.
        piece: Piece,
        /// The squares of all the pieces of this kind and side.
        at: Vec<Square>,
    },
    /// A piece is on a trap with no adjacent friendly piece, so it would have been captured.
    UnsupportedOnTrap {
        /// The piece that is on a trap without support.
        piece: Piece,
        /// The trap square that the piece is on.
        at: Square,
    },
}

impl Fault {
    /// The stable code of this reason why a position is illegal, such as `too-many`.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::TooMany { .. } => "too-many",
            Self::UnsupportedOnTrap { .. } => "unsupported-on-trap",
        }
    }

    /// The squares of the pieces that make the position illegal.
    pub fn squares(&self) -> Vec<Square> {
        match self {
            Self::TooMany { at, .. } => at.clone(),
            Self::UnsupportedOnTrap { at, .. } => vec![*at],
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooMany { piece, at } => {
                let (found, set) = (at.len(), piece.kind.count());
                write!(f, "There are {found} {}s; a side has at most {set}.", piece.name())
            }
            Self::UnsupportedOnTrap { piece, at } => {
                write!(f, "The {} on the trap {at} has no friendly piece next to it.", piece.name())
            }
        }
    }
}

impl Coded for Fault {
    fn code(&self) -> &'static str {
        self.code()
    }

    fn details(&self) -> Details {
        let squares = self.squares().iter().map(ToString::to_string).collect();
        Details { squares, ..Details::default() }
    }
}

impl std::error::Error for Fault {}
