//! The options that `setoption` sets.

use super::super::settings::{SearchSettings, SettingError};
use crate::arimaa::Side;
use crate::clock::{ArimaaControl, PlayerClock, TimeControl};
use crate::search::{Limits, TimeBudget, TimeLeft};

/// The names of standard AEI options that have no effect here.
const IGNORED: [&str; 12] = [
    "tcturns",
    "gused",
    "sused",
    "wused",
    "bused",
    "lastmoveused",
    "opponent",
    "opponent_rating",
    "rating",
    "rated",
    "event",
    "hash",
];

/// The options of a session, and the clocks that they set. A time of 0 means no limit.
#[derive(Clone, Debug)]
pub struct Options {
    control: ArimaaControl,
    initial_reserve_ms: f64,
    /// The time limit of the whole game, which both sides share, in milliseconds.
    game_limit_ms: f64,
    /// The time already used for the current turn, in milliseconds.
    turn_used_ms: f64,
    clocks: [PlayerClock; 2],
    game_started_ms: f64,
    search: SearchSettings,
}

impl Default for Options {
    fn default() -> Self {
        let control = ArimaaControl::default();
        Self {
            control,
            initial_reserve_ms: 0.0,
            game_limit_ms: 0.0,
            turn_used_ms: 0.0,
            clocks: [PlayerClock::new(TimeControl::Arimaa(control), 0.0); 2],
            game_started_ms: 0.0,
            search: SearchSettings::default(),
        }
    }
}

/// The reasons why an AEI option is refused.
pub enum OptionError {
    /// The option is refused because no option has this name.
    Unknown,
    /// The option is refused because its value is invalid. Holds a description of the expected
    /// values.
    Expects(&'static str),
}

/// Parses seconds and returns milliseconds. A negative number, as for a reserve slightly overdrawn,
/// counts as 0.
fn parse_seconds(value: &str) -> Result<f64, OptionError> {
    let seconds = value.parse().ok().filter(|seconds: &f64| seconds.is_finite());
    seconds.map(|seconds| seconds.max(0.0) * 1000.0).ok_or(OptionError::Expects("a number of seconds"))
}

fn or_unlimited(ms: f64) -> f64 {
    if ms > 0.0 { ms } else { f64::INFINITY }
}

impl Options {
    /// Sets an AEI option from its name and value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        // In AEI a negative depth, such as the default -1, means no limit.
        let is_negative =
            name == "depth" && value.strip_prefix('-').is_some_and(|n| n.parse::<u32>().is_ok());
        let value = if is_negative { "0" } else { value };
        match name {
            "tcmove" => self.control.per_turn_ms = parse_seconds(value)?,
            "tcreserve" => {
                self.initial_reserve_ms = parse_seconds(value)?;
                self.clocks.iter_mut().for_each(|clock| clock.set_main(self.initial_reserve_ms));
            }
            "tcpercent" => {
                let percent = value.parse().ok().filter(|percent: &f64| percent.is_finite());
                let percent = percent.ok_or(OptionError::Expects("a percentage"))?;
                self.control.saved_share = percent.clamp(0.0, 100.0) / 100.0;
            }
            "tcmax" => self.control.max_reserve_ms = or_unlimited(parse_seconds(value)?),
            "tctotal" => self.game_limit_ms = parse_seconds(value)?,
            "tcturntime" => self.control.max_turn_ms = or_unlimited(parse_seconds(value)?),
            "greserve" | "wreserve" => self.clocks[Side::Gold.index()].set_main(parse_seconds(value)?),
            "sreserve" | "breserve" => self.clocks[Side::Silver.index()].set_main(parse_seconds(value)?),
            "moveused" => self.turn_used_ms = parse_seconds(value)?,
            _ if IGNORED.contains(&name) => {}
            _ => self.search.set(name, value).map_err(|error| match error {
                SettingError::Unknown => OptionError::Unknown,
                _ if name == "level" => OptionError::Expects("a level, 1 to 10, or 0 for none"),
                SettingError::NotAnIntegerUpTo(_) => OptionError::Expects("a whole number"),
            })?,
        }
        self.clocks.iter_mut().for_each(|clock| clock.set_control(TimeControl::Arimaa(self.control)));
        Ok(())
    }

    /// Resets the clocks at the start of a game.
    pub fn new_game(&mut self, now_ms: f64) {
        self.clocks.iter_mut().for_each(|clock| clock.set_main(self.initial_reserve_ms));
        self.turn_used_ms = 0.0;
        self.game_started_ms = now_ms;
    }

    /// Resets the time used for the current turn, at its start.
    pub fn new_turn(&mut self) {
        self.turn_used_ms = 0.0;
    }

    /// Subtracts the time of a search from a side's clock, for controllers that do not send the
    /// time left in the reserves. `hard_ms` is the hard limit that the search had.
    pub fn spend(&mut self, side: Side, ms: f64, hard_ms: f64) {
        self.clocks.iter_mut().for_each(|clock| clock.note_lag(ms, hard_ms));
        self.clocks[side.index()].spend(ms + self.turn_used_ms);
    }

    /// The time budget of a search for a side's turn; `None` without a time limit.
    pub fn time_budget(&self, side: Side, now_ms: f64) -> Option<TimeBudget> {
        let clock = &self.clocks[side.index()];
        let left = clock.time_left().unwrap_or_default();
        let game_left_ms = or_unlimited(self.game_limit_ms) - (now_ms - self.game_started_ms);
        let game_left_ms = game_left_ms.max(0.0);
        let max_turn_ms = left.max_turn_ms.min(game_left_ms);
        let has_reserve = self.initial_reserve_ms > 0.0 || clock.main_ms() > 0.0;
        let left = if self.control.per_turn_ms > 0.0 || has_reserve {
            TimeLeft { max_turn_ms, used_ms: self.turn_used_ms, ..left }
        } else if self.control.max_turn_ms < f64::INFINITY {
            let (used_ms, lag_ms) = (self.turn_used_ms, left.lag_ms);
            TimeLeft { per_turn_ms: max_turn_ms, used_ms, lag_ms, ..TimeLeft::default() }
        } else if self.game_limit_ms > 0.0 {
            // The other half is for the opponent.
            TimeLeft { reserve_ms: game_left_ms / 2.0, lag_ms: left.lag_ms, ..TimeLeft::default() }
        } else {
            return None;
        };
        Some(left.time_budget())
    }

    /// Returns the limits of a search other than its time budget.
    pub fn limits(&self, now_ms: f64) -> Limits {
        let timed = Side::ALL.into_iter().any(|side| self.time_budget(side, now_ms).is_some());
        self.search.for_search(1, timed)
    }
}
