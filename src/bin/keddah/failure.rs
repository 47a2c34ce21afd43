//! The error of all commands.

use keddah::error::{Coded, Error, NotationError};

/// The reasons why a command of the program fails.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The command fails because the rules or the parser refuse its input.
    #[error("{message} ({code})")]
    Refused { message: String, code: &'static str },
    /// The command fails because a turn in a list is refused. Turns count from 1.
    #[error("turn {number}: {failure}")]
    SearchTurn { number: usize, failure: Box<Failure> },
    /// The command fails because a record in a file is refused. Records count from 1.
    #[error("record {number}: {failure}")]
    Record { number: usize, failure: Box<Failure> },
    /// The command fails because a file cannot be read.
    #[error("{0}")]
    Read(String),
    /// The command fails because its check found faults, which it has printed.
    #[error("found {faults} {}", if *.faults == 1 { "fault" } else { "faults" })]
    Faults { faults: usize },
    /// The command fails because its output cannot be written.
    #[error("cannot write the answer: {0}")]
    Write(#[from] std::io::Error),
}

impl Failure {
    /// Whether the command failed only because the reader of its output closed the pipe, which is
    /// not an error.
    pub fn is_closed_pipe(&self) -> bool {
        matches!(self, Self::Write(error) if error.kind() == std::io::ErrorKind::BrokenPipe)
    }
}

impl Failure {
    /// The exit status of a failed command: 1 if a check found faults, otherwise 2.
    pub fn exit_status(&self) -> u8 {
        if matches!(self, Self::Faults { .. }) { 1 } else { 2 }
    }
}

impl<R: Coded, F: Coded> From<Error<R, F>> for Failure {
    fn from(error: Error<R, F>) -> Self {
        Self::Refused { message: error.to_string(), code: error.code() }
    }
}

impl From<NotationError> for Failure {
    fn from(error: NotationError) -> Self {
        Self::Refused { message: error.to_string(), code: NotationError::CODE }
    }
}
