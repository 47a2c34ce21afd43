//! The rules as a tree for the crate's generic walks: single steps for perft, and steps with ends of turns for the search.

use std::collections::HashSet;

use super::{Board, Position, Side, Step, StepList};
use crate::game::{Game, Repetition, Tree};

/// The steps of one turn, as perft counts them: no end of turn, and no end of the game either.
///
/// A step that is both a pull and the beginning of a push counts once; a push does not start on step 4;
/// sequences that return to the start count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StepTree(pub Position);

impl Tree for StepTree {
    type Action = Step;

    fn actions(&self, visit: impl FnMut(Step)) {
        let mut steps = StepList::new();
        self.0.list_steps(&mut steps);
        steps.iter().copied().for_each(visit);
    }

    fn make(&mut self, step: Step) {
        self.0.step(step);
    }

    #[inline]
    fn after(&self, step: Step) -> Self {
        Self(self.0.after_step(step).0)
    }

    fn count(&self) -> u64 {
        self.0.count_steps().into()
    }
}

/// One action of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// A step.
    Step(Step),
    /// The turn ends, and the opponent's begins.
    End,
}

impl Tree for Position {
    type Action = Action;

    /// The legal steps, then the end of the turn where it is legal but for the past.
    fn actions(&self, mut visit: impl FnMut(Action)) {
        if Game::winner(self).is_some() {
            return;
        }
        let mut steps = StepList::new();
        self.list_steps(&mut steps);
        steps.iter().for_each(|&step| visit(Action::Step(step)));
        if self.may_end() {
            visit(Action::End);
        }
    }

    fn make(&mut self, action: Action) {
        match action {
            Action::Step(step) => {
                self.step(step);
            }
            Action::End => *self = self.end_turn(),
        }
    }

    fn after(&self, action: Action) -> Self {
        match action {
            Action::Step(step) => self.after_step(step).0,
            Action::End => self.end_turn(),
        }
    }
}

impl Game for Position {
    const REPETITION: Repetition = Repetition::Forbidden(3);

    fn players(&self) -> usize {
        2
    }

    fn mover(&self) -> usize {
        self.side().index()
    }

    fn winner(&self) -> Option<usize> {
        if !self.at_start() {
            return None;
        }
        self.outcome().map(|(side, _)| Side::index(side))
    }

    fn key(&self) -> u64 {
        Position::key(self)
    }

    fn turn_done(&self) -> bool {
        self.at_start()
    }

    fn actions_left(&self) -> u32 {
        self.steps_left().into()
    }
}

/// All different boards that whole legal turns of at most `steps` steps lead to, but for what the past
/// forbids: no unfinished push, no unchanged board.
///
/// ```
/// use keddah::arimaa::{turn_boards, Position};
/// assert_eq!(turn_boards(&Position::default(), 1).len(), 8);
/// ```
pub fn turn_boards(position: &Position, steps: u8) -> HashSet<Board> {
    let mut boards = HashSet::new();
    let mut seen = HashSet::new();
    let mut layer = vec![*position];
    for _ in 0..steps.min(position.steps_left()) {
        let mut next = Vec::new();
        for node in &layer {
            for &step in &node.legal_steps() {
                let (child, _) = node.after_step(step);
                if child.may_end() {
                    boards.insert(*child.board());
                }
                // Reached with fewer steps before, it has been walked with more left.
                if seen.insert((*child.board(), child.pending())) {
                    next.push(child);
                }
            }
        }
        layer = next;
    }
    boards
}
