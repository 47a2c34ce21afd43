//! The walks for WebAssembly, to be timed from JavaScript beside the native ones of `walks.rs`.

use std::hint::black_box;

use keddah::arimaa::{Position, StepTree};
use wasm_bindgen::prelude::*;

#[path = "mod.rs"]
mod walk;

/// What walks over four steps from a position count: several, so that the call itself costs nothing beside them.
#[wasm_bindgen]
pub fn walk(name: &str, position: &str, times: u32) -> Result<f64, JsError> {
    let (_, walk) =
        walk::WALKS.into_iter().find(|(known, _)| *known == name).ok_or(JsError::new("no such walk"))?;
    let position: Position =
        position.parse().map_err(|error: keddah::arimaa::Error| JsError::new(&error.to_string()))?;
    let tree = StepTree(position);
    Ok((0..times).map(|_| walk(black_box(&tree), 4)).sum::<u64>() as f64)
}
