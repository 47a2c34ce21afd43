//! The running searches of a session: their numbers and their times.

use super::session::{Effect, SearchId, SearchRequest};
use crate::search::TimeBudget;

/// A counter that gives each search of a session its number.
#[derive(Debug, Default)]
pub struct SearchIds(SearchId);

/// A search of a session that has been started and has not ended.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RunningSearch {
    /// The number of the search, unique within its session.
    pub id: SearchId,
    started_ms: f64,
    budget: Option<TimeBudget>,
}

impl SearchIds {
    /// Numbers a new search, and returns it with the effect that starts it.
    pub fn start(&mut self, request: SearchRequest, now_ms: f64) -> (RunningSearch, Effect) {
        self.0 += 1;
        let running = RunningSearch { id: self.0, started_ms: now_ms, budget: request.time_budget };
        (running, Effect::StartSearch { id: self.0, request })
    }
}

impl RunningSearch {
    /// The time since the search was started, in milliseconds.
    pub fn elapsed_ms(&self, now_ms: f64) -> f64 {
        now_ms - self.started_ms
    }

    /// The time that the search has used on the player's own clock, and the hard limit of its
    /// budget, in milliseconds.
    pub fn spent_ms(&self, now_ms: f64) -> (f64, f64) {
        let elapsed_ms = self.elapsed_ms(now_ms);
        self.budget
            .map_or((elapsed_ms, f64::INFINITY), |budget| (elapsed_ms - budget.since_ms, budget.hard_ms))
    }

    /// Returns the effect that stops this search.
    pub const fn stop(&self) -> Effect {
        Effect::StopSearch { id: self.id }
    }

    /// Starts the player's own time for a search that has been pondering. Returns the effect that
    /// passes the time budget to the search.
    #[cfg(feature = "arimaa")]
    pub fn start_clock(&mut self, budget: TimeBudget, now_ms: f64) -> Effect {
        let budget = budget.after_pondering(self.elapsed_ms(now_ms));
        self.budget = Some(budget);
        Effect::SetTimeBudget { id: self.id, budget }
    }
}
