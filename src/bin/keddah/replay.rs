//! `keddah replay`: replays the records in a file and writes one line of JSON per game.

use keddah::json::{ErrorInfo, Status};
use keddah::playable::Playable;
use keddah::record::RecordEntry;
use serde::Serialize;

use crate::command_line::{CommandLine, GameCommand};
use crate::failure::Failure;
use crate::json::print;
use crate::records::{Name, Records};

pub struct Replay;

impl GameCommand for Replay {
    type Arguments<G: CommandLine> = Records<G>;

    fn about<G: CommandLine>() -> String {
        G::HELP.replay.into()
    }

    fn run<G: CommandLine>(records: Records<G>) -> Result<(), Failure> {
        let mut output = std::io::stdout().lock();
        for entry in records.read()? {
            print(&mut output, &Answer::from(entry))?;
        }
        Ok(())
    }
}

/// The result of replaying one game record, as JSON.
#[derive(Serialize)]
struct Answer {
    game: Name,
    #[serde(flatten)]
    result: ReplayResult,
}

#[derive(Serialize)]
#[serde(untagged)]
enum ReplayResult {
    /// The game was replayed. `turns` counts each player's turns, Arimaa's setups included.
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
        let result = match entry.game {
            Ok(game) => ReplayResult::Replayed { turns: game.ply(), status: game.status().into() },
            Err(error) => ReplayResult::Refused { error: ErrorInfo::of(error) },
        };
        Self { game: Name::new(entry.name, entry.number), result }
    }
}
