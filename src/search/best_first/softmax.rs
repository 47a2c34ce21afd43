//! The softmax of logits, in integers.

use std::collections::BinaryHeap;

use crate::search::evaluator::{PRIOR_LOGIT, PlayerValues};

/// 2^(−i/64) in units of 2⁻¹⁶, for i = 0…63. A table, since `exp` may differ between platforms.
const POWERS: [u32; 64] = [
    65536, 64830, 64132, 63441, 62757, 62081, 61413, 60751, 60097, 59449, 58809, 58176, 57549, 56929, 56316,
    55709, 55109, 54515, 53928, 53347, 52773, 52204, 51642, 51085, 50535, 49991, 49452, 48920, 48393, 47871,
    47356, 46846, 46341, 45842, 45348, 44859, 44376, 43898, 43425, 42958, 42495, 42037, 41584, 41136, 40693,
    40255, 39821, 39392, 38968, 38548, 38133, 37722, 37316, 36914, 36516, 36123, 35734, 35349, 34968, 34591,
    34219, 33850, 33486, 33125,
];

/// The temperature of a softmax, which divides its logits.
#[derive(Clone, Copy)]
pub(super) struct Temperature {
    /// 64 / ln 2 / temperature, times 2¹⁶.
    steps_per_unit: i64,
}

impl Temperature {
    pub const fn new(temperature: f64) -> Self {
        Self { steps_per_unit: (6_051_101.0 / temperature) as i64 }
    }

    /// e^(x / temperature) for a logit x ≤ 0, in units of 2⁻¹⁶; at least 1.
    fn exp(self, logit: i32) -> u32 {
        let steps = (-i64::from(logit) * self.steps_per_unit / i64::from(PRIOR_LOGIT)) >> 16;
        (POWERS[(steps % 64) as usize] >> (steps / 64).min(31)).max(1)
    }
}

/// The values of players whose win probabilities are the softmax of these logits, in units of
/// 1 / [`PRIOR_LOGIT`]. Logits beyond the maximum number of players are ignored.
///
/// ```
/// use keddah::search::{PRIOR_LOGIT, player_values};
/// assert_eq!(player_values(&[0, 0, 0, 0]), [-5000; 4], "each wins with probability ¼");
/// assert_eq!(player_values(&[0, -PRIOR_LOGIT]), [4607, -4607, 0, 0]);
/// ```
pub fn player_values(logits: &[i32]) -> PlayerValues {
    let most = logits.iter().copied().max().unwrap_or(0);
    let weight = |&logit: &i32| Temperature::new(1.0).exp(logit.saturating_sub(most));
    let sum: u32 = logits.iter().map(weight).sum();
    let mut values = PlayerValues::default();
    for (value, logit) in values.iter_mut().zip(logits) {
        *value = ((i64::from(weight(logit)) * 20_000 + i64::from(sum / 2)) / i64::from(sum) - 10_000) as i16;
    }
    values
}

/// e^(x / temperature) for the logit of a move less that of the best move, in units of 2⁻¹⁶, less
/// one such unit so that it fits in 16 bits.
#[derive(Clone, Copy)]
pub(super) struct Weight(u16);

impl Weight {
    /// The prior of the move, where `sum` is the sum of the weights of all moves.
    #[inline]
    pub fn prior(self, sum: f32) -> f32 {
        (f32::from(self.0) + 1.0) / sum
    }
}

/// Returns the sum of the weights of moves, and each move with its weight, the greatest first: the
/// priors are the softmax of the logits.
pub(super) fn softmax<A: Copy>(
    moves: &[(A, i32)],
    temperature: Temperature,
) -> (f32, impl Iterator<Item = (A, Weight)>) {
    let most = moves.iter().map(|&(_, logit)| logit).max().unwrap_or(0);
    let sum: u32 = moves.iter().map(|&(_, logit)| temperature.exp(logit.saturating_sub(most))).sum();
    let weight = move |logit: i32| Weight((temperature.exp(logit.saturating_sub(most)) - 1) as u16);
    // Most callers take a few moves, so a heap is faster than sorting. Of equal moves the first
    // comes first.
    let key = |(index, &(_, logit)): (usize, &(A, i32))| (i64::from(logit) << 16) + 0xffff - index as i64;
    let mut keys: BinaryHeap<i64> = moves.iter().enumerate().map(key).collect();
    let sorted = std::iter::from_fn(move || keys.pop()).map(|key| moves[0xffff - (key & 0xffff) as usize]);
    (sum as f32, sorted.map(move |(action, logit)| (action, weight(logit))))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEMPERATURE: f64 = 1.5;

    #[test]
    fn exp_is_accurate() {
        let temperature = Temperature::new(TEMPERATURE);
        for logit in (-10 * PRIOR_LOGIT..=0).step_by(997) {
            let exact = (f64::from(logit) / f64::from(PRIOR_LOGIT) / TEMPERATURE).exp() * 65536.0;
            let found = f64::from(temperature.exp(logit));
            assert!((found - exact).abs() <= 0.012 * exact + 1.0, "{logit}: {found}, not {exact}");
        }
    }

    #[test]
    fn priors_have_the_sum_1() {
        let moves = [('a', 0), ('b', 3 * PRIOR_LOGIT), ('c', -30 * PRIOR_LOGIT)];
        let (sum, weights) = softmax(&moves, Temperature::new(TEMPERATURE));
        let priors: Vec<_> = weights.map(|(action, weight)| (action, weight.prior(sum))).collect();
        assert_eq!(priors.iter().map(|prior| prior.0).collect::<String>(), "bac");
        assert!((priors.iter().map(|prior| prior.1).sum::<f32>() - 1.0).abs() < 1e-6);
        assert!((priors[0].1 - 0.881).abs() < 0.01 && priors[2].1 > 0.0);
    }

    #[test]
    fn extreme_logits_have_priors() {
        let moves = [('a', i32::MIN), ('b', i32::MAX), ('c', 0)];
        let (sum, weights) = softmax(&moves, Temperature::new(TEMPERATURE));
        let priors: Vec<_> = weights.map(|(action, weight)| (action, weight.prior(sum))).collect();
        assert_eq!(priors.iter().map(|prior| prior.0).collect::<String>(), "bca");
        assert!(priors[0].1 > 0.999 && priors[2].1 > 0.0);
        assert_eq!(player_values(&[i32::MIN, i32::MAX])[..2], [-10_000, 10_000]);
    }
}
