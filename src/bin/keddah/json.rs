//! The shapes of answers that several commands share, the same as in JavaScript.

use std::io::Write;

use keddah::arimaa::{self, Error};
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
    Playing { to_move: &'static str },
    Won { winner: &'static str, reason: &'static str },
}

impl From<arimaa::Status> for Status {
    fn from(status: arimaa::Status) -> Self {
        match status {
            arimaa::Status::Playing { to_move } => Self::Playing { to_move: to_move.name() },
            arimaa::Status::Won { winner, reason } => {
                Self::Won { winner: winner.name(), reason: reason.name() }
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
#[derive(Serialize)]
pub struct Fault {
    pub code: &'static str,
    pub message: String,
    pub squares: Vec<String>,
}

impl Reason {
    /// Something wrong with the question itself.
    pub fn new(code: &'static str, message: impl Into<String>) -> Box<Self> {
        Box::new(Self { code, message: message.into(), ..Self::default() })
    }

    /// What the library says.
    pub fn of(error: &Error) -> Box<Self> {
        let fault = |fault: &arimaa::Fault| Fault {
            code: fault.code(),
            message: fault.to_string(),
            squares: names(&fault.squares()),
        };
        Box::new(Self {
            code: error.code(),
            message: error.to_string(),
            squares: names(&error.squares()),
            at: error.at(),
            turns: error.turns().to_vec(),
            turn: error.turn().map(str::to_owned),
            index: None,
            faults: error.faults().iter().map(fault).collect(),
        })
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

fn names(squares: &[arimaa::Square]) -> Vec<String> {
    squares.iter().map(ToString::to_string).collect()
}
