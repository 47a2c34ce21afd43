//! The conditions of Arimaa.

use std::fmt;

use crate::arimaa::{Game, Piece, Square};
use crate::lesson::{Arguments, GoalFault};

/// A condition in the goal of a lesson or puzzle that is special to Arimaa.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArimaaCondition {
    /// The condition `reach d8`: a piece of the solver is on that square that was not there at the
    /// start.
    Reach(Square),
    /// The condition `avoid e5`: none of the solver's pieces has stepped to that square in its own
    /// turns.
    Avoid(Square),
    /// The condition `from e4`: the solver has stepped only with its piece that was on that square
    /// at the start.
    From(Square),
    /// The condition `goal-stop`: the opponent cannot reach goal in its next turn.
    GoalStop,
    /// The condition `block`: the opponent has no legal turn.
    Block,
    /// The condition `capture h@d6`: the piece that was on that square at the start is captured.
    Capture(Piece, Square),
    /// The condition `capture any`: an enemy piece was captured in a turn of the solver.
    CaptureAny,
    /// The condition `push`: the solver has pushed a piece.
    Push,
    /// The condition `pull`: the solver has pulled a piece.
    Pull,
    /// The condition `freeze c3`: the piece on that square is an enemy piece and is frozen.
    Freeze(Square),
    /// The condition `unfreeze c3`: the solver's piece that was on that square, frozen, is alive
    /// and not frozen.
    Unfreeze(Square),
    /// The condition `safe`: no next turn of the opponent captures a piece of the solver.
    Safe,
    /// The condition `stands E@d2`: such a piece is on that square.
    Stands(Piece, Square),
}

impl ArimaaCondition {
    /// Parses a condition of Arimaa's goals by its first word; `None` if there is no such word.
    pub(super) fn parse(
        game: &Game,
        word: &str,
        arguments: &mut Arguments<'_, '_>,
    ) -> Result<Option<Self>, GoalFault> {
        let position = game.turn_position();
        let board = position.board();
        let own = |square: Square| board.get(square).filter(|piece| piece.side == position.side());
        Ok(Some(match word {
            "reach" => Self::Reach(square(arguments)?),
            "avoid" => Self::Avoid(square(arguments)?),
            "from" => {
                let at = arguments.at();
                let from = square(arguments)?;
                own(from).ok_or_else(|| {
                    GoalFault::new("goal-piece", at, format!("No piece of the solver stands on {from}."))
                })?;
                Self::From(from)
            }
            "goal-stop" => Self::GoalStop,
            "block" => Self::Block,
            "capture" if arguments.accept("any") => Self::CaptureAny,
            "capture" => {
                let at = arguments.at();
                let (piece, from) = piece_on_square(arguments)?;
                if board.get(from) != Some(piece) {
                    let message = format!("No {} stands on {from}.", piece.name());
                    return Err(GoalFault::new("goal-piece", at, message));
                }
                Self::Capture(piece, from)
            }
            "push" => Self::Push,
            "pull" => Self::Pull,
            "freeze" => Self::Freeze(square(arguments)?),
            "unfreeze" => {
                let at = arguments.at();
                let from = square(arguments)?;
                if board.frozen(position.side()) & from.bit() == 0 {
                    let message = format!("No frozen piece of the solver stands on {from}.");
                    return Err(GoalFault::new("goal-piece", at, message));
                }
                Self::Unfreeze(from)
            }
            "safe" => Self::Safe,
            "stands" => {
                let (piece, at) = piece_on_square(arguments)?;
                Self::Stands(piece, at)
            }
            _ => return Ok(None),
        }))
    }
}

fn square(arguments: &mut Arguments<'_, '_>) -> Result<Square, GoalFault> {
    let at = arguments.at();
    let what = "a square from a1 to h8";
    let word = arguments.word("goal-square", what)?;
    word.parse().map_err(|_| GoalFault::new("goal-square", at, format!("Expected {what} here.")))
}

fn piece_on_square(arguments: &mut Arguments<'_, '_>) -> Result<(Piece, Square), GoalFault> {
    let at = arguments.at();
    let what = "a piece on a square, such as h@d6";
    let word = arguments.word("goal-piece", what)?;
    let fault = |code, by| GoalFault::new(code, at + by, format!("Expected {what} here."));
    let mut letters = word.chars();
    let piece = letters.next().and_then(Piece::from_letter).ok_or_else(|| fault("goal-piece", 0))?;
    if letters.next() != Some('@') {
        return Err(fault("goal-piece", 1));
    }
    Ok((piece, letters.as_str().parse().map_err(|_| fault("goal-square", 2))?))
}

impl fmt::Display for ArimaaCondition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Reach(square) => write!(f, "reach {square}"),
            Self::Avoid(square) => write!(f, "avoid {square}"),
            Self::From(square) => write!(f, "from {square}"),
            Self::GoalStop => f.write_str("goal-stop"),
            Self::Block => f.write_str("block"),
            Self::Capture(piece, square) => write!(f, "capture {piece}@{square}"),
            Self::CaptureAny => f.write_str("capture any"),
            Self::Push => f.write_str("push"),
            Self::Pull => f.write_str("pull"),
            Self::Freeze(square) => write!(f, "freeze {square}"),
            Self::Unfreeze(square) => write!(f, "unfreeze {square}"),
            Self::Safe => f.write_str("safe"),
            Self::Stands(piece, square) => write!(f, "stands {piece}@{square}"),
        }
    }
}
