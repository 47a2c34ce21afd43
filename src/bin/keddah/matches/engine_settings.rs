//! The time limit and the settings of an engine in a match.

use keddah::clock::{ArimaaControl, PlayerClock, TimeControl};

/// The time limit and the options of an engine in a match.
#[derive(Clone, Debug)]
pub struct EngineSettings {
    /// The time of the engine for each turn, in milliseconds; unused time is not saved.
    pub time: Option<u64>,
    /// The time by which the engine may exceed its limit in a turn, in milliseconds.
    pub grace: u64,
    /// The options sent to the engine at its start: `NAME=VALUE` for AEI, commands for QTP.
    pub options: Vec<String>,
}

impl EngineSettings {
    /// Returns the engine's clock as it is at the start of each turn.
    pub(super) fn clock(&self) -> PlayerClock {
        self.time.map_or_else(PlayerClock::default, |time| {
            let control =
                ArimaaControl { per_turn_ms: time as f64, saved_share: 0.0, ..ArimaaControl::default() };
            PlayerClock::new(TimeControl::Arimaa(control), 0.0)
        })
    }
}
