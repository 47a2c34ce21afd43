//! What the notations of all games share: the error of a text that cannot be read, and a way to read one.

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

    /// The same, of a text of which the one read is a part that begins there.
    pub(crate) fn moved(self, by: usize) -> Self {
        Self { at: self.at + by, ..self }
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

/// A text and how much of it has been read, in characters.
#[derive(Clone)]
pub(crate) struct Cursor<'a> {
    rest: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    pub fn new(text: &'a str) -> Self {
        Self { rest: text, at: 0 }
    }

    /// How many characters have been read.
    pub fn at(&self) -> usize {
        self.at
    }

    /// What has not been read.
    pub fn rest(&self) -> &'a str {
        self.rest
    }

    pub fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    pub fn next(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.rest = &self.rest[next.len_utf8()..];
        self.at += 1;
        Some(next)
    }

    /// Takes characters as long as they fit.
    pub fn take(&mut self, fits: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|c| !fits(c)).unwrap_or(self.rest.len());
        let (taken, rest) = self.rest.split_at(end);
        self.rest = rest;
        self.at += taken.chars().count();
        taken
    }

    pub fn skip(&mut self, skipped: impl Fn(char) -> bool) {
        self.take(skipped);
    }

    /// Reads a text, if it comes next.
    pub fn accept(&mut self, text: &str) -> bool {
        let accepted = self.rest.strip_prefix(text);
        if let Some(rest) = accepted {
            self.rest = rest;
            self.at += text.chars().count();
        }
        accepted.is_some()
    }

    /// Reads one of the accepted characters.
    pub fn expect(&mut self, accepted: &str, what: &str) -> Result<char, NotationError> {
        match self.peek() {
            Some(c) if accepted.contains(c) => {
                self.next();
                Ok(c)
            }
            _ => self.unexpected(what),
        }
    }

    /// Nothing may follow.
    pub fn end(&self, message: &str) -> Result<(), NotationError> {
        if self.rest.is_empty() { Ok(()) } else { self.error(message) }
    }

    pub fn error<T>(&self, message: impl Into<String>) -> Result<T, NotationError> {
        Err(NotationError::new(self.at, message))
    }

    /// The error of something else than what was expected here.
    pub fn unexpected<T>(&self, what: &str) -> Result<T, NotationError> {
        match self.peek() {
            Some(c) => self.error(format!("{what} expected, not “{c}”.")),
            None => self.error(format!("{what} expected, but the text ends.")),
        }
    }
}
