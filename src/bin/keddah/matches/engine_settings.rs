//! The time limit and the settings of an engine in a match.

use keddah::clock::{ArimaaControl, PlayerClock, TimeControl};

/// The time limit and the settings of an engine.
#[derive(Clone, Debug)]
pub struct EngineSettings {
    /// The time for each turn, in milliseconds; unused time is not saved.
    pub time: Option<u64>,
    /// The time by which a turn may exceed its limit, in milliseconds.
    pub grace: u64,
    /// The options to set: `NAME=VALUE` for AEI, commands for QTP.
    pub options: Vec<String>,
}

impl EngineSettings {
    /// The clock at the start of each turn.
    pub(super) fn clock(&self) -> PlayerClock {
        self.time.map_or_else(PlayerClock::default, |time| {
            let control =
                ArimaaControl { per_turn_ms: time as f64, saved_share: 0.0, ..ArimaaControl::default() };
            PlayerClock::new(TimeControl::Arimaa(control), 0.0)
        })
    }
}
