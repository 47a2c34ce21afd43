//! Time controls and the clocks of games.

use arbitrary::Arbitrary;
use keddah::clock::{ClockSettings, Expiry, FirstTurn, GameClock};

use crate::game::check_code;
use crate::text;

/// The most events of a clock.
const MAX_EVENTS: usize = 60;

/// The text of a time control: settings or an error, and settings are the same after writing.
pub fn time_control(input: &[u8]) {
    let text = text(input);
    match text.parse::<ClockSettings>() {
        Ok(settings) => {
            let written = settings.to_string();
            assert_eq!(written.parse(), Ok(settings), "{written}");
            assert_eq!(written.parse::<ClockSettings>().map(|read| read.to_string()), Ok(written));
            assert!(settings.player_clock().available_ms() > 0.0);
        }
        Err(error) => {
            check_code(error.kind.code());
            assert!(error.at <= text.chars().count(), "{error:?}");
            assert!(error.to_string().ends_with('.'));
        }
    }
}

/// An event of a clock, with the time since the last one, which may be negative.
#[derive(Arbitrary, Debug)]
pub enum Call {
    /// `start`.
    Start(i32),
    /// `pause`.
    Pause(i32),
    /// `press`.
    Press(i32),
    /// `takeBack`.
    TakeBack(u8, i32),
}

/// A clock and its events.
#[derive(Arbitrary, Debug)]
pub struct ClockCalls {
    per_turn_s: u16,
    reserve_s: u16,
    percent: u8,
    limit: Option<u8>,
    players: u8,
    player: u8,
    ply: u8,
    is_fischer: bool,
    calls: Vec<Call>,
}

/// Makes the calls of an input and checks the clock after each.
pub fn game_clock(input: ClockCalls) {
    let ClockCalls { per_turn_s, reserve_s, percent, limit, players, player, ply, is_fischer, calls } = input;
    let settings = if is_fischer {
        format!("{}s+{per_turn_s}s", u32::from(reserve_s) + 1)
    } else {
        let limit = limit.map_or("0".into(), |turns| format!("{}t", u32::from(turns) + 1));
        format!("{per_turn_s}s/{reserve_s}s/{}/0/{limit}", percent % 101)
    };
    let Ok(settings) = settings.parse::<ClockSettings>() else { return };
    let players = usize::from(players % 4) + 1;
    let mut clock = GameClock::new(settings, players, FirstTurn { player: player.into(), ply: ply.into() });
    let mut now_ms = 1e9;
    for call in calls.into_iter().take(MAX_EVENTS) {
        let before = clock.clone();
        match call {
            Call::Start(ms) => {
                now_ms += f64::from(ms);
                let can_run = clock.expiry(now_ms).is_none();
                clock.start(now_ms);
                assert_eq!(clock.is_running(), before.is_running() || can_run);
            }
            Call::Pause(ms) => {
                now_ms += f64::from(ms);
                let used_ms = clock.used_ms(now_ms);
                clock.pause(now_ms);
                assert_eq!((clock.is_running(), clock.used_ms(now_ms + 1e6)), (false, used_ms));
            }
            Call::Press(ms) => {
                now_ms += f64::from(ms);
                let is_late = before.expiry(now_ms).is_some();
                assert_eq!(clock.press(now_ms), !is_late);
                assert_eq!(clock.turns_ms().len(), before.turns_ms().len() + usize::from(!is_late));
                if !is_late {
                    let mut back = clock.clone();
                    back.take_back(1, now_ms);
                    assert_eq!((back.turns_ms(), back.to_move()), (before.turns_ms(), before.to_move()));
                }
            }
            Call::TakeBack(turns, ms) => {
                now_ms += f64::from(ms);
                clock.take_back(turns.into(), now_ms);
                let left = before.turns_ms().len().saturating_sub(turns.into());
                assert_eq!(clock.turns_ms(), &before.turns_ms()[..left]);
                assert_eq!(clock.used_ms(now_ms), 0.0);
            }
        }
        check_clock(&clock, now_ms);
    }
}

/// Checks what a clock says, and that a clock restored from what is stored of it is the same.
fn check_clock(clock: &GameClock, now_ms: f64) {
    let players = clock.player_count();
    assert!(clock.to_move() < players);
    for player in 0..players {
        assert!(clock.left_ms(player, now_ms) >= 0.0);
        assert!(clock.left_ms(player, now_ms - 1e12) >= clock.left_ms(player, now_ms));
    }
    assert!(clock.turns_ms().iter().all(|&ms| ms >= 0.0));
    let left_ms = clock.left_ms(clock.to_move(), now_ms);
    match clock.expiry(now_ms) {
        Some(Expiry::Flag { player }) => assert!(player == clock.to_move() && left_ms == 0.0),
        Some(Expiry::Limit) => assert!(clock.settings().limit().is_some()),
        None => assert!(left_ms > 0.0),
    }
    assert!(clock.budget_ms(now_ms) >= 0.0);
    let mut still = clock.clone();
    still.pause(now_ms);
    let (turns_ms, used_ms) = (clock.turns_ms().to_vec(), clock.used_ms(now_ms));
    let restored = GameClock::after(clock.settings(), players, clock.first(), turns_ms, used_ms);
    assert_eq!(restored, still, "a clock that was stored");
}
