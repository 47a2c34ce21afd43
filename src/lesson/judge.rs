//! Judging a goal.

use super::goal::{Condition, Expression};
use super::{ConditionState, ForcedWin, Goal, Goals, Missing, StageLine};

/// Whether a goal is reached, and if not, what is missing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(any(feature = "cli", feature = "wasm"), derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Judgment {
    /// Whether the goal is reached.
    pub done: bool,
    /// The reasons why the goal is not reached; empty if it is. Of alternatives joined by `or`, the
    /// one that lacks fewest.
    pub missing: Vec<Missing>,
    /// Whether the goal is not reached and can no longer be reached.
    pub failed: bool,
    /// The number of turns that the solver has left; `None` if the goal does not limit them.
    pub turns_left: Option<u32>,
    /// If the goal is reached only because a win is forced, the number of further turns of the
    /// solver that the win takes.
    #[cfg_attr(any(feature = "cli", feature = "wasm"), serde(skip_serializing_if = "Option::is_none"))]
    pub forced: Option<u32>,
}

/// Judges a goal after the turns played so far.
pub(super) fn judge<G: Goals>(line: &StageLine<G>, goal: &Goal<G>) -> Judgment {
    let mut judge = Judge { line, turns: line.solver_turns(), states: Vec::new() };
    let mut judgment = judge.expression(&goal.expression, true);
    judgment.failed |= !judgment.done && line.game().status().is_over();
    judgment
}

struct Judge<'a, G: Goals> {
    line: &'a StageLine<G>,
    /// The number of turns that the solver has made.
    turns: u32,
    /// The states of the conditions judged so far, cached because exhaustive conditions take long.
    states: Vec<(&'a G::Condition, ConditionState)>,
}

impl<'a, G: Goals> Judge<'a, G> {
    /// Judges an expression of a goal or, if not `wanted`, its negation.
    fn expression(&mut self, expression: &'a Expression<G::Condition>, wanted: bool) -> Judgment {
        let mut judgment = match (expression, wanted) {
            (Expression::Is(condition, _), _) => self.condition(condition, wanted),
            (Expression::Not(inner), _) => self.expression(inner, !wanted),
            (Expression::All(parts), true) | (Expression::Any(parts), false) => self.all(parts, wanted),
            (Expression::Any(parts), true) | (Expression::All(parts), false) => self.any(parts, wanted),
        };
        judgment.failed |= !judgment.done && judgment.turns_left == Some(0);
        judgment
    }

    fn all(&mut self, parts: &'a [Expression<G::Condition>], wanted: bool) -> Judgment {
        let mut all = Judgment { done: true, ..Judgment::default() };
        for part in parts {
            let part = self.expression(part, wanted);
            all.done &= part.done;
            all.failed |= part.failed;
            all.forced = all.forced.max(part.forced);
            all.turns_left = match (all.turns_left, part.turns_left) {
                (Some(one), Some(other)) => Some(one.min(other)),
                (one, other) => one.or(other),
            };
            for missing in part.missing {
                if !all.missing.contains(&missing) {
                    all.missing.push(missing);
                }
            }
        }
        all
    }

    fn any(&mut self, parts: &'a [Expression<G::Condition>], wanted: bool) -> Judgment {
        let mut best: Option<Judgment> = None;
        let (mut failed, mut turns_left) = (true, Some(0));
        for part in parts {
            let part = self.expression(part, wanted);
            if part.done && part.forced.is_none() {
                return part;
            }
            failed &= part.failed;
            if !part.failed {
                turns_left = turns_left.zip(part.turns_left).map(|(one, other)| one.max(other));
            }
            // An alternative that is reached, if only because a win is forced, comes first; then
            // those that can still be reached.
            let rank = |one: &Judgment| (!one.done, one.forced, one.failed, one.missing.len());
            if best.as_ref().is_none_or(|best| rank(&part) < rank(best)) {
                best = Some(part);
            }
        }
        let best = best.unwrap_or_default();
        if best.done { best } else { Judgment { failed, turns_left, ..best } }
    }

    fn condition(&mut self, condition: &'a Condition<G::Condition>, wanted: bool) -> Judgment {
        let (state, limit, forced) = match condition {
            Condition::Win(limit) => {
                let (state, forced) = self.win(*limit);
                (state, *limit, forced)
            }
            Condition::Within(limit) => (self.within(*limit), Some(*limit), None),
            Condition::Game(condition) => (self.game_condition(condition), None, None),
        };
        let turns_left = limit.filter(|_| wanted).map(|limit| limit.saturating_sub(self.turns));
        let (met, lasting, explanation) = match state {
            ConditionState::Met { lasting, unwanted } => (true, lasting, unwanted),
            ConditionState::Unmet { lasting, missing } => (false, lasting, missing),
        };
        let done = met == wanted;
        Judgment {
            done,
            missing: if done { Vec::new() } else { vec![explanation] },
            failed: !done && lasting,
            turns_left,
            forced: forced.filter(|_| done),
        }
    }

    fn game_condition(&mut self, condition: &'a G::Condition) -> ConditionState {
        if let Some((_, state)) = self.states.iter().find(|(judged, _)| *judged == condition) {
            return state.clone();
        }
        let state = G::judge(self.line, condition);
        self.states.push((condition, state.clone()));
        state
    }

    fn within(&self, limit: u32) -> ConditionState {
        if self.turns > limit {
            let message = format!("You have made more than {}.", number_of_turns(limit));
            let missing = Missing::new("too-many-turns", message).count(limit).actual(self.turns);
            ConditionState::Unmet { lasting: true, missing }
        } else {
            let message = format!("You have not made more than {}.", number_of_turns(limit));
            let unwanted = Missing::new("unwanted-within", message).count(limit).actual(self.turns);
            ConditionState::Met { lasting: false, unwanted }
        }
    }

    /// Judges the condition `win`, and returns the number of further turns if the win is only
    /// forced.
    fn win(&self, limit: Option<u32>) -> (ConditionState, Option<u32>) {
        let line = self.line;
        let unwanted = || Missing::new("unwanted-win", "You have won, but that is not the goal here.");
        if line.is_lost() {
            let missing = Missing::new("lost", "Your opponent has won.");
            return (ConditionState::Unmet { lasting: true, missing }, None);
        }
        let is_won = line.game().status().winner().is_some();
        let Some(limit) = limit else {
            let missing = Missing::new("not-won", "You have not won yet.");
            return (ConditionState::event(is_won, missing, unwanted()), None);
        };
        let missing = || {
            let message = format!("You have not won within {}.", number_of_turns(limit));
            Missing::new("not-won-within", message).count(limit).actual(self.turns)
        };
        if is_won {
            let met = self.turns <= limit;
            let state = if met {
                ConditionState::Met { lasting: true, unwanted: unwanted() }
            } else {
                ConditionState::Unmet { lasting: true, missing: missing() }
            };
            return (state, None);
        }
        let left = limit.saturating_sub(self.turns);
        if left == 0 {
            return (ConditionState::Unmet { lasting: true, missing: missing() }, None);
        }
        let open = || Missing::new("not-won", "You have not won yet.").count(limit).actual(self.turns);
        if self.turns == 0 || line.game().status().is_over() {
            return (ConditionState::Unmet { lasting: false, missing: open() }, None);
        }
        match G::forced_win(line, left) {
            ForcedWin::Within(turns) => {
                let message = "The win is forced, but that is not the goal here.";
                let unwanted = Missing::new("unwanted-forced-win", message).count(turns);
                (ConditionState::Met { lasting: false, unwanted }, Some(turns))
            }
            ForcedWin::Refuted(Some(turn)) => {
                let message = match left {
                    1 => format!("The win is not forced: after {turn} you cannot win in your next turn."),
                    _ => format!("The win is not forced: after {turn} you cannot win within {left} turns."),
                };
                let missing = Missing::new("not-forced", message).count(left).turn(Some(turn));
                (ConditionState::Unmet { lasting: left == 1, missing }, None)
            }
            ForcedWin::Refuted(None) => {
                let message = format!("You cannot win within {} any more.", number_of_turns(left));
                let missing = Missing::new("win-out-of-reach", message).count(left);
                (ConditionState::Unmet { lasting: true, missing }, None)
            }
            ForcedWin::Unknown => (ConditionState::Unmet { lasting: false, missing: open() }, None),
        }
    }
}

fn number_of_turns(turns: u32) -> String {
    format!("{turns} turn{}", if turns == 1 { "" } else { "s" })
}
