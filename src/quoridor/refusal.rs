//! Reasons why a move is refused.

use std::fmt;

use super::{Label, Labels, Orientation, Player, Square, Wall};
use crate::error::{Coded, Details, joined};
use crate::record::RecordRefusal;

/// The reason why a move is refused, with a stable [code](Self::code), the
/// [squares](Self::squares), [walls](Self::walls) and [players](Self::players) concerned, and an
/// English [sentence](Self::sentence). `Display` writes the sentence in standard notation.
///
/// ```
/// use keddah::quoridor::{Labels, Move, Notation, Position, Square};
/// let refusal = Position::default().play(Move::Pawn(Square::new(4, 4).unwrap())).unwrap_err();
/// assert_eq!((refusal.code(), refusal.to_string().as_str()), ("not-adjacent", "The pawn on e1 cannot reach e5 in one move."));
/// let glendenning = Labels { notation: Notation::Glendenning, size: 9 };
/// assert_eq!(refusal.sentence(glendenning), "The pawn on e9 cannot reach e5 in one move.");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// A move is refused because its square is off the board.
    OffBoard {
        /// The label of the square that is off the board.
        at: Label,
    },
    /// A pawn move is refused because the pawn cannot reach the square, either by a step or by a
    /// jump.
    NotAdjacent {
        /// The square of the pawn that was to move.
        from: Square,
        /// The square that the pawn was to move to.
        to: Square,
    },
    /// A pawn move is refused because a wall is between the two squares.
    WallBetween {
        /// The square of the pawn that was to move.
        from: Square,
        /// The square beyond the wall that the pawn was to move to.
        to: Square,
        /// The wall between the two squares.
        walls: Vec<Wall>,
    },
    /// A pawn move is refused because another pawn is on the target square.
    SquareTaken {
        /// The target square that another pawn is on.
        at: Square,
        /// The player whose pawn is on the target square.
        by: Player,
    },
    /// A sideways jump is refused because the straight jump is possible.
    StraightJumpPossible {
        /// The square that the sideways jump leads to.
        to: Square,
        /// The square of the pawn that would be jumped over.
        over: Square,
        /// The square that the straight jump leads to.
        straight: Square,
    },
    /// A jump is refused because a wall is between the pawn to jump over and the target square.
    JumpBlocked {
        /// The square that the jump leads to.
        to: Square,
        /// The square of the pawn that would be jumped over.
        over: Square,
        /// The wall that blocks the jump.
        walls: Vec<Wall>,
    },
    /// A wall is refused because it would not lie entirely on the board.
    WallOffBoard {
        /// The label of the square by which the wall is named.
        at: Label,
        /// The orientation of the wall that would be off the board.
        orientation: Orientation,
    },
    /// A wall is refused because it would overlap other walls.
    WallOverlaps {
        /// The new wall that would overlap others.
        wall: Wall,
        /// The walls on the board that the new wall would overlap.
        with: Vec<Wall>,
    },
    /// A wall is refused because it would cross another wall.
    WallCrosses {
        /// The new wall that would cross another one.
        wall: Wall,
        /// The wall on the board that the new wall would cross.
        with: Wall,
    },
    /// A wall is refused because it would block the last path of a player to the goal.
    WallBlocksPath {
        /// The new wall that would block a player's last path.
        wall: Wall,
        /// The players whose last path to the goal the wall would block.
        players: Vec<Player>,
    },
    /// A wall is refused because the player has none left.
    NoWallsLeft {
        /// The player who has no walls left.
        player: Player,
    },
    /// A pass is refused because another move is legal.
    PassNotAllowed {
        /// The player who may not pass.
        player: Player,
    },
    /// A move is refused because it is made by a player who is not to move.
    NotYourTurn {
        /// The player who tried to move out of turn.
        player: Player,
        /// The player whose turn it is.
        mover: Player,
    },
    /// A player is named who does not exist, because the game has fewer players.
    NoSuchPlayer {
        /// The number of the player who does not exist.
        number: i64,
        /// The number of players in the game.
        players: u8,
    },
    /// A refusal that is the same in all games, such as a move after the end.
    Record(RecordRefusal<Player>),
}

impl Refusal {
    /// The stable code of a refusal, as words joined by hyphens.
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
            Self::Record(refusal) => refusal.code(),
        }
    }

    /// The squares that the refusal concerns: first the target square, then those that explain it.
    pub fn squares(&self) -> Vec<Square> {
        match *self {
            Self::NotAdjacent { from, to } | Self::WallBetween { from, to, .. } => vec![to, from],
            Self::SquareTaken { at, .. } => vec![at],
            Self::StraightJumpPossible { to, over, straight } => vec![to, over, straight],
            Self::JumpBlocked { to, over, .. } => vec![to, over],
            _ => Vec::new(),
        }
    }

    /// The walls that the refusal concerns: first the new wall, if the move is one, then those in
    /// the way.
    pub fn walls(&self) -> Vec<Wall> {
        match self {
            Self::WallBetween { walls, .. } | Self::JumpBlocked { walls, .. } => walls.clone(),
            Self::WallBlocksPath { wall, .. } => vec![*wall],
            Self::WallOverlaps { wall, with } => std::iter::once(wall).chain(with).copied().collect(),
            Self::WallCrosses { wall, with } => vec![*wall, *with],
            _ => Vec::new(),
        }
    }

    /// The players whom the refusal concerns, such as the player to move or those whose last path a
    /// wall would block.
    pub fn players(&self) -> Vec<Player> {
        match self {
            Self::SquareTaken { by, .. } => vec![*by],
            Self::WallBlocksPath { players, .. } => players.clone(),
            Self::NoWallsLeft { player } | Self::PassNotAllowed { player } => vec![*player],
            Self::NotYourTurn { mover, .. } => vec![*mover],
            Self::Record(RecordRefusal::WrongResult { winner, .. }) => winner.iter().copied().collect(),
            _ => Vec::new(),
        }
    }

    /// The labels of the [squares](Self::squares), or of the target square if it is off the board.
    pub fn square_labels(&self, labels: Labels) -> Vec<String> {
        match self {
            Self::OffBoard { at } => vec![at.to_string()],
            _ => self.squares().into_iter().map(|square| labels.square(square).to_string()).collect(),
        }
    }

    /// The labels of the [walls](Self::walls), or of the new wall if it is off the board.
    pub fn wall_labels(&self, labels: Labels) -> Vec<String> {
        match self {
            Self::WallOffBoard { at, orientation } => vec![format!("{at}{}", orientation.letter())],
            _ => self.walls().into_iter().map(|wall| labels.wall(wall)).collect(),
        }
    }

    /// The reason as an English sentence, with squares and walls in a notation.
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
                format!("The wall {} is between {} and {}.", list(walls), square(from), square(to))
            }
            Self::SquareTaken { at, by } => format!("The pawn of player {by} is on {}.", square(at)),
            Self::StraightJumpPossible { to, over, straight } => format!(
                "The jump over the pawn on {} must go straight to {}, not to {}.",
                square(over),
                square(straight),
                square(to)
            ),
            Self::JumpBlocked { to, over, walls } => format!(
                "The wall {} blocks the jump over the pawn on {} to {}.",
                list(walls),
                square(over),
                square(to)
            ),
            Self::WallOffBoard { at, orientation } => {
                format!("The wall {at}{} would not lie within the board.", orientation.letter())
            }
            Self::WallOverlaps { wall: new, with } if with.contains(new) => {
                format!("The wall {} is already on the board.", wall(new))
            }
            Self::WallOverlaps { wall: new, with } => {
                format!("The wall {} would overlap {}.", wall(new), list(with))
            }
            Self::WallCrosses { wall: new, with } => {
                format!("The wall {} would cross {}.", wall(new), wall(with))
            }
            Self::WallBlocksPath { wall: new, players } => {
                let who = join(players.iter().map(|player| format!("player {player}")));
                format!("The wall {} would block the last path to the goal of {who}.", wall(new))
            }
            Self::NoWallsLeft { player } => format!("Player {player} has no walls left."),
            Self::PassNotAllowed { player } => {
                format!("Player {player} cannot pass while another move is possible.")
            }
            Self::NotYourTurn { player, mover } => format!("Player {mover} is to move, not player {player}."),
            Self::NoSuchPlayer { number, players } => {
                format!("There is no player {number}: the game has {players} players.")
            }
            Self::Record(refusal) => refusal.sentence(|winner| format!("player {winner}")),
        }
    }
}

/// Joins words as in English: `a`, `a and b`, `a, b and c`.
fn join(words: impl Iterator<Item = String>) -> String {
    let words: Vec<_> = words.collect();
    match words.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", joined(rest, ", ")),
        _ => joined(&words, ""),
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Labels::STANDARD))
    }
}

impl From<RecordRefusal<Player>> for Refusal {
    fn from(refusal: RecordRefusal<Player>) -> Self {
        Self::Record(refusal)
    }
}

impl std::error::Error for Refusal {}

/// A refusal with the notation in which its squares and walls are written. `Display` writes the
/// English sentence.
///
/// ```
/// use keddah::error::Coded;
/// use keddah::quoridor::{LabeledRefusal, Labels, Notation, Refusal, Square};
/// let labels = Labels { notation: Notation::Glendenning, size: 9 };
/// let refusal = Refusal::NotAdjacent { from: Square::A1, to: Square::new(0, 2).unwrap() };
/// assert_eq!(LabeledRefusal { refusal, labels }.details().squares, ["a7", "a9"]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LabeledRefusal {
    /// The reason why the move is refused.
    pub refusal: Refusal,
    /// The notation in which the refusal's squares and walls are written.
    pub labels: Labels,
}

impl Coded for LabeledRefusal {
    fn code(&self) -> &'static str {
        self.refusal.code()
    }

    fn details(&self) -> Details {
        Details {
            squares: self.refusal.square_labels(self.labels),
            walls: self.refusal.wall_labels(self.labels),
            players: self.refusal.players().into_iter().map(Player::number).collect(),
            ..Details::default()
        }
    }
}

impl fmt::Display for LabeledRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.refusal.sentence(self.labels))
    }
}
