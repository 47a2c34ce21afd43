//! Iterative deepening, and several lines at the root (MultiPV).

use super::driver::{Driver, NodeContext};
use crate::game::Game;
use crate::search::score::{INFINITE, Score};
use crate::search::{ActionResult, Knowledge, Line};

impl<G: Game, K: Knowledge<G>> Driver<'_, G, K> {
    /// Runs the search: iterative deepening until a limit is reached or every line is decided.
    pub fn run(mut self, report: &mut dyn FnMut(&ActionResult<G::Action>)) -> ActionResult<G::Action> {
        let mut lines: Vec<Line<G::Action>> = Vec::new();
        let mut completed = 0;
        for depth in 1..=self.task.limits.depth {
            self.depth = depth;
            let mut found = self.search_depth();
            if found.is_empty() && completed == 0 && self.task.limits.share.take().is_some() {
                found = self.search_depth();
            }
            if self.stopped {
                // An interrupted iteration searches the best turn of the last one first, so its
                // first line is at least as good.
                if let Some(first) = found.into_iter().next() {
                    let end = self.first_turn_end(&first.moves);
                    lines.retain(|line| self.first_turn_end(&line.moves) != end);
                    // The other lines are from a smaller depth; their scores are limited to that of
                    // the first.
                    lines.iter_mut().for_each(|line| line.score = line.score.min(first.score));
                    lines.insert(0, first);
                    lines.truncate(self.task.limits.lines);
                    report(&self.observed_result(&lines, completed));
                }
                break;
            }
            if found.is_empty() {
                break;
            }
            lines = found;
            completed = depth;
            report(&self.observed_result(&lines, completed));
            let decided = |line: &Line<_>| line.score.decided_in().is_some_and(|n| n.unsigned_abs() <= depth);
            if lines.iter().all(decided) || self.limit_reached(completed) {
                break;
            }
        }
        self.result(lines, completed)
    }

    fn result(&self, lines: Vec<Line<G::Action>>, depth: u32) -> ActionResult<G::Action> {
        ActionResult { lines, depth, nodes: self.nodes, time_ms: self.elapsed_ms(), stopped: self.stopped }
    }

    /// Returns the result of the search so far. Also passes it to the time manager.
    fn observed_result(&mut self, lines: &[Line<G::Action>], depth: u32) -> ActionResult<G::Action> {
        if let Some(best) = lines.first() {
            self.time.observe(self.first_turn_end(&best.moves), best.score);
        }
        self.result(lines.to_vec(), depth)
    }

    /// Runs one iteration: searches for the best line, then for the best line with another first
    /// turn, and so on (MultiPV).
    fn search_depth(&mut self) -> Vec<Line<G::Action>> {
        let mut found: Vec<Line<G::Action>> = Vec::new();
        self.excluded.clear();
        self.excluded.extend_from_slice(self.task.excluded);
        let depth = if self.task.search_turns.is_empty() {
            let listed = K::ROOT_LIST_MIN_NODES.is_some_and(|nodes| self.task.limits.nodes >= nodes);
            listed.then(|| self.task.root.actions_left().max(2))
        } else {
            Some(1)
        };
        if depth == Some(self.depth) {
            self.root_turns = self.list_root_turns();
            self.has_root_turns = !self.root_turns.is_empty();
        }
        for index in 0..self.task.limits.lines {
            let line = if self.root_turns.is_empty() {
                self.best_line_by_actions(index)
            } else {
                self.best_line_by_root_turns(index)
            };
            let Some(line) = line else { break };
            found.insert(found.partition_point(|better| better.score >= line.score), line);
            if self.stopped {
                break;
            }
        }
        found
    }

    /// Searches for the best line besides the `index` lines already found, action by action from
    /// the root.
    fn best_line_by_actions(&mut self, index: usize) -> Option<Line<G::Action>> {
        let root = self.task.root.clone();
        // The values of later lines exclude turns, so they need hash keys of their own.
        let turn_key = root.key() ^ (index as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut context = NodeContext { root_turn: true, ..NodeContext::at_turn_start(0, turn_key) };
        let mut score = self.search_node(&root, self.depth as i32, -INFINITE, INFINITE, context);
        if !self.stopped && self.depth >= root.actions_left() && self.first_turn_loses() {
            // A loss is reported only after every complete turn has been searched.
            context.full_turn = true;
            context.turn_key ^= 1;
            score = self.search_node(&root, self.depth as i32, -INFINITE, INFINITE, context);
        }
        let moves = std::mem::take(&mut self.pv_table[0]);
        self.excluded.push(self.first_turn_end(&moves)?);
        Some(Line { moves, score: Score(score) })
    }

    /// Returns the hash key of the position after the first turn of a line; `None` if the turn is
    /// incomplete.
    fn first_turn_end(&self, actions: &[G::Action]) -> Option<u64> {
        let mut position = self.task.root.clone();
        for &action in actions {
            position.make(action);
            if position.turn_done() {
                return Some(position.key());
            }
        }
        None
    }

    /// Whether the opponent has won, or has a proven win, after the first turn of the principal
    /// variation.
    fn first_turn_loses(&mut self) -> bool {
        let mut position = self.task.root.clone();
        for index in 0..self.pv_table[0].len() {
            position.make(self.pv_table[0][index]);
            if position.turn_done() {
                let theirs = self.sign(position.mover()) < 0;
                return match position.winner() {
                    Some(winner) => self.sign(winner) < 0,
                    None => {
                        theirs && self.task.knowledge.solve(&position).is_some_and(|solution| solution.wins)
                    }
                };
            }
        }
        true
    }
}
