//! Root search over a list of all complete turns, for games whose turn has several actions.

use std::collections::BinaryHeap;

use rustc_hash::FxHashSet;

use super::driver::{Driver, NodeContext, RootTurn};
use super::reductions::root_reduction;
use crate::game::Game;
use crate::search::score::{INFINITE, Score};
use crate::search::{Knowledge, Line, RootTurnSearch};

impl<G: Game, K: Knowledge<G>> Driver<'_, G, K> {
    /// Lists the turns at the root that lead to different positions, those of the task or all
    /// turns, the best static value first. Empty if a limit is reached meanwhile; the search action
    /// by action then stops at the same limit.
    pub(super) fn list_root_turns(&mut self) -> Vec<RootTurn<G::Action>> {
        let (mut seen, mut turns) = (FxHashSet::default(), BinaryHeap::new());
        let root = self.task.root.clone();
        for actions in self.task.search_turns {
            let key = actions.iter().fold(root.clone(), |position, &action| position.after(action)).key();
            if seen.insert(key) {
                self.push_root_turn(actions, key, &mut turns);
            }
        }
        if turns.is_empty() {
            self.collect_turns(&root, &mut Vec::new(), &mut seen, &mut turns);
        }
        // Sorting a heap takes less wasm than sorting a slice, and this runs once per search.
        if std::mem::take(&mut self.stopped) { Vec::new() } else { turns.into_sorted_vec() }
    }

    /// Adds a turn to the list of root turns with its static value. `key` is the hash key of the
    /// position after it.
    #[inline(never)] // Two callers, and the code is large in wasm.
    fn push_root_turn(
        &mut self,
        actions: &[G::Action],
        key: u64,
        turns: &mut BinaryHeap<RootTurn<G::Action>>,
    ) {
        let mut turn = RootTurn { actions: actions.to_vec(), key, value: 0 };
        turn.value = self.after_root_turn(&turn, 0, -INFINITE, INFINITE);
        turns.push(turn);
    }

    /// Collects the turns that begin with `actions`, which lead to `position`.
    fn collect_turns(
        &mut self,
        position: &G,
        actions: &mut Vec<G::Action>,
        seen: &mut FxHashSet<u64>,
        turns: &mut BinaryHeap<RootTurn<G::Action>>,
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
                self.collect_turns(&child, actions, seen, turns);
            } else if !self.is_forbidden(key, true) {
                self.push_root_turn(actions, key, turns);
            }
            actions.pop();
        }
    }

    /// Searches the root turns from `index` on for the best line; those before it begin the lines
    /// already found. The best turn moves to `index` in the list.
    pub(super) fn best_line_by_root_turns(&mut self, index: usize) -> Option<Line<G::Action>> {
        let mut turns = std::mem::take(&mut self.root_turns);
        let mut best: Option<(usize, Line<G::Action>)> = None;
        for (rank, turn) in turns.iter().enumerate().skip(index) {
            let floor = best.as_ref().map(|(_, line)| line.score.0);
            let value = self.root_turn_value(turn, rank - index, floor);
            if self.stopped {
                break;
            }
            if floor.is_none_or(|floor| value > floor) {
                let moves = turn.actions.iter().chain(&self.pv_table[turn.actions.len()]).copied().collect();
                best = Some((rank, Line { moves, score: Score(value) }));
            }
        }
        if let Some((rank, _)) = best {
            turns[index..=rank].rotate_right(1);
        }
        self.root_turns = turns;
        best.map(|(_, line)| line)
    }

    /// Searches a root turn and returns its value, exact if it exceeds the best value so far,
    /// `floor`. Starts with a null window and a reduction by the turn's rank, which is halved as
    /// long as the search fails high.
    fn root_turn_value(&mut self, turn: &RootTurn<G::Action>, rank: usize, floor: Option<i32>) -> i32 {
        let depth = (self.depth as i32 - self.task.root.actions_left() as i32).max(0);
        let Some(floor) = floor else { return self.after_root_turn(turn, depth, -INFINITE, INFINITE) };
        let mut reduction = root_reduction(rank);
        loop {
            let value = if depth <= reduction {
                turn.value
            } else {
                self.after_root_turn(turn, depth - reduction, floor, floor + 1)
            };
            if self.stopped || value <= floor {
                return value;
            }
            if reduction == 0 {
                return self.after_root_turn(turn, depth, floor, INFINITE);
            }
            reduction = reduction.min(depth) / 2;
        }
    }

    /// Searches the position after a root turn. Returns its value for the root player.
    fn after_root_turn(&mut self, turn: &RootTurn<G::Action>, depth: i32, alpha: i32, beta: i32) -> i32 {
        let child =
            turn.actions.iter().fold(self.task.root.clone(), |position, &action| position.after(action));
        let context = NodeContext::at_turn_start(turn.actions.len(), turn.key);
        let before = self.nodes;
        let value = self.search_after_turn(self.root_player, &child, depth, (alpha, beta), true, context);
        if !self.stopped {
            let (depth, nodes) = (depth as u32, self.nodes - before);
            (self.task.control.root_turn)(RootTurnSearch { key: turn.key, depth, nodes, value });
        }
        value
    }
}
