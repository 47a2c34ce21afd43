//! The JavaScript class `Game`, written once for all games.

use wasm_bindgen::prelude::*;

use super::convert::{Failure, thrown};
use crate::json::ErrorInfo;
use crate::notation::NotationError;
use crate::playable::Playable;
use crate::record::{ErrorOf, GameRecord, Mark, Player, PlayerLabel};

/// A game that is exported to JavaScript as a class.
pub(super) trait JsGame: Playable {
    /// Converts the options of a new game from JavaScript: words in a fixed order. A word such as
    /// `-` stands for an option that is not set. The package has checked them.
    fn options(words: &mut dyn Iterator<Item = &str>) -> Self::Options;
}

/// Returns the player whom a label from JavaScript, a name or a number, stands for; `None` for
/// unknown labels.
pub(super) fn player<P: Player>(label: &JsValue) -> Option<P> {
    let is_label = |player: &P| match player.label() {
        PlayerLabel::Name(name) => label.as_string().as_deref() == Some(name),
        PlayerLabel::Number(number) => label.as_f64() == Some(f64::from(number)),
    };
    (0..).map_while(P::from_seat).find(is_label)
}

/// Converts a refusal to the JavaScript value to throw.
pub(super) fn refused<G: Playable>(game: &GameRecord<G>, refusal: G::Refusal) -> JsValue {
    thrown::<ErrorOf<G>>("")(game.error(refusal))
}

/// Returns a game that was parsed from a text, or the JavaScript value to throw.
pub(super) fn parsed<G: Playable>(
    text: &str,
    game: Result<GameRecord<G>, ErrorOf<G>>,
) -> Result<GameRecord<G>, JsValue> {
    let mut game = game.map_err(thrown(text))?;
    game.error_offsets_to_utf16(text);
    Ok(game)
}

/// Converts errors to JavaScript. Their offsets are in UTF-16 units already.
pub(super) fn failures<G: Playable>(errors: &[ErrorOf<G>]) -> Vec<JsValue> {
    errors.iter().map(|error| Failure::from(ErrorInfo::from(error)).into()).collect()
}

/// Parses a list of circles and arrows such as `Gd2d4 Re5`.
pub(super) fn marks<G: Playable>(text: &str) -> Result<Vec<Mark>, JsValue> {
    let mut marks = Vec::new();
    for word in text.split_ascii_whitespace() {
        match word.parse() {
            Ok(mark) => marks.push(mark),
            Err(error) => return Err(thrown::<ErrorOf<G>>(word)(NotationError::into(error))),
        }
    }
    Ok(marks)
}

/// Writes each pair of name and value as two lines.
pub(super) fn lines_of(pairs: &mut dyn Iterator<Item = (&str, &str)>) -> String {
    let mut lines = String::new();
    for (name, value) in pairs {
        for line in [name, value] {
            lines.push_str(line);
            lines.push('\n');
        }
    }
    lines
}

/// Defines the JavaScript class `Game` of a game, with the methods that all games share.
macro_rules! game_class {
    ($Class:ident, $Rules:ty) => {
        /// A game with its history, as a JavaScript class.
        #[wasm_bindgen(js_name = Game)]
        #[derive(Debug)]
        pub struct $Class(pub(super) $crate::record::GameRecord<$Rules>);

        #[wasm_bindgen(js_class = Game)]
        impl $Class {
            /// Creates a new game with the given options.
            #[wasm_bindgen(constructor)]
            pub fn new(options: &str) -> Result<Self, JsValue> {
                super::memory::grow_ahead();
                let options = <$Rules as JsGame>::options(&mut options.split(' '));
                <$Rules as Playable>::start(&options).map(Self).map_err(thrown(""))
            }

            /// Parses a position or a game record.
            pub fn parse(text: &str, options: &str) -> Result<Self, JsValue> {
                super::memory::grow_ahead();
                let options = <$Rules as JsGame>::options(&mut options.split(' '));
                super::game::parsed(text, <$Rules as Playable>::parse(text, &options)).map(Self)
            }

            /// Returns a copy of this game.
            pub fn copy(&self) -> Self {
                super::memory::grow_ahead();
                Self(self.0.clone())
            }

            /// The current position, with the steps of an unfinished turn, as a `Position` object.
            pub fn position(&self) -> JsValue {
                to_js(&Position::from(&self.0))
            }

            /// The status of the game as a `Status` object: whose turn it is, who has won, or that
            /// the game is drawn.
            pub fn status(&self) -> JsValue {
                to_js(&$crate::json::Status::from(self.0.status()))
            }

            /// The turns played so far in the game, as text.
            pub fn history(&self) -> Vec<String> {
                self.0.history().collect()
            }

            /// Returns whether a complete turn is legal, as a `Verdict` object.
            pub fn check(&self, turn: &str) -> JsValue {
                to_js(&Verdict::from(self.0.check(turn).map(drop).map_err(|error| reason(error, turn))))
            }

            /// Plays a complete turn and returns it in full notation. With `keep`, the turns that
            /// followed remain as a variation.
            pub fn play(&mut self, turn: &str, keep: bool) -> Result<String, JsValue> {
                let played = if keep { self.0.play_variation(turn) } else { self.0.play(turn) };
                played.map_err(thrown(turn))
            }

            /// Takes back the last turn of the game and returns it.
            pub fn undo(&mut self) -> Option<String> {
                self.0.undo()
            }

            /// Redoes the turn that was taken back last and returns it.
            pub fn redo(&mut self) -> Option<String> {
                self.0.redo()
            }

            /// Goes to the position after `ply` turns of the current line.
            #[wasm_bindgen(js_name = goTo)]
            pub fn go_to(&mut self, ply: u32) -> Result<(), JsValue> {
                self.0.go_to(ply as usize).map_err(|refusal| refused(&self.0, refusal))
            }

            /// Ends the game by the resignation of a player.
            pub fn resign(&mut self, label: &JsValue) -> Result<(), JsValue> {
                self.0.resign(player(label)).map_err(|refusal| refused(&self.0, refusal))
            }

            /// Ends the game with an agreed result: a win, or without a winner a draw. Unknown
            /// players or reasons have no effect.
            pub fn end(&mut self, winner: &JsValue, reason: &str) -> Result<(), JsValue> {
                let reason = $crate::record::GameRecord::<$Rules>::reason(reason);
                let player = player(winner);
                let Some(reason) = reason.filter(|_| player.is_some() || winner.is_null()) else {
                    return Ok(());
                };
                self.0.set_result(player, reason).map_err(|refusal| refused(&self.0, refusal))
            }

            /// The position after the last completed turn, as text.
            #[wasm_bindgen(js_name = toText)]
            pub fn to_text(&self) -> String {
                self.0.to_string()
            }

            /// Writes the game with all variations as a record, or only the turns up to the cursor.
            #[wasm_bindgen(js_name = toRecord)]
            pub fn to_record(&self, to_cursor: bool) -> String {
                if to_cursor { self.0.to_record_up_to_cursor() } else { self.0.to_record() }
            }

            /// All nodes of the tree of variations as `TreeNode` objects; a node comes after its
            /// parent, and children come in their order.
            pub fn nodes(&self) -> JsValue {
                to_js(&$crate::json::tree_of(&self.0))
            }

            /// The number of turns played so far in the game.
            pub fn ply(&self) -> u32 {
                self.0.ply() as u32
            }

            /// A counter that rises whenever the tree of variations may have changed.
            pub fn changes(&self) -> u32 {
                self.0.changes()
            }

            /// The identifier of the tree's node that the cursor is on.
            #[wasm_bindgen(js_name = nodeId)]
            pub fn node_id(&self) -> u32 {
                self.0.node().number()
            }

            /// Moves the cursor to a node of the tree of variations.
            #[wasm_bindgen(js_name = goToNode)]
            pub fn go_to_node(&mut self, id: u32) -> Result<(), JsValue> {
                let result = self.0.go_to_node($crate::record::NodeId::new(id));
                result.map_err(|refusal| refused(&self.0, refusal))
            }

            /// Makes a node the main continuation of its parent in the tree of variations.
            pub fn promote(&mut self, id: u32) -> Result<(), JsValue> {
                let result = self.0.promote($crate::record::NodeId::new(id));
                result.map_err(|refusal| refused(&self.0, refusal))
            }

            /// Removes a node from the tree of variations, with everything after it.
            pub fn remove(&mut self, id: u32) -> Result<(), JsValue> {
                let result = self.0.remove($crate::record::NodeId::new(id));
                result.map_err(|refusal| refused(&self.0, refusal))
            }

            /// Replaces the annotation of a node: the comment, the glyphs, marks such as
            /// `Gd2d4 Re5`, the time on the clock in ms and the win probability in units of 0.01 %.
            pub fn annotate(
                &mut self,
                id: u32,
                comment: &str,
                nags: Vec<u8>,
                marks: &str,
                clock_ms: Option<f64>,
                win: Option<u16>,
            ) -> Result<(), JsValue> {
                let id = $crate::record::NodeId::new(id);
                let marks = super::game::marks::<$Rules>(marks)?;
                let Some(annotation) = self.0.annotation_mut(id) else {
                    return Err(refused(
                        &self.0,
                        $crate::record::RecordRefusal::NoSuchNode { node: id }.into(),
                    ));
                };
                let clock_ms = clock_ms.map(|ms| ms as u64);
                *annotation = $crate::record::Annotation { nags, marks, clock_ms, win, ..Default::default() };
                annotation.add_comment(comment);
                Ok(())
            }

            /// The errors of the variations that could not be read to their end.
            #[wasm_bindgen(js_name = variationErrors)]
            pub fn variation_errors(&self) -> Vec<JsValue> {
                super::game::failures::<$Rules>(self.0.variation_errors())
            }

            /// The tags of the game record, in lines that alternate between names and values.
            pub fn tags(&self) -> String {
                super::game::lines_of(&mut self.0.tags())
            }

            /// Replaces the tags of the game record by those in lines that alternate between names
            /// and values.
            #[wasm_bindgen(js_name = setTags)]
            pub fn set_tags(&mut self, lines: &str) -> Result<(), JsValue> {
                let mut lines = lines.lines().map(str::to_owned);
                let tags = std::iter::from_fn(|| lines.next().zip(lines.next()));
                self.0.set_tags(tags).map_err(|refusal| refused(&self.0, refusal))
            }

            /// The hash key of the position after the last completed turn.
            pub fn key(&self) -> u64 {
                <$Rules as $crate::record::Rules>::key(self.0.turn_position())
            }

            /// A text drawing of the board after the last completed turn.
            #[wasm_bindgen(js_name = toAscii)]
            pub fn to_ascii(&self) -> String {
                self.0.drawing()
            }

            /// Splits a text of several turns into single turns.
            #[wasm_bindgen(js_name = splitTurns)]
            pub fn split_turns(text: &str) -> Vec<String> {
                <$Rules as Playable>::split_turns(text)
            }
        }

        #[cfg(feature = "player")]
        #[wasm_bindgen(js_class = Game)]
        impl $Class {
            /// Searches for the best turn within limits, among the given turns, one a line, or all.
            /// Calls `report` after each iteration; if it returns `true`, the search ends.
            #[wasm_bindgen(js_name = bestMove)]
            pub fn best_move(
                &self,
                limits: &[f64],
                turns: &str,
                report: Option<js_sys::Function>,
            ) -> Result<JsValue, JsValue> {
                $crate::wasm::search::run(&self.0, (limits, turns), report, None)
            }
        }
    };
}
pub(super) use game_class;
