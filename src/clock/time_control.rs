//! The rules by which players gain and lose time.

/// A time control: the rule by which a player gains and loses time.
///
/// ```
/// use keddah::clock::{PlayerClock, TimeControl};
/// let unlimited = f64::INFINITY;
/// let control = TimeControl::Fischer {
///     increment_ms: 2_000.0,
///     max_main_ms: unlimited,
///     max_turn_ms: unlimited,
/// };
/// let mut clock = PlayerClock::new(control, 60_000.0);
/// clock.spend(5_000.0);
/// assert_eq!(clock.main_ms(), 57_000.0);
/// ```
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub enum TimeControl {
    /// A time control without any time limit.
    #[default]
    Untimed,
    /// A time control with a fixed amount of time for the whole game (sudden death).
    Absolute,
    /// Canadian overtime: after the main time, a player must make `moves` moves within each period.
    Canadian {
        /// The length of a Canadian overtime period, in milliseconds.
        period_ms: f64,
        /// The number of moves to make within a period, at least 1.
        moves: u32,
    },
    /// Byo-yomi: after the main time, a period for each move. A move that takes longer uses up
    /// further periods.
    Byoyomi {
        /// The length of a byo-yomi period, in milliseconds.
        period_ms: f64,
        /// The number of byo-yomi periods, at least 1.
        periods: u32,
    },
    /// Fischer's clock: each move, once made, adds an increment.
    Fischer {
        /// The time added after each move, in milliseconds.
        increment_ms: f64,
        /// The most time that a player's clock may hold, in milliseconds; infinite without a cap.
        max_main_ms: f64,
        /// The most time that a move may take, in milliseconds; infinite without a cap.
        max_turn_ms: f64,
    },
    /// The time control of arimaa.com: a time for each turn, and a reserve.
    Arimaa(ArimaaControl),
}

/// The time control of arimaa.com. The default has no time per turn and no caps.
///
/// ```
/// use keddah::clock::{ArimaaControl, PlayerClock, TimeControl};
/// let control = ArimaaControl { per_turn_ms: 10_000.0, ..ArimaaControl::default() };
/// let clock = PlayerClock::new(TimeControl::Arimaa(control), 60_000.0);
/// assert_eq!(clock.available_ms(), 70_000.0);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ArimaaControl {
    /// The time available for each turn before the reserve is used, in milliseconds.
    pub per_turn_ms: f64,
    /// The share of a turn's unused time that is added to the reserve, 0 to 1.
    pub saved_share: f64,
    /// The most time that the reserve may hold, in milliseconds; infinite without a cap.
    pub max_reserve_ms: f64,
    /// The most time that a turn may take, in milliseconds; infinite without a cap.
    pub max_turn_ms: f64,
}

impl Default for ArimaaControl {
    fn default() -> Self {
        let unlimited = f64::INFINITY;
        Self { per_turn_ms: 0.0, saved_share: 1.0, max_reserve_ms: unlimited, max_turn_ms: unlimited }
    }
}
