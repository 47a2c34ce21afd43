//! The labels of positions: search scores and game results combined to win probabilities.

use crate::fit::logistic;
use crate::games::{Played, Sample};

/// The maximum absolute score of a position that is used for fitting. Greater scores are proven
/// wins or nearly so, and say nothing about the features of a position.
const MAX_SCORE: i32 = 3000;

/// The conversion of search scores and game results to win probabilities.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scale {
    /// The score that corresponds to one logit of win probability, in hundredths.
    pub unit: f64,
    /// The weights of the game result and of the search score in a label.
    pub shares: Shares,
}

/// The weights of the game result and of the search score in the label of a position, each 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Shares {
    /// The weight of the game's result in a label. Siblings have no result.
    pub result: f64,
    /// The weight of the search score in a label against the static value, which has the rest.
    pub search: f64,
}

impl Scale {
    /// Fits the score per logit (`unit`) to the results of games, so that scores divided by it
    /// predict the winner best.
    ///
    /// ```
    /// use keddah_tuning::labels::{Scale, Shares};
    /// // Without games the unit is that of the ridge's center.
    /// let scale = Scale::fitted(&[], Shares { result: 0.0, search: 1.0 });
    /// assert_eq!(scale.unit.round(), 1000.0);
    /// ```
    pub fn fitted(games: &[Played], shares: Shares) -> Self {
        let outcomes = || {
            let of_game = |game: &Played| {
                let winner = game.winner;
                let path = game.samples.iter().filter(|sample| sample.turn.is_some() && is_open(sample));
                path.filter_map(move |sample| Some((f64::from(sample.score), winner? == sample.mover)))
                    .collect::<Vec<_>>()
            };
            games.iter().flat_map(of_game)
        };
        // Newton's method for a single weight, that of score / 100, with a ridge in case of few
        // games.
        let mut weight = 0.1;
        for _ in 0..30 {
            let (mut gradient, mut curvature) = (weight - 0.1, 1.0);
            for (score, won) in outcomes() {
                let x = score / 100.0;
                let p = logistic(weight * x);
                gradient += (p - f64::from(u8::from(won))) * x;
                curvature += p * (1.0 - p) * x * x;
            }
            weight = (weight - gradient / curvature).clamp(0.02, 1.0);
        }
        Self { unit: 100.0 / weight, shares }
    }

    /// Returns the label of a sample: the probability that player 0 wins; `None` if its score is
    /// not used. `value` is the static value of the position for player 0.
    pub fn label(&self, sample: &Sample, value: f64, winner: Option<usize>) -> Option<f64> {
        if !is_open(sample) {
            return None;
        }
        let for_first = if sample.mover == 0 { sample.score } else { -sample.score };
        let Shares { result, search } = self.shares;
        let by_score = logistic((search * f64::from(for_first) + (1.0 - search) * value) / self.unit);
        Some(match winner {
            Some(winner) if sample.turn.is_some() => {
                let by_result = if winner == 0 { 1.0 } else { 0.0 };
                result * by_result + (1.0 - result) * by_score
            }
            _ => by_score,
        })
    }
}

/// Whether the score of a sample does not decide the game.
pub fn is_open(sample: &Sample) -> bool {
    sample.score.abs() <= MAX_SCORE
}

/// Whether a self-play game is held out: not used for fitting, but for measuring the fit.
pub const fn is_held_out(game: &Played) -> bool {
    game.number % 10 == 9
}
