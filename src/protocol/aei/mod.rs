//! The Arimaa Engine Interface, version 1 (Brian Haskin; specified in the PyPI package `AEI`).
//!
//! A message with an error is answered by `log Error: …` and changes nothing. An unknown message
//! does not end the session, although the specification says that the engine should exit. Besides
//! the standard options there are `level`, `seed` and `nodes`. Without a time control or another
//! limit, searches have level 10.
//!
//! Only `makemove` changes the game: the controller sends every move, including the engine's own,
//! back to the engine. `go ponder` searches the position after the reply that the last search
//! expected, and `go` continues that search if the reply was played (ponder hit).
//!
//! ```
//! use keddah::protocol::{AeiSession, Effect, Event, Session};
//! let mut session = AeiSession::new("keddah");
//! let mut ask = |line: &str| session.handle(Event::Line { text: line.into() }, 0.0);
//! assert_eq!(ask("aei")[0], Effect::Write { text: "protocol-version 1\n".into() });
//! assert_eq!(ask("isready"), [Effect::Write { text: "readyok\n".into() }]);
//! assert_eq!(ask("quit"), [Effect::Quit]);
//! ```

mod options;
#[cfg(test)]
mod tests;

use std::fmt::Display;
use std::mem::take;

use super::running::{RunningSearch, SearchIds};
use super::session::{Effect, Event, SearchId, SearchRequest, Session};
use crate::arimaa::{Arimaa, Game, Side, Status};
use crate::search::SearchResult;
use options::{OptionError, Options};

/// The engine's side of a session in the Arimaa Engine Interface (AEI).
#[derive(Debug)]
pub struct AeiSession {
    name: String,
    effects: Vec<Effect>,
    now_ms: f64,
    /// Whether the controller has opened the session by sending `aei`.
    is_open: bool,
    has_input_ended: bool,
    game: Game,
    options: Options,
    search: Option<Search>,
    ids: SearchIds,
    /// The last best move sent, and the opponent's reply in its principal variation.
    expected: Option<(String, String)>,
}

/// The purpose of an AEI search: to answer `go`, or to ponder.
#[derive(Clone, PartialEq, Debug)]
enum Purpose {
    /// The search is for the best move, to answer `go`.
    Answer,
    /// The search ponders, on the position after this expected reply, or on the current position
    /// without one.
    Ponder(Option<String>),
    /// The search ponders on after the expected reply was played, until `go` is received.
    PonderHit,
}

/// A search of an AEI session that is running, or has ended while pondering.
#[derive(Debug)]
struct Search {
    running: RunningSearch,
    purpose: Purpose,
    side: Side,
    latest: Option<SearchResult<String>>,
    is_over: bool,
}

impl Session for AeiSession {
    type Game = Arimaa;

    fn handle(&mut self, event: Event, now_ms: f64) -> Vec<Effect> {
        self.now_ms = now_ms;
        match event {
            Event::Line { text } => self.receive(text.trim()),
            Event::InputEnded => self.close(),
            Event::SearchReport { id, result } => self.report(id, result),
            Event::SearchEnded { id, result } => self.conclude(id, result),
            Event::FileDone { .. } => {}
        }
        if self.has_input_ended && self.search.is_none() && self.effects.last() != Some(&Effect::Quit) {
            self.effects.push(Effect::Quit);
        }
        take(&mut self.effects)
    }
}

impl AeiSession {
    /// Creates an AEI session for an engine with this name.
    pub fn new(name: &str) -> Self {
        Self {
            name: name.into(),
            effects: Vec::new(),
            now_ms: 0.0,
            is_open: false,
            has_input_ended: false,
            game: Game::new(),
            options: Options::default(),
            search: None,
            ids: SearchIds::default(),
            expected: None,
        }
    }

    fn write(&mut self, line: impl Display) {
        self.effects.push(Effect::Write { text: format!("{line}\n") });
    }

    fn error(&mut self, message: impl Display) {
        self.write(format_args!("log Error: {message}"));
    }

    fn receive(&mut self, line: &str) {
        let (message, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (message, self.is_open) {
            ("quit", _) => self.effects.push(Effect::Quit),
            ("", _) => {}
            ("aei", false) => self.introduce(),
            (_, false) => {
                self.error(format_args!("expected \"aei\" first, not \"{message}\""));
            }
            ("aei", true) => self.error("the session has already started"),
            ("isready", true) => self.write("readyok"),
            ("newgame", true) => self.begin(Game::new()),
            ("setposition", true) => self.set_position(rest),
            ("setoption", true) => self.set_option(rest),
            ("makemove", true) => self.make_move(rest),
            ("go", true) => self.go(rest),
            ("stop", true) => self.stop(),
            _ => self.error(format_args!("unknown message \"{message}\"")),
        }
    }

    fn introduce(&mut self) {
        self.is_open = true;
        self.write("protocol-version 1");
        self.write(format_args!("id name {}", self.name.clone()));
        self.write("id author the keddah contributors");
        self.write(concat!("id version ", env!("CARGO_PKG_VERSION")));
        self.write("aeiok");
    }

    /// Handles the end of the controller's input. Stops pondering, which only the controller could
    /// end.
    fn close(&mut self) {
        self.has_input_ended = true;
        if self.search.as_ref().is_some_and(|search| search.purpose != Purpose::Answer) {
            self.abandon_search();
        }
    }

    /// Stops the search of the session, if any, without sending a move.
    fn abandon_search(&mut self) {
        if let Some(search) = self.search.take()
            && !search.is_over
        {
            self.effects.push(search.running.stop());
        }
    }

    fn begin(&mut self, game: Game) {
        self.abandon_search();
        self.expected = None;
        self.game = game;
        self.options.new_game(self.now_ms);
    }

    fn set_position(&mut self, text: &str) {
        // Version 0 of the protocol named the sides w and b; no board begins with these letters.
        let text = text.replacen('w', "g", usize::from(text.starts_with('w')));
        let text = text.replacen('b', "s", usize::from(text.starts_with('b')));
        if !text.starts_with(['g', 's']) || !text.contains('[') {
            return self.error("setposition expects g or s, then 64 squares in brackets");
        }
        match Game::parse(&text) {
            Ok(game) => self.begin(game),
            Err(error) => self.error(error),
        }
    }

    fn set_option(&mut self, text: &str) {
        let mut words = text.split_whitespace();
        let (Some("name"), Some(name)) = (words.next(), words.next()) else {
            return self.error("expected \"setoption name NAME value VALUE\"");
        };
        let value = words.skip_while(|&word| word == "value").collect::<Vec<_>>().join(" ");
        match self.options.set(name, &value) {
            Ok(()) => {}
            Err(OptionError::Unknown) => {
                self.write(format_args!("log Warning: unknown option \"{name}\""));
            }
            Err(OptionError::Expects(what)) => {
                self.error(format_args!("option \"{name}\" expects {what}, not \"{value}\""));
            }
        }
    }

    fn make_move(&mut self, text: &str) {
        let turn = match self.game.play(text) {
            Ok(turn) => turn,
            Err(error) => return self.error(error),
        };
        self.options.new_turn();
        match &mut self.search {
            Some(search) if search.purpose == Purpose::Ponder(Some(turn)) => {
                search.purpose = Purpose::PonderHit;
            }
            _ => self.abandon_search(),
        }
    }

    fn go(&mut self, how: &str) {
        if self.search.as_ref().is_some_and(|search| search.purpose == Purpose::Answer) {
            return self.error("a search is already running");
        }
        let Status::Playing { to_move } = self.game.status() else {
            return self.error("the game is over");
        };
        match how {
            "" => self.answer(to_move),
            "ponder" => self.ponder(to_move),
            _ => self.error(format_args!("unknown message \"go {how}\"")),
        }
    }

    fn answer(&mut self, side: Side) {
        let budget = self.options.time_budget(side, self.now_ms);
        let Some(search) = self.search.as_mut().filter(|search| search.purpose == Purpose::PonderHit) else {
            return self.start_search(self.game.clone(), side, Purpose::Answer);
        };
        search.purpose = Purpose::Answer;
        let (id, latest) = (search.running.id, search.latest.clone());
        let effect = budget.map(|budget| search.running.start_clock(budget, self.now_ms));
        if search.is_over {
            return self.conclude(id, latest);
        }
        self.effects.extend(effect);
        if let Some(latest) = latest {
            self.inform(&latest);
        }
    }

    fn ponder(&mut self, side: Side) {
        let mut game = self.game.clone();
        let last = game.history().next_back();
        let reply = self.expected.take_if(|(answer, _)| Some(&*answer) == last.as_ref());
        let reply = reply.map(|(_, reply)| reply);
        match reply.filter(|reply| game.play(reply).is_ok() && !game.status().is_over()) {
            Some(reply) => self.start_search(game, side.other(), Purpose::Ponder(Some(reply))),
            None => self.start_search(self.game.clone(), side, Purpose::Ponder(None)),
        }
    }

    fn start_search(&mut self, game: Game, side: Side, purpose: Purpose) {
        self.abandon_search();
        let time_budget = self.options.time_budget(side, self.now_ms);
        let request = SearchRequest {
            record: game.to_record_up_to_cursor(),
            limits: self.options.limits(self.now_ms),
            time_budget: time_budget.filter(|_| purpose == Purpose::Answer),
        };
        let (running, effect) = self.ids.start(request, self.now_ms);
        self.effects.push(effect);
        self.search = Some(Search { running, purpose, side, latest: None, is_over: false });
    }

    fn stop(&mut self) {
        let Some(search) = &mut self.search else {
            // No error: the answer may have crossed the message.
            return self.write("log Debug: no search to stop");
        };
        if let Purpose::Ponder(Some(reply)) = &search.purpose {
            let reply = reply.clone();
            self.abandon_search();
            return self.write(format_args!("bestmove {reply}"));
        }
        search.purpose = Purpose::Answer;
        if search.is_over {
            let (id, latest) = (search.running.id, search.latest.clone());
            self.conclude(id, latest);
        } else {
            let effect = search.running.stop();
            self.effects.push(effect);
        }
    }

    fn report(&mut self, id: SearchId, result: SearchResult<String>) {
        let Some(search) = self.search.as_mut().filter(|search| search.running.id == id) else { return };
        let is_answer = search.purpose == Purpose::Answer;
        search.latest = Some(result.clone());
        if is_answer {
            self.inform(&result);
        }
    }

    /// Handles the end of a search: sends its best move, or keeps it if the search was pondering.
    fn conclude(&mut self, id: SearchId, result: Option<SearchResult<String>>) {
        let Some(search) = self.search.as_mut().filter(|search| search.running.id == id) else { return };
        if search.purpose != Purpose::Answer {
            (search.latest, search.is_over) = (result, true);
            return;
        }
        let (side, (ms, hard_ms)) = (search.side, search.running.spent_ms(self.now_ms));
        self.search = None;
        self.options.spend(side, ms, hard_ms);
        let Some(result) = result else { return self.error("the search failed") };
        if result.nodes > 0 {
            self.inform(&result);
        }
        let reply = result.lines.first().and_then(|line| line.moves.get(1));
        self.expected = reply.map(|reply| (result.best.clone(), reply.clone()));
        self.write(format_args!("bestmove {}", result.best));
    }

    /// Sends the depth, score, nodes, time and variation of a search result as `info` messages.
    fn inform(&mut self, result: &SearchResult<String>) {
        let incomplete = if result.stopped { "+" } else { "" };
        self.write(format_args!("info depth {}{incomplete}", result.depth));
        self.write(format_args!("info score {}", result.score().0));
        self.write(format_args!("info nodes {}", result.nodes));
        self.write(format_args!("info time {:.2}", result.time_ms / 1000.0));
        let mut line = String::from("info pv");
        let mut side = self.game.turn_position().side();
        let turns = result.lines.iter().take(1).flat_map(|line| &line.moves);
        for (index, turn) in turns.enumerate() {
            if index > 0 {
                line.extend([' ', side.letter()]);
            }
            line.push(' ');
            line.push_str(turn);
            side = side.other();
        }
        self.write(line);
    }
}
