//! The recursive principal variation search.

use super::driver::{Driver, MAX_PLIES, NodeContext};
use super::reductions::late_move_reduction;
use super::values::{add_unless_proven, from_table, to_table};
use crate::game::{Game, Repetition};
use crate::search::score::{
    ILLEGAL, MAX_UNPROVEN, UNPROVEN_LOSS_PENALTY, WIN, is_proven, is_proven_loss, is_proven_win,
};
use crate::search::transposition_table::{Bound, NO_ACTION};
use crate::search::{Knowledge, Solution};

/// The prior of the hash move in the move ordering, higher than that of all other actions.
const TABLE_ACTION_PRIOR: i32 = 1_000_000;

/// An action with its place in the move order.
struct OrderedAction<A> {
    /// The sort key times 2¹⁶, plus the id of the action. The action with the lowest is searched
    /// first.
    order: i64,
    action: A,
}

impl<A> OrderedAction<A> {
    fn id(&self) -> u16 {
        self.order as u16
    }
}

impl<G: Game, K: Knowledge<G>> Driver<'_, G, K> {
    /// Searches a node. Returns its value for the player to move there, exact if between `alpha`
    /// and `beta` (fail-soft).
    pub(super) fn search_node(
        &mut self,
        position: &G,
        depth: i32,
        alpha: i32,
        beta: i32,
        context: NodeContext,
    ) -> i32 {
        let ply = context.ply;
        self.pv_table[ply].clear();
        self.count_node();
        if self.stopped {
            return 0;
        }
        let turn_start = position.turn_done();
        if turn_start && let Some(value) = self.terminal_value(position, ply) {
            return value;
        }
        if depth <= 0 || ply + 1 >= MAX_PLIES {
            if turn_start {
                return self.evaluate(position);
            }
            if let Some(value) = self.horizon_value(position, alpha, beta, context) {
                return value;
            }
            // The turn cannot end here (an unfinished push, an unchanged board): search on.
        }
        if turn_start
            && beta - alpha == 1
            && let Some(value) = self.forward_prune(position, depth, beta, context)
        {
            return value;
        }
        self.search_interior(position, depth, alpha, beta, context)
    }

    /// Evaluates ending the turn at the horizon of the search; `None` if the turn may not end here.
    fn horizon_value(&mut self, position: &G, alpha: i32, beta: i32, context: NodeContext) -> Option<i32> {
        let end = self.task.knowledge.end_turn(position)?;
        let value = self.search_child(position, end, 0, alpha, beta, context)?;
        self.update_pv(context.ply, end);
        // A loss is not proven while the mover has actions left that may avert it.
        let may_avert = is_proven_loss(value) && position.actions_left() > 0;
        let value = if may_avert { self.threatened_value(position, end) } else { value };
        Some(if is_proven(value) { value } else { value + self.task.knowledge.expected_gain(position) })
    }

    /// Estimates the value of a turn that would lose if it ended here, but has actions left.
    fn threatened_value(&mut self, position: &G, end: G::Action) -> i32 {
        let ended = position.after(end);
        let value = self.evaluate(&ended) * self.sign(ended.mover()) * self.sign(position.mover());
        (value - UNPROVEN_LOSS_PENALTY).clamp(-MAX_UNPROVEN, MAX_UNPROVEN)
    }

    /// The value of a terminal node: the game is over, the position repeats, or a solver proves the
    /// result. `None` for other nodes.
    fn terminal_value(&mut self, position: &G, ply: usize) -> Option<i32> {
        let distance = ply as i32;
        if let Some(winner) = position.winner() {
            return Some((WIN - distance) * self.sign(winner) * self.sign(position.mover()));
        }
        if ply == 0 && !self.excluded.is_empty() {
            // The solver might return an excluded turn, such as that of an earlier line.
            return None;
        }
        // A turn of the root that repeats a position has a penalty instead.
        if G::REPETITION == Repetition::Undecided && ply > 1 && self.has_occurred(position.key()) {
            return Some(0);
        }
        let Solution { wins, line } = self.task.knowledge.solve(position)?;
        let value = WIN - distance - line.len() as i32;
        self.pv_table[ply] = line;
        Some(if wins { value } else { -value })
    }

    /// Searches the actions of a node that is neither at the horizon nor pruned.
    fn search_interior(
        &mut self,
        position: &G,
        depth: i32,
        mut alpha: i32,
        beta: i32,
        context: NodeContext,
    ) -> i32 {
        let ply = context.ply;
        let key = position.key() ^ context.turn_key.rotate_left(32);
        let mut table_action = NO_ACTION;
        if let Some(entry) = self.table.get(key) {
            table_action = entry.action;
            let value = from_table(entry.value.into(), ply);
            // A cutoff in a PV node would cut the line short.
            if beta - alpha == 1 && i32::from(entry.depth) >= depth {
                match entry.bound {
                    Bound::Exact => return value,
                    Bound::Lower if value >= beta => return value,
                    Bound::Upper if value <= alpha => return value,
                    _ => {}
                }
            }
        }
        let uses_killer_turns =
            K::ROOT_LIST_MIN_NODES.is_some() && self.has_root_turns && position.turn_done();
        if uses_killer_turns
            && beta - alpha == 1
            && let Some((value, id)) = self.refute_by_killer_turn(position, depth, (alpha, beta), context)
        {
            if !self.stopped {
                self.table.put(key, depth, to_table(value, ply), Bound::Lower, id);
            }
            return value;
        }
        let mut actions = self.ordered_actions(position, depth, table_action, ply);
        let first_alpha = alpha;
        let (mut best, mut best_id) = (ILLEGAL - 1, NO_ACTION);
        let mut searched = 0;
        let max_count =
            if context.root_turn || beta - alpha > 1 { usize::MAX } else { K::late_move_count(depth) };
        for index in 0..actions.len() {
            // A loss is proven only if all actions have been searched.
            if index >= max_count && !is_proven_loss(best) {
                break;
            }
            // Most nodes search few of their actions, so sorting them all would take longer.
            let next = (index + 1..actions.len())
                .fold(index, |best, at| if actions[at].order < actions[best].order { at } else { best });
            actions.swap(index, next);
            let (id, action) = (actions[index].id(), actions[index].action);
            let value = if searched == 0 {
                self.search_child(position, action, depth, alpha, beta, context)
            } else {
                let left = position.actions_left();
                let reduction = late_move_reduction(K::LATE_MOVE_REDUCTIONS, depth, index, left, context);
                self.search_late_child(position, action, (depth, reduction), alpha, beta, context)
            };
            if self.stopped && ply > 0 {
                return 0;
            }
            let Some(value) = value else { continue };
            if self.stopped {
                break;
            }
            searched += 1;
            if value > best {
                best = value;
                best_id = id;
                if value > alpha || ply == 0 && searched == 1 {
                    self.update_pv(ply, action);
                }
                alpha = alpha.max(value);
            }
            if value >= beta {
                let tried = actions[..=index].iter().map(OrderedAction::id);
                self.history.record_cutoff(position.mover(), tried, depth, ply);
                if uses_killer_turns {
                    self.record_killer_turn(position, ply);
                }
                break;
            }
        }
        if self.stopped {
            return best;
        }
        if best <= ILLEGAL + 1 {
            // No legal turn: a loss at the start of a turn, an illegal path within one.
            return if position.turn_done() { ply as i32 - WIN } else { ILLEGAL };
        }
        let bound = match best {
            best if best >= beta => Bound::Lower,
            best if best > first_alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        self.table.put(key, depth, to_table(best, ply), bound, best_id);
        best
    }

    /// Searches an action after the first one of a node: with a null window and reduced, then again
    /// without the reduction and with the full window as long as it fails high.
    fn search_late_child(
        &mut self,
        position: &G,
        action: G::Action,
        (depth, reduction): (i32, i32),
        alpha: i32,
        beta: i32,
        context: NodeContext,
    ) -> Option<i32> {
        let mut value = self.search_child(position, action, depth - reduction, alpha, alpha + 1, context)?;
        if value > alpha && reduction > 0 {
            value = self.search_child(position, action, depth, alpha, alpha + 1, context)?;
        }
        if value > alpha && value < beta {
            value = self.search_child(position, action, depth, alpha, beta, context)?;
        }
        Some(value)
    }

    /// Searches the position after an action. Returns its value for the player who acts; `None` if
    /// the action completes a turn that may not be played.
    fn search_child(
        &mut self,
        position: &G,
        action: G::Action,
        depth: i32,
        alpha: i32,
        beta: i32,
        context: NodeContext,
    ) -> Option<i32> {
        let child = position.after(action);
        let ply = context.ply + 1;
        if !child.turn_done() {
            let next = NodeContext { ply, after_null_move: false, ..context };
            return Some(self.search_node(&child, depth - 1, alpha, beta, next));
        }
        let key = child.key();
        if self.is_forbidden(key, context.root_turn) {
            return None;
        }
        let next = NodeContext::at_turn_start(ply, key);
        let depth = depth - position.actions_left() as i32;
        Some(self.search_after_turn(position.mover(), &child, depth, (alpha, beta), context.root_turn, next))
    }

    /// Searches the position after a turn of `mover`. Returns its value for that player.
    #[inline(never)] // Three callers, and the code is large in wasm.
    pub(super) fn search_after_turn(
        &mut self,
        mover: usize,
        child: &G,
        depth: i32,
        (alpha, beta): (i32, i32),
        root_turn: bool,
        next: NodeContext,
    ) -> i32 {
        let key = next.turn_key;
        let penalty = self.repetition_penalty(key, root_turn);
        let (alpha, beta) = (add_unless_proven(alpha, penalty), add_unless_proven(beta, penalty));
        self.path.push(key);
        let value = if self.sign(child.mover()) == self.sign(mover) {
            self.search_node(child, depth, alpha, beta, next)
        } else {
            -self.search_node(child, depth, -beta, -alpha, next)
        };
        self.path.pop();
        self.penalized(value, penalty)
    }

    /// Subtracts the repetition penalty of an action from its value. A repeating action that does
    /// not win is worth at most a draw.
    pub(super) fn penalized(&self, value: i32, penalty: i32) -> i32 {
        // A position that was reached before makes no progress: at best it is a draw.
        let no_progress = penalty > 0 && G::REPETITION == Repetition::Undecided && !is_proven_win(value);
        add_unless_proven(if no_progress { value.min(0) } else { value }, -penalty)
    }

    /// Lists the actions to search: first the hash move, then by prior, history and killers.
    fn ordered_actions(
        &mut self,
        position: &G,
        depth: i32,
        table_action: u16,
        ply: usize,
    ) -> Vec<OrderedAction<G::Action>> {
        let mut actions = Vec::with_capacity(48);
        let mover = position.mover();
        let history = &self.history;
        // Every turn that is not excluded may be a candidate of greater depths only.
        let must_be_complete =
            ply == 0 && (!self.task.excluded.is_empty() || self.task.limits.share.is_some());
        let depth = if must_be_complete { i32::MAX } else { depth };
        self.task.knowledge.candidates(position, depth, |action, prior| {
            let id = K::action_id(action);
            let prior = if id == table_action { TABLE_ACTION_PRIOR } else { prior };
            let key = -prior - history.bonus(mover, id, ply);
            actions.push(OrderedAction { order: i64::from(key) << 16 | i64::from(id), action });
        });
        actions
    }

    /// Sets the principal variation of a ply to an action and the variation of the next ply.
    fn update_pv(&mut self, ply: usize, action: G::Action) {
        let (head, tail) = self.pv_table.split_at_mut(ply + 1);
        let Some(line) = head.last_mut() else { return };
        line.clear();
        line.push(action);
        line.extend(tail.first().into_iter().flatten());
    }
}
