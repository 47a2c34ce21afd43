//! The statistics of a match: score, Elo difference and sequential probability ratio test (SPRT).

use serde::Serialize;

/// The numbers of games that the first engine won and lost, and of undecided games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    pub wins: u32,
    pub losses: u32,
    pub undecided: u32,
}

/// The quantile of the standard normal distribution for a two-sided 95 % confidence interval.
const Z: f64 = 1.959_963_985;

/// Returns the expected score (0…1) of a player at an Elo difference.
pub fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// Returns the Elo difference that gives an expected score; `None` for scores of 0 and 1.
pub fn elo(score: f64) -> Option<f64> {
    (score > 0.0 && score < 1.0).then(|| 400.0 * (score / (1.0 - score)).log10())
}

impl Tally {
    pub fn games(&self) -> u32 {
        self.wins + self.losses + self.undecided
    }

    /// The share of the points that the first engine scored; an undecided game counts half a point.
    pub fn score(&self) -> f64 {
        (f64::from(self.wins) + f64::from(self.undecided) / 2.0) / f64::from(self.games().max(1))
    }

    /// The 95 % confidence interval of the score by the normal approximation, or Wilson's interval
    /// if all results are equal.
    pub fn interval(&self) -> [f64; 2] {
        let (games, score) = (f64::from(self.games().max(1)), self.score());
        let parts = [(self.wins, 1.0), (self.undecided, 0.5), (self.losses, 0.0)];
        let variance: f64 =
            parts.iter().map(|&(count, points)| f64::from(count) * (points - score).powi(2)).sum::<f64>()
                / games;
        if variance > 0.0 {
            let width = Z * (variance / games).sqrt();
            return [(score - width).max(0.0), (score + width).min(1.0)];
        }
        let share = Z * Z / games;
        let middle = (score + share / 2.0) / (1.0 + share);
        let width = (score * (1.0 - score) * share + share * share / 4.0).sqrt() / (1.0 + share);
        [(middle - width).max(0.0), (middle + width).min(1.0)]
    }
}

/// The sequential probability ratio test between two Elo differences (Wald 1945), generalized to
/// three outcomes as in fishtest (Van den Bergh 2017). It counts games, not pairs of games.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Sprt {
    pub elo0: f64,
    pub elo1: f64,
    pub alpha: f64,
    pub beta: f64,
}

/// The state of an SPRT of two engines: accepted, rejected or undecided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum SprtState {
    /// The SPRT has accepted the hypothesis `elo1`.
    Accepted,
    /// The SPRT has accepted the hypothesis `elo0`.
    Rejected,
    /// The SPRT is undecided and needs more games.
    Open,
}

impl Sprt {
    /// Returns the lower and the upper log-likelihood ratio at which the SPRT ends.
    pub fn bounds(&self) -> [f64; 2] {
        [(self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln()]
    }

    /// Returns the log-likelihood ratio of an SPRT from wins, losses and undecided games.
    pub fn llr(&self, tally: &Tally) -> f64 {
        // An outcome that has not occurred yet still has a small probability.
        let counts = [tally.losses, tally.undecided, tally.wins].map(|count| f64::from(count).max(1e-3));
        let games: f64 = counts.iter().sum();
        let shares = counts.map(|count| count / games);
        let [under0, under1] = [self.elo0, self.elo1].map(|elo| most_likely(shares, expected(elo)));
        if tally.games() == 0 {
            return 0.0;
        }
        counts.iter().zip(under0.iter().zip(under1)).map(|(count, (p0, p1))| count * (p1 / p0).ln()).sum()
    }

    pub fn verdict(&self, tally: &Tally) -> SprtState {
        let ([lower, upper], llr) = (self.bounds(), self.llr(tally));
        match llr {
            llr if llr >= upper => SprtState::Accepted,
            llr if llr <= lower => SprtState::Rejected,
            _ => SprtState::Open,
        }
    }
}

/// Returns the maximum likelihood distribution over loss, undecided game and win (0, ½ and 1 point)
/// with a given mean, for the observed shares.
fn most_likely(shares: [f64; 3], mean: f64) -> [f64; 3] {
    const POINTS: [f64; 3] = [0.0, 0.5, 1.0];
    let weighted = |theta: f64| {
        let mut out = shares;
        for (share, points) in out.iter_mut().zip(POINTS) {
            *share /= 1.0 + theta * (points - mean);
        }
        out
    };
    // Bisection for the Lagrange multiplier; the excess over the mean decreases in it.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        let excess: f64 =
            weighted(middle).iter().zip(POINTS).map(|(share, points)| share * (points - mean)).sum();
        if excess > 0.0 { low = middle } else { high = middle }
    }
    weighted(f64::midpoint(low, high))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(wins: u32, losses: u32, undecided: u32) -> Tally {
        Tally { wins, losses, undecided }
    }

    /// Tests Elo differences and their errors against those published by OpenBench with changes of
    /// chess engines (RubiChess #174 and #237, MidnightChessEngine #75) and in fastchess's tests.
    #[test]
    fn published_elo_differences() {
        let published = [
            (tally(5223, 4975, 10475), 4.17, 3.32),
            (tally(1768, 1598, 4170), 7.84, 5.24),
            (tally(733, 579, 1024), 22.94, 10.57),
            (tally(136, 96, 111), 40.70, 30.43),
        ];
        for (tally, difference, error) in published {
            let [low, high] = tally.interval().map(|score| elo(score).unwrap());
            assert!((elo(tally.score()).unwrap() - difference).abs() < 0.006, "{tally:?}");
            assert!(((high - low) / 2.0 - error).abs() < 0.01, "{tally:?} {low} {high}");
        }
        for difference in [-300.0, 0.0, 12.5, 700.0] {
            assert!((elo(expected(difference)).unwrap() - difference).abs() < 1e-9);
        }
    }

    #[test]
    fn one_sided_results_have_an_interval() {
        let [low, high] = tally(20, 0, 0).interval();
        assert!((low - 0.8389).abs() < 1e-3 && high == 1.0, "{low} {high}");
        assert_eq!((elo(1.0), elo(0.0)), (None, None));
        let [low, high] = tally(0, 0, 0).interval();
        assert!(low < 0.01 && high > 0.7);
    }

    /// Tests log-likelihood ratios against those in fastchess's tests ("logistic trinomial").
    #[test]
    fn published_likelihood_ratios() {
        let test = |elo0, elo1| Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 };
        let published = [
            (test(0.5, 2.5), tally(21404, 21184, 40708), -1.57),
            (test(0.0, 2.0), tally(57433, 57030, 106_593), -2.59),
        ];
        for (test, tally, llr) in published {
            assert!((test.llr(&tally) - llr).abs() < 0.016, "{}", test.llr(&tally));
            assert_eq!(test.verdict(&tally), SprtState::Open);
        }
        let [lower, upper] = test(0.0, 5.0).bounds();
        assert!((lower + 2.944).abs() < 1e-3 && (upper - 2.944).abs() < 1e-3);
    }

    /// Tests that without draws the SPRT equals Wald's original test for two outcomes.
    #[test]
    fn two_outcomes_give_walds_test() {
        let sprt = Sprt { elo0: 0.0, elo1: 100.0, alpha: 0.05, beta: 0.05 };
        let gain = (expected(100.0) / 0.5).ln();
        let loss = ((1.0 - expected(100.0)) / 0.5).ln();
        assert!((sprt.llr(&tally(10, 0, 0)) - 10.0 * gain).abs() < 0.01);
        assert!((sprt.llr(&tally(30, 20, 0)) - (30.0 * gain + 20.0 * loss)).abs() < 0.01);
        assert_eq!(sprt.verdict(&tally(12, 0, 0)), SprtState::Accepted);
        assert_eq!(sprt.verdict(&tally(11, 0, 0)), SprtState::Open);
        assert_eq!(sprt.verdict(&tally(0, 9, 0)), SprtState::Rejected);
        assert_eq!((sprt.llr(&tally(0, 0, 0)), sprt.verdict(&tally(0, 0, 0))), (0.0, SprtState::Open));
    }
}
