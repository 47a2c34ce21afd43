//! The labels of positions: search scores and game results combined to win probabilities.

use std::collections::BTreeMap;

use crate::fit::logistic;
use crate::games::{Played, Sample};

/// The maximum absolute score of a position that is used for fitting. Greater scores are proven
/// wins or nearly so, and say nothing about the features of a position.
const MAX_SCORE: i32 = 3000;

/// The weight of the later positions in the mean of the scores of a position and those after it.
const PERSISTENCE: f64 = 0.8;

/// The conversion of search scores and game results to win probabilities.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scale {
    /// The score that corresponds to one logit of win probability, in hundredths.
    pub unit: f64,
    /// The weights of the game result and of the search score in a label.
    pub shares: Shares,
}

/// The weights of the parts of the label of a position, each 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Shares {
    /// The weight of the game's result in a label. Siblings have no result.
    pub result: f64,
    /// The weight of the [scores of the later positions](later_scores) in a label against the score
    /// of the position itself, which has the rest.
    pub later: f64,
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
    /// let scale = Scale::fitted(&[], Shares { result: 0.0, later: 0.0, search: 1.0 });
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
    /// not used. `later` is the mean score of the later positions for the player to move, `value`
    /// the static value of the position for player 0.
    pub fn label(&self, sample: &Sample, later: f64, value: f64, winner: Option<usize>) -> Option<f64> {
        if !is_open(sample) {
            return None;
        }
        let sign = if sample.mover == 0 { 1.0 } else { -1.0 };
        let Shares { result, later: later_share, search } = self.shares;
        let own = search * sign * f64::from(sample.score) + (1.0 - search) * value;
        let by_score = later_share * logistic(sign * later / self.unit)
            + (1.0 - later_share) * logistic(own / self.unit);
        Some(match winner {
            Some(winner) if sample.turn.is_some() => {
                let by_result = if winner == 0 { 1.0 } else { 0.0 };
                result * by_result + (1.0 - result) * by_score
            }
            _ => by_score,
        })
    }
}

/// Returns for each sample of a game the mean of the scores of the later positions, for the player
/// to move in the sample.
///
/// The mean is weighted: exponentially, as in TD(λ) (Sutton 1988) with λ = 0.8. It ends at the next
/// random turn. With more than two players it has only positions with the same player to move,
/// since the scores of others say nothing about that player alone. A sample with no later position,
/// such as a sibling, gets its own score.
///
/// ```
/// use keddah_tuning::games::{Played, Sample};
/// let sample = |mover, score, random| {
///     let (position, turn) = (String::new(), Some(String::new()));
///     Sample { position, mover, score, turn, random, leaf: false }
/// };
/// let samples = vec![sample(0, 10, false), sample(1, -50, true), sample(0, 90, false)];
/// let game = Played { number: 1, winner: None, samples };
/// assert_eq!(keddah_tuning::labels::later_scores(&game), [50.0, -50.0, 90.0]);
/// ```
pub fn later_scores(game: &Played) -> Vec<f64> {
    let two_players = game.samples.iter().all(|sample| sample.mover < 2);
    // The means by player.
    let mut means = BTreeMap::new();
    let mut later = Vec::with_capacity(game.samples.len());
    for sample in game.samples.iter().rev() {
        let score = f64::from(sample.score.clamp(-MAX_SCORE, MAX_SCORE));
        if sample.turn.is_none() {
            later.push(score);
            continue;
        }
        if sample.random {
            means.clear();
        }
        let following = means.get(&sample.mover).copied().unwrap_or(score);
        later.push(following);
        let mean = (1.0 - PERSISTENCE) * score + PERSISTENCE * following;
        means.insert(sample.mover, mean);
        if two_players {
            means.insert(1 - sample.mover, -mean);
        }
    }
    later.reverse();
    later
}

/// Whether the score of a sample does not decide the game.
pub fn is_open(sample: &Sample) -> bool {
    sample.score.abs() <= MAX_SCORE
}

/// Whether a self-play game is held out: not used for fitting, but for measuring the fit.
pub const fn is_held_out(game: &Played) -> bool {
    game.number % 10 == 9
}
