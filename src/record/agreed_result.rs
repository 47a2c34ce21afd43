//! Ending a game without a position that decides it: resignation, time and illegal moves.

use super::{GameRecord, Reason, RecordRefusal, Rules};

impl<R: Rules> GameRecord<R> {
    /// Resigns for a player, by default the player to move. The game is then over for all players.
    ///
    /// Of two players, the other one wins. Of four, the winner is the other player with the
    /// shortest path to the goal, and among equals the one who would be first to move. To name
    /// another winner, use [`end`](Self::end).
    ///
    /// ```
    /// use keddah::quoridor::{Game, Notation};
    /// let position = "//e4a5e7i5/5 5 5 5/1".parse()?;
    /// let mut game = Game::from_position(position, Notation::Standard);
    /// game.resign(None)?;
    /// assert_eq!(game.status().winner().map(|winner| winner.number()), Some(3));
    /// # Ok::<(), keddah::quoridor::Error>(())
    /// ```
    pub fn resign(&mut self, player: Option<R::Player>) -> Result<(), R::Refusal> {
        let loser = player.unwrap_or(R::mover(self.turn_position()));
        R::check_player(self.turn_position(), loser)?;
        self.end(R::winner_if_resigns(self.turn_position(), loser), Reason::Resignation)
    }

    /// Ends the game by resignation, time or an illegal move, and discards what could be redone.
    /// Refuses the other reasons, which only the position can establish.
    pub fn end(&mut self, winner: R::Player, reason: Reason) -> Result<(), R::Refusal> {
        R::check_player(self.turn_position(), winner)?;
        if self.status().is_over() {
            return Err(RecordRefusal::GameOver.into());
        }
        if !reason.is_agreed() {
            return Err(RecordRefusal::WrongResult { winner, reason }.into());
        }
        self.set_agreed_result(winner, reason);
        Ok(())
    }
}
