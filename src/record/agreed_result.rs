//! Ending a game without a position that decides it: resignation, time, illegal moves and draws.

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

    /// Ends the game by resignation, time or an illegal move, and discards the turns that could be
    /// redone. A game has one result, at the end of its main line: the line to the cursor becomes
    /// it. Refuses the other reasons, which have no winner or which only the position can
    /// establish.
    pub fn end(&mut self, winner: R::Player, reason: Reason) -> Result<(), R::Refusal> {
        self.set_result(Some(winner), reason)
    }

    /// Ends the game as a draw by agreement, and discards the turns that could be redone. Fails
    /// with `draw-not-allowed` except in Quoridor with two players.
    ///
    /// ```
    /// use keddah::quoridor::{Game, Options, Status};
    /// use keddah::record::Reason;
    /// let mut game = Game::default();
    /// game.draw_by_agreement()?;
    /// assert_eq!(game.status(), Status::Drawn { reason: Reason::Agreement });
    /// assert!(game.to_record().starts_with("[Result \"1/2-1/2\"]\n[Termination \"agreement\"]\n"));
    /// let mut four = Game::new(&Options { players: 4, ..Options::default() })?;
    /// assert_eq!(four.draw_by_agreement().unwrap_err().code(), "draw-not-allowed");
    /// # Ok::<(), keddah::quoridor::Error>(())
    /// ```
    pub fn draw_by_agreement(&mut self) -> Result<(), R::Refusal> {
        self.set_result(None, Reason::Agreement)
    }

    /// Ends the game with an agreed result, such as a resignation, and discards the turns that
    /// could be redone.
    pub(crate) fn set_result(&mut self, winner: Option<R::Player>, reason: Reason) -> Result<(), R::Refusal> {
        self.check_result(winner, reason)?;
        self.tree.truncate();
        self.set_agreed_result(winner, reason);
        Ok(())
    }

    /// Fails if the game cannot end with an agreed result: a win, or a draw if there is no winner.
    pub(super) fn check_result(&self, winner: Option<R::Player>, reason: Reason) -> Result<(), R::Refusal> {
        if let Some(winner) = winner {
            R::check_player(self.turn_position(), winner)?;
        }
        if self.status().is_over() {
            return Err(RecordRefusal::GameOver.into());
        }
        if !reason.is_agreed() || winner.is_none() != (reason == Reason::Agreement) {
            return Err(RecordRefusal::WrongResult { winner, reason }.into());
        }
        if winner.is_none() && !R::can_be_drawn(self.turn_position()) {
            return Err(RecordRefusal::DrawNotAllowed.into());
        }
        Ok(())
    }
}
