//! The tokenizer of records: words and tags, without white space and comments.

use crate::notation::{NotationError, Scanner};

/// A token of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum RecordToken<'a> {
    /// Characters up to the next white space, comment or tag.
    Word(&'a str),
    /// A tag `[Name "value"]`, with the offset of the value.
    Tag { name: &'a str, value: String, value_at: usize },
}

/// Splits a record into tokens. Offsets count characters.
pub(crate) struct Tokenizer<'a>(Scanner<'a>);

impl<'a> Tokenizer<'a> {
    pub fn new(text: &'a str) -> Self {
        Self(Scanner::new(text))
    }

    /// The next token with its offset; `None` at the end.
    pub fn read(&mut self) -> Result<Option<(usize, RecordToken<'a>)>, NotationError> {
        self.skip()?;
        let at = self.0.at();
        match self.0.peek() {
            None => Ok(None),
            Some('[') => self.tag().map(|tag| Some((at, tag))),
            Some(_) => {
                let word = self.0.take(|c| !c.is_whitespace() && !matches!(c, '\\' | '{' | ';' | '#' | '['));
                if word.is_empty() {
                    return self.0.error("Unexpected “\\”: only “\\n”, “\\r” and “\\t” are known.");
                }
                Ok(Some((at, RecordToken::Word(word))))
            }
        }
    }

    fn expect(&mut self, expected: &str, message: &str) -> Result<(), NotationError> {
        if self.0.accept(expected) { Ok(()) } else { self.0.error(message) }
    }

    /// Skips comments and white space, including the two-character line breaks `\n` of arimaa.com's
    /// archive.
    fn skip(&mut self) -> Result<(), NotationError> {
        loop {
            self.0.skip(char::is_whitespace);
            match self.0.peek() {
                Some('\\') if ["\\n", "\\r", "\\t"].into_iter().any(|end| self.0.accept(end)) => {}
                Some(';' | '#') => {
                    let in_line = |c| !matches!(c, '\n' | '\\');
                    self.0.skip(in_line);
                    while self.0.peek() == Some('\\') && !self.0.rest().starts_with("\\n") {
                        self.0.next();
                        self.0.skip(in_line);
                    }
                }
                Some('{') => match self.0.rest().split_once('}') {
                    None => return self.0.error("This comment has no closing “}”."),
                    Some((comment, _)) => {
                        self.0.accept(comment);
                        self.0.accept("}");
                    }
                },
                _ => return Ok(()),
            }
        }
    }

    fn tag(&mut self) -> Result<RecordToken<'a>, NotationError> {
        const FORM: &str = "A tag has the form [Name \"value\"].";
        self.expect("[", FORM)?;
        self.0.skip(char::is_whitespace);
        let name = self.0.take(|c| c.is_alphanumeric() || c == '_');
        if name.is_empty() {
            return self.0.error(FORM);
        }
        self.0.skip(char::is_whitespace);
        self.expect("\"", FORM)?;
        let value_at = self.0.at();
        let mut value = String::new();
        loop {
            value.push_str(self.0.take(|c| !matches!(c, '"' | '\\' | '\n')));
            if self.0.accept("\\\"") {
                value.push('"');
            } else if self.0.accept("\\\\") || self.0.accept("\\") {
                // A lone backslash stands for itself.
                value.push('\\');
            } else {
                break;
            }
        }
        self.expect("\"", FORM)?;
        self.0.skip(char::is_whitespace);
        self.expect("]", FORM)?;
        Ok(RecordToken::Tag { name, value, value_at })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Result<Vec<(usize, String)>, usize> {
        let mut tokens = Tokenizer::new(text);
        let mut all = Vec::new();
        loop {
            match tokens.read() {
                Ok(None) => return Ok(all),
                Ok(Some((at, RecordToken::Word(word)))) => all.push((at, word.into())),
                Ok(Some((at, RecordToken::Tag { name, value, .. }))) => {
                    all.push((at, format!("{name}={value}")))
                }
                Err(error) => return Err(error.at),
            }
        }
    }

    #[test]
    fn tokens_and_their_offsets() {
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
