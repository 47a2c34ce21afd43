//! The trait that a game implements to have goals.

use std::fmt::Debug;

use super::{Arguments, GoalFault, Missing, StageLine};
use crate::playable::Playable;
use crate::record::GameRecord;

/// Whether a condition of a goal holds, and if not, why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ConditionState {
    /// The condition holds.
    Met {
        /// Whether the condition still holds after any further turns.
        lasting: bool,
        /// The reason why a goal with `not` before this condition is not reached.
        unwanted: Missing,
    },
    /// The condition does not hold.
    Unmet {
        /// Whether the condition can no longer hold, whatever turns follow.
        lasting: bool,
        /// The reason why the condition does not hold.
        missing: Missing,
    },
}

impl ConditionState {
    /// Returns the state of a condition that later turns may change.
    pub fn now(met: bool, missing: Missing, unwanted: Missing) -> Self {
        if met { Self::Met { lasting: false, unwanted } } else { Self::Unmet { lasting: false, missing } }
    }

    /// Returns the state of a condition about an event that either has happened or has not, which
    /// later turns cannot undo.
    pub fn event(met: bool, missing: Missing, unwanted: Missing) -> Self {
        if met { Self::Met { lasting: true, unwanted } } else { Self::Unmet { lasting: false, missing } }
    }
}

/// Whether the solver can force a win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ForcedWin {
    /// The solver can force a win within this number of its further turns.
    Within(u32),
    /// The solver cannot force a win. Holds the turn that prevents it if an opponent is to move.
    Refuted(Option<String>),
    /// It was not decided whether the solver can force a win.
    Unknown,
}

/// A game with goals: the conditions that only this game has.
pub trait Goals: Playable {
    /// The type of the conditions that only this game has.
    type Condition: Clone + Eq + Debug + Send + Sync;

    /// Parses a condition of a goal by its first word and the arguments that follow; `None` if the
    /// game has no such word.
    fn parse_condition(
        game: &GameRecord<Self>,
        word: &str,
        arguments: &mut Arguments<'_, '_>,
    ) -> Result<Option<Self::Condition>, GoalFault>;

    /// Writes a condition of a goal in standard form.
    fn write_condition(game: &GameRecord<Self>, condition: &Self::Condition) -> String;

    /// Judges whether a condition holds after the turns of a line.
    fn judge(line: &StageLine<Self>, condition: &Self::Condition) -> ConditionState;

    /// Whether the solver can force a win within this many further turns of its own, at least one.
    /// The game is not over.
    fn forced_win(line: &StageLine<Self>, turns: u32) -> ForcedWin;
}
