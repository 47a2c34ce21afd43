//! `keddah puzzles make`: makes puzzles from games of the computer with itself, or from records.

use std::collections::BTreeMap;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use keddah::record::{GameRecord, RecordEntry};
use serde::{Deserialize, Serialize};

use super::file::{FORMAT, Provenance, Puzzle, PuzzleFile};
use super::parallel::in_parallel;
use super::{choose, finder, margin, rating};
use crate::command_line::{CommandLine, GameCommand, exact};
use crate::failure::Failure;
use crate::puzzle_game::PuzzleGame;

pub const ABOUT: &str = "\
Make puzzles from games of the computer with itself, or from records

The games begin differently, and the players differ in strength and make errors. Each position is tested for a task \
with exactly one solution; at most three puzzles are taken from a game. Then each level tries each puzzle. The \
result is a file of puzzles in JSON.

With --state the puzzles of each finished game are added to a file, one line a game, and the games in it are not \
played again. A game's puzzles depend on the seed and its number alone, whatever the number of threads.";

pub struct Make;

impl GameCommand for Make {
    type Arguments<G: CommandLine> = MakeArguments<G>;

    fn about<G: CommandLine>() -> String {
        G::HELP.puzzles.into()
    }

    fn run<G: CommandLine>(arguments: MakeArguments<G>) -> Result<(), Failure> {
        let MakeArguments {
            games,
            seed,
            nodes,
            count,
            threads,
            ref records,
            ref state,
            ref add,
            ref themes,
            ..
        } = arguments;
        let unknown = themes.iter().find(|name| G::theme(name).is_none());
        if let Some(name) = unknown {
            return Err(Failure::Read(format!("“{name}” is no theme of {}", G::NAME)));
        }
        let wanted = finder::Wanted { themes: themes.clone(), nodes };
        let levels = rating::fingerprint::<G>();
        let added = add.as_deref().map(|file| read_added::<G>(file, nodes, &levels)).transpose()?;
        let PuzzleFile { mut made, mut puzzles, .. } = added.unwrap_or_default();
        let records = records.as_deref().map(|file| read_records(file, &arguments.options)).transpose()?;
        let total = records.as_ref().map_or(games, |records: &Vec<GameRecord<G>>| records.len() as u32);
        let header = Header { game: G::NAME.into(), seed, nodes, themes: themes.clone() };
        let state = State::open(state.as_deref(), &header)?;
        let missing: Vec<u32> = (0..total).filter(|number| !state.done.contains_key(number)).collect();
        let work = |number: u32| -> Result<Vec<Puzzle>, Failure> {
            Ok(match records.as_ref().and_then(|records| records.get(number as usize)) {
                Some(game) => finder::record(game, number, &wanted)?,
                None => finder::self_play::<G>(seed, number, &wanted)?,
            })
        };
        let done = make_all(state, &missing, threads, &work)?;
        puzzles.extend(done.into_iter().filter(|(number, _)| *number < total).flat_map(|(_, found)| found));
        let order: Vec<&str> = G::THEMES.iter().map(|theme| theme.name).collect();
        let puzzles = choose::choose(puzzles, count, &order);
        made.push(Provenance { games: total, seed, themes: themes.clone(), nodes, levels });
        let file = PuzzleFile { format: FORMAT, game: G::NAME.into(), made, puzzles };
        file.write(&mut std::io::stdout().lock())?;
        Ok(())
    }
}

/// The command-line arguments of `puzzles make`.
#[derive(Args)]
pub struct MakeArguments<G: CommandLine> {
    /// Number of games to make puzzles from
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Seed of the games to make puzzles from
    #[arg(long, default_value_t = 1, value_parser = exact(0))]
    seed: u64,
    /// Number of nodes of the first search that proves a margin; the second has ten times as many
    #[arg(long, default_value_t = margin::NODES, value_parser = exact(1))]
    nodes: u64,
    /// Maximum number of puzzles to write to the file
    #[arg(long, default_value_t = 360)]
    count: usize,
    /// Number of threads
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// File of game records to use instead of games of the computer
    #[arg(long, value_name = "FILE", conflicts_with = "games")]
    records: Option<PathBuf>,
    /// File to which the puzzles of each finished game are added
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
    /// Theme to look for in every game, instead of all in some; can be repeated
    #[arg(long = "theme", value_name = "THEME")]
    themes: Vec<String>,
    /// File of puzzles to choose from as well, made with the same nodes and levels
    #[arg(long, value_name = "FILE")]
    add: Option<PathBuf>,
    #[command(flatten)]
    options: G::RecordArguments,
}

/// Reads an existing puzzle file whose puzzles are to be added to the new ones.
fn read_added<G: PuzzleGame>(path: &Path, nodes: u64, levels: &str) -> Result<PuzzleFile, Failure> {
    let file = PuzzleFile::read(path)?;
    let is_alike = |made: &Provenance| made.nodes == nodes && made.levels == levels;
    if file.game == G::NAME && file.made.iter().all(is_alike) {
        Ok(file)
    } else {
        Err(Failure::Read(format!(
            "{}: made for another game, or with other nodes or levels",
            path.display()
        )))
    }
}

/// Reads all game records in a file.
fn read_records<G: CommandLine>(
    file: &Path,
    options: &G::RecordArguments,
) -> Result<Vec<GameRecord<G>>, Failure> {
    let mut games = Vec::new();
    for RecordEntry { number, game, .. } in crate::records::read::<G>(file, options)? {
        games.push(game.map_err(|error| Failure::Record { number, failure: Box::new(error.into()) })?);
    }
    Ok(games)
}

/// The options that a state file of `puzzles make` was made with: its first line.
#[derive(PartialEq, Serialize, Deserialize)]
struct Header {
    game: String,
    seed: u64,
    nodes: u64,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    themes: Vec<String>,
}

/// A line of the state file of `puzzles make`: the puzzles of one finished game.
#[derive(Serialize, Deserialize)]
struct FinishedGame {
    number: u32,
    puzzles: Vec<Puzzle>,
}

/// The puzzles made from each finished game, and the state file from which to resume.
struct State {
    done: BTreeMap<u32, Vec<Puzzle>>,
    file: Option<std::fs::File>,
}

impl State {
    fn open(path: Option<&Path>, header: &Header) -> Result<Self, Failure> {
        let mut state = Self { done: BTreeMap::new(), file: None };
        let Some(path) = path else { return Ok(state) };
        let wrong = |what: &str| Failure::Read(format!("{}: {what}", path.display()));
        let text = if path.exists() {
            std::fs::read_to_string(path).map_err(|error| wrong(&error.to_string()))?
        } else {
            String::new()
        };
        // An interrupted program may have left an incomplete line.
        let (whole, _) = text.rsplit_once('\n').unwrap_or_default();
        let mut lines = whole.lines();
        match lines.next().map(serde_json::from_str::<Header>) {
            None => {}
            Some(Ok(found)) if found == *header => {}
            Some(_) => return Err(wrong("made with other options")),
        }
        for line in lines {
            let done: FinishedGame = serde_json::from_str(line).map_err(|error| wrong(&error.to_string()))?;
            state.done.insert(done.number, done.puzzles);
        }
        let mut file = OpenOptions::new().create(true).write(true).truncate(false).open(path)?;
        let kept = if whole.is_empty() { 0 } else { whole.len() + 1 };
        file.set_len(kept as u64)?;
        std::io::Seek::seek(&mut file, std::io::SeekFrom::End(0))?;
        if kept == 0 {
            crate::json::print(&mut file, header)?;
        }
        state.file = Some(file);
        Ok(state)
    }

    fn add(&mut self, done: FinishedGame) -> Result<(), Failure> {
        if let Some(file) = &mut self.file {
            crate::json::print(file, &done)?;
            file.flush()?;
        }
        self.done.insert(done.number, done.puzzles);
        Ok(())
    }
}

/// A function that makes the puzzles of the game with a given number.
type Work<'a> = dyn Fn(u32) -> Result<Vec<Puzzle>, Failure> + Sync + 'a;

/// Makes the puzzles of the games with these numbers. If one fails, finishes the others, then
/// returns the first failure.
fn make_all(
    state: State,
    numbers: &[u32],
    threads: usize,
    work: &Work<'_>,
) -> Result<BTreeMap<u32, Vec<Puzzle>>, Failure> {
    let bar = ProgressBar::new(numbers.len() as u64);
    bar.set_style(ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}").unwrap_or(bar.style()));
    let state = Mutex::new(state);
    let results = in_parallel(
        numbers,
        threads,
        || (),
        |(), &number| {
            let puzzles = work(number)?;
            bar.inc(1);
            state.lock().unwrap_or_else(PoisonError::into_inner).add(FinishedGame { number, puzzles })
        },
    );
    bar.finish_and_clear();
    results.into_iter().collect::<Result<(), Failure>>()?;
    Ok(state.into_inner().unwrap_or_else(PoisonError::into_inner).done)
}
