//! Best-first search: PUCT (Rosin 2011, in the form of Silver et al. 2017) with the values and
//! priors of an evaluator, such as a network, in place of random games.
//!
//! Each simulation goes down the tree to a new position, evaluates it, and adds its value to the
//! averages of all moves on the path. Proven results come from the game's solvers and go up the
//! tree as in MCTS-Solver (Winands, Björnsson and Saito 2008). Positions that several paths lead
//! to are one node. With more than two players each maximizes its own value (max^n, Luckhardt and
//! Irani 1986), except those who are expected to choose by chance.
//!
//! The same position, nodes and evaluator give the same answer on every platform: values are
//! integers, and the choice of a move uses only additions, products, quotients and square roots of
//! 32-bit floats, whose results IEEE 754 fixes to the last bit.

mod node;
mod softmax;
mod tree;

use super::evaluator::centered;
use super::score::REPETITION_PENALTY;
use super::time::TimeManager;
use super::{ActionResult, Evaluator, Knowledge, Line, Score, SearchResult, SearchTask, WIN};
use crate::game::Game;
use node::{Edge, NONE, PROVEN};
pub use softmax::player_values;
use tree::{Tree, Values};

/// The number of simulations between two checks of the limits.
const LIMIT_CHECK_INTERVAL: u64 = 16;
/// The first report comes after this number of simulations, each later one after twice as many as
/// the one before.
const FIRST_REPORT: u64 = 64;
/// The limit on simulations, in multiples of the node limit. Simulations that end at a known
/// position cost no node, and with few open positions nearly all do.
const SIMULATIONS_PER_NODE: u64 = 8;
/// The maximum number of moves of a principal variation.
const MAX_LINE: usize = 60;

/// Searches a position by PUCT. Reports after 64 simulations, and each time their number has
/// doubled. A node is a position that the evaluator has valued.
///
/// The depth of a result is the mean length of the paths that were searched, in actions; the depth
/// limit ends the search when it is reached. So does a full tree, which takes about 92 MB for two
/// players and 118 MB for four.
pub fn search_best_first<G: Game, K: Knowledge<G>>(
    task: SearchTask<'_, G, K>,
    evaluator: &mut dyn Evaluator<G>,
    report: &mut dyn FnMut(&ActionResult<G::Action>),
) -> ActionResult<G::Action> {
    BestFirst::new(task, evaluator).run(report)
}

/// Searches like [`search_best_first`], but with reports and results in turns, to which `turns`
/// converts a line of actions. `None` if no turn is legal.
pub fn search_turns_best_first<G: Game, K: Knowledge<G>, T: Clone>(
    task: SearchTask<'_, G, K>,
    evaluator: &mut dyn Evaluator<G>,
    turns: impl Fn(&[G::Action]) -> Vec<T>,
    report: &mut dyn FnMut(&SearchResult<T>),
) -> Option<SearchResult<T>> {
    let convert = |result: &ActionResult<G::Action>| SearchResult::from_actions(result, &turns);
    let result =
        search_best_first(task, evaluator, &mut |result| convert(result).iter().for_each(&mut *report));
    convert(&result)
}

/// A running best-first search.
struct BestFirst<'a, 'e, G: Game, K> {
    task: SearchTask<'a, G, K>,
    tree: Tree<G::Action>,
    evaluator: &'e mut dyn Evaluator<G>,
    time: TimeManager,
    started_ms: f64,
    stopped: bool,
}

impl<'a, 'e, G: Game, K: Knowledge<G>> BestFirst<'a, 'e, G, K> {
    fn new(task: SearchTask<'a, G, K>, evaluator: &'e mut dyn Evaluator<G>) -> Self {
        Self {
            tree: Tree::default(),
            evaluator,
            time: TimeManager::new(&task.root),
            started_ms: (task.control.now)(),
            stopped: false,
            task,
        }
    }

    fn run(&mut self, report: &mut dyn FnMut(&ActionResult<G::Action>)) -> ActionResult<G::Action> {
        self.create_root();
        let mut due = FIRST_REPORT;
        let mut reported = 0;
        while !self.tree.root_is_decided() {
            let knowledge = &mut *self.task.knowledge;
            let values = Values { knowledge, evaluator: &mut *self.evaluator };
            self.tree.simulate(&self.task.root, self.task.past_keys, values);
            let simulations = self.tree.simulations();
            if simulations == due {
                let result = self.observed_result();
                report(&result);
                reported = simulations;
                due *= 2;
                if result.depth >= self.task.limits.depth {
                    break;
                }
            }
            let checked = simulations.is_multiple_of(LIMIT_CHECK_INTERVAL);
            if self.tree.is_full() || checked && self.limit_reached() {
                self.stopped = true;
                break;
            }
        }
        let result = self.observed_result();
        if reported < self.tree.simulations() {
            report(&result);
        }
        result
    }

    /// Creates the root of the tree with the moves that may be played.
    fn create_root(&mut self) {
        let Self { task, evaluator, .. } = self;
        let mut moves = Vec::new();
        evaluator.priors(&task.root, &mut |action, logit| moves.push((action, logit)));
        if !task.search_turns.is_empty() {
            let logit = |action| moves.iter().find(|known| known.0 == action).map_or(0, |known| known.1);
            let first = task.search_turns.iter().filter_map(|turn| turn.first());
            moves = first.map(|&action| (action, logit(action))).collect();
        }
        let key = |action| task.root.after(action).key();
        moves.retain(|&(action, _)| !task.excluded.contains(&key(action)));
        if moves.iter().any(|&(action, _)| task.limits.is_in_share(key(action))) {
            moves.retain(|&(action, _)| task.limits.is_in_share(key(action)));
        }
        let penalty = |&(action, _): &(G::Action, i32)| {
            let key = key(action);
            let earlier = task.past_keys.iter().filter(|&&past| past == key).count();
            let repetition = match earlier {
                0 => 0,
                // More than an error, which could otherwise make the level repeat forever.
                _ => (REPETITION_PENALTY + task.limits.noise) << (earlier - 1).min(3),
            };
            let error = task.limits.error(key);
            (action, centered(Score(repetition)) - centered(Score(error)))
        };
        let penalties = moves.iter().map(penalty).filter(|&(_, penalty)| penalty != 0).collect();
        self.tree.create_root(&task.root, *evaluator, &moves, penalties, task.limits.lines);
    }

    fn limit_reached(&self) -> bool {
        let limits = &self.task.limits;
        let elapsed = self.elapsed_ms();
        self.tree.nodes_evaluated() >= limits.nodes
            || self.tree.simulations() >= limits.nodes.saturating_mul(SIMULATIONS_PER_NODE)
            || elapsed >= limits.time_ms
            || (self.task.control.time_budget)().is_some_and(|budget| self.time.should_end(elapsed, &budget))
            || (self.task.control.stop)()
    }

    fn elapsed_ms(&self) -> f64 {
        (self.task.control.now)() - self.started_ms
    }

    /// Returns the result of the search so far. Also passes it to the time manager.
    fn observed_result(&mut self) -> ActionResult<G::Action> {
        let mut edges: Vec<usize> = self.tree.root_edges().collect();
        sort_by(&mut edges, |a, b| self.tree.edge(*a).rating() > self.tree.edge(*b).rating());
        edges.truncate(self.task.limits.lines);
        let mut lines: Vec<_> = edges.into_iter().map(|edge| self.line(edge)).collect();
        // Several lines have equal shares of the simulations, so that visits say nothing about
        // values.
        sort_by(&mut lines, |a, b| a.score > b.score);
        if let Some(best) = lines.first() {
            let key = best.moves.first().map(|&action| self.task.root.after(action).key());
            self.time.observe(key, best.score);
        }
        ActionResult {
            lines,
            depth: self.tree.mean_depth().max(1),
            nodes: self.tree.nodes_evaluated(),
            time_ms: self.elapsed_ms(),
            stopped: self.stopped,
        }
    }

    /// The principal variation that begins with an edge of the root.
    fn line(&mut self, edge: usize) -> Line<G::Action> {
        let mut position = self.task.root.clone();
        let mut moves = Vec::new();
        let first = self.tree.edge(edge);
        let score = score(first);
        let mut next = Some(first);
        let mut last = NONE;
        while let Some(edge) = next.filter(|_| moves.len() < MAX_LINE) {
            moves.push(edge.action);
            position.make(edge.action);
            last = edge.child;
            next = self.tree.best_edge(edge.child);
        }
        let unknown = self.tree.is_leaf(last) && position.winner().is_none();
        if unknown && let Some(solution) = self.task.knowledge.solve(&position) {
            moves.extend(solution.line);
        }
        Line { moves, score }
    }
}

/// Sorts a few items so that those that come `before` others are first; a stable insertion sort,
/// since the sorts of the standard library are large in wasm.
fn sort_by<T>(items: &mut [T], before: impl Fn(&T, &T) -> bool) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && before(&items[at], &items[at - 1]) {
            items.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// The score of an edge for the player to move.
fn score<A>(edge: &Edge<A>) -> Score {
    match i32::from(edge.proven) {
        0 => Score::from_win_basis_points(((edge.value + 10_000) / 2).clamp(0, 10_000) as u16),
        proven => Score((WIN - (i32::from(PROVEN) - proven.abs())) * proven.signum()),
    }
}

#[cfg(test)]
mod tests;
