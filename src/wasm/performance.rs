//! The clock of searches.

use std::cell::Cell;

use wasm_bindgen::prelude::*;
use web_sys::Performance;

#[wasm_bindgen]
extern "C" {
    /// The object `performance`, a property of the global object of windows, workers and Node.
    #[wasm_bindgen(thread_local_v2, js_namespace = globalThis, js_name = performance)]
    static PERFORMANCE: Performance;
}

thread_local! {
    /// The latest reading of `performance.now()`, and the sum of all its steps back.
    static READING: Cell<(f64, f64)> = const { Cell::new((0.0, 0.0)) };
}

/// Returns the time in milliseconds since a fixed moment, by `performance.now()`.
///
/// Never less than before, even where a program has replaced `performance.now()`: a search would
/// neither end nor receive messages until the time is as late again.
pub(super) fn now() -> f64 {
    let read_ms = PERFORMANCE.with(Performance::now);
    let (latest_ms, added_ms) = READING.get();
    let added_ms = added_ms + (latest_ms - read_ms).max(0.0);
    READING.set((read_ms, added_ms));
    read_ms + added_ms
}
