//! What the rules forbid, and why.

use std::fmt;

use super::{Label, Labels, Orientation, Player, Reason, Square, Wall};
use crate::error::Coded;

/// What the rules have against a move: a stable [code](Self::code), the [squares](Self::squares), [walls](Self::walls) and
/// [players](Self::players) that matter, and an English sentence: in standard notation its `Display`, in any its
/// [sentence](Self::sentence).
///
/// ```
/// use keddah::quoridor::{Labels, Move, Notation, Position, Square};
/// let refusal = Position::default().after(Move::Pawn(Square::new(4, 4).unwrap())).unwrap_err();
/// assert_eq!((refusal.code(), refusal.to_string().as_str()), ("not-adjacent", "The pawn on e1 cannot reach e5 in one move."));
/// let seeds = Labels { notation: Notation::Glendenning, size: 9 };
/// assert_eq!(refusal.sentence(seeds), "The pawn on e9 cannot reach e5 in one move.");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// The square lies beyond the board.
    OffBoard {
        /// What was asked for.
        at: Label,
    },
    /// The pawn cannot go so far.
    NotAdjacent {
        /// Where the pawn stands.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// A wall stands between two adjacent squares.
    WallBetween {
        /// Where the pawn stands.
        from: Square,
        /// The square beyond the wall.
        to: Square,
        /// The wall.
        walls: Vec<Wall>,
    },
    /// A pawn stands on the square.
    SquareTaken {
        /// The square.
        at: Square,
        /// Whose pawn.
        by: Player,
    },
    /// A sideways jump where the straight one is possible.
    StraightJumpPossible {
        /// Where the pawn was to go.
        to: Square,
        /// The pawn in between.
        over: Square,
        /// Where the straight jump leads.
        straight: Square,
    },
    /// A wall stands behind, or beside, the pawn to be jumped.
    JumpBlocked {
        /// Where the pawn was to go.
        to: Square,
        /// The pawn in between.
        over: Square,
        /// The wall.
        walls: Vec<Wall>,
    },
    /// The wall does not lie within the board.
    WallOffBoard {
        /// What was asked for.
        at: Label,
        /// Which way it was to lie.
        orientation: Orientation,
    },
    /// The wall would lie on others.
    WallOverlaps {
        /// The wall.
        wall: Wall,
        /// Those it would overlap.
        with: Vec<Wall>,
    },
    /// The wall would cross another.
    WallCrosses {
        /// The wall.
        wall: Wall,
        /// The other.
        with: Wall,
    },
    /// The wall would take the last path to the goal.
    WallBlocksPath {
        /// The wall.
        wall: Wall,
        /// Whose path.
        players: Vec<Player>,
    },
    /// The player has no wall left.
    NoWallsLeft {
        /// Who.
        player: Player,
    },
    /// A pass where something else can be done.
    PassNotAllowed {
        /// Who.
        player: Player,
    },
    /// A move of a player whose turn it is not.
    NotYourTurn {
        /// Who was to move.
        player: Player,
        /// Whose turn it is.
        mover: Player,
    },
    /// There are fewer players.
    NoSuchPlayer {
        /// The number asked for.
        number: i64,
        /// How many there are.
        players: u8,
    },
    /// The game is over.
    GameOver,
    /// A result that only the board can give, or that the board contradicts.
    WrongResult {
        /// Who is said to have won.
        winner: Player,
        /// Why.
        reason: Reason,
    },
    /// There is no such ply to go to.
    NoSuchPly {
        /// The ply asked for.
        ply: usize,
        /// The last ply there is.
        last: usize,
    },
}

impl Refusal {
    /// The stable code, in words joined by hyphens.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::OffBoard { .. } => "off-board",
            Self::NotAdjacent { .. } => "not-adjacent",
            Self::WallBetween { .. } => "wall-between",
            Self::SquareTaken { .. } => "square-taken",
            Self::StraightJumpPossible { .. } => "straight-jump-possible",
            Self::JumpBlocked { .. } => "jump-blocked",
            Self::WallOffBoard { .. } => "wall-off-board",
            Self::WallOverlaps { .. } => "wall-overlaps",
            Self::WallCrosses { .. } => "wall-crosses",
            Self::WallBlocksPath { .. } => "wall-blocks-path",
            Self::NoWallsLeft { .. } => "no-walls-left",
            Self::PassNotAllowed { .. } => "pass-not-allowed",
            Self::NotYourTurn { .. } => "not-your-turn",
            Self::NoSuchPlayer { .. } => "no-such-player",
            Self::GameOver => "game-over",
            Self::WrongResult { .. } => "wrong-result",
            Self::NoSuchPly { .. } => "no-such-ply",
        }
    }

    /// The squares that matter: first the one asked about, then those that explain.
    pub fn squares(&self) -> Vec<Square> {
        match *self {
            Self::NotAdjacent { from, to } | Self::WallBetween { from, to, .. } => vec![to, from],
            Self::SquareTaken { at, .. } => vec![at],
            Self::StraightJumpPossible { to, over, straight } => vec![to, over, straight],
            Self::JumpBlocked { to, over, .. } => vec![to, over],
            _ => Vec::new(),
        }
    }

    /// The walls that matter: first the one asked about, if one was, then those that are in its way, or in the pawn's.
    pub fn walls(&self) -> Vec<Wall> {
        match self {
            Self::WallBetween { walls, .. } | Self::JumpBlocked { walls, .. } => walls.clone(),
            Self::WallBlocksPath { wall, .. } => vec![*wall],
            Self::WallOverlaps { wall, with } => std::iter::once(wall).chain(with).copied().collect(),
            Self::WallCrosses { wall, with } => vec![*wall, *with],
            _ => Vec::new(),
        }
    }

    /// The players that matter: whose pawn is in the way, who would be cut off, who has no wall left, whose turn it is.
    pub fn players(&self) -> Vec<Player> {
        match self {
            Self::SquareTaken { by, .. } => vec![*by],
            Self::WallBlocksPath { players, .. } => players.clone(),
            Self::NoWallsLeft { player } | Self::PassNotAllowed { player } => vec![*player],
            Self::NotYourTurn { mover, .. } => vec![*mover],
            Self::WrongResult { winner, .. } => vec![*winner],
            _ => Vec::new(),
        }
    }

    /// The [squares](Self::squares) as they are written; first one beyond the board, if it was asked for.
    pub fn square_labels(&self, labels: Labels) -> Vec<String> {
        match self {
            Self::OffBoard { at } => vec![at.to_string()],
            _ => self.squares().into_iter().map(|square| labels.square(square).to_string()).collect(),
        }
    }

    /// The [walls](Self::walls) as they are written; first one beyond the board, if it was asked for.
    pub fn wall_labels(&self, labels: Labels) -> Vec<String> {
        match self {
            Self::WallOffBoard { at, orientation } => vec![format!("{at}{}", orientation.letter())],
            _ => self.walls().into_iter().map(|wall| labels.wall(wall)).collect(),
        }
    }

    /// An English sentence, squares and walls written so.
    pub fn sentence(&self, labels: Labels) -> String {
        let square = |at: &Square| labels.square(*at);
        let wall = |wall: &Wall| labels.wall(*wall);
        let list = |walls: &[Wall]| join(walls.iter().map(wall));
        match self {
            Self::OffBoard { at } => format!("The board has no square {at}."),
            Self::NotAdjacent { from, to } => {
                format!("The pawn on {} cannot reach {} in one move.", square(from), square(to))
            }
            Self::WallBetween { from, to, walls } => {
                format!("The wall {} stands between {} and {}.", list(walls), square(from), square(to))
            }
            Self::SquareTaken { at, by } => format!("The pawn of player {by} stands on {}.", square(at)),
            Self::StraightJumpPossible { to, over, straight } => format!(
                "The pawn on {} is jumped straight, to {}, not to {}: nothing is in the way.",
                square(over),
                square(straight),
                square(to)
            ),
            Self::JumpBlocked { to, over, walls } => format!(
                "The wall {} stands between {} and the pawn to be jumped on {}.",
                list(walls),
                square(to),
                square(over)
            ),
            Self::WallOffBoard { at, orientation } => {
                format!("The wall {at}{} would not lie within the board.", orientation.letter())
            }
            Self::WallOverlaps { wall: new, with } if with.contains(new) => {
                format!("The wall {} stands there already.", wall(new))
            }
            Self::WallOverlaps { wall: new, with } => {
                format!("The wall {} would overlap {}.", wall(new), list(with))
            }
            Self::WallCrosses { wall: new, with } => {
                format!("The wall {} would cross {}.", wall(new), wall(with))
            }
            Self::WallBlocksPath { wall: new, players } => {
                let who = join(players.iter().map(|player| format!("player {player}")));
                format!("The wall {} would take the last path to the goal of {who}.", wall(new))
            }
            Self::NoWallsLeft { player } => format!("Player {player} has no walls left."),
            Self::PassNotAllowed { player } => format!("Player {player} can move, and so may not pass."),
            Self::NotYourTurn { player, mover } => format!("Player {mover} is to move, not player {player}."),
            Self::NoSuchPlayer { number, players } => {
                format!("There is no player {number}: there are {players}.")
            }
            Self::GameOver => "The game is over.".into(),
            Self::WrongResult { winner, reason } => {
                format!("The board does not show that player {winner} has won ({}).", reason.name())
            }
            Self::NoSuchPly { ply, last } => format!("There is no ply {ply}; the last is {last}."),
        }
    }
}

/// `a`, `a and b`, `a, b and c`.
fn join(words: impl Iterator<Item = String>) -> String {
    let words: Vec<_> = words.collect();
    match words.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        _ => words.concat(),
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Labels::STANDARD))
    }
}

impl Coded for Refusal {
    fn code(&self) -> &'static str {
        self.code()
    }
}

impl std::error::Error for Refusal {}

/// A refusal as it is told: with squares and walls written as in the question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// What the rules have against it.
    pub refusal: Refusal,
    /// How squares and walls are written.
    pub labels: Labels,
}

impl Coded for Told {
    fn code(&self) -> &'static str {
        self.refusal.code()
    }
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.refusal.sentence(self.labels))
    }
}
