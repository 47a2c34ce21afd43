//! Squares, directions and sets of squares.
//!
//! Boards of every size share one layout: rows of eleven bits in a `u128`, so that all shifts are constants and a 9×9
//! board pays nothing for the 11×11 one.

use std::fmt;

/// The bits of a row, and of a column, of the largest board.
pub(super) const STRIDE: u8 = 11;

/// A square of the largest board, `a1` to `k11`; smaller boards use the first files and ranks.
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
    /// The square a1.
    pub const A1: Self = Self(0);

    /// How many squares the largest board has.
    pub const COUNT: usize = STRIDE as usize * STRIDE as usize;

    /// The square of a file (0 is `a`) and a rank (0 is the row of player 1's edge); `None` off the largest board.
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < STRIDE && rank < STRIDE { Some(Self(rank * STRIDE + file)) } else { None }
    }

    /// The square with an index, counted a1, b1 … k11; `None` from 121 on.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// 0…120, counted a1, b1 … k11.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 0 for file `a`.
    pub const fn file(self) -> u8 {
        self.0 % STRIDE
    }

    /// 0 for the row of player 1's edge.
    pub const fn rank(self) -> u8 {
        self.0 / STRIDE
    }

    /// The set that holds only this square.
    pub const fn bit(self) -> u128 {
        1 << self.0
    }

    /// Whether a board of `size` squares a side has this square.
    pub const fn is_on(self, size: u8) -> bool {
        self.file() < size && self.rank() < size
    }

    /// The adjacent square in a direction, `None` off the largest board.
    pub const fn towards(self, direction: Direction) -> Option<Self> {
        match direction {
            Direction::North if self.rank() + 1 < STRIDE => Some(Self(self.0 + STRIDE)),
            Direction::South if self.rank() > 0 => Some(Self(self.0 - STRIDE)),
            Direction::East if self.file() + 1 < STRIDE => Some(Self(self.0 + 1)),
            Direction::West if self.file() > 0 => Some(Self(self.0 - 1)),
            _ => None,
        }
    }

    /// The direction of an adjacent square, `None` for any other.
    pub fn direction_to(self, to: Self) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| self.towards(direction) == Some(to))
    }
}

impl fmt::Display for Square {
    /// The label in standard notation.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file()) as char, self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// One of the four directions of a pawn's step, and of the board's edges.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// Away from player 1's edge.
    North,
    /// Towards player 1's edge.
    South,
    /// Away from file a.
    East,
    /// Towards file a.
    West,
}

impl Direction {
    /// North, south, east, west.
    pub const ALL: [Self; 4] = [Self::North, Self::South, Self::East, Self::West];

    /// The other way round.
    pub const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::South => Self::North,
            Self::East => Self::West,
            Self::West => Self::East,
        }
    }

    /// The two directions to either side.
    pub const fn sideways(self) -> [Self; 2] {
        match self {
            Self::North | Self::South => [Self::East, Self::West],
            Self::East | Self::West => [Self::North, Self::South],
        }
    }
}

/// The squares of a set, a1 first.
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
                let Some(to) = square.towards(direction) else { continue };
                assert_eq!(square.direction_to(to), Some(direction));
                assert_eq!(to.towards(direction.opposite()), Some(square));
                assert!(direction.sideways().iter().all(|&side| square.towards(side) != Some(to)));
            }
        }
        assert_eq!(squares(u128::MAX >> 7).count(), Square::COUNT);
        assert_eq!(Square::from_index(Square::COUNT), None);
    }
}
