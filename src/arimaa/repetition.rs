//! The rule of repetition: no turn may reach a position for the third time.

use super::{Board, Game, Position, Refusal, Side};

impl Game {
    /// The number of times that a position may occur in a game of Arimaa: a third time is
    /// forbidden.
    const MAX_OCCURRENCES: usize = 2;

    /// The position after ending the turn, or why the turn cannot end here.
    pub(crate) fn end_turn(&self, position: &Position) -> Result<Position, Refusal> {
        position.can_end()?;
        let ended = position.end_turn();
        let earlier: Vec<_> = self.plies_with(&ended).collect();
        if earlier.len() >= Self::MAX_OCCURRENCES {
            let label = |&ply: &usize| ply.checked_sub(1).map_or("start".into(), |last| self.label(last));
            return Err(Refusal::ThirdRepetition { earlier: earlier.iter().rev().map(label).collect() });
        }
        Ok(ended)
    }

    /// Whether the side to move has steps but no legal turn: every turn would leave the board
    /// unchanged or repeat a position for the third time. The search stops at the first legal turn,
    /// so it is slow only if most turns are illegal.
    pub(crate) fn is_stuck(&self, position: &Position) -> bool {
        let open = |end: &Position| self.plies_with(&end.end_turn()).count() < Self::MAX_OCCURRENCES;
        !position.in_setup()
            && position.has_step()
            && !super::tree::any_turn_end(position, |end, _| open(end))
    }

    /// How often a position has occurred in the game: that of ending the unfinished turn now, this
    /// time included, or at the start of a turn the current one. At 2 the turn repeats a position,
    /// at 3 it cannot end here. 0 during setup.
    ///
    /// ```
    /// use keddah::arimaa::Game;
    /// let mut game = Game::default_setup();
    /// for turn in ["Ee2n", "ed7s", "Ee3s"] {
    ///     game.play(turn)?;
    /// }
    /// game.step("ed6n")?;
    /// assert_eq!((game.occurrences(), game.can_end()), (2, Ok(())));
    /// assert_eq!(game.check("ed6s")?.occurrences, 1);
    /// # Ok::<(), keddah::arimaa::Error>(())
    /// ```
    pub fn occurrences(&self) -> u32 {
        match self.rules.partial.position() {
            Some(position) if position.in_setup() => 0,
            Some(position) => self.occurrences_of(&position.end_turn()) + 1,
            None => self.occurrences_of(self.turn_position()),
        }
    }

    /// The board and the side to move after each completed turn since setup, the current position
    /// last. The repetition rule compares these.
    pub fn past_positions(&self) -> impl Iterator<Item = (Board, Side)> {
        let positions = self.positions().filter(|position| !position.in_setup());
        positions.map(|position| (*position.board(), position.side()))
    }
}

#[cfg(test)]
mod tests {
    use crate::arimaa::{Error, Reason, Status};
    use crate::record::RecordRefusal;

    use super::*;

    /// Four turns in which both elephants step out and back, which restore the board.
    const DANCE: [&str; 4] = ["Ee2n", "ed7s", "Ee3s", "ed6n"];

    fn game_after(turns: usize) -> Game {
        let mut game = Game::default_setup();
        for turn in DANCE.iter().cycle().take(turns) {
            game.play(turn).unwrap();
        }
        game
    }

    #[test]
    fn second_occurrence_is_reported_third_refused() {
        let mut game = game_after(3);
        let checked = game.check("ed6n").unwrap();
        assert_eq!(checked.occurrences, 2);
        game.step("ed6n").unwrap();
        assert_eq!((game.occurrences(), game.can_end()), (2, Ok(())));
        game.finish().unwrap();
        assert_eq!(game.occurrences(), 2);
        let mut game = game_after(7);
        game.step("ed6n").unwrap();
        assert_eq!(game.occurrences(), 3);
        let refusal = game.can_end().unwrap_err();
        assert_eq!(refusal.turns(), ["1s", "3s"]);
        assert_eq!(game.finish(), Err(refusal.clone()));
        assert_eq!(game.steps().count(), 1);
        let legal: Vec<_> = game.legal_turns().collect();
        game.clear_turn();
        assert!(game.legal_turns().eq(legal.iter().cloned()));
        assert_eq!(game.play("ed6n"), Err(refusal.into()));
        assert_eq!(game.play("ed6n").unwrap_err().turns(), ["1s", "3s"]);
        assert!(legal.iter().all(|turn| turn.to_string() != "ed6n"));
        assert!(legal.iter().any(|turn| turn.to_string() == "ed6s"));
        game.play("ed6s").unwrap();
    }

    #[test]
    fn the_loaded_position_is_the_first_occurrence() {
        let mut game = Game::from_position(Position::default());
        for turn in DANCE.iter().chain(&DANCE[..3]) {
            game.play(turn).unwrap();
        }
        let refusal = game.check("ed6n").unwrap_err();
        let Error::Refusal(refusal) = refusal else { panic!("{refusal}") };
        assert_eq!(refusal.turns(), ["start", "3s"]);
        // Turns that were taken back do not count as occurrences.
        game.go_to(3).unwrap();
        assert_eq!(game.check("ed6n").unwrap().occurrences, 2);
        game.play("da7s").unwrap();
        game.undo();
        game.play("ed6n").unwrap();
        assert_eq!((game.plies(), game.occurrences()), (4, 2));
    }

    #[test]
    fn no_turn_left_but_repetitions() {
        // All that Silver can move is the cat, between b8 and a8.
        let mut game =
            Game::parse("g [ crD    rrH     MC                                      R      E]").unwrap();
        for turn in ["Eh1n", "cb8w", "Eh2s", "ca8e", "Eh1n", "cb8w"] {
            assert!(!game.status().is_over(), "{turn}");
            game.play(turn).unwrap();
        }
        let won = Status::Won { winner: Side::Gold, reason: Reason::Repetition };
        assert_eq!(game.check("Eh2s").unwrap().status, won);
        assert!(!game.status().is_over());
        game.play("Eh2s").unwrap();
        assert_eq!(game.status(), won);
        for refused in [game.play("ca8e").map(drop), game.step("ca8e").map(drop)] {
            assert_eq!(refused.unwrap_err().code(), "game-over");
        }
        assert_eq!((game.legal_steps(None).len(), game.legal_turns().count()), (0, 0));
        assert_eq!(game.can_end(), Err(RecordRefusal::GameOver.into()));
        game.undo();
        game.play("Eh2n").unwrap();
        assert!(!game.status().is_over());
    }
}
