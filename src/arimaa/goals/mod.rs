//! The goals of Arimaa, and courses of lessons about it.

mod condition;
#[cfg(feature = "cli")]
mod course;
mod forced_win;
mod judge;
mod track;

pub use condition::ArimaaCondition;

use crate::arimaa::{Arimaa, Game};
use crate::lesson::{Arguments, ConditionState, ForcedWin, GoalFault, Goals, StageLine};

impl Goals for Arimaa {
    type Condition = ArimaaCondition;

    fn parse_condition(
        game: &Game,
        word: &str,
        arguments: &mut Arguments<'_, '_>,
    ) -> Result<Option<ArimaaCondition>, GoalFault> {
        ArimaaCondition::parse(game, word, arguments)
    }

    fn write_condition(_: &Game, condition: &ArimaaCondition) -> String {
        condition.to_string()
    }

    fn judge(line: &StageLine<Self>, condition: &ArimaaCondition) -> ConditionState {
        judge::judge(line, *condition)
    }

    fn forced_win(line: &StageLine<Self>, turns: u32) -> ForcedWin {
        forced_win::forced_win(line, turns)
    }
}
