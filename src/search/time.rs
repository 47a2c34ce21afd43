//! How long to think, from what a clock leaves: never so long that time runs out, and less where one move is clear.

use super::Score;
use crate::game::Game;

/// What a player's clock leaves for this turn. All in milliseconds.
///
/// ```
/// use keddah::search::TimeLeft;
/// let allowance = TimeLeft { per_turn: 2000.0, ..TimeLeft::default() }.allowance();
/// assert!(allowance.most_ms > 1800.0 && allowance.most_ms < 1950.0);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TimeLeft {
    /// What this turn brings.
    pub per_turn: f64,
    /// What is there beyond it, for this turn and all that follow.
    pub reserve: f64,
    /// The part of what this turn leaves unused that later turns get, 0…1.
    pub kept: f64,
    /// What a turn may last at most.
    pub turn_most: f64,
    /// What this turn has taken already.
    pub used: f64,
    /// How late a search has ended of late, the machine being busy.
    pub lag: f64,
}

impl Default for TimeLeft {
    fn default() -> Self {
        Self { per_turn: 0.0, reserve: 0.0, kept: 0.0, turn_most: f64::INFINITY, used: 0.0, lag: 0.0 }
    }
}

/// How long a search may take. All in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Allowance {
    /// What an ordinary turn should take.
    pub aim_ms: f64,
    /// What no turn may exceed.
    pub most_ms: f64,
    /// Whether time that is saved is of use later.
    pub saving: bool,
}

impl TimeLeft {
    /// What is held back for the way to whoever keeps the clock, of so much time.
    fn margin(&self, available: f64) -> f64 {
        (40.0 + available * 0.05 + self.lag * 1.5).min(1000.0).min(available * 0.4)
    }

    /// How long this turn's search may take.
    pub fn allowance(&self) -> Allowance {
        let reserve = self.reserve.max(0.0);
        // A turn that brings nothing lives on a reserve for all the rest of the game.
        let (share, most) = if self.per_turn > 0.0 { (0.06, 0.3) } else { (0.03, 0.08) };
        let available = (self.per_turn + reserve).min(self.turn_most) - self.used;
        let available = available.max(0.0);
        let safe = available - self.margin(available);
        // Not `clamp`: what it could panic with writes out numbers, which is a tenth of a module's size.
        let within = |ms: f64, most: f64| ms.min(most).max(0.0);
        let most_ms = within(self.per_turn + reserve * most - self.used, safe);
        // The reserve is what covers the lag that no margin has foreseen; so the margin is not taken from it.
        let aim = within(self.per_turn + reserve * share - self.used, available);
        let aim_ms = within(aim - self.margin(aim), most_ms);
        let saving = self.kept > 0.0 || self.per_turn == 0.0;
        Allowance { aim_ms, most_ms, saving }
    }
}

/// Watches a search and says when it has had its time.
#[derive(Clone, Debug)]
pub struct Pace<T> {
    /// Whether there is nothing to choose.
    forced: bool,
    best: Option<(T, Score)>,
    /// How many reports running have had the same best move.
    steady: u32,
    /// 1 when the best move has just changed, less with each report that confirms it.
    doubt: f64,
    /// How much the winning chance has fallen with the last report.
    fall: f64,
}

impl<T> Default for Pace<T> {
    fn default() -> Self {
        Self { forced: false, best: None, steady: 0, doubt: 1.0, fall: 0.0 }
    }
}

impl<T: PartialEq> Pace<T> {
    /// The pace in a position that leaves nothing to choose, or does.
    pub fn of<G: Game>(position: &G) -> Self {
        Self { forced: is_forced(position), ..Self::default() }
    }

    /// Hears of a depth completed.
    pub fn observe(&mut self, best: T, score: Score) {
        let before = self.best.replace((best, score));
        let same = self.best.as_ref().map(|(best, _)| best) == before.as_ref().map(|(best, _)| best);
        self.steady = if same { self.steady + 1 } else { 0 };
        self.doubt = self.doubt * 0.6 + if same { 0.0 } else { 0.6 };
        self.fall = before.map_or(0.0, |(_, was)| (was.win() - score.win()).max(0.0));
    }

    /// How long the search should take in all.
    pub fn due_ms(&self, allowance: &Allowance) -> f64 {
        let Some((_, score)) = &self.best else { return allowance.aim_ms };
        if self.forced || self.steady >= 1 && score.decided_in().is_some_and(|actions| actions > 0) {
            return 0.0;
        }
        let win = score.win();
        let settled = self.steady >= 5 && !(0.02..=0.98).contains(&win);
        let factor = match (settled, allowance.saving) {
            (true, _) => 0.3,
            (false, true) => (0.6 + 0.8 * self.doubt + 2.0 * self.fall).min(2.5),
            (false, false) => 1.0,
        };
        (allowance.aim_ms * factor).min(allowance.most_ms)
    }
}

/// Whether a position has one legal turn.
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
    use crate::game::Chance;
    use crate::search::WIN;

    /// Whole turns against a clock, each taking what it may and a lag: whether time ever runs out.
    #[test]
    fn time_never_runs_out() {
        let mut chance = Chance::new(5);
        let mut any = |most: u32| f64::from(chance.below(most));
        for _ in 0..2000 {
            let per_turn = [0.0, 100.0, 300.0, 2000.0, 100.0 + any(20_000)][any(5) as usize];
            let mut reserve = if per_turn == 0.0 { 60_000.0 + any(600_000) } else { any(100_000) };
            let kept = [0.0, 0.5, 1.0][any(3) as usize];
            for turn in 0..60 {
                let left = TimeLeft { per_turn, reserve, kept, ..TimeLeft::default() };
                let allowance = left.allowance();
                assert!(allowance.aim_ms <= allowance.most_ms && allowance.aim_ms > 0.0, "{left:?}");
                let ordinary = if per_turn > 0.0 { allowance.most_ms } else { allowance.aim_ms };
                let taken = ordinary + 25.0;
                let change = per_turn - taken;
                reserve += if change > 0.0 { change * kept } else { change };
                assert!(reserve >= 0.0, "turn {turn}: {left:?} {allowance:?}");
            }
        }
    }

    #[test]
    fn what_is_there_is_used() {
        let allowance =
            |per_turn, reserve, kept| TimeLeft { per_turn, reserve, kept, ..TimeLeft::default() }.allowance();
        let fixed = allowance(1000.0, 0.0, 0.0);
        assert_eq!((fixed.aim_ms, fixed.most_ms), (910.0, 910.0));
        let rich = allowance(1000.0, 60_000.0, 1.0);
        assert!(rich.aim_ms > 4000.0 && rich.most_ms > 15_000.0, "{rich:?}");
        let sudden = allowance(0.0, 300_000.0, 1.0);
        assert!(sudden.aim_ms > 8000.0 && sudden.most_ms < 40_000.0, "{sudden:?}");
        let capped = TimeLeft { per_turn: 60_000.0, turn_most: 10_000.0, ..TimeLeft::default() }.allowance();
        assert_eq!(capped.most_ms, 9460.0);
        let late = TimeLeft { per_turn: 1000.0, used: 2000.0, ..TimeLeft::default() }.allowance();
        assert_eq!((late.aim_ms, late.most_ms), (0.0, 0.0));
        let busy = TimeLeft { per_turn: 1000.0, lag: 40.0, ..TimeLeft::default() }.allowance();
        assert_eq!(busy.most_ms, 850.0);
    }

    #[test]
    fn a_clear_move_takes_less_and_a_doubtful_one_more() {
        let allowance = Allowance { aim_ms: 1000.0, most_ms: 10_000.0, saving: true };
        let due = |reports: &[(char, i32)]| {
            let mut pace = Pace::default();
            reports.iter().for_each(|&(best, score)| pace.observe(best, Score(score)));
            pace.due_ms(&allowance)
        };
        let calm = due(&[('a', 10); 6]);
        let doubtful = due(&[('a', 10), ('b', 12), ('a', 13), ('b', 14)]);
        let falling = due(&[('a', 10), ('a', 10), ('a', -300)]);
        let settled = due(&[('a', 2000); 8]);
        assert!(settled < calm && calm < 700.0, "{settled} {calm}");
        assert!(doubtful > 1100.0 && falling > 1300.0, "{doubtful} {falling}");
        // A win that is proved takes no more time, as soon as the next depth has confirmed it; a loss is resisted.
        assert_eq!(due(&[('a', 900), ('b', WIN - 9), ('b', WIN - 9)]), 0.0);
        assert!(due(&[('a', 900), ('b', WIN - 9)]) > 0.0 && due(&[('a', 9 - WIN); 3]) > 0.0);
        let fixed = Allowance { aim_ms: 1000.0, most_ms: 1000.0, saving: false };
        assert_eq!(Pace::<char>::default().due_ms(&fixed), 1000.0);
    }
}
