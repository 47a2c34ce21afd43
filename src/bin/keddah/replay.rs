//! `keddah replay`: replays the records of a file, a line of JSON a game.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use keddah::answer::{Reason, Status};
use keddah::quoridor::Notation;
use keddah::{arimaa, quoridor};
use serde::Serialize;

use crate::Failure;
use crate::json::print;
use crate::quoridor::notation;

#[derive(Subcommand)]
pub enum Game {
    /// Plain records, tagged ones, and those of arimaa.com's archive
    Arimaa(File),
    /// Plain records, one a line, and tagged ones
    Quoridor(Quoridor),
}

#[derive(Args)]
pub struct Quoridor {
    #[command(flatten)]
    file: File,
    /// How moves are written: standard or glendenning; if not said, in the way in which they are legal
    #[arg(long, value_parser = notation)]
    notation: Option<Notation>,
}

#[derive(Args)]
pub struct File {
    /// Any number of records, a blank line between; lines that begin with `#` are ignored
    file: PathBuf,
}

impl Game {
    pub fn run(self) -> Result<(), Failure> {
        match self {
            Self::Arimaa(file) => answer(arimaa::read_games(&file.read()?).map(|listed| {
                Answer::new(listed.name, listed.number, listed.game.map(|game| (game.ply(), game.status())))
            })),
            Self::Quoridor(Quoridor { file, notation }) => {
                answer(quoridor::read_games(&file.read()?, notation).map(|listed| {
                    Answer::new(
                        listed.name,
                        listed.number,
                        listed.game.map(|game| (game.ply(), game.status())),
                    )
                }))
            }
        }
    }
}

impl File {
    fn read(&self) -> Result<String, Failure> {
        let read = std::fs::read(&self.file);
        let bytes =
            read.map_err(|error| Failure::Read(format!("reading {}: {error}", self.file.display())))?;
        // A character that is none spoils its own game alone.
        let text = String::from_utf8_lossy(&bytes);
        Ok(text.strip_prefix('\u{feff}').unwrap_or(&text).to_owned())
    }
}

fn answer(mut answers: impl Iterator<Item = Answer>) -> Result<(), Failure> {
    let mut output = std::io::stdout().lock();
    Ok(answers.try_for_each(|answer| print(&mut output, &answer))?)
}

/// What is said of one game.
#[derive(Serialize)]
struct Answer {
    game: Name,
    #[serde(flatten)]
    verdict: Verdict,
}

/// What the file calls it, or else which it is, from 1.
#[derive(Serialize)]
#[serde(untagged)]
enum Name {
    Called(String),
    Number(usize),
}

#[derive(Serialize)]
#[serde(untagged)]
enum Verdict {
    /// Setups are turns, and so is each player's move.
    Replayed {
        turns: usize,
        status: Status,
    },
    Refused {
        error: Box<Reason>,
    },
}

impl Answer {
    fn new<S: Into<Status>, E: Into<Reason>>(
        name: Option<String>,
        number: usize,
        game: Result<(usize, S), E>,
    ) -> Self {
        let verdict = match game {
            Ok((turns, status)) => Verdict::Replayed { turns, status: status.into() },
            Err(error) => Verdict::Refused { error: Reason::of(error) },
        };
        Self { game: name.map_or(Name::Number(number), Name::Called), verdict }
    }
}
