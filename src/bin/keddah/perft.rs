//! `keddah perft`: counts the leaves of the game tree.

use std::time::Instant;

use serde::Serialize;

use crate::command_line::{CommandLine, GameCommand};
use crate::counts::Counts;
use crate::failure::Failure;
use crate::json;

pub struct Perft;

impl GameCommand for Perft {
    type Arguments<G: CommandLine> = G::Perft;

    fn about<G: CommandLine>() -> String {
        G::HELP.perft.into()
    }

    fn run<G: CommandLine>(arguments: G::Perft) -> Result<(), Failure> {
        let begin = Instant::now();
        let counts = G::perft(&arguments)?;
        let answer = Answer { counts, seconds: begin.elapsed().as_secs_f64() };
        Ok(json::print(&mut std::io::stdout(), &answer)?)
    }
}

#[derive(Serialize)]
struct Answer {
    #[serde(flatten)]
    counts: Counts,
    seconds: f64,
}
