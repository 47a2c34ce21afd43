//! The trait by which a game provides values and priors to the best-first search.

use super::Score;
use crate::game::Game;

/// The maximum number of players in a best-first search.
pub const MAX_PLAYERS: usize = 4;

/// The values of a position for the players by their index, each from −10 000 (lost) to 10 000
/// (won): 20 000 · *p* − 10 000 for a win probability of *p*. With fewer than four players the rest
/// is not used.
pub type PlayerValues = [i16; MAX_PLAYERS];

/// The scale of the logits of [`Evaluator::priors`]: this number stands for 1.
pub const PRIOR_LOGIT: i32 = crate::net::LOGIT;

/// The values of positions and the priors of their moves, as the [best-first
/// search](super::search_best_first) uses them.
///
/// [`QuoridorEvaluator`](crate::quoridor::ai::QuoridorEvaluator) is an implementation with a
/// network, [`ManyPlayersEvaluator`](crate::quoridor::ai::ManyPlayersEvaluator) one with linear
/// functions.
pub trait Evaluator<G: Game> {
    /// The weight of the priors against the values when a move is chosen (`c` of PUCT, for values
    /// from −1 to 1).
    fn exploration(&self) -> f32;

    /// The temperature of the priors, by which their logits are divided.
    fn temperature(&self) -> f64 {
        1.0
    }

    /// The values of a position.
    fn values(&mut self, position: &G) -> PlayerValues;

    /// Calls `visit` with each move that the search should try and its logit, in units of
    /// 1 / [`PRIOR_LOGIT`]: the prior of a move is the softmax of all logits. Visits at least one
    /// move if any is legal.
    fn priors(&mut self, position: &G, visit: &mut dyn FnMut(G::Action, i32));

    /// Whether the player to move is expected to choose by chance, with the priors as
    /// probabilities.
    fn chooses_at_random(&mut self, position: &G) -> bool {
        let _ = position;
        false
    }
}

/// The value of a score, −10 000 to 10 000.
pub(super) fn centered(score: Score) -> i16 {
    (i32::from(score.win_basis_points()) * 2 - 10_000) as i16
}

/// The values of a position of two players that has a score for the player to move.
///
/// ```
/// use keddah::search::{Score, two_player_values};
/// assert_eq!(two_player_values(Score(400), 1)[..2], [-7616, 7616]);
/// ```
pub fn two_player_values(score: Score, mover: usize) -> PlayerValues {
    let value = centered(score);
    std::array::from_fn(|player| if player == mover { value } else { -value })
}
