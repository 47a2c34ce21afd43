//! Playing a turn step by step.

use super::{Error, Game, LegalStep, Piece, Refusal, Square, Token, Turn, TurnEnds, turn_ends};
use crate::record::RecordRefusal;

/// The iterator of [`Game::legal_turns`].
///
/// ```
/// use keddah::arimaa::Game;
/// let first = Game::default_setup().legal_turns().nth(2);
/// assert_eq!(first.unwrap().to_string(), "Cc2n Cc3x");
/// ```
#[derive(Clone, Debug)]
pub struct LegalTurns {
    game: Game,
    /// `None` if the game is over.
    ends: Option<TurnEnds>,
}

impl Iterator for LegalTurns {
    type Item = Turn;

    fn next(&mut self) -> Option<Turn> {
        let Self { game, ends } = self;
        let (_, steps) = ends.as_mut()?.find(|(end, _)| game.end_turn(end).is_ok())?;
        Some(game.turn_position().turn_of(&steps))
    }
}

/// Methods for playing a turn step by step. The steps made so far are the *unfinished turn*.
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
    /// The legal next steps of all pieces, or of the piece on `from`. Empty during setup and if the
    /// game is over.
    pub fn legal_steps(&self, from: Option<Square>) -> Vec<LegalStep> {
        if self.status().is_over() {
            return Vec::new();
        }
        let position = self.position();
        let steps =
            position.legal_steps().into_iter().filter(|step| from.is_none_or(|from| step.from() == from));
        steps.filter_map(|step| position.describe(step)).collect()
    }

    /// The legal turns from the start of this turn, whatever steps have been made: for each board
    /// that they lead to one of the shortest. They are searched for as the iterator advances, short
    /// turns first; later changes of the game do not matter. Empty during setup and if the game is
    /// over.
    ///
    /// ```
    /// use keddah::arimaa::Game;
    /// let mut turns = Game::default_setup().legal_turns();
    /// assert_eq!(turns.next().map(|turn| turn.to_string()), Some("Da2n".into()));
    /// assert_eq!(turns.count(), 3_352);
    /// ```
    pub fn legal_turns(&self) -> LegalTurns {
        let ends = (!self.status().is_over()).then(|| turn_ends(self.turn_position()));
        LegalTurns { game: self.clone(), ends }
    }

    /// The legal placements during setup: each piece left to place, with each free square. Empty
    /// after setup.
    pub fn placements(&self) -> Vec<(Piece, Square)> {
        if self.status().is_over() { Vec::new() } else { self.position().placements() }
    }

    /// The steps or placements of the unfinished turn, each with its capture.
    pub fn steps(&self) -> impl ExactSizeIterator<Item = &Turn> + DoubleEndedIterator {
        self.rules.partial.steps()
    }

    /// The number of steps left in the turn, or of placements left during setup.
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

    /// Returns the unfinished turn of the game, with all its captures written.
    pub fn turn(&self) -> Turn {
        Turn(self.steps().flat_map(|step| step.0.iter().copied()).collect())
    }

    /// Adds one or more steps or placements to the unfinished turn. Returns them with all captures
    /// written. If one is refused, none is added.
    pub fn step(&mut self, steps: &str) -> Result<Turn, Error> {
        let steps: Turn = steps.parse()?;
        if self.status().is_over() {
            return Err(Refusal::from(RecordRefusal::GameOver).into());
        }
        let mut position = *self.position();
        let mut added = Vec::new();
        for step in steps.0.chunk_by(|_, next| matches!(next, Token::Capture(..))) {
            let (after, written) = position.try_turn(&Turn(step.to_vec()))?;
            added.push((written, after));
            position = after;
        }
        let written = Turn(added.iter().flat_map(|(step, _)| step.0.iter().copied()).collect());
        self.rules.partial.extend(added);
        Ok(written)
    }

    /// Takes back the last step of the unfinished turn and returns it; `None` if there is none.
    pub fn undo_step(&mut self) -> Option<Turn> {
        self.rules.partial.undo()
    }

    /// Makes the step again that [`undo_step`](Self::undo_step) took back last. `None` if there is
    /// none, or another step has been made since.
    pub fn redo_step(&mut self) -> Option<Turn> {
        let position = *self.position();
        self.rules.partial.redo(&position)
    }

    /// Discards the steps of the unfinished turn.
    pub fn clear_turn(&mut self) {
        self.rules.partial.clear();
    }

    /// Fails if the unfinished turn cannot end now, for example because it would repeat a position
    /// for the third time.
    pub fn can_end(&self) -> Result<(), Refusal> {
        self.unless_over(|| self.end_turn(self.position()).map(drop))
    }

    /// Ends the unfinished turn and returns it with all its captures written.
    pub fn finish(&mut self) -> Result<Turn, Refusal> {
        let after = self.unless_over(|| self.end_turn(self.position()))?;
        let turn = self.turn();
        self.push(turn.clone(), after, false);
        Ok(turn)
    }

    /// The squares of all frozen pieces of both sides, each with the squares of the pieces that
    /// freeze it.
    pub fn frozen(&self) -> Vec<(Square, Vec<Square>)> {
        self.position().frozen_pieces()
    }

    /// The squares of the pieces on traps with exactly one adjacent friendly piece. If that piece
    /// leaves, they are captured.
    pub fn at_risk(&self) -> Vec<Square> {
        self.position().at_risk()
    }
}
