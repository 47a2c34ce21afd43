//! The traits of games and commands on the command line.

use clap::Args;
use keddah::game::Rng;
use keddah::json::ErrorInfo;
use keddah::lesson::course::CourseGame;
use keddah::record::{ErrorOf, GameRecord};
use keddah::search::Level;

use crate::counts::Counts;
use crate::failure::Failure;
use crate::puzzle_game::PuzzleGame;
use crate::question::Question;

/// A game that the commands of the program support.
pub trait CommandLine: PuzzleGame + CourseGame {
    /// The command-line arguments that say where a game starts.
    type Start: Args;
    /// The command-line arguments that say how game records are read.
    type RecordArguments: Args;
    /// The command-line arguments of `perft`.
    type Perft: Args;

    /// The lines about this game in the help of each command.
    const HELP: Help;
    /// The positions that `bench` searches: openings, middlegames and endgames.
    const BENCH: &'static [&'static str];
    /// The default number of turns that the command `openings` counts, setups included.
    const OPENING_TURNS: usize;

    /// The playing levels of a usual game, with or without a network. By default the first table of
    /// [`LEVELS`](PuzzleGame::LEVELS).
    fn levels(_with_net: bool) -> &'static [Level; 10] {
        &Self::LEVELS[0]
    }

    /// Returns the start of a game that the command `openings` plays, with any setups already made.
    /// By default a new game.
    fn opening_start(_number: u32, _rng: &mut Rng) -> Result<GameRecord<Self>, ErrorOf<Self>> {
        Self::start(&Self::Options::default())
    }

    /// Splits the arguments into the position, the moves played from it, and the options of the
    /// game.
    fn read_start(start: &Self::Start) -> (Option<&str>, Option<&str>, Self::Options);

    /// Returns the options with which game records are read.
    fn record_options(arguments: &Self::RecordArguments) -> Self::Options;

    /// Returns the options of the game in a question of `keddah check`.
    fn read_options(question: &Question) -> Result<Self::Options, Box<ErrorInfo>>;

    /// Counts the leaves of the game tree for the command `perft`.
    fn perft(arguments: &Self::Perft) -> Result<Counts, Failure>;
}

/// What the help of each command says about a game, one line each.
pub struct Help {
    pub perft: &'static str,
    pub check: &'static str,
    pub check_goal: &'static str,
    pub replay: &'static str,
    pub bestmove: &'static str,
    pub review: &'static str,
    pub matches: &'static str,
    pub openings: &'static str,
    pub puzzles: &'static str,
}

/// A command of the program that has a subcommand for each game.
pub trait GameCommand {
    /// The command-line arguments of the subcommand for a game.
    type Arguments<G: CommandLine>: Args;

    /// Returns the help text of the subcommand for a game.
    fn about<G: CommandLine>() -> String;

    /// Runs the subcommand for the game `G`.
    fn run<G: CommandLine>(arguments: Self::Arguments<G>) -> Result<(), Failure>;
}

/// Returns the game after the moves given on the command line.
pub fn begin<G: CommandLine>(start: &G::Start) -> Result<GameRecord<G>, ErrorOf<G>> {
    let (position, moves, options) = G::read_start(start);
    let mut game = position.map_or_else(|| G::start(&options), |text| G::parse_position(text, &options))?;
    for turn in G::split_turns(moves.unwrap_or_default()) {
        game.play(&turn)?;
    }
    Ok(game)
}

/// Parses integers from `min` to 2⁵³ − 1, which every JSON parser represents exactly.
pub fn exact(min: u64) -> clap::builder::RangedU64ValueParser<u64> {
    clap::value_parser!(u64).range(min..1 << 53)
}
