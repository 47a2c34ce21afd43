//! Walls: two squares long, between squares.

use std::fmt;

use super::Square;

/// Which way a wall lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Orientation {
    /// Between two ranks, `h`.
    Horizontal,
    /// Between two files, `v`.
    Vertical,
}

impl Orientation {
    /// `h` or `v`.
    pub const fn letter(self) -> char {
        match self {
            Self::Horizontal => 'h',
            Self::Vertical => 'v',
        }
    }
}

/// A place for a wall, named by the square south-west of its centre: `e3h` lies north of e3 and f3, `e3v` east of e3 and e4.
///
/// ```
/// use keddah::quoridor::{Orientation, Square, Wall};
/// let wall = Wall { square: Square::new(4, 2).unwrap(), orientation: Orientation::Horizontal };
/// assert_eq!(wall.to_string(), "e3h");
/// assert!(wall.is_on(9) && !wall.is_on(5));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Wall {
    /// The square south-west of the centre.
    pub square: Square,
    /// Which way it lies.
    pub orientation: Orientation,
}

impl Wall {
    /// Whether the whole wall lies within a board of `size` squares a side.
    pub const fn is_on(self, size: u8) -> bool {
        self.square.file() + 1 < size && self.square.rank() + 1 < size
    }

    /// Across this one, with the same centre.
    pub const fn crossing(self) -> Self {
        let orientation = match self.orientation {
            Orientation::Horizontal => Orientation::Vertical,
            Orientation::Vertical => Orientation::Horizontal,
        };
        Self { square: self.square, orientation }
    }
}

impl fmt::Display for Wall {
    /// The label in standard notation.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.square, self.orientation.letter())
    }
}

impl fmt::Debug for Wall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
