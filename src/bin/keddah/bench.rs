//! `keddah bench`: searches fixed positions with a fixed number of nodes.

use std::collections::BTreeMap;
use std::time::Instant;

use clap::Args;
use keddah::search::{Limits, SearchResult};
use serde::Serialize;

use crate::command_line::CommandLine;
use crate::failure::Failure;
use crate::games::{GameVisitor, visit_games};
use crate::json;

#[derive(Args)]
pub struct Bench {
    /// Nodes of each benchmark search; another number gives another fingerprint
    #[arg(long, default_value_t = 50_000, value_parser = clap::value_parser!(u64).range(1..1 << 53))]
    nodes: u64,
}

/// The total nodes, time and fingerprint of several benchmark searches, as JSON.
#[derive(Serialize)]
struct Figures {
    fingerprint: u64,
    nodes: u64,
    seconds: f64,
    nps: u64,
}

/// The benchmark totals of all games together and of each game, as JSON. A change to the knowledge
/// of one game leaves the fingerprints of the others as they were.
#[derive(Serialize)]
struct Answer {
    #[serde(flatten)]
    all: Figures,
    #[serde(flatten)]
    games: BTreeMap<&'static str, Figures>,
}

impl Bench {
    pub fn run(self) -> Result<(), Failure> {
        let limits = Limits { nodes: Some(self.nodes), ..Limits::default() };
        let mut bench = GameBench { limits, tallies: Vec::new() };
        visit_games(&mut bench)?;
        let tallies = bench.tallies.iter().map(|(_, tally)| tally.clone());
        let all = tallies.reduce(|all, tally| all.and(&tally)).unwrap_or_default();
        let games = bench.tallies.iter().map(|(name, tally)| (*name, tally.figures())).collect();
        json::print(&mut std::io::stdout(), &Answer { all: all.figures(), games })?;
        Ok(())
    }
}

/// Searches the benchmark positions of every game and collects the totals.
struct GameBench {
    limits: Limits,
    /// The totals of the benchmark searches, with the name of each game.
    tallies: Vec<(&'static str, Tally)>,
}

impl GameVisitor for GameBench {
    fn visit<G: CommandLine>(&mut self) -> Result<(), Failure> {
        let mut tally = Tally::default();
        for text in G::BENCH {
            let game = G::parse_position(text, &G::Options::default())?;
            tally.add(|| game.best_move(&self.limits))?;
        }
        self.tallies.push((G::NAME, tally));
        Ok(())
    }
}

/// The totals of the benchmark searches made so far.
#[derive(Clone, Default)]
struct Tally {
    fingerprint: Fingerprint,
    nodes: u64,
    seconds: f64,
}

impl Tally {
    /// Runs a benchmark search and adds its result to the totals.
    fn add<T, E>(&mut self, search: impl FnOnce() -> Result<SearchResult<T>, E>) -> Result<(), E>
    where
        T: ToString,
    {
        let begin = Instant::now();
        let result = search()?;
        self.seconds += begin.elapsed().as_secs_f64();
        self.nodes += result.nodes;
        self.fingerprint.add_result(&result);
        Ok(())
    }

    fn and(mut self, other: &Self) -> Self {
        self.fingerprint.add(&other.fingerprint.0.to_le_bytes());
        self.nodes += other.nodes;
        self.seconds += other.seconds;
        self
    }

    fn figures(&self) -> Figures {
        let &Self { ref fingerprint, nodes, seconds } = self;
        Figures { fingerprint: fingerprint.number(), nodes, seconds, nps: (nodes as f64 / seconds) as u64 }
    }
}

/// An FNV-1a hash of the results of searches: all but the time.
#[derive(Clone)]
struct Fingerprint(u64);

impl Default for Fingerprint {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Fingerprint {
    fn add(&mut self, bytes: &[u8]) {
        // A terminator after each part, so that [ab, c] and [a, bc] have different hashes.
        for &byte in bytes.iter().chain(&[0xff]) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    fn add_result<T: ToString>(&mut self, result: &SearchResult<T>) {
        for line in &result.lines {
            line.moves.iter().for_each(|turn| self.add(turn.to_string().as_bytes()));
            self.add(&line.score.0.to_le_bytes());
        }
        self.add(&result.nodes.to_le_bytes());
    }

    /// Returns the upper 53 bits of the hash: JSON numbers hold integers below 2⁵³ exactly.
    fn number(&self) -> u64 {
        self.0 >> 11
    }
}
