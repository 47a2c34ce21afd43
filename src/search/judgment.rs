//! The judgment of a played turn, from the win probability that it lost.

use super::Score;

/// How good a played turn was, compared with the best one that a search found.
///
/// `docs/experiments.md` explains how the thresholds were chosen.
///
/// ```
/// use keddah::search::{Judgment, Score};
/// assert_eq!(Judgment::of(Score(100), Score(100)), Judgment::Best);
/// assert_eq!(Judgment::of(Score(400), Score(-400)), Judgment::Blunder);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Judgment {
    /// The turn was best: no other turn has a higher score.
    Best,
    /// The turn was good: it loses less win probability than an inaccuracy.
    Good,
    /// The turn was an inaccuracy: it loses at least 8 % of win probability, such as from 0.70 to
    /// 0.62.
    Inaccuracy,
    /// The turn was a mistake: it loses at least 15 % of win probability.
    Mistake,
    /// The turn was a blunder: it loses at least 25 % of win probability.
    Blunder,
}

impl Judgment {
    /// The least losses of win probability for each judgment, in units of 0.01 %.
    const LOSSES: [(u16, Self); 3] = [(2500, Self::Blunder), (1500, Self::Mistake), (800, Self::Inaccuracy)];

    /// The judgment of a turn with the score `played` where the best turn has the score `best`,
    /// both for the player who makes the turn.
    pub fn of(best: Score, played: Score) -> Self {
        if played >= best {
            return Self::Best;
        }
        let loss = best.win_basis_points().saturating_sub(played.win_basis_points());
        let reached = Self::LOSSES.iter().find(|&&(least, _)| loss >= least);
        reached.map_or(Self::Good, |&(_, judgment)| judgment)
    }

    /// The name of a judgment in lower case, such as `mistake`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Good => "good",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }

    /// The numeric annotation glyph (NAG) of a judgment: `?!` (6), `?` (2) or `??` (4); `None` for
    /// the best and good turns.
    pub const fn nag(self) -> Option<u8> {
        match self {
            Self::Best | Self::Good => None,
            Self::Inaccuracy => Some(6),
            Self::Mistake => Some(2),
            Self::Blunder => Some(4),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn judgments_follow_the_loss() {
        // Values of 0, 10 … for the played turn against an even best turn.
        let of = |value| Judgment::of(Score(0), Score(value));
        assert_eq!((of(10), of(0), of(-10)), (Judgment::Best, Judgment::Best, Judgment::Good));
        let mut last = Judgment::Best;
        for value in (-800..=0).rev() {
            let judgment = of(value);
            assert!(judgment >= last, "{value}");
            let loss = 5000 - Score(value).win_basis_points();
            assert_eq!(judgment >= Judgment::Inaccuracy, loss >= 800, "{value}");
            assert_eq!(judgment >= Judgment::Mistake, loss >= 1500, "{value}");
            assert_eq!(judgment == Judgment::Blunder, loss >= 2500, "{value}");
            last = judgment;
        }
        assert_eq!(last, Judgment::Blunder);
    }
}
