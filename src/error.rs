//! What any text that is given to a game can be refused for.

use std::fmt::Display;

use crate::notation::NotationError;

/// What has a stable code: words joined by hyphens, the same in every face and every release.
pub trait Coded {
    /// The code.
    fn code(&self) -> &'static str;
}

/// A text cannot be read, or a game's rules forbid it (`R`), or its position has faults (`F`). Each game names its own,
/// such as [`arimaa::Error`](crate::arimaa::Error).
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Error<R, F: Display> {
    /// The text is not in the notation.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The rules forbid it.
    #[error("{0}")]
    Refusal(R),
    /// The position is not legal, or there is no such game: every fault, at least one.
    #[error("{}", sentences(.0))]
    Faults(Vec<F>),
    /// A record breaks off at a turn: which, such as `12s`, and why.
    #[error("Turn {turn}: {error}")]
    Turn {
        /// The turn's label or number in the record.
        turn: String,
        /// Why.
        error: Box<Self>,
    },
}

impl<R: Coded, F: Coded + Display> Error<R, F> {
    /// The stable code; of several faults, the first one's.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Notation(_) => NotationError::CODE,
            Self::Refusal(refusal) => refusal.code(),
            Self::Faults(faults) => faults.first().map_or("position", Coded::code),
            Self::Turn { error, .. } => error.code(),
        }
    }
}

impl<R, F: Display> Error<R, F> {
    /// For a text that cannot be read: the offset of the first character that does not fit.
    pub fn at(&self) -> Option<usize> {
        match self {
            Self::Notation(error) => Some(error.at),
            Self::Turn { error, .. } => error.at(),
            _ => None,
        }
    }

    /// The same, of a text of which the one read is a part that begins there.
    pub(crate) fn moved(self, by: usize) -> Self {
        match self {
            Self::Notation(error) => error.moved(by).into(),
            Self::Turn { turn, error } => Self::Turn { turn, error: Box::new(error.moved(by)) },
            other => other,
        }
    }

    /// For a position that is not legal: every fault; else none.
    pub fn faults(&self) -> &[F] {
        match self {
            Self::Faults(faults) => faults,
            Self::Turn { error, .. } => error.faults(),
            _ => &[],
        }
    }

    /// For a record: the label of the turn at which it breaks off.
    pub fn turn(&self) -> Option<&str> {
        match self {
            Self::Turn { turn, .. } => Some(turn),
            _ => None,
        }
    }
}

impl<R, F: Display> From<Vec<F>> for Error<R, F> {
    fn from(faults: Vec<F>) -> Self {
        Self::Faults(faults)
    }
}

fn sentences(all: &[impl Display]) -> String {
    all.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
