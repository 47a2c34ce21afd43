//! The JavaScript class of an Arimaa game.

use serde::{Serialize, Serializer};
use wasm_bindgen::prelude::*;

use super::convert::{Verdict, reason, thrown, to_js};
use super::game::{JsGame, game_class, player, refused};
use crate::arimaa::{self, Arimaa, Error, Game, LegalStep, LegalTurns, NotationError, Square, Turn, squares};
use crate::playable::Playable;

game_class!(ArimaaGame, Arimaa);

impl JsGame for Arimaa {
    fn options(_: &mut dyn Iterator<Item = &str>) {}
}

#[wasm_bindgen(js_class = Game)]
impl ArimaaGame {
    /// The legal next steps of the turn, all or only those from one square; in setup, the legal
    /// placements.
    #[wasm_bindgen(js_name = legalMoves)]
    pub fn legal_moves(&self, from: Option<String>) -> Result<JsValue, JsValue> {
        let from = from.as_deref().map(parse_square).transpose()?;
        let steps = self.0.legal_steps(from).into_iter().map(|step| Move::from(&step));
        let placements = self.0.placements().into_iter().filter(|_| from.is_none()).map(Move::placement);
        Ok(to_js(&steps.chain(placements).collect::<Vec<_>>()))
    }

    /// The legal turns from the start of this turn: one for each board that they lead to.
    #[wasm_bindgen(js_name = legalTurns)]
    pub fn legal_turns(&self) -> Turns {
        Turns(self.0.legal_turns())
    }

    /// The steps made so far in the unfinished turn.
    pub fn steps(&self) -> Vec<String> {
        self.0.steps().map(Turn::to_string).collect()
    }

    /// Makes a step of the current turn and returns it written in full.
    pub fn step(&mut self, step: &str) -> Result<String, JsValue> {
        self.0.step(step).map(|step| step.to_string()).map_err(thrown(step))
    }

    /// Takes back the last step of the current turn and returns it.
    #[wasm_bindgen(js_name = undoStep)]
    pub fn undo_step(&mut self) -> Option<String> {
        self.0.undo_step().map(|step| step.to_string())
    }

    /// Redoes the step that was taken back last and returns it.
    #[wasm_bindgen(js_name = redoStep)]
    pub fn redo_step(&mut self) -> Option<String> {
        self.0.redo_step().map(|step| step.to_string())
    }

    /// Takes back all steps of the current turn.
    #[wasm_bindgen(js_name = clearSteps)]
    pub fn clear_steps(&mut self) {
        self.0.clear_turn();
    }

    /// Returns whether the unfinished turn may end now, as a `Verdict` object.
    #[wasm_bindgen(js_name = checkTurn)]
    pub fn check_turn(&self) -> JsValue {
        to_js(&Verdict::from(self.0.can_end().map_err(|refusal| reason(Error::from(refusal), ""))))
    }

    /// Ends the current turn and returns it in full.
    #[wasm_bindgen(js_name = finishTurn)]
    pub fn finish_turn(&mut self) -> Result<String, JsValue> {
        let turn = self.0.finish().map_err(|refusal| refused(&self.0, refusal))?;
        Ok(turn.to_string())
    }

    /// Chooses a setup for the side to place its pieces; the same for the same seed. `undefined`
    /// after the setups.
    #[wasm_bindgen(js_name = chooseSetup)]
    pub fn choose_setup(&self, seed: u32) -> Option<String> {
        let position = self.0.turn_position();
        position.in_setup().then(|| arimaa::ai::choose_setup(position, seed.into()).to_string())
    }

    /// The frozen pieces on the board, each with the pieces that freeze it.
    pub fn frozen(&self) -> JsValue {
        to_js(&self.0.frozen().iter().map(Frozen::from).collect::<Vec<_>>())
    }

    /// The name of the side that wins if a limit of time or turns halts the game now.
    #[wasm_bindgen(js_name = winnerAtLimit)]
    pub fn winner_at_limit(&self) -> String {
        self.0.winner_at_limit().name().into()
    }

    /// The pieces on traps that would be captured if one friendly piece moved away.
    #[wasm_bindgen(js_name = atRisk)]
    pub fn at_risk(&self) -> JsValue {
        to_js(&self.0.at_risk().iter().map(AtRisk::from).collect::<Vec<_>>())
    }
}

/// The legal turns of a position, searched for one by one.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Turns(LegalTurns);

#[wasm_bindgen]
impl Turns {
    /// The next turn; `undefined` after the last one.
    pub fn next(&mut self) -> Option<String> {
        self.0.next().map(|turn| turn.to_string())
    }
}

/// Parses the name of a square from JavaScript.
pub(super) fn parse_square(text: &str) -> Result<Square, JsValue> {
    text.parse().map_err(|error: NotationError| thrown(text)(Error::from(error)))
}

/// The current Arimaa position, with the steps of the unfinished turn, as a JavaScript object.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Position {
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
pub(super) struct Frozen {
    square: String,
    by: Vec<String>,
}

impl From<&(Square, Vec<Square>)> for Frozen {
    fn from((square, by): &(Square, Vec<Square>)) -> Self {
        Self { square: square.to_string(), by: names(by) }
    }
}

#[derive(Serialize)]
pub(super) struct AtRisk {
    square: String,
}

impl From<&Square> for AtRisk {
    fn from(square: &Square) -> Self {
        Self { square: square.to_string() }
    }
}

/// Serializes pairs of square names and piece letters as one object.
pub(super) fn as_object<S: Serializer>(pairs: &[(String, char)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().map(|(name, value)| (name, value)))
}

pub(super) fn names(squares: &[Square]) -> Vec<String> {
    squares.iter().map(Square::to_string).collect()
}
