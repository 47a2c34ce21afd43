//! Checking a turn without playing it.

use super::{ErrorOf, GameRecord, Rules, Status};

/// A legal turn with its consequences, as [`GameRecord::check`] returns it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked<R: Rules> {
    /// The turn that is legal.
    pub turn: R::Turn,
    /// The turn written in full, as text.
    pub text: String,
    /// The position after the turn.
    pub position: R::Position,
    /// The status of the game after the turn.
    pub status: Status<R::Player>,
    /// How often the position after the turn will have occurred in the game, this time included; 0
    /// for positions that do not count for repetition.
    pub occurrences: u32,
}

impl<R: Rules> GameRecord<R> {
    /// Checks a complete turn without playing it. Returns its consequences, or why it is refused.
    ///
    /// ```
    /// use keddah::arimaa::Game;
    /// let game = Game::default_setup();
    /// assert_eq!(game.check("Ee2n")?.occurrences, 1);
    /// assert_eq!(game.check("Ee2n Ee3s").unwrap_err().code(), "unchanged");
    /// # Ok::<(), keddah::arimaa::Error>(())
    /// ```
    pub fn check(&self, text: &str) -> Result<Checked<R>, ErrorOf<R>> {
        let turn = R::read(self, text)?;
        let (turn, position) = R::check_turn(self, &turn).map_err(|refusal| self.error(refusal))?;
        let occurrences =
            if R::counts_for_repetition(&position) { self.occurrences_of(&position) + 1 } else { 0 };
        let (text, status) = (R::write(self, &turn), R::status(self, &position));
        Ok(Checked { turn, text, position, status, occurrences })
    }
}
