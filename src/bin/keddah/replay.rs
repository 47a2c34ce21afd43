//! `keddah replay`: replays the records of a file, a line of JSON a game.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use keddah::arimaa::{Listed, read_games};
use serde::Serialize;

use crate::Failure;
use crate::json::{Reason, Status, print};

#[derive(Subcommand)]
pub enum Game {
    /// Plain records, tagged ones, and those of arimaa.com's archive
    Arimaa(File),
}

#[derive(Args)]
pub struct File {
    /// Any number of records, a blank line between; lines that begin with `#` are ignored
    file: PathBuf,
}

impl Game {
    pub fn run(self) -> Result<(), Failure> {
        match self {
            Self::Arimaa(File { file }) => {
                let read = std::fs::read(&file);
                let bytes =
                    read.map_err(|error| Failure::Read(format!("reading {}: {error}", file.display())))?;
                // A character that is none spoils its own game alone.
                let text = String::from_utf8_lossy(&bytes);
                let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
                let mut output = std::io::stdout().lock();
                read_games(text).try_for_each(|listed| print(&mut output, &Answer::from(listed)))?;
                Ok(())
            }
        }
    }
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
    /// Setups are turns.
    Replayed {
        turns: usize,
        status: Status,
    },
    Refused {
        error: Box<Reason>,
    },
}

impl From<Listed> for Answer {
    fn from(listed: Listed) -> Self {
        let verdict = match listed.game {
            Ok(game) => Verdict::Replayed { turns: game.ply(), status: game.status().into() },
            Err(error) => Verdict::Refused { error: Reason::of(&error) },
        };
        Self { game: listed.name.map_or(Name::Number(listed.number), Name::Called), verdict }
    }
}
