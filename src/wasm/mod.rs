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

/// Breaks down, so that a test can see what the package makes of that. Nothing else calls it.
#[wasm_bindgen]
pub fn crash() {
    panic!("a test asked for this breakdown");
}
