//! Functions for JavaScript that judge goals of lessons and puzzles.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use super::convert::{Failure, reason, thrown, to_js};
use crate::json::ErrorInfo;
use crate::lesson::{Attempt, Goal, Goals};
use crate::record::{ErrorOf, GameRecord};

/// Parses the text that a goal is judged from: a position, or a record, which stands for its last
/// position.
fn start<G: Goals>(text: &str) -> Result<GameRecord<G>, JsValue> {
    G::parse(text, &G::Options::default()).map_err(thrown(text))
}

/// Judges a goal after turns that begin at a position. Throws if one of the texts is invalid; for
/// an illegal turn with its `index`.
pub(super) fn judge<G: Goals>(text: &str, goal: &str, turns: &[String]) -> Result<JsValue, JsValue> {
    let mut attempt = Attempt::<G>::new(&start(text)?, goal).map_err(thrown(goal))?;
    for (index, turn) in turns.iter().enumerate() {
        attempt.play(turn).map_err(|error: ErrorOf<G>| {
            Failure::from(ErrorInfo { index: Some(index), ..reason(error, turn) })
        })?;
    }
    // As in JSON, an unlimited number of turns is `null`.
    attempt.judge().serialize(&Serializer::json_compatible()).map_err(JsValue::from)
}

/// Returns the faults of a goal for a position: a list, empty for a valid goal.
pub(super) fn faults<G: Goals>(text: &str, goal: &str) -> Result<JsValue, JsValue> {
    let fault = Goal::<G>::parse(goal, &start(text)?).err();
    Ok(to_js(&fault.map(|fault| reason(fault, goal)).into_iter().collect::<Vec<_>>()))
}

/// Defines the JavaScript functions for the goals of a game, in a module with this name.
macro_rules! lesson_functions {
    ($module:ident, $Rules:ty) => {
        mod $module {
            use wasm_bindgen::prelude::*;

            #[wasm_bindgen]
            pub fn judge(start: &str, goal: &str, turns: Vec<String>) -> Result<JsValue, JsValue> {
                crate::wasm::lesson::judge::<$Rules>(start, goal, &turns)
            }

            #[wasm_bindgen]
            pub fn faults(start: &str, goal: &str) -> Result<JsValue, JsValue> {
                crate::wasm::lesson::faults::<$Rules>(start, goal)
            }
        }
    };
}

pub(super) use lesson_functions;
