//! The words of a record: its text without spaces and comments, each with where it stands.

use crate::notation::{Cursor, NotationError};

/// A part of a record that means something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Item<'a> {
    /// Letters up to the next space.
    Word(&'a str),
    /// `[Name "value"]`, and where the value stands.
    Tag { name: &'a str, value: String, value_at: usize },
}

/// Reads items off a text. `at` counts characters.
pub(crate) struct Words<'a>(Cursor<'a>);

impl<'a> Words<'a> {
    pub fn new(text: &'a str) -> Self {
        Self(Cursor::new(text))
    }

    /// The next item with its offset; `None` at the end.
    pub fn read(&mut self) -> Result<Option<(usize, Item<'a>)>, NotationError> {
        self.skip()?;
        let at = self.0.at();
        match self.0.peek() {
            None => Ok(None),
            Some('[') => self.tag().map(|tag| Some((at, tag))),
            Some(_) => {
                let word = self.0.take(|c| !c.is_whitespace() && !matches!(c, '\\' | '{' | ';' | '#' | '['));
                if word.is_empty() {
                    return self.0.error("“\\” is neither a turn nor a line's end “\\n”.");
                }
                Ok(Some((at, Item::Word(word))))
            }
        }
    }

    fn expect(&mut self, expected: &str, message: &str) -> Result<(), NotationError> {
        if self.0.accept(expected) { Ok(()) } else { self.0.error(message) }
    }

    /// Skips spaces, ends of lines (also those that arimaa.com's archive spells `\n`) and comments.
    fn skip(&mut self) -> Result<(), NotationError> {
        loop {
            self.0.skip(char::is_whitespace);
            match self.0.peek() {
                Some('\\') if ["\\n", "\\r", "\\t"].into_iter().any(|end| self.0.accept(end)) => {}
                Some(';' | '#') => {
                    let line = self.0.rest().split('\n').next().unwrap_or_default();
                    self.0.accept(line.split("\\n").next().unwrap_or_default());
                }
                Some('{') => match self.0.rest().split_once('}') {
                    None => return self.0.error("This comment has no end."),
                    Some((comment, _)) => {
                        self.0.accept(comment);
                        self.0.accept("}");
                    }
                },
                _ => return Ok(()),
            }
        }
    }

    fn tag(&mut self) -> Result<Item<'a>, NotationError> {
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
        Ok(Item::Tag { name, value, value_at })
    }
}

/// A word that is not a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Keyword {
    /// A turn is taken back.
    Takeback,
    /// The player loses, or the name of the reason why.
    Loses(Option<&'static str>),
    /// The player wins.
    Wins,
    /// `1-0`, `0-1`: the first player has won, or the second; `*` is nobody.
    Winner(Option<usize>),
    /// `on`, `by`: says nothing.
    Filler,
}

impl Keyword {
    pub fn read(word: &str) -> Option<Self> {
        let word = word.trim_end_matches(['.', '!', ',']).to_ascii_lowercase();
        Some(match word.as_str() {
            "takeback" => Self::Takeback,
            "resigns" | "resign" | "resigned" | "resignation" => Self::Loses(Some("resignation")),
            "time" | "timeout" | "timed" => Self::Loses(Some("time")),
            "illegal" => Self::Loses(Some("illegal")),
            "lost" | "loses" | "lose" | "loss" => Self::Loses(None),
            "won" | "wins" | "win" => Self::Wins,
            "1-0" => Self::Winner(Some(0)),
            "0-1" => Self::Winner(Some(1)),
            "*" => Self::Winner(None),
            "on" | "by" | "out" | "has" | "the" | "game" | "move" => Self::Filler,
            _ => return None,
        })
    }
}

/// A tag's value as it is written between quotes; what would break the line becomes a space.
pub(crate) fn quoted(value: &str) -> String {
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
