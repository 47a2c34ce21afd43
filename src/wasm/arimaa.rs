//! A game of Arimaa for JavaScript.

use js_sys::Function;
use serde::{Serialize, Serializer};
use wasm_bindgen::prelude::*;

use super::convert::{self, JsLimits, Verdict, reason, thrown, to_js};
use crate::answer::Status;
use crate::arimaa::{self, Error, Game, LegalStep, Refusal, Side, Square, Turn, ai, squares};

/// A game: a position with a past, and the turn being built on it.
#[wasm_bindgen(js_name = Game)]
#[derive(Debug)]
pub struct ArimaaGame(Game);

impl Default for ArimaaGame {
    fn default() -> Self {
        Self::new()
    }
}

#[wasm_bindgen(js_class = Game)]
impl ArimaaGame {
    /// A game from the start.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self(Game::new())
    }

    /// Reads a position or a record.
    pub fn parse(text: &str) -> Result<Self, JsValue> {
        Game::parse(text).map(Self).map_err(thrown(text))
    }

    /// Another game, equal to this one.
    pub fn copy(&self) -> Self {
        Self(self.0.clone())
    }

    /// The board as it stands, with the turn being built.
    pub fn position(&self) -> JsValue {
        to_js(&Position::from(&self.0))
    }

    /// How the game stands.
    pub fn status(&self) -> JsValue {
        to_js(&Status::from(self.0.status()))
    }

    /// The turns so far.
    pub fn history(&self) -> Vec<String> {
        self.0.history().map(Turn::to_string).collect()
    }

    /// The legal next steps, or placements; all, or those from one square.
    #[wasm_bindgen(js_name = legalMoves)]
    pub fn legal_moves(&self, from: Option<String>) -> Result<JsValue, JsValue> {
        let from = from
            .map(|text| text.parse::<Square>().map_err(|error| thrown(&text)(Error::from(error))))
            .transpose()?;
        let steps = self.0.legal_steps(from).into_iter().map(|step| Move::from(&step));
        let placements = self.0.placements().into_iter().filter(|_| from.is_none()).map(Move::placement);
        Ok(to_js(&steps.chain(placements).collect::<Vec<_>>()))
    }

    /// Whether a whole turn may be played.
    pub fn check(&self, turn: &str) -> JsValue {
        let verdict = self.0.check(turn).map(drop).map_err(|error| reason(error, turn));
        to_js(&Verdict::from(verdict))
    }

    /// Plays a whole turn.
    pub fn play(&mut self, turn: &str) -> Result<String, JsValue> {
        self.0.play(turn).map(|turn| turn.to_string()).map_err(thrown(turn))
    }

    /// Takes the last turn back.
    pub fn undo(&mut self) -> Option<String> {
        self.0.undo().map(|turn| turn.to_string())
    }

    /// Plays it again.
    pub fn redo(&mut self) -> Option<String> {
        self.0.redo().map(|turn| turn.to_string())
    }

    /// Goes to just after a turn.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, ply: u32) -> Result<(), JsValue> {
        self.0.go_to(ply as usize).map_err(refused)
    }

    /// A side resigns.
    pub fn resign(&mut self, side: Option<String>) -> Result<(), JsValue> {
        self.0.resign(side.as_deref().and_then(side_of)).map_err(refused)
    }

    /// Ends the game by agreement. Unknown names end nothing.
    pub fn end(&mut self, winner: &str, reason: &str) -> Result<(), JsValue> {
        match (side_of(winner), arimaa::Reason::from_name(reason)) {
            (Some(winner), Some(reason)) => self.0.end(winner, reason).map_err(refused),
            _ => Ok(()),
        }
    }

    /// The position after the last completed turn.
    #[wasm_bindgen(js_name = toText)]
    pub fn to_text(&self) -> String {
        self.0.to_string()
    }

    /// The whole game.
    #[wasm_bindgen(js_name = toRecord)]
    pub fn to_record(&self) -> String {
        self.0.to_record()
    }

    /// A drawing of the board after the last completed turn.
    #[wasm_bindgen(js_name = toAscii)]
    pub fn to_ascii(&self) -> String {
        self.0.drawing()
    }

    /// The steps of the turn being built.
    pub fn steps(&self) -> Vec<String> {
        self.0.steps().map(Turn::to_string).collect()
    }

    /// Makes a step.
    pub fn step(&mut self, step: &str) -> Result<String, JsValue> {
        self.0.step(step).map(|step| step.to_string()).map_err(thrown(step))
    }

    /// Takes the last step back.
    #[wasm_bindgen(js_name = undoStep)]
    pub fn undo_step(&mut self) -> Option<String> {
        self.0.undo_step().map(|step| step.to_string())
    }

    /// Makes it again.
    #[wasm_bindgen(js_name = redoStep)]
    pub fn redo_step(&mut self) -> Option<String> {
        self.0.redo_step().map(|step| step.to_string())
    }

    /// Takes all steps back.
    #[wasm_bindgen(js_name = clearSteps)]
    pub fn clear_steps(&mut self) {
        self.0.clear_turn();
    }

    /// Whether the turn being built may end.
    #[wasm_bindgen(js_name = checkTurn)]
    pub fn check_turn(&self) -> JsValue {
        to_js(&Verdict::from(self.0.can_end().map_err(|refusal| reason(Error::from(refusal), ""))))
    }

    /// Ends the turn being built.
    #[wasm_bindgen(js_name = finishTurn)]
    pub fn finish_turn(&mut self) -> Result<String, JsValue> {
        self.0.finish().map(|turn| turn.to_string()).map_err(refused)
    }

    /// Every frozen piece, with what freezes it.
    pub fn frozen(&self) -> JsValue {
        let frozen =
            |(square, by): &(Square, Vec<Square>)| Frozen { square: square.to_string(), by: names(by) };
        to_js(&self.0.frozen().iter().map(frozen).collect::<Vec<_>>())
    }

    /// The pieces that a single step could lose to a trap.
    #[wasm_bindgen(js_name = atRisk)]
    pub fn at_risk(&self) -> JsValue {
        let at_risk = |square: &Square| AtRisk { square: square.to_string() };
        to_js(&self.0.at_risk().iter().map(at_risk).collect::<Vec<_>>())
    }

    /// Searches for the best turn; `report` hears of every completed depth, and ends the search by returning `true`.
    #[wasm_bindgen(js_name = bestMove)]
    pub fn best_move(&self, limits: &JsLimits, report: Option<Function>) -> Result<JsValue, JsValue> {
        convert::searching(limits, report, Turn::to_string, |limits, clock, hear| {
            ai::search(&self.0, limits, clock, hear).map_err(refused)
        })
    }
}

/// Searches a recorded game: all that a worker does.
#[wasm_bindgen]
pub fn search(record: &str, limits: &JsLimits, report: Option<Function>) -> Result<JsValue, JsValue> {
    ArimaaGame::parse(record)?.best_move(limits, report)
}

/// The board as it stands, with the turn being built.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Position {
    #[serde(serialize_with = "as_object")]
    board: Vec<(String, char)>,
    to_move: &'static str,
    phase: &'static str,
    steps: Vec<String>,
    steps_left: usize,
    occurrences: u32,
}

impl From<&Game> for Position {
    fn from(game: &Game) -> Self {
        let position = game.position();
        let piece = |square| Some((Square::to_string(&square), position.board().get(square)?.letter()));
        Self {
            board: squares(position.board().occupied()).filter_map(piece).collect(),
            to_move: position.side().name(),
            phase: if position.in_setup() { "setup" } else { "play" },
            steps: game.steps().map(Turn::to_string).collect(),
            steps_left: game.steps_left(),
            occurrences: game.occurrences(),
        }
    }
}

#[derive(Serialize)]
struct Move {
    text: String,
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<String>,
    to: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    by: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    captures: Vec<String>,
}

impl From<&LegalStep> for Move {
    fn from(legal: &LegalStep) -> Self {
        Self {
            text: Turn::from(legal).to_string(),
            kind: legal.kind.name(),
            from: Some(legal.step.from().to_string()),
            to: legal.step.to().to_string(),
            by: names(&legal.by),
            captures: legal.captures.iter().map(|(_, at)| at.to_string()).collect(),
        }
    }
}

impl Move {
    fn placement((piece, at): (arimaa::Piece, Square)) -> Self {
        let text = format!("{piece}{at}");
        Self { text, kind: "placement", from: None, to: at.to_string(), by: Vec::new(), captures: Vec::new() }
    }
}

#[derive(Serialize)]
struct Frozen {
    square: String,
    by: Vec<String>,
}

#[derive(Serialize)]
struct AtRisk {
    square: String,
}

/// Names and what they stand for, as one object.
fn as_object<S: Serializer>(pairs: &[(String, char)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().map(|(name, value)| (name, value)))
}

fn names(squares: &[Square]) -> Vec<String> {
    squares.iter().map(Square::to_string).collect()
}

fn side_of(name: &str) -> Option<Side> {
    Side::ALL.into_iter().find(|side| side.name() == name)
}

/// What is thrown where no text was read.
fn refused(refusal: Refusal) -> JsValue {
    thrown("")(Error::from(refusal))
}
