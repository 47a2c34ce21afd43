//! Searches started from JavaScript.

use std::cell::Cell;

use js_sys::Function;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::convert::{Failure, reason, thrown, to_js_with_null};
use super::{net, now};
use crate::json::{ErrorInfo, Line, Score, SearchResult};
use crate::playable::Playable;
use crate::record::{Checked, ErrorOf, GameRecord};
use crate::search::{self, Control, Limits};
use crate::threat::Threat;

/// The time that a search runs before it pauses to let its worker receive messages. Less than the
/// 25 ms that callers may rely on, since the search checks the time only every 64 nodes.
const PAUSE_INTERVAL_MS: f64 = 20.0;

#[wasm_bindgen]
extern "C" {
    /// The web worker that runs a search, as an imported JavaScript object.
    pub type JsHost;
    /// Receives the messages that have arrived and returns whether one of them stops the search.
    ///
    /// In engines with JSPI (JavaScript Promise Integration) `scripts/wasm.mjs` wraps this import
    /// in `WebAssembly.Suspending`: the function may then return a promise, and the search is
    /// suspended until it resolves.
    #[wasm_bindgen(method)]
    fn pause(this: &JsHost) -> bool;
}

/// The limits of a search as JavaScript gives them: one import for each would make the scripts
/// larger.
///
/// Numbers, NaN for those that are not set: milliseconds, nodes, level, depth, lines, seed, the
/// index of the share of the root's turns and the number of shares, what to search for ([`REVIEW`],
/// [`THREAT`] or the best turn), and whether to use the network, 0 or 1.
/// `pkg-template/src/game/raw-limits.ts` writes them.
type Numbers = [f64; 10];

/// The number of the task to review a turn: to search for the best turn and compare another one
/// with it.
const REVIEW: f64 = 1.0;
/// The number of the task to find a threat: to search for the next player's turn after a pass.
const THREAT: f64 = 2.0;

/// Converts the limits of a search from JavaScript. Whole numbers below 2⁵³ are exact; greater ones
/// saturate.
fn limits(&[time_ms, nodes, level, depth, lines, seed, share, shares, _, net]: &Numbers) -> Limits {
    let set = |number: f64| (!number.is_nan()).then_some(number);
    Limits {
        time_ms: set(time_ms),
        nodes: set(nodes).map(|nodes| nodes as u64),
        level: set(level).map(|level| level as u8),
        depth: set(depth).map(|depth| depth as u32),
        lines: set(lines).map(|lines| lines as u32),
        seed: seed as u64,
        share: set(share).map(|share| (share as u32, shares as u32)),
        net: set(net).map(|net| net == 1.0),
    }
}

/// A report or the result of a search, as a JavaScript object. One type for both, since each
/// serializer makes the wasm larger.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct JsSearchResult {
    /// The best turn found; only in the result, not in reports.
    #[serde(skip_serializing_if = "Option::is_none")]
    best: Option<String>,
    score: Score,
    lines: Vec<Line>,
    /// The depth that the search has completed; only in reports during a search.
    #[serde(skip_serializing_if = "Option::is_none")]
    depth: Option<u32>,
    /// The number of nodes searched per second; only in reports during a search.
    #[serde(skip_serializing_if = "Option::is_none")]
    nps: Option<u64>,
    nodes: u64,
    time_ms: f64,
    /// Whether the caller stopped the search; only in the result.
    #[serde(skip_serializing_if = "Option::is_none")]
    stopped: Option<bool>,
    /// The judgment of the turn, if the search reviews one.
    #[serde(skip_serializing_if = "Option::is_none")]
    mark: Option<&'static str>,
    /// The threats that the turn found carries out against the player who passed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    threats: Vec<Threat>,
    /// The checksum of the network that the search used, or `null`.
    net: Option<u32>,
}

/// Runs a search within limits, among the given turns, one a line, or all. Calls `report` after
/// each iteration; the search ends if it returns a truthy value or throws. With a `host` the search
/// pauses to let it receive messages.
pub(super) fn run<G: Playable>(
    game: &GameRecord<G>,
    (numbers, turns): (&[f64], &str),
    report: Option<Function>,
    host: Option<&JsHost>,
) -> Result<JsValue, JsValue> {
    let numbers = numbers.try_into().unwrap_or(&[f64::NAN; 10]);
    let texts: Vec<&str> = turns.lines().collect();
    let turns = game.read_turns(&texts).map_err(|(index, error)| {
        let error = ErrorInfo { index: Some(index), ..reason(error, texts[index]) };
        JsValue::from(Failure::from(error))
    })?;
    let limits = self::limits(numbers);
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
    let net = net::get().filter(|_| limits.net == Some(true));
    let control = Control { now: &now, stop: &stop, net, ..Control::default() };
    let (found, study) =
        search(game, &turns, &limits, (numbers[8], &control), &mut on_report).map_err(thrown(""))?;
    Ok(object(&found, now() - started, Some((stopped.get(), study))))
}

/// Searches for the best turn, for the best turn and the played one, or for a threat, depending on
/// `task`. The result has no lines if there is nothing to search.
fn search<G: Playable>(
    game: &GameRecord<G>,
    turns: &[Checked<G>],
    limits: &Limits,
    (task, control): (f64, &Control<'_>),
    on_report: &mut dyn FnMut(&search::SearchResult<String>),
) -> Result<(search::SearchResult<String>, Study), ErrorOf<G>> {
    let mut found = search::SearchResult::unsearched(String::new());
    found.lines.clear();
    let mut study = Study::default();
    if task == REVIEW {
        let played = turns.iter().map(|turn| turn.text.as_str()).next().unwrap_or_default();
        if let Some(turn) = game.review_turn(played, limits.nodes.unwrap_or(1), control)? {
            study.mark = Some(turn.judgment.name());
            found.net = turn.net;
            found.lines.extend([turn.best, turn.played]);
        }
    } else if task != THREAT {
        found = game.search_among(turns, limits, control, on_report)?;
    } else if let Some(passed) = game.after_pass()? {
        found = passed.search_among(&[], limits, control, on_report)?;
        study.threats = passed.threats(&found.best)?;
    }
    Ok((found, study))
}

/// The additional results of the review of a turn or of a search for a threat.
#[derive(Default)]
struct Study {
    mark: Option<&'static str>,
    threats: Vec<Threat>,
}

/// Converts a report of a search to a JavaScript object, or with `ending` (whether the search was
/// stopped, and the study) its result.
#[inline(never)] // Called twice, and large.
fn object(found: &search::SearchResult<String>, time_ms: f64, ending: Option<(bool, Study)>) -> JsValue {
    let SearchResult { best, score, lines, nodes, net, .. } = SearchResult::from(found);
    let nps = (nodes as f64 * 1000.0 / time_ms.max(1.0)) as u64;
    let of_report = ending.is_none();
    let (stopped, study) = ending.unzip();
    let Study { mark, threats } = study.unwrap_or_default();
    to_js_with_null(&JsSearchResult {
        best: (!of_report).then_some(best),
        score,
        lines,
        depth: of_report.then_some(found.depth),
        nps: of_report.then_some(nps),
        nodes,
        time_ms,
        stopped,
        mark,
        threats,
        net,
    })
}

/// Exports the functions that search a game in a worker.
macro_rules! search_functions {
    ($name:ident, $Rules:ty) => {
        mod $name {
            use wasm_bindgen::prelude::*;

            use crate::playable::Playable;

            type Rules = $Rules;

            /// Searches the latest position of a record in a worker, pausing to let it receive
            /// messages. `scripts/wasm.mjs` makes this function return a promise.
            #[wasm_bindgen]
            pub fn search(
                record: &str,
                limits: &[f64],
                turns: &str,
                report: Option<js_sys::Function>,
                host: &$crate::wasm::JsHost,
            ) -> Result<JsValue, JsValue> {
                let game = Rules::parse(record, &Default::default())
                    .map_err($crate::wasm::convert::thrown(record))?;
                $crate::wasm::search::run(&game, (limits, turns), report, Some(host))
            }

            /// Reads the network for all later searches. Returns the reason if it does not fit.
            #[wasm_bindgen(js_name = setNet)]
            pub fn set_net(weights: &[u8]) -> Option<String> {
                $crate::wasm::net::set::<Rules>(weights)
            }
        }
    };
}
pub(super) use search_functions;
