//! The methods of a Quoridor game for the board element: one call for each thing it displays.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::convert::to_js;
use super::quoridor::{Position, QuoridorGame};
use crate::json::Status;
use crate::quoridor::{self, Labels, LastMove, Move};

#[wasm_bindgen(js_class = Game)]
impl QuoridorGame {
    /// The data that a board displays about the game, as a `Display` object.
    pub fn display(&self) -> JsValue {
        to_js(&Display::from(&self.0))
    }

    /// Parses a move to a `ReadMove` object; `undefined` if the text cannot be parsed.
    #[wasm_bindgen(js_name = readMove)]
    pub fn read_move(&self, text: &str) -> JsValue {
        self.0.read(text).map_or(JsValue::UNDEFINED, |read| to_js(&ReadMove::new(read, self.0.labels())))
    }
}

/// The data about a Quoridor game that the board element displays.
#[derive(Serialize)]
struct Display {
    position: Position,
    status: Status,
    history: Vec<String>,
    /// The squares that the pawn of the player to move may enter.
    targets: Vec<String>,
    /// The walls that the player to move may place.
    walls: Vec<String>,
    /// Whether a pass is the only legal move.
    #[serde(rename = "mustPass")]
    must_pass: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    last: Option<ReadMove>,
    /// The greatest number of walls that any player had at the start of the game.
    stock: u8,
}

impl From<&quoridor::Game> for Display {
    fn from(game: &quoridor::Game) -> Self {
        let labels = game.labels();
        let moves = game.legal_moves(None);
        let (walls, others): (Vec<Move>, Vec<Move>) =
            moves.into_iter().partition(|mv| matches!(mv, Move::Wall(_)));
        let pawn = |mv: &&Move| matches!(mv, Move::Pawn(_));
        Self {
            position: Position::from(game),
            status: Status::from(game.status()),
            history: game.history().collect(),
            targets: others.iter().filter(pawn).map(|&mv| labels.write(mv)).collect(),
            must_pass: others.contains(&Move::Pass),
            walls: walls.into_iter().map(|mv| labels.write(mv)).collect(),
            last: game.last_move().map(|last| ReadMove::from_last(last, labels)),
            stock: game.max_initial_walls(),
        }
    }
}

/// A move of Quoridor parsed from text, as a JavaScript object.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum ReadMove {
    Pawn {
        /// The square that the moving pawn leaves, if it is known.
        #[serde(skip_serializing_if = "Option::is_none")]
        from: Option<String>,
        to: String,
    },
    Wall {
        wall: String,
    },
    Pass,
}

impl ReadMove {
    fn new(mv: Move, labels: Labels) -> Self {
        match mv {
            Move::Pawn(to) => Self::Pawn { from: None, to: labels.square(to).to_string() },
            Move::Wall(wall) => Self::Wall { wall: labels.wall(wall) },
            Move::Pass => Self::Pass,
        }
    }

    fn from_last(last: LastMove, labels: Labels) -> Self {
        match last {
            LastMove::Pawn { from, to } => {
                let [from, to] = [from, to].map(|square| labels.square(square).to_string());
                Self::Pawn { from: Some(from), to }
            }
            LastMove::Wall(wall) => Self::new(Move::Wall(wall), labels),
            LastMove::Pass => Self::Pass,
        }
    }
}
