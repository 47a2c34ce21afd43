//! Anything that a text can be refused for.

use std::fmt;

use super::{Fault, Labels, NotationError, Player, Refusal};

/// A text cannot be read, or the rules forbid it, or its position has faults. Squares and walls are written as in the question.
///
/// ```
/// use keddah::quoridor::{Game, Notation, Options};
/// let seeds = Options { notation: Notation::Glendenning, ..Options::default() };
/// let mut game = Game::new(&seeds)?;
/// game.play("e5v")?;
/// let error = game.check("e5h").unwrap_err();
/// assert_eq!((error.code(), error.walls()), ("wall-crosses", vec!["e5h".into(), "e5v".into()]));
/// assert_eq!(error.to_string(), "The wall e5h would cross e5v.");
/// # Ok::<(), keddah::quoridor::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Error {
    /// The text is not in the notation.
    Notation(NotationError),
    /// The rules forbid it.
    Refusal {
        /// What they have against it.
        refusal: Refusal,
        /// How squares and walls were written.
        labels: Labels,
    },
    /// The position is not legal, or there is no such game: every fault, at least one.
    Faults(Vec<Fault>),
    /// A record breaks off at a turn: which, counted from 1, and why.
    Turn {
        /// The turn's number.
        turn: String,
        /// Why.
        error: Box<Error>,
    },
}

impl Error {
    /// The stable code; of several faults, the first one's.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Notation(_) => NotationError::CODE,
            Self::Refusal { refusal, .. } => refusal.code(),
            Self::Faults(faults) => faults.first().map_or("position", Fault::code),
            Self::Turn { error, .. } => error.code(),
        }
    }

    /// The squares that matter, as they are written.
    pub fn squares(&self) -> Vec<String> {
        match self {
            Self::Notation(_) => Vec::new(),
            Self::Refusal { refusal, labels } => refusal.square_labels(*labels),
            Self::Faults(faults) => faults.iter().flat_map(Fault::squares).collect(),
            Self::Turn { error, .. } => error.squares(),
        }
    }

    /// The walls that matter, as they are written.
    pub fn walls(&self) -> Vec<String> {
        match self {
            Self::Notation(_) => Vec::new(),
            Self::Refusal { refusal, labels } => refusal.wall_labels(*labels),
            Self::Faults(faults) => faults.iter().flat_map(Fault::walls).collect(),
            Self::Turn { error, .. } => error.walls(),
        }
    }

    /// The players that matter.
    pub fn players(&self) -> Vec<Player> {
        match self {
            Self::Notation(_) => Vec::new(),
            Self::Refusal { refusal, .. } => refusal.players(),
            Self::Faults(faults) => faults.iter().flat_map(Fault::players).collect(),
            Self::Turn { error, .. } => error.players(),
        }
    }

    /// For a text that cannot be read: the offset of the first character that does not fit.
    pub fn at(&self) -> Option<usize> {
        match self {
            Self::Notation(error) => Some(error.at),
            Self::Turn { error, .. } => error.at(),
            _ => None,
        }
    }

    /// The same, of a text of which the one read is a part that begins there.
    pub(super) fn moved(self, by: usize) -> Self {
        match self {
            Self::Notation(error) => error.moved(by).into(),
            Self::Turn { turn, error } => Self::Turn { turn, error: Box::new(error.moved(by)) },
            other => other,
        }
    }

    /// For a position that is not legal: every fault; else none.
    pub fn faults(&self) -> &[Fault] {
        match self {
            Self::Faults(faults) => faults,
            Self::Turn { error, .. } => error.faults(),
            _ => &[],
        }
    }

    /// For a record: the number of the turn at which it breaks off.
    pub fn turn(&self) -> Option<&str> {
        match self {
            Self::Turn { turn, .. } => Some(turn),
            _ => None,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Notation(error) => error.fmt(f),
            Self::Refusal { refusal, labels } => f.write_str(&refusal.sentence(*labels)),
            Self::Faults(faults) => {
                let sentences: Vec<_> = faults.iter().map(ToString::to_string).collect();
                f.write_str(&sentences.join(" "))
            }
            Self::Turn { turn, error } => write!(f, "Turn {turn}: {error}"),
        }
    }
}

impl std::error::Error for Error {}

impl From<NotationError> for Error {
    fn from(error: NotationError) -> Self {
        Self::Notation(error)
    }
}

impl From<Refusal> for Error {
    /// In standard notation.
    fn from(refusal: Refusal) -> Self {
        Self::Refusal { refusal, labels: Labels::STANDARD }
    }
}

impl From<Vec<Fault>> for Error {
    fn from(faults: Vec<Fault>) -> Self {
        Self::Faults(faults)
    }
}
