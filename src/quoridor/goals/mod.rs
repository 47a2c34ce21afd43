//! The goals of Quoridor, and courses of lessons about it.

mod condition;
#[cfg(feature = "cli")]
mod course;
mod forced_win;
mod judge;

pub use condition::QuoridorCondition;

use crate::lesson::{Arguments, ConditionState, ForcedWin, GoalFault, Goals, StageLine};
use crate::quoridor::{Game, Quoridor};

impl Goals for Quoridor {
    type Condition = QuoridorCondition;

    fn parse_condition(
        game: &Game,
        word: &str,
        arguments: &mut Arguments<'_, '_>,
    ) -> Result<Option<QuoridorCondition>, GoalFault> {
        QuoridorCondition::parse(game, word, arguments)
    }

    fn write_condition(game: &Game, condition: &QuoridorCondition) -> String {
        condition.write(game)
    }

    fn judge(line: &StageLine<Self>, condition: &QuoridorCondition) -> ConditionState {
        judge::judge(line, *condition)
    }

    fn forced_win(line: &StageLine<Self>, turns: u32) -> ForcedWin {
        forced_win::forced_win(line, turns)
    }
}
