//! The words of a record: its text without spaces and comments, each with where it stands.

use super::NotationError;

/// A part of a record that means something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Item<'a> {
    /// Letters up to the next space.
    Word(&'a str),
    /// `[Name "value"]`, and where the value stands.
    Tag { name: &'a str, value: String, value_at: usize },
}

/// Reads items off a text. `at` counts characters.
pub(super) struct Words<'a> {
    rest: &'a str,
    at: usize,
}

impl<'a> Words<'a> {
    pub fn new(text: &'a str) -> Self {
        Self { rest: text, at: 0 }
    }

    /// The next item with its offset; `None` at the end.
    pub fn read(&mut self) -> Result<Option<(usize, Item<'a>)>, NotationError> {
        self.skip()?;
        let at = self.at;
        match self.peek() {
            None => Ok(None),
            Some('[') => self.tag().map(|tag| Some((at, tag))),
            Some(_) => {
                let word = self.take(|c| !c.is_whitespace() && !matches!(c, '\\' | '{' | ';' | '#' | '['));
                if word.is_empty() {
                    return self.error("“\\” is neither a turn nor a line's end “\\n”.");
                }
                Ok(Some((at, Item::Word(word))))
            }
        }
    }

    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn error<T>(&self, message: &str) -> Result<T, NotationError> {
        Err(NotationError::new(self.at, message))
    }

    /// Takes characters as long as they fit.
    fn take(&mut self, fits: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|c| !fits(c)).unwrap_or(self.rest.len());
        let (taken, rest) = self.rest.split_at(end);
        self.rest = rest;
        self.at += taken.chars().count();
        taken
    }

    fn expect(&mut self, expected: char, message: &str) -> Result<(), NotationError> {
        match self.rest.strip_prefix(expected) {
            Some(rest) => {
                self.rest = rest;
                self.at += 1;
                Ok(())
            }
            None => self.error(message),
        }
    }

    /// Skips spaces, ends of lines (also those that arimaa.com's archive spells `\n`) and comments.
    fn skip(&mut self) -> Result<(), NotationError> {
        loop {
            self.take(char::is_whitespace);
            let mut ahead = self.rest.chars();
            match ahead.next() {
                Some('\\') if matches!(ahead.next(), Some('n' | 'r' | 't')) => {
                    self.rest = ahead.as_str();
                    self.at += 2;
                }
                Some(';' | '#') => {
                    let line = self.rest.split('\n').next().unwrap_or_default();
                    let line = line.split("\\n").next().unwrap_or_default();
                    self.rest = &self.rest[line.len()..];
                    self.at += line.chars().count();
                }
                Some('{') => {
                    let Some(end) = self.rest.find('}') else {
                        return self.error("This comment has no end.");
                    };
                    self.at += self.rest[..=end].chars().count();
                    self.rest = &self.rest[end + 1..];
                }
                _ => return Ok(()),
            }
        }
    }

    fn tag(&mut self) -> Result<Item<'a>, NotationError> {
        const FORM: &str = "A tag has the form [Name \"value\"].";
        self.expect('[', FORM)?;
        self.take(char::is_whitespace);
        let name = self.take(|c| c.is_alphanumeric() || c == '_');
        if name.is_empty() {
            return self.error(FORM);
        }
        self.take(char::is_whitespace);
        self.expect('"', FORM)?;
        let value_at = self.at;
        let mut value = String::new();
        loop {
            value.push_str(self.take(|c| !matches!(c, '"' | '\\' | '\n')));
            let mut ahead = self.rest.chars();
            match (ahead.next(), ahead.next()) {
                (Some('\\'), Some(c @ ('"' | '\\'))) => {
                    value.push(c);
                    self.rest = ahead.as_str();
                    self.at += 2;
                }
                // A lone backslash stands for itself.
                (Some('\\'), _) => {
                    value.push('\\');
                    self.expect('\\', FORM)?;
                }
                _ => break,
            }
        }
        self.expect('"', FORM)?;
        self.take(char::is_whitespace);
        self.expect(']', FORM)?;
        Ok(Item::Tag { name, value, value_at })
    }
}

/// A tag's value as it is written between quotes; what would break the line becomes a space.
pub(super) fn quoted(value: &str) -> String {
    let mut out = String::with_capacity(value.len());
    for c in value.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Result<Vec<(usize, String)>, usize> {
        let mut words = Words::new(text);
        let mut all = Vec::new();
        loop {
            match words.read() {
                Ok(None) => return Ok(all),
                Ok(Some((at, Item::Word(word)))) => all.push((at, word.into())),
                Ok(Some((at, Item::Tag { name, value, .. }))) => all.push((at, format!("{name}={value}"))),
                Err(error) => return Err(error.at),
            }
        }
    }

    #[test]
    fn items_and_where_they_stand() {
        let found = words("é {ö; ] x}a\\nb;c [ d\\ne#\nf[A \"x\\\"\\\\ \\q]\"]").unwrap();
        let expected = [(0, "é"), (10, "a"), (13, "b"), (22, "e"), (25, "f"), (26, "A=x\"\\ \\q]")];
        assert_eq!(found, expected.map(|(at, word)| (at, word.to_string())));
    }

    #[test]
    fn what_cannot_be_read() {
        for (text, at) in [
            ("a {b", 2),
            ("a \\x", 2),
            ("a\\", 1),
            ("[", 1),
            ("[A", 2),
            ("[A \"b", 5),
            ("[A \"b\nc\"]", 5),
            ("[A \"b\" c]", 7),
        ] {
            assert_eq!(words(text), Err(at), "{text}");
        }
    }
}
