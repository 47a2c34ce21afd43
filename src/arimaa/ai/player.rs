//! The Arimaa player: a game put to the search, its answers put into notation.

use super::{ArimaaKnowledge, choose_setup};
use crate::arimaa::{Action, Game, Position, Refusal, Status, Turn};
use crate::game::Tree;
use crate::search::{self, Clock, Knowledge, Limits, Outcome, Search};

/// What the player found: turns.
pub type SearchResult = search::SearchResult<Turn>;

/// The best turn found for the side to move, from the start of its turn (a half-built one is left aside). In setup, a setup.
///
/// Fails with `game-over` where nothing can be played.
///
/// ```
/// use keddah::arimaa::{Game, ai};
/// use keddah::search::Limits;
/// let mut game = Game::default_setup();
/// let limits = Limits { nodes: Some(1000), ..Limits::default() };
/// let result = ai::search(&game, &limits, &|| 0.0, &mut |_| ())?;
/// game.play(&result.best.to_string())?;
/// # Ok::<(), keddah::arimaa::Error>(())
/// ```
pub fn search(
    game: &Game,
    limits: &Limits,
    clock: Clock<'_>,
    report: &mut dyn FnMut(&SearchResult),
) -> Result<SearchResult, Refusal> {
    if !matches!(game.status(), Status::Playing { .. }) {
        return Err(Refusal::GameOver);
    }
    let root = *game.turn_position();
    if root.in_setup() {
        return Ok(SearchResult::unsearched(choose_setup(&root, limits.seed)));
    }
    let past = game.past_keys();
    let mut knowledge = ArimaaKnowledge::default();
    let budget = limits.budget(&ArimaaKnowledge::LEVELS);
    let task = Search { root, past: &past, knowledge: &mut knowledge, budget, clock };
    let translate = |outcome: &Outcome<Action>| SearchResult::translated(outcome, |line| turns(root, line));
    let outcome = search::search(task, &mut |outcome| {
        if let Some(result) = translate(outcome) {
            report(&result);
        }
    });
    // A game that goes on has a legal turn, and the first depth finds one.
    translate(&outcome).ok_or(Refusal::GameOver)
}

/// [`search()`] without reports, timed by the machine's own clock. Not in wasm, which has its own.
#[cfg(not(target_arch = "wasm32"))]
pub fn best_move(game: &Game, limits: &Limits) -> Result<SearchResult, Refusal> {
    let start = std::time::Instant::now();
    search(game, limits, &|| start.elapsed().as_secs_f64() * 1000.0, &mut |_| ())
}

/// A line of actions as written turns; actions after the last completed turn are left out.
fn turns(root: Position, actions: &[Action]) -> Vec<Turn> {
    let mut position = root;
    let (mut turns, mut tokens) = (Vec::new(), Vec::new());
    for &action in actions {
        match action {
            Action::Step(step) => {
                let Some(legal) = position.describe(step) else { break };
                tokens.extend(Turn::from(&legal).0);
            }
            Action::End => turns.push(Turn(std::mem::take(&mut tokens))),
        }
        position.make(action);
    }
    turns
}
