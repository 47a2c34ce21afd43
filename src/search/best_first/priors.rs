//! The softmax of logits, in integers.

use crate::search::evaluator::PRIOR_LOGIT;

/// 2^(−i/64) in units of 2⁻¹⁶, for i = 0…63. A table, since `exp` may differ between platforms.
const POWERS: [u32; 64] = [
    65536, 64830, 64132, 63441, 62757, 62081, 61413, 60751, 60097, 59449, 58809, 58176, 57549, 56929, 56316,
    55709, 55109, 54515, 53928, 53347, 52773, 52204, 51642, 51085, 50535, 49991, 49452, 48920, 48393, 47871,
    47356, 46846, 46341, 45842, 45348, 44859, 44376, 43898, 43425, 42958, 42495, 42037, 41584, 41136, 40693,
    40255, 39821, 39392, 38968, 38548, 38133, 37722, 37316, 36914, 36516, 36123, 35734, 35349, 34968, 34591,
    34219, 33850, 33486, 33125,
];

/// The temperature of the softmax: the network has learned the best moves alone, which makes it too
/// sure of them.
const TEMPERATURE: f64 = 1.5;
/// 64 / ln 2 / temperature, times 2¹⁶.
const STEPS_PER_UNIT: i64 = (6_051_101.0 / TEMPERATURE) as i64;

/// e^(x / temperature) for a logit x ≤ 0, in units of 2⁻¹⁶; at least 1.
fn exp(logit: i32) -> u32 {
    let steps = (i64::from(-logit) * STEPS_PER_UNIT / i64::from(PRIOR_LOGIT)) >> 16;
    (POWERS[(steps % 64) as usize] >> (steps / 64).min(31)).max(1)
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

/// Sorts moves by descending logit. Returns the sum of their weights, and each move with its
/// weight: the priors are the softmax of the logits.
pub(super) fn softmax<A: Copy>(moves: &mut [(A, i32)]) -> (f32, impl Iterator<Item = (A, Weight)>) {
    moves.sort_by_key(|&(_, logit)| std::cmp::Reverse(logit));
    let most = moves.first().map_or(0, |&(_, logit)| logit);
    let sum: u32 = moves.iter().map(|&(_, logit)| exp(logit - most)).sum();
    let weight = move |logit: i32| Weight((exp(logit - most) - 1) as u16);
    (sum as f32, moves.iter().map(move |&(action, logit)| (action, weight(logit))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exp_is_accurate() {
        for logit in (-10 * PRIOR_LOGIT..=0).step_by(997) {
            let exact = (f64::from(logit) / f64::from(PRIOR_LOGIT) / TEMPERATURE).exp() * 65536.0;
            let found = f64::from(exp(logit));
            assert!((found - exact).abs() <= 0.012 * exact + 1.0, "{logit}: {found}, not {exact}");
        }
    }

    #[test]
    fn priors_have_the_sum_1() {
        let mut moves = [('a', 0), ('b', 3 * PRIOR_LOGIT), ('c', -30 * PRIOR_LOGIT)];
        let (sum, weights) = softmax(&mut moves);
        let priors: Vec<_> = weights.map(|(action, weight)| (action, weight.prior(sum))).collect();
        assert_eq!(priors.iter().map(|prior| prior.0).collect::<String>(), "bac");
        assert!((priors.iter().map(|prior| prior.1).sum::<f32>() - 1.0).abs() < 1e-6);
        assert!((priors[0].1 - 0.881).abs() < 0.01 && priors[2].1 > 0.0);
    }
}
