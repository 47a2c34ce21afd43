//! Helpers for the tests of sessions: events to send and effects to expect.

use super::{Effect, Event, SearchId, SearchRequest, Session};
use crate::search::{Line, Score, SearchResult};

/// Sends a line to a session and returns the effects, in a test.
pub fn send(session: &mut impl Session, line: &str, now_ms: f64) -> Vec<Effect> {
    session.handle(Event::Line { text: line.into() }, now_ms)
}

/// Returns the effect of writing a text to the controller, as a test expects it.
pub fn write(text: &str) -> Effect {
    Effect::Write { text: text.into() }
}

/// Returns the search that these effects start; panics unless there is exactly one.
pub fn started(effects: &[Effect]) -> (SearchId, SearchRequest) {
    let mut started = effects.iter().filter_map(|effect| match effect {
        Effect::StartSearch { id, request } => Some((*id, request.clone())),
        _ => None,
    });
    let search = started.next().expect("a search");
    assert_eq!(started.next(), None);
    search
}

fn result(turns: &[&str]) -> SearchResult<String> {
    let moves: Vec<String> = turns.iter().map(|&turn| turn.into()).collect();
    let best = moves[0].clone();
    let lines = vec![Line { moves, score: Score(120) }];
    SearchResult { best, lines, depth: 5, nodes: 1000, time_ms: 250.0, stopped: false, net: None }
}

/// Returns the event by which a search reports this principal variation.
pub fn report(id: SearchId, turns: &[&str]) -> Event {
    Event::SearchReport { id, result: result(turns) }
}

/// Returns the event by which a search ends, with this principal variation as its result.
pub fn ended(id: SearchId, turns: &[&str]) -> Event {
    Event::SearchEnded { id, result: Some(result(turns)) }
}
