//! The parser of clock settings.

use std::str::FromStr;

use super::SettingsErrorKind::{NoTime, Number, Percent, Sixty, TooLarge, TooManyFields, Unit, UnitOrder};
use super::{ArimaaControl, ClockSettings, GameLimit, SettingsError, TimeControl};

type Result<T> = std::result::Result<T, SettingsError>;

const SECOND: u64 = 1;
const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// The longest time that clock settings may contain, in seconds.
const MAX_SECONDS: u64 = 365 * DAY;
const MAX_TURNS: u64 = 9999;

impl FromStr for ClockSettings {
    type Err = SettingsError;

    fn from_str(text: &str) -> Result<Self> {
        Parser::new(text).settings()
    }
}

/// Parses clock settings. `at` is the offset of the next character, counted in characters.
struct Parser<'a> {
    text: std::iter::Peekable<std::str::Chars<'a>>,
    at: usize,
}

impl<'a> Parser<'a> {
    fn new(text: &'a str) -> Self {
        Self { text: text.chars().peekable(), at: 0 }
    }

    fn settings(mut self) -> Result<ClockSettings> {
        let first = self.time(MINUTE)?;
        if self.accept('/') { self.arimaa(first) } else { self.total(first) }
    }

    /// Parses the fields of Arimaa's notation of clock settings that follow the first one.
    fn arimaa(&mut self, per_turn_ms: f64) -> Result<ClockSettings> {
        let mut control = ArimaaControl { per_turn_ms, ..ArimaaControl::default() };
        let main_ms = self.time(MINUTE)?;
        let mut limit = None;
        if self.accept('/') {
            let at = self.start();
            let percent = self.number()?;
            if percent > 100 {
                return Err(Percent.at(at));
            }
            control.saved_share = percent as f64 / 100.0;
        }
        if self.accept('/') {
            control.max_reserve_ms = unlimited_if_zero(self.time(MINUTE)?);
        }
        if self.accept('/') {
            limit = self.limit()?;
        }
        if self.accept('/') {
            control.max_turn_ms = unlimited_if_zero(self.time(MINUTE)?);
        }
        let at = self.start();
        if self.accept('/') {
            return Err(TooManyFields.at(at));
        }
        self.finish(ClockSettings { control: TimeControl::Arimaa(control), main_ms, limit })
    }

    /// Parses what follows the total time of each player in clock settings: an increment, or
    /// nothing.
    fn total(&mut self, main_ms: f64) -> Result<ClockSettings> {
        let increment_ms = if self.accept('+') { self.time(SECOND)? } else { 0.0 };
        let control = if increment_ms > 0.0 {
            let unlimited = f64::INFINITY;
            TimeControl::Fischer { increment_ms, max_main_ms: unlimited, max_turn_ms: unlimited }
        } else {
            TimeControl::Absolute
        };
        self.finish(ClockSettings { control, main_ms, limit: None })
    }

    fn finish(&mut self, settings: ClockSettings) -> Result<ClockSettings> {
        self.skip_spaces();
        if self.text.peek().is_some() {
            return Err(Unit.at(self.at));
        }
        if settings.player_clock().available_ms() > 0.0 { Ok(settings) } else { Err(NoTime.at(0)) }
    }

    /// Parses the limit of the whole game in clock settings: a time, or a number of turns.
    fn limit(&mut self) -> Result<Option<GameLimit>> {
        let mut ahead = Self { text: self.text.clone(), at: self.at };
        let at = ahead.start();
        let turns = ahead.number()?;
        if ahead.accept('t') {
            *self = ahead;
            return match turns {
                0 => Err(Number.at(at)),
                1..=MAX_TURNS => Ok(Some(GameLimit::Turns(turns as u32))),
                _ => Err(TooLarge.at(at)),
            };
        }
        let ms = self.time(HOUR)?;
        Ok((ms > 0.0).then_some(GameLimit::Time(ms)))
    }

    /// Reads a time in milliseconds. Without units, a number is of `unit` seconds, and a number
    /// after a colon of a sixtieth of it.
    fn time(&mut self, unit: u64) -> Result<f64> {
        let start = self.start();
        let number = self.number()?;
        let seconds = if unit > SECOND && self.next_is(|c| c == ':') {
            self.next();
            let at = self.at;
            match self.number() {
                Ok(part) if part < 60 => number * unit + part * (unit / 60),
                _ => return Err(Sixty.at(at)),
            }
        } else if self.next_is(char::is_alphabetic) {
            self.with_units(number)?
        } else {
            number * unit
        };
        if seconds > MAX_SECONDS {
            return Err(TooLarge.at(start));
        }
        Ok(seconds as f64 * 1000.0)
    }

    /// Reads the units of a time whose first number was read, and its other numbers.
    fn with_units(&mut self, mut number: u64) -> Result<u64> {
        let (mut seconds, mut last) = (0u64, u64::MAX);
        loop {
            let unit = match self.text.peek().map(char::to_ascii_lowercase) {
                Some('d') => DAY,
                Some('h') => HOUR,
                Some('m') => MINUTE,
                Some('s') => SECOND,
                _ => return Err(Unit.at(self.at)),
            };
            if unit >= last {
                return Err(UnitOrder.at(self.at));
            }
            self.next();
            seconds += number * unit;
            last = unit;
            if !self.next_is(|c| c.is_ascii_digit()) {
                return Ok(seconds);
            }
            number = self.number()?;
        }
    }

    /// Parses a whole number in clock settings. One that is far too large becomes `u32::MAX`.
    fn number(&mut self) -> Result<u64> {
        let mut value = None;
        while let Some(digit) = self.text.peek().and_then(|c| c.to_digit(10)) {
            value = Some((value.unwrap_or(0) * 10 + u64::from(digit)).min(u32::MAX.into()));
            self.next();
        }
        value.ok_or(Number.at(self.at))
    }

    /// Skips spaces and returns the offset of the next field of the clock settings.
    fn start(&mut self) -> usize {
        self.skip_spaces();
        self.at
    }

    /// Reads a character, with spaces before it, if it comes next. Returns whether it did.
    fn accept(&mut self, expected: char) -> bool {
        self.skip_spaces();
        let accepted = self.next_is(|c| c == expected);
        if accepted {
            self.next();
        }
        accepted
    }

    fn skip_spaces(&mut self) {
        while self.next_is(|c| c == ' ') {
            self.next();
        }
    }

    fn next_is(&mut self, matches: impl Fn(char) -> bool) -> bool {
        self.text.peek().is_some_and(|&c| matches(c))
    }

    fn next(&mut self) {
        self.text.next();
        self.at += 1;
    }
}

/// Converts a time limit of 0, which stands for none, to infinity.
fn unlimited_if_zero(ms: f64) -> f64 {
    if ms > 0.0 { ms } else { f64::INFINITY }
}
