//! The arguments and the help of Quoridor.

mod puzzles;

use clap::Args;
use keddah::json::ErrorInfo;
use keddah::quoridor::ai::NET_LEVELS;
use keddah::quoridor::{Fault, Move, Notation, Options, Player, Quoridor};
use keddah::search::Level;

use crate::command_line::{CommandLine, Help, begin};
use crate::counts::Counts;
use crate::failure::Failure;
use crate::puzzle_game::PuzzleGame as _;
use crate::question::Question;

/// The command-line arguments that say where a game of Quoridor starts.
#[derive(Args)]
pub struct QuoridorStart {
    /// Position, as `[size:]horizontal walls/vertical walls/pawns/walls left/player to move`
    #[arg(long, value_name = "TEXT", conflicts_with_all = ["players", "size", "walls", "first"])]
    position: Option<String>,
    /// Number of players: 2 or 4
    #[arg(long, allow_negative_numbers = true, default_value_t = Options::default().players)]
    players: i64,
    /// Squares per side of the board: 5, 7, 9 or 11
    #[arg(long, allow_negative_numbers = true, default_value_t = Options::default().size)]
    size: i64,
    /// Walls of each player at the start, 0 to 99; by default 10 for two players and 5 for four
    #[arg(long, allow_negative_numbers = true, value_parser = walls)]
    walls: Option<i64>,
    /// Number of the player who moves first
    #[arg(long, value_name = "PLAYER", allow_negative_numbers = true, default_value_t = Options::default().first)]
    first: i64,
    /// Moves played from the position, such as `e2 e8 e3h`
    #[arg(long)]
    moves: Option<String>,
    /// Notation of the moves: standard or glendenning
    #[arg(long, default_value = "standard", value_parser = notation)]
    notation: Notation,
}

/// The command-line arguments of `perft` for Quoridor.
#[derive(Args)]
pub struct QuoridorPerft {
    #[command(flatten)]
    start: QuoridorStart,
    /// Search depth in moves
    #[arg(long, value_name = "MOVES", value_parser = clap::value_parser!(u8).range(1..=100))]
    depth: u8,
    /// Also print the count below each first move
    #[arg(long)]
    divide: bool,
}

/// The command-line arguments that say how records of Quoridor are read.
#[derive(Args)]
pub struct QuoridorRecords {
    /// Notation of the moves, standard or glendenning; by default the one in which each game is
    /// legal
    #[arg(long, value_parser = notation)]
    notation: Option<Notation>,
}

impl CommandLine for Quoridor {
    type Start = QuoridorStart;
    type RecordArguments = QuoridorRecords;
    type Perft = QuoridorPerft;

    const HELP: Help = Help {
        perft: "Count moves",
        check: "Check moves; options {\"players\"?, \"size\"?, \"walls\"?, \"first\"?: number} for the start of the game, \
            and {\"notation\"?: \"standard\" or \"glendenning\"} for the moves",
        check_goal: "Judge goals of Quoridor, with the options of check",
        replay: "Replay plain records, one per line, and tagged records",
        bestmove: "Find the best move",
        review: "Review games of Quoridor, of two or four players",
        matches: "Quoridor, two players on 9x9",
        openings: "Openings of Quoridor, two players on 9x9",
        puzzles: "Puzzles of Quoridor, for two and four players",
    };
    const OPENING_TURNS: usize = 14;
    const BENCH: &'static [&'static str] = &[
        "//e1e9/10 10/1",
        "//e4e6/10 10/1",
        "a1a8c1e3/d6e1h3/e2e9/7 6/1",
        "c3d6f6/e5/e8e2/3 2/2",
        "a8b7c1c8e2e6e7e8f1g6h8/b6d1d3f5f8h7/f7e4/2 1/1",
        "11://f1f11/21 21/1",
        "//e1a5e9i5/5 5 5 5/1",
        "d5e7/c3f6/e4c5e6g5/5 4 4 5/3",
    ];

    fn levels(with_net: bool) -> &'static [Level; 10] {
        if with_net { &NET_LEVELS } else { &Self::LEVELS[0] }
    }

    fn read_start(start: &QuoridorStart) -> (Option<&str>, Option<&str>, Options) {
        let &QuoridorStart { players, size, walls, first, notation, .. } = start;
        let options = Options { players, size, walls, first, notation: Some(notation) };
        (start.position.as_deref(), start.moves.as_deref(), options)
    }

    fn record_options(arguments: &QuoridorRecords) -> Options {
        Options { notation: arguments.notation, ..Options::default() }
    }

    fn read_options(question: &Question) -> Result<Options, Box<ErrorInfo>> {
        let usual = Options::default();
        let notation = match question.text("notation")? {
            None => None,
            Some(name) => Some(
                Notation::from_name(name)
                    .ok_or_else(|| ErrorInfo::new("type", "“notation” is “standard” or “glendenning”."))?,
            ),
        };
        Ok(Options {
            players: question.number("players")?.unwrap_or(usual.players),
            size: question.number("size")?.unwrap_or(usual.size),
            walls: question.number("walls")?,
            first: question.number("first")?.unwrap_or(usual.first),
            notation,
        })
    }

    fn perft(arguments: &QuoridorPerft) -> Result<Counts, Failure> {
        let &QuoridorPerft { ref start, depth, divide } = arguments;
        let game = begin::<Self>(start)?;
        let name = |mv: &Move| game.labels().write(*mv);
        Ok(Counts::new(game.position(), depth, divide.then_some(name)))
    }
}

/// Parses the number of walls of each player. Fails if a player may not have so many.
fn walls(text: &str) -> Result<i64, String> {
    let walls = text.parse().map_err(|_| "a whole number is expected".to_owned())?;
    let fault = Fault::BadWalls { player: None, walls };
    let possible = (0..=i64::from(Player::MAX_WALLS)).contains(&walls);
    if possible { Ok(walls) } else { Err(format!("{fault} ({})", fault.code())) }
}

/// Parses the name of a Quoridor notation.
fn notation(name: &str) -> Result<Notation, String> {
    Notation::from_name(name).ok_or_else(|| "expected standard or glendenning".into())
}
