//! The player's answers to fixed questions. `tests/wasm.rs`, `tests/node` and `tests/browser` hold the same file
//! against the same player in wasm: the answers are alike, bit for bit.

#![cfg(not(target_arch = "wasm32"))]

use std::fmt::Write;

use keddah::arimaa::{Game, ai};
use keddah::search::Limits;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/arimaa/bestmove.tsv");

/// A line with its question answered.
fn answered(line: &str) -> String {
    if line.starts_with('#') {
        return line.into();
    }
    let mut fields = line.split('\t');
    let mut next = || fields.next().expect("three fields at least");
    let (nodes, seed, position) = (next(), next(), next());
    let game = Game::parse(position).expect("a position");
    let limits =
        Limits { nodes: nodes.parse().ok(), seed: seed.parse().expect("a number"), ..Limits::default() };
    let result = ai::search(&game, &limits, &|| 0.0, &mut |_| ()).expect("a game that goes on");
    format!("{nodes}\t{seed}\t{position}\t{}\t{}\t{}", result.best, result.score().win(), result.nodes)
}

#[test]
fn answers_are_as_recorded() {
    let recorded = std::fs::read_to_string(FILE).expect("the file of answers");
    let mut now = String::new();
    for line in recorded.lines() {
        let _ = writeln!(now, "{}", answered(line));
    }
    if std::env::var_os("KEDDAH_BLESS").is_some() {
        std::fs::write(FILE, &now).expect("the file of answers can be written");
    } else if let Some((was, is)) = recorded.lines().zip(now.lines()).find(|(was, is)| was != is) {
        panic!("recorded: {was}\nnow:      {is}");
    }
}
