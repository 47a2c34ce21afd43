//! The text of a position, legal or not: parsing and writing it.

use std::fmt;
use std::str::FromStr;

use super::{Error, Label, NotationError, Position, Setup};
use crate::notation::Scanner;

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.size != 9 {
            write!(f, "{}:", self.size)?;
        }
        for labels in [&self.horizontal, &self.vertical, &self.pawns] {
            labels.iter().try_for_each(|label| label.fmt(f))?;
            f.write_str("/")?;
        }
        for (index, walls) in self.walls_left.iter().enumerate() {
            write!(f, "{}{walls}", if index == 0 { "" } else { " " })?;
        }
        write!(f, "/{}", self.mover)
    }
}

impl FromStr for Setup {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut scanner = Scanner::new(text);
        skip(&mut scanner);
        let mut size = 9;
        if scanner.peek().is_some_and(|c| c.is_ascii_digit() || c == '-') {
            size = number(&mut scanner, "the size")?;
            scanner.expect(":", "“:” after the size")?;
            skip(&mut scanner);
        }
        let horizontal = labels(&mut scanner)?;
        let vertical = labels(&mut scanner)?;
        let pawns = labels(&mut scanner)?;
        let mut walls_left = Vec::new();
        while scanner.peek() != Some('/') {
            walls_left.push(number(&mut scanner, "the number of walls that a player has left")?);
        }
        scanner.next();
        skip(&mut scanner);
        let mover = number(&mut scanner, "the player to move")?;
        scanner.end("Unexpected text after the position.")?;
        Ok(Self { size, horizontal, vertical, pawns, walls_left, mover })
    }
}

fn skip(scanner: &mut Scanner<'_>) {
    scanner.skip(char::is_whitespace);
}

/// Parses square labels up to a slash, and the slash.
fn labels(scanner: &mut Scanner<'_>) -> Result<Vec<Label>, NotationError> {
    let mut labels = Vec::new();
    loop {
        skip(scanner);
        if scanner.accept("/") {
            skip(scanner);
            return Ok(labels);
        }
        if !scanner.peek().is_some_and(|c| c.is_ascii_alphabetic()) {
            return scanner.unexpected("a square or “/”");
        }
        labels.push(Label::read(scanner)?);
    }
}

/// Parses a whole number and the white space after it.
fn number(scanner: &mut Scanner<'_>, what: &str) -> Result<i64, NotationError> {
    let start = scanner.at();
    let negative = scanner.accept("-");
    let digits = scanner.take(|c| c.is_ascii_digit());
    if digits.is_empty() {
        return scanner.unexpected(what);
    }
    let number: i64 = digits.parse().map_err(|_| NotationError::new(start, "This number is too large."))?;
    skip(scanner);
    Ok(if negative { -number } else { number })
}

impl fmt::Display for Position {
    /// Writes the position as text; see [`Setup`] for the format.
    ///
    /// ```
    /// use keddah::quoridor::Position;
    /// assert_eq!(Position::default().to_string(), "//e1e9/10 10/1");
    /// ```
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(self).fmt(f)
    }
}

impl FromStr for Position {
    type Err = Error;

    /// Parses a position from its text; see [`Setup`] for the format.
    fn from_str(text: &str) -> Result<Self, Error> {
        Ok(text.parse::<Setup>()?.position()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_the_rules() {
        for text in [
            "//e1e9/10 10/1",
            "a1a8c1e3/d6e1h3/e2e9/7 6/1",
            "//e1a5e9i5/5 5 5 5/1",
            "11://f1f11/21 21/1",
            "5:a1/b3/c1c5/0 99/2",
        ] {
            let position: Position = text.parse().unwrap();
            assert_eq!(position.to_string(), text);
            assert_eq!(text.to_uppercase().parse(), Ok(position));
            assert_eq!(format!(" {} \n", text.replace('/', " / ")).parse(), Ok(position));
        }
        assert_eq!("9://e1e9/10 10/1".parse(), Ok(Position::default()));
        // Sorted by file, then rank, independent of the order in the text.
        let sorted: Position = "h3b2b1//e1e9/9 8/2".parse().unwrap();
        assert_eq!(sorted.to_string(), "b1b2h3//e1e9/9 8/2");
        let large: Position = "11:c10a2a10//f1f11/21 18/2".parse().unwrap();
        assert_eq!(large.to_string(), "11:a2a10c10//f1f11/21 18/2");
    }

    #[test]
    fn where_a_text_goes_wrong() {
        for (text, at) in [
            ("", 0),
            ("e1", 2),
            ("//", 2),
            ("/ö", 1),
            ("//e1e9", 6),
            ("//e1e9/", 7),
            ("//e1e9/x", 7),
            ("//e1e9/10 10", 12),
            ("//e1e9/10 10/", 13),
            ("//e1e9/10 10/1/", 14),
            ("//e1e9/10 10/1 2", 15),
            ("11//f1f11/21 21/1", 2),
            ("11:/e/f1f11/21 21/1", 5),
            ("//e1e9/10 -/1", 11),
            ("//e1e9/99999999999999999999 1/1", 7),
            ("a1h//e1e9/1 1/1", 3),
        ] {
            assert_eq!(text.parse::<Setup>().map_err(|error| error.at), Err(at), "{text}");
        }
    }
}
