//! Quoridor's dialect of the Go Text Protocol, as the README of KataQuoridor has it: two players on 9×9, ten walls each.
//!
//! Black is player 1 and moves first, from e9; squares and walls are called as in `glendenning` notation. A command is
//! answered by `= …` or `? …` and an empty line, in turn; a line that comes ends an analysis, and `stop` and `quit` every
//! search that they would wait for: it answers with what it has found. What is wrong with a command is its answer, and
//! changes nothing. Beyond the README there are `check`, which says why a move is refused, and the
//! parameters `level`, `nodes` and `seed` of `kata-set-param`. Without time or any other limit level 10 plays. Games are
//! saved and loaded as KataQuoridor writes them (`printsgf`, `loadsgf`). The commands about networks are not there:
//! `list_commands` tells which are.
//!
//! ```
//! use keddah::protocol::qtp;
//! let mut said = Vec::new();
//! qtp::converse("play b e8\n7 walls b\nplay b e7\nquit\n".as_bytes(), &mut said)?;
//! assert_eq!(String::from_utf8_lossy(&said), "=\n\n=7 10\n\n? illegal move: not black's turn\n\n=\n\n");
//! # Ok::<(), std::io::Error>(())
//! ```

mod clock;
mod commands;
mod sgf;

use std::collections::VecDeque;
use std::io::{self, Read, Write};
use std::sync::mpsc::{Sender, channel};

use super::thinking::{Event, Player as Plays, Thinking};
use crate::quoridor::{Game, Move, Notation, Options, Player, Position, ai};
use crate::search::{Clock as Now, Limits, SearchResult};
use clock::Clock;

/// The level that plays where nothing is limited: an engine asked by protocol plays as well as it can.
const FULL: u8 = 10;

impl Plays for Game {
    type Move = Move;
    type Position = Position;

    fn root(&self) -> &Position {
        self.position()
    }

    fn search(
        &self,
        limits: &Limits,
        clock: Now<'_>,
        report: &mut dyn FnMut(&SearchResult<Move>),
    ) -> Option<SearchResult<Move>> {
        ai::search(self, limits, clock, report).ok()
    }
}

/// Talks with a controller until it says `quit` or says nothing more; then what was asked is still answered.
///
/// Fails only when nobody can hear the answers.
pub fn converse(input: impl Read + Send + 'static, output: &mut impl Write) -> io::Result<()> {
    let (events, heard) = channel();
    super::listen(input, events.clone());
    let mut session = Session {
        output,
        events,
        game: new_game(),
        clocks: [Clock::default(); 2],
        limits: Limits { lines: Some(1), ..Limits::default() },
        task: None,
        tasks: 0,
        waiting: VecDeque::new(),
        over: false,
        closing: false,
    };
    for event in heard {
        match event {
            Event::Line(line) => session.waiting.push_back(line),
            Event::End => session.closing = true,
            Event::Found(id, result) => session.found(id, &result)?,
            Event::Done(id, result) => session.done(id, result)?,
        }
        session.proceed()?;
        if session.over || session.closing && session.task.is_none() {
            break;
        }
    }
    Ok(())
}

fn new_game() -> Game {
    Game::from_position(Options::default().position().unwrap_or_default(), Notation::Glendenning)
}

/// Whether a line, while it waits for its turn, ends every search that it would wait for.
fn ends_searches(line: &str) -> bool {
    let command = line.trim_start_matches(|c: char| c.is_ascii_digit()).split_whitespace().next();
    matches!(command, Some("stop" | "quit"))
}

/// What a search is for.
#[derive(Clone, Copy, PartialEq)]
enum Purpose {
    /// A move, to be played or only told.
    Move { play: bool },
    /// The same with what is found on the way.
    Tell { play: bool },
    /// Analysis until another line comes.
    Analyse,
}

/// How what is found is written: as Leela Zero does, in ten-thousandths, or as KataGo does.
#[derive(Clone, Copy, PartialEq)]
enum Style {
    Leela,
    Kata,
}

struct Task {
    thinking: Thinking,
    purpose: Purpose,
    style: Style,
    player: Player,
    /// The number of the command.
    number: String,
    over: bool,
}

struct Session<'a, W> {
    output: &'a mut W,
    events: Sender<Event<Move>>,
    game: Game,
    clocks: [Clock; 2],
    limits: Limits,
    task: Option<Task>,
    tasks: u64,
    waiting: VecDeque<String>,
    over: bool,
    closing: bool,
}

/// An answer, or why there is none.
type Answer = Result<String, String>;

impl<W: Write> Session<'_, W> {
    /// Follows the lines that have come, as far as no search keeps them waiting.
    fn proceed(&mut self) -> io::Result<()> {
        if self.closing && self.waiting.is_empty() {
            self.end_analysis()?;
        }
        while !self.over && !self.waiting.is_empty() {
            self.end_analysis()?;
            if let Some(task) = &self.task {
                if self.waiting.iter().any(|line| ends_searches(line)) {
                    task.thinking.stop();
                }
                break;
            }
            if let Some(line) = self.waiting.pop_front() {
                self.hear(&line)?;
            }
        }
        Ok(())
    }

    fn end_analysis(&mut self) -> io::Result<()> {
        match self.task.take_if(|task| task.purpose == Purpose::Analyse) {
            // The empty line that ends its answer.
            Some(_) => self.write("\n"),
            None => Ok(()),
        }
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        self.output.write_all(text.as_bytes())?;
        self.output.flush()
    }

    fn hear(&mut self, line: &str) -> io::Result<()> {
        let line = line.split('#').next().unwrap_or_default().replace(|c: char| c.is_control(), " ");
        let digits = line.len() - line.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (number, rest) = line.split_at(digits);
        let words: Vec<&str> = rest.split_whitespace().collect();
        match words.split_first() {
            Some((&command, arguments)) => {
                match self.follow(command, arguments, number) {
                    Some(answer) => self.answer(number, &answer),
                    // A search answers when it is done, but for the head of what is told on the way.
                    None if matches!(&self.task, Some(Task { purpose: Purpose::Move { .. }, .. })) => Ok(()),
                    None => self.write(&format!("={number}\n")),
                }
            }
            None if number.is_empty() => Ok(()),
            None => self.answer(number, &Err("empty command".into())),
        }
    }

    fn answer(&mut self, number: &str, answer: &Answer) -> io::Result<()> {
        let (sign, text) = match answer {
            Ok(text) => ('=', text),
            Err(text) => ('?', text),
        };
        let space = if text.is_empty() { "" } else { " " };
        self.write(&format!("{sign}{number}{space}{text}\n\n"))
    }

    /// Begins a search for the player to move.
    fn think(&mut self, purpose: Purpose, style: Style, lines: u32, number: &str) {
        let player = self.game.position().mover();
        let endless = purpose == Purpose::Analyse;
        let allowance = self.clocks[player.index() % 2].allowance().filter(|_| !endless);
        let limits = if endless {
            Limits { lines: Some(lines), seed: self.limits.seed, ..Limits::default() }
        } else {
            let limited = self.limits.nodes.is_some() || self.limits.level.is_some();
            let limited = limited || self.limits.time_ms.is_some() || allowance.is_some();
            Limits {
                lines: Some(lines),
                level: self.limits.level.or((!limited).then_some(FULL)),
                ..self.limits.clone()
            }
        };
        self.tasks += 1;
        let events = self.events.clone();
        let thinking = Thinking::start(self.tasks, self.game.clone(), limits, allowance, events);
        self.task = Some(Task { thinking, purpose, style, player, number: number.into(), over: false });
    }

    fn found(&mut self, id: u64, result: &SearchResult<Move>) -> io::Result<()> {
        let task = self.task.as_ref().filter(|task| task.thinking.id() == id && !task.over);
        match task.map(|task| (task.purpose, task.style)) {
            Some((Purpose::Analyse | Purpose::Tell { .. }, style)) => self.tell(result, style),
            _ => Ok(()),
        }
    }

    fn done(&mut self, id: u64, result: Option<SearchResult<Move>>) -> io::Result<()> {
        let Some(task) = self.task.as_mut().filter(|task| task.thinking.id() == id) else { return Ok(()) };
        if task.purpose == Purpose::Analyse {
            // All is found; the answer still ends with the next line.
            task.over = true;
            return Ok(());
        }
        let Some(task) = self.task.take() else { return Ok(()) };
        let (ms, most_ms) = task.thinking.spent();
        self.clocks[task.player.index() % 2].spend(ms, most_ms);
        let Some(result) = result else {
            return self.answer(&task.number, &Err("the search has failed".into()));
        };
        let text = self.game.labels().write(result.best);
        let (Purpose::Move { play } | Purpose::Tell { play }) = task.purpose else { return Ok(()) };
        if play && let Err(refusal) = self.game.play_move(result.best) {
            return self.answer(&task.number, &Err(self.game.error(refusal).to_string()));
        }
        match task.purpose {
            Purpose::Move { .. } => self.answer(&task.number, &Ok(text)),
            _ => self.write(&format!("play {text}\n\n")),
        }
    }

    /// A line of what has been found: one `info …` a line of play, one after another.
    fn tell(&mut self, result: &SearchResult<Move>, style: Style) -> io::Result<()> {
        let labels = self.game.labels();
        let mut text = String::new();
        for (order, line) in result.lines.iter().enumerate() {
            let moves: Vec<String> = line.moves.iter().map(|&a_move| labels.write(a_move)).collect();
            let (best, win) = (moves.first().map_or("", String::as_str), line.score.win());
            let winrate = match style {
                Style::Leela => format!("{:.0}", win * 10_000.0),
                Style::Kata => format!("{win:.4}"),
            };
            let space = if order == 0 { "" } else { " " };
            let (visits, pv) = (result.nodes, moves.join(" "));
            text +=
                &format!("{space}info move {best} visits {visits} winrate {winrate} order {order} pv {pv}");
        }
        self.write(&(text + "\n"))
    }
}
