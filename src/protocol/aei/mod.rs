//! The Arimaa Engine Interface, version 1 (Brian Haskin; the PyPI package `AEI` has the text).
//!
//! Lines are read beside the thinking, so `isready` and `stop` are answered at once. Whatever is wrong with a line is
//! told as `log Error: …`; the session goes on in its last good state, also after a message that it does not know, where
//! the protocol would have it exit. Beyond the standard options there are `level`, `seed` and `nodes`. Without time or
//! any other limit level 10 plays.
//!
//! A controller sends every move back, the engine's own too: `bestmove` changes nothing here, `makemove` does.
//! `go ponder` thinks about the answer to the reply that the last search expected, and goes on if it comes.
//!
//! ```
//! use keddah::protocol::aei;
//! let mut said = Vec::new();
//! let asked = "aei\nsetoption name nodes value 500\nnewgame\nmakemove Ee2n\nisready\nquit\n";
//! aei::converse(asked.as_bytes(), &mut said)?;
//! let said = String::from_utf8_lossy(&said);
//! assert!(said.starts_with("protocol-version 1\nid name keddah\n"));
//! assert!(said.contains("log Error: ") && said.ends_with("readyok\n"));
//! # Ok::<(), std::io::Error>(())
//! ```

mod options;

use std::io::{self, Read, Write};
use std::sync::mpsc::{Sender, channel};

use super::thinking::{Event, Player, Thinking};
use crate::arimaa::{Game, Position, Side, Status, Turn, ai};
use crate::search::{Clock, Limits, SearchResult};
use options::{Options, Unset};

impl Player for Game {
    type Move = Turn;
    type Position = Position;

    fn root(&self) -> &Position {
        self.turn_position()
    }

    fn search(
        &self,
        limits: &Limits,
        clock: Clock<'_>,
        report: &mut dyn FnMut(&SearchResult<Turn>),
    ) -> Option<SearchResult<Turn>> {
        ai::search(self, limits, clock, report).ok()
    }
}

/// Talks with a controller until it says `quit` or says nothing more. What is thought about then is still answered in
/// the latter case, where something limits it.
///
/// Fails only when nobody can hear the answers.
pub fn converse(input: impl Read + Send + 'static, output: &mut impl Write) -> io::Result<()> {
    let (events, heard) = channel();
    super::listen(input, events.clone());
    let mut session = Session {
        output,
        events,
        open: false,
        closing: false,
        game: Game::new(),
        options: Options::default(),
        task: None,
        tasks: 0,
        expected: None,
    };
    for event in heard {
        match event {
            Event::Line(line) => {
                if !session.hear(&line)? {
                    break;
                }
            }
            Event::End => session.close(),
            Event::Found(id, result) => session.found(id, result)?,
            Event::Done(id, result) => session.done(id, result)?,
        }
        if session.closing && session.task.is_none() {
            break;
        }
    }
    Ok(())
}

/// What a search is for.
#[derive(PartialEq)]
enum Purpose {
    /// To be answered with its best move.
    Answer,
    /// To be ready: about the position after this turn, or without one about the position on the board.
    Ponder(Option<Turn>),
    /// The turn expected has come; the answer has not been asked for yet.
    Ready,
}

/// A search, and what it has come to.
struct Task {
    thinking: Thinking,
    purpose: Purpose,
    side: Side,
    latest: Option<SearchResult<Turn>>,
    over: bool,
}

struct Session<'a, W> {
    output: &'a mut W,
    events: Sender<Event<Turn>>,
    open: bool,
    closing: bool,
    game: Game,
    options: Options,
    task: Option<Task>,
    tasks: u64,
    /// The last answer, and the reply expected to it.
    expected: Option<(Turn, Turn)>,
}

impl<W: Write> Session<'_, W> {
    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{line}")?;
        self.output.flush()
    }

    fn fault(&mut self, what: impl std::fmt::Display) -> io::Result<()> {
        self.say(&format!("log Error: {what}"))
    }

    /// Follows a message. Says whether the session goes on.
    fn hear(&mut self, line: &str) -> io::Result<bool> {
        let (message, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (message, self.open) {
            ("quit", _) => return Ok(false),
            ("", _) => {}
            ("aei", false) => self.greet()?,
            (_, false) => {
                self.fault(format_args!("the session begins with \"aei\", not with \"{message}\""))?
            }
            ("aei", true) => self.fault("the session has begun already")?,
            ("isready", true) => self.say("readyok")?,
            ("newgame", true) => self.begin(Game::new()),
            ("setposition", true) => self.set_position(rest)?,
            ("setoption", true) => self.set_option(rest)?,
            ("makemove", true) => self.make_move(rest)?,
            ("go", true) => self.go(rest)?,
            ("stop", true) => self.stop()?,
            _ => self.fault(format_args!("there is no message \"{message}\""))?,
        }
        Ok(true)
    }

    fn greet(&mut self) -> io::Result<()> {
        self.open = true;
        self.say("protocol-version 1")?;
        self.say("id name keddah")?;
        self.say("id author the keddah contributors")?;
        self.say(concat!("id version ", env!("CARGO_PKG_VERSION")))?;
        self.say("aeiok")
    }

    /// Nothing more will be heard: what nobody can stop any more must stop by itself.
    fn close(&mut self) {
        self.closing = true;
        self.task.take_if(|task| task.purpose != Purpose::Answer);
    }

    fn begin(&mut self, game: Game) {
        self.task = None;
        self.expected = None;
        self.game = game;
        self.options.new_game();
    }

    fn set_position(&mut self, text: &str) -> io::Result<()> {
        // Version 0 has the older letters, which no board begins with.
        let text = text.replacen('w', "g", usize::from(text.starts_with('w')));
        let text = text.replacen('b', "s", usize::from(text.starts_with('b')));
        if !text.starts_with(['g', 's']) || !text.contains('[') {
            return self.fault("setposition takes g or s and 64 squares in brackets");
        }
        match Game::parse(&text) {
            Ok(game) => self.begin(game),
            Err(error) => self.fault(error)?,
        }
        Ok(())
    }

    fn set_option(&mut self, text: &str) -> io::Result<()> {
        let mut words = text.split_whitespace();
        let (Some("name"), Some(name)) = (words.next(), words.next()) else {
            return self.fault("an option is set with \"setoption name NAME value VALUE\"");
        };
        let value = words.skip_while(|&word| word == "value").collect::<Vec<_>>().join(" ");
        match self.options.set(name, &value) {
            Ok(()) => Ok(()),
            Err(Unset::Unknown) => self.say(&format!("log Warning: there is no option \"{name}\"")),
            Err(Unset::Wants(what)) => {
                self.fault(format_args!("the option \"{name}\" takes {what}, not \"{value}\""))
            }
        }
    }

    fn make_move(&mut self, text: &str) -> io::Result<()> {
        let turn = match self.game.play(text) {
            Ok(turn) => turn,
            Err(error) => return self.fault(error),
        };
        self.options.new_turn();
        match self.task.take() {
            Some(task) if task.purpose == Purpose::Ponder(Some(turn)) => {
                self.task = Some(Task { purpose: Purpose::Ready, ..task });
            }
            // What was thought about is gone.
            _ => {}
        }
        Ok(())
    }

    fn go(&mut self, how: &str) -> io::Result<()> {
        if self.task.as_ref().is_some_and(|task| task.purpose == Purpose::Answer) {
            return self.fault("a search is under way already");
        }
        let Status::Playing { to_move } = self.game.status() else {
            return self.fault("the game is over");
        };
        match how {
            "" => self.answer(to_move),
            "ponder" => {
                self.ponder(to_move);
                Ok(())
            }
            _ => self.fault(format_args!("there is no \"go {how}\"")),
        }
    }

    fn answer(&mut self, side: Side) -> io::Result<()> {
        let allowance = self.options.allowance(side);
        let Some(task) = self.task.take_if(|task| task.purpose == Purpose::Ready) else {
            self.think(self.game.clone(), side, Purpose::Answer, true);
            return Ok(());
        };
        if let Some(allowance) = allowance {
            task.thinking.allow(allowance);
        }
        let (id, over, latest) = (task.thinking.id(), task.over, task.latest.clone());
        self.task = Some(Task { purpose: Purpose::Answer, ..task });
        if over {
            return self.done(id, latest);
        }
        latest.map_or(Ok(()), |latest| self.inform(&latest))
    }

    fn ponder(&mut self, side: Side) {
        let mut game = self.game.clone();
        let last = game.history().next_back().cloned();
        let reply =
            self.expected.take_if(|(answer, _)| Some(&*answer) == last.as_ref()).map(|(_, reply)| reply);
        let reply = reply.filter(|reply| game.play_turn(reply).is_ok() && !game.status().is_over());
        match reply {
            Some(reply) => self.think(game, side.other(), Purpose::Ponder(Some(reply)), false),
            None => self.think(self.game.clone(), side, Purpose::Ponder(None), false),
        }
    }

    fn think(&mut self, game: Game, side: Side, purpose: Purpose, timed: bool) {
        self.tasks += 1;
        let allowance = self.options.allowance(side).filter(|_| timed);
        let thinking =
            Thinking::start(self.tasks, game, self.options.limits(), allowance, self.events.clone());
        self.task = Some(Task { thinking, purpose, side, latest: None, over: false });
    }

    fn stop(&mut self) -> io::Result<()> {
        let Some(task) = self.task.take() else {
            // Its answer may just have gone out.
            return self.say("log Debug: nothing to stop");
        };
        if let Purpose::Ponder(Some(reply)) = task.purpose {
            return self.say(&format!("bestmove {reply}"));
        }
        task.thinking.stop();
        let (id, over, latest) = (task.thinking.id(), task.over, task.latest.clone());
        self.task = Some(Task { purpose: Purpose::Answer, ..task });
        if over { self.done(id, latest) } else { Ok(()) }
    }

    fn found(&mut self, id: u64, result: SearchResult<Turn>) -> io::Result<()> {
        let Some(task) = self.task.as_mut().filter(|task| task.thinking.id() == id) else { return Ok(()) };
        task.latest = Some(result.clone());
        if task.purpose == Purpose::Answer { self.inform(&result) } else { Ok(()) }
    }

    fn done(&mut self, id: u64, result: Option<SearchResult<Turn>>) -> io::Result<()> {
        let Some(task) = self.task.as_mut().filter(|task| task.thinking.id() == id) else { return Ok(()) };
        if task.purpose != Purpose::Answer {
            task.latest = result;
            task.over = true;
            return Ok(());
        }
        let (side, (ms, most_ms)) = (task.side, task.thinking.spent());
        self.task = None;
        self.options.spend(side, ms, most_ms);
        let Some(result) = result else { return self.fault("the search has failed") };
        if result.nodes > 0 {
            self.inform(&result)?;
        }
        let line = result.lines.first().map(|line| line.moves.as_slice());
        self.expected = line.and_then(|moves| Some((result.best.clone(), moves.get(1)?.clone())));
        self.say(&format!("bestmove {}", result.best))
    }

    fn inform(&mut self, result: &SearchResult<Turn>) -> io::Result<()> {
        let under_way = if result.stopped { "+" } else { "" };
        self.say(&format!("info depth {}{under_way}", result.depth))?;
        self.say(&format!("info score {}", result.score().0))?;
        self.say(&format!("info nodes {}", result.nodes))?;
        self.say(&format!("info time {:.2}", result.time_ms / 1000.0))?;
        let mut line = String::from("info pv");
        let moves = result.lines.first().map_or(&[] as &[Turn], |line| &line.moves);
        let mut side = self.game.turn_position().side();
        for (index, turn) in moves.iter().enumerate() {
            if index > 0 {
                line.extend([' ', side.letter()]);
            }
            line.push(' ');
            line.push_str(&turn.to_string());
            side = side.other();
        }
        self.say(&line)
    }
}
