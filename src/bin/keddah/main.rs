//! The program `keddah`: the rules and the player on the command line. Answers are JSON on standard output;
//! what goes wrong is said on standard error, with exit status 2.
//!
//! A file a command; each knows its games and leaves every decision about them to the library.
#![forbid(unsafe_code)]

mod aei;
mod bench;
mod bestmove;
mod check;
mod json;
mod matches;
mod perft;
mod qtp;
mod quoridor;
mod replay;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Rules and players for Arimaa and Quoridor. Answers are JSON.
#[derive(Parser)]
#[command(name = "keddah", version, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Count what can be played from a position
    #[command(subcommand)]
    Perft(perft::Game),
    /// Judge moves: a JSON object a line on standard input, one a line out
    #[command(subcommand, long_about = check::ABOUT)]
    Check(check::Game),
    /// Replay the records of a file: a line of JSON a game
    #[command(subcommand)]
    Replay(replay::Game),
    /// Search for the best move
    #[command(subcommand)]
    Bestmove(bestmove::Game),
    /// Play Arimaa for another program: the Arimaa Engine Interface
    #[command(long_about = aei::ABOUT)]
    Aei(aei::Aei),
    /// Play Quoridor for another program: its dialect of the Go Text Protocol
    #[command(long_about = qtp::ABOUT)]
    Qtp(qtp::Qtp),
    /// Play a match between two engines
    #[command(subcommand, long_about = matches::ABOUT)]
    Match(Box<matches::Match>),
    /// Search fixed positions with fixed nodes: a fingerprint, and nodes a second
    Bench(bench::Bench),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Perft(game) => game.run(),
        Command::Check(game) => game.run(),
        Command::Replay(game) => game.run(),
        Command::Bestmove(game) => game.run(),
        Command::Aei(aei) => aei.run(),
        Command::Qtp(qtp) => qtp.run(),
        Command::Match(a_match) => a_match.run(),
        Command::Bench(bench) => bench.run(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.is_closed_pipe() => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

/// Why a command ends without its answer.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error("{0} ({code})", code = .0.code())]
    Arimaa(#[from] keddah::arimaa::Error),
    #[error("{0} ({code})", code = .0.code())]
    Quoridor(#[from] keddah::quoridor::Error),
    #[error("{0}")]
    Read(String),
    #[error("writing the answer: {0}")]
    Write(#[from] std::io::Error),
}

impl Failure {
    /// Whether who asked no longer listens, which is no fault.
    fn is_closed_pipe(&self) -> bool {
        matches!(self, Self::Write(error) if error.kind() == std::io::ErrorKind::BrokenPipe)
    }
}

impl From<keddah::quoridor::Refusal> for Failure {
    fn from(refusal: keddah::quoridor::Refusal) -> Self {
        Self::Quoridor(refusal.into())
    }
}

impl From<keddah::arimaa::Refusal> for Failure {
    fn from(refusal: keddah::arimaa::Refusal) -> Self {
        Self::Arimaa(refusal.into())
    }
}
