//! The shapes of answers that several commands share, the same as in JavaScript.

use std::io::Write;

use keddah::{arimaa, quoridor};
use serde::Serialize;

/// Writes an answer as a line.
pub fn print(out: &mut impl Write, answer: &impl Serialize) -> std::io::Result<()> {
    // One write a line, so that who reads line by line never waits for the rest.
    let mut line = serde_json::to_vec(answer)?;
    line.push(b'\n');
    out.write_all(&line)?;
    out.flush()
}

/// How a game stands.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Status {
    Playing { to_move: Player },
    Won { winner: Player, reason: &'static str },
}

/// A side's name, or a player's number.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Player {
    Name(&'static str),
    Number(u8),
}

impl From<arimaa::Side> for Player {
    fn from(side: arimaa::Side) -> Self {
        Self::Name(side.name())
    }
}

impl From<quoridor::Player> for Player {
    fn from(player: quoridor::Player) -> Self {
        Self::Number(player.number())
    }
}

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
    pub code: &'static str,
    pub message: String,
    pub squares: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub walls: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<usize>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub turns: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub index: Option<usize>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<Fault>,
}

/// One of the things that are wrong with a position.
#[derive(Serialize, Default)]
pub struct Fault {
    pub code: &'static str,
    pub message: String,
    pub squares: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub walls: Vec<String>,
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
