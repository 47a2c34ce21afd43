//! A game played toward a goal.

use super::{Goal, GoalFault, Goals, Judgment, StageLine, judge};
use crate::record::{ErrorOf, GameRecord};

/// A game in which the player to move at its start, the solver, tries to reach a goal.
///
/// ```
/// use keddah::{lesson::Attempt, quoridor::Game};
/// let mut attempt = Attempt::new(&Game::default(), "longer 2").unwrap();
/// attempt.play("e8h")?;
/// let judgment = attempt.judge();
/// assert_eq!(judgment.missing[0].code, "not-longer");
/// attempt.undo();
/// attempt.play("c8h")?;
/// attempt.play("e8")?;
/// attempt.play("e7h")?;
/// assert!(!attempt.judge().done);
/// # Ok::<(), keddah::quoridor::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Attempt<G: Goals> {
    line: StageLine<G>,
    goal: Goal<G>,
}

impl<G: Goals> Attempt<G> {
    /// Starts an attempt from the current position of a game, whose history counts for repetition.
    /// Fails if the text is not a goal for it.
    pub fn new(game: &GameRecord<G>, goal: &str) -> Result<Self, GoalFault> {
        Ok(Self::of(game, Goal::parse(goal, game)?))
    }

    /// Starts an attempt at a goal that was parsed for the current position of this game.
    pub fn of(game: &GameRecord<G>, goal: Goal<G>) -> Self {
        Self { line: StageLine::new(game), goal }
    }

    /// Plays a turn of the solver or a reply of an opponent, and returns it in full.
    pub fn play(&mut self, turn: &str) -> Result<String, ErrorOf<G>> {
        self.line.play(turn)
    }

    /// Takes back the last turn of the attempt and returns it; `None` at the start.
    pub fn undo(&mut self) -> Option<String> {
        self.line.undo()
    }

    /// Judges whether the goal is reached in the current position.
    pub fn judge(&self) -> Judgment {
        judge::judge(&self.line, &self.goal)
    }

    /// A legal turn of the player to move that shows why the goal is not reached, if there is one.
    pub fn refutation(&self) -> Option<String> {
        let turns = self.judge().missing.into_iter().filter_map(|missing| missing.turn);
        turns.into_iter().find(|turn| self.game().check(turn).is_ok())
    }

    /// The goal of this attempt.
    pub fn goal(&self) -> &Goal<G> {
        &self.goal
    }

    /// The game that the attempt is part of, with all turns so far.
    pub fn game(&self) -> &GameRecord<G> {
        self.line.game()
    }

    /// The turns played since the start of the attempt.
    pub fn line(&self) -> &StageLine<G> {
        &self.line
    }
}
