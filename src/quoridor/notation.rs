//! The two dialects of the notation: squares, walls and moves to and from text.

use std::fmt;

use super::{Error, Move, NotationError, Orientation, Refusal, Square, Told, Wall};
use crate::notation::Cursor;

/// How squares and walls are named.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Notation {
    /// Rows counted from player 1's edge; a wall is named by the square south-west of its centre.
    #[default]
    Standard,
    /// Lisa Glendenning's: rows counted from the opposite edge; a wall is named by the square north-west of its centre.
    Glendenning,
}

impl Notation {
    /// Both, the default first.
    pub const ALL: [Self; 2] = [Self::Standard, Self::Glendenning];

    /// `standard` or `glendenning`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Glendenning => "glendenning",
        }
    }

    /// The notation with that name.
    ///
    /// ```
    /// use keddah::quoridor::Notation;
    /// assert_eq!(Notation::from_name("glendenning"), Some(Notation::Glendenning));
    /// ```
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|notation| notation.name() == name)
    }
}

/// A file and a row as text names them, on a board or beyond every board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Label {
    /// 0…25, `a`…`z`.
    pub file: u8,
    /// The number of the row.
    pub row: u32,
}

impl Label {
    /// Reads a label off a text, in either case.
    pub(super) fn read(cursor: &mut Cursor<'_>) -> Result<Self, NotationError> {
        let letter = cursor.peek().filter(char::is_ascii_alphabetic);
        let Some(letter) = letter else { return cursor.unexpected("A file, such as e,") };
        cursor.next();
        let start = cursor.at();
        let digits = cursor.take(|c| c.is_ascii_digit());
        let row = digits.parse().ok().filter(|_| digits.len() <= 9);
        match row {
            None if digits.is_empty() => cursor.unexpected("The number of a row"),
            None => Err(NotationError::new(start, "This number is too large.")),
            Some(_) if digits.len() > 1 && digits.starts_with('0') => {
                Err(NotationError::new(start, "The number of a row does not begin with 0."))
            }
            Some(row) => Ok(Self { file: letter.to_ascii_lowercase() as u8 - b'a', row }),
        }
    }
}

impl From<Square> for Label {
    /// In standard notation.
    fn from(square: Square) -> Self {
        Self { file: square.file(), row: u32::from(square.rank()) + 1 }
    }
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file % 26) as char, self.row)
    }
}

impl fmt::Debug for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A notation on a board of a size: what squares, walls and moves are called there.
///
/// ```
/// use keddah::quoridor::{Labels, Move, Notation, Square};
/// let seeds = Labels { notation: Notation::Glendenning, size: 9 };
/// assert_eq!(seeds.read("E9")?, Move::Pawn(Square::new(4, 0).unwrap()));
/// assert_eq!(Labels::STANDARD.write(seeds.read("e3h")?), "e6h");
/// assert_eq!(seeds.read("e10").unwrap_err().code(), "off-board");
/// assert_eq!(seeds.read("e3x").unwrap_err().at(), Some(2));
/// # Ok::<(), keddah::quoridor::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Labels {
    /// The notation.
    pub notation: Notation,
    /// The squares a side.
    pub size: u8,
}

impl Labels {
    /// The standard notation, where the size does not matter but for reading; 9.
    pub const STANDARD: Self = Self { notation: Notation::Standard, size: 9 };

    /// What a square is called.
    pub fn square(self, square: Square) -> Label {
        let Label { file, row } = square.into();
        match self.notation {
            Notation::Standard => Label { file, row },
            Notation::Glendenning => Label { file, row: (u32::from(self.size) + 1).saturating_sub(row) },
        }
    }

    /// What a wall is called.
    pub fn wall(self, wall: Wall) -> String {
        let Label { file, row } = wall.square.into();
        let row = match self.notation {
            Notation::Standard => row,
            Notation::Glendenning => u32::from(self.size).saturating_sub(row),
        };
        format!("{}{}", Label { file, row }, wall.orientation.letter())
    }

    /// The square with that label; `None` where the board has none.
    pub fn square_at(self, label: Label) -> Option<Square> {
        let row = self.row(label.row, self.size)?;
        Square::new(label.file, row).filter(|square| square.is_on(self.size))
    }

    /// The wall with that label; `None` where it would not lie within the board.
    pub fn wall_at(self, label: Label, orientation: Orientation) -> Option<Wall> {
        let row = self.row(label.row, self.size.checked_sub(1)?)?;
        let wall = Wall { square: Square::new(label.file, row)?, orientation };
        Some(wall).filter(|wall| wall.is_on(self.size))
    }

    /// The row, from 0, that has a number where there are so many.
    fn row(self, number: u32, rows: u8) -> Option<u8> {
        let number = u8::try_from(number).ok().filter(|number| (1..=rows).contains(number))?;
        Some(match self.notation {
            Notation::Standard => number - 1,
            Notation::Glendenning => rows - number,
        })
    }

    /// A move as it is written: `e2`, `e3h`, `pass`.
    pub fn write(self, a_move: Move) -> String {
        match a_move {
            Move::Pawn(to) => self.square(to).to_string(),
            Move::Wall(wall) => self.wall(wall),
            Move::Pass => PASS.into(),
        }
    }

    /// Reads a move, in either case. What is beyond the board is readable, but refused.
    pub fn read(self, text: &str) -> Result<Move, Error> {
        let mut cursor = Cursor::new(text);
        cursor.skip(char::is_whitespace);
        let a_move = self.read_move(&mut cursor)?;
        cursor.skip(char::is_whitespace);
        cursor.end("The move is complete, but the text goes on.")?;
        a_move.map_err(|refusal| Error::Refusal(Told { refusal, labels: self }))
    }

    fn read_move(self, cursor: &mut Cursor<'_>) -> Result<Result<Move, Refusal>, NotationError> {
        let word = cursor.clone().take(|c| c.is_ascii_alphabetic());
        if word.eq_ignore_ascii_case(PASS) {
            cursor.accept(word);
            return Ok(Ok(Move::Pass));
        }
        let at = Label::read(cursor)?;
        let orientation = match cursor.peek().map(|c| c.to_ascii_lowercase()) {
            Some('h') => Orientation::Horizontal,
            Some('v') => Orientation::Vertical,
            _ => return Ok(self.square_at(at).map(Move::Pawn).ok_or(Refusal::OffBoard { at })),
        };
        cursor.next();
        let wall = self.wall_at(at, orientation).map(Move::Wall);
        Ok(wall.ok_or(Refusal::WallOffBoard { at, orientation }))
    }
}

const PASS: &str = "pass";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quoridor::{Board, squares};

    #[test]
    fn every_label_of_every_board() {
        for size in Board::SIZES {
            for notation in Notation::ALL {
                let labels = Labels { notation, size };
                for square in squares(Board::new(size).squares()) {
                    let text = labels.write(Move::Pawn(square));
                    assert_eq!(labels.read(&text), Ok(Move::Pawn(square)), "{text}");
                    for orientation in [Orientation::Horizontal, Orientation::Vertical] {
                        let wall = Wall { square, orientation };
                        let text = labels.wall(wall);
                        let read = labels.read(&text);
                        match wall.is_on(size) {
                            true => assert_eq!(read, Ok(Move::Wall(wall)), "{text}"),
                            false => assert_eq!(read.unwrap_err().code(), "wall-off-board", "{text}"),
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn from_one_notation_to_the_other() {
        for (size, standard, other) in [
            (9, "e1", "e9"),
            (9, "e9", "e1"),
            (9, "e3h", "e6h"),
            (9, "a8v", "a1v"),
            (11, "k11", "k1"),
            (11, "j10h", "j1h"),
            (5, "pass", "pass"),
        ] {
            let [of, to] = Notation::ALL.map(|notation| Labels { notation, size });
            assert_eq!(to.write(of.read(standard).unwrap()), other);
            assert_eq!(of.write(to.read(other).unwrap()), standard);
        }
    }

    #[test]
    fn either_case_and_spaces() {
        let read = |text| Labels::STANDARD.read(text).map(|a_move| Labels::STANDARD.write(a_move));
        for (text, written) in [("E2", "e2"), (" e3H\n", "e3h"), ("D4V", "d4v"), ("Pass", "pass")] {
            assert_eq!(read(text).as_deref(), Ok(written));
        }
    }

    #[test]
    fn what_cannot_be_read_and_what_is_beyond() {
        for (text, at) in [
            ("", 0),
            (" ", 1),
            ("ö", 0),
            ("e", 1),
            ("2e", 0),
            ("e3x", 2),
            ("e3hh", 3),
            ("e3 h", 3),
            ("pas", 1),
            ("passe", 1),
            ("pass2", 4),
            ("e02", 1),
            ("e9999999999", 1),
            ("  e3-", 4),
        ] {
            assert_eq!(Labels::STANDARD.read(text).map_err(|error| error.at()), Err(Some(at)), "{text}");
        }
        for notation in Notation::ALL {
            for (text, code) in [
                ("e0", "off-board"),
                ("e10", "off-board"),
                ("j1", "off-board"),
                ("z999999999", "off-board"),
                ("e0h", "wall-off-board"),
                ("e9v", "wall-off-board"),
                ("i1h", "wall-off-board"),
                ("z99v", "wall-off-board"),
            ] {
                let error = Labels { notation, size: 9 }.read(text).unwrap_err();
                assert_eq!((error.code(), error.at()), (code, None), "{text}");
                assert_eq!([error.squares(), error.walls()].concat(), [text]);
                assert!(error.to_string().contains(text), "{error}");
            }
        }
    }
}
