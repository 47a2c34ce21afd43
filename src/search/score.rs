//! Values inside the search, and the win probability that people see.

/// The value of a won position; a win `n` actions away is worth `WIN - n`.
pub const WIN: i32 = 30_000;

/// Worse than any loss: the action cannot be completed to a legal turn.
pub(super) const ILLEGAL: i32 = -31_000;

/// What the threat to lose takes from the value of a turn stopped at the horizon, when the mover has actions left to avert it.
pub(super) const THREAT: i32 = 500;

/// What a turn loses in worth that brings about a position of the game's past again: games are to go somewhere.
pub(super) const REPEATED: i32 = 60;

pub(super) const INFINITE: i32 = 32_000;

/// A value for the player who asked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Score(pub i32);

/// 10 000 / (1 + e^(−x/2)) for x = 0, ¼, ½ … 16: a table, so that every machine gives the same number.
const LOGISTIC: [u16; 65] = [
    5000, 5312, 5622, 5927, 6225, 6514, 6792, 7058, 7311, 7549, 7773, 7982, 8176, 8355, 8520, 8670, 8808,
    8933, 9047, 9149, 9241, 9325, 9399, 9466, 9526, 9579, 9627, 9669, 9707, 9740, 9770, 9797, 9820, 9841,
    9859, 9875, 9890, 9903, 9914, 9924, 9933, 9941, 9948, 9954, 9959, 9964, 9968, 9972, 9975, 9978, 9981,
    9983, 9985, 9987, 9988, 9990, 9991, 9992, 9993, 9994, 9994, 9995, 9996, 9996, 9997,
];

impl Score {
    /// The estimated probability of winning, 0…1, in ten-thousandths: a smooth, monotone function of the value
    /// in which 400 hundredths of the smallest unit are about 88 %. Wins and losses seen to the end are 1 and 0: proved,
    /// where the game has the search look at every action; else proved against the [actions](super::Knowledge::actions) looked at.
    pub fn win(self) -> f64 {
        let magnitude = self.0.unsigned_abs();
        let win = if magnitude > (WIN - 1000) as u32 {
            10_000
        } else {
            let (index, rest) = ((magnitude / 25).min(63) as usize, (magnitude % 25).min(25));
            let (low, high) = (u32::from(LOGISTIC[index]), u32::from(LOGISTIC[index + 1]));
            if magnitude >= 1600 { 9997 } else { low + (high - low) * rest / 25 }
        };
        f64::from(if self.0 < 0 { 10_000 - win } else { win }) / 10_000.0
    }

    /// The number of actions after which a proved win (positive) or loss (negative) is reached.
    pub fn decided_in(self) -> Option<i32> {
        (self.0.abs() > WIN - 1000).then(|| (WIN - self.0.abs()).max(0) * self.0.signum())
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
