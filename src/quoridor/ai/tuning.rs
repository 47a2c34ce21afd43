//! The features of the evaluation, for programs that fit its weights.
//!
//! Requires the Cargo feature `tuning`.
//!
//! ```
//! use keddah::quoridor::{Player, Position, ai::{QuoridorKnowledge, tuning}};
//! use keddah::search::Knowledge;
//!
//! let position = Position::default();
//! let [first, _] = [Player::new(1), Player::new(2)];
//! let features = tuning::Features::default().two_players(&position, first.unwrap());
//! let weighed = features.iter().zip(tuning::TWO_PLAYERS);
//! let value: i32 = weighed.map(|(count, weight)| count * weight).sum();
//! assert_eq!(value, QuoridorKnowledge::default().evaluate(&position, 0));
//! ```

use super::detour::DetourCache;
pub use super::many_players::{MOVE_FEATURES, PRIORS, VALUE, VALUE_FEATURES, move_features, value_features};
use super::value::two_player_features;
pub use super::value_weights::TWO_PLAYERS;
use crate::quoridor::{Player, Position};

/// Computes the evaluation features of Quoridor positions.
#[derive(Default)]
pub struct Features {
    detours: DetourCache,
}

impl Features {
    /// Computes the evaluation features of a position of two players for one of them, weighted by
    /// [`TWO_PLAYERS`].
    pub fn two_players(&mut self, position: &Position, player: Player) -> [i32; 9] {
        two_player_features(position, player, &mut self.detours)
    }
}
