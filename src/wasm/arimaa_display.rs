//! The methods of an Arimaa game for the board element: one call for each thing it displays.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::arimaa::{ArimaaGame, AtRisk, Frozen, Position, as_object, parse_square};
use super::convert::{Verdict, reason, to_js};
use crate::arimaa::{self, Destination, Error, LegalStep, Token, Turn, squares};
use crate::json::Status;

#[wasm_bindgen(js_class = Game)]
impl ArimaaGame {
    /// The data that a board displays about the game, as a `Display` object.
    pub fn display(&self) -> JsValue {
        to_js(&Display::from(&self.0))
    }

    /// All destinations of the piece on a square within the rest of the turn, as `Destination`
    /// objects.
    pub fn destinations(&self, square: &str) -> Result<JsValue, JsValue> {
        let found = self.0.destinations(parse_square(square)?);
        Ok(to_js(&found.iter().map(JsDestination::from).collect::<Vec<_>>()))
    }

    /// The boards after each step of a complete turn, for animation. Empty if the turn is not
    /// legal.
    #[wasm_bindgen(js_name = boardsAlong)]
    pub fn boards_along(&self, turn: &str) -> JsValue {
        let boards = turn.parse().map(|turn| self.0.boards_along(&turn)).unwrap_or_default();
        to_js(&boards.iter().map(JsBoard::from).collect::<Vec<_>>())
    }

    /// The reason why the piece on a square cannot step, anywhere or to one square, as a `Verdict`
    /// object.
    #[wasm_bindgen(js_name = whyStuck)]
    pub fn why_stuck(&self, from: &str, to: Option<String>) -> JsValue {
        let to = to.and_then(|to| to.parse().ok());
        let refusal = from.parse().ok().and_then(|from| self.0.why_stuck(from, to));
        let verdict = refusal.map_or(Ok(()), Err).map_err(|refusal| reason(Error::from(refusal), ""));
        to_js(&Verdict::from(verdict))
    }

    /// The steps or placements of a turn, as `TurnStep` objects. Empty for text that cannot be
    /// parsed.
    #[wasm_bindgen(js_name = readTurn)]
    pub fn read_turn(turn: &str) -> JsValue {
        to_js(&turn.parse().map(|turn| steps_of(&turn)).unwrap_or_default())
    }
}

/// The data about an Arimaa game that the board element displays.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Display {
    position: Position,
    status: Status,
    history: Vec<String>,
    /// The steps made so far in the unfinished turn.
    steps: Vec<TurnStep>,
    /// The steps of the last completed turn.
    last: Vec<TurnStep>,
    /// The number of turns in the history that are setups.
    setups: usize,
    frozen: Vec<Frozen>,
    at_risk: Vec<AtRisk>,
    /// The squares of the pieces that have a legal step.
    movable: Vec<String>,
    /// The letters of the pieces captured so far in the game.
    captured: Vec<char>,
    /// Whether the unfinished turn may end now.
    can_end: Verdict,
}

impl From<&arimaa::Game> for Display {
    fn from(game: &arimaa::Game) -> Self {
        let steps = game.steps().flat_map(|step| step.0.iter().copied()).collect();
        let movable = game.legal_steps(None).iter().fold(0, |set, legal| set | legal.step.from().bit());
        let is_setup = |turn: &Turn| matches!(turn.0.first(), Some(Token::Place(..)));
        Self {
            position: Position::from(game),
            status: Status::from(game.status()),
            history: game.history().collect(),
            steps: steps_of(&Turn(steps)),
            last: game.turns().next_back().map(steps_of).unwrap_or_default(),
            setups: game.turns().take_while(|turn| is_setup(turn)).count(),
            frozen: game.frozen().iter().map(Frozen::from).collect(),
            at_risk: game.at_risk().iter().map(AtRisk::from).collect(),
            movable: squares(movable).map(|square| square.to_string()).collect(),
            captured: game.captured().iter().map(|piece| piece.letter()).collect(),
            can_end: game.can_end().map_err(|refusal| reason(Error::from(refusal), "")).into(),
        }
    }
}

/// A step or a placement of a turn, as a JavaScript object.
#[derive(Serialize)]
struct TurnStep {
    /// The notation of the step, captures included.
    text: String,
    piece: char,
    /// The square that the stepping piece leaves; `None` for a placement.
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<String>,
    to: String,
    captures: Vec<Captured>,
}

/// A piece captured on a trap by a step, with its square.
#[derive(Serialize)]
struct Captured {
    piece: char,
    square: String,
}

/// Converts a turn to the objects of its steps and placements, each with its captures.
fn steps_of(turn: &Turn) -> Vec<TurnStep> {
    let mut steps: Vec<TurnStep> = Vec::new();
    for token in &turn.0 {
        let (piece, from, to) = match *token {
            Token::Step(piece, from, direction) => match from.toward(direction) {
                Some(to) => (piece, Some(from), to),
                None => continue,
            },
            Token::Place(piece, at) => (piece, None, at),
            Token::Capture(piece, at) => {
                if let Some(step) = steps.last_mut() {
                    step.text = format!("{} {token}", step.text);
                    step.captures.push(Captured { piece: piece.letter(), square: at.to_string() });
                }
                continue;
            }
        };
        steps.push(TurnStep {
            text: token.to_string(),
            piece: piece.letter(),
            from: from.map(|from| from.to_string()),
            to: to.to_string(),
            captures: Vec::new(),
        });
    }
    steps
}

/// A square that a piece can reach within the rest of the turn, as a JavaScript object.
#[derive(Serialize)]
struct JsDestination {
    kind: &'static str,
    actor: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    partner: Option<String>,
    target: String,
    steps: Vec<TurnStep>,
}

impl From<&Destination> for JsDestination {
    fn from(found: &Destination) -> Self {
        let step = |legal: &LegalStep| steps_of(&Turn::from(legal));
        Self {
            kind: found.kind.name(),
            actor: found.actor.to_string(),
            partner: found.partner.map(|partner| partner.to_string()),
            target: found.target.to_string(),
            steps: found.steps.iter().flat_map(step).collect(),
        }
    }
}

/// The pieces on a board as a JavaScript object, from square names to piece letters.
#[derive(Serialize)]
#[serde(transparent)]
pub(super) struct JsBoard(#[serde(serialize_with = "as_object")] Vec<(String, char)>);

impl From<&arimaa::Board> for JsBoard {
    fn from(board: &arimaa::Board) -> Self {
        let pieces = squares(board.occupied());
        Self(pieces.filter_map(|at| Some((at.to_string(), board.get(at)?.letter()))).collect())
    }
}
