//! The JavaScript class of a Quoridor game.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::convert::{Verdict, reason, thrown, to_js};
use super::game::{JsGame, game_class, parsed, player, refused};
use crate::playable::Playable;
use crate::quoridor::{
    Game, Labels, Move, Notation, Options, Orientation, Player, Quoridor, Square, Wall, squares,
};

game_class!(QuoridorGame, Quoridor);

impl JsGame for Quoridor {
    /// Converts the options of a new game from JavaScript: the number of players, the squares per
    /// side, the walls, the first player and the notation.
    fn options(words: &mut dyn Iterator<Item = &str>) -> Options {
        let usual = Options::default();
        let mut number = || words.next().and_then(|word| word.parse().ok());
        let (players, size, walls, first) = (number(), number(), number(), number());
        Options {
            players: players.unwrap_or(usual.players),
            size: size.unwrap_or(usual.size),
            walls,
            first: first.unwrap_or(usual.first),
            notation: words.next().and_then(Notation::from_name),
        }
    }
}

#[wasm_bindgen(js_class = Game)]
impl QuoridorGame {
    /// Returns a copy of this game whose moves are in another notation.
    #[wasm_bindgen(js_name = inNotation)]
    pub fn in_notation(&self, notation: &str) -> Self {
        let notation = Notation::from_name(notation).unwrap_or_default();
        Self(self.0.clone().with_notation(notation))
    }

    /// Parses moves played from the current position, and returns the game of these moves.
    #[wasm_bindgen(js_name = parseMoves)]
    pub fn parse_moves(&self, moves: &str, notation: Option<String>) -> Result<Self, JsValue> {
        let notation = notation.as_deref().and_then(Notation::from_name);
        parsed(moves, Game::parse_from(*self.0.position(), moves, notation)).map(Self)
    }

    /// The legal moves, all or only those of the pawn on one square.
    #[wasm_bindgen(js_name = legalMoves)]
    pub fn legal_moves(&self, from: Option<String>) -> Result<JsValue, JsValue> {
        let moves = match from {
            None => self.0.legal_moves(None),
            Some(text) => match self.0.read(&text).map_err(thrown(&text))? {
                Move::Pawn(square) => self.0.legal_moves(Some(square)),
                _ => Vec::new(),
            },
        };
        let (labels, pawn) = (self.0.labels(), self.0.position().pawn(self.0.position().mover()));
        let moves = moves.into_iter().map(|mv| JsMove::new(mv, pawn, labels));
        Ok(to_js(&moves.collect::<Vec<_>>()))
    }

    /// The squares of a shortest path from a player's pawn to its goal, without the pawn's own.
    #[wasm_bindgen(js_name = shortestPath)]
    pub fn shortest_path(&self, player: u8) -> Vec<String> {
        let path = Player::new(player).map(|player| self.0.position().shortest_path(player));
        let labels = self.0.labels();
        path.unwrap_or_default().into_iter().map(|square| labels.square(square).to_string()).collect()
    }
}

/// The current Quoridor position, as a JavaScript object.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Position {
    size: u8,
    players: u8,
    notation: &'static str,
    to_move: u8,
    pawns: Vec<String>,
    walls: Vec<String>,
    walls_left: Vec<u8>,
    distances: Vec<u32>,
    occurrences: u32,
}

impl From<&Game> for Position {
    fn from(game: &Game) -> Self {
        let (position, labels) = (game.position(), game.labels());
        let players = Player::all(position.players());
        let walls = [Orientation::Horizontal, Orientation::Vertical].into_iter().flat_map(|orientation| {
            squares(position.board().walls(orientation)).map(move |square| Wall { square, orientation })
        });
        Self {
            size: position.size(),
            players: position.players(),
            notation: game.notation().name(),
            to_move: position.mover().number(),
            pawns: players.clone().map(|player| labels.square(position.pawn(player)).to_string()).collect(),
            walls: walls.map(|wall| labels.wall(wall)).collect(),
            walls_left: players.clone().map(|player| position.walls_left(player)).collect(),
            distances: players.map(|player| position.distance(player)).collect(),
            occurrences: game.occurrences(),
        }
    }
}

#[derive(Serialize)]
struct JsMove {
    text: String,
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<String>,
}

impl JsMove {
    fn new(mv: Move, pawn: Square, labels: Labels) -> Self {
        let (kind, squares) = match mv {
            Move::Pawn(to) => ("pawn", Some([pawn, to].map(|square| labels.square(square).to_string()))),
            Move::Wall(_) => ("wall", None),
            Move::Pass => ("pass", None),
        };
        let (from, to) = squares.map_or((None, None), |[from, to]| (Some(from), Some(to)));
        Self { text: labels.write(mv), kind, from, to }
    }
}
