//! Can the side to move take an enemy piece in a trap within this turn, and which?
//!
//! As the goal solver: a depth-first search over the legal steps, cut by what a capture must cost at least.

use crate::arimaa::pending::Pending;
use crate::arimaa::square::neighbours;
use crate::arimaa::{Position, Square, Step, StepList, TRAPS, squares};

/// Remembered answers: a power of two.
const MEMORY: usize = 1 << 14;
/// Positions looked into for one answer, at most. Few captures need more, and a value is asked for at every leaf.
const MOST: u32 = 60;

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
    /// 0 if there is none. Where several can be taken it is the first found, not always the strongest; and a capture
    /// that takes more than a few dozen positions to find counts as none.
    pub fn capture(&mut self, position: &Position, trap: Square) -> u8 {
        if !may_do(position, trap) {
            return 0;
        }
        let slot = slot(position, trap);
        if self.known[slot.0].0 == slot.1 {
            return self.known[slot.0].1;
        }
        let mut left = MOST;
        let found = self.find(position, trap, &mut left);
        self.known[slot.0] = (slot.1, found);
        found
    }

    fn find(&mut self, position: &Position, trap: Square, left: &mut u32) -> u8 {
        let enemies = position.board().side(position.side().other());
        let near = sources(position, trap);
        let mut steps = StepList::new();
        position.list_steps_from(near, &mut steps);
        // What moves an enemy is likelier to take one.
        for enemy in [true, false] {
            for &step in &steps {
                if (enemies & step.from().bit() != 0) != enemy {
                    continue;
                }
                let found = self.after(position, step, trap, left);
                if found != 0 {
                    return found;
                }
            }
        }
        0
    }

    fn after(&mut self, position: &Position, step: Step, trap: Square, left: &mut u32) -> u8 {
        let (child, taken) = position.after_step(step);
        if let Some((piece, at)) = taken
            && at == trap
            && piece.side != position.side()
        {
            return piece.kind.strength();
        }
        if *left == 0 || !may_do(&child, trap) {
            return 0;
        }
        let (slot, key) = slot(&child, trap);
        if self.known[slot].0 == key {
            return self.known[slot].1;
        }
        *left -= 1;
        let found = self.find(&child, trap, left);
        // Where the search was cut short, nothing is known of what it left out.
        if found != 0 || *left > 0 {
            self.known[slot] = (key, found);
        }
        found
    }
}

/// The squares at most so many steps from a trap.
fn within(steps: u32, trap: Square) -> u64 {
    (0..steps).fold(trap.bit(), |set, _| set | neighbours(set))
}

/// Where a step must come from to be of any use.
fn sources(position: &Position, trap: Square) -> u64 {
    let (board, side) = (position.board(), position.side());
    let enemies = board.side(side.other());
    let beside = trap.neighbours() & enemies;
    if beside.count_ones() == 1 || matches!(position.pending(), Pending::Push { .. }) {
        // Nothing farther off can take part.
        return within(4, trap);
    }
    // Two displacements, and no step for anything else.
    let movers = board.side(side) & !board.frozen(side);
    let first = if beside == 0 { neighbours(trap.neighbours()) & enemies } else { beside };
    match position.pending() {
        Pending::Pull { .. } => position.pulled() & first,
        _ => {
            let first = board.displaceable(side, movers) & first;
            first | neighbours(first) & movers
        }
    }
}

/// Where what is known of a position and a trap is kept, and under which key: one that leaves out what is too far off to
/// matter, even for who freezes whom.
fn slot(position: &Position, trap: Square) -> (usize, u64) {
    let mix = |key: u64, set: u64| (key ^ set).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    let turn = position.key() ^ position.board_hash() ^ trap.index() as u64;
    let key = position.board().on(within(5, trap)).into_iter().fold(turn, mix);
    let key = key ^ key >> 32;
    (key as u32 as usize & (MEMORY - 1), key)
}

/// Whether the steps left could do for a capture in the trap, if all went well; where not, there is none.
fn may_do(position: &Position, trap: Square) -> bool {
    let (board, side) = (position.board(), position.side());
    let steps = u32::from(position.steps_left());
    let enemies = board.side(side.other());
    let beside = trap.neighbours() & enemies;
    if matches!(position.pending(), Pending::Pull { .. }) {
        // Half of a displacement is done.
        return beside.count_ones() <= 2 && [3, 1, 3][beside.count_ones() as usize] <= steps;
    }
    let friends = board.side(side);
    let displaceable = |targets: u64| {
        steps >= 4 && targets != 0 && board.displaceable(side, friends & !board.frozen(side)) & targets != 0
    };
    match beside.count_ones() {
        // Someone two squares off must be moved twice.
        0 => displaceable(neighbours(trap.neighbours()) & !trap.bit() & enemies),
        // The one beside is moved into the trap, or away from a friend that stands in it.
        1 => {
            let target = Square::from_index(beside.trailing_zeros() as u8);
            let strength = board.get(target).map_or(6, |piece| piece.kind.strength());
            let able = friends & board.stronger_than(strength);
            let mut reach = able & !board.frozen(side);
            let mut thawing = able & !reach;
            for _ in 1..steps {
                if reach & target.neighbours() != 0 {
                    return true;
                }
                reach |= neighbours(reach) | std::mem::take(&mut thawing);
            }
            false
        }
        2 => displaceable(beside),
        _ => false,
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

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::arimaa::{Board, Piece, Side};
    use crate::game::Chance;

    fn taken(pieces: &str, side: Side, trap: &str) -> u8 {
        let mut board = Board::EMPTY;
        for word in pieces.split(' ') {
            board.set(word[1..].parse().unwrap(), Piece::from_letter(word.chars().next().unwrap()));
        }
        let position = Position::at_turn_start(board, side, false);
        CaptureSolver::default().capture(&position, trap.parse().unwrap())
    }

    #[test]
    fn finds_captures_of_one_turn() {
        // Pushed in at once, after one and after two steps; not after three.
        for (elephant, expected) in [("c1", 1), ("d1", 1), ("e1", 1), ("f1", 0)] {
            assert_eq!(taken(&format!("E{elephant} rc2 Ra1 rh8"), Side::Gold, "c3"), expected, "{elephant}");
        }
        // Pulled in by a piece that stands in the trap with a friend; away from a friend in the trap; from two squares off.
        assert_eq!(taken("Ec3 Dc2 hb3 Ra1 rh8", Side::Gold, "c3"), 4);
        assert_eq!(taken("Eb4 rb3 cc3 Ra1 rh8", Side::Gold, "c3"), 2);
        assert_eq!(taken("Eb6 dc5 Ra1 rh8", Side::Gold, "c3"), 0);
        assert_eq!(taken("Eb5 dc5 Ra1 rh8", Side::Gold, "c3"), 3);
        assert_eq!(taken("Ed5 dc5 Ra1 rh8", Side::Gold, "c6"), 3);
        // Two friends beside, an equal piece, a frozen pusher with nobody near.
        assert_eq!(taken("Eb4 rb3 rd3 cc3 Ra1 rh8", Side::Gold, "f3"), 0);
        assert_eq!(taken("Dc5 dc4 Ra1 rh8", Side::Gold, "c3"), 0);
        assert_eq!(taken("Dc5 rc4 hd5 Ra1 rh8", Side::Gold, "c3"), 0);
    }

    /// Every strength that some row of steps takes in a trap, without any cut but positions seen before.
    fn brute_force(position: &Position, trap: Square, seen: &mut HashSet<Position>, taken: &mut HashSet<u8>) {
        for step in position.legal_steps() {
            let mut child = *position;
            match child.step(step) {
                Some((piece, at)) if at == trap && piece.side != position.side() => {
                    taken.insert(piece.kind.strength());
                }
                _ if seen.insert(child) => brute_force(&child, trap, seen, taken),
                _ => {}
            }
        }
    }

    #[test]
    fn agrees_with_brute_force_but_for_the_farthest_fetched() {
        let (mut found, mut missed) = (0, 0);
        for seed in 0..150 {
            let mut chance = Chance::new(seed);
            let mut board = Board::EMPTY;
            for piece in "RRRRCCDHMErrrrccdhme".chars() {
                board.set(Square::from_index(chance.below(64) as u8), Piece::from_letter(piece));
            }
            if board.unsupported() != 0 {
                continue;
            }
            let position = Position::at_turn_start(board, Side::ALL[seed as usize % 2], false);
            for trap in squares(TRAPS) {
                let mut taken = HashSet::new();
                brute_force(&position, trap, &mut HashSet::new(), &mut taken);
                match CaptureSolver::default().capture(&position, trap) {
                    0 => missed += taken.len().min(1),
                    strength => {
                        assert!(taken.contains(&strength), "{trap} in {position}");
                        found += 1;
                    }
                }
            }
        }
        println!("{found} captures found, {missed} missed");
        assert!(found >= 60 && missed * 20 <= found, "{found} found, {missed} missed");
    }
}
