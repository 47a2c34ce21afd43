//! Reads the variations and annotations of a record, independent of the notation of its turns.

use super::{Annotation, ErrorOf, GameRecord, NodeId, Rules};
use crate::notation::NotationError;

/// A variation of a record that has been opened by a bracket and not yet closed.
struct OpenVariation {
    /// The offset of the variation's opening bracket in the record.
    at: usize,
    /// The node to return to when the variation is closed.
    node: NodeId,
    /// Whether the variation has a turn yet.
    has_turn: bool,
}

/// Builds a game from the parts of a record, in order. The caller reads turns and results.
pub(crate) struct TreeReader<R: Rules> {
    pub game: GameRecord<R>,
    variations: Vec<OpenVariation>,
    /// Comments and glyphs before the first turn of a variation. They belong to that turn.
    introduction: Annotation,
    /// The number of closing brackets until the end of a variation with an error, which is being
    /// skipped; 0 if nothing is.
    skipped: usize,
    errors: Vec<ErrorOf<R>>,
}

impl<R: Rules> TreeReader<R> {
    /// Creates a reader that adds turns and annotations to a game, at its start.
    pub fn new(game: GameRecord<R>) -> Self {
        let (variations, errors) = (Vec::new(), Vec::new());
        Self { game, variations, introduction: Annotation::default(), skipped: 0, errors }
    }

    /// Whether the rest of a variation with an error is being skipped.
    pub fn is_skipping(&self) -> bool {
        self.skipped > 0
    }

    /// Whether the reader is inside a variation.
    pub fn in_variation(&self) -> bool {
        !self.variations.is_empty()
    }

    /// Whether the next turn is the first of a variation.
    pub fn is_at_variation(&self) -> bool {
        self.variations.last().is_some_and(|variation| !variation.has_turn)
    }

    /// Adds an annotation: to the last turn, or at the start of a variation to its first turn.
    pub fn annotate(&mut self, added: Annotation) {
        if self.is_skipping() || added == Annotation::EMPTY {
            return;
        }
        if self.is_at_variation() {
            self.introduction.append(added);
        } else if let Some(annotation) = self.game.annotation_mut(self.game.node()) {
            annotation.append(added);
        }
    }

    /// Begins a variation at an opening bracket.
    pub fn open(&mut self, at: usize) {
        if self.is_skipping() {
            self.skipped += 1;
            return;
        }
        self.variations.push(OpenVariation { at, node: self.game.node(), has_turn: false });
    }

    /// Goes back to before the last turn, which the first turn of a variation replaces.
    pub fn replace_last(&mut self, at: usize) -> Result<(), NotationError> {
        match self.game.ply().checked_sub(1) {
            Some(ply) if self.game.go_to(ply).is_ok() => Ok(()),
            _ => Err(NotationError::new(at, "This variation has no turn to replace.")),
        }
    }

    /// Plays a turn of the record. Turns that already follow, such as one that was taken back,
    /// become variations of it, unless the turn itself begins a variation.
    pub fn play(&mut self, turn: &R::Turn) -> Result<(), R::Refusal> {
        let begins_variation = self.is_at_variation();
        if begins_variation {
            // After a result, variations can show how the game might have gone on.
            self.game.ended = false;
        }
        self.game.play_turn_as(turn, true)?;
        if !begins_variation {
            self.game.promote(self.game.node())?;
        }
        if let Some(variation) = self.variations.last_mut() {
            variation.has_turn = true;
            let introduction = std::mem::take(&mut self.introduction);
            self.annotate(introduction);
        }
        Ok(())
    }

    /// Ends the current variation at a closing bracket.
    pub fn close(&mut self, at: usize) -> Result<(), NotationError> {
        self.skipped = self.skipped.saturating_sub(1);
        if self.is_skipping() {
            return Ok(());
        }
        let Some(variation) = self.variations.pop() else {
            return Err(NotationError::new(at, "There is no variation to close here."));
        };
        let _ = self.game.go_to_node(variation.node);
        let introduction = std::mem::take(&mut self.introduction);
        self.annotate(introduction);
        Ok(())
    }

    /// Handles a turn of a record that is refused: skips the rest of a variation, but fails on the
    /// main line.
    pub fn refuse(&mut self, error: ErrorOf<R>) -> Result<(), ErrorOf<R>> {
        if !self.in_variation() {
            return Err(error);
        }
        self.errors.push(error);
        self.introduction = Annotation::default();
        self.skipped = 1;
        Ok(())
    }

    /// Ends the reading and returns the game, with the cursor after the last turn outside
    /// variations. Fails in a variation.
    pub fn end(mut self) -> Result<GameRecord<R>, NotationError> {
        if let Some(variation) = self.variations.first() {
            return Err(NotationError::new(variation.at, "This variation has no closing “)”."));
        }
        self.game.variation_errors = self.errors.into();
        Ok(self.game)
    }
}
