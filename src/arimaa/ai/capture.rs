//! Can the side to move take an enemy piece in a trap within this turn, and which?
//!
//! As the goal solver: a depth-first search over the legal steps, cut by what a capture must cost at least.

use crate::arimaa::square::neighbours;
use crate::arimaa::{Board, Position, Side, Square, TRAPS, squares};

const MEMORY: usize = 1 << 14;

/// Finds captures within a turn; keeps what it found.
pub struct CaptureSolver {
    known: Vec<(u64, u8)>,
}

impl Default for CaptureSolver {
    fn default() -> Self {
        Self { known: vec![(0, 0); MEMORY] }
    }
}

impl CaptureSolver {
    /// The strength (1…6) of an enemy piece that the side to move can take in the trap with the steps it has left,
    /// 0 if there is none. Where several can be taken it is the first found, not always the strongest.
    pub fn capture(&mut self, position: &Position, trap: Square) -> u8 {
        let steps = u32::from(position.steps_left());
        if fewest_steps(position.board(), position.side(), trap) > steps {
            return 0;
        }
        let key = position.key() ^ (trap.index() as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let slot = key as u32 as usize & (MEMORY - 1);
        if self.known[slot].0 == key {
            return self.known[slot].1;
        }
        let found = self.find(position, trap);
        self.known[slot] = (key, found);
        found
    }

    fn find(&mut self, position: &Position, trap: Square) -> u8 {
        let enemies = position.board().side(position.side().other());
        let near = neighbours(neighbours(neighbours(neighbours(trap.bit()))));
        let (mut first, mut second) = (Vec::new(), Vec::new());
        for step in position.legal_steps() {
            if near & step.from().bit() != 0 {
                if enemies & step.from().bit() != 0 { first.push(step) } else { second.push(step) }
            }
        }
        for step in first.into_iter().chain(second) {
            let mut child = *position;
            if let Some((piece, at)) = child.step(step)
                && at == trap
                && piece.side != position.side()
            {
                return piece.kind.strength();
            }
            if child.steps_left() > 0 {
                let found = self.capture(&child, trap);
                if found != 0 {
                    return found;
                }
            }
        }
        0
    }
}

/// A number of steps that no capture in the trap can do without; 9 where four would never do.
fn fewest_steps(board: &Board, side: Side, trap: Square) -> u32 {
    let enemies = board.side(side.other());
    let beside = trap.neighbours() & enemies;
    let friends = board.side(side);
    match beside.count_ones() {
        // Someone two squares off must be moved twice.
        0 => {
            let targets = neighbours(trap.neighbours()) & !trap.bit() & enemies;
            if board.displaceable(side, friends) & targets != 0 { 4 } else { 9 }
        }
        // The one beside is moved into the trap, or away from a friend that stands in it.
        1 => {
            let target = Square::from_index(beside.trailing_zeros() as u8);
            let strength = board.get(target).map_or(6, |piece| piece.kind.strength());
            let able = friends & board.stronger_than(strength);
            let mut reach = able & !board.frozen(side);
            let mut approach = 0;
            let mut thawing = able & !reach;
            while approach <= 2 {
                if reach & target.neighbours() != 0 {
                    return 2 + approach;
                }
                reach |= neighbours(reach) | std::mem::take(&mut thawing);
                approach += 1;
            }
            9
        }
        2 => {
            let able = board.displaceable(side, friends) & beside;
            if able != 0 { 4 } else { 9 }
        }
        _ => 9,
    }
}

/// The strongest piece, by `worth`, that the side to move can take within its turn.
pub(super) fn best_capture(
    solver: &mut CaptureSolver,
    position: &Position,
    worth: impl Fn(u8) -> i32,
) -> i32 {
    squares(TRAPS).map(|trap| worth(solver.capture(position, trap))).max().unwrap_or(0)
}
