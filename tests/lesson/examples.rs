//! The examples of goals in `tests/data/goals`, which `docs/goals.md` shows.

use keddah::lesson::{Attempt, Goal, Goals};
use keddah::{arimaa::Arimaa, quoridor::Quoridor};
use serde::Deserialize;
use serde_json::Value;

/// A goal, turns from a position, and the judgment on them.
#[derive(Deserialize, Debug)]
pub struct Example {
    pub goal: String,
    pub position: String,
    pub turns: Vec<String>,
    pub answer: Value,
}

/// The attempt of an example, after all its turns.
pub fn attempt<G: Goals>(example: &Example) -> Attempt<G> {
    let game = G::parse_position(&example.position, &G::Options::default()).expect("a position");
    let mut attempt = Attempt::new(&game, &example.goal).expect("a goal");
    for turn in &example.turns {
        attempt.play(turn).unwrap_or_else(|error| panic!("{error} {example:?}"));
    }
    attempt
}

pub fn examples(file: &str) -> Vec<Example> {
    let path = format!("{}/tests/data/goals/{file}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("a file");
    text.lines().map(|line| serde_json::from_str(line).expect("an example")).collect()
}

fn check<G: Goals + PartialEq>(file: &str) {
    for example in examples(file) {
        let attempt = attempt::<G>(&example);
        let judgment = attempt.judge();
        assert_eq!(serde_json::to_value(&judgment).expect("JSON"), example.answer, "{example:?}");
        assert_eq!(judgment.missing.is_empty(), judgment.done, "{example:?} {judgment:?}");
        assert!(!(judgment.done && judgment.failed), "{example:?} {judgment:?}");
        let written = attempt.goal().to_string();
        let mut start = attempt.clone();
        while start.undo().is_some() {}
        let parsed = Goal::parse(&written, start.game()).expect("a goal");
        assert_eq!(&parsed, attempt.goal(), "{written}");
    }
}

#[test]
fn examples_of_arimaa() {
    check::<Arimaa>("arimaa");
}

#[test]
fn examples_of_quoridor() {
    check::<Quoridor>("quoridor");
}
