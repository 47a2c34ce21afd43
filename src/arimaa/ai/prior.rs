//! The prior of an action in the move order.

use super::order::{COUNT, OrderFeatures};
use super::order_weights::WEIGHTS;
use crate::arimaa::Action;

const _: () = assert!(WEIGHTS.len() == COUNT);

/// The prior of an action, by the [move order](super::order): its logit in hundredths.
pub(super) fn prior(order: &OrderFeatures, action: Action) -> i32 {
    let mut sum = 0;
    order.visit(action, |feature| sum += i32::from(WEIGHTS[feature]));
    sum
}
