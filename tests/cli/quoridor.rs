//! Tests the commands of `keddah` for Quoridor, except `match`.

use crate::program::{answer, check_lines, check_one, refused, replay_text};
use serde_json::{Value, json};

/// Splits arguments at spaces; `_` stands for a space in a position.
fn perft_words(arguments: &str) -> Vec<String> {
    let words = arguments.split(' ').map(|word| word.replace('_', " "));
    ["perft", "quoridor"].map(String::from).into_iter().chain(words).collect()
}

fn perft(arguments: &str) -> Value {
    let words = perft_words(arguments);
    let mut answer = answer(&words.iter().map(String::as_str).collect::<Vec<_>>());
    assert!(answer["seconds"].as_f64().is_some_and(|seconds| seconds >= 0.0));
    answer.as_object_mut().expect("an object").remove("seconds");
    answer
}

fn check(question: &Value) -> Value {
    check_one("quoridor", question)
}

#[test]
fn perft_starts_from_a_new_game_with_options() {
    assert_eq!(perft("--depth 3"), json!({"perft": [131, 16_677, 2_062_264]}));
    assert_eq!(perft("--players 4 --depth 3"), json!({"perft": [131, 16_677, 2_062_065]}));
    assert_eq!(perft("--walls 0 --first 2 --depth 2"), json!({"perft": [3, 9]}));
    // Two walls for each center, and three steps.
    assert_eq!(perft("--size 5 --depth 1"), json!({"perft": [35]}));
    assert_eq!(perft("--size 11 --walls 21 --depth 1"), json!({"perft": [203]}));
}

#[test]
fn perft_reads_moves_in_several_forms() {
    let expected = perft("--depth 2 --position //e3e7/10_10/1");
    for moves in [
        &["--moves", "e2 e8 e3 e7"][..],
        &["--moves", "1. e2 e8 2.e3 e7"],
        &["--moves", "E8,E2;E7\nE3", "--notation", "glendenning"],
    ] {
        let found = answer(&[&["perft", "quoridor", "--depth", "2"], moves].concat());
        assert_eq!(found["perft"], expected["perft"], "{moves:?}");
    }
    assert_eq!(perft("--depth 2 --position //e9e5/10_10/2"), json!({"perft": [0, 0]}));
}

#[test]
fn perft_divides_its_count_by_first_move() {
    for notation in ["standard", "glendenning"] {
        let answer = perft(&format!("--size 5 --depth 2 --divide --notation {notation}"));
        let parts = answer["divide"].as_object().expect("an object");
        assert_eq!(parts.len(), 35);
        assert_eq!(
            parts.values().filter_map(Value::as_u64).sum::<u64>(),
            answer["perft"][1].as_u64().expect("a count")
        );
        assert_eq!(parts.contains_key("c2"), notation == "standard");
        assert_eq!(parts.contains_key("c4"), notation == "glendenning");
        assert!(parts.contains_key("d4v"));
    }
}

#[test]
fn perft_refuses_invalid_arguments() {
    for (arguments, code) in [
        ("--players 3", "bad-players"),
        ("--size 10", "bad-size"),
        ("--walls 100", "bad-walls"),
        ("--walls -1", "'--walls <WALLS>': A player can have 0 to 99 walls, not -1. (bad-walls)"),
        ("--walls many", "'--walls <WALLS>': a whole number is expected"),
        ("--size -9", "bad-size"),
        ("--first 3", "no-such-player"),
        ("--moves e3", "not-adjacent"),
        ("--moves e2x", "notation"),
        ("--moves e8 --notation standard", "not-adjacent"),
        ("--position //e1e1/10_10/1", "pawns-together"),
        ("--position e2", "notation"),
        ("--notation french", "standard or glendenning"),
        ("--position //e1e9/10_10/1 --players 4", "cannot be used"),
        ("--depth 0", "depth"),
    ] {
        let words = perft_words(&format!("--depth 1 {arguments}"));
        let words: Vec<_> = words.iter().map(String::as_str).collect();
        assert!(refused(&words).contains(code), "{arguments}");
    }
}

#[test]
fn check_prints_the_result_of_a_legal_move() {
    let playing = |to_move: u8| json!({"kind": "playing", "toMove": to_move});
    let answer = check(&json!({"move": " E3H "}));
    let expected = json!({"legal": true, "move": "e3h", "position": "e3//e1e9/9 10/2", "status": playing(2), "occurrences": 1});
    assert_eq!(answer, expected);
    let answer = check(&json!({"notation": "glendenning", "history": ["e8", "e2"], "move": "e3h"}));
    assert_eq!((&answer["move"], &answer["position"]), (&json!("e3h"), &json!("e6//e2e8/9 10/2")));
    let answer = check(&json!({"players": 4, "walls": 7, "first": 4, "move": "h5"}));
    assert_eq!((&answer["position"], &answer["status"]), (&json!("//e1a5e9h5/7 7 7 7/1"), &playing(1)));
    let answer = check(&json!({"size": 5, "players": null, "move": "c2"}));
    assert_eq!(answer["position"], "5://c2c5/10 10/2");
    let answer = check(&json!({"position": "//e8a5/0 0/1", "move": "e9"}));
    assert_eq!(answer["status"], json!({"kind": "won", "winner": 1, "reason": "goal"}));
    let answer = check(&json!({"position": "//e8a5/0 0/1", "history": ["e9"], "move": "a4"}));
    assert_eq!((&answer["legal"], &answer["code"]), (&json!(false), &json!("game-over")));
    let answer = check(&json!({"history": ["e2", "e8", "e1"], "move": "e9"}));
    assert_eq!(answer["occurrences"], 2);
    let answer = check(&json!({"position": "a4a5//c5a5i9b5/0 0 0 0/2", "move": "pass"}));
    assert_eq!((&answer["move"], &answer["status"]), (&json!("pass"), &playing(3)));
}

#[test]
fn check_prints_the_reason_of_a_refusal() {
    let empty = json!([]);
    for (text, code, squares, walls, players) in [
        ("e3", "not-adjacent", json!(["e3", "e1"]), Value::Null, Value::Null),
        ("e10", "off-board", json!(["e10"]), Value::Null, Value::Null),
        ("e9", "square-taken", json!(["e9"]), Value::Null, json!([2])),
        ("i1h", "wall-off-board", empty.clone(), json!(["i1h"]), Value::Null),
        ("d5v", "wall-overlaps", empty.clone(), json!(["d5v", "d4v"]), Value::Null),
        ("d4h", "wall-crosses", empty.clone(), json!(["d4h", "d4v"]), Value::Null),
        ("f8v", "wall-blocks-path", empty.clone(), json!(["f8v"]), json!([2])),
        ("pass", "pass-not-allowed", empty.clone(), Value::Null, json!([1])),
    ] {
        let answer = check(&json!({"history": ["d4v", "d8v", "a1h", "e7h"], "move": text}));
        assert_eq!(answer["legal"], false, "{text}: {answer}");
        assert_eq!((&answer["code"], &answer["squares"]), (&json!(code), &squares), "{text}");
        assert_eq!((&answer["walls"], &answer["players"]), (&walls, &players), "{text}");
        assert!(answer["message"].as_str().is_some_and(|message| message.ends_with('.')), "{text}");
        assert_eq!(answer.get("at"), None, "{text}");
    }
    for (text, at) in [("", 0), ("e", 1), ("e3x", 2), ("ö", 0), ("e3h e4h", 4)] {
        let answer = check(&json!({"move": text}));
        assert_eq!((&answer["code"], &answer["at"]), (&json!("notation"), &json!(at)), "{text}");
    }
    // The notation is not detected.
    assert_eq!(check(&json!({"move": "e8"}))["code"], "not-adjacent");
}

#[test]
fn check_answers_every_line_even_after_errors() {
    let good = json!({"move": "e2"}).to_string();
    let cases = [
        ("nonsense", "json"),
        ("[]", "type"),
        ("{}", "type"),
        (r#"{"move":5}"#, "type"),
        (r#"{"move":"e2","players":"2"}"#, "type"),
        (r#"{"move":"e2","size":9.5}"#, "type"),
        (r#"{"move":"e2","walls":1e30}"#, "type"),
        (r#"{"move":"e2","first":[1]}"#, "type"),
        (r#"{"move":"e2","notation":"german"}"#, "type"),
        (r#"{"move":"e2","notation":1}"#, "type"),
        (r#"{"move":"e2","history":"e2"}"#, "type"),
        (r#"{"move":"e2","players":3}"#, "bad-players"),
        (r#"{"move":"e2","size":-9}"#, "bad-size"),
        (r#"{"move":"e2","walls":-1}"#, "bad-walls"),
        (r#"{"move":"e2","first":0}"#, "no-such-player"),
        (r#"{"move":"e2","position":""}"#, "notation"),
        (r#"{"move":"e2","position":"e2 e8"}"#, "notation"),
        (r#"{"move":"e2","position":"c2/b1d1/d1e9/9 9/1"}"#, "no-path"),
    ];
    let input: String = cases.iter().map(|(line, _)| format!("{line}\n\n{good}\n")).collect();
    let answers = check_lines("quoridor", input.as_bytes());
    assert_eq!(answers.len(), cases.len() * 2);
    for (pair, (line, code)) in answers.chunks(2).zip(cases) {
        assert_eq!(pair[0]["error"]["code"], code, "{line}: {}", pair[0]);
        assert!(pair[0]["error"]["message"].is_string());
        assert_eq!(pair[1]["legal"], true, "after {line}");
    }
    let all = check(&json!({"move": "e2", "position": "a1b1/a1/e5e5/1 1/3"}))["error"].clone();
    let codes: Vec<_> =
        all["faults"].as_array().expect("faults").iter().map(|fault| &fault["code"]).collect();
    assert_eq!(codes, ["no-such-player", "pawns-together", "wall-overlaps", "wall-crosses"]);
    assert_eq!((&all["players"], &all["walls"]), (&json!([1, 2]), &json!(["b1h", "a1h", "a1v", "a1h"])));
}

#[test]
fn check_names_the_illegal_move_of_the_history() {
    let error = check(&json!({"history": ["e2", "e8", "e5"], "move": "e2"}))["error"].clone();
    assert_eq!(
        (&error["code"], &error["index"], &error["squares"]),
        (&json!("not-adjacent"), &json!(2), &json!(["e5", "e2"]))
    );
    let error = check(&json!({"history": ["e2", "?"], "move": "e2"}))["error"].clone();
    assert_eq!((&error["code"], &error["index"], &error["at"]), (&json!("notation"), &json!(1), &json!(0)));
}

#[test]
fn replay_reads_any_number_of_records() {
    let text = "# games\n1. e8 e2  2. e7 e3  3. e3h e6h\ne2 e8 e3\ne2 e8 e9\n\n\
                [Players \"4\"]\n[Result \"3\"]\n[Termination \"time\"]\n\n1. e2 b5\n\ngame last\n1. e2 e8\n2. e3 e7\n\n\
                e2 e8 1/2-1/2\n";
    let games = replay_text("quoridor", "quoridor.txt", text.as_bytes());
    let playing = |to_move: u8| json!({"kind": "playing", "toMove": to_move});
    assert_eq!(games.len(), 6, "{games:?}");
    assert_eq!(games[0], json!({"game": 1, "turns": 6, "status": playing(1)}));
    assert_eq!(games[1], json!({"game": 2, "turns": 3, "status": playing(2)}));
    let error = &games[2]["error"];
    assert_eq!(
        (&error["code"], &error["turn"], &games[2]["game"]),
        (&json!("not-adjacent"), &json!("3"), &json!(3))
    );
    assert!(error["message"].is_string());
    let won = json!({"kind": "won", "winner": 3, "reason": "time"});
    assert_eq!(games[3], json!({"game": 4, "turns": 2, "status": won}));
    assert_eq!(games[4], json!({"game": "last", "turns": 4, "status": playing(1)}));
    let drawn = json!({"kind": "drawn", "reason": "agreement"});
    assert_eq!(games[5], json!({"game": 6, "turns": 2, "status": drawn}));
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("quoridor.txt");
    let file = file.to_str().expect("a path");
    let standard = crate::program::answers(&["replay", "quoridor", "--notation", "standard", file]);
    assert_eq!(standard[0]["error"]["code"], "not-adjacent");
    refused(&["replay", "quoridor", "--notation", "", file]);
    let bytes = replay_text("quoridor", "bytes.txt", b"\xff\xfe\n\n\xef\xbb\xbf\n\ne2 e8\n");
    assert_eq!(bytes.last().map(|game| &game["turns"]), Some(&json!(2)));
}

fn bestmove(arguments: &[&str]) -> Value {
    answer(&[&["bestmove", "quoridor"][..], arguments].concat())
}

#[test]
fn bestmove_prints_a_legal_move_deterministically() {
    let ask = || {
        let mut found =
            bestmove(&["--moves", "e2 e8 e3 e7", "--nodes", "2000", "--seed", "7", "--lines", "3"]);
        assert!(found["timeMs"].as_f64().is_some_and(|ms| ms >= 0.0));
        found.as_object_mut().expect("an object").remove("timeMs");
        found
    };
    let found = ask();
    assert_eq!(found, ask());
    let lines = found["lines"].as_array().expect("lines");
    assert_eq!(lines.len(), 3);
    assert_eq!((&lines[0]["moves"][0], &lines[0]["score"]), (&found["best"], &found["score"]));
    for line in lines {
        let history = json!(["e2", "e8", "e3", "e7"]);
        assert_eq!(check(&json!({"history": history, "move": line["moves"][0]}))["legal"], true, "{line}");
    }
    assert!(found["nodes"].as_u64().is_some_and(|nodes| nodes > 0));
    assert_eq!(found["stopped"], false, "its limits ended it, as in JavaScript");
}

#[test]
fn bestmove_uses_the_notation_of_its_input() {
    let found = bestmove(&["--notation", "glendenning", "--moves", "e8 e2", "--level", "1"]);
    let history = json!(["e8", "e2"]);
    let judged = check(&json!({"notation": "glendenning", "history": history, "move": found["best"]}));
    assert_eq!(judged["legal"], true, "{found}");
    for (position, notation, best) in [
        ("//e8a5/0 0/1", "standard", "e9"),
        ("//e8a5/0 0/1", "glendenning", "e1"),
        ("11://f10a5/0 0/1", "standard", "f11"),
    ] {
        let found = bestmove(&["--position", position, "--notation", notation, "--nodes", "1000"]);
        assert_eq!((&found["best"], &found["score"]["win"]), (&json!(best), &json!(1.0)), "{position}");
    }
    let four = bestmove(&["--players", "4", "--first", "3", "--level", "1"]);
    assert_eq!(check(&json!({"players": 4, "first": 3, "move": four["best"]}))["legal"], true, "{four}");
    let shut_in = bestmove(&["--position", "a4a5//c5a5i9b5/0 0 0 0/2", "--nodes", "100"]);
    assert_eq!(shut_in["best"], "pass");
}

#[test]
fn bestmove_refuses_invalid_arguments_and_finished_games() {
    for arguments in [
        &["--level", "0"][..],
        &["--nodes", "-1"],
        &["--size", "8"],
        &["--moves", "e9"],
        &["--players", "two"],
    ] {
        refused(&[&["bestmove", "quoridor"][..], arguments].concat());
    }
    let over = refused(&["bestmove", "quoridor", "--position", "//e9a5/1 1/2"]);
    assert!(over.contains("(game-over)"), "{over}");
}
