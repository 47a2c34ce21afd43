//! The trait by which a network provides values and priors to the best-first search.

use super::Score;
use crate::game::Game;

/// The scale of the logits of [`Evaluator::priors`]: this number stands for 1.
pub const PRIOR_LOGIT: i32 = crate::net::LOGIT;

/// The values of positions and the priors of their moves, as the [best-first
/// search](super::search_best_first) uses them.
///
/// [`QuoridorEvaluator`](crate::quoridor::ai::QuoridorEvaluator) is an implementation.
pub trait Evaluator<G: Game> {
    /// The value of a position for the player to move.
    fn value(&mut self, position: &G) -> Score;

    /// Calls `visit` with each move that the search should try and its logit, in units of
    /// 1 / [`PRIOR_LOGIT`]: the prior of a move is the softmax of all logits. Visits at least one
    /// move if any is legal.
    fn priors(&mut self, position: &G, visit: impl FnMut(G::Action, i32));
}
