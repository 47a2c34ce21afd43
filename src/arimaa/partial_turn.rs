//! The unfinished turn: the steps made so far in the current turn.

use super::{Position, Turn};

/// The steps or placements made so far in the current Arimaa turn.
#[derive(Clone, Debug, Default)]
pub(super) struct PartialTurn {
    /// The steps or placements of the turn, each with its capture and the position after it.
    steps: Vec<(Turn, Position)>,
    /// The steps of the turn that were taken back and can be redone, the most recent last.
    undone: Vec<Turn>,
}

impl PartialTurn {
    /// The position after the last step of the current turn; `None` if there are no steps.
    pub fn position(&self) -> Option<&Position> {
        self.steps.last().map(|(_, position)| position)
    }

    /// Returns the steps or placements of the current turn so far, each with its capture.
    pub fn steps(&self) -> impl ExactSizeIterator<Item = &Turn> + DoubleEndedIterator {
        self.steps.iter().map(|(step, _)| step)
    }

    /// Adds legal steps to the current turn, each with the position after it, and discards those
    /// that could be redone.
    pub fn extend(&mut self, steps: Vec<(Turn, Position)>) {
        self.steps.extend(steps);
        self.undone.clear();
    }

    /// Takes back the last step of the current turn and returns it.
    pub fn undo(&mut self) -> Option<Turn> {
        let (step, _) = self.steps.pop()?;
        self.undone.push(step.clone());
        Some(step)
    }

    /// Makes the step again that was taken back last. `position` is the current position.
    pub fn redo(&mut self, position: &Position) -> Option<Turn> {
        let step = self.undone.pop()?;
        let (after, written) = position.try_turn(&step).ok()?;
        self.steps.push((written.clone(), after));
        Some(written)
    }

    /// Discards all steps of the current turn, including those taken back that could be redone.
    pub fn clear(&mut self) {
        self.steps.clear();
        self.undone.clear();
    }
}
