//! The clock of one player.

use super::{ArimaaControl, TimeControl};
use crate::search::{TimeBudget, TimeLeft};

/// The overtime period that a player is in.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Period {
    left_ms: f64,
    /// The number of moves left in a Canadian period, or of byo-yomi periods left.
    count: u32,
}

/// The clock of one player, with the time left in a time control.
///
/// ```
/// use keddah::clock::{PlayerClock, TimeControl};
/// let control = TimeControl::Byoyomi { period_ms: 2_000.0, periods: 5 };
/// let mut clock = PlayerClock::new(control, 0.0);
/// clock.spend(4_500.0);
/// assert_eq!(clock.available_ms(), 6_000.0);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlayerClock {
    control: TimeControl,
    /// The main time left, or the reserve of Arimaa's time control, in milliseconds.
    main_ms: f64,
    period: Period,
    /// The time by which recent searches exceeded their budgets, in milliseconds.
    lag_ms: f64,
}

/// The lag that is expected before any search has shown it.
const INITIAL_LAG_MS: f64 = 30.0;

impl Default for PlayerClock {
    fn default() -> Self {
        Self::new(TimeControl::default(), 0.0)
    }
}

impl PlayerClock {
    /// Creates a player's clock at the start of a game, with a main time or a reserve.
    pub fn new(control: TimeControl, main_ms: f64) -> Self {
        Self { control, main_ms, period: Period::full(control), lag_ms: INITIAL_LAG_MS }
    }

    /// The time control of the player.
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// Changes the time control of the player; the main time left stays the same.
    pub fn set_control(&mut self, control: TimeControl) {
        (self.control, self.period) = (control, Period::full(control));
    }

    /// The main time left, or the reserve of Arimaa's time control, in milliseconds.
    pub const fn main_ms(&self) -> f64 {
        self.main_ms
    }

    /// Sets the main time left, and the overtime to its start. An untimed clock becomes an absolute
    /// one.
    pub fn set_main(&mut self, main_ms: f64) {
        if self.control == TimeControl::Untimed {
            self.control = TimeControl::Absolute;
        }
        (self.main_ms, self.period) = (main_ms, Period::full(self.control));
    }

    /// Sets the overtime left: the time of the current period, and the number of moves left in it
    /// (Canadian) or of periods left (byo-yomi). Returns false if the time control has no overtime.
    ///
    /// ```
    /// use keddah::clock::{PlayerClock, TimeControl};
    /// let control = TimeControl::Byoyomi { period_ms: 5_000.0, periods: 3 };
    /// let mut clock = PlayerClock::new(control, 60_000.0);
    /// assert!(clock.set_overtime(1_500.0, 2));
    /// assert_eq!((clock.main_ms(), clock.available_ms()), (0.0, 6_500.0));
    /// ```
    pub fn set_overtime(&mut self, left_ms: f64, count: u32) -> bool {
        let (TimeControl::Canadian { moves: max, .. } | TimeControl::Byoyomi { periods: max, .. }) =
            self.control
        else {
            return false;
        };
        (self.main_ms, self.period) = (0.0, Period { left_ms, count: count.min(max) });
        true
    }

    /// Returns the time left for the next move, in the form that the search expects; `None` for a
    /// game without time limits.
    pub fn time_left(&self) -> Option<TimeLeft> {
        let Period { left_ms, count } = self.period;
        let base = TimeLeft { reserve_ms: self.main_ms, lag_ms: self.lag_ms, ..TimeLeft::default() };
        Some(match self.control {
            TimeControl::Untimed => return None,
            TimeControl::Absolute => TimeLeft { saved_share: 1.0, ..base },
            // The moves of a period share its time.
            TimeControl::Canadian { .. } => {
                let share = left_ms / f64::from(count.max(1));
                let saved_share = if count > 1 || self.main_ms > 0.0 { 1.0 } else { 0.0 };
                TimeLeft {
                    per_turn_ms: share,
                    reserve_ms: self.main_ms + left_ms - share,
                    saved_share,
                    ..base
                }
            }
            // The other periods are saved for later moves.
            TimeControl::Byoyomi { .. } => TimeLeft { per_turn_ms: left_ms, ..base },
            // The increment is added only after the move, so the clock must hold it already.
            TimeControl::Fischer { increment_ms, max_turn_ms, .. } => {
                let per_turn_ms = increment_ms.min(self.main_ms);
                let reserve_ms = self.main_ms - per_turn_ms;
                TimeLeft { per_turn_ms, reserve_ms, saved_share: 1.0, max_turn_ms, ..base }
            }
            TimeControl::Arimaa(control) => TimeLeft {
                per_turn_ms: control.per_turn_ms,
                saved_share: control.saved_share,
                max_turn_ms: control.max_turn_ms,
                ..base
            },
        })
    }

    /// The time budget for a search of the player's next move; `None` if untimed.
    ///
    /// ```
    /// use keddah::clock::{PlayerClock, TimeControl};
    /// let clock = PlayerClock::new(TimeControl::Absolute, 300_000.0);
    /// assert!(clock.time_budget().is_some_and(|budget| budget.hard_ms < 30_000.0));
    /// assert_eq!(PlayerClock::default().time_budget(), None);
    /// ```
    pub fn time_budget(&self) -> Option<TimeBudget> {
        self.time_left().map(|left| left.time_budget())
    }

    /// The time left until the player loses on time, in milliseconds; infinite if untimed.
    pub fn available_ms(&self) -> f64 {
        let Period { left_ms, count } = self.period;
        match self.control {
            TimeControl::Untimed => f64::INFINITY,
            TimeControl::Absolute => self.main_ms,
            TimeControl::Canadian { .. } => self.main_ms + left_ms,
            TimeControl::Byoyomi { period_ms, .. } => {
                self.main_ms + left_ms + period_ms * f64::from(count.saturating_sub(1))
            }
            TimeControl::Fischer { max_turn_ms, .. } => self.main_ms.min(max_turn_ms),
            TimeControl::Arimaa(ArimaaControl { per_turn_ms, max_turn_ms, .. }) => {
                (per_turn_ms + self.main_ms).min(max_turn_ms)
            }
        }
    }

    /// Records by how much a search that took `ms` exceeded its hard limit. The next budgets are
    /// smaller.
    ///
    /// ```
    /// use keddah::clock::{PlayerClock, TimeControl};
    /// let mut clock = PlayerClock::new(TimeControl::Absolute, 300_000.0);
    /// let before = clock.time_budget();
    /// clock.note_lag(1_200.0, 1_000.0);
    /// assert!(clock.time_budget().map(|b| b.soft_ms) < before.map(|b| b.soft_ms));
    /// ```
    pub fn note_lag(&mut self, ms: f64, hard_ms: f64) {
        self.lag_ms = (ms - hard_ms).max(self.lag_ms * 0.9);
    }

    /// Subtracts the time of a move, and adds the increment or the saved time that it earns.
    pub fn spend(&mut self, ms: f64) {
        let beyond_ms = (ms - self.main_ms).max(0.0);
        let main_ms = (self.main_ms - ms).max(0.0);
        match self.control {
            TimeControl::Untimed => {}
            TimeControl::Absolute => self.main_ms = main_ms,
            TimeControl::Fischer { increment_ms, max_main_ms, .. } => {
                self.main_ms = (main_ms + increment_ms).min(max_main_ms);
            }
            TimeControl::Canadian { .. } => {
                self.main_ms = main_ms;
                if main_ms == 0.0 {
                    self.period = match self.period {
                        Period { count: 0 | 1, .. } => Period::full(self.control),
                        Period { left_ms, count } => {
                            Period { left_ms: (left_ms - beyond_ms).max(0.0), count: count - 1 }
                        }
                    };
                }
            }
            TimeControl::Byoyomi { period_ms, .. } => {
                self.main_ms = main_ms;
                if main_ms == 0.0 {
                    let used = if period_ms > 0.0 { (beyond_ms / period_ms) as u32 } else { 0 };
                    let count = self.period.count.saturating_sub(used).max(1);
                    self.period = Period { left_ms: period_ms, count };
                }
            }
            TimeControl::Arimaa(ArimaaControl { per_turn_ms, saved_share, max_reserve_ms, .. }) => {
                let unused_ms = per_turn_ms - ms;
                self.main_ms = if unused_ms > 0.0 {
                    // A reserve that began above its limit stays: it only stops growing.
                    (self.main_ms + unused_ms * saved_share).min(max_reserve_ms.max(self.main_ms))
                } else {
                    (self.main_ms + unused_ms).max(0.0)
                };
            }
        }
    }
}

impl Period {
    /// Returns the overtime of a time control as it is at the start of a game.
    const fn full(control: TimeControl) -> Self {
        match control {
            TimeControl::Canadian { period_ms: left_ms, moves: count }
            | TimeControl::Byoyomi { period_ms: left_ms, periods: count } => Self { left_ms, count },
            _ => Self { left_ms: 0.0, count: 0 },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hard_ms(clock: &PlayerClock) -> f64 {
        clock.time_budget().map_or(f64::INFINITY, |budget| budget.hard_ms)
    }

    #[test]
    fn untimed_clock_has_no_budget() {
        let mut clock = PlayerClock::default();
        clock.spend(1e6);
        assert_eq!((clock.time_budget(), clock.available_ms()), (None, f64::INFINITY));
        clock.set_main(5_000.0);
        assert_eq!((clock.control(), clock.available_ms()), (TimeControl::Absolute, 5_000.0));
    }

    #[test]
    fn canadian_overtime() {
        // One second for each move.
        let mut clock = PlayerClock::new(TimeControl::Canadian { period_ms: 1_000.0, moves: 1 }, 0.0);
        for _ in 0..3 {
            assert_eq!(hard_ms(&clock), 925.0);
            clock.spend(920.0);
        }
        assert!(!clock.time_budget().unwrap().can_save);
        // Ten moves in ten seconds: the period shrinks, and starts anew after the tenth move.
        let mut clock = PlayerClock::new(TimeControl::Canadian { period_ms: 10_000.0, moves: 10 }, 0.0);
        assert!(hard_ms(&clock) < 4_000.0);
        for _ in 0..9 {
            clock.spend(1_050.0);
        }
        assert!(hard_ms(&clock) < 550.0, "{}", hard_ms(&clock));
        assert!((clock.available_ms() - 550.0).abs() < 1e-6);
        clock.spend(300.0);
        assert!(hard_ms(&clock) > 1_000.0);
    }

    #[test]
    fn byoyomi_periods() {
        let mut clock = PlayerClock::new(TimeControl::Byoyomi { period_ms: 2_000.0, periods: 5 }, 0.0);
        assert_eq!((hard_ms(&clock), clock.available_ms()), (1_905.0, 10_000.0));
        clock.spend(4_500.0);
        assert_eq!(clock.period, Period { left_ms: 2_000.0, count: 3 });
        clock.note_lag(4_500.0, 1_905.0);
        assert!(hard_ms(&clock) < 1_905.0);
        // Searches that end in time let the expected lag shrink.
        (0..100).for_each(|_| clock.note_lag(1_000.0, 1_905.0));
        assert_eq!(hard_ms(&clock).round(), 1_950.0);
    }

    #[test]
    fn fischer_increment_comes_after_the_move() {
        let control = |max_main_ms, max_turn_ms| TimeControl::Fischer {
            increment_ms: 2_000.0,
            max_main_ms,
            max_turn_ms,
        };
        let mut clock = PlayerClock::new(control(f64::INFINITY, f64::INFINITY), 10_000.0);
        clock.spend(9_500.0);
        assert_eq!(clock.main_ms(), 2_500.0);
        assert!(hard_ms(&clock) < 2_400.0);
        let mut clock = PlayerClock::new(control(60_000.0, 3_000.0), 60_000.0);
        assert_eq!((hard_ms(&clock), clock.available_ms()), (2_885.0, 3_000.0));
        clock.spend(1_000.0);
        assert_eq!(clock.main_ms(), 60_000.0);
    }

    #[test]
    fn arimaa_reserve() {
        let control = ArimaaControl {
            per_turn_ms: 10_000.0,
            saved_share: 0.5,
            max_reserve_ms: 9_000.0,
            ..ArimaaControl::default()
        };
        let mut clock = PlayerClock::new(TimeControl::Arimaa(control), 5_000.0);
        assert_eq!(clock.available_ms(), 15_000.0);
        for (spent_ms, reserve_ms) in [(4_000.0, 8_000.0), (0.0, 9_000.0), (12_000.0, 7_000.0), (1e6, 0.0)] {
            clock.spend(spent_ms);
            assert_eq!(clock.main_ms(), reserve_ms);
        }
        assert_eq!(clock.available_ms(), 10_000.0);
    }

    #[test]
    fn reserve_above_its_limit_stops_growing() {
        let control =
            ArimaaControl { per_turn_ms: 30_000.0, max_reserve_ms: 180_000.0, ..ArimaaControl::default() };
        let mut clock = PlayerClock::new(TimeControl::Arimaa(control), 300_000.0);
        for (spent_ms, reserve_ms) in [(0.0, 300_000.0), (151_000.0, 179_000.0), (0.0, 180_000.0)] {
            clock.spend(spent_ms);
            assert_eq!(clock.main_ms(), reserve_ms);
        }
    }

    #[test]
    fn time_left_by_the_controller() {
        let mut clock = PlayerClock::new(TimeControl::Byoyomi { period_ms: 5_000.0, periods: 3 }, 60_000.0);
        assert!(clock.set_overtime(1_500.0, 2));
        assert_eq!((clock.main_ms(), clock.available_ms()), (0.0, 6_500.0));
        assert!(hard_ms(&clock) < 1_500.0);
        clock.set_main(30_000.0);
        assert_eq!((clock.main_ms(), clock.available_ms()), (30_000.0, 45_000.0));
        assert!(!PlayerClock::new(TimeControl::Absolute, 60_000.0).set_overtime(10_000.0, 1));
    }
}
