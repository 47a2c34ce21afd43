//! The clocks of GTP: `time_settings` and its kin, `time_left`, and what they leave for a move. In seconds.

use crate::search::{Allowance, TimeLeft};

/// How time is counted.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
enum Overtime {
    /// When the main time is over, all time is.
    #[default]
    Absent,
    /// So many moves in so much time, again and again.
    Canadian { seconds: f64, moves: u32 },
    /// A move within so much time; so often may it be exceeded.
    Byoyomi { seconds: f64, periods: u32 },
    /// Every move brings so much; so much is kept, and a move takes so much at most.
    Fischer { seconds: f64, kept: f64, most: f64 },
}

/// The clock of one player.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Clock {
    /// Without it there is no limit.
    timed: bool,
    main: f64,
    overtime: Overtime,
    /// What is left of the present period, and of its moves or of the periods.
    period: (f64, u32),
    /// How late a search has ended of late, in milliseconds.
    lag: f64,
}

/// What the settings are called in `kata-list_time_settings`.
pub const SYSTEMS: &str = "none absolute byoyomi canadian fischer fischer-capped";

fn seconds(words: &[&str], index: usize) -> Result<f64, String> {
    let word = words.get(index).copied().unwrap_or_default();
    let read = word.parse().ok().filter(|seconds: &f64| (0.0..=1e9).contains(seconds));
    read.ok_or_else(|| format!("Expected a number of seconds but got '{word}'"))
}

/// As [`seconds`], with anything negative for no limit.
fn limit(words: &[&str], index: usize) -> Result<f64, String> {
    match words.get(index) {
        Some(word) if word.starts_with('-') => Ok(f64::INFINITY),
        _ => seconds(words, index),
    }
}

fn count(words: &[&str], index: usize) -> Result<u32, String> {
    let word = words.get(index).copied().unwrap_or_default();
    word.parse().map_err(|_| format!("Expected a whole number but got '{word}'"))
}

impl Clock {
    /// `time_settings MAIN BYO-YOMI STONES`.
    pub fn canadian(words: &[&str]) -> Result<Self, String> {
        let (main, seconds, moves) = (seconds(words, 0)?, seconds(words, 1)?, count(words, 2)?);
        Ok(match moves {
            // GTP has no time limit so.
            0 if seconds > 0.0 => Self::default(),
            0 => Self::new(main, Overtime::Absent),
            moves => Self::new(main, Overtime::Canadian { seconds, moves }),
        })
    }

    /// `kata-time_settings SYSTEM …` and `kgs-time_settings SYSTEM …`.
    pub fn system(words: &[&str]) -> Result<Self, String> {
        let (system, words) = words.split_first().map_or(("", words), |(&system, words)| (system, words));
        match system.to_ascii_lowercase().as_str() {
            "none" => Ok(Self::default()),
            "absolute" => Ok(Self::new(seconds(words, 0)?, Overtime::Absent)),
            "canadian" => Self::canadian(words),
            "byoyomi" => {
                let (main, seconds, periods) = (seconds(words, 0)?, seconds(words, 1)?, count(words, 2)?);
                let byoyomi = Overtime::Byoyomi { seconds, periods };
                Ok(Self::new(main, if periods == 0 { Overtime::Absent } else { byoyomi }))
            }
            "fischer" | "fischer-capped" => {
                let capped = system.len() > "fischer".len();
                let cap = |index| if capped { limit(words, index) } else { Ok(f64::INFINITY) };
                let (kept, most) = (cap(2)?, cap(3)?);
                Ok(Self::new(
                    seconds(words, 0)?,
                    Overtime::Fischer { seconds: seconds(words, 1)?, kept, most },
                ))
            }
            _ => Err(format!("Expected one of {SYSTEMS} but got '{system}'")),
        }
    }

    fn new(main: f64, overtime: Overtime) -> Self {
        Self { timed: true, main, overtime, period: full(overtime), lag: 0.0 }
    }

    /// `time_left COLOUR SECONDS STONES`, without the colour.
    pub fn set_left(&mut self, words: &[&str]) -> Result<(), String> {
        let word = words.first().copied().unwrap_or_default();
        let left: f64 = word.parse().map_err(|_| format!("Expected a number of seconds but got '{word}'"))?;
        if !(-10.0..=1e9).contains(&left) {
            return Err("invalid time".into());
        }
        let (left, stones) = (left.max(0.0), count(words, 1)?);
        let overtime = match self.overtime {
            Overtime::Canadian { moves, .. } => Some(moves),
            Overtime::Byoyomi { periods, .. } => Some(periods),
            _ => None,
        };
        match overtime {
            _ if stones == 0 => {
                (self.timed, self.main, self.period) = (true, left, full(self.overtime));
            }
            Some(most) => (self.main, self.period) = (0.0, (left, stones.min(most))),
            None => return Err("there is no overtime for stones to be left in".into()),
        }
        Ok(())
    }

    /// How long a move may take; `None` without a limit.
    pub fn allowance(&self) -> Option<Allowance> {
        let (period, stones) = self.period;
        let (per_turn, reserve, kept, most) = match self.overtime {
            Overtime::Absent => (0.0, self.main, 1.0, f64::INFINITY),
            // The period is shared by the moves left in it, and what one leaves the others have.
            Overtime::Canadian { .. } => {
                let each = period / f64::from(stones.max(1));
                let kept = if stones > 1 || self.main > 0.0 { 1.0 } else { 0.0 };
                (each, self.main + period - each, kept, f64::INFINITY)
            }
            // Further periods are for the moves to come.
            Overtime::Byoyomi { .. } => (period, self.main, 0.0, f64::INFINITY),
            // What a move brings comes after it.
            Overtime::Fischer { seconds, most, .. } => {
                let each = seconds.min(self.main);
                (each, self.main - each, 1.0, most)
            }
        };
        let left = TimeLeft {
            per_turn: per_turn * 1000.0,
            reserve: reserve * 1000.0,
            kept,
            turn_most: most * 1000.0,
            used: 0.0,
            lag: self.lag,
        };
        self.timed.then(|| left.allowance())
    }

    /// A move has taken so long; `most_ms` was allowed. For whoever does not tell what is left.
    pub fn spend(&mut self, ms: f64, most_ms: f64) {
        self.lag = (ms - most_ms).max(self.lag * 0.9);
        let spent = ms / 1000.0;
        let beyond = (spent - self.main).max(0.0);
        self.main = (self.main - spent).max(0.0);
        match self.overtime {
            Overtime::Absent => {}
            Overtime::Fischer { seconds, kept, .. } => self.main = (self.main + seconds).min(kept),
            _ if self.main > 0.0 => {}
            Overtime::Canadian { .. } => {
                let (left, moves) = self.period;
                self.period = match moves {
                    0 | 1 => full(self.overtime),
                    _ => ((left - beyond).max(0.0), moves - 1),
                };
            }
            Overtime::Byoyomi { seconds, .. } => {
                let over = if seconds > 0.0 { (beyond / seconds) as u32 } else { 0 };
                self.period = (seconds, self.period.1.saturating_sub(over).max(1));
            }
        }
    }
}

/// A period that has just begun.
fn full(overtime: Overtime) -> (f64, u32) {
    match overtime {
        Overtime::Canadian { seconds, moves } => (seconds, moves),
        Overtime::Byoyomi { seconds, periods } => (seconds, periods),
        _ => (0.0, 0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn most(clock: &Clock) -> f64 {
        clock.allowance().map_or(f64::INFINITY, |allowance| allowance.most_ms)
    }

    #[test]
    fn the_systems_and_what_they_leave() {
        let system = |text: &str| Clock::system(&text.split(' ').collect::<Vec<_>>());
        assert_eq!(most(&system("none").unwrap()), f64::INFINITY);
        assert_eq!(most(&Clock::canadian(&["0", "1", "0"]).unwrap()), f64::INFINITY);
        // A second a move.
        let mut second = Clock::canadian(&["0", "1", "1"]).unwrap();
        for _ in 0..3 {
            assert_eq!(most(&second), 910.0);
            second.spend(905.0, 910.0);
        }
        assert!(!second.allowance().unwrap().saving);
        // Ten moves in ten seconds: what is left of them shrinks, and comes back.
        let mut ten = Clock::canadian(&["0", "10", "10"]).unwrap();
        assert!(most(&ten) < 4000.0);
        for _ in 0..9 {
            ten.spend(1050.0, 4000.0);
        }
        assert!(most(&ten) < 550.0, "{}", most(&ten));
        ten.spend(300.0, 550.0);
        assert!(most(&ten) > 1000.0);
        // Byo-yomi: a period a move, however many there are.
        let mut periods = system("byoyomi 0 2 5").unwrap();
        assert_eq!(most(&periods), 1860.0);
        periods.spend(4500.0, 1860.0);
        assert_eq!((periods.period, most(&periods) < 1860.0), ((2.0, 3), true));
        // Fischer: the increment comes after the move.
        let mut fischer = system("fischer 10 2").unwrap();
        fischer.spend(9500.0, 9500.0);
        assert_eq!(fischer.main, 2.5);
        assert!(most(&fischer) < 2400.0);
        let capped = system("fischer-capped 60 5 60 3").unwrap();
        assert_eq!(most(&capped), 2810.0);
        assert!(system("absolute 300").unwrap().allowance().unwrap().aim_ms > 5000.0);
    }

    #[test]
    fn what_is_told_is_believed() {
        let mut clock = Clock::system(&["byoyomi", "60", "5", "3"]).unwrap();
        clock.set_left(&["1.5", "2"]).unwrap();
        assert_eq!((clock.main, clock.period), (0.0, (1.5, 2)));
        assert!(most(&clock) < 1500.0);
        clock.set_left(&["30", "0"]).unwrap();
        assert_eq!((clock.main, clock.period), (30.0, (5.0, 3)));
        let mut plain = Clock::system(&["absolute", "60"]).unwrap();
        assert!(plain.set_left(&["10", "1"]).is_err() && plain.set_left(&["soon", "0"]).is_err());
        plain.set_left(&["-1", "0"]).unwrap();
        assert_eq!(most(&plain), 0.0);
        for wrong in [&["1"] as &[_], &["a", "1", "1"], &["0", "-1", "1"], &["0", "1", "x"], &[]] {
            assert!(Clock::canadian(wrong).is_err(), "{wrong:?}");
        }
        assert!(Clock::system(&["hourglass"]).is_err() && Clock::system(&[]).is_err());
    }
}
