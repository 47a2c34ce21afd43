//! A scanner and an error type that the parsers of all notations share.

use std::str::Chars;

/// The error for text that does not follow the grammar of a notation. Its code is always
/// `notation`.
///
/// ```
/// use keddah::arimaa::Turn;
/// let error = "Ed2n Ed3q".parse::<Turn>().unwrap_err();
/// assert_eq!(error.at, 8);
/// assert!(error.message.starts_with("“Ed3q” is not a step"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct NotationError {
    /// The offset of the first unexpected character, in characters from the start of the text.
    pub at: usize,
    /// The description of a notation error, as an English sentence.
    pub message: String,
}

impl NotationError {
    /// The stable code of every notation error.
    pub const CODE: &'static str = "notation";

    pub(crate) fn new(at: usize, message: impl Into<String>) -> Self {
        Self { at, message: message.into() }
    }

    /// Returns the error with its offset shifted, for text that was part of a longer text.
    pub(crate) fn moved(self, by: usize) -> Self {
        Self { at: self.at + by, ..self }
    }
}

/// Returns the first 20 characters of a text, for quoting it in an error message.
#[cfg(any(feature = "arimaa", feature = "quoridor"))]
pub(crate) fn excerpt(text: &str) -> String {
    let mut out = String::new();
    for (index, c) in text.chars().enumerate() {
        if index == 20 {
            out.push('…');
            break;
        }
        out.push(c);
    }
    out
}

/// A scanner over a text that is being parsed. Its offset counts characters.
#[derive(Clone)]
pub(crate) struct Scanner<'a> {
    rest: Chars<'a>,
    at: usize,
}

impl<'a> Scanner<'a> {
    pub fn new(text: &'a str) -> Self {
        Self { rest: text.chars(), at: 0 }
    }

    /// The rest of the text, which is not read yet.
    pub fn rest(&self) -> &'a str {
        self.rest.as_str()
    }

    pub fn peek(&self) -> Option<char> {
        self.rest.clone().next()
    }

    pub fn next(&mut self) -> Option<char> {
        let next = self.rest.next()?;
        self.at += 1;
        Some(next)
    }

    /// Consumes and returns characters as long as they satisfy `matches`.
    // A generic or inlined function would be in the wasm many times, and indexing the text would
    // add the code that formats its panic.
    #[inline(never)]
    pub fn take(&mut self, matches: fn(char) -> bool) -> &'a str {
        let text = self.rest();
        while self.peek().is_some_and(matches) {
            self.next();
        }
        text.get(..text.len() - self.rest().len()).unwrap_or_default()
    }

    pub fn skip(&mut self, matches: fn(char) -> bool) {
        self.take(matches);
    }

    /// Consumes `text` if it comes next, and returns whether it did.
    #[inline(never)] // Used in many places.
    pub fn accept(&mut self, text: &str) -> bool {
        let accepted = self.rest().strip_prefix(text);
        if let Some(rest) = accepted {
            self.rest = rest.chars();
            self.at += characters(text);
        }
        accepted.is_some()
    }
}

/// Counts the characters of a text.
// `chars().count()` is fast and large.
#[inline(never)]
pub(crate) fn characters(text: &str) -> usize {
    text.chars().fold(0, |count, _| count + 1)
}

/// Whether a character can be part of a name, such as that of a tag: a letter, a digit or `_`.
/// Every character outside ASCII counts as one: a table of the letters of all languages would be
/// large.
pub(crate) fn is_in_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_' || !c.is_ascii()
}

#[cfg(any(feature = "arimaa", feature = "quoridor"))]
impl Scanner<'_> {
    /// The number of characters read so far, which is the offset of the next one.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Consumes one of the accepted characters. Otherwise fails with the message that `what` was
    /// expected.
    pub fn expect(&mut self, accepted: &str, what: &str) -> Result<char, NotationError> {
        match self.peek() {
            // `contains` would link a substring search into the wasm.
            Some(c) if accepted.chars().any(|one| one == c) => {
                self.next();
                Ok(c)
            }
            _ => self.unexpected(what),
        }
    }

    /// Fails with the message unless the end of the text has been reached.
    pub fn end(&self, message: &str) -> Result<(), NotationError> {
        if self.rest().is_empty() { Ok(()) } else { self.error(message) }
    }

    pub fn error<T>(&self, message: impl Into<String>) -> Result<T, NotationError> {
        Err(NotationError::new(self.at, message))
    }

    /// Fails with the message that `what` was expected instead of the next character.
    pub fn unexpected<T>(&self, what: &str) -> Result<T, NotationError> {
        Err(self.unexpected_error(what))
    }

    #[inline(never)] // Used in many places, and large in wasm.
    fn unexpected_error(&self, what: &str) -> NotationError {
        let found = self.peek().map_or("but the text ends here".into(), |c| format!("found “{c}”"));
        NotationError::new(self.at, format!("Expected {what}, {found}."))
    }
}
