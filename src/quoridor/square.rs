//! Squares, directions, and sets of squares as bitboards.
//!
//! A bitboard is a `u128` with eleven bits per row for every board size, so that all shifts are by
//! constants.

use std::fmt;

/// The number of bits per row of a Quoridor bitboard, and the number of rows.
pub(super) const STRIDE: u8 = 11;

/// A square of the largest board, `a1` to `k11`. Smaller boards use the first files and ranks.
///
/// ```
/// use keddah::quoridor::Square;
/// let e9 = Square::new(4, 8).unwrap();
/// assert_eq!((e9.file(), e9.rank(), e9.to_string().as_str()), (4, 8, "e9"));
/// assert!(!e9.is_on(7));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The corner square a1 of the Quoridor board.
    pub const A1: Self = Self(0);

    /// The number of squares of the largest board.
    pub const COUNT: usize = STRIDE as usize * STRIDE as usize;

    /// The square of a file and a rank, each from 0; `None` off the largest board.
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < STRIDE && rank < STRIDE { Some(Self(rank * STRIDE + file)) } else { None }
    }

    /// The square with an index 0…120 in the order a1, b1 … k11; `None` for a larger index.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// The index of a square, 0…120, in the order a1, b1 … k11.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file of a square: 0 for `a`.
    pub const fn file(self) -> u8 {
        self.0 % STRIDE
    }

    /// The rank of a square: 0 for the row at player 1's edge.
    pub const fn rank(self) -> u8 {
        self.0 / STRIDE
    }

    /// A bitboard with only this square set.
    pub const fn bit(self) -> u128 {
        1 << self.0
    }

    /// Whether the square is on a board of `size` × `size` squares.
    pub const fn is_on(self, size: u8) -> bool {
        self.file() < size && self.rank() < size
    }

    /// The adjacent square in a direction; `None` off the largest board.
    pub const fn toward(self, direction: Direction) -> Option<Self> {
        match direction {
            Direction::North if self.rank() + 1 < STRIDE => Some(Self(self.0 + STRIDE)),
            Direction::South if self.rank() > 0 => Some(Self(self.0 - STRIDE)),
            Direction::East if self.file() + 1 < STRIDE => Some(Self(self.0 + 1)),
            Direction::West if self.file() > 0 => Some(Self(self.0 - 1)),
            _ => None,
        }
    }

    /// The direction of an adjacent square; `None` for any other square.
    pub fn direction_to(self, to: Self) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| self.toward(direction) == Some(to))
    }
}

impl fmt::Display for Square {
    /// Writes the label of the square in standard notation.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file()) as char, self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The direction of a step, or the side of the board where an edge is.
///
/// ```
/// use keddah::quoridor::Direction;
/// assert_eq!(Direction::North.opposite(), Direction::South);
/// assert_eq!(Direction::North.sideways(), [Direction::East, Direction::West]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// The direction away from player 1's edge of the board.
    North,
    /// The direction toward player 1's edge of the board.
    South,
    /// The direction away from file a.
    East,
    /// The direction toward file a.
    West,
}

impl Direction {
    /// All directions of a step: north, south, east, west.
    pub const ALL: [Self; 4] = [Self::North, Self::South, Self::East, Self::West];

    /// Returns the opposite of a direction.
    pub const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::South => Self::North,
            Self::East => Self::West,
            Self::West => Self::East,
        }
    }

    /// Returns the two directions at right angles to a direction.
    pub const fn sideways(self) -> [Self; 2] {
        match self {
            Self::North | Self::South => [Self::East, Self::West],
            Self::East | Self::West => [Self::North, Self::South],
        }
    }
}

/// The squares of a bitboard in the order a1, b1 … k11.
///
/// ```
/// use keddah::quoridor::{Position, squares};
/// let targets: Vec<_> = squares(Position::default().pawn_targets()).map(|s| s.to_string()).collect();
/// assert_eq!(targets, ["d1", "f1", "e2"]);
/// ```
pub fn squares(mut set: u128) -> impl Iterator<Item = Square> + Clone {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let square = Square(set.trailing_zeros() as u8);
            set &= set - 1;
            square
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directions() {
        let all = (0..Square::COUNT).filter_map(Square::from_index);
        for square in all {
            assert_eq!(Square::new(square.file(), square.rank()), Some(square));
            for direction in Direction::ALL {
                let Some(to) = square.toward(direction) else { continue };
                assert_eq!(square.direction_to(to), Some(direction));
                assert_eq!(to.toward(direction.opposite()), Some(square));
                assert!(direction.sideways().iter().all(|&side| square.toward(side) != Some(to)));
            }
        }
        assert_eq!(squares(u128::MAX >> 7).count(), Square::COUNT);
        assert_eq!(Square::from_index(Square::COUNT), None);
    }
}
