//! The walks for WebAssembly, to be timed from JavaScript beside the native ones of `walks.rs`.

#![cfg(any(feature = "arimaa", feature = "quoridor"))]

use wasm_bindgen::prelude::*;

mod named;
#[cfg(feature = "arimaa")]
#[path = "mod.rs"]
mod walk;

/// What walks from a position count: several, so that the call itself costs nothing beside them.
#[wasm_bindgen]
pub fn walk(name: &str, position: &str, times: u32) -> Result<f64, JsError> {
    let walk = named::ready(name, position).ok_or(JsError::new("no such walk or position"))?;
    Ok((0..times).map(|_| walk()).sum::<u64>() as f64)
}
