//! Why something is refused: [`Refusal`] for what the rules forbid.

use std::fmt;

use super::{Player, Square, Wall};

/// What the rules have against a move: a stable [code](Self::code), the [squares](Self::squares), [walls](Self::walls) and
/// [players](Self::players) that matter, and an English sentence in standard notation (its `Display`).
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// The square lies beyond the board.
    OffBoard {
        /// What was asked for.
        label: String,
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
        /// The wall.
        wall: Wall,
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
    /// The game is over.
    GameOver,
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
            Self::GameOver => "game-over",
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
            Self::WallOffBoard { wall } | Self::WallBlocksPath { wall, .. } => vec![*wall],
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
            _ => Vec::new(),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.code())
    }
}

impl std::error::Error for Refusal {}
