//! The evaluation: what the features of a placement weigh, and what is about to be taken or to run home.
//!
//! In hundredths of the first rabbit lost. Seen from Gold, and mirrored for Silver, so that both sides count alike.

use super::capture::{CaptureSolver, best_capture};
use super::control::Control;
use super::features;
use super::goal::GoalSolver;
use super::rabbits;
use super::value_weights::{GOAL, LOSES, TAKES, TEMPO, WEIGHTS};
use crate::arimaa::{Position, Side};

/// Remembered values: a power of two.
const MEMORY: usize = 1 << 14;

/// Values positions; holds the solvers and what they remember.
pub struct Evaluator {
    pub(super) goals: GoalSolver,
    captures: CaptureSolver,
    control: Control,
    known: Vec<(u64, i32)>,
}

impl Default for Evaluator {
    fn default() -> Self {
        Self {
            goals: GoalSolver::default(),
            captures: CaptureSolver::default(),
            control: Control::default(),
            known: vec![(0, 0); MEMORY],
        }
    }
}

impl Evaluator {
    /// The value of a position at the start of a turn, for Gold, when nobody can reach goal in this turn.
    pub fn value(&mut self, position: &Position) -> i32 {
        // The steps of a turn in another order lead to the same leaf.
        let key = position.key();
        let slot = key as u32 as usize & (MEMORY - 1);
        if self.known[slot].0 != key {
            self.known[slot] = (key, self.computed(position));
        }
        self.known[slot].1
    }

    fn computed(&mut self, position: &Position) -> i32 {
        let board = position.board();
        let ahead = self.control.of(board);
        let mut value = rabbits::value(board, &ahead);
        features::visit(board, &ahead, |feature, sign| value += sign * i32::from(WEIGHTS[feature]));
        let sign = if position.side() == Side::Gold { 1 } else { -1 };
        // What the opponent threatens counts less: the mover may still answer.
        let passed = position.end_turn();
        let goal = if self.goals.reaches(&passed) { GOAL } else { 0 };
        let threats = i32::from(TAKES[self.takes(position)]) + i32::from(LOSES[self.takes(&passed)]);
        value + sign * (threats + goal + TEMPO)
    }

    /// What the side to move can still take in this turn, less what [`value`](Self::value) counts of it when the turn ends here.
    pub(super) fn prospect(&mut self, position: &Position) -> i32 {
        PROSPECT[self.takes(position)]
    }

    /// The strength of the best that the side to move can take in this turn.
    fn takes(&mut self, position: &Position) -> usize {
        best_capture(&mut self.captures, position, i32::from) as usize
    }

    /// What is weighed beside the [placement](super::placement_features): the value for the mover; whether the opponent threatens
    /// goal; the strengths of what the mover could take and of what its opponent could.
    #[doc(hidden)]
    pub fn threats(&mut self, position: &Position) -> [i32; 4] {
        let passed = position.end_turn();
        let sign = if position.side() == Side::Gold { 1 } else { -1 };
        let goal = i32::from(self.goals.reaches(&passed));
        [sign * self.value(position), goal, self.takes(position) as i32, self.takes(&passed) as i32]
    }
}

/// What can still be taken in mid-turn, by strength.
const PROSPECT: [i32; 7] = [0, 50, 72, 93, 136, 237, 432];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_sides_count_alike() {
        let position = Position::default();
        assert_eq!(Evaluator::default().value(&position), TEMPO);
        assert_eq!(Evaluator::default().value(&position.end_turn()), -TEMPO);
    }

    #[test]
    fn left_and_right_count_alike_and_so_do_the_sides() {
        let rows =
            ["r  r rrr", " rd  d c", "rE    h ", " h     R", "c  mM   ", "  H  H  ", "R DCeRDR", "RR  C  R"];
        let value = |side: &str, rows: Vec<String>| {
            Evaluator::default().value(&format!("{side} [{}]", rows.concat()).parse().unwrap())
        };
        let letters = |row: &&str, change: fn(char) -> char| row.chars().map(change).collect::<String>();
        let swapped =
            |c: char| if c.is_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() };
        let whole = value("g", rows.map(String::from).into());
        assert_ne!(whole, 0);
        assert_eq!(whole, value("g", rows.iter().map(|row| row.chars().rev().collect()).collect()));
        assert_eq!(whole, -value("s", rows.iter().rev().map(|row| letters(row, swapped)).collect()));
    }
}
