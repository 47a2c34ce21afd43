//! The player's answers to fixed questions. `tests/wasm.rs`, `tests/wasm_quoridor.rs`, `tests/node` and `tests/browser`
//! hold the same files against the same player in wasm: the answers are alike, bit for bit.

#![cfg(all(not(target_arch = "wasm32"), feature = "arimaa", feature = "quoridor"))]

use std::fmt::Write;

use keddah::search::{Limits, SearchResult};
use keddah::{arimaa, quoridor};

/// A line with its question answered: nodes, seed, position; the answer, its win probability, the nodes really taken.
fn answered(line: &str, ask: impl Fn(&str, &Limits) -> SearchResult<String>) -> String {
    if line.starts_with('#') {
        return line.into();
    }
    let mut fields = line.split('\t');
    let mut next = || fields.next().expect("three fields at least");
    let (nodes, seed, position) = (next(), next(), next());
    let limits =
        Limits { nodes: nodes.parse().ok(), seed: seed.parse().expect("a number"), ..Limits::default() };
    let result = ask(position, &limits);
    format!("{nodes}\t{seed}\t{position}\t{}\t{}\t{}", result.best, result.score().win(), result.nodes)
}

fn answers_are_as_recorded(game: &str, ask: impl Fn(&str, &Limits) -> SearchResult<String>) {
    let file = format!("{}/tests/data/{game}/bestmove.tsv", env!("CARGO_MANIFEST_DIR"));
    let recorded = std::fs::read_to_string(&file).expect("the file of answers");
    let mut now = String::new();
    for line in recorded.lines() {
        let _ = writeln!(now, "{}", answered(line, &ask));
    }
    if std::env::var_os("KEDDAH_BLESS").is_some() {
        std::fs::write(&file, &now).expect("the file of answers can be written");
    } else if let Some((was, is)) = recorded.lines().zip(now.lines()).find(|(was, is)| was != is) {
        panic!("recorded: {was}\nnow:      {is}");
    }
}

#[test]
fn arimaa() {
    answers_are_as_recorded("arimaa", |position, limits| {
        let game = arimaa::Game::parse(position).expect("a position");
        let result = arimaa::ai::search(&game, limits, &|| 0.0, &mut |_| ());
        result.expect("a game that goes on").map(ToString::to_string)
    });
}

#[test]
fn quoridor() {
    answers_are_as_recorded("quoridor", |position, limits| {
        let game = quoridor::Game::parse(position, None).expect("a position");
        let result = quoridor::ai::search(&game, limits, &|| 0.0, &mut |_| ());
        result.expect("a game that goes on").map(|&a_move| game.labels().write(a_move))
    });
}
