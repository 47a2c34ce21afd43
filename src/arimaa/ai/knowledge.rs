//! What the search asks about Arimaa, answered.

use super::Evaluator;
use crate::arimaa::{Action, Kind, Position, Side, Step};
use crate::game::Tree;
use crate::search::{Knowledge, Level, Solution};

/// Answers the search's questions about Arimaa.
#[derive(Default)]
pub struct ArimaaKnowledge {
    evaluator: Evaluator,
}

/// The id of the end of a turn, after those of the 256 steps.
const END: u16 = 256;

impl Knowledge<Position> for ArimaaKnowledge {
    const ACTIONS: usize = 257;

    const LEVELS: [Level; 10] = super::levels::LEVELS;

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
        Tree::actions(position, |action| {
            let prior = match action {
                Action::Step(step) => prior(position, step),
                Action::End => 100,
            };
            visit(action, prior);
        });
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

/// A first guess at a step: takings first, then displacing strong pieces; losing one's own last.
fn prior(position: &Position, step: Step) -> i32 {
    let Some(piece) = position.board().get(step.from()) else { return 0 };
    let strength = i32::from(piece.kind.strength());
    let taken = position.after_step(step).1.map_or(0, |(lost, _)| {
        let worth = 1000 + 300 * i32::from(lost.kind.strength());
        if lost.side == position.side() { -worth } else { worth }
    });
    let displaced = if piece.side == position.side() { 0 } else { 200 + 60 * strength };
    let own = match piece.kind {
        _ if piece.side != position.side() => 0,
        Kind::Rabbit => -30,
        _ => 10 * strength,
    };
    taken + displaced + own
}
