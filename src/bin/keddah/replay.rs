//! `keddah replay`: replays the records in a file and writes one line of JSON per game.

use std::path::{Path, PathBuf};

use clap::Args;
use keddah::json::{ErrorInfo, Status};
use keddah::playable::Playable;
use keddah::record::{GameRecord, RecordEntry};
use serde::Serialize;

use crate::command_line::{CommandLine, GameCommand};
use crate::failure::Failure;
use crate::json::print;

pub struct Replay;

impl GameCommand for Replay {
    type Arguments<G: CommandLine> = Records<G>;

    fn about<G: CommandLine>() -> String {
        G::HELP.replay.into()
    }

    fn run<G: CommandLine>(records: Records<G>) -> Result<(), Failure> {
        let text = read(&records.file)?;
        let mut output = std::io::stdout().lock();
        for entry in GameRecord::<G>::read_all(&text, &G::record_options(&records.options)) {
            print(&mut output, &Answer::from(entry))?;
        }
        Ok(())
    }
}

/// A file of records and the options with which it is read.
#[derive(Args)]
pub struct Records<G: CommandLine> {
    /// File of any number of records, separated by blank lines; lines that begin with `#` are
    /// ignored
    file: PathBuf,
    #[command(flatten)]
    options: G::RecordArguments,
}

/// The text of a file.
fn read(file: &Path) -> Result<String, Failure> {
    let read = std::fs::read(file);
    let bytes = read.map_err(|error| Failure::Read(format!("cannot read {}: {error}", file.display())))?;
    // Invalid UTF-8 makes only the game that contains it unreadable.
    let text = String::from_utf8_lossy(&bytes);
    Ok(text.strip_prefix('\u{feff}').unwrap_or(&text).to_owned())
}

/// The answer for one game.
#[derive(Serialize)]
struct Answer {
    game: Name,
    #[serde(flatten)]
    verdict: Verdict,
}

/// The name of a game in the file; without one, its number, from 1.
#[derive(Serialize)]
#[serde(untagged)]
enum Name {
    Called(String),
    Number(usize),
}

#[derive(Serialize)]
#[serde(untagged)]
enum Verdict {
    /// `turns` counts each player's turns, Arimaa's setups included.
    Replayed {
        turns: usize,
        status: Status,
    },
    Refused {
        error: Box<ErrorInfo>,
    },
}

impl<G: Playable> From<RecordEntry<G>> for Answer {
    fn from(entry: RecordEntry<G>) -> Self {
        let verdict = match entry.game {
            Ok(game) => Verdict::Replayed { turns: game.ply(), status: game.status().into() },
            Err(error) => Verdict::Refused { error: ErrorInfo::of(error) },
        };
        Self { game: entry.name.map_or(Name::Number(entry.number), Name::Called), verdict }
    }
}
