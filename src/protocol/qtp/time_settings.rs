//! The time settings of GTP and of its extensions by KGS and KataGo, converted to players' clocks.

use crate::clock::{PlayerClock, TimeControl};

/// The names of the time systems that `kata-list_time_settings` lists.
pub const SYSTEMS: &str = "none absolute byoyomi canadian fischer fischer-capped";

/// Parses the word at an index as seconds and returns milliseconds.
fn parse_seconds(words: &[&str], index: usize) -> Result<f64, String> {
    let word = words.get(index).copied().unwrap_or_default();
    let seconds = word.parse().ok().filter(|seconds: &f64| (0.0..=1e9).contains(seconds));
    let seconds = seconds.ok_or_else(|| format!("Expected a number of seconds but got '{word}'"))?;
    Ok(seconds * 1000.0)
}

/// Parses the word at an index as seconds and returns milliseconds; a negative number means no
/// limit.
fn parse_limit(words: &[&str], index: usize) -> Result<f64, String> {
    match words.get(index) {
        Some(word) if word.starts_with('-') => Ok(f64::INFINITY),
        _ => parse_seconds(words, index),
    }
}

fn parse_count(words: &[&str], index: usize) -> Result<u32, String> {
    let word = words.get(index).copied().unwrap_or_default();
    word.parse().map_err(|_| format!("Expected a whole number but got '{word}'"))
}

/// Parses the arguments of the QTP command `time_settings MAIN PERIOD STONES` (Canadian overtime).
pub fn parse_canadian(words: &[&str]) -> Result<PlayerClock, String> {
    let (main_ms, period_ms) = (parse_seconds(words, 0)?, parse_seconds(words, 1)?);
    Ok(match parse_count(words, 2)? {
        // In GTP, a period without stones means no time limit.
        0 if period_ms > 0.0 => PlayerClock::default(),
        0 => PlayerClock::new(TimeControl::Absolute, main_ms),
        moves => PlayerClock::new(TimeControl::Canadian { period_ms, moves }, main_ms),
    })
}

/// Parses the arguments of `kata-time_settings SYSTEM …` and `kgs-time_settings SYSTEM …`.
pub fn parse_system(words: &[&str]) -> Result<PlayerClock, String> {
    let (system, words) = words.split_first().map_or(("", words), |(&system, words)| (system, words));
    let control = match system.to_ascii_lowercase().as_str() {
        "none" => return Ok(PlayerClock::default()),
        "canadian" => return parse_canadian(words),
        "absolute" => TimeControl::Absolute,
        "byoyomi" => {
            parse_seconds(words, 0)?;
            match (parse_seconds(words, 1)?, parse_count(words, 2)?) {
                (_, 0) => TimeControl::Absolute,
                (period_ms, periods) => TimeControl::Byoyomi { period_ms, periods },
            }
        }
        "fischer" => {
            let [max_main_ms, max_turn_ms] = [f64::INFINITY; 2];
            TimeControl::Fischer { increment_ms: parse_seconds(words, 1)?, max_main_ms, max_turn_ms }
        }
        "fischer-capped" => TimeControl::Fischer {
            increment_ms: parse_seconds(words, 1)?,
            max_main_ms: parse_limit(words, 2)?,
            max_turn_ms: parse_limit(words, 3)?,
        },
        _ => return Err(format!("Expected one of {SYSTEMS} but got '{system}'")),
    };
    Ok(PlayerClock::new(control, parse_seconds(words, 0)?))
}

/// Sets a clock by the arguments of `time_left COLOR SECONDS STONES`, without the color.
pub fn set_time_left(clock: &mut PlayerClock, words: &[&str]) -> Result<(), String> {
    let word = words.first().copied().unwrap_or_default();
    let seconds: f64 = word.parse().map_err(|_| format!("Expected a number of seconds but got '{word}'"))?;
    // A clock that is overdrawn by a few seconds counts as empty.
    if !(-10.0..=1e9).contains(&seconds) {
        return Err("invalid time".into());
    }
    let left_ms = seconds.max(0.0) * 1000.0;
    match parse_count(words, 1)? {
        0 => clock.set_main(left_ms),
        stones if clock.set_overtime(left_ms, stones) => {}
        _ => return Err("stones are for overtime, which these time settings do not have".into()),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn system(text: &str) -> Result<PlayerClock, String> {
        parse_system(&text.split(' ').collect::<Vec<_>>())
    }

    #[test]
    fn time_systems() {
        let (canadian, byoyomi) = (
            TimeControl::Canadian { period_ms: 30_000.0, moves: 5 },
            TimeControl::Byoyomi { period_ms: 2_000.0, periods: 5 },
        );
        let fischer = |max_main_ms, max_turn_ms| TimeControl::Fischer {
            increment_ms: 2_000.0,
            max_main_ms,
            max_turn_ms,
        };
        let unlimited = f64::INFINITY;
        for (text, control, main_ms) in [
            ("none", TimeControl::Untimed, 0.0),
            ("absolute 300", TimeControl::Absolute, 300_000.0),
            ("canadian 60 30 5", canadian, 60_000.0),
            ("canadian 60 30 0", TimeControl::Untimed, 0.0),
            ("canadian 60 0 0", TimeControl::Absolute, 60_000.0),
            ("Byoyomi 0 2 5", byoyomi, 0.0),
            ("byoyomi 9 2 0", TimeControl::Absolute, 9_000.0),
            ("fischer 10 2", fischer(unlimited, unlimited), 10_000.0),
            ("fischer-capped 60 2 60 3", fischer(60_000.0, 3_000.0), 60_000.0),
            ("fischer-capped 60 2 -1 3", fischer(unlimited, 3_000.0), 60_000.0),
        ] {
            assert_eq!(system(text), Ok(PlayerClock::new(control, main_ms)), "{text}");
        }
        assert!(system("absolute 300").unwrap().time_budget().unwrap().soft_ms > 5_000.0);
    }

    #[test]
    fn malformed_time_settings() {
        for words in [&["1"] as &[_], &["a", "1", "1"], &["0", "-1", "1"], &["0", "1", "x"], &[]] {
            assert!(parse_canadian(words).is_err(), "{words:?}");
        }
        for text in ["hourglass", "", "absolute", "byoyomi x 2 5", "fischer 10", "fischer-capped 60 5 60"] {
            assert!(system(text).is_err(), "{text}");
        }
    }

    #[test]
    fn time_left() {
        let mut clock = system("byoyomi 60 5 3").unwrap();
        set_time_left(&mut clock, &["1.5", "2"]).unwrap();
        assert_eq!((clock.main_ms(), clock.available_ms()), (0.0, 6_500.0));
        set_time_left(&mut clock, &["30", "0"]).unwrap();
        assert_eq!((clock.main_ms(), clock.available_ms()), (30_000.0, 45_000.0));
        let mut clock = system("absolute 60").unwrap();
        assert!(set_time_left(&mut clock, &["10", "1"]).is_err());
        assert!(set_time_left(&mut clock, &["soon", "0"]).is_err());
        assert!(set_time_left(&mut clock, &["-11", "0"]).is_err());
        assert_eq!(clock.main_ms(), 60_000.0);
        set_time_left(&mut clock, &["-1", "0"]).unwrap();
        assert_eq!(clock.time_budget().unwrap().hard_ms, 0.0);
    }
}
