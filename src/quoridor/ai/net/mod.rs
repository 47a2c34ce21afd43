//! The network of Quoridor for two players on the 9×9 board: its inputs, its moves, and its use in
//! a best-first search.

mod inputs;
mod moves;

pub use inputs::{INPUTS, Inputs, View, inputs};
pub use moves::{CLASSES, MOVES, classified_moves};

use crate::net::{LOGIT, Net, NetError};
use crate::quoridor::{Move, Player, Position};
use crate::search::{Evaluator, PlayerValues, SCORE_PER_LOGIT, Score, two_player_values};

/// The greatest score that is no proven result.
const MAX_SCORE: i32 = 3000;

/// Reads a network of Quoridor from the bytes of its file.
///
/// Fails if they are not a network, or one for other inputs or moves.
///
/// ```
/// use keddah::{net::NetError, quoridor::ai::read_net};
/// assert_eq!(read_net(b"not a network").unwrap_err(), NetError::Format);
/// ```
pub fn read_net(bytes: &[u8]) -> Result<Net, NetError> {
    Net::read(bytes, INPUTS, MOVES, CLASSES)
}

/// Whether the network can judge a position and all that follow: two players on the 9×9 board with
/// at most ten walls each.
pub fn is_known_to_net(position: &Position) -> bool {
    position.players() == 2 && position.size() == 9 && Player::all(2).all(|of| position.walls_left(of) <= 10)
}

/// The values and priors of a network.
pub struct QuoridorEvaluator<'a> {
    net: &'a Net,
}

impl<'a> QuoridorEvaluator<'a> {
    /// Uses a network that [`read_net`] has read.
    pub const fn new(net: &'a Net) -> Self {
        Self { net }
    }

    /// The value of a position for the player to move.
    fn value(&self, position: &Position) -> Score {
        let active = inputs(position, View::new(position));
        let logit = self.net.value(&self.net.hidden(&active));
        let score = i64::from(logit) * i64::from(SCORE_PER_LOGIT) / i64::from(LOGIT);
        Score(score.clamp(-i64::from(MAX_SCORE), MAX_SCORE.into()) as i32)
    }
}

impl Evaluator<Position> for QuoridorEvaluator<'_> {
    fn exploration(&self) -> f32 {
        1.5
    }

    /// The network was trained only on the best moves, which makes it overconfident.
    fn temperature(&self) -> f64 {
        1.5
    }

    fn values(&mut self, position: &Position) -> PlayerValues {
        two_player_values(self.value(position), position.mover().index())
    }

    fn priors(&mut self, position: &Position, visit: &mut dyn FnMut(Move, i32)) {
        let view = View::new(position);
        let hidden = self.net.hidden(&inputs(position, view));
        let mut by_class = [None; CLASSES];
        classified_moves(position, |mv, class| {
            let of_class = *by_class[class].get_or_insert_with(|| self.net.class(&hidden, class));
            // A pass has no index: it is the only move.
            let of_move = view.index(mv).map_or(0, |index| self.net.action(&hidden, index));
            visit(mv, of_class.wrapping_add(of_move));
        });
    }
}

#[cfg(test)]
mod tests;
