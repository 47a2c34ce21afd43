//! The labels of squares and walls in both notations.

use std::fmt;

use super::{NotationError, Orientation, Square, Wall};
use crate::notation::Scanner;

/// A notation of Quoridor, which says how squares and walls are labeled.
///
/// ```
/// use keddah::quoridor::{Labels, Notation, Square};
/// let e1 = Square::new(4, 0).unwrap();
/// let labels = Notation::ALL.map(|notation| Labels { notation, size: 9 }.square(e1).to_string());
/// assert_eq!(labels, ["e1", "e9"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Notation {
    /// The notation of boardgamearena.com and quoridorstrats. Rows count from player 1's edge, and
    /// a wall has the label of the square south-west of its center.
    #[default]
    Standard,
    /// The notation of Lisa Glendenning's thesis. Rows count from the opposite edge, and a wall has
    /// the label of the square north-west of its center.
    Glendenning,
}

impl Notation {
    /// Both notations of Quoridor, the default first.
    pub const ALL: [Self; 2] = [Self::Standard, Self::Glendenning];

    /// The name of a notation in options and records: `standard` or `glendenning`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Glendenning => "glendenning",
        }
    }

    /// Returns the notation with this name, `standard` or `glendenning`.
    ///
    /// ```
    /// use keddah::quoridor::Notation;
    /// assert_eq!(Notation::from_name("glendenning"), Some(Notation::Glendenning));
    /// ```
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|notation| notation.name() == name)
    }
}

/// The label of a square, such as `e2`. The square may be off the board.
///
/// ```
/// use keddah::quoridor::{Label, Labels};
/// let label = Label { file: 4, row: 12 };
/// assert_eq!((label.to_string().as_str(), Labels::STANDARD.square_at(label)), ("e12", None));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Label {
    /// The file of the labeled square: 0 for `a` … 25 for `z`.
    pub file: u8,
    /// The number of the labeled square's row, as written.
    pub row: u32,
}

impl Label {
    /// Parses the label of a square, in upper or lower case.
    pub(super) fn read(scanner: &mut Scanner<'_>) -> Result<Self, NotationError> {
        let letter = scanner.peek().filter(char::is_ascii_alphabetic);
        let Some(letter) = letter else { return scanner.unexpected("a file such as e") };
        scanner.next();
        let start = scanner.at();
        let digits = scanner.take(|c| c.is_ascii_digit());
        let row = digits.parse().ok().filter(|_| digits.len() <= 9);
        match row {
            None if digits.is_empty() => scanner.unexpected("the number of a row"),
            None => Err(NotationError::new(start, "This number is too large.")),
            Some(_) if digits.len() > 1 && digits.starts_with('0') => {
                Err(NotationError::new(start, "The number of a row cannot begin with 0."))
            }
            Some(row) => Ok(Self { file: letter.to_ascii_lowercase() as u8 - b'a', row }),
        }
    }
}

impl From<Square> for Label {
    /// Returns the label of a square in standard notation.
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

/// The notation of a board of a certain size, for writing and parsing squares, walls and moves.
///
/// ```
/// use keddah::quoridor::{Labels, Move, Notation, Square};
/// let glendenning = Labels { notation: Notation::Glendenning, size: 9 };
/// assert_eq!(glendenning.read("E9")?, Move::Pawn(Square::new(4, 0).unwrap()));
/// assert_eq!(Labels::STANDARD.write(glendenning.read("e3h")?), "e6h");
/// assert_eq!(glendenning.read("e10").unwrap_err().code(), "off-board");
/// assert_eq!(glendenning.read("e3x").unwrap_err().at(), Some(2));
/// # Ok::<(), keddah::quoridor::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Labels {
    /// The notation in which squares, walls and moves are written.
    pub notation: Notation,
    /// The number of squares per side of the board.
    pub size: u8,
}

impl Labels {
    /// The standard notation on a 9×9 board. For writing, the size does not matter.
    pub const STANDARD: Self = Self { notation: Notation::Standard, size: 9 };

    /// Returns the label of a square in this notation.
    pub fn square(self, square: Square) -> Label {
        let Label { file, row } = square.into();
        match self.notation {
            Notation::Standard => Label { file, row },
            Notation::Glendenning => Label { file, row: (u32::from(self.size) + 1).saturating_sub(row) },
        }
    }

    /// Returns the label of a wall in this notation.
    pub fn wall(self, wall: Wall) -> String {
        let Label { file, row } = wall.square.into();
        let row = match self.notation {
            Notation::Standard => row,
            Notation::Glendenning => u32::from(self.size).saturating_sub(row),
        };
        format!("{}{}", Label { file, row }, wall.orientation.letter())
    }

    /// The square with this label; `None` if it is off the board.
    pub fn square_at(self, label: Label) -> Option<Square> {
        let row = self.row(label.row, self.size)?;
        Square::new(label.file, row).filter(|square| square.is_on(self.size))
    }

    /// The wall with this label; `None` if it does not lie within the board.
    pub fn wall_at(self, label: Label, orientation: Orientation) -> Option<Wall> {
        let row = self.row(label.row, self.size.checked_sub(1)?)?;
        let wall = Wall { square: Square::new(label.file, row)?, orientation };
        Some(wall).filter(|wall| wall.is_on(self.size))
    }

    /// The rank, from 0, of the row with a number among `rows` rows; `None` if there is none.
    fn row(self, number: u32, rows: u8) -> Option<u8> {
        let number = u8::try_from(number).ok().filter(|number| (1..=rows).contains(number))?;
        Some(match self.notation {
            Notation::Standard => number - 1,
            Notation::Glendenning => rows - number,
        })
    }
}
