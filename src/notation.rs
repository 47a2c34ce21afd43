//! What the notations of all games share: the error of a text that cannot be read.

/// A text that is not in the notation, and where it goes wrong. Its code is always `notation`.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct NotationError {
    /// The offset of the first character that does not fit, in characters from the start of the text.
    pub at: usize,
    /// An English sentence.
    pub message: String,
}

impl NotationError {
    /// The stable code of every notation error.
    pub const CODE: &'static str = "notation";

    pub(crate) fn new(at: usize, message: impl Into<String>) -> Self {
        Self { at, message: message.into() }
    }
}

/// At most 20 characters of a text, for quoting in a message.
pub(crate) fn excerpt(text: &str) -> String {
    let mut out: String = text.chars().take(20).collect();
    if text.chars().nth(20).is_some() {
        out.push('…');
    }
    out
}
