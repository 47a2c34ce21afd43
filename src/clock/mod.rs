//! Time controls, their notations, and clocks: of one player, for the engine protocols and matches,
//! and of a whole game.

mod game_clock;
mod player_clock;
mod settings;
mod settings_error;
mod settings_parser;
mod time_control;

pub use game_clock::{Expiry, FirstTurn, GameClock};
pub use player_clock::PlayerClock;
pub use settings::{ClockSettings, GameLimit};
pub use settings_error::{SettingsError, SettingsErrorKind};
pub use time_control::{ArimaaControl, TimeControl};
