//! `keddah match`: a match between two engines.

mod engine;
mod engine_settings;
mod fault;
mod log;
mod openings;
mod play;
mod process;
mod stats;
mod summary;

use std::collections::HashSet;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use keddah::game::Rng;
use keddah::playable::{Playable, Protocol};
use keddah::record::GameRecord;

use crate::command_line::{CommandLine, GameCommand};
use crate::failure::Failure;
use crate::json;
use crate::net;
use engine::{Engine, Spec};
use engine_settings::EngineSettings;
use log::{FinishedGame, Head};
use openings::{random_openings, read_openings, truncate, unusual_origin};
use stats::Sprt;
use summary::Summary;

pub const ABOUT: &str = "\
Play a match between two engines and print the score and the Elo difference with 95 % confidence intervals, and the \
state of a sequential probability ratio test (SPRT) if one is requested. The summary is JSON on standard output; \
progress and a table go to standard error.

An engine is either the built-in one, given by limits such as level=5, nodes=20000, time=300 or depth=8 (separated \
by commas; seed=3 sets its seed), or a program, given by its protocol and command line: aei:COMMAND for Arimaa, \
qtp:COMMAND for Quoridor.

Every opening is played twice, with sides exchanged. A game longer than --max-turns is undecided and counts half a \
point for each engine. An engine loses a game if it exceeds its time by more than --grace, plays an illegal turn, or \
exits. The match is aborted if an engine refuses a setting or warns about it.";

/// The maximum time limit of a turn, in milliseconds.
const MAX_MS: u64 = 1_000_000_000;

pub struct Match;

impl GameCommand for Match {
    type Arguments<G: CommandLine> = Options;

    fn about<G: CommandLine>() -> String {
        format!("{}; games start from {} random turns by default", G::HELP.matches, G::RANDOM_TURNS)
    }

    fn run<G: CommandLine>(options: Options) -> Result<(), Failure> {
        options.run::<G>()
    }
}

#[derive(Args)]
pub struct Options {
    /// The engine whose score is printed
    #[arg(long, value_name = "ENGINE")]
    first: String,
    /// The opponent of the first engine
    #[arg(long, value_name = "ENGINE")]
    second: String,
    /// The name of the first engine in the summary; by default its specification
    #[arg(long, value_name = "NAME")]
    first_name: Option<String>,
    /// The name of the second engine in the summary; by default its specification
    #[arg(long, value_name = "NAME")]
    second_name: Option<String>,
    /// An option NAME=VALUE (AEI) or a command (QTP) sent to the first engine when it starts;
    /// repeatable
    #[arg(long, value_name = "SETTING")]
    first_set: Vec<String>,
    /// An option NAME=VALUE (AEI) or a command (QTP) sent to the second engine when it starts;
    /// repeatable
    #[arg(long, value_name = "SETTING")]
    second_set: Vec<String>,
    /// The number of games in the match
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Time for each turn, in milliseconds; unused time is not saved
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=MAX_MS))]
    time: Option<u64>,
    /// Time for each turn of the first engine, in milliseconds
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=MAX_MS))]
    first_time: Option<u64>,
    /// Time for each turn of the second engine, in milliseconds
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=MAX_MS))]
    second_time: Option<u64>,
    /// Time by which a turn may exceed its limit, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 500, value_parser = clap::value_parser!(u64).range(..=MAX_MS))]
    grace: u64,
    /// The number of games played at the same time; with a time limit, use at most the number of
    /// cores
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    concurrency: u16,
    /// A file of records to use as openings instead of random turns
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    /// The number of turns to use of each opening record; by default all
    #[arg(long, value_name = "TURNS", requires = "openings")]
    opening_turns: Option<usize>,
    /// The number of random turns to start from, after any setups
    #[arg(long, value_name = "TURNS", conflicts_with = "openings")]
    random_turns: Option<usize>,
    /// The seed of the random openings, or of the order of those in the file
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(0..1 << 53))]
    seed: u64,
    /// The number of turns after which a game is undecided
    #[arg(long, alias = "most-turns", value_name = "TURNS", default_value_t = 300)]
    max_turns: usize,
    /// Stop when an SPRT between two Elo differences, such as 0,20, is decided
    #[arg(long, value_name = "ELO0,ELO1", value_parser = parse_elo_pair, allow_hyphen_values = true)]
    sprt: Option<[f64; 2]>,
    /// The probability of accepting ELO1 if ELO0 is true (type I error)
    #[arg(long, default_value_t = 0.05, value_parser = parse_probability)]
    alpha: f64,
    /// The probability of rejecting ELO1 if it is true (type II error)
    #[arg(long, default_value_t = 0.05, value_parser = parse_probability)]
    beta: f64,
    /// Play only share K of N shares of the openings, as one of several programs; their logs
    /// together are the log of the match
    #[arg(long, value_name = "K/N", value_parser = parse_share, conflicts_with = "sprt")]
    share: Option<[usize; 2]>,
    /// Log the finished games to this file, and resume the match if the file exists
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Append the records of the games of the match to this file
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
}

fn parse_probability(text: &str) -> Result<f64, String> {
    let probability = text.parse().ok().filter(|value: &f64| *value > 0.0 && *value < 0.5);
    probability.ok_or_else(|| "expected a number between 0 and 0.5".into())
}

fn parse_elo_pair(text: &str) -> Result<[f64; 2], String> {
    let read = |part: &str| part.trim().parse::<f64>().ok().filter(|elo| elo.is_finite());
    let both = text.split_once(',').and_then(|(low, high)| Some([read(low)?, read(high)?]));
    both.filter(|[low, high]| low < high)
        .ok_or_else(|| "expected two numbers separated by a comma, the smaller first".into())
}

fn parse_share(text: &str) -> Result<[usize; 2], String> {
    let both = text.split_once('/').and_then(|(share, of)| Some([share.parse().ok()?, of.parse().ok()?]));
    both.filter(|&[share, of]| 1 <= share && share <= of)
        .ok_or_else(|| "expected the number of a share and the number of shares, such as 1/4".into())
}

/// A message from a thread that plays games of a match.
enum Message {
    Finished(FinishedGame),
    /// The message that an engine could not be started, with the reason.
    CannotStart(String),
}

impl Options {
    fn run<G: Playable>(self) -> Result<(), Failure> {
        let specs = [self.spec::<G>(&self.first)?, self.spec::<G>(&self.second)?];
        let openings = self.openings::<G>()?;
        let external = specs.iter().any(|spec| matches!(spec, Spec::External(..)));
        if external
            && G::PROTOCOL == Some(Protocol::Qtp)
            && openings.iter().any(|game| unusual_origin(game).is_some())
        {
            return Err(Failure::Read("openings: QTP does not support games from a position".into()));
        }
        let names = [(&self.first_name, &self.first), (&self.second_name, &self.second)];
        let names = names.map(|(name, spec)| name.clone().unwrap_or_else(|| spec.clone()));
        let head = Head {
            game: G::NAME.into(),
            first: self.identity(&self.first, self.first_time, &self.first_set),
            second: self.identity(&self.second, self.second_time, &self.second_set),
            openings: match &self.openings {
                Some(path) => {
                    let turns = self.opening_turns.map_or_else(|| "all".into(), |turns| turns.to_string());
                    format!("{}, {} games, {turns} turns", path.display(), openings.len())
                }
                None => format!("{} random turns", self.random_turns::<G>()),
            },
            seed: self.seed,
            max_turns: self.max_turns,
            grace: self.grace,
        };
        let (mut log, finished) = match &self.resume {
            Some(path) => {
                log::open(path, &head).map(|(file, games)| (Some(file), games)).map_err(Failure::Read)?
            }
            None => (None, Vec::new()),
        };
        let mut records = self.records.as_ref().map(open_records).transpose()?;
        let [elo0, elo1] = self.sprt.unwrap_or_default();
        let sprt = self.sprt.map(|_| Sprt { elo0, elo1, alpha: self.alpha, beta: self.beta });

        let done: HashSet<usize> = finished.iter().map(|game| game.number).collect();
        let mut summary = Summary::new(G::NAME, names.clone(), sprt);
        finished.iter().filter(|game| game.number < self.games as usize).for_each(|game| summary.add(game));
        let [share, shares] = self.share.unwrap_or([1, 1]);
        let is_waiting = |number: &usize| number / 2 % shares == share - 1 && !done.contains(number);
        let waiting: Vec<usize> = (0..self.games as usize).filter(is_waiting).rev().collect();
        let bar = ProgressBar::new(u64::from(summary.games()) + waiting.len() as u64);
        if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg} ({eta} left)") {
            bar.set_style(style);
        }
        bar.set_position(summary.games().into());
        bar.set_message(summary.line());

        let stop = AtomicBool::new(summary.is_decided());
        let waiting = Mutex::new(waiting);
        let (messages, received) = channel();
        std::thread::scope(|scope| -> Result<(), Failure> {
            for _ in 0..self.concurrency {
                let engines = [
                    Engine::new(specs[0].clone(), self.engine_settings(self.first_time, &self.first_set)),
                    Engine::new(specs[1].clone(), self.engine_settings(self.second_time, &self.second_set)),
                ];
                let (this, messages) = (&self, messages.clone());
                let (waiting, stop, openings, names) = (&waiting, &stop, &openings, &names);
                scope.spawn(move || this.work(engines, waiting, stop, openings, names, &messages));
            }
            drop(messages);
            let result = received.into_iter().try_for_each(|messages| match messages {
                Message::CannotStart(why) => Err(Failure::Read(why)),
                Message::Finished(game) => {
                    if let Some(log) = &mut log {
                        log::append(log, &game)?;
                    }
                    if let Some(records) = &mut records {
                        writeln!(records, "{}", game.record)?;
                    }
                    if let Some(fault) = &game.fault {
                        bar.suspend(|| eprintln!("game {}: {fault}", game.number + 1));
                    }
                    summary.add(&game);
                    bar.inc(1);
                    bar.set_message(summary.line());
                    if summary.is_decided() {
                        stop.store(true, Ordering::Relaxed);
                    }
                    Ok(())
                }
            });
            stop.store(true, Ordering::Relaxed);
            result
        })?;
        bar.finish_and_clear();
        eprint!("{}", summary.table());
        json::print(&mut std::io::stdout(), &summary.answer())?;
        Ok(())
    }

    /// Plays the waiting games of a match, in a thread of its own, until none is left.
    fn work<G: Playable>(
        &self,
        mut engines: [Engine; 2],
        waiting: &Mutex<Vec<usize>>,
        stop: &AtomicBool,
        openings: &[GameRecord<G>],
        names: &[String; 2],
        messages: &Sender<Message>,
    ) {
        let next = || waiting.lock().ok().and_then(|mut waiting| waiting.pop());
        while let Some(number) = next().filter(|_| !stop.load(Ordering::Relaxed)) {
            let opening = openings[number / 2 % openings.len()].clone();
            let message = match play::play(&mut engines, opening, number, self.max_turns, names) {
                Ok(game) => Message::Finished(game),
                Err(why) => Message::CannotStart(why),
            };
            if messages.send(message).is_err() {
                break;
            }
        }
    }

    fn spec<G: Playable>(&self, text: &str) -> Result<Spec, Failure> {
        let spec = text.parse().and_then(|spec: Spec| spec.check_protocol(G::PROTOCOL).map(|()| spec));
        let spec = spec.map_err(|why| Failure::Read(format!("engine {text}: {why}")))?;
        if let Spec::BuiltIn(_, Some(path)) = &spec {
            net::read::<G>(path)?;
        }
        Ok(spec)
    }

    fn engine_settings(&self, time: Option<u64>, settings: &[String]) -> EngineSettings {
        EngineSettings { time: time.or(self.time), grace: self.grace, options: settings.to_vec() }
    }

    /// The description of an engine in the log: its specification, time and settings.
    fn identity(&self, spec: &str, time: Option<u64>, settings: &[String]) -> String {
        let time = time.or(self.time).map_or(String::new(), |time| format!(" {time} ms"));
        [&[format!("{spec}{time}")], settings].concat().join(" ")
    }

    fn random_turns<G: Playable>(&self) -> usize {
        self.random_turns.unwrap_or(G::RANDOM_TURNS)
    }

    fn openings<G: Playable>(&self) -> Result<Vec<GameRecord<G>>, Failure> {
        let Some(path) = &self.openings else {
            return random_openings(self.games.div_ceil(2) as usize, self.random_turns::<G>(), self.seed);
        };
        let fault = |why: String| Failure::Read(format!("{}: {why}", path.display()));
        let text = std::fs::read_to_string(path).map_err(|error| fault(error.to_string()))?;
        let mut games = read_openings(&text).map_err(fault)?;
        games.iter_mut().for_each(|game| truncate(game, self.opening_turns.unwrap_or(usize::MAX)));
        Rng::new(self.seed).shuffle(&mut games);
        if games.is_empty() { Err(fault("the file contains no records".into())) } else { Ok(games) }
    }
}

fn open_records(path: &PathBuf) -> Result<File, Failure> {
    let open = OpenOptions::new().append(true).create(true).open(path);
    open.map_err(|error| Failure::Read(format!("{}: {error}", path.display())))
}

#[cfg(test)]
mod tests {
    use keddah::record::Reason;

    #[test]
    fn forfeits() {
        let mut game = keddah::quoridor::Game::default();
        game.forfeit(0, Reason::Time).unwrap();
        assert_eq!(game.outcome(), Some((Some(1), Reason::Time)));
        let mut game = keddah::arimaa::Game::default_setup();
        game.forfeit(1, Reason::Illegal).unwrap();
        assert_eq!(game.outcome(), Some((Some(0), Reason::Illegal)));
    }
}
