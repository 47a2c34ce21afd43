//! What makes a board no legal position.

use std::fmt;

use super::{Piece, Square};
use crate::error::Coded;

/// What makes a board no legal position. [`Setup::position`](super::Setup::position) reports all at once.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Fault {
    /// A side has more pieces of a kind than a set holds.
    TooMany {
        /// The piece.
        piece: Piece,
        /// Where all of them stand.
        at: Vec<Square>,
    },
    /// A piece stands on a trap with no friend beside: the trap would have taken it.
    UnsupportedOnTrap {
        /// The piece.
        piece: Piece,
        /// The trap.
        at: Square,
    },
}

impl Fault {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::TooMany { .. } => "too-many",
            Self::UnsupportedOnTrap { .. } => "unsupported-on-trap",
        }
    }

    /// The squares that matter.
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
                write!(f, "{found} {}s on the board, where a set has {set}.", piece.name())
            }
            Self::UnsupportedOnTrap { piece, at } => {
                write!(f, "The {} on the trap {at} has no friend beside.", piece.name())
            }
        }
    }
}

impl Coded for Fault {
    fn code(&self) -> &'static str {
        self.code()
    }
}

impl std::error::Error for Fault {}
