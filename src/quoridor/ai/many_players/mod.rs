//! The values and priors of Quoridor with more than two players, for a best-first search.

mod levels;
mod priors;
mod race;
mod value;
mod weights;

pub use levels::LEVELS;
#[cfg(feature = "tuning")]
pub use {
    priors::{MOVE_FEATURES, move_features},
    value::{VALUE_FEATURES, value_features},
    weights::{PRIORS, VALUE},
};

use crate::quoridor::ai::knowledge::candidates_with_steps;
use crate::quoridor::{Move, Player, Position, squares};
use crate::search::{
    Evaluator, MAX_PLAYERS, PRIOR_LOGIT, PlayerValues, SCORE_PER_LOGIT, Score, player_values,
};
use race::{is_runner, play_out_race, runner_targets};

/// The score of a step ahead while all opponents run, and that of a wall in hand.
const STEP_IN_RACE: i32 = 200;
const WALL_IN_RACE: i32 = 50;
/// The number of times that a race is played out for the value of a position, and for the prior of
/// a move.
const RACES: [u32; 2] = [4, 1];
/// The factor by which the logits of priors exceed those of values while all opponents run.
const RACE_PRIORS: i32 = 2;

/// The values and priors of positions with more than two players, for a search by one of them.
///
/// Opponents who have moved and placed no wall are expected to advance along a shortest path, each
/// equally likely. While all opponents are such runners, the value of a position is the result of
/// playing the race out. Otherwise values and priors are linear functions.
///
/// ```
/// use keddah::quoridor::{Game, Options, ai::ManyPlayersEvaluator};
/// use keddah::search::Evaluator;
/// let mut game = Game::new(&Options { players: 4, ..Options::default() })?;
/// let mut evaluator = ManyPlayersEvaluator::new(game.position());
/// game.play("e2")?;
/// let values = evaluator.values(game.position());
/// assert!(values.iter().all(|value| (-8000..0).contains(value)), "nobody is ahead by much");
/// assert!(!evaluator.chooses_at_random(game.position()), "player 2 has not moved yet");
/// # Ok::<(), keddah::quoridor::Error>(())
/// ```
pub struct ManyPlayersEvaluator {
    /// The player who searches.
    player: Player,
}

/// The values of a position by the linear function.
pub(super) fn win_values(position: &Position) -> PlayerValues {
    player_values(&value::logits(position))
}

impl ManyPlayersEvaluator {
    /// An evaluator for a search by the player to move in `root`.
    pub const fn new(root: &Position) -> Self {
        Self { player: root.mover() }
    }

    /// Whether all opponents of the player are expected to run.
    fn is_race(&self, position: &Position) -> bool {
        let mut others = Player::all(position.players()).filter(|&of| of != self.player);
        others.all(|of| is_runner(position, of))
    }

    /// The score of a race for the player.
    fn race_score(&self, position: &Position, races: u32) -> i32 {
        play_out_race(position, self.player, races) * STEP_IN_RACE / 100
            + WALL_IN_RACE * i32::from(position.walls_left(self.player))
    }
}

impl Evaluator<Position> for ManyPlayersEvaluator {
    fn exploration(&self) -> f32 {
        5.0
    }

    fn values(&mut self, position: &Position) -> PlayerValues {
        if self.is_race(position) {
            let players = i32::from(position.players());
            let win = i32::from(Score(self.race_score(position, RACES[0])).win_basis_points());
            let mut values = [((10_000 - win) * 2 / (players - 1) - 10_000) as i16; MAX_PLAYERS];
            values[self.player.index()] = (2 * win - 10_000) as i16;
            return values;
        }
        win_values(position)
    }

    fn priors(&mut self, position: &Position, visit: &mut dyn FnMut(Move, i32)) {
        let targets = if self.chooses_at_random(position) { runner_targets(position) } else { 0 };
        if targets != 0 {
            squares(targets).for_each(|to| visit(Move::Pawn(to), 0));
        } else if position.mover() == self.player && self.is_race(position) {
            candidates_with_steps(position, true, &mut |mv, _| {
                let score = self.race_score(&position.play_unchecked(mv), RACES[1]);
                visit(mv, score * RACE_PRIORS * (PRIOR_LOGIT / SCORE_PER_LOGIT));
            });
        } else {
            priors::priors(position, visit);
        }
    }

    fn chooses_at_random(&mut self, position: &Position) -> bool {
        position.mover() != self.player && is_runner(position, position.mover())
    }
}
