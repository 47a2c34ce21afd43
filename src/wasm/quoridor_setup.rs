//! The positions of Quoridor that a board's editor edits, legal or not: parsing and writing them.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::convert::{thrown, to_js};
use super::quoridor::QuoridorGame;
use crate::quoridor::{Labels, Move, Orientation, Setup};

#[wasm_bindgen]
extern "C" {
    /// A position from JavaScript, legal or not: a `Setup` object whose types the package has
    /// checked.
    pub type JsSetup;
    #[wasm_bindgen(method, getter)]
    fn size(this: &JsSetup) -> u8;
    #[wasm_bindgen(method, getter)]
    fn pawns(this: &JsSetup) -> Vec<String>;
    #[wasm_bindgen(method, getter)]
    fn walls(this: &JsSetup) -> Vec<String>;
    #[wasm_bindgen(method, getter, js_name = wallsLeft)]
    fn walls_left(this: &JsSetup) -> Vec<f64>;
    #[wasm_bindgen(method, getter, js_name = toMove)]
    fn to_move(this: &JsSetup) -> u8;
}

#[wasm_bindgen(js_class = Game)]
impl QuoridorGame {
    /// Parses the text of a position, legal or not, to a `Setup` object; `undefined` if it cannot
    /// be parsed or does not fit on a board.
    #[wasm_bindgen(js_name = parseSetup)]
    pub fn parse_setup(text: &str) -> JsValue {
        let setup = text.parse().ok().filter(Setup::fits_on_board);
        setup.map_or(JsValue::UNDEFINED, |setup| to_js(&ParsedSetup::from(&setup)))
    }

    /// Writes a position, legal or not, as text. Fails if a name is not a square or a wall of a
    /// board of this size.
    #[wasm_bindgen(js_name = formatSetup)]
    pub fn format_setup(setup: &JsSetup) -> Result<String, JsValue> {
        let labels = Labels { size: setup.size(), ..Labels::STANDARD };
        let mut named = Setup {
            size: setup.size().into(),
            horizontal: Vec::new(),
            vertical: Vec::new(),
            pawns: Vec::new(),
            walls_left: setup.walls_left().into_iter().map(|walls| walls as i64).collect(),
            mover: setup.to_move().into(),
        };
        for name in setup.pawns().iter().chain(&setup.walls()) {
            match labels.read(name).map_err(thrown(name))? {
                Move::Pawn(square) => named.pawns.push(square.into()),
                Move::Wall(wall) => named.walls_mut(wall.orientation).push(wall.square.into()),
                Move::Pass => {}
            }
        }
        Ok(named.to_string())
    }
}

/// A Quoridor position that fits on a board, legal or not, as a JavaScript object.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ParsedSetup {
    size: i64,
    pawns: Vec<String>,
    walls: Vec<String>,
    walls_left: Vec<f64>,
    to_move: i64,
}

impl From<&Setup> for ParsedSetup {
    fn from(setup: &Setup) -> Self {
        let walls = [(Orientation::Horizontal, &setup.horizontal), (Orientation::Vertical, &setup.vertical)];
        let names = walls.into_iter().flat_map(|(orientation, labels)| {
            labels.iter().map(move |label| format!("{label}{}", orientation.letter()))
        });
        Self {
            size: setup.size,
            pawns: setup.pawns.iter().map(ToString::to_string).collect(),
            walls: names.collect(),
            // Not as integers: the greatest have no number in JavaScript.
            walls_left: setup.walls_left.iter().map(|&walls| walls as f64).collect(),
            to_move: setup.mover,
        }
    }
}
