//! The program `keddah`: the rules and the players on the command line. Answers are JSON on
//! standard output; errors go to standard error, with exit status 2. A check that finds faults has
//! exit status 1.
//!
//! Each command has a file and is written for any game; `games` lists the games.
#![forbid(unsafe_code)]

mod aei;
mod answers;
mod bench;
mod bestmove;
mod check;
mod check_goal;
mod command_line;
mod counts;
mod failure;
mod games;
mod json;
mod lessons;
mod matches;
mod net;
mod openings;
mod perft;
mod played_turns;
mod puzzle_game;
mod puzzles;
mod qtp;
mod question;
mod records;
mod replay;
mod review;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use games::ByGame;

/// Rules and players for Arimaa and Quoridor. Answers are JSON.
#[derive(Parser)]
#[command(name = "keddah", version, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Count the leaves of the game tree below a position
    #[command(subcommand)]
    Perft(ByGame<perft::Perft>),
    /// Check whether moves are legal: one JSON object per line in, one per line out
    #[command(subcommand, long_about = check::ABOUT)]
    Check(ByGame<check::Check>),
    /// Judge goals of lessons and puzzles: one JSON object per line in, one per line out
    #[command(subcommand, long_about = check_goal::ABOUT)]
    CheckGoal(ByGame<check_goal::CheckGoal>),
    /// Check courses of lessons: one line of JSON per stage or fault
    #[command(subcommand, long_about = lessons::ABOUT)]
    Lessons(lessons::Lessons),
    /// Replay the records in a file: one line of JSON per game
    #[command(subcommand)]
    Replay(ByGame<replay::Replay>),
    /// Search for the best move
    #[command(subcommand)]
    Bestmove(ByGame<bestmove::BestMove>),
    /// Review the games in a file and write annotated records
    #[command(subcommand, long_about = review::ABOUT)]
    Review(ByGame<review::Review>),
    /// Run as an Arimaa engine: the Arimaa Engine Interface (AEI)
    #[command(long_about = aei::ABOUT)]
    Aei(aei::Aei),
    /// Run as a Quoridor engine: KataQuoridor's dialect of the Go Text Protocol (GTP)
    #[command(long_about = qtp::ABOUT)]
    Qtp(qtp::Qtp),
    /// Play a match between two engines
    #[command(subcommand, long_about = matches::ABOUT)]
    Match(Box<ByGame<matches::Match>>),
    /// Let the computer play against itself and write how the games opened
    #[command(subcommand, long_about = openings::ABOUT)]
    Openings(ByGame<openings::Openings>),
    #[command(subcommand, about = "Make puzzles from games, and prove those of a file", long_about = puzzles::ABOUT)]
    Puzzles(puzzles::Puzzles),
    /// Search fixed positions: prints a fingerprint of the results and nodes per second
    Bench(bench::Bench),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Perft(game) => game.run(),
        Command::Check(game) => game.run(),
        Command::CheckGoal(game) => game.run(),
        Command::Lessons(lessons) => lessons.run(),
        Command::Replay(game) => game.run(),
        Command::Bestmove(game) => game.run(),
        Command::Review(game) => game.run(),
        Command::Aei(aei) => aei.run(),
        Command::Qtp(qtp) => qtp.run(),
        Command::Match(a_match) => a_match.run(),
        Command::Openings(game) => game.run(),
        Command::Puzzles(puzzles) => puzzles.run(),
        Command::Bench(bench) => bench.run(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.is_closed_pipe() => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(error.exit_status())
        }
    }
}
