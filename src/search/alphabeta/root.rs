//! What is special at the root: depth after depth, several lines, and the turns open there as a list.

use std::collections::HashSet;

use super::{Driver, Line, Outcome, Place, unproved_plus};
use crate::game::Game;
use crate::search::Knowledge;
use crate::search::score::{INFINITE, Score};

/// A whole turn of the root's mover.
pub(super) struct RootTurn<A> {
    actions: Vec<A>,
    /// The key after it.
    key: u64,
    /// What stands after it is worth to the root's mover, unsearched.
    value: i32,
}

impl<G: Game, K: Knowledge<G>> Driver<'_, G, K> {
    pub(super) fn run(mut self, report: &mut dyn FnMut(&Outcome<G::Action>)) -> Outcome<G::Action> {
        let mut lines: Vec<Line<G::Action>> = Vec::new();
        let mut completed = 0;
        for depth in 1..=self.task.budget.depth {
            self.depth = depth;
            let found = self.iterate();
            if self.stopped {
                // A depth cut short counts as far as it got: its first line starts with the last depth's best.
                if let Some(first) = found.into_iter().next() {
                    let end = self.first_turn_end(&first.moves);
                    lines.retain(|line| self.first_turn_end(&line.moves) != end);
                    // The others were looked at less deeply: they count as no better than the one preferred to them.
                    lines.iter_mut().for_each(|line| line.score = line.score.min(first.score));
                    lines.insert(0, first);
                    lines.truncate(self.task.budget.lines);
                    report(&self.outcome(lines.clone(), completed));
                }
                break;
            }
            if found.is_empty() {
                break;
            }
            lines = found;
            completed = depth;
            report(&self.outcome(lines.clone(), completed));
            let decided = |line: &Line<_>| line.score.decided_in().is_some_and(|n| n.unsigned_abs() <= depth);
            if lines.iter().all(decided) || self.over_budget(completed) {
                break;
            }
        }
        self.outcome(lines, completed)
    }

    fn outcome(&self, lines: Vec<Line<G::Action>>, depth: u32) -> Outcome<G::Action> {
        let time_ms = (self.task.clock)() - self.started;
        Outcome { lines, depth, nodes: self.nodes, time_ms, stopped: self.stopped }
    }

    /// Whether a limit is reached, when all depths up to `completed` need no cutting short any more.
    pub(super) fn over_budget(&self, completed: u32) -> bool {
        let budget = &self.task.budget;
        completed >= budget.full_depth && self.nodes >= budget.nodes
            || (self.task.clock)() - self.started >= budget.time_ms
    }

    /// One depth: the best line, then the best that ends its first turn otherwise, and so on.
    fn iterate(&mut self) -> Vec<Line<G::Action>> {
        let mut found: Vec<Line<G::Action>> = Vec::new();
        self.taken.clear();
        if let Some(nodes) = K::LISTED
            && self.task.budget.nodes >= nodes
            && self.depth == self.task.root.actions_left().max(2)
        {
            self.turns = self.list();
        }
        for index in 0..self.task.budget.lines {
            let line =
                if self.turns.is_empty() { self.best_searched(index) } else { self.best_listed(index) };
            let Some(line) = line else { break };
            found.insert(found.partition_point(|better| better.score >= line.score), line);
            if self.stopped {
                break;
            }
        }
        found
    }

    /// The best line but for those that begin with a turn taken already, which are `index`.
    fn best_searched(&mut self, index: usize) -> Option<Line<G::Action>> {
        let root = self.task.root.clone();
        // Lines after the first have other turns to choose from: their own entries in the table.
        let turn_key = root.key() ^ (index as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut place =
            Place { ply: 0, turn_key, root_turn: true, whole: false, replied: false, passed: false };
        let mut score = self.node(&root, self.depth as i32, -INFINITE, INFINITE, place);
        if !self.stopped && self.depth >= root.actions_left() && self.loses_at_once() {
            // Before a loss is believed, every turn is looked at whole.
            place.whole = true;
            place.turn_key ^= 1;
            score = self.node(&root, self.depth as i32, -INFINITE, INFINITE, place);
        }
        let moves = std::mem::take(&mut self.variations[0]);
        self.taken.push(self.first_turn_end(&moves)?);
        Some(Line { moves, score: Score(score) })
    }

    /// The key after the first turn of a line; `None` if the line breaks off before.
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

    /// Every different turn open at the root, by what the position after it is worth. Empty where a limit cuts it short: what
    /// is searched without it finds the limit again.
    fn list(&mut self) -> Vec<RootTurn<G::Action>> {
        let mut turns = Vec::new();
        let root = self.task.root.clone();
        self.walk(&root, &mut Vec::new(), &mut HashSet::new(), &mut turns);
        turns.sort_unstable_by_key(|turn| (-turn.value, turn.key));
        if std::mem::take(&mut self.stopped) { Vec::new() } else { turns }
    }

    /// Lists the turns that begin with these actions.
    fn walk(
        &mut self,
        position: &G,
        actions: &mut Vec<G::Action>,
        seen: &mut HashSet<u64>,
        turns: &mut Vec<RootTurn<G::Action>>,
    ) {
        self.count_node();
        for action in position.action_list() {
            let child = position.after(action);
            let key = child.key();
            if self.stopped || !seen.insert(key) {
                continue;
            }
            actions.push(action);
            if !child.turn_done() {
                self.walk(&child, actions, seen, turns);
            } else if !self.forbidden(key, true) {
                let mut turn = RootTurn { actions: actions.clone(), key, value: 0 };
                turn.value = self.searched(&turn, 0, -INFINITE, INFINITE);
                turns.push(turn);
            }
            actions.pop();
        }
    }

    fn after(&self, actions: &[G::Action]) -> G {
        actions.iter().fold(self.task.root.clone(), |position, &action| position.after(action))
    }

    /// The best of the turns listed but for those taken by earlier lines, which are `taken`; it goes in the list's place `index`.
    fn best_listed(&mut self, index: usize) -> Option<Line<G::Action>> {
        let mut turns = std::mem::take(&mut self.turns);
        let mut best: Option<(usize, Line<G::Action>)> = None;
        for (rank, turn) in turns.iter().enumerate().skip(index) {
            let floor = best.as_ref().map(|(_, line)| line.score.0);
            let value = self.listed(turn, rank - index, floor);
            if self.stopped {
                break;
            }
            if floor.is_none_or(|floor| value > floor) {
                let moves =
                    turn.actions.iter().chain(&self.variations[turn.actions.len()]).copied().collect();
                best = Some((rank, Line { moves, score: Score(value) }));
            }
        }
        if let Some((rank, _)) = best {
            turns[index..=rank].rotate_right(1);
        }
        self.turns = turns;
        best.map(|(_, line)| line)
    }

    /// What a listed turn is worth, exactly if it is more than `floor`: a null-window search, the shallower the later the turn
    /// stands in the list, is repeated deeper for as long as it surprises.
    fn listed(&mut self, turn: &RootTurn<G::Action>, rank: usize, floor: Option<i32>) -> i32 {
        let depth = self.depth as i32 - self.task.root.actions_left() as i32;
        let Some(floor) = floor else { return self.searched(turn, depth, -INFINITE, INFINITE) };
        let mut less = less_deep(rank);
        loop {
            let value =
                if depth <= less { turn.value } else { self.searched(turn, depth - less, floor, floor + 1) };
            if self.stopped || value <= floor {
                return value;
            }
            if less == 0 {
                return self.searched(turn, depth, floor, INFINITE);
            }
            less = less.min(depth) / 2;
        }
    }

    fn searched(&mut self, turn: &RootTurn<G::Action>, depth: i32, alpha: i32, beta: i32) -> i32 {
        let child = self.after(&turn.actions);
        let place = Place {
            ply: turn.actions.len(),
            turn_key: turn.key,
            root_turn: false,
            whole: false,
            replied: false,
            passed: false,
        };
        let price = self.price(turn.key);
        let (alpha, beta) = (unproved_plus(alpha, price), unproved_plus(beta, price));
        self.path.push(turn.key);
        let value = if self.sign(child.mover()) > 0 {
            self.node(&child, depth, alpha, beta, place)
        } else {
            -self.node(&child, depth, -beta, -alpha, place)
        };
        self.path.pop();
        unproved_plus(value, -price)
    }

    /// Whether the opponent wins at once after the first turn of the line found.
    fn loses_at_once(&mut self) -> bool {
        let mut position = self.task.root.clone();
        for index in 0..self.variations[0].len() {
            position.make(self.variations[0][index]);
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

/// How much shallower the turn in this place of the list is looked at first: by some five thirds of an action each time the
/// place doubles.
fn less_deep(rank: usize) -> i32 {
    ((rank + 1).ilog2() as i32 * 5 + 1) / 3
}
