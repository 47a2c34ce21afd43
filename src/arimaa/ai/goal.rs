//! The goal solver: an exact answer to whether the side to move can reach goal within its turn.
//!
//! A depth-first search over the legal steps, pruned by an admissible lower bound on the steps that
//! a rabbit needs. Positions without a goal are cached, and the goals found last are tried first.

use super::rabbit_paths::{min_steps, rabbits_within};
use crate::arimaa::pending::Pending;
use crate::arimaa::{Kind, Piece, Position, Step, StepList};

/// The number of entries in the cache of positions without a goal, a power of two.
const CACHE_SIZE: usize = 1 << 14;
/// The number of goals that [`GoalSolver`] remembers.
const MAX_KNOWN: usize = 8;

/// A solver for goals within a turn, with a cache of positions that have none.
///
/// ```
/// use keddah::arimaa::{Position, ai::GoalSolver};
/// // The rabbit on a5 walks to a8.
/// let text = format!("g [{}r{}R{}]", " ".repeat(15), " ".repeat(8), " ".repeat(39));
/// let position: Position = text.parse()?;
/// assert_eq!(GoalSolver::default().goal(&position).map(|steps| steps.len()), Some(3));
/// # Ok::<(), keddah::arimaa::Error>(())
/// ```
pub struct GoalSolver {
    no_goal: Vec<u64>,
    /// The goals found last, to try first: similar positions often have the same goal. Their steps
    /// are in reverse.
    known: [Vec<Step>; MAX_KNOWN],
}

impl Default for GoalSolver {
    fn default() -> Self {
        Self { no_goal: vec![0; CACHE_SIZE], known: Default::default() }
    }
}

impl GoalSolver {
    /// The shortest sequence of steps by which the side to move reaches goal in this turn; `None`
    /// if it cannot. Where several are shortest, the answer can depend on the positions that the
    /// solver was asked about before.
    ///
    /// ```
    /// use keddah::arimaa::{Position, ai::GoalSolver};
    /// assert!(GoalSolver::default().goal(&Position::default()).is_none());
    /// ```
    pub fn goal(&mut self, position: &Position) -> Option<Vec<Step>> {
        if !self.reaches(position) {
            return None;
        }
        let mut line = self.known[0].clone();
        for fewer in 1..line.len() as u32 {
            let mut shorter = Vec::new();
            if self.find(position, u32::from(position.steps_left()).saturating_sub(fewer), &mut shorter) {
                line = shorter;
                break;
            }
        }
        line.reverse();
        Some(line)
    }

    /// Whether the side to move can reach goal in this turn.
    ///
    /// ```
    /// use keddah::arimaa::{Position, ai::GoalSolver};
    /// assert!(!GoalSolver::default().reaches(&Position::default()));
    /// ```
    pub fn reaches(&mut self, position: &Position) -> bool {
        if rabbits_within(position, u32::from(position.steps_left())) == 0 {
            return false;
        }
        if let Some(index) = self.known.iter().position(|steps| is_goal(position, steps)) {
            self.known.swap(0, index);
            return true;
        }
        let mut line = Vec::new();
        let found = self.find(position, 0, &mut line);
        if found {
            self.known[MAX_KNOWN - 1] = line;
            self.known.swap(0, MAX_KNOWN - 1);
        }
        found
    }

    /// Whether the side to move can reach goal with `spare` steps of the turn left over. Fills
    /// `line` with the steps, in reverse.
    fn find(&mut self, position: &Position, spare: u32, line: &mut Vec<Step>) -> bool {
        if is_at_goal(position) {
            return true;
        }
        let steps = u32::from(position.steps_left()) - spare;
        if steps == 0 {
            return false;
        }
        // The result depends on the spare steps, too.
        let key = position.key().wrapping_add(u64::from(spare));
        let slot = key as u32 as usize & (CACHE_SIZE - 1);
        if self.no_goal[slot] == key {
            return false;
        }
        // An open pull lacks only the enemy's step. The bound counts two steps, so it may be one
        // more.
        let open_pull = matches!(position.pending(), Pending::Pull { .. });
        let Some(path) = min_steps(position, steps + u32::from(open_pull)) else { return false };
        let from = path.sources(position, steps);
        let mut steps = StepList::new();
        position.list_steps_from(from, &mut steps);
        for &step in &steps {
            let (child, _) = position.after_step(step);
            if self.find(&child, spare, line) {
                line.push(step);
                return true;
            }
        }
        self.no_goal[slot] = key;
        false
    }
}

/// Whether the side to move reaches goal by these steps, given in reverse.
fn is_goal(position: &Position, steps: &[Step]) -> bool {
    // The goals of the other side are known, too.
    if steps.first().is_none_or(|last| last.to().bit() & position.side().goal_rank() == 0) {
        return false;
    }
    let mut position = *position;
    for step in steps.iter().rev() {
        let occupied = position.board().occupied();
        // Quicker than to find out why a step is illegal.
        if occupied & step.from().bit() == 0 || occupied & step.to().bit() != 0 {
            return false;
        }
        let Ok((after, _)) = position.try_step(step.from(), step.direction()) else { return false };
        position = after;
    }
    is_at_goal(&position)
}

/// Whether a rabbit of the side to move stands on its goal rank and the turn may end.
fn is_at_goal(position: &Position) -> bool {
    let side = position.side();
    let rabbits = position.board().pieces(Piece { side, kind: Kind::Rabbit });
    rabbits & side.goal_rank() != 0 && position.may_end()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arimaa::{Action, Board, Side, Square};
    use crate::game::{Rng, Tree};

    /// Tries every sequence of steps for one that reaches goal, to test the solver. Prunes only
    /// positions seen before.
    fn brute_force(position: &Position, spare: u8, seen: &mut std::collections::HashSet<Position>) -> bool {
        let rabbits = position.board().pieces(Piece { side: position.side(), kind: Kind::Rabbit });
        rabbits & position.side().goal_rank() != 0 && position.may_end()
            || position.steps_left() > spare
                && position.legal_steps().into_iter().any(|step| {
                    let mut child = *position;
                    child.step(step);
                    seen.insert(child) && brute_force(&child, spare, seen)
                })
    }

    /// Generates a random position with advanced rabbits, for tests: a sparse one, or one in which
    /// all pieces are near the goal ranks, so that they are often in the way, frozen or without
    /// room to move.
    fn sketch(rng: &mut Rng, is_dense: bool) -> Option<Position> {
        let mut board = Board::EMPTY;
        for side in Side::ALL {
            for _ in 0..2 + rng.below(4) {
                let rank = 3 + rng.below(4) as u8;
                let rank = if side == Side::Gold { rank } else { 7 - rank };
                let at = Square::new(rng.below(8) as u8, rank)?;
                board.set(at, Some(Piece { side, kind: Kind::Rabbit }));
            }
            for kind in Kind::ALL[1..].iter().chain(&Kind::ALL[2..4]) {
                let index = match rng.below(64) as u8 {
                    // The three ranks at each end.
                    index if is_dense => index % 24 + 40 * (index / 32),
                    index => index,
                };
                if is_dense || rng.below(4) > 0 {
                    board.set(Square::from_index(index), Some(Piece { side, kind: *kind }));
                }
            }
        }
        let position = Position::at_turn_start(board, Side::ALL[rng.below(2) as usize], false);
        (board.unsupported() == 0 && position.outcome().is_none()).then_some(position)
    }

    #[test]
    fn agrees_with_brute_force() {
        let mut rng = Rng::new(1);
        let mut solver = GoalSolver::default();
        let (mut tried, mut goals) = (0, 0);
        while tried < 5000 {
            let Some(position) = sketch(&mut rng, tried >= 3000) else { continue };
            tried += 1;
            let expected = brute_force(&position, 0, &mut Default::default());
            let found = solver.goal(&position);
            assert_eq!(found.is_some(), expected, "{position:?}");
            if let Some(steps) = &found {
                let spare = Position::STEPS + 1 - steps.len() as u8;
                assert!(!brute_force(&position, spare, &mut Default::default()), "{position:?}");
            }
            let mut after = position;
            for step in found.into_iter().flatten() {
                assert!(after.legal_steps().contains(&step), "{position:?}");
                after.step(step);
                goals += 1;
            }
            if expected {
                assert!(after.may_end());
                after.make(Action::End);
                assert_eq!(after.outcome(), Some((position.side(), crate::arimaa::Reason::Goal)));
            }
        }
        assert!(goals > 100, "{goals}");
    }

    #[test]
    fn makes_room_for_a_pull() {
        // The horse leaves f8, the cat goes there and pulls the rabbit out of the way.
        let position: Position = format!("g [     HCr      cR       D{}]", " ".repeat(40)).parse().unwrap();
        let steps = GoalSolver::default().goal(&position).unwrap();
        let from: Vec<_> = steps.iter().map(|step| step.from().to_string()).collect();
        assert_eq!(from, ["f8", "g8", "h8", "h7"]);
    }
}
