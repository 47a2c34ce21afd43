//! What both games' faces convert alike.

use std::cell::{Cell, RefCell};
use std::fmt::Display;

use js_sys::Function;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use crate::search::{self, Allowance, Clock, Limits, Pace, Score};

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

/// Why something is refused.
#[derive(Serialize)]
pub(super) struct Reason {
    pub code: &'static str,
    pub message: String,
    pub squares: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub walls: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<usize>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub turns: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<Fault>,
}

/// An error of a game's rules or notation.
pub(super) trait Told: Display {
    fn code(&self) -> &'static str;
    fn squares(&self) -> Vec<String>;
    fn walls(&self) -> Vec<String> {
        Vec::new()
    }
    fn players(&self) -> Vec<u8> {
        Vec::new()
    }
    /// Where reading stopped, in characters.
    fn at(&self) -> Option<usize>;
    fn turns(&self) -> Vec<String> {
        Vec::new()
    }
    fn turn(&self) -> Option<String>;
    fn faults(&self) -> Vec<Fault>;
}

/// An error over a text, as it is answered.
pub(super) fn reason(error: &impl Told, text: &str) -> Reason {
    Reason {
        code: error.code(),
        message: error.to_string(),
        squares: error.squares(),
        walls: error.walls(),
        players: error.players(),
        at: error.at().map(|at| utf16_offset(text, at)),
        turns: error.turns(),
        turn: error.turn(),
        faults: error.faults(),
    }
}

/// What is thrown for an error over a text.
pub(super) fn thrown<E: Told>(text: &str) -> impl FnOnce(E) -> JsValue {
    move |error| {
        let kind = if error.at().is_some() { "notation" } else { "rule" };
        Failure { kind, reason: reason(&error, text) }.into()
    }
}

/// One of several things that are wrong with a position.
#[derive(Serialize)]
pub(super) struct Fault {
    pub code: &'static str,
    pub message: String,
    pub squares: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub walls: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<u8>,
}

/// Whether something may be played.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Verdict {
    Yes {
        ok: bool,
    },
    No {
        ok: bool,
        #[serde(flatten)]
        reason: Reason,
    },
}

impl From<Result<(), Reason>> for Verdict {
    fn from(result: Result<(), Reason>) -> Self {
        match result {
            Ok(()) => Self::Yes { ok: true },
            Err(reason) => Self::No { ok: false, reason },
        }
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

/// What a position is worth to the player to move.
#[derive(Serialize)]
struct Worth {
    pub win: f64,
}

impl From<Score> for Worth {
    fn from(score: Score) -> Self {
        Self { win: score.win() }
    }
}

/// A line of play.
#[derive(Serialize)]
struct Line {
    pub moves: Vec<String>,
    pub score: Worth,
}

/// What a search found.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct SearchResult {
    pub best: String,
    pub score: Worth,
    pub lines: Vec<Line>,
    pub nodes: u64,
    pub time_ms: f64,
    pub stopped: bool,
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

impl<T: ToString + Clone> From<&search::SearchResult<T>> for SearchResult {
    fn from(result: &search::SearchResult<T>) -> Self {
        let moves = |line: &search::Line<T>| line.moves.iter().map(T::to_string).collect();
        let line = |line: &search::Line<T>| Line { moves: moves(line), score: line.score.into() };
        Self {
            best: result.best.to_string(),
            score: result.score().into(),
            lines: result.lines.iter().map(line).collect(),
            nodes: result.nodes,
            time_ms: result.time_ms,
            stopped: result.stopped,
        }
    }
}

impl<T: ToString + Clone> From<&search::SearchResult<T>> for SearchInfo {
    fn from(result: &search::SearchResult<T>) -> Self {
        let SearchResult { score, lines, nodes, time_ms, .. } = result.into();
        Self {
            depth: result.depth,
            nodes,
            nps: (nodes as f64 * 1000.0 / time_ms.max(1.0)) as u64,
            time_ms,
            score,
            lines,
        }
    }
}

/// What a search found, or knows so far, with its moves written by `write`.
fn converted<T: Clone>(found: &search::SearchResult<T>, write: impl Fn(&T) -> String) -> SearchResult {
    let line = |line: &search::Line<T>| Line {
        moves: line.moves.iter().map(&write).collect(),
        score: line.score.into(),
    };
    SearchResult {
        best: write(&found.best),
        score: found.score().into(),
        lines: found.lines.iter().map(line).collect(),
        nodes: found.nodes,
        time_ms: found.time_ms,
        stopped: found.stopped,
    }
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
        let SearchResult { score, lines, nodes, time_ms, .. } = converted(found, &write);
        let nps = (nodes as f64 * 1000.0 / time_ms.max(1.0)) as u64;
        let info = to_js(&SearchInfo { depth: found.depth, nodes, nps, time_ms, score, lines });
        let answer = report.call1(&JsValue::UNDEFINED, &info);
        ended.set(ended.get() || answer.map_or(true, |answer| answer.is_truthy()));
    };
    let found = search(&limits, &clock, &mut hear)?;
    let time_ms = super::now() - started;
    Ok(to_js(&SearchResult { time_ms, stopped: ended.get(), ..converted(&found, write) }))
}
