//! The faults by which an engine forfeits a game.

/// The reasons why an engine forfeits a game of a match.
#[derive(Debug)]
pub enum Fault {
    /// The engine has exceeded its time.
    Late,
    /// The engine has exited, or its reply is invalid.
    Broken(String),
}

/// The fault of an engine that cannot go on because of an error.
pub fn broken(error: impl std::fmt::Display) -> Fault {
    Fault::Broken(error.to_string())
}
