//! What the results of a match say: score, Elo difference, and the sequential test.

use serde::Serialize;

/// How many games the first engine won, lost, and left undecided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    pub wins: u32,
    pub losses: u32,
    pub undecided: u32,
}

/// The quantile of the normal distribution that bounds 95 % on both sides.
const Z: f64 = 1.959_963_985;

/// The score that an Elo difference promises.
pub fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The Elo difference that a score speaks for; without bounds at 0 and 1.
pub fn elo(score: f64) -> Option<f64> {
    (score > 0.0 && score < 1.0).then(|| 400.0 * (score / (1.0 - score)).log10())
}

impl Tally {
    pub fn games(&self) -> u32 {
        self.wins + self.losses + self.undecided
    }

    /// The first engine's points of all that there were, an undecided game being half a point.
    pub fn score(&self) -> f64 {
        (f64::from(self.wins) + f64::from(self.undecided) / 2.0) / f64::from(self.games().max(1))
    }

    /// Between which scores the true one lies with 95 %: by the normal distribution of their mean, and where all results
    /// are alike, so that it has no width, by Wilson's.
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

/// The sequential probability ratio test between two Elo differences (Wald 1945; generalised, as fishtest has it: Van den
/// Bergh 2017). Games count singly.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Sprt {
    pub elo0: f64,
    pub elo1: f64,
    pub alpha: f64,
    pub beta: f64,
}

/// What the test says so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The greater difference is accepted.
    Accepted,
    /// The smaller one is.
    Rejected,
    /// More games are needed.
    Open,
}

impl Sprt {
    /// The logarithms of the likelihood ratio at which the test ends.
    pub fn bounds(&self) -> [f64; 2] {
        [(self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln()]
    }

    /// The logarithm of the likelihood ratio of the results.
    pub fn llr(&self, tally: &Tally) -> f64 {
        // Nothing is impossible because it has not happened yet.
        let counts = [tally.losses, tally.undecided, tally.wins].map(|count| f64::from(count).max(1e-3));
        let games: f64 = counts.iter().sum();
        let shares = counts.map(|count| count / games);
        let [under0, under1] = [self.elo0, self.elo1].map(|elo| likeliest(shares, expected(elo)));
        if tally.games() == 0 {
            return 0.0;
        }
        counts.iter().zip(under0.iter().zip(under1)).map(|(count, (p0, p1))| count * (p1 / p0).ln()).sum()
    }

    pub fn verdict(&self, tally: &Tally) -> Verdict {
        let ([lower, upper], llr) = (self.bounds(), self.llr(tally));
        match llr {
            llr if llr >= upper => Verdict::Accepted,
            llr if llr <= lower => Verdict::Rejected,
            _ => Verdict::Open,
        }
    }
}

/// Of all distributions of loss, half a point and win with a mean, the one that makes observed shares likeliest.
fn likeliest(shares: [f64; 3], mean: f64) -> [f64; 3] {
    const POINTS: [f64; 3] = [0.0, 0.5, 1.0];
    let weighted = |theta: f64| {
        let mut out = shares;
        for (share, points) in out.iter_mut().zip(POINTS) {
            *share /= 1.0 + theta * (points - mean);
        }
        out
    };
    // The multiplier of the condition on the mean: its excess falls as the multiplier grows.
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

    /// As published with chess engines' changes by OpenBench (RubiChess #174 and #237, MidnightChessEngine #75), and in
    /// fastchess's tests: wins, losses, draws, Elo, and its error.
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

    /// The likelihood ratios in fastchess's tests ("logistic trinomial").
    #[test]
    fn published_likelihood_ratios() {
        let test = |elo0, elo1| Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 };
        let published = [
            (test(0.5, 2.5), tally(21404, 21184, 40708), -1.57),
            (test(0.0, 2.0), tally(57433, 57030, 106_593), -2.59),
        ];
        for (test, tally, llr) in published {
            assert!((test.llr(&tally) - llr).abs() < 0.016, "{}", test.llr(&tally));
            assert_eq!(test.verdict(&tally), Verdict::Open);
        }
        let [lower, upper] = test(0.0, 5.0).bounds();
        assert!((lower + 2.944).abs() < 1e-3 && (upper - 2.944).abs() < 1e-3);
    }

    /// Without draws the ratio is Wald's own, of heads and tails.
    #[test]
    fn walds_test_of_two_outcomes() {
        let sprt = Sprt { elo0: 0.0, elo1: 100.0, alpha: 0.05, beta: 0.05 };
        let gain = (expected(100.0) / 0.5).ln();
        let loss = ((1.0 - expected(100.0)) / 0.5).ln();
        assert!((sprt.llr(&tally(10, 0, 0)) - 10.0 * gain).abs() < 0.01);
        assert!((sprt.llr(&tally(30, 20, 0)) - (30.0 * gain + 20.0 * loss)).abs() < 0.01);
        assert_eq!(sprt.verdict(&tally(12, 0, 0)), Verdict::Accepted);
        assert_eq!(sprt.verdict(&tally(11, 0, 0)), Verdict::Open);
        assert_eq!(sprt.verdict(&tally(0, 9, 0)), Verdict::Rejected);
        assert_eq!((sprt.llr(&tally(0, 0, 0)), sprt.verdict(&tally(0, 0, 0))), (0.0, Verdict::Open));
    }
}
