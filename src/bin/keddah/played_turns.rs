//! Where the turns of games stand in the list of root turns of a search.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::path::Path;

use keddah::playable::Playable;
use keddah::record::GameRecord;
use keddah::search::{Control, Limits, RootTurnSearch};
use serde::Serialize;

use crate::failure::Failure;
use crate::records::read_text;

/// One of so many turns of a game is judged.
const EVERY: usize = 10;

/// How many turns of games are among the first in the lists of all turns of their positions, as
/// JSON. Of turns with equal values the one that was played comes first.
#[derive(Clone, Serialize)]
pub struct PlayedTurns {
    /// The number of turns judged.
    turns: usize,
    /// The part of them in the first hundredth of the list.
    #[serde(rename = "first1Percent")]
    first_1_percent: f64,
    /// The part of them in the first twentieth of the list.
    #[serde(rename = "first5Percent")]
    first_5_percent: f64,
}

impl PlayedTurns {
    /// Judges the turns of the games in a file; `None` if no turns are listed.
    pub fn of<G: Playable>(file: &Path) -> Result<Option<Self>, Failure> {
        let mut places = Vec::new();
        for entry in GameRecord::<G>::read_all(&read_text(file)?, &G::Options::default()) {
            let Ok(mut game) = entry.game else { continue };
            for ply in (EVERY - 1..game.plies()).step_by(EVERY) {
                let after = key_at(&mut game, ply + 1);
                key_at(&mut game, ply);
                places.extend(after.and_then(|after| place(&game, after)));
            }
        }
        let part = |most| places.iter().filter(|&&place| place < most).count() as f64 / places.len() as f64;
        let figures =
            || Self { turns: places.len(), first_1_percent: part(0.01), first_5_percent: part(0.05) };
        Ok((!places.is_empty()).then(figures))
    }
}

/// Goes to a ply of a game, and returns the key of the position there.
fn key_at<G: Playable>(game: &mut GameRecord<G>, ply: usize) -> Option<u64> {
    game.go_to(ply).ok()?;
    game.past_keys().last().copied()
}

/// Returns the place, from 0 to 1, of the turn that leads to a position among all turns, the best
/// static value first. `None` if the search does not list the turns.
fn place<G: Playable>(game: &GameRecord<G>, after: u64) -> Option<f64> {
    let values = RefCell::new(HashMap::new());
    let is_listed = Cell::new(false);
    let root_turn = |search: RootTurnSearch| {
        is_listed.set(search.depth > 0);
        values.borrow_mut().entry(search.key).or_insert(search.value);
    };
    let control = Control { root_turn: &root_turn, stop: &|| is_listed.get(), ..Control::default() };
    game.search(&Limits { nodes: Some(50_000), ..Limits::default() }, &control, &mut |_| ()).ok()?;
    let values = values.into_inner();
    let played = *values.get(&after)?;
    Some(values.values().filter(|&&value| value > played).count() as f64 / values.len() as f64)
}
