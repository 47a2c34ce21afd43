//! The clock of searches.

use wasm_bindgen::prelude::*;
use web_sys::Performance;

#[wasm_bindgen]
extern "C" {
    /// The object `performance`, a property of the global object of windows, workers and Node.
    #[wasm_bindgen(thread_local_v2, js_namespace = globalThis, js_name = performance)]
    static PERFORMANCE: Performance;
}

/// Returns `performance.now()`: the time in milliseconds since a fixed moment.
pub(super) fn now() -> f64 {
    PERFORMANCE.with(Performance::now)
}
