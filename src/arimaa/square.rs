//! Squares, directions, and sets of squares as bitboards.

use std::fmt;
use std::str::FromStr;

/// One of the 64 squares of the Arimaa board, `a1` to `h8`.
///
/// ```
/// use keddah::arimaa::Square;
/// let d3: Square = "d3".parse()?;
/// assert_eq!((d3.file(), d3.rank()), (3, 2));
/// assert_eq!(d3.to_string(), "d3");
/// assert!("d9".parse::<Square>().is_err());
/// # Ok::<(), keddah::arimaa::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square of a file and a rank, each 0…7; `None` off the board.
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < 8 && rank < 8 { Some(Self(rank * 8 + file)) } else { None }
    }

    /// The square with an index 0…63 in the order a1, b1 … h8. Higher bits of the index are
    /// ignored.
    pub const fn from_index(index: u8) -> Self {
        Self(index & 63)
    }

    /// The index of a square, 0…63, in the order a1, b1 … h8.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file of a square: 0 for `a` … 7 for `h`.
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// The rank: 0 for rank 1 … 7 for rank 8.
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }

    /// A bitboard with only this square set.
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// A bitboard of the two to four orthogonally adjacent squares.
    pub const fn neighbors(self) -> u64 {
        NEIGHBORS[self.0 as usize & 63]
    }

    /// Returns the adjacent square in a direction; `None` if that is off the board.
    pub const fn toward(self, direction: Direction) -> Option<Self> {
        match direction {
            Direction::North if self.rank() < 7 => Some(Self(self.0 + 8)),
            Direction::South if self.rank() > 0 => Some(Self(self.0 - 8)),
            Direction::East if self.file() < 7 => Some(Self(self.0 + 1)),
            Direction::West if self.file() > 0 => Some(Self(self.0 - 1)),
            _ => None,
        }
    }

    /// The direction of an adjacent square; `None` for any other square.
    pub fn direction_to(self, to: Self) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&d| self.toward(d) == Some(to))
    }

    /// All squares of the Arimaa board in the order a1, b1 … h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..64).map(Self)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file()) as char, self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = super::NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Ok(Self((rank - b'1') * 8 + file - b'a')),
            _ => Err(super::NotationError::new(
                0,
                format!("“{}” is not a square.", crate::notation::excerpt(text)),
            )),
        }
    }
}

/// The direction of a step: north, south, east or west.
///
/// ```
/// use keddah::arimaa::{Direction, Square};
/// let d3: Square = "d3".parse()?;
/// assert_eq!(d3.toward(Direction::North), Square::new(3, 3));
/// assert_eq!(Direction::from_letter('e'), Some(Direction::West.opposite()));
/// # Ok::<(), keddah::arimaa::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// The direction toward rank 8; `n` in notation.
    North,
    /// The direction toward rank 1; `s` in notation.
    South,
    /// The direction toward file h; `e` in notation.
    East,
    /// The direction toward file a; `w` in notation.
    West,
}

impl Direction {
    /// All directions of a step: north, south, east, west.
    pub const ALL: [Self; 4] = [Self::North, Self::South, Self::East, Self::West];

    /// The letter of a direction in notation: `n`, `s`, `e` or `w`.
    pub const fn letter(self) -> char {
        match self {
            Self::North => 'n',
            Self::South => 's',
            Self::East => 'e',
            Self::West => 'w',
        }
    }

    /// Returns the direction that a letter stands for in notation.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'n' => Some(Self::North),
            's' => Some(Self::South),
            'e' => Some(Self::East),
            'w' => Some(Self::West),
            _ => None,
        }
    }

    /// Returns the opposite of a direction.
    pub const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::South => Self::North,
            Self::East => Self::West,
            Self::West => Self::East,
        }
    }
}

/// A bitboard of the trap squares c3, f3, c6 and f6.
pub const TRAPS: u64 = 1 << 18 | 1 << 21 | 1 << 42 | 1 << 45;

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

/// The squares whose neighbor in `direction` is in the set: the origins of steps into it.
#[inline(always)]
pub(crate) const fn step_origins(set: u64, direction: Direction) -> u64 {
    match direction {
        Direction::North => set >> 8,
        Direction::South => set << 8,
        Direction::East => (set & !FILE_A) >> 1,
        Direction::West => (set & !FILE_H) << 1,
    }
}

/// Returns a bitboard of the squares adjacent to any square of `set`.
#[inline(always)]
pub(crate) const fn neighbors(set: u64) -> u64 {
    set << 8 | set >> 8 | (set & !FILE_H) << 1 | (set & !FILE_A) >> 1
}

const NEIGHBORS: [u64; 64] = {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        table[square] = neighbors(1 << square);
        square += 1;
    }
    table
};

/// The squares of a bitboard in the order a1, b1 … h8.
///
/// ```
/// use keddah::arimaa::{squares, TRAPS};
/// let traps: Vec<String> = squares(TRAPS).map(|s| s.to_string()).collect();
/// assert_eq!(traps, ["c3", "f3", "c6", "f6"]);
/// ```
pub fn squares(mut set: u64) -> impl Iterator<Item = Square> + Clone {
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
    fn step_origins_agree_with_toward() {
        for square in Square::all() {
            for direction in Direction::ALL {
                let seen: Vec<_> = squares(step_origins(square.bit(), direction)).collect();
                let expected: Vec<_> = square.toward(direction.opposite()).into_iter().collect();
                assert_eq!(seen, expected, "{square} {direction:?}");
                if let Some(to) = square.toward(direction) {
                    assert_eq!(square.direction_to(to), Some(direction));
                    assert_ne!(square.neighbors() & to.bit(), 0);
                }
            }
        }
    }

    #[test]
    fn text_round_trip() {
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
        }
        for bad in ["", "a", "a0", "i1", "a11", "A1", "ä1", " a1"] {
            assert!(bad.parse::<Square>().is_err(), "{bad}");
        }
    }
}
