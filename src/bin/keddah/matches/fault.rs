//! The faults by which an engine forfeits a game.

/// The reasons why an engine forfeits a game of a match.
#[derive(Debug)]
pub enum Fault {
    /// An engine forfeits because it has exceeded its time.
    Late,
    /// An engine forfeits because it has exited, or because its reply is invalid.
    Broken(String),
}

/// Returns the fault of an engine that cannot continue a match because of an error.
pub fn broken(error: impl std::fmt::Display) -> Fault {
    Fault::Broken(error.to_string())
}
