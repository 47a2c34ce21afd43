//! Tests `keddah openings`, and that the page has what it writes.

use std::collections::{HashMap, HashSet};

use keddah::playable::Playable;
use keddah::record::{GameRecord, Rules};
use keddah::{arimaa::Arimaa, quoridor::Quoridor};

use crate::program::{refused, run};

fn output(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    String::from_utf8(output.stdout).expect("text")
}

/// The lines of positions, by the first digits of their hashes.
fn positions(text: &str) -> HashMap<&str, &str> {
    let (_, lines) = text.split_once("\n\n").expect("a head and positions");
    let found: HashMap<_, _> = lines.lines().filter_map(|line| line.split_once('\t')).collect();
    assert_eq!(found.len(), lines.lines().count(), "a line for each position");
    found
}

/// The turns of a position with the sums of their wins, draws and losses.
fn turns(line: &str) -> Vec<(&str, u32)> {
    let games = |counts: &str| counts.split('/').map(|count| count.parse::<u32>().expect("a number")).sum();
    line.split('\t')
        .filter_map(|turn| turn.split_once('='))
        .map(|(turn, counts)| (turn, games(counts)))
        .collect()
}

/// Asserts that every position is reached from the start by the turns of the file, that all turns
/// are legal, and that `games` games begin at the start.
fn assert_replays<G: Playable>(text: &str, games: u32) {
    let positions = positions(text);
    let key =
        |game: &GameRecord<G>| format!("{:016x}", <G as Rules>::key(game.turn_position()))[..8].to_owned();
    let start = G::start(&G::Options::default()).expect("a start");
    let at_start: u32 = turns(positions[key(&start).as_str()]).iter().map(|(_, games)| games).sum();
    assert_eq!(at_start, games);
    let (mut reached, mut waiting) = (HashSet::from([key(&start)]), vec![start]);
    while let Some(game) = waiting.pop() {
        let Some(line) = positions.get(key(&game).as_str()) else { continue };
        for (turn, _) in turns(line) {
            let mut after = game.clone();
            let played = after.play(turn).expect("a legal turn");
            assert_eq!(played, turn);
            if reached.insert(key(&after)) {
                waiting.push(after);
            }
        }
    }
    assert!(positions.keys().all(|key| reached.contains(*key)), "positions are reached");
}

#[test]
fn openings_are_the_same_each_time_and_replay() {
    let arguments = ["--games", "4", "--nodes", "200", "--max-turns", "20", "--seed", "7"];
    for game in ["arimaa", "quoridor"] {
        let options: Vec<_> = ["openings", game].into_iter().chain(arguments).collect();
        let text = output(&options);
        let turns = if game == "arimaa" { 10 } else { 14 };
        let head =
            format!("game {game}\ngames 4\nturns {turns}\nseed 7\nnodes 200\nmargin 400\nmax-turns 20\n\n");
        assert!(text.starts_with(&head), "{text}");
        assert_eq!(output(&options), text);
        if game == "arimaa" {
            assert_replays::<Arimaa>(&text, 4)
        } else {
            assert_replays::<Quoridor>(&text, 4)
        }
        // The first game of a longer list is the same.
        let one =
            output(&["openings", game, "--games", "1", "--nodes", "200", "--max-turns", "20", "--seed", "7"]);
        assert!(positions(&one).keys().all(|key| text.contains(key)), "{one}");
    }
    let other =
        output(&["openings", "quoridor", "--games", "4", "--nodes", "200", "--turns", "3", "--seed", "8"]);
    assert!(other.contains("\nturns 3\nseed 8\n"), "{other}");
}

#[test]
fn openings_are_searched_with_a_network() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/nets/quoridor.net");
    fn with<'a>(game: &'a str, net: &'a str) -> [&'a str; 8] {
        ["openings", game, "--games", "2", "--nodes", "200", "--net", net]
    }
    let text = output(&with("quoridor", file));
    let (head, _) = text.split_once("\n\n").expect("a head");
    let checksum = head.rsplit_once("\nnet ").expect("a network").1;
    assert!(checksum.parse::<u32>().is_ok(), "{head}");
    assert_replays::<Quoridor>(&text, 2);
    let without = output(&["openings", "quoridor", "--games", "2", "--nodes", "200"]);
    assert!(!without.contains("net ") && positions(&without) != positions(&text), "{without}");
    let message = refused(&with("quoridor", "no-such-file"));
    assert!(message.contains("no-such-file"), "{message}");
    let message = refused(&with("arimaa", file));
    assert!(message.contains("quoridor.net"), "{message}");
}

#[test]
fn openings_count_repeated_positions_once() {
    // With one turn, all games pass through the same position.
    let text = output(&["openings", "quoridor", "--games", "3", "--nodes", "200", "--turns", "1"]);
    let positions = positions(&text);
    let games: u32 = positions.values().flat_map(|line| turns(line)).map(|(_, games)| games).sum();
    assert_eq!((positions.len(), games), (1, 3));
    assert!(refused(&["openings", "arimaa", "--games", "0"]).contains("--games"));
}

#[test]
fn the_openings_of_the_page_replay() {
    // The page is not part of the published crate.
    let text = |game: &str| {
        let file = format!("{}/www/src/explore/data/{game}.txt", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(file).ok()
    };
    let games = |text: &str| text.lines().find_map(|line| line.strip_prefix("games ")?.parse().ok());
    if let Some(text) = text("arimaa") {
        assert_replays::<Arimaa>(&text, games(&text).expect("a number of games"));
    }
    if let Some(text) = text("quoridor") {
        assert_replays::<Quoridor>(&text, games(&text).expect("a number of games"));
    }
}
