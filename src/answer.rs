//! The shapes in which the faces answer: JSON from the program, plain objects in JavaScript, the same in both.
//!
//! ```
//! use keddah::{answer::Status, arimaa::Game};
//! let status = Status::from(Game::default_setup().status());
//! assert_eq!(serde_json::to_string(&status)?, r#"{"kind":"playing","toMove":"gold"}"#);
//! # Ok::<(), serde_json::Error>(())
//! ```

use serde::Serialize;

#[cfg(feature = "arimaa")]
use crate::arimaa;
#[cfg(feature = "quoridor")]
use crate::quoridor;
use crate::search::{self, Score};

/// How a game stands.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Status {
    /// It goes on.
    Playing {
        /// Whose turn it is.
        to_move: Player,
    },
    /// It is over.
    Won {
        /// By whom.
        winner: Player,
        /// Why.
        reason: &'static str,
    },
}

/// A side's name, or a player's number.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Player {
    /// In Arimaa.
    Name(&'static str),
    /// In Quoridor.
    Number(u8),
}

#[cfg(feature = "arimaa")]
impl From<arimaa::Side> for Player {
    fn from(side: arimaa::Side) -> Self {
        Self::Name(side.name())
    }
}

#[cfg(feature = "quoridor")]
impl From<quoridor::Player> for Player {
    fn from(player: quoridor::Player) -> Self {
        Self::Number(player.number())
    }
}

#[cfg(feature = "arimaa")]
impl From<arimaa::Status> for Status {
    fn from(status: arimaa::Status) -> Self {
        match status {
            arimaa::Status::Playing { to_move } => Self::Playing { to_move: to_move.into() },
            arimaa::Status::Won { winner, reason } => {
                Self::Won { winner: winner.into(), reason: reason.name() }
            }
        }
    }
}

#[cfg(feature = "quoridor")]
impl From<quoridor::Status> for Status {
    fn from(status: quoridor::Status) -> Self {
        match status {
            quoridor::Status::Playing { to_move } => Self::Playing { to_move: to_move.into() },
            quoridor::Status::Won { winner, reason } => {
                Self::Won { winner: winner.into(), reason: reason.name() }
            }
        }
    }
}

/// Why something is refused.
#[derive(Serialize, Default)]
pub struct Reason {
    /// The stable code.
    pub code: &'static str,
    /// An English sentence.
    pub message: String,
    /// The squares that matter.
    pub squares: Vec<String>,
    /// The walls that matter.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub walls: Vec<String>,
    /// The players that matter.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<u8>,
    /// Where reading stopped, in characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<usize>,
    /// The earlier turns that matter.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub turns: Vec<String>,
    /// For a record: the turn at which it breaks off.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<String>,
    /// For a list: the entry.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub index: Option<usize>,
    /// For a position: everything that is wrong.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<Fault>,
}

/// One of the things that are wrong with a position.
#[derive(Serialize, Default)]
pub struct Fault {
    /// The stable code.
    pub code: &'static str,
    /// An English sentence.
    pub message: String,
    /// The squares that matter.
    pub squares: Vec<String>,
    /// The walls that matter.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub walls: Vec<String>,
    /// The players that matter.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<u8>,
}

impl Reason {
    /// Something wrong with the question itself.
    pub fn new(code: &'static str, message: impl Into<String>) -> Box<Self> {
        Box::new(Self { code, message: message.into(), ..Self::default() })
    }

    /// What the library says.
    pub fn of(error: impl Into<Self>) -> Box<Self> {
        Box::new(error.into())
    }

    /// The same, of an entry of a list.
    pub fn at_index(mut self: Box<Self>, index: usize) -> Box<Self> {
        self.index = Some(index);
        self
    }

    /// The same, of a character of a text.
    pub fn at(mut self: Box<Self>, at: usize) -> Box<Self> {
        self.at = Some(at);
        self
    }
}

#[cfg(feature = "arimaa")]
impl From<arimaa::Error> for Reason {
    fn from(error: arimaa::Error) -> Self {
        let names = |squares: Vec<arimaa::Square>| squares.iter().map(ToString::to_string).collect();
        let fault = |fault: &arimaa::Fault| Fault {
            code: fault.code(),
            message: fault.to_string(),
            squares: names(fault.squares()),
            ..Fault::default()
        };
        Self {
            code: error.code(),
            message: error.to_string(),
            squares: names(error.squares()),
            at: error.at(),
            turns: error.turns().to_vec(),
            turn: error.turn().map(str::to_owned),
            faults: error.faults().iter().map(fault).collect(),
            ..Self::default()
        }
    }
}

#[cfg(feature = "quoridor")]
impl From<quoridor::Error> for Reason {
    fn from(error: quoridor::Error) -> Self {
        let numbers = |players: Vec<quoridor::Player>| players.iter().map(|p| p.number()).collect();
        let fault = |fault: &quoridor::Fault| Fault {
            code: fault.code(),
            message: fault.to_string(),
            squares: fault.squares(),
            walls: fault.walls(),
            players: numbers(fault.players()),
        };
        Self {
            code: error.code(),
            message: error.to_string(),
            squares: error.squares(),
            walls: error.walls(),
            players: numbers(error.players()),
            at: error.at(),
            turn: error.turn().map(str::to_owned),
            faults: error.faults().iter().map(fault).collect(),
            ..Self::default()
        }
    }
}

/// What a position is worth to the player to move.
#[derive(Serialize)]
pub struct Worth {
    /// The chance to win, 0…1.
    pub win: f64,
}

impl From<Score> for Worth {
    fn from(score: Score) -> Self {
        Self { win: score.win() }
    }
}

/// A line of play.
#[derive(Serialize)]
pub struct Line {
    /// Its moves or whole turns.
    pub moves: Vec<String>,
    /// What it leads to.
    pub score: Worth,
}

/// What a search found.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SearchResult {
    /// The first move of the best line.
    pub best: String,
    /// That line's score.
    pub score: Worth,
    /// Best first.
    pub lines: Vec<Line>,
    /// Positions visited.
    pub nodes: u64,
    /// Milliseconds.
    pub time_ms: f64,
    /// Whether something else than its limits ended it.
    pub stopped: bool,
}

impl SearchResult {
    /// What a search found that its limits ended, its moves written by `write`.
    pub fn new<T: Clone>(found: &search::SearchResult<T>, write: impl Fn(&T) -> String) -> Self {
        let line = |line: &search::Line<T>| Line {
            moves: line.moves.iter().map(&write).collect(),
            score: line.score.into(),
        };
        Self {
            best: write(&found.best),
            score: found.score().into(),
            lines: found.lines.iter().map(line).collect(),
            nodes: found.nodes,
            time_ms: found.time_ms,
            stopped: false,
        }
    }
}
