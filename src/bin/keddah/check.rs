//! `keddah check`: checks whether moves are legal. Reads one JSON object per line and writes one
//! per line.

use keddah::json::{ErrorInfo, Status};
use serde::Serialize;

use crate::command_line::{CommandLine, GameCommand};
use crate::failure::Failure;
use crate::question::{Question, answer_lines};

pub const ABOUT: &str = "\
Check whether moves are legal: one JSON object per line on standard input, one per line on standard output

A question: {\"position\"?: text, \"history\"?: [turn, …], \"move\": turn}, and the options of the game. \
Other keys and empty lines are ignored.

An answer: {\"legal\": true, \"move\": the move written in full, \"position\": the position after it, \"status\": …, \
\"occurrences\": n} or {\"legal\": false, \"code\": …, \"message\": …, \"squares\": […]}. An invalid question is \
answered by {\"error\": {\"code\", \"message\", \"index\"?, \"at\"?}}; the code is `json`, `type`, that of an invalid \
position, or that of an illegal turn of the history (the turn at `index`).";

pub struct Check;

impl GameCommand for Check {
    type Arguments<G: CommandLine> = ();

    fn about<G: CommandLine>() -> String {
        G::HELP.check.into()
    }

    fn run<G: CommandLine>((): ()) -> Result<(), Failure> {
        let (mut input, mut output) = (std::io::stdin().lock(), std::io::stdout().lock());
        answer_lines(&mut input, &mut output, judge::<G>)
    }
}

/// The answer to the question whether a move is legal, as JSON.
#[derive(Serialize)]
#[serde(untagged)]
pub enum CheckResult {
    Legal {
        legal: bool,
        #[serde(rename = "move")]
        written: String,
        position: String,
        status: Status,
        occurrences: u32,
    },
    Illegal {
        legal: bool,
        #[serde(flatten)]
        reason: Box<ErrorInfo>,
    },
}

/// Answers a question of `keddah check`: whether a move is legal.
pub fn judge<G: CommandLine>(question: &Question) -> Result<CheckResult, Box<ErrorInfo>> {
    let (position, history, asked) =
        (question.text("position")?, question.turns("history")?, question.asked()?);
    let options = G::read_options(question)?;
    let game = position.map_or_else(|| G::start(&options), |text| G::parse_position(text, &options));
    let mut game = game.map_err(ErrorInfo::of)?;
    for (index, turn) in history.into_iter().enumerate() {
        game.play(turn).map_err(|error| ErrorInfo::of(error).at_index(index))?;
    }
    Ok(match game.check(asked) {
        Ok(checked) => CheckResult::Legal {
            legal: true,
            written: checked.text,
            position: checked.position.to_string(),
            status: checked.status.into(),
            occurrences: checked.occurrences,
        },
        Err(error) => CheckResult::Illegal { legal: false, reason: ErrorInfo::of(error) },
    })
}
