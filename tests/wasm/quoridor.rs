//! Tests the JavaScript interface of Quoridor inside the wasm, run by Node. `tests/node` tests it
//! from JavaScript. Each game is a separate wasm module.

#![cfg(all(target_arch = "wasm32", feature = "wasm", feature = "quoridor"))]

use js_sys::{Array, Object, Reflect};
use keddah::wasm::{JsSetup, QuoridorGame};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

fn get(value: &JsValue, key: &str) -> JsValue {
    Reflect::get(value, &key.into()).unwrap()
}

fn text(value: &JsValue, key: &str) -> String {
    get(value, key).as_string().unwrap()
}

/// The limits of a search: milliseconds, nodes, level, depth, lines, seed; the rest is not used.
fn limits(nodes: f64, seed: f64) -> [f64; 10] {
    let unset = f64::NAN;
    [unset, nodes, unset, unset, unset, seed, unset, unset, unset, unset]
}

/// A new game. Options: players, size, walls, first player and notation.
fn game(options: &str) -> QuoridorGame {
    QuoridorGame::new(options).unwrap()
}

#[wasm_bindgen_test]
fn results_equal_those_of_native_code() {
    for line in include_str!("../data/quoridor/bestmove.tsv").lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<_> = line.split('\t').collect();
        let game = QuoridorGame::parse(fields[2], "").unwrap();
        let number = |index: usize| fields[index].parse::<f64>().unwrap();
        let result = game.best_move(&limits(number(0), number(1)), "", None).unwrap();
        let win = get(&get(&result, "score"), "win").as_f64().unwrap();
        let nodes = get(&result, "nodes").as_f64().unwrap();
        assert_eq!([text(&result, "best"), win.to_string(), nodes.to_string()], fields[3..], "{line}");
    }
}

#[wasm_bindgen_test]
fn results_are_plain_objects() {
    let game = game("4 11 - - glendenning");
    let position = game.position();
    assert_eq!(text(&get(&position, "pawns"), "0"), "f11");
    assert_eq!(get(&get(&position, "wallsLeft"), "3").as_f64(), Some(5.0));
    assert_eq!(get(&position, "toMove").as_f64(), Some(1.0));
    assert_eq!(get(&game.status(), "toMove").as_f64(), Some(1.0));
    let moves = game.legal_moves(Some("f11".into())).unwrap();
    assert_eq!(Array::from(&moves).length(), 3);
    assert_eq!(["kind", "from"].map(|key| text(&get(&moves, "0"), key)), ["pawn", "f11"]);
    assert!(get(&get(&game.legal_moves(None).unwrap(), "9"), "from").is_undefined());
    assert_eq!(game.shortest_path(1).last().map(String::as_str), Some("f1"));
}

#[wasm_bindgen_test]
fn setups_are_parsed_and_written_whether_legal_or_not() {
    for text in ["a1a8c1e3/d6e1h3/e2e9/7 6/1", "5:a1b1/a1/c3c3b2b2/-1 100 0 0/4"] {
        let setup = QuoridorGame::parse_setup(text);
        assert_eq!(QuoridorGame::format_setup(setup.unchecked_ref::<JsSetup>()).unwrap(), text);
    }
    let setup = QuoridorGame::parse_setup("A1/d6/e2e9/7 6/2");
    assert_eq!(["0", "1"].map(|index| text(&get(&setup, "walls"), index)), ["a1h", "d6v"]);
    assert_eq!((text(&get(&setup, "pawns"), "1"), get(&setup, "toMove").as_f64()), ("e9".into(), Some(2.0)));
    assert!(QuoridorGame::parse_setup("//e1e9/10 10").is_undefined());
    assert!(QuoridorGame::parse_setup("//e1e10/10 10/1").is_undefined());
    Reflect::set(&setup, &"size".into(), &5.into()).unwrap();
    let error = QuoridorGame::format_setup(setup.unchecked_ref::<JsSetup>()).unwrap_err();
    assert_eq!(text(&error, "code"), "off-board");
}

#[wasm_bindgen_test]
fn refusals_are_plain_objects() {
    let mut game = game("");
    game.play("e3h", false).unwrap();
    let error = game.play("e3v", false).unwrap_err();
    assert!(error.is_instance_of::<Object>());
    assert_eq!(["kind", "code"].map(|key| text(&error, key)), ["rule", "wall-crosses"]);
    assert_eq!(text(&get(&error, "walls"), "1"), "e3h");
    let error = game.play("\u{1f9f1}", false).unwrap_err();
    assert_eq!(["kind", "code"].map(|key| text(&error, key)), ["notation", "notation"]);
    let verdict = game.check("e1");
    assert_eq!((get(&verdict, "ok"), text(&verdict, "code")), (false.into(), "square-taken".into()));
    assert_eq!(get(&get(&verdict, "players"), "0").as_f64(), Some(1.0));
}

#[wasm_bindgen_test]
fn a_search_uses_the_notation_of_the_game() {
    for notation in ["standard", "glendenning"] {
        let mut game = game(&format!("- - - - {notation}"));
        let best = text(&game.best_move(&limits(500.0, 0.0), "", None).unwrap(), "best");
        assert_eq!(game.play(&best, false).unwrap(), best);
    }
}
