//! What makes a position, or the options of a game, impossible.

use std::fmt;

use super::{Board, Label, Orientation, Player, Position, Square, Wall};
use crate::error::Coded;

/// What makes a board no legal position. [`Setup::position`](super::Setup::position) reports all at once. Written in
/// standard notation, as texts of positions are.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Fault {
    /// There is no board of that size.
    BadSize {
        /// The squares a side.
        size: i64,
    },
    /// The game is for two or four.
    BadPlayers {
        /// How many were to play.
        players: i64,
    },
    /// Nobody can have so many walls.
    BadWalls {
        /// Who; nobody in particular, where all were to have as many.
        player: Option<Player>,
        /// How many.
        walls: i64,
    },
    /// The walls left are not told of each player.
    WallsLeftMissing {
        /// Of how many they are told.
        told: usize,
        /// How many players there are.
        players: usize,
    },
    /// Whose turn it is said to be.
    NoSuchPlayer {
        /// The number.
        number: i64,
        /// How many players there are.
        players: i64,
    },
    /// A pawn is not on the board.
    PawnOffBoard {
        /// Whose.
        player: Player,
        /// Where it is said to be.
        at: Label,
    },
    /// Several pawns on one square.
    PawnsTogether {
        /// The square.
        at: Square,
        /// Whose.
        players: Vec<Player>,
    },
    /// A wall is not within the board.
    WallOffBoard {
        /// Where it is said to be.
        at: Label,
        /// Which way it lies.
        orientation: Orientation,
    },
    /// A wall lies on another.
    WallOverlaps {
        /// The wall.
        wall: Wall,
        /// The other.
        with: Wall,
    },
    /// A wall lies across another.
    WallCrosses {
        /// The wall.
        wall: Wall,
        /// The other.
        with: Wall,
    },
    /// A player is cut off from the goal.
    NoPath {
        /// Who.
        player: Player,
    },
}

impl Fault {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::BadSize { .. } => "bad-size",
            Self::BadPlayers { .. } => "bad-players",
            Self::BadWalls { .. } => "bad-walls",
            Self::WallsLeftMissing { .. } => "walls-left-missing",
            Self::NoSuchPlayer { .. } => "no-such-player",
            Self::PawnOffBoard { .. } => "pawn-off-board",
            Self::PawnsTogether { .. } => "pawns-together",
            Self::WallOffBoard { .. } => "wall-off-board",
            Self::WallOverlaps { .. } => "wall-overlaps",
            Self::WallCrosses { .. } => "wall-crosses",
            Self::NoPath { .. } => "no-path",
        }
    }

    /// The squares that matter, as they are written.
    pub fn squares(&self) -> Vec<String> {
        match self {
            Self::PawnOffBoard { at, .. } => vec![at.to_string()],
            Self::PawnsTogether { at, .. } => vec![at.to_string()],
            _ => Vec::new(),
        }
    }

    /// The walls that matter, as they are written.
    pub fn walls(&self) -> Vec<String> {
        match self {
            Self::WallOffBoard { at, orientation } => vec![format!("{at}{}", orientation.letter())],
            Self::WallOverlaps { wall, with } | Self::WallCrosses { wall, with } => {
                vec![wall.to_string(), with.to_string()]
            }
            _ => Vec::new(),
        }
    }

    /// The players that matter.
    pub fn players(&self) -> Vec<Player> {
        match self {
            Self::BadWalls { player, .. } => player.iter().copied().collect(),
            Self::PawnOffBoard { player, .. } | Self::NoPath { player } => vec![*player],
            Self::PawnsTogether { players, .. } => players.clone(),
            _ => Vec::new(),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BadSize { size } => {
                let sizes = Board::SIZES.map(|size| size.to_string()).join(" or ");
                write!(f, "A board has {sizes} squares a side, not {size}.")
            }
            Self::BadPlayers { players } => write!(f, "Two or four can play, not {players}."),
            Self::BadWalls { player, walls } => {
                match player {
                    Some(player) => write!(f, "Player {player}")?,
                    None => f.write_str("A player")?,
                }
                write!(f, " can have 0 to {} walls, not {walls}.", Position::MOST_WALLS)
            }
            Self::WallsLeftMissing { told, players } => {
                write!(f, "There are {players} players, but numbers of walls left for {told}.")
            }
            Self::NoSuchPlayer { number, players } => {
                write!(f, "There is no player {number} to move: there are {players}.")
            }
            Self::PawnOffBoard { player, at } => {
                write!(f, "The pawn of player {player} is off the board, on {at}.")
            }
            Self::PawnsTogether { at, players } => {
                let who: Vec<_> = players.iter().map(ToString::to_string).collect();
                write!(f, "The pawns of players {} are together on {at}.", who.join(" and "))
            }
            Self::WallOffBoard { at, orientation } => {
                write!(f, "The wall {at}{} does not lie within the board.", orientation.letter())
            }
            Self::WallOverlaps { wall, with } if wall == with => {
                write!(f, "The wall {wall} stands there twice.")
            }
            Self::WallOverlaps { wall, with } => write!(f, "The wall {wall} overlaps {with}."),
            Self::WallCrosses { wall, with } => write!(f, "The wall {wall} crosses {with}."),
            Self::NoPath { player } => write!(f, "Player {player} has no path to the goal."),
        }
    }
}

impl Coded for Fault {
    fn code(&self) -> &'static str {
        self.code()
    }
}

impl std::error::Error for Fault {}
