//! The Quoridor player: a game put to the search, its answers put into moves.

use super::QuoridorKnowledge;
use super::knowledge::LEVELS_OF_MANY;
use crate::quoridor::{Game, Move, Refusal};
use crate::search::{self, Clock, Knowledge, Limits, Outcome, Search};

/// What the player found: moves.
pub type SearchResult = search::SearchResult<Move>;

/// The best move found for the player to move. With four players the others are taken to play as one against it.
///
/// Fails with `game-over` where nothing can be played.
///
/// ```
/// use keddah::quoridor::{Game, ai};
/// use keddah::search::Limits;
/// let mut game = Game::default();
/// let limits = Limits { nodes: Some(1000), ..Limits::default() };
/// let result = ai::search(&game, &limits, &|| 0.0, &mut |_| ())?;
/// game.play_move(result.best)?;
/// # Ok::<(), keddah::quoridor::Refusal>(())
/// ```
pub fn search(
    game: &Game,
    limits: &Limits,
    clock: Clock<'_>,
    report: &mut dyn FnMut(&SearchResult),
) -> Result<SearchResult, Refusal> {
    if game.status().is_over() {
        return Err(Refusal::GameOver);
    }
    let past = game.past_keys();
    let mut knowledge = QuoridorKnowledge::default();
    let many = game.position().players() > 2;
    let budget = limits.budget(if many { &LEVELS_OF_MANY } else { &QuoridorKnowledge::LEVELS });
    let task = Search { root: *game.position(), past: &past, knowledge: &mut knowledge, budget, clock };
    let result = |outcome: &Outcome<Move>| SearchResult::translated(outcome, <[Move]>::to_vec);
    let outcome = search::search(task, &mut |outcome| {
        if let Some(result) = result(outcome) {
            report(&result);
        }
    });
    // A game that goes on has a legal move, and the first depth finds one.
    result(&outcome).ok_or(Refusal::GameOver)
}

/// [`search()`] without reports, timed by the machine's own clock. Not in wasm, which has its own.
#[cfg(not(target_arch = "wasm32"))]
pub fn best_move(game: &Game, limits: &Limits) -> Result<SearchResult, Refusal> {
    let start = std::time::Instant::now();
    search(game, limits, &|| start.elapsed().as_secs_f64() * 1000.0, &mut |_| ())
}
