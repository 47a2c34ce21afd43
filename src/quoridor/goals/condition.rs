//! The conditions of Quoridor.

use crate::lesson::{Arguments, GoalFault};
use crate::quoridor::{Game, Move, Square};

/// A condition in the goal of a lesson or puzzle that is special to Quoridor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum QuoridorCondition {
    /// The condition `reach d8`: the solver's pawn is on that square.
    Reach(Square),
    /// The condition `avoid e5`: the solver has not moved its pawn to that square.
    Avoid(Square),
    /// The condition `from e4`: the solver has moved its pawn, which was on that square, and placed
    /// no wall.
    From(Square),
    /// The condition `goal-stop`: no opponent can reach its goal before the solver's next turn.
    GoalStop,
    /// The condition `block`: an opponent has no legal turn and would have to pass.
    Block,
    /// The condition `longer 4`: an opponent's path is at least this many steps longer than at the
    /// start.
    Longer(u32),
    /// The condition `shorter 2`: the solver's path is at least this many steps shorter than at the
    /// start.
    Shorter(u32),
    /// The condition `ahead`: the solver's path is shorter than that of every opponent.
    Ahead,
    /// The condition `wall`: the solver has placed a wall.
    Wall,
    /// The condition `jump`: the solver's pawn has jumped over another one.
    Jump,
}

impl QuoridorCondition {
    /// Parses a condition of Quoridor's goals by its first word; `None` if there is no such word.
    pub(super) fn parse(
        game: &Game,
        word: &str,
        arguments: &mut Arguments<'_, '_>,
    ) -> Result<Option<Self>, GoalFault> {
        Ok(Some(match word {
            "reach" => Self::Reach(square(game, arguments)?),
            "avoid" => Self::Avoid(square(game, arguments)?),
            "from" => {
                let at = arguments.at();
                let from = square(game, arguments)?;
                if game.position().pawn(game.position().mover()) != from {
                    let label = game.labels().square(from);
                    let message = format!("The pawn of the solver does not stand on {label}.");
                    return Err(GoalFault::new("goal-piece", at, message));
                }
                Self::From(from)
            }
            "goal-stop" => Self::GoalStop,
            "block" => Self::Block,
            "longer" => Self::Longer(arguments.optional_number(1..=99)?.unwrap_or(1)),
            "shorter" => Self::Shorter(arguments.optional_number(1..=99)?.unwrap_or(1)),
            "ahead" => Self::Ahead,
            "wall" => Self::Wall,
            "jump" => Self::Jump,
            _ => return Ok(None),
        }))
    }

    /// Writes the condition, with squares in the notation of the game.
    pub(super) fn write(self, game: &Game) -> String {
        let label = |square| game.labels().square(square);
        match self {
            Self::Reach(square) => format!("reach {}", label(square)),
            Self::Avoid(square) => format!("avoid {}", label(square)),
            Self::From(square) => format!("from {}", label(square)),
            Self::GoalStop => "goal-stop".into(),
            Self::Block => "block".into(),
            Self::Longer(steps) => format!("longer {steps}"),
            Self::Shorter(steps) => format!("shorter {steps}"),
            Self::Ahead => "ahead".into(),
            Self::Wall => "wall".into(),
            Self::Jump => "jump".into(),
        }
    }
}

fn square(game: &Game, arguments: &mut Arguments<'_, '_>) -> Result<Square, GoalFault> {
    let at = arguments.at();
    let word = arguments.word("goal-square", "a square such as e5")?;
    match game.read(word) {
        Ok(Move::Pawn(square)) => Ok(square),
        _ => Err(GoalFault::new("goal-square", at, "Expected a square of the board here, such as e5.")),
    }
}
