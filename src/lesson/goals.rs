//! What a game implements to have goals.

use std::fmt::Debug;

use super::{Arguments, GoalFault, Line, Missing};
use crate::playable::Playable;
use crate::record::GameRecord;

/// Whether a condition holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It holds. The explanation says so, for goals that rule it out.
    Met {
        /// Whether it will hold after any more turns.
        lasting: bool,
        /// Why a goal with `not` before the condition is not reached.
        unwanted: Missing,
    },
    /// It does not hold.
    Unmet {
        /// Whether it cannot hold any more, whatever turns follow.
        lasting: bool,
        /// What is missing.
        missing: Missing,
    },
}

impl Verdict {
    /// A verdict that later turns may change.
    pub fn now(met: bool, missing: Missing, unwanted: Missing) -> Self {
        if met { Self::Met { lasting: false, unwanted } } else { Self::Unmet { lasting: false, missing } }
    }

    /// Whether an event has happened: once it has, later turns do not change that.
    pub fn event(met: bool, missing: Missing, unwanted: Missing) -> Self {
        if met { Self::Met { lasting: true, unwanted } } else { Self::Unmet { lasting: false, missing } }
    }
}

/// Whether the solver can force a win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ForcedWin {
    /// It can, within this many more turns of its own.
    Within(u32),
    /// It cannot. If it is an opponent's turn, with a turn after which it cannot.
    Refuted(Option<String>),
    /// Not decided.
    Unknown,
}

/// A game with goals: the conditions that it has besides those of all games.
pub trait Goals: Playable {
    /// A condition of this game.
    type Condition: Clone + Eq + Debug + Send + Sync;

    /// Parses a condition by its first word and the arguments that follow; `None` if the game has
    /// no such word.
    fn parse_condition(
        game: &GameRecord<Self>,
        word: &str,
        arguments: &mut Arguments<'_, '_>,
    ) -> Result<Option<Self::Condition>, GoalFault>;

    /// Writes a condition in standard form.
    fn write_condition(game: &GameRecord<Self>, condition: &Self::Condition) -> String;

    /// Judges a condition.
    fn judge(line: &Line<Self>, condition: &Self::Condition) -> Verdict;

    /// Whether the solver can force a win within this many more turns of its own, at least one. The
    /// game is not over.
    fn forced_win(line: &Line<Self>, turns: u32) -> ForcedWin;
}
