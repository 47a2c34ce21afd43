//! Time management: how long to search, given the time left on a game clock.

use super::Score;
use crate::game::Game;

/// The time that a player has left on its clock, at the start of or during its turn.
///
/// ```
/// use keddah::search::TimeLeft;
/// let time_budget = TimeLeft { per_turn_ms: 2000.0, ..TimeLeft::default() }.time_budget();
/// assert!(time_budget.hard_ms > 1900.0 && time_budget.hard_ms < 1990.0);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TimeLeft {
    /// The time for the current turn before the reserve is used, in milliseconds.
    pub per_turn_ms: f64,
    /// The reserve of time beyond `per_turn_ms` for the current turn and all later ones, in
    /// milliseconds.
    pub reserve_ms: f64,
    /// The share of the current turn's unused time that is added to the reserve, 0 to 1.
    pub saved_share: f64,
    /// The longest time that the time control allows for a turn, in milliseconds.
    pub max_turn_ms: f64,
    /// The time already used for the current turn, in milliseconds.
    pub used_ms: f64,
    /// The time by which recent searches exceeded their budgets, in milliseconds.
    pub lag_ms: f64,
}

impl Default for TimeLeft {
    fn default() -> Self {
        Self {
            per_turn_ms: 0.0,
            reserve_ms: 0.0,
            saved_share: 0.0,
            max_turn_ms: f64::INFINITY,
            used_ms: 0.0,
            lag_ms: 0.0,
        }
    }
}

/// The time that a search may use: a target (soft limit) and a hard limit.
///
/// ```
/// use keddah::search::TimeBudget;
/// let budget = TimeBudget { since_ms: 0.0, soft_ms: 900.0, hard_ms: 1800.0, can_save: true };
/// // A second of pondering counts half.
/// assert_eq!(budget.after_pondering(1000.0).soft_ms, 400.0);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize, serde::Deserialize))]
pub struct TimeBudget {
    /// The time from the start of the search to the start of the player's own time, in
    /// milliseconds: 0 except after pondering.
    pub since_ms: f64,
    /// The time that a search for an ordinary turn should take (soft limit), in milliseconds.
    pub soft_ms: f64,
    /// The time that a search must not exceed (hard limit), in milliseconds.
    pub hard_ms: f64,
    /// Whether the time that this turn leaves unused is saved for later turns.
    pub can_save: bool,
}

impl TimeBudget {
    /// Returns the time budget for a search that has pondered for `elapsed_ms` and whose player's
    /// time begins now. Half of the time pondered is subtracted from `soft_ms`, since the search is
    /// that much ahead.
    ///
    /// ```
    /// use keddah::search::TimeLeft;
    /// let budget = TimeLeft { per_turn_ms: 2000.0, ..TimeLeft::default() }.time_budget();
    /// let after = budget.after_pondering(1000.0);
    /// assert_eq!((after.since_ms, after.soft_ms), (1000.0, budget.soft_ms - 500.0));
    /// ```
    pub fn after_pondering(self, elapsed_ms: f64) -> Self {
        let soft_ms = (self.soft_ms - elapsed_ms / 2.0).max(self.soft_ms / 8.0);
        Self { since_ms: elapsed_ms, soft_ms, ..self }
    }
}

impl TimeLeft {
    /// The safety margin for lag between this program and the one that keeps the clock, in
    /// milliseconds.
    fn margin(&self, available: f64) -> f64 {
        (10.0 + available * 0.02 + self.lag_ms * 1.5).min(1000.0).min(available * 0.4)
    }

    /// Returns the time budget of a search for the current turn.
    ///
    /// ```
    /// use keddah::search::TimeLeft;
    /// let left = TimeLeft { reserve_ms: 300_000.0, ..TimeLeft::default() };
    /// let budget = left.time_budget();
    /// assert!(budget.soft_ms < budget.hard_ms && budget.hard_ms < 30_000.0);
    /// ```
    pub fn time_budget(&self) -> TimeBudget {
        let reserve_ms = self.reserve_ms.max(0.0);
        // Without time per turn the reserve must last for the rest of the game.
        let (share, most) = if self.per_turn_ms > 0.0 { (0.06, 0.3) } else { (0.03, 0.08) };
        let available = (self.per_turn_ms + reserve_ms).min(self.max_turn_ms) - self.used_ms;
        let available = available.max(0.0);
        let safe = available - self.margin(available);
        // Not `clamp`: its panic message formats floats, which would add a tenth to a wasm module.
        let within = |ms: f64, most: f64| ms.min(most).max(0.0);
        let hard_ms = within(self.per_turn_ms + reserve_ms * most - self.used_ms, safe);
        // The soft limit needs no second margin: the reserve covers unexpected lag.
        let aim = within(self.per_turn_ms + reserve_ms * share - self.used_ms, available);
        let soft_ms = within(aim - self.margin(aim), hard_ms);
        let can_save = self.saved_share > 0.0 || self.per_turn_ms == 0.0;
        TimeBudget { since_ms: 0.0, soft_ms, hard_ms, can_save }
    }
}

/// Decides, from the results of each iteration, when a timed search should end.
#[derive(Clone, Debug)]
pub(super) struct TimeManager {
    /// Whether only one turn is legal in the searched position.
    forced: bool,
    /// The best turn of the latest iteration, as the hash key of the position after it, and its
    /// score.
    best: Option<(Option<u64>, Score)>,
    /// The number of consecutive iterations that confirmed the best turn.
    stable_depths: u32,
    /// The instability of the best turn: rises when it changes, decays while it stays.
    instability: f64,
    /// By how much the win probability fell in the last iteration.
    win_drop: f64,
}

impl Default for TimeManager {
    fn default() -> Self {
        Self { forced: false, best: None, stable_depths: 0, instability: 1.0, win_drop: 0.0 }
    }
}

impl TimeManager {
    /// Creates a time manager for a search of this position.
    pub fn new<G: Game>(position: &G) -> Self {
        Self { forced: is_forced(position), ..Self::default() }
    }

    /// Records the result of an iteration: the hash key of the position after the best turn, and
    /// its score.
    pub fn observe(&mut self, best: Option<u64>, score: Score) {
        let before = self.best.replace((best, score));
        let same = self.best.as_ref().map(|(best, _)| best) == before.as_ref().map(|(best, _)| best);
        self.stable_depths = if same { self.stable_depths + 1 } else { 0 };
        self.instability = self.instability * 0.6 + if same { 0.0 } else { 0.6 };
        self.win_drop = before.map_or(0.0, |(_, was)| (was.win() - score.win()).max(0.0));
    }

    /// Whether a timed search should end, `elapsed_ms` after it began.
    pub fn should_end(&self, elapsed_ms: f64, time_budget: &TimeBudget) -> bool {
        elapsed_ms - time_budget.since_ms >= self.target_ms(time_budget)
    }

    /// The time that the search should use, in milliseconds from [`TimeBudget::since_ms`] on.
    fn target_ms(&self, time_budget: &TimeBudget) -> f64 {
        let Some((_, score)) = &self.best else { return time_budget.soft_ms };
        if self.forced || self.stable_depths >= 1 && score.decided_in().is_some_and(|actions| actions > 0) {
            return 0.0;
        }
        let win = score.win();
        let settled = self.stable_depths >= 5 && !(0.02..=0.98).contains(&win);
        let factor = match (settled, time_budget.can_save) {
            (true, _) => 0.3,
            (false, true) => (0.6 + 0.8 * self.instability + 2.0 * self.win_drop).min(2.5),
            (false, false) => 1.0,
        };
        (time_budget.soft_ms * factor).min(time_budget.hard_ms)
    }
}

/// Whether a position has only one legal turn.
fn is_forced<G: Game>(position: &G) -> bool {
    let mut position = position.clone();
    loop {
        let [only] = position.action_list()[..] else { return false };
        position.make(only);
        if position.turn_done() {
            return true;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Rng;
    use crate::search::WIN;

    /// Tests that time never runs out when each turn uses its budget and a lag a little longer than
    /// the one known.
    #[test]
    fn time_never_runs_out() {
        let mut rng = Rng::new(5);
        let mut any = |most: u32| f64::from(rng.below(most));
        for _ in 0..2000 {
            let per_turn_ms = [0.0, 100.0, 300.0, 2000.0, 100.0 + any(20_000)][any(5) as usize];
            let mut reserve_ms = if per_turn_ms == 0.0 { 60_000.0 + any(600_000) } else { any(100_000) };
            let saved_share = [0.0, 0.5, 1.0][any(3) as usize];
            for turn in 0..60 {
                let left =
                    TimeLeft { per_turn_ms, reserve_ms, saved_share, lag_ms: 20.0, ..TimeLeft::default() };
                let time_budget = left.time_budget();
                assert!(time_budget.soft_ms <= time_budget.hard_ms && time_budget.soft_ms > 0.0, "{left:?}");
                let ordinary = if per_turn_ms > 0.0 { time_budget.hard_ms } else { time_budget.soft_ms };
                let taken = ordinary + 25.0;
                let change = per_turn_ms - taken;
                reserve_ms += if change > 0.0 { change * saved_share } else { change };
                assert!(reserve_ms >= 0.0, "turn {turn}: {left:?} {time_budget:?}");
            }
        }
    }

    #[test]
    fn budgets_use_the_available_time() {
        let time_budget = |per_turn_ms, reserve_ms, saved_share| {
            TimeLeft { per_turn_ms, reserve_ms, saved_share, ..TimeLeft::default() }.time_budget()
        };
        let fixed = time_budget(1000.0, 0.0, 0.0);
        assert_eq!((fixed.soft_ms, fixed.hard_ms), (970.0, 970.0));
        let rich = time_budget(1000.0, 60_000.0, 1.0);
        assert!(rich.soft_ms > 4000.0 && rich.hard_ms > 15_000.0, "{rich:?}");
        let sudden = time_budget(0.0, 300_000.0, 1.0);
        assert!(sudden.soft_ms > 8000.0 && sudden.hard_ms < 40_000.0, "{sudden:?}");
        let capped =
            TimeLeft { per_turn_ms: 60_000.0, max_turn_ms: 10_000.0, ..TimeLeft::default() }.time_budget();
        assert_eq!(capped.hard_ms, 9790.0);
        let late = TimeLeft { per_turn_ms: 1000.0, used_ms: 2000.0, ..TimeLeft::default() }.time_budget();
        assert_eq!((late.soft_ms, late.hard_ms), (0.0, 0.0));
        let busy = TimeLeft { per_turn_ms: 1000.0, lag_ms: 40.0, ..TimeLeft::default() }.time_budget();
        assert_eq!(busy.hard_ms, 910.0);
    }

    #[test]
    fn stable_turns_take_less_time_and_unstable_ones_more() {
        let time_budget = TimeBudget { since_ms: 0.0, soft_ms: 1000.0, hard_ms: 10_000.0, can_save: true };
        let due = |reports: &[(char, i32)]| {
            let mut manager = TimeManager::default();
            reports.iter().for_each(|&(best, score)| manager.observe(Some(best.into()), Score(score)));
            manager.target_ms(&time_budget)
        };
        let calm = due(&[('a', 10); 6]);
        let doubtful = due(&[('a', 10), ('b', 12), ('a', 13), ('b', 14)]);
        let falling = due(&[('a', 10), ('a', 10), ('a', -300)]);
        let settled = due(&[('a', 2000); 8]);
        assert!(settled < calm && calm < 700.0, "{settled} {calm}");
        assert!(doubtful > 1100.0 && falling > 1300.0, "{doubtful} {falling}");
        // A proven win ends the search once the next depth has confirmed it; a proven loss does
        // not.
        assert_eq!(due(&[('a', 900), ('b', WIN - 9), ('b', WIN - 9)]), 0.0);
        assert!(due(&[('a', 900), ('b', WIN - 9)]) > 0.0 && due(&[('a', 9 - WIN); 3]) > 0.0);
        let fixed = TimeBudget { since_ms: 0.0, soft_ms: 1000.0, hard_ms: 1000.0, can_save: false };
        assert_eq!(TimeManager::default().target_ms(&fixed), 1000.0);
    }
}
