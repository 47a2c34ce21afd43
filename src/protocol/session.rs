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
    /// The game of the session.
    type Game: Playable;

    /// Handles an event and returns the effects to carry out. `now_ms` is the time since a fixed
    /// moment.
    fn handle(&mut self, event: Event, now_ms: f64) -> Vec<Effect>;
}

/// An input of a session.
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
    /// A line from the controller, with or without its line break.
    Line {
        /// The line.
        text: String,
    },
    /// The controller has closed the input.
    InputEnded,
    /// A search has completed another depth.
    SearchReport {
        /// The search.
        id: SearchId,
        /// The best lines so far.
        result: SearchResult<String>,
    },
    /// A search has ended, by itself or after [`Effect::StopSearch`].
    SearchEnded {
        /// The search.
        id: SearchId,
        /// The best lines; `None` if the search failed.
        result: Option<SearchResult<String>>,
    },
    /// The file of [`Effect::ReadFile`] or [`Effect::WriteFile`] has been read or written, or an
    /// error has occurred.
    FileDone {
        /// The text read, empty after writing; or the error message.
        result: Result<String, String>,
    },
}

/// An output of a session.
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
    /// Write text to the controller, line breaks included.
    Write {
        /// The text.
        text: String,
    },
    /// Start a search, and pass its reports and its result to the session as events.
    StartSearch {
        /// The search.
        id: SearchId,
        /// The game and the limits.
        request: SearchRequest,
    },
    /// Stop a search. [`Event::SearchEnded`] still follows.
    StopSearch {
        /// The search.
        id: SearchId,
    },
    /// Replace the time budget of a search.
    SetTimeBudget {
        /// The search.
        id: SearchId,
        /// The new time budget.
        budget: TimeBudget,
    },
    /// Read a text file and answer with [`Event::FileDone`].
    ReadFile {
        /// The path.
        path: String,
        /// The maximum size; reading a larger file fails.
        max_bytes: u32,
    },
    /// Write a text file and answer with [`Event::FileDone`].
    WriteFile {
        /// The path.
        path: String,
        /// The content.
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
    /// The record of the game.
    pub record: String,
    /// The limits besides the time budget.
    pub limits: Limits,
    /// The time budget, if the player's clock limits the search.
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
