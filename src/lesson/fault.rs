//! Faults of goals.

/// The reason why a text is not a goal for a position: a stable code, the offset in the text and an
/// English sentence.
///
/// ```
/// use keddah::{lesson::Goal, quoridor::Game};
/// let fault = Goal::parse("reach e9 and fly", &Game::default()).unwrap_err();
/// assert_eq!((fault.code, fault.at), ("goal-word", 13));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct GoalFault {
    /// The stable code of the fault: `goal-word`, `goal-syntax`, `goal-square`, `goal-piece`,
    /// `goal-number` or `goal-size`.
    pub code: &'static str,
    /// The description of the fault in the goal, as an English sentence.
    pub message: String,
    /// The offset of the first wrong character in the goal, in characters.
    pub at: usize,
}

impl GoalFault {
    /// Creates a fault of a goal at an offset in its text, counted in characters.
    pub fn new(code: &'static str, at: usize, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), at }
    }
}

#[cfg(any(feature = "cli", feature = "wasm"))]
impl From<GoalFault> for crate::json::ErrorInfo {
    fn from(fault: GoalFault) -> Self {
        Self { code: fault.code, message: fault.message, at: Some(fault.at), ..Self::default() }
    }
}
