//! The interface between sessions and their drivers: events in, effects out.

use crate::playable::Playable;
use crate::search::{Control, Limits, SearchResult, TimeBudget};

/// The number of a search, unique within a session.
pub type SearchId = u32;

/// The engine's side of a protocol, without threads or I/O.
///
/// A driver passes every event to [`handle`](Self::handle) and carries out the effects in order.
///
/// ```
/// use keddah::protocol::{Effect, Event, QtpSession, Session};
/// let mut session = QtpSession::new("keddah");
/// let effects = session.handle(Event::Line { text: "name".into() }, 0.0);
/// assert_eq!(effects, [Effect::Write { text: "= keddah\n\n".into() }]);
/// ```
pub trait Session {
    /// The game that the engine plays in the session.
    type Game: Playable;

    /// Handles an event and returns the effects to carry out. `now_ms` is the current time since a
    /// fixed moment.
    fn handle(&mut self, event: Event, now_ms: f64) -> Vec<Effect>;
}

/// An event that a protocol session handles, such as a line from the controller.
///
/// ```
/// use keddah::protocol::{AeiSession, Effect, Event, Session};
/// let mut session = AeiSession::new("keddah");
/// assert_eq!(session.handle(Event::InputEnded, 0.0), [Effect::Quit]);
/// ```
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(
    feature = "wasm",
    derive(serde::Deserialize),
    serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")
)]
pub enum Event {
    /// The controller has sent a line. It may include its line break.
    Line {
        /// The line from the controller.
        text: String,
    },
    /// The controller has closed the input.
    InputEnded,
    /// A search has completed another depth.
    SearchReport {
        /// The number of the search that reports.
        id: SearchId,
        /// The best lines that the search has found so far.
        result: SearchResult<String>,
    },
    /// A search has ended, by itself or after [`Effect::StopSearch`].
    SearchEnded {
        /// The number of the search that has ended.
        id: SearchId,
        /// The best lines that the search has found; `None` if it failed.
        result: Option<SearchResult<String>>,
    },
    /// The file of [`Effect::ReadFile`] or [`Effect::WriteFile`] has been read or written, or an
    /// error has occurred.
    FileDone {
        /// The text of the file, empty after writing; or the error message.
        result: Result<String, String>,
    },
}

/// An effect that a protocol session asks its driver to carry out, such as writing text.
///
/// ```
/// use keddah::protocol::{Effect, Event, QtpSession, Session};
/// let mut session = QtpSession::new("keddah");
/// let effects = session.handle(Event::Line { text: "genmove b".into() }, 0.0);
/// assert!(matches!(effects[..], [Effect::StartSearch { id: 1, .. }]));
/// ```
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(
    feature = "wasm",
    derive(serde::Serialize),
    serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")
)]
pub enum Effect {
    /// Write text to the controller.
    Write {
        /// The text to write, line breaks included.
        text: String,
    },
    /// Start a search, and pass its reports and its result back to the session as events.
    StartSearch {
        /// The number of the search to start.
        id: SearchId,
        /// The game to search and the limits of the search.
        request: SearchRequest,
    },
    /// Stop a search. [`Event::SearchEnded`] still follows.
    StopSearch {
        /// The number of the search to stop.
        id: SearchId,
    },
    /// Replace the time budget of a running search.
    SetTimeBudget {
        /// The number of the search whose budget changes.
        id: SearchId,
        /// The new time budget of the search.
        budget: TimeBudget,
    },
    /// Read a text file, then report with [`Event::FileDone`].
    ReadFile {
        /// The path of the file to read.
        path: String,
        /// The maximum size of the file in bytes; reading a larger file fails.
        max_bytes: u32,
    },
    /// Write a text file, then report with [`Event::FileDone`].
    WriteFile {
        /// The path of the file to write.
        path: String,
        /// The text to write to the file.
        text: String,
    },
    /// End the program. No effect follows.
    Quit,
}

/// A search to run, with the game as text, so that it can be sent to a worker.
///
/// ```
/// use keddah::protocol::SearchRequest;
/// use keddah::quoridor::Quoridor;
/// use keddah::search::{Control, Limits};
/// let limits = Limits { nodes: Some(1000), ..Limits::default() };
/// let request = SearchRequest { record: "e2 e8".into(), limits, time_budget: None };
/// let result = request.run::<Quoridor>(&Control::default(), &mut |_| ());
/// assert!(result.is_some_and(|result| result.nodes >= 1000));
/// ```
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
pub struct SearchRequest {
    /// The record of the game to search, as text.
    pub record: String,
    /// The limits of the search other than its time budget.
    pub limits: Limits,
    /// The time budget of the search, if the player's clock limits it.
    pub time_budget: Option<TimeBudget>,
}

impl SearchRequest {
    /// Runs the search. Returns `None` if the game is over or the record cannot be read.
    pub fn run<G: Playable>(
        &self,
        control: &Control<'_>,
        report: &mut dyn FnMut(&SearchResult<String>),
    ) -> Option<SearchResult<String>> {
        let game = G::parse(&self.record, &G::Options::default()).ok()?;
        game.search(&self.limits, control, report).ok()
    }

    /// Converts a budget that counts from the request to one that counts from the start of the
    /// search, which was `delay_ms` later.
    ///
    /// ```
    /// use keddah::protocol::SearchRequest;
    /// use keddah::search::TimeLeft;
    /// let budget = TimeLeft { per_turn_ms: 2000.0, ..TimeLeft::default() }.time_budget();
    /// assert_eq!(SearchRequest::budget_from_request(budget, 30.0).since_ms, -30.0);
    /// ```
    pub fn budget_from_request(budget: TimeBudget, delay_ms: f64) -> TimeBudget {
        TimeBudget { since_ms: budget.since_ms - delay_ms, ..budget }
    }
}
