//! The Arimaa player: a game put to the search, its answers put into notation.

use super::{ArimaaKnowledge, choose_setup};
use crate::arimaa::{Action, Game, Position, Refusal, Status, Turn};
use crate::game::Tree;
use crate::search::{self, Clock, Limits, Outcome, Score, Search};

/// One line of play: whole turns from the position on.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// The turns, the first of them complete.
    pub turns: Vec<Turn>,
    /// For the side to move.
    pub score: Score,
}

/// What the player found, reported after each completed depth and at the end.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchResult {
    /// The turn to play.
    pub best: Turn,
    /// Best first; the first starts with `best`.
    pub lines: Vec<Line>,
    /// The depth completed, in steps.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// Milliseconds.
    pub time_ms: f64,
    /// Whether a limit cut a depth short.
    pub stopped: bool,
}

impl SearchResult {
    /// What the best turn is worth to the side to move.
    pub fn score(&self) -> Score {
        self.lines.first().map_or(Score(0), |line| line.score)
    }
}

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
        let turn = choose_setup(root.side(), limits.seed);
        let line = Line { turns: vec![turn.clone()], score: Score(0) };
        return Ok(SearchResult {
            best: turn,
            lines: vec![line],
            depth: 0,
            nodes: 0,
            time_ms: 0.0,
            stopped: false,
        });
    }
    let past = game.past_keys();
    let mut knowledge = ArimaaKnowledge::default();
    let task = Search { root, past: &past, knowledge: &mut knowledge, budget: limits.budget(), clock };
    let translate = |outcome: &Outcome<Action>| {
        let lines: Vec<_> = outcome
            .lines
            .iter()
            .map(|line| Line { turns: turns(root, &line.actions), score: line.score })
            .filter(|line| !line.turns.is_empty())
            .collect();
        let best = lines.first()?.turns.first()?.clone();
        let &Outcome { depth, nodes, time_ms, stopped, .. } = outcome;
        Some(SearchResult { best, lines, depth, nodes, time_ms, stopped })
    };
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
