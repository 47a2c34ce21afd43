//! Compares the rules with recorded results of other authors' programs (the PyPI packages
//! python-quoridor, quoridor-rl and open_spiel), for random positions and moves. `npm run oracle`
//! compares with the programs themselves.

use std::collections::HashMap;

use keddah::quoridor::{Labels, Position, squares};

type Entry = HashMap<&'static str, &'static str>;

const ANSWERS: &str = include_str!("../data/quoridor/oracles.txt");

/// Returns the recorded positions. Each line of an entry is a key and a value.
fn entries() -> Vec<Entry> {
    let blocks = ANSWERS.split("\n\n").map(|block| block.lines().filter(|line| !line.starts_with('#')));
    let entries = blocks.map(|lines| lines.map(|line| line.split_once(' ').unwrap_or((line, ""))).collect());
    entries.filter(|entry: &Entry| !entry.is_empty()).collect()
}

fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Returns squares in the order of the file: sorted as text.
fn named(set: u128) -> String {
    let mut names: Vec<String> = squares(set).map(|square| square.to_string()).collect();
    names.sort();
    names.join(" ")
}

#[test]
fn the_file_has_results_of_every_kind() {
    let entries = entries();
    let with = |key: &str| entries.iter().filter(|entry| entry.contains_key(key)).count();
    assert_eq!((with("position"), with("h"), with("v"), with("after")), (584, 584, 584, 584));
    assert!(with("pawn") > 500 && with("won") > 50);
    for (size, players) in [5, 7, 9, 11].into_iter().flat_map(|size| [(size, 2), (size, 4)]) {
        let like = |entry: &&Entry| {
            let position = position(entry["position"]);
            (position.size(), position.players()) == (size, players)
        };
        assert!(entries.iter().filter(like).count() > 10, "{size} {players}");
    }
}

#[test]
fn legal_moves_match() {
    for entry in entries() {
        let position = position(entry["position"]);
        assert_eq!(position.to_string(), entry["position"]);
        let (h, v) = position.wall_targets();
        assert_eq!((named(h).as_str(), named(v).as_str()), (entry["h"], entry["v"]), "{}", entry["position"]);
        if let Some(&pawn) = entry.get("pawn") {
            assert_eq!(named(position.pawn_targets()), pawn, "{}", entry["position"]);
        }
    }
}

#[test]
fn positions_and_winners_after_a_move_match() {
    for entry in entries() {
        let before = position(entry["position"]);
        let labels = Labels { size: before.size(), ..Labels::STANDARD };
        let mv = labels.read(entry["move"]).expect("a move in notation");
        let after = before.play(mv).expect("a legal move");
        assert_eq!(after.to_string(), entry["after"]);
        assert_eq!(after, position(entry["after"]));
        let won = after.winner().map(|player| player.to_string());
        assert_eq!(won.as_deref(), entry.get("won").copied(), "{}", entry["after"]);
    }
}
