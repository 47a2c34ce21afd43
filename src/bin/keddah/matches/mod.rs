//! `keddah match`: two engines against each other.

mod contest;
mod engine;
mod log;
mod play;
mod stats;
mod summary;

use std::collections::HashSet;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};

use clap::{Args, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};
use keddah::game::Chance;
use keddah::{arimaa, quoridor};

use crate::{Failure, json};
use contest::Contest;
use engine::{Engine, Protocol, Spec, Terms};
use log::{Finished, Head};
use stats::Sprt;
use summary::Summary;

pub const ABOUT: &str = "\
Play a match between two engines, and say what it shows: score, Elo difference, 95 % interval, and the sequential \
test if one is asked for. The summary is JSON on standard output; progress and a table are on standard error.

An engine is our own, as level=5, nodes=20000, time=300, depth=8 (several with commas between; seed=3 varies its \
choice), or another by protocol and command line: aei:COMMAND for Arimaa, qtp:COMMAND for Quoridor.

Every opening is played twice, with seats changed. A game of more than --most-turns turns is undecided: half a point \
each. Who exceeds the time by more than the grace, plays an illegal turn or ends early has lost. A \
setting that an engine warns of, or refuses, ends the match.";

/// The longest time that can be asked for, in milliseconds: eleven days.
const MOST_MS: u64 = 1_000_000_000;

#[derive(Subcommand)]
pub enum Match {
    /// Arimaa
    Arimaa(Options),
    /// Quoridor, two players on 9x9
    Quoridor(Options),
}

#[derive(Args)]
pub struct Options {
    /// The engine whose score is told
    #[arg(long, value_name = "ENGINE")]
    first: String,
    /// Its opponent
    #[arg(long, value_name = "ENGINE")]
    second: String,
    /// What to call it, if not by its command
    #[arg(long, value_name = "NAME")]
    first_name: Option<String>,
    /// What to call its opponent
    #[arg(long, value_name = "NAME")]
    second_name: Option<String>,
    /// An option NAME=VALUE (AEI) or a command (QTP) that the first engine is told once; any number of them
    #[arg(long, value_name = "SETTING")]
    first_set: Vec<String>,
    /// The same for the second
    #[arg(long, value_name = "SETTING")]
    second_set: Vec<String>,
    /// Games in all
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Milliseconds a turn, none of them kept
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=MOST_MS))]
    time: Option<u64>,
    /// Another time for the first engine
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=MOST_MS))]
    first_time: Option<u64>,
    /// Another time for the second
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=MOST_MS))]
    second_time: Option<u64>,
    /// How much longer a turn may take before the game is lost on time
    #[arg(long, value_name = "MS", default_value_t = 500, value_parser = clap::value_parser!(u64).range(..=MOST_MS))]
    grace: u64,
    /// Games played at once; with a time limit no more than there are cores
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    concurrency: u16,
    /// Records to start from, instead of random turns
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    /// How many turns of each record; all of them if not said
    #[arg(long, value_name = "TURNS", requires = "openings")]
    opening_turns: Option<usize>,
    /// Random turns to start from: 4 in Quoridor, and in Arimaa 2 after the setups, if not said
    #[arg(long, value_name = "TURNS", conflicts_with = "openings")]
    random_turns: Option<usize>,
    /// Chooses random openings and their order
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(0..1 << 53))]
    seed: u64,
    /// Games that last longer are undecided
    #[arg(long, value_name = "TURNS", default_value_t = 300)]
    most_turns: usize,
    /// Stop as soon as the sequential test between two Elo differences is decided, such as 0,20
    #[arg(long, value_name = "ELO0,ELO1", value_parser = bounds, allow_hyphen_values = true)]
    sprt: Option<[f64; 2]>,
    /// How often the test may accept ELO1 wrongly
    #[arg(long, default_value_t = 0.05, value_parser = share)]
    alpha: f64,
    /// How often it may reject it wrongly
    #[arg(long, default_value_t = 0.05, value_parser = share)]
    beta: f64,
    /// Log the finished games here, and go on from those that are there
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Add the games' records to this file
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
}

fn share(text: &str) -> Result<f64, String> {
    let read = text.parse().ok().filter(|share: &f64| *share > 0.0 && *share < 0.5);
    read.ok_or_else(|| "a number between 0 and 0.5".into())
}

fn bounds(text: &str) -> Result<[f64; 2], String> {
    let read = |part: &str| part.trim().parse::<f64>().ok().filter(|elo| elo.is_finite());
    let both = text.split_once(',').and_then(|(low, high)| Some([read(low)?, read(high)?]));
    both.filter(|[low, high]| low < high)
        .ok_or_else(|| "two numbers with a comma between, the smaller first".into())
}

impl Match {
    pub fn run(self) -> Result<(), Failure> {
        match self {
            Self::Arimaa(options) => options.run::<arimaa::Game>(),
            Self::Quoridor(options) => options.run::<quoridor::Game>(),
        }
    }
}

/// So many openings of random turns, no two alike while there are others. Fewer are always the first of more.
fn random_openings<G: Contest>(count: usize, turns: usize, seed: u64) -> Result<Vec<G>, Failure> {
    let mut chance = Chance::new(seed);
    let mut random = || {
        let found = (0..100).find_map(|_| G::random(&mut chance, turns));
        found.ok_or_else(|| Failure::Read(format!("games end before {turns} random turns")))
    };
    let (mut openings, mut seen) = (Vec::new(), HashSet::new());
    while openings.len() < count {
        let mut opening = random()?;
        for _ in 0..50 {
            if seen.insert(opening.turns()) {
                break;
            }
            opening = random()?;
        }
        openings.push(opening);
    }
    Ok(openings)
}

/// What happens in a match, as it is told by those who play it.
enum News {
    Finished(Finished),
    /// An engine cannot be started.
    Broken(String),
}

impl Options {
    fn run<G: Contest>(self) -> Result<(), Failure> {
        let specs = [self.spec::<G>(&self.first)?, self.spec::<G>(&self.second)?];
        let openings = self.openings::<G>()?;
        let external = specs.iter().any(|spec| matches!(spec, Spec::External(..)));
        if external && G::PROTOCOL == Protocol::Qtp && openings.iter().any(|game| game.origin().is_some()) {
            return Err(Failure::Read("openings: QTP has no games that begin from a position".into()));
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
            most_turns: self.most_turns,
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
        let waiting: Vec<usize> =
            (0..self.games as usize).filter(|number| !done.contains(number)).rev().collect();
        let bar = ProgressBar::new(self.games.into());
        if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg} ({eta} left)") {
            bar.set_style(style);
        }
        bar.set_position(summary.games().into());
        bar.set_message(summary.line());

        let stop = AtomicBool::new(summary.is_decided());
        let waiting = Mutex::new(waiting);
        let (news, heard) = channel();
        std::thread::scope(|scope| -> Result<(), Failure> {
            for _ in 0..self.concurrency {
                let engines = [
                    Engine::new(specs[0].clone(), self.terms(self.first_time, &self.first_set)),
                    Engine::new(specs[1].clone(), self.terms(self.second_time, &self.second_set)),
                ];
                let (this, news) = (&self, news.clone());
                let (waiting, stop, openings, names) = (&waiting, &stop, &openings, &names);
                scope.spawn(move || this.work(engines, waiting, stop, openings, names, &news));
            }
            drop(news);
            let heard = heard.into_iter().try_for_each(|news| match news {
                News::Broken(why) => Err(Failure::Read(why)),
                News::Finished(game) => {
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
            heard
        })?;
        bar.finish_and_clear();
        eprint!("{}", summary.table());
        json::print(&mut std::io::stdout(), &summary.answer())?;
        Ok(())
    }

    /// Plays games until none are waiting.
    fn work<G: Contest>(
        &self,
        mut engines: [Engine; 2],
        waiting: &Mutex<Vec<usize>>,
        stop: &AtomicBool,
        openings: &[G],
        names: &[String; 2],
        news: &Sender<News>,
    ) {
        let next = || waiting.lock().ok().and_then(|mut waiting| waiting.pop());
        while let Some(number) = next().filter(|_| !stop.load(Ordering::Relaxed)) {
            let opening = openings[number / 2 % openings.len()].clone();
            let told = match play::play(&mut engines, opening, number, self.most_turns, names) {
                Ok(game) => News::Finished(game),
                Err(why) => News::Broken(why),
            };
            if news.send(told).is_err() {
                break;
            }
        }
    }

    fn spec<G: Contest>(&self, text: &str) -> Result<Spec, Failure> {
        let spec = text.parse().and_then(|spec: Spec| spec.speaks(G::PROTOCOL).map(|()| spec));
        spec.map_err(|why| Failure::Read(format!("engine {text}: {why}")))
    }

    fn terms(&self, time: Option<u64>, settings: &[String]) -> Terms {
        Terms { time: time.or(self.time), grace: self.grace, settings: settings.to_vec() }
    }

    fn identity(&self, spec: &str, time: Option<u64>, settings: &[String]) -> String {
        let time = time.or(self.time).map_or(String::new(), |time| format!(" {time} ms"));
        [&[format!("{spec}{time}")], settings].concat().join(" ")
    }

    fn random_turns<G: Contest>(&self) -> usize {
        self.random_turns.unwrap_or(G::RANDOM_TURNS)
    }

    fn openings<G: Contest>(&self) -> Result<Vec<G>, Failure> {
        let Some(path) = &self.openings else {
            return random_openings(self.games.div_ceil(2) as usize, self.random_turns::<G>(), self.seed);
        };
        let fault = |why: String| Failure::Read(format!("{}: {why}", path.display()));
        let text = std::fs::read_to_string(path).map_err(|error| fault(error.to_string()))?;
        let mut games = G::listed(&text).map_err(fault)?;
        games.iter_mut().for_each(|game| game.cut(self.opening_turns.unwrap_or(usize::MAX)));
        Chance::new(self.seed).shuffle(&mut games);
        if games.is_empty() { Err(fault("no records".into())) } else { Ok(games) }
    }
}

fn open_records(path: &PathBuf) -> Result<File, Failure> {
    let open = OpenOptions::new().append(true).create(true).open(path);
    open.map_err(|error| Failure::Read(format!("{}: {error}", path.display())))
}
