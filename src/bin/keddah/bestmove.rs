//! `keddah bestmove`: searches for the best move.

use std::path::PathBuf;

use clap::Args;
use keddah::json::SearchResult;
use keddah::search::{Control, Limits, MAX_DEPTH, system_clock};

use crate::command_line::{CommandLine, GameCommand, begin, exact};
use crate::failure::Failure;
use crate::json;
use crate::net::read;

pub struct BestMove;

impl GameCommand for BestMove {
    type Arguments<G: CommandLine> = Question<G>;

    fn about<G: CommandLine>() -> String {
        G::HELP.bestmove.into()
    }

    fn run<G: CommandLine>(
        Question { start, limits, search_turns, net }: Question<G>,
    ) -> Result<(), Failure> {
        let game = begin::<G>(&start)?;
        let turns = game.read_turns(&search_turns).map_err(|(index, error)| {
            let failure = Failure::from(error);
            Failure::SearchTurn { number: index + 1, failure: Box::new(failure) }
        })?;
        let now = system_clock();
        let net = net.map(|path| read::<G>(&path)).transpose()?;
        let control = Control { now: &now, net: net.as_ref(), ..Control::default() };
        let limits = Limits { net: net.as_ref().map(|_| true), ..limits.into() };
        let found = game.search_among(&turns, &limits, &control, &mut |_| ())?;
        json::print(&mut std::io::stdout(), &SearchResult::from(&found))?;
        Ok(())
    }
}

/// The game to search and the limits of the search, as command-line arguments.
#[derive(Args)]
pub struct Question<G: CommandLine> {
    #[command(flatten)]
    start: G::Start,
    #[command(flatten)]
    limits: LimitArguments,
    /// The only turns to search, separated by commas
    #[arg(long, value_name = "TURN,…", value_delimiter = ',')]
    search_turns: Vec<String>,
    /// A network to search with, whatever the limits
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,
}

/// The limits of a search. The first one reached ends it; without any, level 5 applies.
#[derive(Args)]
struct LimitArguments {
    /// Number of nodes to search, at least 1
    #[arg(long, value_parser = exact(1))]
    nodes: Option<u64>,
    /// Time to search, in milliseconds
    #[arg(long, value_name = "MS", value_parser = exact(0))]
    time: Option<u64>,
    /// Playing strength, from 1 to 10
    #[arg(long, value_name = "1-10", value_parser = clap::value_parser!(u8).range(1..=10))]
    level: Option<u8>,
    /// Search depth: steps in Arimaa, moves in Quoridor
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=i64::from(MAX_DEPTH)))]
    depth: Option<u32>,
    /// Number of best lines to report, each with another first move
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=100))]
    lines: Option<u32>,
    /// Seed of the level's errors and of the choice of a setup; the same seed gives the same answer
    #[arg(long, default_value_t = 0, value_parser = exact(0))]
    seed: u64,
}

impl From<LimitArguments> for Limits {
    fn from(wanted: LimitArguments) -> Self {
        let LimitArguments { nodes, time, level, depth, lines, seed } = wanted;
        // The number of lines does not limit a search.
        let unlimited = nodes.is_none() && time.is_none() && depth.is_none();
        let level = level.or(unlimited.then_some(5));
        Self { nodes, time_ms: time.map(|ms| ms as f64), level, depth, lines, seed, share: None, net: None }
    }
}
