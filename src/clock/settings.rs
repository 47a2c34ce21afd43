//! The settings of a game's clock and their notations.

use std::fmt::{self, Display, Formatter};

use super::{ArimaaControl, PlayerClock, TimeControl};

const SECOND_MS: f64 = 1000.0;
const UNITS: [(u64, char); 4] = [(86_400, 'd'), (3600, 'h'), (60, 'm'), (1, 's')];

/// The settings of a game's clock: the time control of all players, their main time or reserve, and
/// the limit of the whole game, if any.
///
/// Two notations are parsed, for every game. That of arimaa.com has up to six fields, the last four
/// of which may be left out: `move/reserve/percent/max/total/turntime`.
///
/// - `move`: the time for each turn.
/// - `reserve`: the additional time of a player for the whole game.
/// - `percent`: the share of a turn's unused time that is added to the reserve; by default 100.
/// - `max`: the maximum of the reserve; without a limit if 0 or left out.
/// - `total`: the maximum time of the game, or with `t` its maximum number of turns of each player;
///   without a limit if 0 or left out.
/// - `turntime`: the maximum time of a turn, even with time in reserve; without a limit if 0 or
///   left out.
///
/// A time is a number with units (`1h30m`, `90s`) or without: then `5` and `5:30` are minutes and
/// seconds, but hours and minutes in `total`.
///
/// The other notation is a total for each player, with or without an increment after each turn:
/// `10m` or `5m+3s`. Without units, the total is in minutes and the increment in seconds: `5+3`.
///
/// ```
/// use keddah::clock::{ClockSettings, TimeControl};
/// let settings: ClockSettings = "0:30/5/100/0/8".parse()?;
/// assert_eq!(settings.to_string(), "30s/5m/100/0/8h");
/// assert_eq!(settings.player_clock().available_ms(), 330_000.0);
/// let settings: ClockSettings = "10".parse()?;
/// assert_eq!((settings.control(), settings.to_string()), (TimeControl::Absolute, "10m".into()));
/// # Ok::<(), keddah::clock::SettingsError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ClockSettings {
    pub(super) control: TimeControl,
    pub(super) main_ms: f64,
    pub(super) limit: Option<GameLimit>,
}

/// A limit on the time or turns of a whole game. When it is reached, the game is halted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum GameLimit {
    /// A limit on the sum of all players' times, in milliseconds.
    Time(f64),
    /// A limit on the number of turns of each player.
    Turns(u32),
}

impl ClockSettings {
    /// The time control of all players.
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// The main time of each player, or the reserve of Arimaa's time control, in milliseconds.
    pub const fn main_ms(&self) -> f64 {
        self.main_ms
    }

    /// The limit on the time or turns of the whole game, if any.
    pub const fn limit(&self) -> Option<GameLimit> {
        self.limit
    }

    /// Returns a player's clock as it is at the start of the game.
    pub fn player_clock(&self) -> PlayerClock {
        PlayerClock::new(self.control, self.main_ms)
    }
}

impl Display for ClockSettings {
    /// Writes clock settings with units, without trailing fields that have their default.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let TimeControl::Arimaa(control) = self.control else {
            write_time(f, self.main_ms)?;
            if let TimeControl::Fischer { increment_ms, .. } = self.control {
                f.write_str("+")?;
                write_time(f, increment_ms)?;
            }
            return Ok(());
        };
        let ArimaaControl { per_turn_ms, saved_share, max_reserve_ms, max_turn_ms } = control;
        let fields = if max_turn_ms.is_finite() {
            6
        } else if self.limit.is_some() {
            5
        } else if max_reserve_ms.is_finite() {
            4
        } else if saved_share < 1.0 {
            3
        } else {
            2
        };
        write_time(f, per_turn_ms)?;
        for field in 1..fields {
            f.write_str("/")?;
            match (field, self.limit) {
                (1, _) => write_time(f, self.main_ms)?,
                (2, _) => write!(f, "{}", (saved_share * 100.0 + 0.5) as u32)?,
                (3, _) => write_time(f, max_reserve_ms)?,
                (4, Some(GameLimit::Turns(turns))) => write!(f, "{turns}t")?,
                (4, Some(GameLimit::Time(ms))) => write_time(f, ms)?,
                (4, None) => f.write_str("0")?,
                _ => write_time(f, max_turn_ms)?,
            }
        }
        Ok(())
    }
}

/// Writes a time with units; 0 for none and for infinity.
fn write_time(f: &mut Formatter<'_>, ms: f64) -> fmt::Result {
    let mut seconds = if ms.is_finite() { (ms / SECOND_MS) as u64 } else { 0 };
    if seconds == 0 {
        return f.write_str("0");
    }
    for (length, unit) in UNITS {
        if seconds >= length {
            write!(f, "{}{unit}", seconds / length)?;
            seconds %= length;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::SettingsErrorKind::{self, *};

    fn parse(text: &str) -> ClockSettings {
        text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    #[test]
    fn settings_are_written_in_full_and_read_again() {
        for (text, written) in [
            ("30s/5m/100/0/8h", "30s/5m/100/0/8h"),
            ("2/2/100/10/8", "2m/2m/100/10m/8h"),
            ("15s/1:30", "15s/1m30s"),
            ("0/5", "0/5m"),
            ("3/0", "3m/0"),
            ("0:12/5", "12s/5m"),
            ("0:30/5/100/3", "30s/5m/100/3m"),
            ("4/2/50/10/6", "4m/2m/50/10m/6h"),
            ("4/4/100/4/90t/5", "4m/4m/100/4m/90t/5m"),
            ("24h5m10s/0/0/0/60d", "1d5m10s/0/0/0/60d"),
            ("1m/5m/100/0/0/0", "1m/5m"),
            ("1m/5m/100/0/0/10", "1m/5m/100/0/0/10m"),
            ("1m/5m/100/0/1:30", "1m/5m/100/0/1h30m"),
            (" 30s / 5m ", "30s/5m"),
            ("10", "10m"),
            ("1m", "1m"),
            ("5m+3s", "5m+3s"),
            ("5+3", "5m+3s"),
            ("2:30+0", "2m30s"),
            ("90M", "1h30m"),
        ] {
            let settings = parse(text);
            assert_eq!(settings.to_string(), written, "{text}");
            assert_eq!(parse(written), settings, "{text}");
        }
    }

    #[test]
    fn fields_have_arimaa_coms_meaning() {
        let settings = parse("4/2/50/10/90t/5");
        let minute_ms = 60_000.0;
        let control = ArimaaControl {
            per_turn_ms: 4.0 * minute_ms,
            saved_share: 0.5,
            max_reserve_ms: 10.0 * minute_ms,
            max_turn_ms: 5.0 * minute_ms,
        };
        assert_eq!(settings.control(), TimeControl::Arimaa(control));
        assert_eq!((settings.main_ms(), settings.limit()), (2.0 * minute_ms, Some(GameLimit::Turns(90))));
        assert_eq!(parse("1/1/100/0/6").limit(), Some(GameLimit::Time(360.0 * minute_ms)));
        assert_eq!(parse("1/1/100/0/0").limit(), None);
    }

    #[test]
    fn wrong_text_is_refused_with_a_code_and_an_offset() {
        let too_long = format!("{}m", "9".repeat(400));
        let cases: [(&str, SettingsErrorKind, usize); 27] = [
            ("", Number, 0),
            ("   ", Number, 3),
            ("abc", Number, 0),
            ("-5", Number, 0),
            ("5m+", Number, 3),
            ("5m + 3x", Unit, 6),
            ("5q", Unit, 1),
            ("5m3m", UnitOrder, 3),
            ("5s3m", UnitOrder, 3),
            ("5m30", Unit, 4),
            ("1:75", Sixty, 2),
            ("1:", Sixty, 2),
            ("1:30s", Unit, 4),
            ("30s/", Number, 4),
            ("/5m", Number, 0),
            ("30s/5m/101", Percent, 7),
            ("30s/5m/50%", Unit, 9),
            ("30s/5m/100/0/8h/0/1", TooManyFields, 17),
            ("30s/5m/100/0/0t", Number, 13),
            ("30s/5m/100/90t", Unit, 13),
            ("0/0", NoTime, 0),
            ("0+5", NoTime, 0),
            ("366d/5m", TooLarge, 0),
            ("1m/5m/100/0/10000t", TooLarge, 12),
            ("5m+3s+1", Unit, 5),
            ("5+1:30", Unit, 3),
            (&too_long, TooLarge, 0),
        ];
        for (text, kind, at) in cases {
            assert_eq!(text.parse::<ClockSettings>(), Err(kind.at(at)), "{text}");
        }
        // A single time could be either notation; a slash shows that it is Arimaa's.
        assert_eq!("0/0/100/0/8h".parse::<ClockSettings>(), Err(NoTime.at(0)));
        assert_eq!("5m//100".parse::<ClockSettings>(), Err(Number.at(3)));
        assert_eq!("١m".parse::<ClockSettings>(), Err(Number.at(0)));
    }
}
