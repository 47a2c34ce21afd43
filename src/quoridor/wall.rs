//! Walls, which lie between squares and are two squares long.

use std::fmt;

use super::Square;

/// The orientation of a wall: horizontal or vertical.
///
/// ```
/// use keddah::quoridor::{Orientation, Wall, Square};
/// let wall = Wall { square: Square::A1, orientation: Orientation::Horizontal };
/// assert_eq!(wall.crossing().orientation, Orientation::Vertical);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Orientation {
    /// A horizontal wall, between two ranks; `h` in notation.
    Horizontal,
    /// A vertical wall, between two files; `v` in notation.
    Vertical,
}

impl Orientation {
    /// The letter of an orientation in notation: `h` or `v`.
    pub const fn letter(self) -> char {
        match self {
            Self::Horizontal => 'h',
            Self::Vertical => 'v',
        }
    }
}

/// A wall, or a slot for one. Its label in standard notation is that of the square south-west of
/// its center: `e3h` lies north of e3 and f3, `e3v` east of e3 and e4.
///
/// ```
/// use keddah::quoridor::{Orientation, Square, Wall};
/// let wall = Wall { square: Square::new(4, 2).unwrap(), orientation: Orientation::Horizontal };
/// assert_eq!(wall.to_string(), "e3h");
/// assert!(wall.is_on(9) && !wall.is_on(5));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Wall {
    /// The square south-west of the wall's center.
    pub square: Square,
    /// The orientation of the wall.
    pub orientation: Orientation,
}

impl Wall {
    /// Whether the wall lies within a board of `size` × `size` squares.
    pub const fn is_on(self, size: u8) -> bool {
        self.square.file() + 1 < size && self.square.rank() + 1 < size
    }

    /// Returns the wall of the other orientation with the same center, which crosses this one.
    pub const fn crossing(self) -> Self {
        let orientation = match self.orientation {
            Orientation::Horizontal => Orientation::Vertical,
            Orientation::Vertical => Orientation::Horizontal,
        };
        Self { square: self.square, orientation }
    }
}

impl fmt::Display for Wall {
    /// Writes the label of the wall in standard notation.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.square, self.orientation.letter())
    }
}

impl fmt::Debug for Wall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
