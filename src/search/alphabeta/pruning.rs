//! Forward pruning: reverse futility pruning and null move pruning.

use super::driver::{Driver, NodeContext};
use crate::game::Game;
use crate::search::Knowledge;
use crate::search::score::MAX_UNPROVEN;

/// The greatest remaining depth at which reverse futility pruning applies.
const MAX_FUTILITY_DEPTH: i32 = 3;
/// The least remaining depth for null move pruning, and the depth reduction of its search.
const NULL_MOVE_DEPTH: i32 = 3;
/// The absolute value of `beta` above which there is no forward pruning: such values nearly decide
/// the game, and pruning would hide a proven win.
const MAX_PRUNED_VALUE: i32 = 1000;

impl<G: Game, K: Knowledge<G>> Driver<'_, G, K> {
    /// Returns a lower bound of at least `beta` if the node can be pruned: the static value exceeds
    /// `beta` by the futility margin of the remaining plies (reverse futility pruning, Heinz 1998),
    /// or a null move still fails high (Donninger 1993).
    pub(super) fn forward_prune(
        &mut self,
        position: &G,
        depth: i32,
        beta: i32,
        context: NodeContext,
    ) -> Option<i32> {
        let margin = K::FUTILITY_MARGIN?;
        if position.players() > 2 || context.ply == 0 || beta.abs() > MAX_PRUNED_VALUE {
            return None;
        }
        let value = self.evaluate(position);
        if depth <= MAX_FUTILITY_DEPTH && value - margin * depth >= beta {
            return Some(value - margin * depth);
        }
        if depth < NULL_MOVE_DEPTH || value < beta || context.after_null_move {
            return None;
        }
        let passed = self.task.knowledge.null_move(position)?;
        let key = passed.key();
        let next = NodeContext {
            ply: context.ply + 1,
            turn_key: key,
            root_turn: false,
            after_null_move: true,
            ..context
        };
        self.path.push(key);
        let value = -self.search_node(&passed, depth - NULL_MOVE_DEPTH, -beta, 1 - beta, next);
        self.path.pop();
        // A win after a null move is not proven.
        (!self.stopped && value >= beta).then_some(value.min(MAX_UNPROVEN))
    }
}
