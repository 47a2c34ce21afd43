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
    /// The square is empty.
    NoPiece {
        /// The empty square.
        at: Square,
    },
    /// The text names a piece that is not the one on the square.
    WrongPiece {
        /// The square.
        at: Square,
        /// The piece in the text.
        named: Piece,
        /// The piece on the square.
        found: Piece,
    },
    /// The piece belongs to the other side. During play, there is also no piece next to it that
    /// could push or pull it.
    NotYourPiece {
        /// The piece.
        piece: Piece,
        /// Its square, or where it would be placed.
        at: Square,
    },
    /// The piece is frozen.
    Frozen {
        /// The frozen piece.
        piece: Piece,
        /// Its square.
        at: Square,
        /// The stronger enemy pieces that freeze it.
        by: Vec<(Square, Piece)>,
    },
    /// The target square is occupied.
    Occupied {
        /// The occupied square.
        at: Square,
        /// The piece on it.
        piece: Piece,
    },
    /// The step leaves the board.
    OffBoard {
        /// The square of the piece.
        at: Square,
        /// The direction of the step.
        direction: Direction,
    },
    /// A rabbit never steps backward.
    RabbitBackward {
        /// The square of the rabbit.
        at: Square,
    },
    /// The adjacent pieces of the side to move are not stronger than the enemy piece.
    TooWeak {
        /// The enemy piece to push or pull.
        piece: Piece,
        /// Its square, or the square that it was pushed from.
        at: Square,
        /// The pieces that are too weak.
        by: Vec<(Square, Piece)>,
    },
    /// No piece of the side to move is adjacent to the enemy piece any more.
    NothingToPushWith {
        /// The enemy piece.
        piece: Piece,
        /// Its square.
        at: Square,
    },
    /// A push must be completed first.
    PushUnfinished {
        /// The square that the pushed piece has left.
        at: Square,
        /// The squares of the pieces that can complete the push.
        by: Vec<Square>,
    },
    /// The turn has no steps left, or only one, where a push takes two.
    NoStepsLeft {
        /// The square of the piece that would step, if any.
        at: Option<Square>,
        /// Whether one step is left, too few for a push.
        push: bool,
    },
    /// The turn would not change the board.
    Unchanged,
    /// The turn would repeat a position for the third time.
    ThirdRepetition {
        /// The turns after which the position occurred before, such as `4s`; `start` for the
        /// position that the game began from.
        earlier: Vec<String>,
    },
    /// The text states a capture that does not happen.
    WrongCapture {
        /// The piece in the text.
        piece: Piece,
        /// The square in the text.
        at: Square,
        /// The piece that the step before captures, if any, with its square.
        actual: Option<(Piece, Square)>,
    },
    /// A piece is placed outside the first two ranks of its side.
    SetupRank {
        /// The piece.
        piece: Piece,
        /// Where it would be placed.
        at: Square,
    },
    /// A setup has too many or too few pieces of a kind.
    SetupCount {
        /// The side that sets up.
        side: Side,
        /// For each wrong kind, the number of missing pieces; negative if there are too many.
        off: Vec<(Kind, i32)>,
    },
    /// A step during setup.
    SetupExpected {
        /// The side that sets up.
        side: Side,
    },
    /// A placement after setup.
    SetupOver {
        /// Where the piece would be placed.
        at: Square,
    },
    /// A complete turn cannot be played because of a partial turn.
    TurnInProgress,
    /// A refusal that is the same in all games, such as after the end.
    Record(RecordRefusal<Side>),
}

impl Refusal {
    /// The stable code, words joined by hyphens.
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

    /// The squares concerned: first that of the refused step or placement, then those of the pieces
    /// that explain the refusal.
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

/// `the gold dog on a2 and the gold cat on b1`.
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
