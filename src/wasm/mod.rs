//! The interface to JavaScript: strings and numbers in, plain objects out. It parses, calls and
//! converts; rules and search are in the layers below.
//!
//! Errors are thrown as plain objects (`kind`, `code`, `message`, `squares`, …). The only caller,
//! the TypeScript of the npm package, converts them to instances of its error classes.

#[cfg(feature = "arimaa")]
mod arimaa;
#[cfg(feature = "arimaa")]
mod arimaa_display;
mod convert;
mod game;
mod performance;
#[cfg(feature = "protocol")]
mod protocol;
#[cfg(feature = "quoridor")]
mod quoridor;
#[cfg(feature = "quoridor")]
mod quoridor_display;
mod search;

#[cfg(feature = "arimaa")]
pub use arimaa::ArimaaGame;
pub use game::JsOptions;
#[cfg(feature = "quoridor")]
pub use quoridor::QuoridorGame;
pub use search::{JsHost, JsLimits};

use performance::now;
use wasm_bindgen::prelude::*;

/// Runs once when the module is loaded. Makes panics appear on the console with their location in
/// the source.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}
