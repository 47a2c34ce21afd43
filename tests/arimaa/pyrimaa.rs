//! Compares the rules with recorded results of another author's (the module pyrimaa of the PyPI
//! package AEI), for random positions and turns. `npm run oracle` compares with the program itself.

use std::collections::HashMap;

use keddah::arimaa::{Position, Turn, turn_boards};

const ANSWERS: &str = include_str!("../data/arimaa/pyrimaa.txt");

/// Returns the recorded positions. Each line of an entry is a key and a value.
fn entries() -> Vec<HashMap<&'static str, &'static str>> {
    let blocks = ANSWERS.split("\n\n").map(|block| block.lines().filter(|line| !line.starts_with('#')));
    let entries =
        blocks.map(|lines| lines.filter_map(|line| line.split_once(' ')).collect::<HashMap<_, _>>());
    entries.filter(|entry| !entry.is_empty()).collect()
}

/// Returns the legal next steps in the form of the file: sorted, without captures.
fn steps(position: &Position) -> String {
    let mut names: Vec<_> = position
        .legal_steps()
        .into_iter()
        .map(|step| {
            let legal = position.describe(step).expect("a legal step moves a piece");
            format!("{}{step:?}", legal.piece)
        })
        .collect();
    names.sort();
    names.join(" ")
}

fn start(entry: &HashMap<&str, &str>) -> Position {
    entry["position"].parse().expect("a legal position")
}

#[test]
fn the_file_has_results_of_every_kind() {
    let entries = entries();
    let with = |key: &str| entries.iter().filter(|entry| entry.contains_key(key)).count();
    assert!(with("position") > 300 && with("turn") == entries.len());
    assert!(with("turns") > 30 && with("then") > 200 && with("won") > 10);
}

#[test]
fn first_steps_match() {
    for entry in entries() {
        assert_eq!(steps(&start(&entry)), entry["steps"], "{}", entry["position"]);
    }
}

#[test]
fn steps_in_mid_turn_match() {
    for entry in entries().iter().filter(|entry| entry.contains_key("begun")) {
        let (position, written) = start(entry).try_turn_text(entry["begun"]).expect("legal steps");
        assert_eq!(written.to_string(), entry["begun"]);
        assert_eq!(steps(&position), entry["then"], "{} {}", entry["position"], entry["begun"]);
    }
}

#[test]
fn positions_and_winners_after_a_turn_match() {
    for entry in entries() {
        let turn: Turn = entry["turn"].parse().expect("a turn in notation");
        let (position, written) = start(&entry).try_turn(&turn).expect("a legal turn");
        assert_eq!(written, turn);
        assert!(position.can_end().is_ok(), "{} {turn}", entry["position"]);
        let after = position.end_turn();
        assert_eq!(after.to_string(), entry["after"]);
        let won = after.outcome().map(|(side, reason)| format!("{} {}", side.name(), reason.name()));
        assert_eq!(won.as_deref(), entry.get("won").copied(), "{}", entry["after"]);
    }
}

#[test]
fn numbers_of_boards_after_a_turn_match() {
    for entry in entries().iter().filter(|entry| entry.contains_key("turns")) {
        let counts = entry["turns"].split(' ').map(|count| count.parse::<usize>().expect("a number"));
        for (steps, count) in (1..).zip(counts) {
            assert_eq!(turn_boards(&start(entry), steps).len(), count, "{} {steps}", entry["position"]);
        }
    }
}
