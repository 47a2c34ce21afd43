//! The tokenizer of records: words, tags, comments, glyphs and the brackets of variations.

use super::annotation::nag_of;
use crate::notation::{NotationError, Scanner, is_in_name};

/// A token of a game record, such as a word, a tag or a comment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum RecordToken<'a> {
    /// A word of a game record: the characters up to the next white space or other token.
    Word(&'a str),
    /// A tag of a game record, `[Name "value"]`, with the offset of the value.
    Tag { name: &'a str, value: String, value_at: usize },
    /// A comment in a game record, between braces, or from `;` or `#` to the end of the line.
    Comment(String),
    /// A numeric annotation glyph (NAG) in a game record, such as `$6`, or one written as
    /// punctuation such as `?!`.
    Nag(u8),
    /// The start of a variation in a game record: `(`.
    Open,
    /// The end of a variation in a game record: `)`.
    Close,
}

/// Splits a game record into tokens. Offsets count characters.
pub(crate) struct Tokenizer<'a>(Scanner<'a>);

impl<'a> Tokenizer<'a> {
    pub fn new(text: &'a str) -> Self {
        Self(Scanner::new(text))
    }

    /// Returns the next token of the record with its offset; `None` at the end.
    pub fn read(&mut self) -> Result<Option<(usize, RecordToken<'a>)>, NotationError> {
        self.skip_space();
        let at = self.0.at();
        let Some(next) = self.0.peek() else { return Ok(None) };
        let token = match next {
            '[' => self.tag()?,
            '{' => self.comment()?,
            ';' | '#' => self.line_comment(),
            '$' | '!' | '?' => self.nag()?,
            '(' | ')' => {
                self.0.next();
                if next == '(' { RecordToken::Open } else { RecordToken::Close }
            }
            _ => {
                let word = self.0.take(is_in_word);
                if word.is_empty() {
                    return self.0.error("Unexpected “\\”: only “\\n”, “\\r” and “\\t” are known.");
                }
                RecordToken::Word(word)
            }
        };
        Ok(Some((at, token)))
    }

    fn expect(&mut self, expected: &str, message: &str) -> Result<(), NotationError> {
        if self.0.accept(expected) { Ok(()) } else { self.0.error(message) }
    }

    /// Skips white space, including the two-character line breaks `\n` of arimaa.com's archive.
    fn skip_space(&mut self) {
        loop {
            self.0.skip(char::is_whitespace);
            if !["\\n", "\\r", "\\t"].into_iter().any(|space| self.0.accept(space)) {
                return;
            }
        }
    }

    /// Reads a comment between braces, in which a backslash before a brace or a backslash makes it
    /// part of the comment.
    fn comment(&mut self) -> Result<RecordToken<'a>, NotationError> {
        let start = self.0.clone();
        self.0.next();
        let mut text = String::new();
        loop {
            text.push_str(self.0.take(|c| !matches!(c, '}' | '\\')));
            if self.0.accept("}") {
                return Ok(RecordToken::Comment(text));
            }
            if !self.0.accept("\\") {
                return start.error("This comment has no closing “}”.");
            }
            let escaped = self.0.peek().filter(|c| matches!(c, '}' | '\\'));
            text.push(escaped.unwrap_or('\\'));
            if escaped.is_some() {
                self.0.next();
            }
        }
    }

    /// Reads a comment that extends to the end of its line.
    fn line_comment(&mut self) -> RecordToken<'a> {
        self.0.next();
        let in_line = |c| !matches!(c, '\n' | '\\');
        let mut text = String::from(self.0.take(in_line));
        while self.0.peek() == Some('\\') && !self.0.rest().starts_with("\\n") {
            self.0.next();
            text.push('\\');
            text.push_str(self.0.take(in_line));
        }
        RecordToken::Comment(text)
    }

    /// Reads a numeric annotation glyph (NAG): `$` and a number up to 255, or punctuation.
    fn nag(&mut self) -> Result<RecordToken<'a>, NotationError> {
        let start = self.0.clone();
        let nag = if self.0.accept("$") {
            self.0.take(|c| c.is_ascii_digit()).parse::<u64>().ok().and_then(|nag| nag.try_into().ok())
        } else {
            nag_of(self.0.take(|c| matches!(c, '!' | '?')))
        };
        nag.map_or_else(
            || start.error("A glyph is punctuation such as “?!”, or a number from $0 to $255."),
            |nag| Ok(RecordToken::Nag(nag)),
        )
    }

    fn tag(&mut self) -> Result<RecordToken<'a>, NotationError> {
        const FORM: &str = "A tag has the form [Name \"value\"].";
        self.expect("[", FORM)?;
        self.0.skip(char::is_whitespace);
        let name = self.0.take(is_in_name);
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

/// Whether a character is part of a word rather than white space or the start of another token.
fn is_in_word(c: char) -> bool {
    !c.is_whitespace() && !matches!(c, '\\' | '{' | ';' | '#' | '[' | '$' | '!' | '?' | '(' | ')')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Result<Vec<(usize, String)>, usize> {
        let mut tokens = Tokenizer::new(text);
        let mut all = Vec::new();
        while let Some((at, token)) = tokens.read().map_err(|error| error.at)? {
            let text = match token {
                RecordToken::Word(word) => word.into(),
                RecordToken::Tag { name, value, .. } => format!("{name}={value}"),
                RecordToken::Comment(text) => format!("{{{text}}}"),
                RecordToken::Nag(nag) => format!("${nag}"),
                RecordToken::Open => "(".into(),
                RecordToken::Close => ")".into(),
            };
            all.push((at, text));
        }
        Ok(all)
    }

    #[test]
    fn tokens_and_their_offsets() {
        let found = tokens("é {ö; ] x}a\\nb;c [ d\\ne#\nf[A \"x\\\"\\\\ \\q]\"]").unwrap();
        let expected = [
            (0, "é"),
            (2, "{ö; ] x}"),
            (10, "a"),
            (13, "b"),
            (14, "{c [ d}"),
            (22, "e"),
            (23, "{}"),
            (25, "f"),
            (26, "A=x\"\\ \\q]"),
        ];
        assert_eq!(found, expected.map(|(at, word)| (at, word.to_string())));
    }

    #[test]
    fn glyphs_brackets_and_escapes() {
        let found = tokens("a!(b?? $14)$255{\\}\\\\\\n}!?").unwrap();
        let words: Vec<_> = found.iter().map(|(_, word)| word.as_str()).collect();
        assert_eq!(words, ["a", "$1", "(", "b", "$4", "$14", ")", "$255", "{}\\\\n}", "$5"]);
    }

    #[test]
    fn what_cannot_be_read() {
        for (text, at) in [
            ("a {b", 2),
            ("a {b\\}", 2),
            ("a \\x", 2),
            ("a\\", 1),
            ("a $", 2),
            ("a $999", 2),
            ("a !!!", 2),
            ("[", 1),
            ("[A", 2),
            ("[A \"b", 5),
            ("[A \"b\nc\"]", 5),
            ("[A \"b\" c]", 7),
        ] {
            assert_eq!(tokens(text), Err(at), "{text}");
        }
    }
}
