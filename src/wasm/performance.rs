//! The clock of searches.

use wasm_bindgen::prelude::*;
use web_sys::{Performance, WorkerGlobalScope};

thread_local! {
    static PERFORMANCE: Performance = performance();
}

/// The global `performance` object, which windows, workers and Node have.
fn performance() -> Performance {
    // The cast only gives access to the property, which every kind of global object has.
    let global: WorkerGlobalScope = js_sys::global().unchecked_into();
    global.performance().unwrap_throw()
}

/// Returns `performance.now()`: the time in milliseconds since a fixed moment.
pub(super) fn now() -> f64 {
    PERFORMANCE.with(Performance::now)
}
