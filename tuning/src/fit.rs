//! Penalized maximum likelihood by Newton's method: logistic regression with soft labels, and the
//! conditional logit model of choices (McFadden 1974). A line search halves each step until the
//! objective falls, since whole steps diverge if an option is never or always chosen.
//!
//! Sums over positions are computed in up to 16 parts, on all cores, and then added in order. So
//! the same data give the same weights on every machine.

use nalgebra::{Cholesky, DMatrix, DVector};
use rayon::prelude::*;

/// The greatest number of parts of a sum over positions. The parts must not depend on the number of
/// cores, since the order of additions changes the result.
const PARTS: usize = 16;
/// The least number of positions in each part except the last, since each has a matrix of its own.
const MIN_PART: usize = 10_000;

/// The features of a labeled position, as pairs of index and count.
pub type Features = Vec<(usize, f64)>;

/// A position labeled with a win probability, for fitting the evaluation.
#[derive(Clone, PartialEq, Debug)]
pub struct Example {
    /// The features of the position, each index at most once, in ascending order.
    pub features: Features,
    /// The part of the position's value that does not depend on the weights.
    pub offset: f64,
    /// The win probability that the position is labeled with, 0…1.
    pub label: f64,
}

/// A choice of an action among options, for fitting the move ordering. Each option is a list of
/// feature indices; the first one was chosen.
pub type Choice = Vec<Vec<usize>>;

/// Options with features of any counts, and the probability of each.
#[derive(Clone, PartialEq, Debug)]
pub struct Distribution {
    /// The features of each option, sorted by index.
    pub options: Vec<Features>,
    /// The probability of each option; their sum is 1.
    pub probabilities: Vec<f64>,
}

/// Options of which a conditional logit model predicts the probabilities.
pub trait Options {
    /// The number of options.
    fn count(&self) -> usize;

    /// The features of an option, sorted by index.
    fn features(&self, option: usize) -> Features;

    /// The logit of an option: the sum of its weighted features.
    fn logit(&self, option: usize, weights: &[f64]) -> f64;

    /// The probability of an option that the model should predict.
    fn probability(&self, option: usize) -> f64;
}

impl Options for Choice {
    fn count(&self) -> usize {
        self.len()
    }

    fn features(&self, option: usize) -> Features {
        merged(self[option].iter().map(|&feature| (feature, 1.0)).collect())
    }

    fn logit(&self, option: usize, weights: &[f64]) -> f64 {
        self[option].iter().map(|&feature| weights[feature]).sum()
    }

    fn probability(&self, option: usize) -> f64 {
        if option == 0 { 1.0 } else { 0.0 }
    }
}

impl Options for Distribution {
    fn count(&self) -> usize {
        self.options.len()
    }

    fn features(&self, option: usize) -> Features {
        self.options[option].clone()
    }

    fn logit(&self, option: usize, weights: &[f64]) -> f64 {
        self.options[option].iter().map(|&(feature, count)| weights[feature] * count).sum()
    }

    fn probability(&self, option: usize) -> f64 {
        self.probabilities[option]
    }
}

/// Returns the logistic function 1 / (1 + e^−x).
///
/// ```
/// assert_eq!(keddah_tuning::fit::logistic(0.0), 0.5);
/// ```
pub fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// Adds up the counts of the same feature, removes counts of 0, and sorts by index.
///
/// ```
/// use keddah_tuning::fit::merged;
/// assert_eq!(merged(vec![(3, 1.0), (1, 2.0), (3, 0.5)]), [(1, 2.0), (3, 1.5)]);
/// ```
pub fn merged(mut features: Features) -> Features {
    features.sort_unstable_by_key(|&(feature, _)| feature);
    features.dedup_by(|later, first| {
        let same = later.0 == first.0;
        if same {
            first.1 += later.1;
        }
        same
    });
    features.retain(|&(_, count)| count != 0.0);
    features
}

/// The value of a position: its offset and its weighted features.
///
/// ```
/// use keddah_tuning::fit::{Example, value};
/// let example = Example { features: vec![(0, 2.0)], offset: 5.0, label: 0.5 };
/// assert_eq!(value(&example, &[10.0]), 25.0);
/// ```
pub fn value(example: &Example, weights: &[f64]) -> f64 {
    example.offset + example.features.iter().map(|&(feature, count)| weights[feature] * count).sum::<f64>()
}

/// The mean cross-entropy between the labels and the win probabilities, which are the logistic
/// function of the values divided by `unit`, minus the entropy of the labels. 0 is a perfect fit.
///
/// ```
/// use keddah_tuning::fit::{Example, excess_loss};
/// let even = Example { features: vec![(0, 1.0)], offset: 0.0, label: 0.5 };
/// assert_eq!(excess_loss(&[even.clone()], &[0.0], 100.0), 0.0);
/// assert!(excess_loss(&[even], &[100.0], 100.0) > 0.1);
/// ```
pub fn excess_loss(examples: &[Example], weights: &[f64], unit: f64) -> f64 {
    let entropy = |label: f64, p: f64| {
        let part = |label: f64, p: f64| if label > 0.0 { -label * p.max(1e-12).ln() } else { 0.0 };
        part(label, p) + part(1.0 - label, 1.0 - p)
    };
    let loss = |example: &Example| {
        let p = logistic(value(example, weights) / unit);
        entropy(example.label, p) - entropy(example.label, example.label)
    };
    let sums: Vec<f64> = parts(examples).map(|part| part.iter().map(loss).sum()).collect();
    sums.iter().sum::<f64>() / examples.len().max(1) as f64
}

/// Splits positions into parts of equal size, except for the last.
fn parts(examples: &[Example]) -> impl IndexedParallelIterator<Item = &[Example]> {
    examples.par_chunks(examples.len().div_ceil(PARTS).max(MIN_PART))
}

/// A quadratic penalty on the distance of the weights from a center (ridge regression).
#[derive(Clone, Debug)]
pub struct Ridge {
    /// The center of the penalty: the weights that the fit has without data.
    pub center: Vec<f64>,
    /// The strength of the penalty by weight. The penalty of a weight is half of it times the
    /// squared distance.
    pub strength: Vec<f64>,
}

impl Ridge {
    fn penalty(&self, weights: &[f64]) -> f64 {
        let centered = weights.iter().zip(&self.center).map(|(weight, center)| (weight - center).powi(2));
        centered.zip(&self.strength).map(|(square, strength)| 0.5 * strength * square).sum()
    }
}

/// Fits weights so that the values divided by `unit` are the logits of the labels, with iterations
/// of Newton's method from `start`.
///
/// ```
/// use keddah_tuning::fit::{Example, Ridge, fit_values, logistic};
/// let example = Example { features: vec![(0, 1.0)], offset: 0.0, label: logistic(0.5) };
/// let ridge = Ridge { center: vec![0.0], strength: vec![1e-12] };
/// let weights = fit_values(&[example], 100.0, &ridge, &[0.0], 9);
/// assert!((weights[0] - 50.0).abs() < 0.01);
/// ```
pub fn fit_values(
    examples: &[Example],
    unit: f64,
    ridge: &Ridge,
    start: &[f64],
    iterations: usize,
) -> Vec<f64> {
    let mut weights = start.to_vec();
    let used =
        Used::new(weights.len(), examples.iter().flat_map(|example| &example.features).map(|one| one.0));
    for _ in 0..iterations {
        let sum = |part: &[Example]| {
            let mut system = System::new(&used);
            for example in part {
                let p = logistic(value(example, &weights) / unit);
                let (slope, curvature) = ((p - example.label) / unit, p * (1.0 - p) / (unit * unit));
                system.add_gradient(&example.features, slope);
                system.add_outer(&example.features, curvature);
            }
            system
        };
        let sums: Vec<System> = parts(examples).map(sum).collect();
        let mut system = System::new(&used);
        sums.iter().for_each(|sum| system.add(sum));
        system.add_penalty(ridge, &weights);
        system.step(&mut weights, |weights| {
            examples.len() as f64 * excess_loss(examples, weights, unit) + ridge.penalty(weights)
        });
    }
    weights
}

/// Fits the weights, in logits, of a conditional logit model, so that it predicts the probabilities
/// of the options.
///
/// ```
/// use keddah_tuning::fit::{Choice, Distribution, Ridge, fit_choices};
/// let ridge = |strength| Ridge { center: vec![0.0; 2], strength: vec![strength; 2] };
/// let choice: Choice = vec![vec![0], vec![1]];
/// let weights = fit_choices(&[choice], &ridge(1.0), 5);
/// assert!(weights[0] > weights[1]);
///
/// // The second option is three times as likely.
/// let options = vec![vec![(0, 1.0)], vec![(1, 2.0)]];
/// let weights =
///     fit_choices(&[Distribution { options, probabilities: vec![0.25, 0.75] }], &ridge(1e-9), 9);
/// assert!((2.0 * weights[1] - weights[0] - 3.0_f64.ln()).abs() < 1e-6);
/// ```
pub fn fit_choices<C: Options>(choices: &[C], ridge: &Ridge, iterations: usize) -> Vec<f64> {
    let mut weights = ridge.center.clone();
    let all_features =
        |choice: &C| -> Features { (0..choice.count()).flat_map(|option| choice.features(option)).collect() };
    let occurring = choices.iter().flat_map(all_features).map(|(feature, _)| feature);
    let used = Used::new(weights.len(), occurring);
    for _ in 0..iterations {
        let mut system = System::new(&used);
        system.add_penalty(ridge, &weights);
        for choice in choices {
            let shares = shares(choice, &weights);
            let mut mean = Features::new();
            for (option, &share) in shares.iter().enumerate() {
                let features = choice.features(option);
                let probability = choice.probability(option);
                if probability > 0.0 {
                    system.add_gradient(&features, -probability);
                }
                system.add_outer(&features, share);
                mean.extend(features.iter().map(|&(feature, count)| (feature, share * count)));
            }
            let mean = merged(mean);
            system.add_gradient(&mean, 1.0);
            system.add_outer(&mean, -1.0);
        }
        system.step(&mut weights, |weights| {
            choices.iter().map(|choice| cross_entropy(choice, weights)).sum::<f64>() + ridge.penalty(weights)
        });
    }
    weights
}

/// The cross-entropy between the probabilities of the options and those that the model predicts.
fn cross_entropy<C: Options>(choice: &C, weights: &[f64]) -> f64 {
    let surprise = |(option, share): (usize, f64)| match choice.probability(option) {
        0.0 => 0.0,
        probability => -probability * share.max(1e-300).ln(),
    };
    shares(choice, weights).into_iter().enumerate().map(surprise).sum()
}

/// The mean cross-entropy between the probabilities of options and those that the model predicts,
/// minus the entropy of the former. 0 is a perfect fit.
///
/// ```
/// use keddah_tuning::fit::{Distribution, mean_divergence};
/// let options = vec![vec![(0, 1.0)], vec![]];
/// let even = Distribution { options, probabilities: vec![0.5, 0.5] };
/// assert_eq!(mean_divergence(&[even.clone()], &[0.0]), 0.0);
/// assert!(mean_divergence(&[even], &[1.0]) > 0.1);
/// ```
pub fn mean_divergence<C: Options>(choices: &[C], weights: &[f64]) -> f64 {
    let entropy = |choice: &C| -> f64 {
        let probabilities = (0..choice.count()).map(|option| choice.probability(option));
        probabilities.filter(|&p| p > 0.0).map(|p| -p * p.ln()).sum()
    };
    let excess = choices.iter().map(|choice| cross_entropy(choice, weights) - entropy(choice));
    excess.sum::<f64>() / choices.len().max(1) as f64
}

/// The share of choices in which the most probable option ranks among the `first` of the model.
/// Ties count as lower ranks.
///
/// ```
/// let choices = vec![vec![vec![0], vec![1]], vec![vec![1], vec![0]]];
/// assert_eq!(keddah_tuning::fit::chosen_among(&choices, &[1.0, 0.0], 1), 0.5);
/// ```
pub fn chosen_among<C: Options>(choices: &[C], weights: &[f64], first: usize) -> f64 {
    let hit = |choice: &&C| {
        let by_probability =
            |a: &usize, b: &usize| choice.probability(*a).total_cmp(&choice.probability(*b)).then(b.cmp(a));
        let Some(chosen) = (0..choice.count()).max_by(by_probability) else { return false };
        let least = choice.logit(chosen, weights);
        let others = (0..choice.count()).filter(|&option| option != chosen);
        others.filter(|&option| choice.logit(option, weights) >= least).count() < first
    };
    choices.iter().filter(hit).count() as f64 / choices.len().max(1) as f64
}

/// The probability of each option by the model: the softmax of their logits.
fn shares<C: Options>(choice: &C, weights: &[f64]) -> Vec<f64> {
    let logits: Vec<f64> = (0..choice.count()).map(|option| choice.logit(option, weights)).collect();
    let best = logits.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let sum: f64 = logits.iter().map(|logit| (logit - best).exp()).sum();
    logits.iter().map(|logit| (logit - best).exp() / sum).collect()
}

/// The features that occur in the data. The weights of all others are not fitted.
struct Used {
    /// The indices of the features that occur in the data, in ascending order.
    features: Vec<usize>,
    /// For each feature that occurs in the data, its place among `features`.
    slots: Vec<usize>,
}

impl Used {
    fn new(count: usize, occurring: impl Iterator<Item = usize>) -> Self {
        let mut occurs = vec![false; count];
        occurring.for_each(|feature| occurs[feature] = true);
        let (mut features, mut slots) = (Vec::new(), vec![0; count]);
        for feature in (0..count).filter(|&feature| occurs[feature]) {
            slots[feature] = features.len();
            features.push(feature);
        }
        Self { features, slots }
    }
}

/// The linear system of one Newton step of the fit.
struct System<'a> {
    used: &'a Used,
    /// The lower triangle of the Hessian matrix, by columns.
    hessian: Vec<f64>,
    gradient: Vec<f64>,
}

impl<'a> System<'a> {
    fn new(used: &'a Used) -> Self {
        let count = used.features.len();
        Self { used, hessian: vec![0.0; count * count], gradient: vec![0.0; count] }
    }

    fn add(&mut self, other: &Self) {
        self.hessian.iter_mut().zip(&other.hessian).for_each(|(sum, part)| *sum += part);
        self.gradient.iter_mut().zip(&other.gradient).for_each(|(sum, part)| *sum += part);
    }

    fn add_penalty(&mut self, ridge: &Ridge, weights: &[f64]) {
        let count = self.gradient.len();
        for (slot, &feature) in self.used.features.iter().enumerate() {
            self.hessian[slot * count + slot] += ridge.strength[feature];
            self.gradient[slot] += ridge.strength[feature] * (weights[feature] - ridge.center[feature]);
        }
    }

    fn add_gradient(&mut self, features: &Features, factor: f64) {
        for &(feature, count) in features {
            self.gradient[self.used.slots[feature]] += factor * count;
        }
    }

    fn add_outer(&mut self, features: &Features, factor: f64) {
        let count = self.gradient.len();
        for (at, &(column, one)) in features.iter().enumerate() {
            let (begin, scaled) = (self.used.slots[column] * count, factor * one);
            let cells = &mut self.hessian[begin..begin + count];
            for &(row, other) in &features[at..] {
                cells[self.used.slots[row]] += scaled * other;
            }
        }
    }

    /// Solves for the step and takes the first of its halvings that does not raise the objective.
    /// Leaves the weights unchanged if there is none, or if rounding makes the Hessian indefinite
    /// in spite of the ridge.
    fn step(self, weights: &mut Vec<f64>, objective: impl Fn(&[f64]) -> f64) {
        let count = self.gradient.len();
        let hessian = DMatrix::from_vec(count, count, self.hessian);
        let Some(factored) = Cholesky::new(hessian) else { return };
        let step = factored.solve(&DVector::from_vec(self.gradient));
        let before = objective(weights);
        for halvings in 0..12 {
            let mut moved = weights.clone();
            for (&feature, step) in self.used.features.iter().zip(step.iter()) {
                moved[feature] -= step / f64::from(1 << halvings);
            }
            if objective(&moved) <= before {
                *weights = moved;
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_contain_all_parts() {
        let count = 2 * MIN_PART + 1000;
        let example = |index| {
            let label = if index < MIN_PART { 0.2 } else { 0.6 };
            Example { features: vec![(0, 1.0), (2, 1.0)], offset: 0.0, label }
        };
        let examples: Vec<Example> = (0..count).map(example).collect();
        let (first, rest) = (MIN_PART as f64, (MIN_PART + 1000) as f64);
        let mean = (0.2 * first + 0.6 * rest) / count as f64;
        let ridge = Ridge { center: vec![0.0, 7.0, 0.0], strength: vec![1e-9; 3] };
        let weights = fit_values(&examples, 100.0, &ridge, &ridge.center, 9);
        assert!((logistic((weights[0] + weights[2]) / 100.0) - mean).abs() < 1e-6);
        assert_eq!(weights[1], 7.0, "no position has this feature");
        let loss = |label| {
            let one = Example { features: vec![(0, 1.0), (2, 1.0)], offset: 0.0, label };
            excess_loss(&[one], &weights, 100.0)
        };
        let expected = (loss(0.2) * first + loss(0.6) * rest) / count as f64;
        assert!((excess_loss(&examples, &weights, 100.0) - expected).abs() < 1e-9);
    }
}
