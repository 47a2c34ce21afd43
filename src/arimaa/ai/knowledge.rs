//! Arimaa's implementation of [`Knowledge`].

use super::Evaluator;
use super::order::OrderFeatures;
use super::prior::prior;
use crate::arimaa::{Action, Position, Side};
use crate::game::Tree;
use crate::search::{Knowledge, Level, Solution};

/// The evaluation, move ordering and goal solver that the search uses for Arimaa.
///
/// ```
/// use keddah::arimaa::{Position, ai::ArimaaKnowledge};
/// use keddah::search::Knowledge;
/// let mut knowledge = ArimaaKnowledge::default();
/// let position = Position::default();
/// assert_eq!(knowledge.evaluate(&position, 0), -knowledge.evaluate(&position, 1));
/// ```
#[derive(Default)]
pub struct ArimaaKnowledge {
    evaluator: Evaluator,
}

/// The action id of ending a turn, after the ids of the 256 steps.
const END_ID: u16 = 256;
/// The weight of the learned move-ordering prior relative to the history table, for a prior in
/// hundredths of a logit.
const ORDER_WEIGHT: i32 = 5;

impl Knowledge<Position> for ArimaaKnowledge {
    const ACTION_IDS: usize = 257;

    const LEVELS: [Level; 10] = super::levels::LEVELS;

    const LATE_MOVE_REDUCTIONS: [usize; 3] = [1, 4, 9];

    const ROOT_LIST_MIN_NODES: Option<u64> = Some(50_000);

    fn late_move_count(depth: i32) -> usize {
        if depth < 4 { 4 + 4 * depth.max(0) as usize } else { usize::MAX }
    }

    fn action_id(action: Action) -> u16 {
        match action {
            Action::Step(step) => step.index() as u16,
            Action::End => END_ID,
        }
    }

    fn evaluate(&mut self, position: &Position, player: usize) -> i32 {
        let value = self.evaluator.value(position);
        if player == Side::Gold.index() { value } else { -value }
    }

    fn candidates(&mut self, position: &Position, _depth: i32, mut visit: impl FnMut(Action, i32)) {
        let order = OrderFeatures::new(position);
        Tree::actions(position, |action| visit(action, prior(&order, action) * ORDER_WEIGHT));
    }

    fn solve(&mut self, position: &Position) -> Option<Solution<Action>> {
        let steps = self.evaluator.goals.goal(position)?;
        let line = steps.into_iter().map(Action::Step).chain([Action::End]).collect();
        Some(Solution { wins: true, line })
    }

    fn end_turn(&self, position: &Position) -> Option<Action> {
        position.may_end().then_some(Action::End)
    }

    fn expected_gain(&mut self, position: &Position) -> i32 {
        self.evaluator.expected_gain(position)
    }
}
