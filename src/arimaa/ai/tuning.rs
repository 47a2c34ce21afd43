//! The features of the evaluation and of the move order, for programs that fit their weights.
//!
//! Requires the Cargo feature `tuning`. The value of a position for Gold is `features · weights +
//! rabbits`: [`Features::visit`] computes the features, [`weights`] returns the compiled weights,
//! and [`Features::rabbits`] computes the part that is not linear in its weights.
//!
//! ```
//! use keddah::arimaa::ai::{Evaluator, tuning};
//! use keddah::arimaa::Position;
//!
//! let position = Position::default();
//! let (mut features, weights) = (tuning::Features::default(), tuning::weights());
//! let mut value = features.rabbits(position.board());
//! features.visit(&position, |feature, count| value += count * weights[feature]);
//! assert_eq!(value, Evaluator::default().value(&position));
//! ```

use super::capture::{CaptureSolver, best_capture};
use super::control_tables::ControlTables;
use super::features;
use super::goal::GoalSolver;
use super::order::{self, OrderFeatures};
use super::rabbits::{self, Blocking};
pub use super::weights::RabbitWeights;
use super::{order_weights, rabbit_weights, value, value_weights};
use crate::arimaa::{Action, Board, Position, Side};
use crate::game::Tree;

/// The number of evaluation features that depend on the board alone. Their indices come first.
pub const PLACEMENT: usize = features::COUNT;
/// The first of 7 features: the strength of what the side to move can capture, 0 for nothing.
pub const TAKES: usize = PLACEMENT;
/// The first of 7 features: the strength of what its opponent could capture if it were to move.
pub const LOSES: usize = TAKES + 7;
/// The index of the feature for whether the opponent could reach goal if it were to move.
pub const GOAL: usize = LOSES + 7;
/// The index of the feature for the right to move.
pub const TEMPO: usize = GOAL + 1;
/// The number of features of the Arimaa evaluation.
pub const COUNT: usize = TEMPO + 1;
/// The number of features of the Arimaa move ordering.
pub const ORDER: usize = order::COUNT;

/// The groups of the features that depend on the board alone: the comment above each in the file of
/// weights, and the index of its first feature.
pub const VALUE_GROUPS: &[(&str, usize)] = features::GROUPS;
/// The groups of the move-ordering features: the comment above each in the file of weights, and the
/// index of its first feature.
pub const ORDER_GROUPS: &[(&str, usize)] = order::GROUPS;

/// The compiled weights of the evaluation's features, in hundredths of a rabbit.
///
/// ```
/// use keddah::arimaa::ai::tuning;
/// assert_eq!(tuning::weights().len(), tuning::COUNT);
/// ```
pub fn weights() -> Vec<i32> {
    let fitted = [&value_weights::WEIGHTS[..], &value_weights::TAKES].concat();
    let mut weights: Vec<i32> = fitted.into_iter().map(i32::from).collect();
    weights.resize(COUNT, 0);
    set_unfitted(&mut weights);
    weights
}

/// Sets the weights that are not fitted: those from [`LOSES`] on, which depend on those of
/// [`TAKES`] or are constants.
///
/// # Panics
///
/// If there are not [`COUNT`] weights.
///
/// ```
/// use keddah::arimaa::ai::tuning;
/// let mut weights = tuning::weights();
/// weights[tuning::TEMPO] = 0;
/// tuning::set_unfitted(&mut weights);
/// assert_eq!(weights, tuning::weights());
/// ```
pub fn set_unfitted(weights: &mut [i32]) {
    for strength in 0..GOAL - LOSES {
        weights[LOSES + strength] = value::loses(weights[TAKES + strength]);
    }
    weights[GOAL] = value::GOAL;
    weights[TEMPO] = value::TEMPO;
}

/// Returns the weights of the rabbit prospects that are compiled into the program.
pub fn rabbit_weights() -> RabbitWeights {
    rabbit_weights::WEIGHTS
}

/// The compiled weights of the move order, in hundredths of a logit.
///
/// ```
/// use keddah::arimaa::ai::tuning;
/// assert_eq!(tuning::order_weights().len(), tuning::ORDER);
/// ```
pub fn order_weights() -> Vec<i32> {
    order_weights::WEIGHTS.iter().copied().map(i32::from).collect()
}

/// Computes the evaluation features of Arimaa positions.
pub struct Features {
    control: ControlTables,
    rabbits: RabbitWeights,
    blocking: Blocking,
    goals: GoalSolver,
    captures: CaptureSolver,
}

impl Default for Features {
    fn default() -> Self {
        Self::new(rabbit_weights())
    }
}

impl Features {
    /// Creates the computation with other weights of the rabbit prospects, on which some features
    /// depend: the danger of a piece depends on the control of the traps.
    pub fn new(rabbits: RabbitWeights) -> Self {
        let (control, blocking) = (ControlTables::new(&rabbits), Blocking::new(&rabbits));
        let (goals, captures) = Default::default();
        Self { control, rabbits, blocking, goals, captures }
    }

    /// Whether the side to move can reach goal in this turn. The evaluation is not defined there.
    ///
    /// ```
    /// use keddah::arimaa::{Position, ai::tuning::Features};
    /// assert!(!Features::default().reaches_goal(&Position::default()));
    /// ```
    pub fn reaches_goal(&mut self, position: &Position) -> bool {
        self.goals.reaches(position)
    }

    /// Calls `add` with each feature of a position at the start of a turn and its count, negative
    /// for Silver. May call it more than once for the same feature; the counts add up.
    pub fn visit(&mut self, position: &Position, mut add: impl FnMut(usize, i32)) {
        self.visit_placement(position.board(), &mut add);
        let sign = if position.side() == Side::Gold { 1 } else { -1 };
        let passed = position.end_turn();
        let mut take = |position| usize::from(best_capture(&mut self.captures, position));
        add(TAKES + take(position), sign);
        add(LOSES + take(&passed), sign);
        if self.goals.reaches(&passed) {
            add(GOAL, sign);
        }
        add(TEMPO, sign);
    }

    /// Calls `add` with each feature that depends on the board alone, those below [`PLACEMENT`].
    pub fn visit_placement(&self, board: &Board, add: impl FnMut(usize, i32)) {
        features::visit(board, &self.control.of(board), add);
    }

    /// The value of Gold's rabbit prospects minus that of Silver's, in hundredths of a rabbit.
    pub fn rabbits(&self, board: &Board) -> i32 {
        rabbits::value(board, &self.control.of(board), &self.rabbits, &self.blocking)
    }
}

/// Returns the move-ordering features of every legal action of a position, in the order of
/// [`actions`](Tree::actions).
///
/// ```
/// use keddah::arimaa::{Position, ai::tuning};
/// use keddah::game::Tree;
/// let position = Position::default();
/// let choices = tuning::order_features(&position);
/// assert_eq!(choices.len(), position.action_list().len());
/// let mut features = choices.iter().flat_map(|(_, features)| features);
/// assert!(features.all(|&feature| feature < tuning::ORDER));
/// ```
pub fn order_features(position: &Position) -> Vec<(Action, Vec<usize>)> {
    let order = OrderFeatures::new(position);
    let mut list = Vec::new();
    position.actions(|action| {
        let mut features = Vec::new();
        order.visit(action, |feature| features.push(feature));
        list.push((action, features));
    });
    list
}
