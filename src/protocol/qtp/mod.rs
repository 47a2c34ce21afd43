//! Quoridor's dialect of the Go Text Protocol (QTP), as the README of KataQuoridor describes it,
//! for two players on 9×9 with ten walls each.
//!
//! Black is player 1 and moves first, from e9. Squares and walls are named in `glendenning`
//! notation. Commands are answered in order by `= …` or `? …` and an empty line. A failed command
//! changes nothing. The next line from the controller ends an analysis. `stop` and `quit` end all
//! searches started before them; these answer with the best move found so far.
//!
//! KataQuoridor has neither the command `check`, which explains why a move is illegal, nor the
//! parameters `level`, `nodes` and `seed` of `kata-set-param`. Its commands for networks are
//! missing here; `list_commands` lists the others. Without a time control or another limit,
//! searches have level 10. `printsgf` and `loadsgf` use KataQuoridor's format.
//!
//! ```
//! use keddah::protocol::{Effect, Event, QtpSession, Session};
//! let mut session = QtpSession::new("keddah");
//! let mut ask = |line: &str| session.handle(Event::Line { text: line.into() }, 0.0);
//! assert_eq!(ask("play b e8"), [Effect::Write { text: "=\n\n".into() }]);
//! assert_eq!(ask("7 walls b"), [Effect::Write { text: "=7 10\n\n".into() }]);
//! let refused = "? illegal move: not black's turn\n\n";
//! assert_eq!(ask("play b e7"), [Effect::Write { text: refused.into() }]);
//! ```

mod commands;
mod sgf;
#[cfg(test)]
mod tests;
mod time_settings;

use std::collections::VecDeque;
use std::mem::take;

use super::running::{RunningSearch, SearchIds};
use super::session::{Effect, Event, SearchId, SearchRequest, Session};
use super::settings::SearchSettings;
use crate::clock::PlayerClock;
use crate::quoridor::{Game, Notation, Options, Player, Quoridor};
use crate::search::{Limits, SearchResult};

/// The engine's side of Quoridor's dialect of the Go Text Protocol.
#[derive(Debug)]
pub struct QtpSession {
    name: String,
    effects: Vec<Effect>,
    now_ms: f64,
    game: Game,
    clocks: [PlayerClock; 2],
    settings: SearchSettings,
    pending: Option<Pending>,
    ids: SearchIds,
    /// The lines received from the controller while a command is pending.
    waiting: VecDeque<String>,
    has_quit: bool,
    has_input_ended: bool,
}

/// A QTP command whose response is not complete. Later lines wait until it is.
#[derive(Debug)]
enum Pending {
    Search(Search),
    File(FileCommand),
}

/// The search that a pending QTP command waits for.
#[derive(Clone, Debug)]
struct Search {
    running: RunningSearch,
    purpose: Purpose,
    style: Style,
    player: Player,
    /// The number given before the command, which the response repeats.
    number: String,
    /// Whether the search has ended.
    is_over: bool,
}

/// A pending QTP command that reads or writes a file.
#[derive(Debug)]
struct FileCommand {
    /// The number given before the command, which the response repeats.
    number: String,
    path: String,
    /// The number of moves to load from the file; `None` if the command writes it.
    load: Option<usize>,
}

/// The purpose of a search that a QTP command starts.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Purpose {
    /// The search chooses a move, which is played if `play`.
    Move { play: bool },
    /// The search chooses a move, which is played if `play`, and reports its analysis meanwhile.
    MoveWithAnalysis { play: bool },
    /// The search reports its analysis until the controller sends the next line.
    Analysis,
}

/// The format of win rates in analysis: ten-thousandths as in Leela Zero, or a fraction as in
/// KataGo.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Style {
    Leela,
    Kata,
}

/// The response to a QTP command: its text, or an error message.
type Answer = Result<String, String>;

fn new_game() -> Game {
    Game::from_position(Options::default().position().unwrap_or_default(), Notation::Glendenning)
}

/// Whether a line from the controller is a command that ends all searches before it.
fn ends_searches(line: &str) -> bool {
    let command = line.trim_start_matches(|c: char| c.is_ascii_digit()).split_whitespace().next();
    matches!(command, Some("stop" | "quit"))
}

impl Session for QtpSession {
    type Game = Quoridor;

    fn handle(&mut self, event: Event, now_ms: f64) -> Vec<Effect> {
        self.now_ms = now_ms;
        match event {
            Event::Line { text } => {
                if ends_searches(text.trim())
                    && let Some(Pending::Search(search)) = &self.pending
                    && search.purpose != Purpose::Analysis
                {
                    self.effects.push(search.running.stop());
                }
                self.waiting.push_back(text.trim().into());
            }
            Event::InputEnded => self.has_input_ended = true,
            Event::SearchReport { id, result } => self.report(id, &result),
            Event::SearchEnded { id, result } => self.conclude(id, result),
            Event::FileDone { result } => self.finish_file(result),
        }
        self.proceed();
        if (self.has_quit || self.has_input_ended && self.pending.is_none())
            && self.effects.last() != Some(&Effect::Quit)
        {
            self.effects.push(Effect::Quit);
        }
        take(&mut self.effects)
    }
}

impl QtpSession {
    /// Creates a QTP session for an engine with this name.
    pub fn new(name: &str) -> Self {
        Self {
            name: name.into(),
            effects: Vec::new(),
            now_ms: 0.0,
            game: new_game(),
            clocks: [PlayerClock::default(); 2],
            settings: SearchSettings::default(),
            pending: None,
            ids: SearchIds::default(),
            waiting: VecDeque::new(),
            has_quit: false,
            has_input_ended: false,
        }
    }

    /// Executes the lines received until a command has to wait for a search or a file.
    fn proceed(&mut self) {
        while !self.has_quit && (self.has_input_ended || !self.waiting.is_empty()) {
            self.end_analysis();
            if self.pending.is_some() {
                break;
            }
            let Some(line) = self.waiting.pop_front() else { break };
            self.execute_line(&line);
        }
    }

    fn end_analysis(&mut self) {
        if let Some(Pending::Search(search)) = &self.pending
            && search.purpose == Purpose::Analysis
        {
            if !search.is_over {
                self.effects.push(search.running.stop());
            }
            self.pending = None;
            // An empty line completes the answer.
            self.write("\n".into());
        }
    }

    fn write(&mut self, text: String) {
        self.effects.push(Effect::Write { text });
    }

    fn execute_line(&mut self, line: &str) {
        let line = line.split('#').next().unwrap_or_default().replace(|c: char| c.is_control(), " ");
        let digits = line.len() - line.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (number, rest) = line.split_at(digits);
        let words: Vec<&str> = rest.split_whitespace().collect();
        match words.split_first() {
            Some((&command, arguments)) => {
                if let Some(answer) = self.execute(command, arguments, number) {
                    self.answer(number, &answer);
                }
            }
            None if number.is_empty() => {}
            None => self.answer(number, &Err("empty command".into())),
        }
    }

    fn answer(&mut self, number: &str, answer: &Answer) {
        let (sign, text) = match answer {
            Ok(text) => ('=', text),
            // An empty line within an error, such as one of the system, would end the answer.
            Err(text) => ('?', &text.split_whitespace().collect::<Vec<_>>().join(" ")),
        };
        let space = if text.is_empty() { "" } else { " " };
        self.write(format!("{sign}{number}{space}{text}\n\n"));
    }

    /// Starts a search of the current position for a QTP command.
    fn start_search(&mut self, purpose: Purpose, style: Style, lines: u32, number: &str) {
        let player = self.game.position().mover();
        let (limits, time_budget) = if purpose == Purpose::Analysis {
            let seed = self.settings.limits.seed;
            (Limits { lines: Some(lines), seed, ..Limits::default() }, None)
        } else {
            let time_budget = self.clock(player).time_budget();
            (self.settings.for_search(lines, time_budget.is_some()), time_budget)
        };
        let request = SearchRequest { record: self.game.to_record_up_to_cursor(), limits, time_budget };
        let (running, effect) = self.ids.start(request, self.now_ms);
        if !matches!(purpose, Purpose::Move { .. }) {
            // The analysis is part of the answer, so the answer begins now.
            self.write(format!("={number}\n"));
        }
        self.effects.push(effect);
        if self.waiting.iter().any(|line| ends_searches(line)) {
            self.effects.push(running.stop());
        }
        let number = number.into();
        let search = Search { running, purpose, style, player, number, is_over: false };
        self.pending = Some(Pending::Search(search));
    }

    fn clock(&mut self, player: Player) -> &mut PlayerClock {
        &mut self.clocks[player.index() % 2]
    }

    /// Returns the search that the pending command waits for, if it has this number.
    fn search_mut(&mut self, id: SearchId) -> Option<&mut Search> {
        match &mut self.pending {
            Some(Pending::Search(search)) if search.running.id == id => Some(search),
            _ => None,
        }
    }

    fn report(&mut self, id: SearchId, result: &SearchResult<String>) {
        if let Some(&mut Search { purpose, style, .. }) = self.search_mut(id)
            && !matches!(purpose, Purpose::Move { .. })
        {
            self.write(analysis_line(result, style));
        }
    }

    /// Handles the end of a search: plays the move if requested and responds to the command.
    fn conclude(&mut self, id: SearchId, result: Option<SearchResult<String>>) {
        let Some(search) = self.search_mut(id) else { return };
        let (Purpose::Move { play } | Purpose::MoveWithAnalysis { play }) = search.purpose else {
            // An analysis still lasts until the next line.
            search.is_over = true;
            return;
        };
        let search = search.clone();
        self.pending = None;
        let (ms, hard_ms) = search.running.spent_ms(self.now_ms);
        self.clocks.iter_mut().for_each(|clock| clock.note_lag(ms, hard_ms));
        self.clock(search.player).spend(ms);
        let Some(SearchResult { best, .. }) = result else {
            return self.answer(&search.number, &Err("the search failed".into()));
        };
        if play && let Err(error) = self.game.play(&best) {
            return self.answer(&search.number, &Err(error.to_string()));
        }
        match search.purpose {
            Purpose::MoveWithAnalysis { .. } => self.write(format!("play {best}\n\n")),
            _ => self.answer(&search.number, &Ok(best)),
        }
    }
}

/// Writes the report of an analysis: one `info …` for each line of play, all in one line of text.
fn analysis_line(result: &SearchResult<String>, style: Style) -> String {
    let infos = result.lines.iter().enumerate().map(|(order, line)| {
        let (best, win) = (line.moves.first().map_or("", String::as_str), line.score.win());
        let winrate = match style {
            Style::Leela => format!("{:.0}", win * 10_000.0),
            Style::Kata => format!("{win:.4}"),
        };
        let (visits, pv) = (result.nodes, line.moves.join(" "));
        format!("info move {best} visits {visits} winrate {winrate} order {order} pv {pv}")
    });
    infos.collect::<Vec<_>>().join(" ") + "\n"
}
