//! Players, their starting squares and their edges.

use std::fmt;

use super::{Direction, Square};
use crate::record;

/// A player, 1 to 4. Players move clockwise, beginning with the one at the south edge.
///
/// ```
/// use keddah::quoridor::{Direction, Player};
/// let second = Player::new(2).unwrap();
/// assert_eq!((second.home(2), second.home(4)), (Direction::North, Direction::West));
/// assert_eq!((second.number(), second.next(2)), (2, Player::FIRST));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Player(u8);

impl Player {
    /// Player 1, who moves first by default.
    pub const FIRST: Self = Self(0);

    /// The maximum number of walls left for a player.
    pub const MAX_WALLS: u8 = 99;

    /// Returns the player with a number from 1 to 4.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 4 { Some(Self(number - 1)) } else { None }
    }

    /// Returns the players of a game for `players` players, in turn order.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..players.min(4)).map(Self)
    }

    /// The number of a player, 1…4.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The index of a player in tables, 0…3.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the player who moves after this one in a game for `players` players.
    pub const fn next(self, players: u8) -> Self {
        if self.0 + 1 < players { Self(self.0 + 1) } else { Self(0) }
    }

    /// The edge that this player starts from in a game of `players`. The goal is the opposite edge.
    pub const fn home(self, players: u8) -> Direction {
        match (players, self.0) {
            (_, 0) => Direction::South,
            (2, _) | (_, 2) => Direction::North,
            (_, 1) => Direction::West,
            _ => Direction::East,
        }
    }

    /// The square that this player starts on: the middle of the home edge.
    pub fn start(self, players: u8, size: u8) -> Square {
        let (middle, last) = (size / 2, size.saturating_sub(1));
        let (file, rank) = match self.home(players) {
            Direction::South => (middle, 0),
            Direction::North => (middle, last),
            Direction::West => (0, middle),
            Direction::East => (last, middle),
        };
        Square::new(file, rank).unwrap_or(Square::A1)
    }
}

impl fmt::Display for Player {
    /// Writes the number of the player.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl fmt::Debug for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "player {self}")
    }
}

impl record::Player for Player {
    fn seat(self) -> usize {
        self.index()
    }

    fn from_seat(seat: usize) -> Option<Self> {
        Self::all(4).nth(seat)
    }

    fn label(self) -> record::PlayerLabel {
        record::PlayerLabel::Number(self.number())
    }
}
