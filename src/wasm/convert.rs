//! What both games' faces convert alike.

use std::cell::{Cell, RefCell};

use js_sys::Function;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use crate::answer::{Line, Reason, SearchResult, Worth};
use crate::search::{self, Allowance, Clock, Limits, Pace};

/// Anything serializable as plain JavaScript: maps as objects, what is missing left out.
pub(super) fn to_js(value: &impl Serialize) -> JsValue {
    let serializer = Serializer::new().serialize_maps_as_objects(true);
    // Structures of strings and numbers cannot fail to convert.
    value.serialize(&serializer).unwrap_or(JsValue::NULL)
}

/// A refusal, as it is thrown.
#[derive(Serialize)]
pub(super) struct Failure {
    /// `notation` where a text cannot be read, else `rule`.
    pub kind: &'static str,
    #[serde(flatten)]
    pub reason: Reason,
}

impl From<Failure> for JsValue {
    fn from(failure: Failure) -> Self {
        to_js(&failure)
    }
}

/// An error over a text, as it is answered.
pub(super) fn reason(error: impl Into<Reason>, text: &str) -> Reason {
    let reason = error.into();
    Reason { at: reason.at.map(|at| utf16_offset(text, at)), ..reason }
}

/// What is thrown for an error over a text.
pub(super) fn thrown<E: Into<Reason>>(text: &str) -> impl FnOnce(E) -> JsValue {
    move |error| {
        let reason = reason(error, text);
        let kind = if reason.at.is_some() { "notation" } else { "rule" };
        Failure { kind, reason }.into()
    }
}

/// Whether something may be played.
#[derive(Serialize)]
pub(super) struct Verdict {
    ok: bool,
    #[serde(flatten)]
    reason: Option<Reason>,
}

impl From<Result<(), Reason>> for Verdict {
    fn from(result: Result<(), Reason>) -> Self {
        Self { ok: result.is_ok(), reason: result.err() }
    }
}

/// An offset that JavaScript can use: its strings are indexed by UTF-16 units, ours are counted in characters.
pub(super) fn utf16_offset(text: &str, characters: usize) -> usize {
    text.chars().take(characters).map(char::len_utf16).sum()
}

#[wasm_bindgen]
extern "C" {
    /// The limits of a search, an object of numbers; the package has checked them.
    pub type JsLimits;
    #[wasm_bindgen(method, getter, js_name = timeMs)]
    fn time_ms(this: &JsLimits) -> Option<f64>;
    #[wasm_bindgen(method, getter)]
    fn nodes(this: &JsLimits) -> Option<f64>;
    #[wasm_bindgen(method, getter)]
    fn level(this: &JsLimits) -> Option<u8>;
    #[wasm_bindgen(method, getter)]
    fn lines(this: &JsLimits) -> Option<u32>;
    #[wasm_bindgen(method, getter)]
    fn seed(this: &JsLimits) -> Option<f64>;
    /// What an ordinary turn should take: with it, `timeMs` is what none may exceed.
    #[wasm_bindgen(method, getter, js_name = aimMs)]
    fn aim_ms(this: &JsLimits) -> Option<f64>;
    /// Whether time that is saved is of use later.
    #[wasm_bindgen(method, getter)]
    fn saving(this: &JsLimits) -> Option<bool>;
}

/// Limits as the search takes them. Whole numbers below 2⁵³ are exact in both forms; others saturate.
pub(super) fn limits(limits: &JsLimits) -> Limits {
    Limits {
        time_ms: limits.time_ms(),
        nodes: limits.nodes().map(|nodes| nodes as u64),
        level: limits.level(),
        lines: limits.lines(),
        seed: limits.seed().map_or(0, |seed| seed as u64),
        ..Limits::default()
    }
}

/// What a search knows so far.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct SearchInfo {
    pub depth: u32,
    pub nodes: u64,
    pub nps: u64,
    pub time_ms: f64,
    pub score: Worth,
    pub lines: Vec<Line>,
}

/// Searches; `report` hears of every completed depth, and ends the search by returning `true`.
pub(super) fn searching<T: Clone + PartialEq>(
    limits: &JsLimits,
    report: Option<Function>,
    write: impl Fn(&T) -> String,
    search: impl FnOnce(
        &Limits,
        Clock<'_>,
        &mut dyn FnMut(&search::SearchResult<T>),
    ) -> Result<search::SearchResult<T>, JsValue>,
) -> Result<JsValue, JsValue> {
    let most_ms = limits.time_ms().unwrap_or(f64::INFINITY);
    let saving = limits.saving().unwrap_or(false);
    let allowance = limits.aim_ms().map(|aim_ms| Allowance { aim_ms, most_ms, saving });
    let limits = self::limits(limits);
    let (begun, ended) = (Cell::new(false), Cell::new(false));
    let pace = RefCell::new(Pace::default());
    let started = super::now();
    let clock = || {
        let now = super::now();
        let due = |allowance| now - started >= pace.borrow().due_ms(&allowance);
        // A search that is to end sees its time run out, after the first look: at when it began.
        if begun.replace(true) && (ended.get() || allowance.is_some_and(due)) { f64::INFINITY } else { now }
    };
    let mut hear = |found: &search::SearchResult<T>| {
        pace.borrow_mut().observe(found.best.clone(), found.score());
        let Some(report) = &report else { return };
        let SearchResult { score, lines, nodes, time_ms, .. } = SearchResult::new(found, &write);
        let nps = (nodes as f64 * 1000.0 / time_ms.max(1.0)) as u64;
        let info = to_js(&SearchInfo { depth: found.depth, nodes, nps, time_ms, score, lines });
        let answer = report.call1(&JsValue::UNDEFINED, &info);
        ended.set(ended.get() || answer.map_or(true, |answer| answer.is_truthy()));
    };
    let found = search(&limits, &clock, &mut hear)?;
    let time_ms = super::now() - started;
    Ok(to_js(&SearchResult { time_ms, stopped: ended.get(), ..SearchResult::new(&found, write) }))
}
