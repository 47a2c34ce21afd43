//! The walks for WebAssembly, to be timed from JavaScript beside the native ones of `walks.rs`.

use keddah::arimaa::{Position, StepTree};
use wasm_bindgen::prelude::*;

#[path = "mod.rs"]
mod walk;

/// What a walk over four steps from a position counts.
#[wasm_bindgen]
pub fn walk(name: &str, position: &str) -> Result<f64, JsError> {
    let (_, walk) =
        walk::WALKS.into_iter().find(|(known, _)| *known == name).ok_or(JsError::new("no such walk"))?;
    let position: Position =
        position.parse().map_err(|error: keddah::arimaa::Error| JsError::new(&error.to_string()))?;
    Ok(walk(&StepTree(position), 4) as f64)
}
