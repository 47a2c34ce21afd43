//! Compares the results of fixed searches with recorded ones. `tests/wasm`, `tests/node` and
//! `tests/browser` compare the same files with the player in wasm, bit for bit.

use std::fmt::Write;

use keddah::search::{Control, Limits, SearchResult};
use keddah::{arimaa, quoridor};

/// Repeats the search of a line of the file. Returns the line with the new result: node limit, seed
/// and position, then the best turn, its win probability and the nodes visited.
fn with_new_result(line: &str, ask: impl Fn(&str, &Limits) -> SearchResult<String>) -> String {
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

/// Repeats all searches of a file. Fails at the first different result, or records the new
/// results if `KEDDAH_BLESS` is set.
fn assert_results_are_as_recorded(name: &str, ask: impl Fn(&str, &Limits) -> SearchResult<String>) {
    let file = format!("{}/tests/data/{name}.tsv", env!("CARGO_MANIFEST_DIR"));
    let recorded = std::fs::read_to_string(&file).expect("the recorded results");
    let mut now = String::new();
    for line in recorded.lines() {
        let _ = writeln!(now, "{}", with_new_result(line, &ask));
    }
    if std::env::var_os("KEDDAH_BLESS").is_some() {
        std::fs::write(&file, &now).expect("a writable file");
    } else if let Some((was, is)) = recorded.lines().zip(now.lines()).find(|(was, is)| was != is) {
        panic!("recorded: {was}\nnow:      {is}");
    }
}

#[test]
fn results_of_arimaa_are_as_recorded() {
    assert_results_are_as_recorded("arimaa/bestmove", |position, limits| {
        let game = arimaa::Game::parse(position).expect("a position");
        let result = arimaa::ai::search(&game, limits, &Control::default(), &mut |_| ());
        result.expect("a game that goes on").map(ToString::to_string)
    });
}

#[test]
fn results_of_quoridor_are_as_recorded() {
    assert_results_are_as_recorded("quoridor/bestmove", |position, limits| {
        let game = quoridor::Game::parse(position, &quoridor::Options::default()).expect("a position");
        let result = quoridor::ai::search(&game, limits, &Control::default(), &mut |_| ());
        result.expect("a game that goes on").map(|&mv| game.labels().write(mv))
    });
}

#[cfg(feature = "net")]
#[test]
fn results_of_quoridor_with_the_network_are_as_recorded() {
    let net = quoridor::ai::read_net(include_bytes!("../../nets/quoridor.net")).expect("a network");
    assert_results_are_as_recorded("quoridor/bestmove-net", |position, limits| {
        let game = quoridor::Game::parse(position, &quoridor::Options::default()).expect("a position");
        let limits = Limits { net: Some(true), ..limits.clone() };
        let control = Control { net: Some(&net), ..Control::default() };
        let result =
            quoridor::ai::search(&game, &limits, &control, &mut |_| ()).expect("a game that goes on");
        assert_eq!(result.net, Some(net.checksum()));
        result.map(|&mv| game.labels().write(mv))
    });
}
