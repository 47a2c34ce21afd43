//! The evaluation: the weighted features of the board, the rabbit prospects, and the threats of
//! both sides to capture or to reach goal.
//!
//! Values are in hundredths of a rabbit (the first one lost). The evaluation is symmetric: mirrored
//! positions have the same value, and positions with exchanged sides the opposite one.

use super::capture::{CaptureSolver, best_capture};
use super::control_tables::ControlTables;
use super::features;
use super::goal::GoalSolver;
use super::rabbit_weights::WEIGHTS as RABBITS;
use super::rabbits::{self, Blocking};
use super::value_weights::{TAKES, WEIGHTS};
use crate::arimaa::{Position, Side};

const _: () = assert!(WEIGHTS.len() == features::COUNT);

/// The number of entries in the cache of evaluations, a power of two.
const CACHE_SIZE: usize = 1 << 14;

/// The Arimaa evaluation with its goal and capture solvers and a cache of values.
///
/// ```
/// use keddah::arimaa::{Position, ai::Evaluator};
/// // Without its camel Silver is far behind.
/// let text = format!("g [rrrrrrrrdhce chd{}DHCMECHDRRRRRRRR]", " ".repeat(32));
/// let position: Position = text.parse()?;
/// assert!(Evaluator::default().value(&position) > 300);
/// # Ok::<(), keddah::arimaa::Error>(())
/// ```
pub struct Evaluator {
    pub(super) goals: GoalSolver,
    captures: CaptureSolver,
    control: ControlTables,
    blocking: Blocking,
    cache: Vec<(u64, i32)>,
}

impl Default for Evaluator {
    fn default() -> Self {
        Self {
            goals: GoalSolver::default(),
            captures: CaptureSolver::default(),
            control: ControlTables::new(&RABBITS),
            blocking: Blocking::new(&RABBITS),
            cache: vec![(0, 0); CACHE_SIZE],
        }
    }
}

impl Evaluator {
    /// Evaluates for Gold a position at the start of a turn in which the side to move cannot reach
    /// goal.
    ///
    /// ```
    /// use keddah::arimaa::{Position, ai::Evaluator};
    /// assert!(Evaluator::default().value(&Position::default()).abs() < 100);
    /// ```
    pub fn value(&mut self, position: &Position) -> i32 {
        // Cached, since other orders of the same steps lead to the same position.
        let key = position.key();
        let slot = key as u32 as usize & (CACHE_SIZE - 1);
        if self.cache[slot].0 != key {
            self.cache[slot] = (key, self.compute(position));
        }
        self.cache[slot].1
    }

    fn compute(&mut self, position: &Position) -> i32 {
        let board = position.board();
        let control = self.control.of(board);
        let mut value = rabbits::value(board, &control, &RABBITS, &self.blocking);
        features::visit(board, &control, |feature, sign| value += sign * i32::from(WEIGHTS[feature]));
        let sign = if position.side() == Side::Gold { 1 } else { -1 };
        // The opponent's threats have weights of their own: the mover can still respond to them.
        let passed = position.end_turn();
        let threats = self.takes(position) + loses(self.takes(&passed));
        let goal = if self.goals.reaches(&passed) { GOAL } else { 0 };
        value + sign * (TEMPO + goal + threats)
    }

    /// Estimates the gain from the steps that the side to move can still take in this turn, beyond
    /// what [`value`](Self::value) counts for them: something for each step, and more if they can
    /// capture a piece.
    pub(super) fn expected_gain(&mut self, position: &Position) -> i32 {
        match position.steps_left() {
            0 => 0,
            steps => i32::from(steps) * STEP_GAIN + capture_gain(self.takes(position)),
        }
    }

    /// The weight of the strongest piece that the side to move can capture in this turn.
    fn takes(&mut self, position: &Position) -> i32 {
        let strongest = best_capture(&mut self.captures, position);
        // Indexing could panic, which takes more bytes of wasm.
        TAKES.get(usize::from(strongest)).copied().map_or(0, i32::from)
    }
}

/// The weight of the right to move.
pub(super) const TEMPO: i32 = 30;
/// The weight of a goal that the opponent could reach if it were to move.
pub(super) const GOAL: i32 = -30;
/// The gain expected from a step still to be taken in the turn.
const STEP_GAIN: i32 = 10;

/// The weight of a capture that the opponent threatens, from the weight of the same capture for the
/// player to move.
pub(super) const fn loses(takes: i32) -> i32 {
    -takes / 5
}

/// The gain expected from a capture still to be made in the turn, from its weight at the start of a
/// turn.
const fn capture_gain(takes: i32) -> i32 {
    takes * 3 / 5
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symmetric_setup_is_worth_the_right_to_move() {
        let position = Position::default();
        assert_eq!(Evaluator::default().value(&position), TEMPO);
        assert_eq!(Evaluator::default().value(&position.end_turn()), -TEMPO);
    }

    #[test]
    fn values_are_symmetric_in_files_and_sides() {
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
