//! `keddah bench`: searches fixed positions with a fixed number of nodes.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use keddah::search::{Control, Level, Limits, RootTurnSearch, SearchResult, system_clock};
use serde::Serialize;

use crate::command_line::CommandLine;
use crate::failure::Failure;
use crate::games::{GameVisitor, visit_games};
use crate::json;
use crate::net::read;
use crate::played_turns::PlayedTurns;

#[derive(Args)]
pub struct Bench {
    /// Nodes of each benchmark search; another number gives another fingerprint
    #[arg(long, default_value_t = 50_000, value_parser = clap::value_parser!(u64).range(1..1 << 53))]
    nodes: u64,
    /// Also print how deep the listed turns at the root were searched
    #[arg(long)]
    explain: bool,
    /// Also print where every tenth turn of these games stands in the list of the turns at the
    /// root; a search lists them in Arimaa only
    #[arg(long, value_name = "RECORDS", requires = "explain")]
    games: Option<PathBuf>,
    /// Search with this network, the positions of its game alone
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,
}

/// The total nodes, time and fingerprint of several benchmark searches, as JSON.
#[derive(Serialize)]
struct Figures {
    fingerprint: u64,
    nodes: u64,
    seconds: f64,
    nps: u64,
    /// The searches of the listed root turns by depth, if requested.
    #[serde(rename = "rootTurns", skip_serializing_if = "Vec::is_empty")]
    root_turns: Vec<DepthFigures>,
    /// Where the turns of games stand in the list of root turns, if requested.
    #[serde(rename = "playedTurns", skip_serializing_if = "Option::is_none")]
    played_turns: Option<PlayedTurns>,
}

/// The searches of root turns to one depth.
#[derive(Clone, Serialize)]
struct DepthFigures {
    /// The depth after the turn, in actions; 0 for its static value.
    depth: u32,
    /// The number of turns searched to this depth or deeper.
    turns: usize,
    /// The number of searches to this depth.
    searches: u64,
    /// The nodes of these searches.
    nodes: u64,
}

/// The benchmark totals of all games together and of each game, as JSON. A change to the knowledge
/// of one game leaves the fingerprints of the others as they were.
#[derive(Serialize)]
struct Answer {
    #[serde(flatten)]
    all: Figures,
    #[serde(flatten)]
    games: BTreeMap<&'static str, GameFigures>,
}

/// The benchmark totals of one game, as JSON.
#[derive(Serialize)]
struct GameFigures {
    #[serde(flatten)]
    figures: Figures,
    /// The limits of the playing levels 1 to 10, which the fingerprint does not cover.
    levels: Vec<LevelLimits>,
}

/// The limits of a playing level, as in [`Level`].
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct LevelLimits {
    depth: u32,
    full_depth: u32,
    nodes: u64,
    noise: i32,
}

impl From<&Level> for LevelLimits {
    fn from(&Level { depth, full_depth, nodes, noise }: &Level) -> Self {
        Self { depth, full_depth, nodes, noise }
    }
}

impl Bench {
    pub fn run(self) -> Result<(), Failure> {
        let limits = Limits { nodes: Some(self.nodes), ..Limits::default() };
        let limits = Limits { net: self.net.as_ref().map(|_| true), ..limits };
        let Self { explain, games, net, .. } = self;
        let mut bench = GameBench { limits, explain, games, net, refused: None, tallies: Vec::new() };
        visit_games(&mut bench)?;
        if let (true, Some(failure)) = (bench.tallies.is_empty(), bench.refused) {
            return Err(failure);
        }
        if let Some(file) = bench.games
            && bench.tallies.iter().all(|(.., tally)| tally.played_turns.is_none())
        {
            let problem = "has no game with a tenth turn that a search lists";
            return Err(Failure::Read(format!("{} {problem}", file.display())));
        }
        // The figures of turns are those of one game.
        let without_turns =
            |tally: &Tally| Tally { root_turns: Vec::new(), played_turns: None, ..tally.clone() };
        let tallies = bench.tallies.iter().map(|(.., tally)| without_turns(tally));
        let all = tallies.reduce(|all, tally| all.and(&tally)).unwrap_or_default();
        let game = |(name, levels, tally): &(_, &[Level], Tally)| {
            (
                *name,
                GameFigures {
                    figures: tally.figures(),
                    levels: levels.iter().map(LevelLimits::from).collect(),
                },
            )
        };
        let games = bench.tallies.iter().map(game).collect();
        json::print(&mut std::io::stdout(), &Answer { all: all.figures(), games })?;
        Ok(())
    }
}

/// Searches the benchmark positions of every game and collects the totals.
struct GameBench {
    limits: Limits,
    explain: bool,
    games: Option<PathBuf>,
    net: Option<PathBuf>,
    /// Why the network does not fit the last game that it does not fit.
    refused: Option<Failure>,
    /// The totals of the benchmark searches, with the name and the playing levels of each game.
    tallies: Vec<(&'static str, &'static [Level], Tally)>,
}

impl GameVisitor for GameBench {
    fn visit<G: CommandLine>(&mut self) -> Result<(), Failure> {
        let net = match self.net.as_ref().map(|path| read::<G>(path)).transpose() {
            Ok(net) => net,
            // A network is of one game.
            Err(failure) => {
                self.refused = Some(failure);
                return Ok(());
            }
        };
        let mut tally = Tally::default();
        let root_turns = RefCell::new(RootTurnTally::default());
        for (number, text) in G::BENCH.iter().enumerate() {
            let game = G::parse_position(text, &G::Options::default())?;
            let now = system_clock();
            let root_turn = |search| root_turns.borrow_mut().add(number, search);
            let control =
                Control { now: &now, root_turn: &root_turn, net: net.as_ref(), ..Control::default() };
            tally.add(|| game.search(&self.limits, &control, &mut |_| ()))?;
        }
        if self.explain {
            tally.root_turns = root_turns.into_inner().figures();
        }
        if let Some(file) = &self.games {
            tally.played_turns = PlayedTurns::of::<G>(file)?;
        }
        self.tallies.push((G::NAME, G::levels(net.is_some()), tally));
        Ok(())
    }
}

/// The totals of the benchmark searches made so far.
#[derive(Clone, Default)]
struct Tally {
    fingerprint: Fingerprint,
    nodes: u64,
    seconds: f64,
    root_turns: Vec<DepthFigures>,
    played_turns: Option<PlayedTurns>,
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
        let Self { fingerprint, nodes, seconds, root_turns, played_turns } = self.clone();
        let nps = (nodes as f64 / seconds) as u64;
        Figures { fingerprint: fingerprint.number(), nodes, seconds, nps, root_turns, played_turns }
    }
}

/// How deep root turns were searched.
#[derive(Clone, Default)]
struct RootTurnTally {
    /// The greatest depth of each turn, by the number of the search and the key of the turn.
    greatest: HashMap<(usize, u64), u32>,
    /// The number of searches by depth, and of their nodes.
    searches: BTreeMap<u32, (u64, u64)>,
}

impl RootTurnTally {
    fn add(&mut self, number: usize, search: RootTurnSearch) {
        let greatest = self.greatest.entry((number, search.key)).or_default();
        *greatest = search.depth.max(*greatest);
        let (count, nodes) = self.searches.entry(search.depth).or_default();
        *count += 1;
        *nodes += search.nodes;
    }

    fn figures(&self) -> Vec<DepthFigures> {
        let figures = |(&depth, &(searches, nodes))| DepthFigures {
            depth,
            turns: self.greatest.values().filter(|&&greatest| greatest >= depth).count(),
            searches,
            nodes,
        };
        self.searches.iter().map(figures).collect()
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
