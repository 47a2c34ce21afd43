//! What the search asks about Arimaa, answered.

use super::Evaluator;
use super::order::Order;
use crate::arimaa::{Action, Position, Side};
use crate::game::Tree;
use crate::search::{Knowledge, Level, Solution};

/// Answers the search's questions about Arimaa.
#[derive(Default)]
pub struct ArimaaKnowledge {
    evaluator: Evaluator,
}

/// The id of the end of a turn, after those of the 256 steps.
const END: u16 = 256;
/// What a hundredth of a logit of the order of steps counts beside what the search has learned.
const ORDER: i32 = 5;

impl Knowledge<Position> for ArimaaKnowledge {
    const ACTIONS: usize = 257;

    const LEVELS: [Level; 10] = super::levels::LEVELS;

    const REDUCTIONS: [usize; 3] = [1, 4, 9];

    const LISTED: Option<u64> = Some(50_000);

    fn most_actions(depth: i32) -> usize {
        if depth < 4 { 4 + 4 * depth.max(0) as usize } else { usize::MAX }
    }

    fn id(action: Action) -> u16 {
        match action {
            Action::Step(step) => step.index() as u16,
            Action::End => END,
        }
    }

    fn value(&mut self, position: &Position, player: usize) -> i32 {
        let value = self.evaluator.value(position);
        if player == Side::Gold.index() { value } else { -value }
    }

    fn actions(&mut self, position: &Position, _depth: i32, mut visit: impl FnMut(Action, i32)) {
        let order = Order::of(position);
        Tree::actions(position, |action| visit(action, order.prior(action) * ORDER));
    }

    fn solve(&mut self, position: &Position) -> Option<Solution<Action>> {
        let steps = self.evaluator.goals.goal(position)?;
        let line = steps.into_iter().map(Action::Step).chain([Action::End]).collect();
        Some(Solution { wins: true, line })
    }

    fn stop(&self, position: &Position) -> Option<Action> {
        position.may_end().then_some(Action::End)
    }

    fn prospect(&mut self, position: &Position) -> i32 {
        if position.steps_left() > 0 { self.evaluator.prospect(position) } else { 0 }
    }
}
