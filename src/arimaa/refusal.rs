//! What the rules of Arimaa have against a step, a turn or a setup.

use std::fmt;

use super::{Direction, Kind, Piece, Reason, Side, Square};
use crate::error::Coded;

/// What the rules have against a step, a turn or a setup: a stable [code](Self::code), the
/// [squares](Self::squares) that matter, and an English sentence (its `Display`).
///
/// ```
/// use keddah::arimaa::Game;
/// let game = Game::default_setup();
/// let error = game.check("Da2s").unwrap_err();
/// assert_eq!(error.code(), "occupied");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// The square is empty.
    NoPiece {
        /// The empty square.
        at: Square,
    },
    /// Another piece stands there than the text names.
    WrongPiece {
        /// Where.
        at: Square,
        /// What the text names.
        named: Piece,
        /// What stands there.
        found: Piece,
    },
    /// An enemy piece far from one's own, or a piece of the other side in a setup.
    NotYourPiece {
        /// The piece.
        piece: Piece,
        /// Where it stands or would be placed.
        at: Square,
    },
    /// The piece is frozen.
    Frozen {
        /// The frozen piece.
        piece: Piece,
        /// Where it stands.
        at: Square,
        /// What freezes it: stronger enemies beside it.
        by: Vec<(Square, Piece)>,
    },
    /// The square to step to, or to place on, is taken.
    Occupied {
        /// The taken square.
        at: Square,
        /// What stands there.
        piece: Piece,
    },
    /// The step leaves the board.
    OffBoard {
        /// Where the piece stands.
        at: Square,
        /// Where it would go.
        direction: Direction,
    },
    /// A rabbit does not step backward.
    RabbitBackward {
        /// Where the rabbit stands.
        at: Square,
    },
    /// The pieces beside are not stronger than the enemy piece.
    TooWeak {
        /// The enemy piece to be pushed or pulled.
        piece: Piece,
        /// Where it stands (or, in a begun push, stood).
        at: Square,
        /// The pieces that are too weak.
        by: Vec<(Square, Piece)>,
    },
    /// No piece of one's own stands beside the enemy piece.
    NothingToPushWith {
        /// The enemy piece.
        piece: Piece,
        /// Where it stands.
        at: Square,
    },
    /// A begun push must be finished first.
    PushUnfinished {
        /// The square that the pushed piece has left.
        at: Square,
        /// Who can step there.
        by: Vec<Square>,
    },
    /// All four steps are used, or a push would need two and one is left.
    NoStepsLeft {
        /// Where the step would begin, if one was asked for.
        at: Option<Square>,
        /// Whether the one step left is too few because a push takes two.
        push: bool,
    },
    /// The turn would leave the board as it was.
    Unchanged,
    /// The turn would bring the position about for the third time.
    ThirdRepetition {
        /// The turns after which it occurred before, such as `4s`; `start` for the position that the game began from.
        earlier: Vec<String>,
    },
    /// A capture is written that does not happen, or not there.
    WrongCapture {
        /// The piece that the text names.
        piece: Piece,
        /// The square that the text names.
        at: Square,
        /// What really is taken by the step before, if anything.
        actual: Option<(Piece, Square)>,
    },
    /// A piece is placed outside one's own two ranks.
    SetupRank {
        /// The piece.
        piece: Piece,
        /// Where it would be placed.
        at: Square,
    },
    /// Too many pieces of a kind in a setup, or not yet all sixteen.
    SetupCount {
        /// Who is setting up.
        side: Side,
        /// What is missing (positive) or too many (negative), by kind.
        off: Vec<(Kind, i32)>,
    },
    /// A step is asked for while the pieces are being placed.
    SetupExpected {
        /// Who is setting up.
        side: Side,
    },
    /// A placement is asked for when all pieces have been placed.
    SetupOver {
        /// Where the piece would be placed.
        at: Square,
    },
    /// A whole turn is given while another is half built.
    TurnInProgress,
    /// The game is over.
    GameOver,
    /// A result that only the board can give, or that the board contradicts.
    WrongResult {
        /// Who is said to have won.
        winner: Side,
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
            Self::GameOver => "game-over",
            Self::WrongResult { .. } => "wrong-result",
            Self::NoSuchPly { .. } => "no-such-ply",
        }
    }

    /// The squares that matter: first the one asked about, then those that explain (the freezers, the pieces too weak).
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
            | Self::GameOver
            | Self::WrongResult { .. }
            | Self::NoSuchPly { .. } => Vec::new(),
        }
    }

    /// For [`ThirdRepetition`](Self::ThirdRepetition), the turns after which the position occurred before; else empty.
    pub fn turns(&self) -> &[String] {
        match self {
            Self::ThirdRepetition { earlier } => earlier,
            _ => &[],
        }
    }
}

fn list(pieces: &[(Square, Piece)]) -> String {
    let words: Vec<_> =
        pieces.iter().map(|(square, piece)| format!("the {} on {square}", piece.name())).collect();
    words.join(" and ")
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoPiece { at } => write!(f, "There is no piece on {at}."),
            Self::WrongPiece { at, named, found } => {
                write!(f, "The piece on {at} is a {}, not a {}.", found.name(), named.name())
            }
            Self::NotYourPiece { piece, at } => write!(f, "The {} ({at}) is not yours.", piece.name()),
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
                write!(f, "Rabbits do not step backward: the rabbit on {at} cannot.")
            }
            Self::TooWeak { piece, at, by } => {
                let verb = if by.len() == 1 { "is" } else { "are" };
                write!(
                    f,
                    "Only a stronger piece moves the {} of {at}: {} {verb} too weak.",
                    piece.name(),
                    list(by)
                )
            }
            Self::NothingToPushWith { piece, at } => {
                write!(f, "No piece of yours stands beside the {} on {at} to push or pull it.", piece.name())
            }
            Self::PushUnfinished { at, by } => {
                let by: Vec<_> = by.iter().map(ToString::to_string).collect();
                write!(f, "Finish the push first: {at} must be entered from {}.", by.join(" or "))
            }
            Self::NoStepsLeft { push: false, .. } => f.write_str("A turn has at most four steps."),
            Self::NoStepsLeft { push: true, .. } => {
                f.write_str("A push takes two steps, and only one is left.")
            }
            Self::Unchanged => f.write_str("A turn must change the board."),
            Self::ThirdRepetition { earlier } => {
                write!(f, "This position has already occurred twice ({}).", earlier.join(", "))
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
                write!(f, "{side} sets up all sixteen pieces: {}.", words.join(", "))
            }
            Self::SetupExpected { side } => write!(f, "{side} has to place its sixteen pieces first."),
            Self::SetupOver { .. } => f.write_str("The pieces have all been placed."),
            Self::TurnInProgress => f.write_str("A turn is half built: finish it or clear it first."),
            Self::GameOver => f.write_str("The game is over."),
            Self::WrongResult { winner, reason } => {
                write!(f, "The board does not show that {winner} has won ({}).", reason.name())
            }
            Self::NoSuchPly { ply, last } => write!(f, "There is no ply {ply}; the last is {last}."),
        }
    }
}

impl Coded for Refusal {
    fn code(&self) -> &'static str {
        self.code()
    }
}

impl std::error::Error for Refusal {}
