//! Variations and annotations in records of Quoridor.

use keddah::quoridor::{Game, Options, Quoridor, Reason, Status};
use keddah::record::{NodeId, Rules};
use proptest::prelude::*;

fn parse(text: &str) -> Game {
    Game::parse(text, &Options::default()).unwrap()
}

#[test]
fn the_record_of_a_tree_is_read_as_it_is_written() {
    for text in [
        "1. e2 e8\n",
        "{A game. [%csl Re5]} 1. e2 ! (1. d1 e8 2. d2) 1... e8 2. e3\n",
        "1. e2 e8 (1... d9 $14 2. e3) 2. e3 {Steady. [%clk 0:00:59.5]} 2... e7\n",
        "1. e2 (1. d1 e8 (1... d9 ??) 2. d2) (1. e1h {One wall.} 1... e8) 1... e8\n",
        "[Event \"Cup\"]\n[Result \"2\"]\n[Termination \"resignation\"]\n\n1. e2 e8 (2. e3 (2. d2) 2... e7)\n",
        "[Players \"4\"]\n\n1. e2 b5 (1... a6 e8 h5) 1.... e8 (1.... d9) 1..... h5 2. e3\n",
        "[Players \"4\"]\n\n1. e2 b5 e8 h5 (1..... i4 2. e3) 2. e3\n",
        "[Notation \"glendenning\"]\n\n1. e8 (1. e3v) 1... e2\n",
    ] {
        let game = parse(text);
        assert_eq!(game.to_record(), text);
        assert_eq!(parse(&game.to_record()), game);
        assert!(game.variation_errors().is_empty(), "{text}");
    }
}

#[test]
fn the_main_line_is_the_history() {
    let game = parse("1. e2 (1. d1 e8) e8 (1... d9) 2. e3 1-0");
    assert_eq!(game.history().collect::<Vec<_>>(), ["e2", "e8", "e3"]);
    assert!(matches!(game.status(), Status::Won { reason: Reason::Resignation, .. }));
    let decided = parse("1. e2 e8 resigns (2. e3)");
    assert_eq!((decided.ply(), decided.nodes().count()), (2, 4));
    assert_eq!(decided.to_record().lines().last(), Some("1. e2 e8 (2. e3)"));
    assert_eq!(parse(&decided.to_record()), decided);
}

#[test]
fn variations_after_the_last_turn_continue_the_main_line() {
    for (text, written) in [
        ("(1. e2)", "1. e2\n"),
        ("1. e2 (1... e8)", "1. e2 e8\n"),
        ("1. e2 (1.. e8)", "1. e2 e8\n"),
        ("[Players \"4\"]\n\n1. e2 b5 e8 (1..... h5)", "[Players \"4\"]\n\n1. e2 b5 e8 h5\n"),
        ("(1. e2 e8) (1. d1)", "1. e2 (1. d1) 1... e8\n"),
        ("1. e2 e8 (2. e3 e7) (2. d2)", "1. e2 e8 2. e3 (2. d2) 2... e7\n"),
    ] {
        let game = parse(text);
        assert_eq!(game.to_record(), written);
        let again = parse(written);
        assert_eq!((game.to_string(), game.ply()), (again.to_string(), again.ply()), "{text}");
    }
}

/// The node of the first such turn.
fn node(game: &Game, turn: &str) -> NodeId {
    game.nodes().find(|node| node.turn.as_deref() == Some(turn)).unwrap().id
}

#[test]
fn a_result_in_a_variation_makes_it_the_main_line() {
    let mut game = parse("1. e2 (1. d1 e8 2. d2) e8");
    game.go_to_node(node(&game, "d2")).unwrap();
    game.resign(None).unwrap();
    let record = "[Result \"1\"]\n[Termination \"resignation\"]\n\n1. d1 (1. e2 e8) 1... e8 2. d2\n";
    assert_eq!(game.to_record(), record);
    assert_eq!(parse(record), game);
    // Another main line has no result.
    game.promote(node(&game, "e2")).unwrap();
    assert!(!game.status().is_over());
    assert_eq!(game.to_record(), "1. e2 (1. d1 e8 2. d2) 1... e8\n");
    assert_eq!(parse(&game.to_record()), game);
}

#[test]
fn a_line_ends_with_the_result_though_variations_follow() {
    let mut game = parse("1. e2 e8 resigns (2. e3 (2. d2) 2... e7)");
    assert_eq!((game.ply(), game.plies(), game.redo()), (2, 2, None));
    assert_eq!((game.undo().as_deref(), game.redo().as_deref()), (Some(""), Some("")));
    assert!(game.status().is_over());
    // In a variation after it, the game is on.
    game.go_to_node(node(&game, "e7")).unwrap();
    assert_eq!((game.ply(), game.undo().as_deref(), game.undo().as_deref()), (4, Some("e7"), Some("e3")));
    assert!(!game.status().is_over());
    assert_eq!(game.redo().as_deref(), Some("e3"));
    game.go_to_node(node(&game, "e2")).unwrap();
    game.go_to(2).unwrap();
    assert!(!game.status().is_over(), "the line goes on");
    game.go_to_node(node(&game, "e8")).unwrap();
    assert!(game.status().is_over());
    assert_eq!(game.plies(), 2);
    // Played on instead, the game has no result, and its new turn is the main continuation.
    game.undo();
    game.play("f2").unwrap();
    assert_eq!(game.to_record(), "1. e2 e8 2. f2 (2. e3 e7) (2. d2)\n");
    assert_eq!(parse(&game.to_record()), game);
}

#[test]
fn playing_and_editing() {
    let mut game = parse("1. e2 e8 2. e3");
    game.go_to(1).unwrap();
    game.play_variation("d9").unwrap();
    assert_eq!(game.to_record(), "1. e2 e8 (1... d9) 2. e3\n");
    let variation = game.node();
    game.play("e3").unwrap();
    game.promote(variation).unwrap();
    assert_eq!(game.to_record(), "1. e2 d9 (1... e8 2. e3) 2. e3\n");
    game.go_to(1).unwrap();
    game.play("f9").unwrap();
    assert_eq!(game.to_record(), "1. e2 f9 (1... e8 2. e3)\n", "what followed on this line is replaced");
    game.play("e3").unwrap();
    game.remove(game.node()).unwrap();
    assert_eq!((game.ply(), game.to_record().as_str()), (2, "1. e2 f9 (1... e8 2. e3)\n"));
    game.resign(None).unwrap();
    game.remove(game.node()).unwrap();
    assert!(!game.status().is_over());
    assert_eq!(game.to_record(), "1. e2 e8 2. e3\n");
    for node in [NodeId::ROOT, variation, NodeId::new(u32::MAX)] {
        assert_eq!(game.remove(node).unwrap_err().code(), "no-such-node");
        assert_eq!(game.promote(node).unwrap_err().code(), "no-such-node");
    }
    game.go_to_node(NodeId::ROOT).unwrap();
    assert_eq!(game.go_to_node(variation).unwrap_err().code(), "no-such-node");
}

#[test]
fn tags_are_set_and_compared() {
    let mut game = parse("[Event \"Cup\"]\n\n1. e2");
    let other = game.clone();
    game.set_tags([("Event".into(), "a\"b\\c\nd".into()), ("Größe".into(), String::new())]).unwrap();
    assert_eq!(game.tags().collect::<Vec<_>>(), [("Event", "a\"b\\c d"), ("Größe", "")]);
    assert!(game != other);
    assert_eq!(parse(&game.to_record()), game);
    for name in ["", "two words", "size", "Result", "Notation", "a]"] {
        let refusal = game.set_tags([(name.into(), "1".into())]).unwrap_err();
        assert_eq!(refusal.code(), "wrong-tag", "{name}");
    }
    assert_eq!(game.tags().count(), 2);
}

#[test]
fn a_wrong_move_ends_only_its_variation() {
    let game = parse("1. e2 (1. e5 e8) (1. d1 e8 2. d2 3. x (2. d3)) e8");
    assert_eq!(game.to_record(), "1. e2 (1. d1 e8 2. d2) 1... e8\n");
    let turns: Vec<_> = game.variation_errors().iter().map(|error| error.turn()).collect();
    assert_eq!(turns, [Some("1"), Some("4")]);
    // The notation in which also the variations are legal is preferred.
    assert_eq!(parse("1. e3v (1. e8)").to_record(), "[Notation \"glendenning\"]\n\n1. e3v (1. e8)\n");
}

#[test]
fn what_cannot_be_read() {
    for (text, at) in [("1. e2 (1. d1", 6), ("1. e2 ) e8", 6), ("1. e2 {x", 6), ("1. e2 $999", 6), ("{x}", 3)]
    {
        let error = Game::parse(text, &Options::default()).unwrap_err();
        assert_eq!(error.at(), Some(at), "{text}: {error}");
    }
    assert_eq!(parse("(e2) 1. e2").variation_errors()[0].code(), "notation");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Random edits of a tree: its record gives an equal game.
    #[test]
    fn records_of_random_trees(
        edits in prop::collection::vec((0..60_usize, 0..8_usize, 0..6_u8, "[a-z{}\\\\;()!\\[\\]% \n]{0,12}"), 1..40)
    ) {
        let mut game = Game::default();
        for (node, action, nag, comment) in edits {
            let count = game.nodes().count();
            let id = game.nodes().nth(node % count).unwrap().id;
            game.go_to_node(id).unwrap();
            match action {
                0 => drop(game.promote(id)),
                1 => drop(game.remove(id)),
                2 => {
                    let annotation = game.annotation_mut(id).unwrap();
                    annotation.add_comment(&comment);
                    annotation.nags.push(nag);
                }
                _ => {
                    let moves = game.legal_moves(None);
                    if let Some(turn) = moves.get(node % moves.len().max(1)) {
                        game.play_variation(&Quoridor::write(&game, turn)).unwrap();
                    }
                }
            }
        }
        let read = Game::parse(&game.to_record(), &Options::default()).unwrap();
        prop_assert_eq!(read.to_record(), game.to_record());
        prop_assert_eq!(&read, &game);
        prop_assert!(read.variation_errors().is_empty());
    }
}
