//! Searches started from JavaScript.

use std::cell::Cell;

use js_sys::Function;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::convert::{Failure, reason, thrown, to_js};
use super::now;
use crate::json::{ErrorInfo, Line, Score, SearchResult};
use crate::playable::Playable;
use crate::record::GameRecord;
use crate::search::{self, Control, Limits};

/// The time that a search runs before it pauses to let its worker receive messages. Less than the
/// 25 ms that callers may rely on, since the search checks the time only every 64 nodes.
const PAUSE_INTERVAL_MS: f64 = 20.0;

#[wasm_bindgen]
extern "C" {
    /// The limits of a search: an object whose types the package has checked.
    pub type JsLimits;
    #[wasm_bindgen(method, getter, js_name = timeMs)]
    fn time_ms(this: &JsLimits) -> Option<f64>;
    #[wasm_bindgen(method, getter)]
    fn nodes(this: &JsLimits) -> Option<f64>;
    #[wasm_bindgen(method, getter)]
    fn level(this: &JsLimits) -> Option<u8>;
    #[wasm_bindgen(method, getter)]
    fn depth(this: &JsLimits) -> Option<u32>;
    /// The only turns to search, one a line.
    #[wasm_bindgen(method, getter, js_name = searchTurns)]
    fn search_turns(this: &JsLimits) -> Option<String>;
    #[wasm_bindgen(method, getter)]
    fn lines(this: &JsLimits) -> Option<u32>;
    #[wasm_bindgen(method, getter)]
    fn seed(this: &JsLimits) -> Option<f64>;

    /// The worker that runs a search.
    pub type JsHost;
    /// Receives the messages that have arrived and returns whether one of them stops the search.
    ///
    /// In engines with JSPI (JavaScript Promise Integration) `scripts/wasm.mjs` wraps this import
    /// in `WebAssembly.Suspending`: the function may then return a promise, and the search is
    /// suspended until it resolves.
    #[wasm_bindgen(method)]
    fn pause(this: &JsHost) -> bool;
}

/// Converts limits from JavaScript. Whole numbers below 2⁵³ are exact; greater ones saturate.
fn limits(limits: &JsLimits) -> Limits {
    Limits {
        time_ms: limits.time_ms(),
        nodes: limits.nodes().map(|nodes| nodes as u64),
        level: limits.level(),
        depth: limits.depth(),
        lines: limits.lines(),
        seed: limits.seed().map_or(0, |seed| seed as u64),
    }
}

/// A report or the result of a search. One type for both, since each serializer makes the wasm
/// larger.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct JsSearchResult {
    /// The best turn, present only in the result.
    #[serde(skip_serializing_if = "Option::is_none")]
    best: Option<String>,
    score: Score,
    lines: Vec<Line>,
    /// The completed depth, present only in reports during a search.
    #[serde(skip_serializing_if = "Option::is_none")]
    depth: Option<u32>,
    /// Nodes per second, present only in reports during a search.
    #[serde(skip_serializing_if = "Option::is_none")]
    nps: Option<u64>,
    nodes: u64,
    time_ms: f64,
    /// Whether the caller stopped the search, present only in the result.
    #[serde(skip_serializing_if = "Option::is_none")]
    stopped: Option<bool>,
}

/// Runs a search. Calls `report` after each iteration; the search ends if it returns a truthy value
/// or throws. With a `host` the search pauses to let it receive messages.
pub(super) fn run<G: Playable>(
    game: &GameRecord<G>,
    limits: &JsLimits,
    report: Option<Function>,
    host: Option<&JsHost>,
) -> Result<JsValue, JsValue> {
    let given = limits.search_turns();
    let texts: Vec<&str> = given.iter().flat_map(|lines| lines.split('\n')).collect();
    let turns = game.read_turns(&texts).map_err(|(index, error)| {
        let error = ErrorInfo { index: Some(index), ..reason(error, texts[index]) };
        JsValue::from(Failure::from(error))
    })?;
    let limits = self::limits(limits);
    let started = now();
    let (stopped, resumed) = (Cell::new(false), Cell::new(started));
    let stop = || {
        if let Some(host) = host
            && now() - resumed.get() >= PAUSE_INTERVAL_MS
        {
            stopped.set(stopped.get() | host.pause());
            resumed.set(now());
        }
        stopped.get()
    };
    let mut on_report = |found: &search::SearchResult<String>| {
        let Some(report) = &report else { return };
        let info = object(found, found.time_ms, None);
        let answer = report.call1(&JsValue::UNDEFINED, &info);
        stopped.set(stopped.get() || answer.map_or(true, |answer| answer.is_truthy()));
    };
    let control = Control { now: &now, stop: &stop, ..Control::default() };
    let found = game.search_among(&turns, &limits, &control, &mut on_report).map_err(thrown(""))?;
    Ok(object(&found, now() - started, Some(stopped.get())))
}

/// Converts a result or, without `stopped`, a report.
#[inline(never)] // Called twice, and large.
fn object(found: &search::SearchResult<String>, time_ms: f64, stopped: Option<bool>) -> JsValue {
    let SearchResult { best, score, lines, nodes, .. } = SearchResult::from(found);
    let nps = (nodes as f64 * 1000.0 / time_ms.max(1.0)) as u64;
    let of_report = stopped.is_none();
    to_js(&JsSearchResult {
        best: stopped.map(|_| best),
        score,
        lines,
        depth: of_report.then_some(found.depth),
        nps: of_report.then_some(nps),
        nodes,
        time_ms,
        stopped,
    })
}
