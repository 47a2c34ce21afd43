//! Reasons why a step, a turn or a setup is refused.

use std::fmt;

use super::{Direction, Kind, Piece, Side, Square};
use crate::error::{Coded, Details, joined};
use crate::record::RecordRefusal;

/// The reason why a step, a turn or a setup is refused, with a stable [code](Self::code), the
/// [squares](Self::squares) concerned, and an English sentence (its `Display`).
///
/// ```
/// use keddah::arimaa::Game;
/// let game = Game::default_setup();
/// let refusal = game.why_stuck("a1".parse()?, Some("a2".parse()?)).unwrap();
/// assert_eq!((refusal.code(), refusal.to_string().as_str()), ("occupied", "The gold dog stands on a2."));
/// # Ok::<(), keddah::arimaa::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// A step is refused because there is no piece on its square.
    NoPiece {
        /// The empty square that the step begins from.
        at: Square,
    },
    /// The notation names a piece that is not the one on the square.
    WrongPiece {
        /// The square of the piece that is named incorrectly.
        at: Square,
        /// The piece that the notation names.
        named: Piece,
        /// The piece that is actually on the square.
        found: Piece,
    },
    /// A step or placement is refused because the piece belongs to the other side. During play,
    /// there is also no piece next to it that could push or pull it.
    NotYourPiece {
        /// The piece that does not belong to the side to move.
        piece: Piece,
        /// The square of that piece, or the square that it would be placed on.
        at: Square,
    },
    /// A step is refused because the piece is frozen.
    Frozen {
        /// The frozen piece that would step.
        piece: Piece,
        /// The square of the frozen piece.
        at: Square,
        /// The stronger enemy pieces that freeze the piece, with their squares.
        by: Vec<(Square, Piece)>,
    },
    /// A step or placement is refused because its target square is occupied.
    Occupied {
        /// The target square, which is occupied.
        at: Square,
        /// The piece on the occupied target square.
        piece: Piece,
    },
    /// A step is refused because it leaves the board.
    OffBoard {
        /// The square of the piece that would leave the board.
        at: Square,
        /// The direction of the step that would leave the board.
        direction: Direction,
    },
    /// A step is refused because a rabbit may not step backward.
    RabbitBackward {
        /// The square of the rabbit that would step backward.
        at: Square,
    },
    /// A push or pull is refused because the adjacent pieces of the side to move are not stronger
    /// than the enemy piece.
    TooWeak {
        /// The enemy piece that would be pushed or pulled.
        piece: Piece,
        /// The square of the enemy piece, or the square that it was pushed from.
        at: Square,
        /// The adjacent pieces that are too weak to push or pull the enemy piece, with their
        /// squares.
        by: Vec<(Square, Piece)>,
    },
    /// A push or pull is refused because no piece of the side to move is adjacent to the enemy
    /// piece any more.
    NothingToPushWith {
        /// The enemy piece that no piece can push or pull.
        piece: Piece,
        /// The square of that enemy piece.
        at: Square,
    },
    /// A step is refused because an unfinished push must be completed first.
    PushUnfinished {
        /// The square that the pushed piece has left, which must be entered.
        at: Square,
        /// The squares of the pieces that can complete the push.
        by: Vec<Square>,
    },
    /// A step is refused because the turn has no steps left, or only one, where a push takes two.
    NoStepsLeft {
        /// The square of the piece that would step, if any.
        at: Option<Square>,
        /// Whether a push is refused because only one step is left.
        push: bool,
    },
    /// A turn is refused because it would not change the board.
    Unchanged,
    /// A turn is refused because it would repeat a position for the third time.
    ThirdRepetition {
        /// The turns after which the position occurred before, such as `4s`; `start` for the
        /// position that the game began from.
        earlier: Vec<String>,
    },
    /// The notation states a capture that does not happen.
    WrongCapture {
        /// The piece that the notation states to be captured.
        piece: Piece,
        /// The square of the capture that the notation states.
        at: Square,
        /// The piece that is actually captured by the preceding step, if any, with its square.
        actual: Option<(Piece, Square)>,
    },
    /// A placement is refused because it is outside the first two ranks of the side.
    SetupRank {
        /// The piece that would be placed outside the first two ranks.
        piece: Piece,
        /// The square that the piece would be placed on.
        at: Square,
    },
    /// A setup is refused because it has too many or too few pieces of a kind.
    SetupCount {
        /// The side whose setup has wrong numbers of pieces.
        side: Side,
        /// For each kind with a wrong number of pieces, how many are missing; negative if there are
        /// too many.
        off: Vec<(Kind, i32)>,
    },
    /// A step is refused because the pieces are still being set up.
    SetupExpected {
        /// The side that is to set up its pieces.
        side: Side,
    },
    /// A placement is refused because the setup is over.
    SetupOver {
        /// The square that the piece would be placed on.
        at: Square,
    },
    /// A complete turn is refused because an unfinished turn is in progress.
    TurnInProgress,
    /// A refusal that is the same in all games, such as a turn after the end.
    Record(RecordRefusal<Side>),
}

impl Refusal {
    /// The stable code of a refusal, as words joined by hyphens.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoPiece { .. } => "no-piece",
            Self::WrongPiece { .. } => "wrong-piece",
            Self::NotYourPiece { .. } => "not-your-piece",
            Self::Frozen { .. } => "frozen",
            Self::Occupied { .. } => "occupied",
            Self::OffBoard { .. } => "off-board",
            Self::RabbitBackward { .. } => "rabbit-backward",
            Self::TooWeak { .. } => "too-weak",
            Self::NothingToPushWith { .. } => "nothing-to-push-with",
            Self::PushUnfinished { .. } => "push-unfinished",
            Self::NoStepsLeft { .. } => "no-steps-left",
            Self::Unchanged => "unchanged",
            Self::ThirdRepetition { .. } => "third-repetition",
            Self::WrongCapture { .. } => "wrong-capture",
            Self::SetupRank { .. } => "setup-rank",
            Self::SetupCount { .. } => "setup-count",
            Self::SetupExpected { .. } => "setup-expected",
            Self::SetupOver { .. } => "setup-over",
            Self::TurnInProgress => "turn-in-progress",
            Self::Record(refusal) => refusal.code(),
        }
    }

    /// The squares that the refusal concerns: first that of the refused step or placement, then
    /// those of the pieces that explain it.
    pub fn squares(&self) -> Vec<Square> {
        let with = |at: Square, by: &[(Square, Piece)]| {
            std::iter::once(at).chain(by.iter().map(|&(square, _)| square)).collect()
        };
        match self {
            Self::NoPiece { at }
            | Self::WrongPiece { at, .. }
            | Self::NotYourPiece { at, .. }
            | Self::Occupied { at, .. }
            | Self::OffBoard { at, .. }
            | Self::RabbitBackward { at }
            | Self::NothingToPushWith { at, .. }
            | Self::SetupRank { at, .. }
            | Self::SetupOver { at } => vec![*at],
            Self::Frozen { at, by, .. } | Self::TooWeak { at, by, .. } => with(*at, by),
            Self::PushUnfinished { at, by } => std::iter::once(*at).chain(by.iter().copied()).collect(),
            Self::NoStepsLeft { at, .. } => at.iter().copied().collect(),
            Self::WrongCapture { at, actual, .. } => {
                let actual = actual.map(|(_, square)| square).filter(|square| square != at);
                std::iter::once(*at).chain(actual).collect()
            }
            Self::Unchanged
            | Self::ThirdRepetition { .. }
            | Self::SetupCount { .. }
            | Self::SetupExpected { .. }
            | Self::TurnInProgress
            | Self::Record(_) => Vec::new(),
        }
    }

    /// For [`ThirdRepetition`](Self::ThirdRepetition), the turns after which the position occurred
    /// before; otherwise empty.
    pub fn turns(&self) -> &[String] {
        match self {
            Self::ThirdRepetition { earlier } => earlier,
            _ => &[],
        }
    }
}

/// Joins pieces and their squares as in English: `the gold dog on a2 and the gold cat on b1`.
fn list(pieces: &[(Square, Piece)]) -> String {
    let words: Vec<_> =
        pieces.iter().map(|(square, piece)| format!("the {} on {square}", piece.name())).collect();
    joined(&words, " and ")
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoPiece { at } => write!(f, "There is no piece on {at}."),
            Self::WrongPiece { at, named, found } => {
                write!(f, "The piece on {at} is a {}, not a {}.", found.name(), named.name())
            }
            Self::NotYourPiece { piece, at } => write!(f, "The {} ({at}) is not your piece.", piece.name()),
            Self::Frozen { piece, at, by } => {
                write!(f, "The {} on {at} is frozen by {}.", piece.name(), list(by))
            }
            Self::Occupied { at, piece } => write!(f, "The {} stands on {at}.", piece.name()),
            Self::OffBoard { at, direction } => {
                write!(
                    f,
                    "A step {} from {at} leaves the board.",
                    match direction {
                        Direction::North => "north",
                        Direction::South => "south",
                        Direction::East => "east",
                        Direction::West => "west",
                    }
                )
            }
            Self::RabbitBackward { at } => {
                write!(f, "The rabbit on {at} cannot step backward.")
            }
            Self::TooWeak { piece, at, by } => {
                let verb = if by.len() == 1 { "is" } else { "are" };
                write!(
                    f,
                    "Only a stronger piece can move the {} on {at}: {} {verb} too weak.",
                    piece.name(),
                    list(by)
                )
            }
            Self::NothingToPushWith { piece, at } => {
                write!(f, "No piece of yours is next to the {} on {at} to push or pull it.", piece.name())
            }
            Self::PushUnfinished { at, by } => {
                let by: Vec<_> = by.iter().map(ToString::to_string).collect();
                write!(f, "Finish the push first: step to {at} from {}.", joined(&by, " or "))
            }
            Self::NoStepsLeft { push: false, .. } => f.write_str("A turn has at most four steps."),
            Self::NoStepsLeft { push: true, .. } => {
                f.write_str("A push takes two steps, and only one is left.")
            }
            Self::Unchanged => f.write_str("A turn must change the board."),
            Self::ThirdRepetition { earlier } => {
                write!(f, "This position has already occurred twice ({}).", joined(earlier, ", "))
            }
            Self::WrongCapture { piece, at, actual: None } => {
                write!(f, "The {} on {at} is not captured there.", piece.name())
            }
            Self::WrongCapture { piece, at, actual: Some((real, square)) } => write!(
                f,
                "The {} on {at} is not captured there: the {} on {square} is.",
                piece.name(),
                real.name()
            ),
            Self::SetupRank { piece, at } => {
                let ranks = if piece.side == Side::Gold { "ranks 1 and 2" } else { "ranks 7 and 8" };
                write!(f, "{} places its pieces on {ranks}, not on {at}.", piece.side)
            }
            Self::SetupCount { side, off } => {
                let words: Vec<_> = off
                    .iter()
                    .map(|&(kind, by)| {
                        let s = if by.abs() == 1 { "" } else { "s" };
                        let what = if by > 0 { "missing" } else { "too many" };
                        format!("{} {kind}{s} {what}", by.abs())
                    })
                    .collect();
                write!(f, "{side} must place exactly its sixteen pieces: {}.", joined(&words, ", "))
            }
            Self::SetupExpected { side } => write!(f, "{side} must place its sixteen pieces first."),
            Self::SetupOver { .. } => f.write_str("All pieces have been placed already."),
            Self::TurnInProgress => f.write_str("A turn is in progress: finish it or clear it first."),
            Self::Record(refusal) => f.write_str(&refusal.sentence(Side::to_string)),
        }
    }
}

impl From<RecordRefusal<Side>> for Refusal {
    fn from(refusal: RecordRefusal<Side>) -> Self {
        Self::Record(refusal)
    }
}

impl Coded for Refusal {
    fn code(&self) -> &'static str {
        self.code()
    }

    fn details(&self) -> Details {
        let squares = self.squares().iter().map(ToString::to_string).collect();
        Details { squares, turns: self.turns().to_vec(), ..Details::default() }
    }
}

impl std::error::Error for Refusal {}
