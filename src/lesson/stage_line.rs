//! The turns played since the start of a stage.

use crate::playable::Playable;
use crate::record::{ErrorOf, GameRecord};

/// The turns of a lesson stage: a game, and the position in it from which a goal is judged. The
/// player to move in that position is the solver.
#[derive(Clone, Debug)]
pub struct StageLine<G: Playable> {
    game: GameRecord<G>,
    start: usize,
}

impl<G: Playable> StageLine<G> {
    /// Starts a stage at the current position of a game, whose history counts for repetition.
    pub fn new(game: &GameRecord<G>) -> Self {
        Self { game: game.clone(), start: game.ply() }
    }

    /// Plays a turn of the solver or a reply of an opponent, and returns it in full.
    pub fn play(&mut self, turn: &str) -> Result<String, ErrorOf<G>> {
        self.game.play(turn)
    }

    /// Takes back the last turn played in the stage and returns it; `None` at its start.
    pub fn undo(&mut self) -> Option<String> {
        if self.game.ply() > self.start { self.game.undo() } else { None }
    }

    /// The game that the stage is part of, with all turns so far.
    pub fn game(&self) -> &GameRecord<G> {
        &self.game
    }

    /// The position from which the goal is judged, where the stage begins.
    pub fn origin(&self) -> &G::Position {
        self.game.positions().nth(self.start).unwrap_or(self.game.origin())
    }

    /// The player who is to reach the goal.
    pub fn solver(&self) -> G::Player {
        G::mover(self.origin())
    }

    /// Whether the solver is the player to move.
    pub fn is_solvers_turn(&self) -> bool {
        G::mover(self.game.turn_position()) == self.solver()
    }

    /// Returns the turns played in the stage, each with the positions before and after it.
    pub fn turns(&self) -> impl Iterator<Item = (&G::Position, &G::Turn, &G::Position)> {
        let after = self.game.positions().skip(self.start + 1);
        let before = self.game.positions().skip(self.start);
        before
            .zip(self.game.turns().skip(self.start))
            .zip(after)
            .map(|((before, turn), after)| (before, turn, after))
    }

    /// The number of turns that the solver has made since the start of the stage.
    pub fn solver_turns(&self) -> u32 {
        let solver = self.solver();
        self.turns().filter(|(before, ..)| G::mover(before) == solver).count() as u32
    }

    /// The game with the next opponent to move: if it is the solver's turn, after it has passed.
    /// `None` if the game is over or the solver cannot pass, as in Arimaa's setup.
    pub fn at_opponent(&self) -> Option<GameRecord<G>> {
        if self.game.status().is_over() {
            None
        } else if self.is_solvers_turn() {
            G::after_pass(&self.game)
        } else {
            Some(self.game.clone())
        }
    }

    /// Whether an opponent of the solver has won.
    pub fn is_lost(&self) -> bool {
        self.game.status().winner().is_some_and(|winner| winner != self.solver())
    }
}
