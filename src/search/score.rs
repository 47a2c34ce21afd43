//! Scores of the search, and the win probabilities that users see.

/// The value of a won game. A proven win in `n` actions has the value `WIN - n`, as mate scores in
/// chess do.
pub const WIN: i32 = 30_000;

/// The value above which a score is a proven win rather than an estimate.
const PROVEN_THRESHOLD: i32 = WIN - 1000;

/// The maximum absolute value of an estimated, unproven score.
pub(super) const MAX_UNPROVEN: i32 = PROVEN_THRESHOLD - 1;

/// Whether a value is a proven win or loss, not an estimate.
///
/// ```
/// use keddah::search::{WIN, is_proven};
/// assert!(is_proven(WIN - 3) && is_proven(3 - WIN) && !is_proven(2500));
/// ```
pub const fn is_proven(value: i32) -> bool {
    is_proven_win(value) || is_proven_loss(value)
}

/// Whether a value is a proven win.
pub(super) const fn is_proven_win(value: i32) -> bool {
    value > PROVEN_THRESHOLD
}

/// Whether a value is a proven loss.
pub(super) const fn is_proven_loss(value: i32) -> bool {
    value < -PROVEN_THRESHOLD
}

/// The value of an action with which no legal turn begins: worse than any loss.
pub(super) const ILLEGAL: i32 = -31_000;

/// The penalty for a turn that would lose if it ended at the horizon, but has actions left that may
/// avert the loss.
pub(super) const UNPROVEN_LOSS_PENALTY: i32 = 500;

/// The penalty for a turn that repeats a position of the game history, so that games make progress.
pub(super) const REPETITION_PENALTY: i32 = 60;

/// A value beyond all scores, as the bound of a full search window.
pub(super) const INFINITE: i32 = 32_000;

/// A value for the player to move, in hundredths of the game's smallest unit of material.
///
/// ```
/// use keddah::search::Score;
/// assert!(Score(120) > Score(-40));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize, serde::Deserialize))]
pub struct Score(pub i32);

/// The score of one logit of [win probability](Score::win).
///
/// ```
/// use keddah::search::{SCORE_PER_LOGIT, Score};
/// let odds = |score: i32| Score(score).win() / (1.0 - Score(score).win());
/// assert!((odds(SCORE_PER_LOGIT).ln() - 1.0).abs() < 0.001);
/// ```
pub const SCORE_PER_LOGIT: i32 = 200;

/// The logistic function 10 000 / (1 + e^(−x/2)) for x = 0, ¼, ½ … 16. A table, since `exp` may
/// differ between platforms.
const LOGISTIC: [u16; 65] = [
    5000, 5312, 5622, 5927, 6225, 6514, 6792, 7058, 7311, 7549, 7773, 7982, 8176, 8355, 8520, 8670, 8808,
    8933, 9047, 9149, 9241, 9325, 9399, 9466, 9526, 9579, 9627, 9669, 9707, 9740, 9770, 9797, 9820, 9841,
    9859, 9875, 9890, 9903, 9914, 9924, 9933, 9941, 9948, 9954, 9959, 9964, 9968, 9972, 9975, 9978, 9981,
    9983, 9985, 9987, 9988, 9990, 9991, 9992, 9993, 9994, 9994, 9995, 9996, 9996, 9997,
];

impl Score {
    /// The estimated win probability, 0 to 1, as a multiple of 1/10 000: 0.88 for a value of 400, 1
    /// for a proven win, 0 for a proven loss. "Proven" means against the game's
    /// [candidates](super::Knowledge::candidates), which in Quoridor are not all legal moves.
    ///
    /// ```
    /// use keddah::search::{Score, WIN};
    /// assert_eq!([Score(0), Score(400), Score(3 - WIN)].map(Score::win), [0.5, 0.8808, 0.0]);
    /// ```
    pub fn win(self) -> f64 {
        f64::from(self.win_basis_points()) / 10_000.0
    }

    /// The estimated [win probability](Self::win) in basis points: 0 to 10 000.
    ///
    /// ```
    /// assert_eq!(keddah::search::Score(400).win_basis_points(), 8808);
    /// ```
    pub fn win_basis_points(self) -> u16 {
        let magnitude = self.0.unsigned_abs();
        let win = if is_proven(self.0) {
            10_000
        } else {
            let (index, rest) = ((magnitude / 25).min(63) as usize, (magnitude % 25) as u16);
            let (low, high) = (LOGISTIC[index], LOGISTIC[index + 1]);
            if magnitude >= 1600 { 9997 } else { low + (high - low) * rest / 25 }
        };
        if self.0 < 0 { 10_000 - win } else { win }
    }

    /// The score nearest to 0 with a [win probability](Self::win_basis_points) in basis points, at
    /// most 1600 from 0.
    ///
    /// ```
    /// use keddah::search::Score;
    /// let scores = [8808, 1192, 5000, 10_000].map(Score::from_win_basis_points);
    /// assert_eq!(scores, [400, -400, 0, 1600].map(Score));
    /// ```
    pub fn from_win_basis_points(win: u16) -> Self {
        if win < 5000 {
            return Self(-Self::from_win_basis_points(10_000 - win).0);
        }
        let (mut least, mut most) = (0, 1600);
        while least < most {
            let middle = (least + most) / 2;
            if Self(middle).win_basis_points() < win { least = middle + 1 } else { most = middle }
        }
        Self(least)
    }

    /// The distance in actions to a proven win (positive) or loss (negative), as the distance to
    /// mate in chess; `None` for an estimate.
    ///
    /// ```
    /// use keddah::search::{Score, WIN};
    /// assert_eq!([Score(WIN - 3), Score(120)].map(Score::decided_in), [Some(3), None]);
    /// ```
    pub fn decided_in(self) -> Option<i32> {
        is_proven(self.0).then(|| (WIN - self.0.abs()).max(0) * self.0.signum())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn win_is_monotone_and_symmetric() {
        let mut last = -1.0;
        for value in -WIN..=WIN {
            let win = Score(value).win();
            assert!(win >= last, "{value}");
            assert!((win + Score(-value).win() - 1.0).abs() < 1e-9, "{value}");
            last = win;
        }
        assert_eq!((Score(0).win(), Score(WIN - 3).win(), Score(3 - WIN).win()), (0.5, 1.0, 0.0));
        assert_eq!(Score(WIN - 3).decided_in(), Some(3));
    }
}
