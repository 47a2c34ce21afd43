//! The JavaScript face: texts and numbers in, plain objects out. It parses, calls and converts; what is legal and
//! what is good the floors below decide.
//!
//! What these functions throw are plain objects too (`kind`, `code`, `message`, `squares`, …); the package's
//! TypeScript makes classes of them, and is the only one to call in here.

#[cfg(feature = "arimaa")]
mod arimaa;
mod convert;
#[cfg(feature = "quoridor")]
mod quoridor;

#[cfg(feature = "arimaa")]
pub use arimaa::ArimaaGame;
pub use convert::JsLimits;
#[cfg(feature = "quoridor")]
pub use quoridor::{JsOptions, QuoridorGame};

use wasm_bindgen::prelude::*;

use crate::search::{Allowance, TimeLeft};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// Runs once, when the module is ready: panics are to say where they happened.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// How long a turn may take by a clock, in milliseconds: what it should take, and what it may not exceed. For programs that
/// play by one; see [`TimeLeft`].
#[wasm_bindgen]
pub fn allowance(per_turn: f64, reserve: f64, kept: f64, turn_most: f64, used: f64, lag: f64) -> Vec<f64> {
    let left = TimeLeft { per_turn, reserve, kept, turn_most, used, lag };
    let Allowance { aim_ms, most_ms, .. } = left.allowance();
    vec![aim_ms, most_ms]
}

/// Breaks down, so that a test can see what the package makes of that. Nothing else calls it.
#[wasm_bindgen]
pub fn crash() {
    panic!("a test asked for this breakdown");
}
