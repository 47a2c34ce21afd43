//! Reasons why a position or the options of a game are illegal.

use std::fmt;

use super::{Board, Label, Orientation, Player, Square, Wall};
use crate::error::{Coded, Details, joined};

/// A reason why a position or the options of a game are illegal.
/// [`Setup::position`](super::Setup::position) reports all at once. Squares and walls are in
/// standard notation, as in the texts of positions.
///
/// ```
/// use keddah::quoridor::{Fault, Player, Setup};
/// let setup: Setup = "c2/b1d1/d1e9/9 9/1".parse()?;
/// assert_eq!(setup.position(), Err(vec![Fault::NoPath { player: Player::FIRST }]));
/// # Ok::<(), keddah::quoridor::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Fault {
    /// The position is illegal because there is no board of this size.
    BadSize {
        /// The number of squares per side that is not allowed.
        size: i64,
    },
    /// The number of players is neither two nor four.
    BadPlayers {
        /// The number of players that is not allowed.
        players: i64,
    },
    /// The number of walls of a player is negative or too large.
    BadWalls {
        /// The player with this number of walls; `None` if the options give the same number to
        /// every player.
        player: Option<Player>,
        /// The number of walls that is not allowed.
        walls: i64,
    },
    /// The position does not give the number of walls left for every player.
    WallsLeftMissing {
        /// The number of players for whom the position gives the walls left.
        given: usize,
        /// The number of players in the game.
        players: usize,
    },
    /// The position names a player to move who does not take part in the game.
    NoSuchPlayer {
        /// The number of the player to move, who does not exist.
        number: i64,
        /// The number of players in the game.
        players: i64,
    },
    /// The square of a pawn is off the board.
    PawnOffBoard {
        /// The player whose pawn is off the board.
        player: Player,
        /// The label of the pawn's square, which is off the board.
        at: Label,
    },
    /// Several pawns are on the same square.
    PawnsTogether {
        /// The square that several pawns are on.
        at: Square,
        /// The players whose pawns are on the same square.
        players: Vec<Player>,
    },
    /// A wall does not lie entirely on the board.
    WallOffBoard {
        /// The label of the square by which the wall is named.
        at: Label,
        /// The orientation of the wall that is off the board.
        orientation: Orientation,
    },
    /// A wall overlaps another wall.
    WallOverlaps {
        /// The overlapping wall that comes later in the text.
        wall: Wall,
        /// The overlapping wall that comes earlier in the text.
        with: Wall,
    },
    /// A wall crosses another wall.
    WallCrosses {
        /// The crossing wall that comes later in the text.
        wall: Wall,
        /// The crossing wall that comes earlier in the text.
        with: Wall,
    },
    /// The walls leave a player no path to its goal.
    NoPath {
        /// The player who has no path to its goal.
        player: Player,
    },
}

impl Fault {
    /// The stable code of this reason why a position is illegal, such as `bad-size`.
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

    /// The labels of the squares that the fault concerns.
    pub fn squares(&self) -> Vec<String> {
        match self {
            Self::PawnOffBoard { at, .. } => vec![at.to_string()],
            Self::PawnsTogether { at, .. } => vec![at.to_string()],
            _ => Vec::new(),
        }
    }

    /// The labels of the walls that the fault concerns.
    pub fn walls(&self) -> Vec<String> {
        match self {
            Self::WallOffBoard { at, orientation } => vec![format!("{at}{}", orientation.letter())],
            Self::WallOverlaps { wall, with } | Self::WallCrosses { wall, with } => {
                vec![wall.to_string(), with.to_string()]
            }
            _ => Vec::new(),
        }
    }

    /// The players whom the fault concerns.
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
                let [sizes @ .., last] = Board::SIZES.map(|size| size.to_string());
                write!(f, "A board has {} or {last} squares per side, not {size}.", joined(&sizes, ", "))
            }
            Self::BadPlayers { players } => write!(f, "Quoridor is for two or four players, not {players}."),
            Self::BadWalls { player, walls } => {
                match player {
                    Some(player) => write!(f, "Player {player}")?,
                    None => f.write_str("A player")?,
                }
                write!(f, " can have 0 to {} walls, not {walls}.", Player::MAX_WALLS)
            }
            Self::WallsLeftMissing { given, players } => {
                write!(f, "The walls left are given for {given} players, but {players} play.")
            }
            Self::NoSuchPlayer { number, players } => {
                write!(f, "Player {number} cannot be to move: there are {players} players.")
            }
            Self::PawnOffBoard { player, at } => {
                write!(f, "The pawn of player {player} is off the board: {at}.")
            }
            Self::PawnsTogether { at, players } => {
                let who: Vec<_> = players.iter().map(ToString::to_string).collect();
                write!(f, "The pawns of players {} are on the same square, {at}.", joined(&who, " and "))
            }
            Self::WallOffBoard { at, orientation } => {
                write!(f, "The wall {at}{} does not lie within the board.", orientation.letter())
            }
            Self::WallOverlaps { wall, with } if wall == with => {
                write!(f, "The wall {wall} is given twice.")
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

    fn details(&self) -> Details {
        Details {
            squares: self.squares(),
            walls: self.walls(),
            players: self.players().into_iter().map(Player::number).collect(),
            ..Details::default()
        }
    }
}

impl std::error::Error for Fault {}
