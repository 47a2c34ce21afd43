//! Errors of all games: unreadable text, refused turns and illegal positions, with stable codes.

use std::fmt::{Debug, Display};

pub use crate::notation::NotationError;

/// A reason why the rules refuse something: a stable code, an English sentence (its `Display`) and
/// the squares, walls or players concerned.
///
/// ```
/// use keddah::arimaa::{Direction, Position};
/// use keddah::error::Coded;
/// let refusal = Position::default().try_step("a2".parse()?, Direction::South).unwrap_err();
/// assert_eq!((Coded::code(&refusal), refusal.details().squares), ("occupied", vec!["a1".into()]));
/// # Ok::<(), keddah::arimaa::NotationError>(())
/// ```
pub trait Coded: Clone + Eq + Debug + Display + Send + Sync {
    /// The stable code of a refusal or fault: words joined by hyphens, the same in every interface
    /// and release.
    fn code(&self) -> &'static str;

    /// The squares, walls, players and turns that the refusal or fault concerns.
    fn details(&self) -> Details;
}

/// The squares, walls, players and turns that an error concerns, in the notation of the game. An
/// interface can highlight them.
///
/// ```
/// let game = keddah::quoridor::Game::parse("1. e5h", &Default::default())?;
/// let details = game.check("e5v").unwrap_err().details();
/// assert_eq!(details.walls, ["e5v", "e5h"]);
/// # Ok::<(), keddah::quoridor::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Details {
    /// The square of the refused action, then the squares that explain the refusal.
    pub squares: Vec<String>,
    /// The refused wall, then the walls that explain the refusal.
    pub walls: Vec<String>,
    /// The numbers of the players that the error concerns, from 1.
    pub players: Vec<u8>,
    /// For a forbidden repetition, the turns after which the position occurred before.
    pub turns: Vec<String>,
}

/// An error of a game, with refusals `R` and position faults `F`. Each game has an alias, such as
/// [`arimaa::Error`](crate::arimaa::Error).
///
/// ```
/// use keddah::quoridor::Position;
/// let error = "//e1e9/10 10/3".parse::<Position>().unwrap_err();
/// assert_eq!((error.code(), error.faults().len()), ("no-such-player", 1));
/// assert_eq!("//e1".parse::<Position>().unwrap_err().at(), Some(4));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Error<R, F: Display> {
    /// A text does not follow the notation.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The rules refuse an action or a turn.
    #[error("{0}")]
    Refusal(R),
    /// The position or the options of a game are illegal, with every fault, at least one.
    #[error("{}", sentences(.0))]
    Faults(Vec<F>),
    /// An error in one turn of a game record.
    #[error("Turn {turn}: {error}")]
    Turn {
        /// The label or number of the turn in the record.
        turn: String,
        /// The error in that turn.
        error: Box<Self>,
    },
}

impl<R: Coded, F: Coded> Error<R, F> {
    /// The stable code of an error; for several faults, that of the first.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Notation(_) => NotationError::CODE,
            Self::Refusal(refusal) => refusal.code(),
            Self::Faults(faults) => faults.first().map_or("position", Coded::code),
            Self::Turn { error, .. } => error.code(),
        }
    }

    /// The details of the error; for several faults, the details of all.
    pub fn details(&self) -> Details {
        match self {
            Self::Notation(_) => Details::default(),
            Self::Refusal(refusal) => refusal.details(),
            Self::Faults(faults) => {
                faults.iter().map(Coded::details).fold(Details::default(), |mut all, one| {
                    all.squares.extend(one.squares);
                    all.walls.extend(one.walls);
                    all.players.extend(one.players);
                    all.turns.extend(one.turns);
                    all
                })
            }
            Self::Turn { error, .. } => error.details(),
        }
    }

    /// The squares that the error concerns.
    pub fn squares(&self) -> Vec<String> {
        self.details().squares
    }

    /// The walls that the error concerns.
    pub fn walls(&self) -> Vec<String> {
        self.details().walls
    }

    /// The numbers of the players that the error concerns, from 1.
    pub fn players(&self) -> Vec<u8> {
        self.details().players
    }

    /// For a forbidden repetition, the turns after which the position occurred before.
    pub fn turns(&self) -> Vec<String> {
        self.details().turns
    }
}

impl<R, F: Display> Error<R, F> {
    /// For a notation error, the offset of the first unexpected character.
    pub fn at(&self) -> Option<usize> {
        match self {
            Self::Notation(error) => Some(error.at),
            Self::Turn { error, .. } => error.at(),
            _ => None,
        }
    }

    /// For a notation error, its offset, to be changed.
    pub(crate) fn at_mut(&mut self) -> Option<&mut usize> {
        match self {
            Self::Notation(error) => Some(&mut error.at),
            Self::Turn { error, .. } => error.at_mut(),
            _ => None,
        }
    }

    /// The same error with its offset shifted, for text that was part of a longer text.
    pub(crate) fn moved(mut self, by: usize) -> Self {
        if let Some(at) = self.at_mut() {
            *at += by;
        }
        self
    }

    /// All faults of an illegal position; empty for other errors.
    pub fn faults(&self) -> &[F] {
        match self {
            Self::Faults(faults) => faults,
            Self::Turn { error, .. } => error.faults(),
            _ => &[],
        }
    }

    /// For an error in a record, the label or number of the turn.
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
    joined(&all.iter().map(ToString::to_string).collect::<Vec<_>>(), " ")
}

/// Joins words with a separator between them. Much smaller in wasm than the standard `join`.
#[inline(never)]
pub(crate) fn joined(words: &[String], separator: &str) -> String {
    let mut text = String::new();
    for (i, word) in words.iter().enumerate() {
        if i > 0 {
            text.push_str(separator);
        }
        text.push_str(word);
    }
    text
}
