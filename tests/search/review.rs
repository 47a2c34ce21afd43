//! Tests reviews and threats in both games. `tests/node` and `tests/browser` compare the recorded
//! reviews with those of the player in wasm.

use std::fmt::Write;

use keddah::json::ReviewedTurn;
use keddah::net::Net;
use keddah::playable::Playable;
use keddah::record::GameRecord;
use keddah::search::{Control, Judgment};
use keddah::{arimaa, quoridor};
use serde_json::{Value, json};

fn parse<G: Playable>(text: &str) -> GameRecord<G> {
    G::parse(text, &G::Options::default()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn review<G: Playable>(game: &GameRecord<G>, nodes: u64) -> Vec<keddah::review::ReviewedTurn> {
    review_with(game, nodes, None)
}

fn review_with<G: Playable>(
    game: &GameRecord<G>,
    nodes: u64,
    net: Option<&Net>,
) -> Vec<keddah::review::ReviewedTurn> {
    let control = Control { net, ..Control::default() };
    game.review(nodes, &control, &mut |_, _| ()).expect("a record of legal turns")
}

/// The network of a game in the repository.
fn net<G: Playable>() -> Net {
    let file = format!("{}/nets/{}.net", env!("CARGO_MANIFEST_DIR"), G::NAME);
    G::read_net(&std::fs::read(file).expect("the network")).expect("a network of the game")
}

/// Repeats the reviews of a file, whose lines have the checksum of the network or `null`, the
/// nodes, the record and the reviewed turns. Fails at the first difference, or records the new
/// reviews if `KEDDAH_BLESS` is set.
fn assert_reviews_are_as_recorded<G: Playable>() {
    let file = format!("{}/tests/data/{}/reviews.jsonl", env!("CARGO_MANIFEST_DIR"), G::NAME);
    let recorded = std::fs::read_to_string(&file).expect("the recorded reviews");
    let mut now = String::new();
    for line in recorded.lines() {
        let mut entry: Value = serde_json::from_str(line).expect("JSON");
        let record = entry["record"].as_str().expect("a record");
        let net = (!entry["net"].is_null()).then(net::<G>);
        let nodes = entry["nodes"].as_u64().expect("a number");
        let turns = review_with::<G>(&parse(record), nodes, net.as_ref());
        let checksum = turns[0].net;
        assert!(checksum.is_some() == net.is_some() && turns.iter().all(|turn| turn.net == checksum));
        entry["net"] = json!(checksum);
        entry["turns"] = json!(turns.iter().map(ReviewedTurn::from).collect::<Vec<_>>());
        let _ = writeln!(now, "{entry}");
    }
    if std::env::var_os("KEDDAH_BLESS").is_some() {
        std::fs::write(&file, &now).expect("a writable file");
    } else if let Some((was, is)) = recorded.lines().zip(now.lines()).find(|(was, is)| was != is) {
        panic!("recorded: {was}\nnow:      {is}");
    }
}

#[test]
fn reviews_are_as_recorded() {
    assert_reviews_are_as_recorded::<arimaa::Arimaa>();
    assert_reviews_are_as_recorded::<quoridor::Quoridor>();
}

#[test]
fn a_network_that_does_not_fit_the_board_is_not_used() {
    let game = parse::<quoridor::Quoridor>("[Players \"4\"]\n\n1. e2 b5 e8 h5");
    let turns = review_with(&game, 300, Some(&net::<quoridor::Quoridor>()));
    assert_eq!(turns, review(&game, 300));
    assert_eq!(turns.iter().map(|turn| turn.net).collect::<Vec<_>>(), [None; 4]);
}

/// A review must agree with itself: losses, judgments and best turns.
fn assert_review_is_consistent<G: Playable>(game: &GameRecord<G>) {
    let turns = review(game, 1500);
    assert!(!turns.is_empty());
    let mut at = game.clone();
    for turn in &turns {
        at.go_to(turn.ply - 1).unwrap_or_else(|_| panic!("ply {}", turn.ply));
        assert!(at.check(&turn.best.moves[0]).is_ok(), "{turn:?}");
        assert_eq!(Some(&turn.played.moves[0]), game.history().collect::<Vec<_>>().get(turn.ply - 1));
        assert!(turn.best.score >= turn.played.score, "{turn:?}");
        assert_eq!(turn.judgment == Judgment::Best, turn.best == turn.played, "{turn:?}");
        let loss = (turn.best.score.win() - turn.played.score.win()) * 10_000.0;
        assert_eq!(f64::from(turn.loss()), loss.round(), "{turn:?}");
    }
}

#[test]
fn reviews_are_consistent() {
    let mut game = arimaa::Game::default_setup();
    for turn in ["Ra2n Rb2n Rc1n", "ee7s ed7s", "Ed2n Ed3n Ed4n Ed5e"] {
        if game.play(turn).is_err() {
            let found = game.best_move(&keddah::search::Limits { level: Some(1), ..Default::default() });
            game.play(&found.expect("a turn").best).expect("a legal turn");
        }
    }
    assert_review_is_consistent(&game);
    assert_review_is_consistent::<quoridor::Quoridor>(&parse("1. e2 e8 2. a1h d8 3. d2 d7"));
    assert_review_is_consistent::<quoridor::Quoridor>(&parse("[Players \"4\"]\n\n1. e2 b5 e8 h5 2. a1h a3h"));
}

#[test]
fn setups_have_no_verdict() {
    let mut game = arimaa::Game::new();
    for _ in 0..2 {
        let setup = arimaa::ai::choose_setup(game.turn_position(), 1);
        game.play(&setup.to_string()).expect("a legal setup");
    }
    assert!(review(&game, 200).is_empty());
    game.play(&game.best_move(&Default::default()).expect("a turn").best).expect("a legal turn");
    assert_eq!(review(&game, 200).iter().map(|turn| turn.ply).collect::<Vec<_>>(), [3]);
}

#[test]
fn a_finished_game_is_reviewed_to_its_end_and_an_empty_one_has_no_turns() {
    assert!(review(&quoridor::Game::default(), 200).is_empty());
    let game: quoridor::Game = parse("[Position \"//e8a5/10 10/1\"]\n\n1. e9");
    assert!(game.status().is_over());
    let turns = review(&game, 200);
    assert_eq!((turns.len(), turns[0].judgment, turns[0].played.score.win()), (1, Judgment::Best, 1.0));
}

#[test]
fn a_turn_that_overlooks_a_win_is_a_blunder() {
    let game: quoridor::Game = parse("//e8a2/10 10/1");
    let turn = game.review_turn("e7", 2000, &Control::default()).expect("legal").expect("searched");
    assert_eq!((turn.best.moves[0].as_str(), turn.judgment), ("e9", Judgment::Blunder));
    assert!(turn.loss() > 2500, "{turn:?}");
    assert!(game.review_turn("e5", 2000, &Control::default()).is_err());
}

#[test]
fn reports_count_the_turns() {
    let game: quoridor::Game = parse("1. e2 e8 2. e3 (2. d2 {Not reviewed.})");
    let mut reports = Vec::new();
    let turns = game.review(100, &Control::default(), &mut |done, all| reports.push((done, all)));
    assert_eq!((turns.expect("legal turns").len(), reports), (3, vec![(1, 3), (2, 3), (3, 3)]));
}

#[test]
fn annotations_are_added_and_other_ones_kept() {
    // In its second turn the first player steps back from the goal.
    let start = "[Event \"Test\"]\n[Position \"//e7a5/10 10/1\"]\n\n";
    let record = format!("{start}1. e8 {{First.}} 1... a4 ! (1... b5) 2. e7 $10 ! 2... a3\n");
    let mut game: quoridor::Game = parse(&record);
    let turns = review(&game, 3000);
    let bad = &turns[2];
    assert_eq!(bad.judgment, Judgment::Blunder, "{turns:?}");
    let cursor = game.node();
    game.annotate_review(&turns);
    assert_eq!(game.node(), cursor);
    let text = game.to_record();
    let read: quoridor::Game = parse(&text);
    assert_eq!(read, game);
    assert_eq!(read.history().collect::<Vec<_>>(), ["e8", "a4", "e7", "a3"]);
    for (node, turn) in read.nodes().filter(|node| node.annotation.win.is_some()).zip(&turns) {
        assert_eq!(node.annotation.win, Some(turn.played.score.win_basis_points()));
    }
    assert!(text.contains("First.") && text.contains("(1... b5"), "{text}");
    assert!(text.contains(&format!("(2. {}", bad.best.moves[0])), "{text}");
    // The glyph of the review replaces the other one, and only for the turn that it judges.
    let nags =
        |turn| read.nodes().find(|node| node.turn.as_deref() == Some(turn)).map(|node| &node.annotation.nags);
    assert_eq!((nags("e7"), nags("a4")), (Some(&vec![4, 10]), Some(&vec![1])));

    // A second review adds no second variation.
    let once = game.clone();
    game.annotate_review(&turns);
    assert_eq!(game, once);
}

/// Asserts what the turn threatens after a pass in a position.
fn assert_threats<G: Playable>(
    position: &str,
    turn: &str,
    wanted: &[(&str, Option<char>, &str, Option<u32>)],
) {
    let game: GameRecord<G> = parse(position);
    let passed = game.after_pass().expect("not over").expect("somebody can move");
    let threats = passed.threats(turn).unwrap_or_else(|error| panic!("{position}: {error}"));
    let found: Vec<_> =
        threats.iter().map(|threat| (threat.kind, threat.piece, &*threat.square, threat.steps)).collect();
    assert_eq!(found, wanted, "{position} {turn}");
}

#[test]
fn threats_in_arimaa_are_captures_goals_and_immobilization() {
    use arimaa::Arimaa;
    let board = |squares: &[(&str, char)]| {
        let mut rows = [' '; 64];
        for (square, piece) in squares {
            let [file, rank] = square.as_bytes() else { panic!("{square}") };
            rows[usize::from(b'8' - rank) * 8 + usize::from(file - b'a')] = *piece;
        }
        format!("g [{}]", rows.iter().collect::<String>())
    };
    // Silver's elephant pushes the cat onto the trap.
    let capture = board(&[("c4", 'C'), ("c5", 'e'), ("a1", 'R'), ("h8", 'r')]);
    assert_threats::<Arimaa>(&capture, "Cc4s Cc3x ec5s", &[("capture", Some('C'), "c3", None)]);
    let own = board(&[("c4", 'c'), ("a1", 'R'), ("h8", 'r')]);
    assert_threats::<Arimaa>(&own, "cc4s cc3x", &[]);
    let goal = board(&[("d2", 'r'), ("a1", 'R'), ("h8", 'E')]);
    assert_threats::<Arimaa>(&goal, "rd2s", &[("goal", Some('r'), "d1", None)]);
    let stuck = board(&[("a1", 'R'), ("c1", 'd'), ("h8", 'r')]);
    assert_threats::<Arimaa>(&stuck, "dc1w", &[("immobilization", None, "b1", None)]);

    assert!(arimaa::Game::new().after_pass().expect("not over").is_none(), "setup");
}

#[test]
fn threats_in_quoridor_are_goals_and_detours() {
    use quoridor::Quoridor;
    assert_threats::<Quoridor>("//e5e2/10 10/1", "e1", &[("goal", None, "e1", None)]);
    assert_threats::<Quoridor>("//e5e3/10 10/1", "e2", &[]);
    assert_threats::<Quoridor>("//e5b3/10 10/1", "e5h", &[("detour", None, "e5", Some(1))]);
    // With four players the next one moves, and only the path of the one who passed counts.
    assert_threats::<Quoridor>("//e1a5e9i5/5 5 5 5/1", "e1h", &[("detour", None, "e1", Some(1))]);
    assert_threats::<Quoridor>("//e1a5e9i5/5 5 5 5/1", "a1h", &[]);
    let over: quoridor::Game = parse("[Position \"//e8a5/10 10/1\"]\n\n1. e9");
    assert_eq!(over.after_pass().map(drop).unwrap_err().code(), "game-over");
}
