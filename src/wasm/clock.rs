//! The JavaScript class of game clocks. Players are counted from 0.

use js_sys::{Object, Reflect};
use wasm_bindgen::prelude::*;

use crate::clock::{ClockSettings, Expiry, FirstTurn, GameClock, SettingsError};

/// The JavaScript class of a game clock.
#[wasm_bindgen(js_name = Clock)]
#[derive(Debug)]
pub struct JsClock(GameClock);

#[wasm_bindgen(js_class = Clock)]
impl JsClock {
    /// Creates a stopped clock after completed turns that took `turns_ms`, with `used_ms` used for
    /// the next turn.
    #[wasm_bindgen(constructor)]
    pub fn new(
        control: &str,
        players: usize,
        player: usize,
        ply: usize,
        turns_ms: Vec<f64>,
        used_ms: f64,
    ) -> Result<Self, JsValue> {
        let settings: ClockSettings = control.parse().map_err(|error| thrown(error, control))?;
        let first = FirstTurn { player, ply };
        Ok(Self(GameClock::after(settings, players, first, turns_ms, used_ms)))
    }

    /// The settings of the clock, as text in full notation.
    pub fn control(&self) -> String {
        self.0.settings().to_string()
    }

    /// Starts the clock of the player to move.
    pub fn start(&mut self, now_ms: f64) {
        self.0.start(now_ms);
    }

    /// Stops the clock without ending the turn.
    pub fn pause(&mut self, now_ms: f64) {
        self.0.pause(now_ms);
    }

    /// Completes the turn of the player to move. Returns false if the clock had already ended the
    /// game.
    pub fn press(&mut self, now_ms: f64) -> bool {
        self.0.press(now_ms)
    }

    /// Takes back the last `turns` completed turns, with the time they used.
    #[wasm_bindgen(js_name = takeBack)]
    pub fn take_back(&mut self, turns: usize, now_ms: f64) {
        self.0.take_back(turns, now_ms);
    }

    /// The index of the player whose turn it is on the clock, from 0.
    #[wasm_bindgen(js_name = toMove)]
    pub fn to_move(&self) -> usize {
        self.0.to_move()
    }

    /// Whether the clock is running.
    #[wasm_bindgen(js_name = isRunning)]
    pub fn is_running(&self) -> bool {
        self.0.is_running()
    }

    /// The time that a player has left, in milliseconds.
    #[wasm_bindgen(js_name = leftMs)]
    pub fn left_ms(&self, player: usize, now_ms: f64) -> f64 {
        self.0.left_ms(player, now_ms)
    }

    /// The time within which a computer that is to move should have moved, in milliseconds.
    #[wasm_bindgen(js_name = budgetMs)]
    pub fn budget_ms(&self, now_ms: f64) -> f64 {
        self.0.budget_ms(now_ms)
    }

    /// The time used for each completed turn, in milliseconds.
    #[wasm_bindgen(js_name = turnsMs)]
    pub fn turns_ms(&self) -> Vec<f64> {
        self.0.turns_ms().to_vec()
    }

    /// The time used for the current turn so far, in milliseconds.
    #[wasm_bindgen(js_name = usedMs)]
    pub fn used_ms(&self, now_ms: f64) -> f64 {
        self.0.used_ms(now_ms)
    }

    /// Whether the clock has ended the game.
    #[wasm_bindgen(js_name = isExpired)]
    pub fn is_expired(&self, now_ms: f64) -> bool {
        self.0.expiry(now_ms).is_some()
    }

    /// The index of the player whose time has run out, if that ended the game.
    pub fn flagged(&self, now_ms: f64) -> Option<usize> {
        match self.0.expiry(now_ms) {
            Some(Expiry::Flag { player }) => Some(player),
            Some(Expiry::Limit) | None => None,
        }
    }
}

/// Converts an error in clock settings to the JavaScript value to throw, as the games do. Written
/// without a serializer, which would be the largest part of this module.
fn thrown(error: SettingsError, text: &str) -> JsValue {
    let at: usize = text.chars().take(error.at).map(char::len_utf16).sum();
    let value = Object::new();
    let message = error.to_string();
    for (key, field) in [
        ("kind", JsValue::from("notation")),
        ("code", error.kind.code().into()),
        ("message", message.into()),
        ("at", (at as f64).into()),
    ] {
        // Setting a property of a plain object cannot fail.
        let _ = Reflect::set(&value, &key.into(), &field);
    }
    value.into()
}
