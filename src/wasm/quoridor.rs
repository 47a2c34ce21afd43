//! A game of Quoridor for JavaScript.

use js_sys::Function;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::convert::{self, JsLimits, Verdict, reason, thrown, to_js};
use crate::answer::Status;
use crate::quoridor::{
    self, Game, Labels, Move, Notation, Options, Orientation, Player, Refusal, Square, Wall, ai, squares,
};

#[wasm_bindgen]
extern "C" {
    /// The options of a game, an object; the package has checked them.
    pub type JsOptions;
    #[wasm_bindgen(method, getter)]
    fn players(this: &JsOptions) -> Option<u32>;
    #[wasm_bindgen(method, getter)]
    fn size(this: &JsOptions) -> Option<u32>;
    #[wasm_bindgen(method, getter)]
    fn walls(this: &JsOptions) -> Option<u32>;
    #[wasm_bindgen(method, getter)]
    fn first(this: &JsOptions) -> Option<u32>;
    #[wasm_bindgen(method, getter)]
    fn notation(this: &JsOptions) -> Option<String>;
}

impl JsOptions {
    /// The notation asked for, if one is.
    fn told_notation(&self) -> Option<Notation> {
        self.notation().as_deref().and_then(Notation::from_name)
    }
}

impl From<&JsOptions> for Options {
    fn from(options: &JsOptions) -> Self {
        let usual = Self::default();
        Self {
            players: options.players().map_or(usual.players, i64::from),
            size: options.size().map_or(usual.size, i64::from),
            walls: options.walls().map(i64::from),
            first: options.first().map_or(usual.first, i64::from),
            notation: options.told_notation().unwrap_or_default(),
        }
    }
}

/// A game: a position with a past.
#[wasm_bindgen(js_name = Game)]
#[derive(Debug)]
pub struct QuoridorGame(Game);

impl QuoridorGame {
    fn read(text: &str, notation: Option<Notation>) -> Result<Self, JsValue> {
        Game::parse(text, notation).map(Self).map_err(thrown(text))
    }

    /// What is thrown where no text was read.
    fn refused(&self, refusal: Refusal) -> JsValue {
        thrown("")(self.0.error(refusal))
    }
}

#[wasm_bindgen(js_class = Game)]
impl QuoridorGame {
    /// A game from the start.
    #[wasm_bindgen(constructor)]
    pub fn new(options: &JsOptions) -> Result<Self, JsValue> {
        Game::new(&options.into()).map(Self).map_err(thrown(""))
    }

    /// Reads a position or a record.
    pub fn parse(text: &str, options: &JsOptions) -> Result<Self, JsValue> {
        Self::read(text, options.told_notation())
    }

    /// Another game, equal to this one.
    pub fn copy(&self) -> Self {
        Self(self.0.clone())
    }

    /// Another game, the same moves by other names.
    #[wasm_bindgen(js_name = inNotation)]
    pub fn in_notation(&self, notation: &str) -> Self {
        let notation = Notation::from_name(notation).unwrap_or_default();
        Self(self.0.clone().with_notation(notation))
    }

    /// The board as it stands.
    pub fn position(&self) -> JsValue {
        to_js(&Position::from(&self.0))
    }

    /// How the game stands.
    pub fn status(&self) -> JsValue {
        to_js(&Status::from(self.0.status()))
    }

    /// The moves so far.
    pub fn history(&self) -> Vec<String> {
        self.0.history().collect()
    }

    /// The legal moves; all, or those of the pawn on one square.
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
        let moves = moves.into_iter().map(|a_move| JsMove::new(a_move, pawn, labels));
        Ok(to_js(&moves.collect::<Vec<_>>()))
    }

    /// Whether a move may be played.
    pub fn check(&self, text: &str) -> JsValue {
        let verdict = self.0.check(text).map(drop).map_err(|error| reason(error, text));
        to_js(&Verdict::from(verdict))
    }

    /// Plays a move.
    pub fn play(&mut self, text: &str) -> Result<String, JsValue> {
        self.0.play(text).map_err(thrown(text))
    }

    /// Takes the last move back.
    pub fn undo(&mut self) -> Option<String> {
        self.0.undo()
    }

    /// Plays it again.
    pub fn redo(&mut self) -> Option<String> {
        self.0.redo()
    }

    /// Goes to just after a move.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, ply: u32) -> Result<(), JsValue> {
        self.0.go_to(ply as usize).map_err(|refusal| self.refused(refusal))
    }

    /// A player resigns.
    pub fn resign(&mut self, player: Option<u8>) -> Result<(), JsValue> {
        self.0.resign(player.and_then(Player::new)).map_err(|refusal| self.refused(refusal))
    }

    /// Ends the game by agreement. Unknown names end nothing.
    pub fn end(&mut self, winner: u8, reason: &str) -> Result<(), JsValue> {
        match (Player::new(winner), quoridor::Reason::from_name(reason)) {
            (Some(winner), Some(reason)) => {
                self.0.end(winner, reason).map_err(|refusal| self.refused(refusal))
            }
            _ => Ok(()),
        }
    }

    /// The position.
    #[wasm_bindgen(js_name = toText)]
    pub fn to_text(&self) -> String {
        self.0.to_string()
    }

    /// The whole game.
    #[wasm_bindgen(js_name = toRecord)]
    pub fn to_record(&self) -> String {
        self.0.to_record()
    }

    /// A drawing of the board.
    #[wasm_bindgen(js_name = toAscii)]
    pub fn to_ascii(&self) -> String {
        self.0.drawing()
    }

    /// The squares of a shortest way from a player's pawn to the goal, without the pawn's own.
    #[wasm_bindgen(js_name = shortestPath)]
    pub fn shortest_path(&self, player: u8) -> Vec<String> {
        let path = Player::new(player).map(|player| self.0.position().shortest_path(player));
        let labels = self.0.labels();
        path.unwrap_or_default().into_iter().map(|square| labels.square(square).to_string()).collect()
    }

    /// Searches for the best move; `report` hears of every completed depth, and ends the search by returning `true`.
    #[wasm_bindgen(js_name = bestMove)]
    pub fn best_move(&self, limits: &JsLimits, report: Option<Function>) -> Result<JsValue, JsValue> {
        let labels = self.0.labels();
        let write = |a_move: &Move| labels.write(*a_move);
        convert::searching(limits, report, write, |limits, clock, hear| {
            ai::search(&self.0, limits, clock, hear).map_err(|refusal| self.refused(refusal))
        })
    }
}

/// Searches a recorded game: all that a worker does.
#[wasm_bindgen]
pub fn search(record: &str, limits: &JsLimits, report: Option<Function>) -> Result<JsValue, JsValue> {
    QuoridorGame::read(record, None)?.best_move(limits, report)
}

/// The board as it stands.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Position {
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
    fn new(a_move: Move, pawn: Square, labels: Labels) -> Self {
        let (kind, squares) = match a_move {
            Move::Pawn(to) => ("pawn", Some([pawn, to].map(|square| labels.square(square).to_string()))),
            Move::Wall(_) => ("wall", None),
            Move::Pass => ("pass", None),
        };
        let (from, to) = squares.map_or((None, None), |[from, to]| (Some(from), Some(to)));
        Self { text: labels.write(a_move), kind, from, to }
    }
}
