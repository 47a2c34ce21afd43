//! The turn being built: step by step, each of which can be taken back, until it is finished.

use super::{Error, Game, LegalStep, Piece, Position, Refusal, Square, Token, Turn};

/// The steps of a half-built turn, with the position after each.
#[derive(Clone, Debug, Default)]
pub(super) struct Building {
    steps: Vec<(Turn, Position)>,
    /// Steps taken back, the last one on top.
    undone: Vec<Turn>,
}

impl Building {
    /// The position after the last step, if there is a step.
    pub fn position(&self) -> Option<&Position> {
        self.steps.last().map(|(_, position)| position)
    }

    pub fn clear(&mut self) {
        self.steps.clear();
        self.undone.clear();
    }
}

/// Building a turn step by step.
///
/// ```
/// use keddah::arimaa::Game;
/// let mut game = Game::default_setup();
/// game.step("Ee2n")?;
/// game.step("Ee3n Hb2n")?;
/// game.undo_step();
/// assert_eq!(game.finish()?.to_string(), "Ee2n Ee3n");
/// # Ok::<(), keddah::arimaa::Error>(())
/// ```
impl Game {
    /// The legal next steps of the turn being built, all or those of the piece on a square. None in setup and when the game is over.
    pub fn legal_steps(&self, from: Option<Square>) -> Vec<LegalStep> {
        if self.status().is_over() {
            return Vec::new();
        }
        let position = self.position();
        let steps =
            position.legal_steps().into_iter().filter(|step| from.is_none_or(|from| step.from() == from));
        steps.filter_map(|step| position.describe(step)).collect()
    }

    /// In setup, the pieces still to be placed with the squares open to them; in play none.
    pub fn placements(&self) -> Vec<(Piece, Square)> {
        if self.status().is_over() { Vec::new() } else { self.position().placements() }
    }

    /// The steps (or placements) of the turn being built, each with its capture.
    pub fn steps(&self) -> impl ExactSizeIterator<Item = &Turn> + DoubleEndedIterator {
        self.building.steps.iter().map(|(step, _)| step)
    }

    /// How many steps, or in setup placements, the turn being built has left.
    ///
    /// ```
    /// use keddah::arimaa::Game;
    /// let mut game = Game::new();
    /// game.step("Ra1 Rb1")?;
    /// assert_eq!(game.steps_left(), 14);
    /// # Ok::<(), keddah::arimaa::Error>(())
    /// ```
    pub fn steps_left(&self) -> usize {
        let position = self.position();
        if position.in_setup() {
            (position.side().home() & !position.board().occupied()).count_ones() as usize
        } else {
            position.steps_left().into()
        }
    }

    /// The turn being built, written in full.
    pub fn turn(&self) -> Turn {
        Turn(self.steps().flat_map(|step| step.0.iter().copied()).collect())
    }

    /// Adds steps or placements to the turn being built: one or several, with or without captures. Returns them written in full.
    /// If one of them is refused, none is made.
    pub fn step(&mut self, steps: &str) -> Result<Turn, Error> {
        let steps: Turn = steps.parse()?;
        if self.status().is_over() {
            return Err(Refusal::GameOver.into());
        }
        let mut position = *self.position();
        let mut added = Vec::new();
        for step in steps.0.chunk_by(|_, next| matches!(next, Token::Capture(..))) {
            let (after, written) = position.try_turn(&Turn(step.to_vec()))?;
            added.push((written, after));
            position = after;
        }
        let written = Turn(added.iter().flat_map(|(step, _)| step.0.iter().copied()).collect());
        self.building.steps.extend(added);
        self.building.undone.clear();
        Ok(written)
    }

    /// Takes back the last step of the turn being built; returns it. It can be redone until another step is made.
    pub fn undo_step(&mut self) -> Option<Turn> {
        let (step, _) = self.building.steps.pop()?;
        self.building.undone.push(step.clone());
        Some(step)
    }

    /// Makes the step again that was last taken back.
    pub fn redo_step(&mut self) -> Option<Turn> {
        let step = self.building.undone.pop()?;
        let (after, written) = self.position().try_turn(&step).ok()?;
        self.building.steps.push((written.clone(), after));
        Some(written)
    }

    /// Drops the turn being built.
    pub fn clear_turn(&mut self) {
        self.building.clear();
    }

    /// Whether the turn being built may end here, and if not why: also by what the past forbids.
    pub fn can_end(&self) -> Result<(), Refusal> {
        self.blame_the_end(|| self.ended_turn(self.position()).map(drop))
    }

    /// Ends the turn being built; returns it written in full.
    pub fn finish(&mut self) -> Result<Turn, Refusal> {
        let after = self.blame_the_end(|| self.ended_turn(self.position()))?;
        let turn = self.turn();
        self.push(turn.clone(), after);
        Ok(turn)
    }

    /// Every frozen piece of either side, with what freezes it.
    pub fn frozen(&self) -> Vec<(Square, Vec<Square>)> {
        self.position().frozen_pieces()
    }

    /// The pieces on traps with a single friend beside: one step from being lost.
    pub fn at_risk(&self) -> Vec<Square> {
        self.position().at_risk()
    }
}
