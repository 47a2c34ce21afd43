//! Alpha-beta search: iterative deepening over principal variation search (Marsland 1986) with a
//! transposition table, killer moves, the history heuristic and late move reductions, all described
//! in the Chess Programming Wiki.
//!
//! A ply is one *action*. A turn may have several, so a value changes its sign only where the next
//! action belongs to the other side.
//!
//! With more than two players all opponents count as one side (paranoid search, Sturtevant and Korf
//! 2000).

mod driver;
mod iteration;
mod killer_turns;
mod node;
mod pruning;
mod reductions;
mod root_turns;
mod values;

use crate::game::Game;

use super::{ActionResult, Knowledge, SearchResult};
use driver::Driver;
pub use driver::SearchTask;

/// Searches a position by alpha-beta. Calls `report` after every completed iteration, and once more
/// if an interrupted one has found a line.
///
/// ```
/// use keddah::quoridor::{Position, ai::QuoridorKnowledge};
/// use keddah::search::{Control, Knowledge, Limits, SearchTask, search};
/// let limits = Limits { nodes: Some(1000), ..Limits::default() };
/// let task = SearchTask {
///     root: Position::default(),
///     past_keys: &[],
///     excluded: &[],
///     search_turns: &[],
///     knowledge: &mut QuoridorKnowledge::default(),
///     limits: limits.resolve(&<QuoridorKnowledge as Knowledge<Position>>::LEVELS),
///     control: &Control::default(),
/// };
/// let mut reports = 0;
/// let result = search(task, &mut |_| reports += 1);
/// assert!(result.depth >= 1 && reports >= result.depth);
/// ```
pub fn search<G: Game, K: Knowledge<G>>(
    task: SearchTask<'_, G, K>,
    report: &mut dyn FnMut(&ActionResult<G::Action>),
) -> ActionResult<G::Action> {
    Driver::new(task).run(report)
}

/// Searches like [`search()`], but with reports and results in turns, to which `turns` converts a
/// line of actions. `None` if no turn is legal.
///
/// ```
/// use keddah::quoridor::{Position, ai::QuoridorKnowledge};
/// use keddah::search::{Control, Knowledge, Limits, SearchTask, search_turns};
/// let limits = Limits { nodes: Some(1000), ..Limits::default() };
/// let task = SearchTask {
///     root: Position::default(),
///     past_keys: &[],
///     excluded: &[],
///     search_turns: &[],
///     knowledge: &mut QuoridorKnowledge::default(),
///     limits: limits.resolve(&<QuoridorKnowledge as Knowledge<Position>>::LEVELS),
///     control: &Control::default(),
/// };
/// let result = search_turns(task, |moves| moves.to_vec(), &mut |_| ()).expect("the game goes on");
/// assert_eq!(result.lines[0].moves[0], result.best);
/// ```
pub fn search_turns<G: Game, K: Knowledge<G>, T: Clone>(
    task: SearchTask<'_, G, K>,
    turns: impl Fn(&[G::Action]) -> Vec<T>,
    report: &mut dyn FnMut(&SearchResult<T>),
) -> Option<SearchResult<T>> {
    let convert = |result: &ActionResult<G::Action>| SearchResult::from_actions(result, &turns);
    let result = search(task, &mut |result| convert(result).iter().for_each(&mut *report));
    convert(&result)
}
