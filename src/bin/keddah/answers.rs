//! The answers to the questions of `keddah check` and `keddah check-goal`.

use keddah::json::{ErrorInfo, Status};
use keddah::lesson::{Attempt, Judgment};
use serde::Serialize;

use crate::command_line::CommandLine;
use crate::question::Question;

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
pub fn check_move<G: CommandLine>(question: &Question) -> Result<CheckResult, Box<ErrorInfo>> {
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

/// Answers a question of `keddah check-goal`: whether turns reach a goal.
pub fn check_goal<G: CommandLine>(question: &Question) -> Result<Judgment, Box<ErrorInfo>> {
    let (position, turns) = (question.text("position")?, question.turns("turns")?);
    let goal = question.text("goal")?;
    let goal =
        goal.ok_or_else(|| ErrorInfo::new("type", "“goal” is missing: the goal to judge, as a string."))?;
    let options = G::read_options(question)?;
    let game = position.map_or_else(|| G::start(&options), |text| G::parse(text, &options));
    let mut attempt = Attempt::new(&game.map_err(ErrorInfo::of)?, goal).map_err(ErrorInfo::of)?;
    for (index, turn) in turns.into_iter().enumerate() {
        attempt.play(turn).map_err(|error| ErrorInfo::of(error).at_index(index))?;
    }
    Ok(attempt.judge())
}
