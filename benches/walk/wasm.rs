//! The walks as WebAssembly, to be measured by JavaScript in alternation with `walks.rs`.

#![cfg(any(feature = "arimaa", feature = "quoridor"))]

use wasm_bindgen::prelude::*;

mod named;
#[cfg(feature = "arimaa")]
#[path = "mod.rs"]
mod walk;

/// Runs a walk from a position several times, which makes the cost of the call negligible. Returns
/// the sum of the counts.
#[wasm_bindgen]
pub fn walk(name: &str, position: &str, times: u32) -> Result<f64, JsError> {
    let walk = named::ready(name, position).ok_or(JsError::new("no such walk or position"))?;
    Ok((0..times).map(|_| walk()).sum::<u64>() as f64)
}
