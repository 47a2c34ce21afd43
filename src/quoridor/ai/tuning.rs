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
use super::opponent_model::has_placed_wall;
use super::value::{multiplayer_features, two_player_features};
pub use super::value_weights::{MANY_PLAYERS, TWO_PLAYERS};
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

    /// Computes the evaluation features of a position of more than two players for one of them,
    /// weighted by [`MANY_PLAYERS`]; all but the last are in hundredths of a step. `None` while no
    /// opponent has placed a wall: such positions are valued by playing the race out.
    ///
    /// ```
    /// use keddah::quoridor::{Game, Options, Player, ai::tuning::Features};
    /// let mut game = Game::new(&Options { players: 4, ..Options::default() })?;
    /// let features = Features::default();
    /// let last = Player::new(4).unwrap();
    /// assert_eq!(features.many_players(game.position(), last), None);
    /// game.play("e3h")?;
    /// assert!(features.many_players(game.position(), last).is_some());
    /// # Ok::<(), keddah::quoridor::Error>(())
    /// ```
    pub fn many_players(&self, position: &Position, player: Player) -> Option<[i32; 6]> {
        let built = Player::all(position.players()).any(|of| of != player && has_placed_wall(position, of));
        built.then(|| multiplayer_features(position, player))
    }
}
