//! Tests the JavaScript interface of Arimaa inside the wasm, run by Node. `tests/node` tests it
//! from JavaScript.

#![cfg(all(target_arch = "wasm32", feature = "wasm", feature = "arimaa"))]

use js_sys::{Object, Reflect};
use keddah::wasm::ArimaaGame;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

const OPENING: &str = "g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]";

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

#[wasm_bindgen_test]
fn results_equal_those_of_native_code() {
    for line in include_str!("../data/arimaa/bestmove.tsv").lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<_> = line.split('\t').collect();
        let game = ArimaaGame::parse(fields[2], "").unwrap();
        let wanted = limits(fields[0].parse().unwrap(), fields[1].parse().unwrap());
        let result = game.best_move(&wanted, "", None).unwrap();
        let win = get(&get(&result, "score"), "win").as_f64().unwrap();
        let nodes = get(&result, "nodes").as_f64().unwrap();
        assert_eq!([text(&result, "best"), win.to_string(), nodes.to_string()], fields[3..], "{line}");
    }
}

#[wasm_bindgen_test]
fn results_are_plain_objects() {
    let game = ArimaaGame::parse(OPENING, "").unwrap();
    let position = game.position();
    assert_eq!(text(&get(&position, "board"), "e2"), "E");
    assert_eq!(get(&position, "stepsLeft").as_f64(), Some(4.0));
    assert_eq!(text(&game.status(), "toMove"), "gold");
    let moves = game.legal_moves(Some("e2".into())).unwrap();
    assert_eq!(text(&get(&moves, "0"), "text"), "Ee2n");
    assert!(get(&get(&moves, "0"), "by").is_undefined());
}

#[wasm_bindgen_test]
fn setups_are_parsed_and_written_whether_legal_or_not() {
    let illegal = OPENING.replacen("g [r", "s [E", 1);
    for text in [OPENING, &illegal] {
        let setup = ArimaaGame::parse_setup(text);
        let board: Object = get(&setup, "board").unchecked_into();
        assert_eq!(ArimaaGame::format_setup(&board, &get(&setup, "toMove")), text);
    }
    let setup = ArimaaGame::parse_setup(&illegal);
    assert_eq!(
        (self::text(&get(&setup, "board"), "a8"), self::text(&setup, "toMove")),
        ("E".into(), "silver".into())
    );
    assert!(ArimaaGame::parse_setup("g [").is_undefined());
    let empty = format!("g [{}]", " ".repeat(64));
    let odd = Object::new();
    Reflect::set(&odd, &"i9".into(), &"R".into()).unwrap();
    Reflect::set(&odd, &"a1".into(), &7.into()).unwrap();
    assert_eq!(ArimaaGame::format_setup(&odd, &"nobody".into()), empty);
}

#[wasm_bindgen_test]
fn refusals_are_plain_objects() {
    let mut game = ArimaaGame::parse(OPENING, "").unwrap();
    let error = game.play("Ra1n", false).unwrap_err();
    assert!(error.is_instance_of::<Object>());
    assert_eq!(["kind", "code"].map(|key| text(&error, key)), ["rule", "occupied"]);
    let error = game.play("Ee2n \u{1f418}", false).unwrap_err();
    assert_eq!(["kind", "code"].map(|key| text(&error, key)), ["notation", "notation"]);
    assert_eq!(get(&error, "at").as_f64(), Some(5.0));
    let verdict = game.check("Ra1n");
    assert_eq!((get(&verdict, "ok"), text(&verdict, "code")), (false.into(), "occupied".into()));
}
