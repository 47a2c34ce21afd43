//! The positions of Arimaa that a board's editor edits, legal or not: parsing and writing them.

use js_sys::{Array, Object};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::arimaa::ArimaaGame;
use super::arimaa_display::JsBoard;
use super::convert::to_js;
use super::game::player;
use crate::arimaa::{Piece, Setup, Side};

#[wasm_bindgen(js_class = Game)]
impl ArimaaGame {
    /// Parses the text of a position, legal or not, to a `Setup` object; `undefined` if it cannot
    /// be parsed.
    #[wasm_bindgen(js_name = parseSetup)]
    pub fn parse_setup(text: &str) -> JsValue {
        text.parse().map_or(JsValue::UNDEFINED, |setup: Setup| to_js(&JsSetup::from(&setup)))
    }

    /// Writes a position, legal or not, as text. `board` has a letter for each occupied square;
    /// names that are not squares and letters that are not pieces have no effect.
    #[wasm_bindgen(js_name = formatSetup)]
    pub fn format_setup(board: &Object, to_move: &JsValue) -> String {
        let mut setup = Setup { side: player(to_move).unwrap_or(Side::Gold), ..Setup::default() };
        for entry in Object::entries(board) {
            let entry = Array::from(&entry);
            let [square, piece] = [0, 1].map(|index| entry.get(index).as_string().unwrap_or_default());
            if let Ok(square) = square.parse() {
                setup.board.set(square, piece.chars().next().and_then(Piece::from_letter));
            }
        }
        setup.to_string()
    }
}

/// An Arimaa position, legal or not, as a JavaScript object.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct JsSetup {
    board: JsBoard,
    to_move: &'static str,
}

impl From<&Setup> for JsSetup {
    fn from(setup: &Setup) -> Self {
        Self { board: JsBoard::from(&setup.board), to_move: setup.side.name() }
    }
}
