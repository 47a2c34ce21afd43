//! The capture solver: which enemy piece the side to move can capture in a trap within its turn.
//!
//! A depth-first search over the legal steps, pruned by a lower bound on the steps that a capture
//! needs.

use crate::arimaa::pending::Pending;
use crate::arimaa::position::pullable;
use crate::arimaa::square::neighbors;
use crate::arimaa::{Position, Square, Step, StepList, TRAPS, squares};

/// The number of entries in the cache of capture results, a power of two.
const CACHE_SIZE: usize = 1 << 14;
/// The maximum number of positions that one call of the capture solver visits. It is low because
/// every evaluation calls the solver, and enough for nearly all captures.
const MAX_NODES: u32 = 60;

/// A solver for captures of Arimaa pieces within a turn, with a cache of results.
///
/// ```
/// use keddah::arimaa::{Position, ai::CaptureSolver};
/// // The elephant on c1 can push the rabbit on c2 into the trap on c3.
/// let text = format!("g [{}r{}  r     R E     ]", " ".repeat(7), " ".repeat(40));
/// let position: Position = text.parse()?;
/// assert_eq!(CaptureSolver::default().capture(&position, "c3".parse()?), 1);
/// # Ok::<(), keddah::arimaa::Error>(())
/// ```
pub struct CaptureSolver {
    cache: Vec<(u64, u8)>,
}

impl Default for CaptureSolver {
    fn default() -> Self {
        Self { cache: vec![(0, 0); CACHE_SIZE] }
    }
}

impl CaptureSolver {
    /// The strength, 1 to 6, of an enemy piece that the side to move can capture in `trap` in this
    /// turn; 0 if there is none. Of several such pieces it is the first one found, not always the
    /// strongest. The search gives up after 60 positions and then returns 0.
    ///
    /// ```
    /// use keddah::arimaa::{Position, ai::CaptureSolver};
    /// let trap = "c3".parse()?;
    /// assert_eq!(CaptureSolver::default().capture(&Position::default(), trap), 0);
    /// # Ok::<(), keddah::arimaa::Error>(())
    /// ```
    pub fn capture(&mut self, position: &Position, trap: Square) -> u8 {
        if !may_capture(position, trap) {
            return 0;
        }
        let slot = slot(position, trap);
        if self.cache[slot.0].0 == slot.1 {
            return self.cache[slot.0].1;
        }
        let mut left = MAX_NODES;
        let found = self.find(position, trap, &mut left);
        self.cache[slot.0] = (slot.1, found);
        found
    }

    /// Searches for a capture in a trap over all steps that can matter. `left` is the number of
    /// positions that may still be searched.
    fn find(&mut self, position: &Position, trap: Square, left: &mut u32) -> u8 {
        let useful = UsefulSteps::new(position, trap);
        let mut steps = StepList::new();
        position.list_steps_from(useful.from, &mut steps);
        // Steps of enemy pieces are more likely to capture.
        for enemy in [true, false] {
            for &step in &steps {
                if (useful.enemies & step.from().bit() != 0) != enemy || !useful.contains(step) {
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
        if *left == 0 || !may_capture(&child, trap) {
            return 0;
        }
        let (slot, key) = slot(&child, trap);
        if self.cache[slot].0 == key {
            return self.cache[slot].1;
        }
        *left -= 1;
        let found = self.find(&child, trap, left);
        // A search that gave up has no result to cache.
        if found != 0 || *left > 0 {
            self.cache[slot] = (key, found);
        }
        found
    }
}

/// The steps that may capture in the trap, or after which [`may_capture`] may hold. Most steps do
/// neither, and this test is quicker than making them.
struct UsefulSteps<'a> {
    position: &'a Position,
    trap: Square,
    enemies: u64,
    /// The enemy pieces beside the trap.
    beside: u64,
    /// The squares of the pieces whose steps may be useful.
    from: u64,
    /// The squares from which a stronger piece still reaches the only enemy piece beside the trap
    /// in time, after a step that begins no pull.
    zone: u64,
    /// Whether a stronger piece is in the zone already.
    is_near: bool,
}

impl<'a> UsefulSteps<'a> {
    fn new(position: &'a Position, trap: Square) -> Self {
        let (board, side, steps) = (position.board(), position.side(), position.steps_left());
        let enemies = board.side(side.other());
        let beside = trap.neighbors() & enemies;
        // An own step captures no enemy piece, so the last step is a pull.
        let from = if steps == 1 { position.pulled() } else { sources(position, trap) };
        let mut useful = Self { position, trap, enemies, beside, from, zone: 0, is_near: false };
        if steps <= 2 || beside.count_ones() != 1 {
            // An own step is useful only if it begins a pull.
            useful.from &= enemies | neighbors(enemies);
        } else {
            let target = Square::from_index(beside.trailing_zeros() as u8);
            let near = target.neighbors();
            useful.zone = if steps == 3 { near } else { near | neighbors(near) };
            let stronger = board.side(side) & board.stronger_than(board.strength(target));
            useful.is_near = stronger & useful.zone != 0;
        }
        useful
    }

    /// Whether a legal step of a piece in [`from`](Self::from) is one of these steps.
    fn contains(&self, step: Step) -> bool {
        let (from, to) = (step.from(), step.to().bit());
        let (position, board) = (self.position, self.position.board());
        if self.enemies & from.bit() != 0 {
            let beside = self.beside & !from.bit() | to & self.trap.neighbors();
            // After the step of an enemy piece, a single further step captures nothing.
            return to == self.trap.bit()
                || self.beside & from.bit() != 0
                || position.steps_left() > 2 && beside.count_ones() == 1;
        }
        self.is_near
            || self.zone & to != 0
            || !matches!(position.pending(), Pending::Push { .. })
                && pullable(board, position.side(), from, board.strength(from)) != 0
    }
}

/// The squares at a distance of at most 4, and of at most 5, from c3, f3, c6 and f6.
const WITHIN_4: [u64; 4] = [within(4, 18), within(4, 21), within(4, 42), within(4, 45)];
const WITHIN_5: [u64; 4] = [within(5, 18), within(5, 21), within(5, 42), within(5, 45)];

/// The squares at a distance of at most `distance` from a square, given by its index.
const fn within(distance: usize, square: u8) -> u64 {
    let mut set = 1 << square;
    let mut steps = 0;
    while steps < distance {
        set |= neighbors(set);
        steps += 1;
    }
    set
}

/// The index of a trap in such a table.
fn number(trap: Square) -> usize {
    usize::from(trap.rank() / 4 * 2 + trap.file() / 4)
}

/// The squares from which a step can contribute to a capture in the trap.
fn sources(position: &Position, trap: Square) -> u64 {
    let (board, side) = (position.board(), position.side());
    let enemies = board.side(side.other());
    let beside = trap.neighbors() & enemies;
    if beside.count_ones() == 1 || matches!(position.pending(), Pending::Push { .. }) {
        // Pieces farther away cannot take part.
        return WITHIN_4[number(trap)];
    }
    // Two displacements are needed, which take all four steps.
    let movers = board.side(side) & !board.frozen(side);
    let first = if beside == 0 { neighbors(trap.neighbors()) & enemies } else { beside };
    match position.pending() {
        Pending::Pull { .. } => position.pulled() & first,
        _ => {
            let first = board.dislodgeable(side, movers) & first;
            first | neighbors(first) & movers
        }
    }
}

/// Returns the cache index and the hash key of a position and a trap. The key leaves out pieces
/// that are too far away to matter, even for freezing.
fn slot(position: &Position, trap: Square) -> (usize, u64) {
    let mix = |key: u64, set: u64| (key ^ set).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    let turn = position.key() ^ position.board_hash() ^ trap.index() as u64;
    let key = position.board().contents_of(WITHIN_5[number(trap)]).into_iter().fold(turn, mix);
    let key = key ^ key >> 32;
    (key as u32 as usize & (CACHE_SIZE - 1), key)
}

/// Whether the steps left in the turn may suffice for a capture in the trap: a necessary condition.
fn may_capture(position: &Position, trap: Square) -> bool {
    let (board, side) = (position.board(), position.side());
    let steps = u32::from(position.steps_left());
    let enemies = board.side(side.other());
    let beside = trap.neighbors() & enemies;
    if matches!(position.pending(), Pending::Pull { .. }) {
        // Half of a displacement is done already.
        return beside.count_ones() <= 2 && [3, 1, 3][beside.count_ones() as usize] <= steps;
    }
    let friends = board.side(side);
    let targets = match beside.count_ones() {
        // A piece two squares away must be displaced twice.
        0 => neighbors(trap.neighbors()) & !trap.bit() & enemies,
        // The only piece beside the trap is displaced: into it, or away from the piece that it
        // protects.
        1 => {
            let target = Square::from_index(beside.trailing_zeros() as u8);
            let strength = board.get(target).map_or(6, |piece| piece.kind.strength());
            let able = friends & board.stronger_than(strength);
            let frozen = able & board.frozen(side);
            let mobile = able & !frozen;
            let entered = neighbors(mobile);
            // Without a step to spare, a piece can only enter squares that are empty, or become so
            // by the loss of a piece in a trap.
            let open = !board.occupied() | friends & TRAPS;
            let reach = match steps {
                0 | 1 => 0,
                2 => mobile,
                3 => mobile | frozen | entered & open,
                // A friend that thaws the piece may also make room for it.
                _ => {
                    let next = neighbors(entered & open) & open | neighbors(frozen) & (open | friends);
                    mobile | frozen | entered | next
                }
            };
            return reach & target.neighbors() != 0;
        }
        2 => beside,
        _ => return false,
    };
    steps >= 4 && targets != 0 && board.dislodgeable(side, friends & !board.frozen(side)) & targets != 0
}

/// The strength of the strongest piece that the solver finds capturable for the side to move within
/// its turn; 0 for none.
pub(super) fn best_capture(solver: &mut CaptureSolver, position: &Position) -> u8 {
    squares(TRAPS).map(|trap| solver.capture(position, trap)).fold(0, u8::max)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::arimaa::{Board, Piece, Side};
    use crate::game::Rng;

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
        // Pulled in by a piece in the trap, away from a piece in the trap, and from two squares
        // away.
        assert_eq!(taken("Ec3 Dc2 hb3 Ra1 rh8", Side::Gold, "c3"), 4);
        assert_eq!(taken("Eb4 rb3 cc3 Ra1 rh8", Side::Gold, "c3"), 2);
        assert_eq!(taken("Eb6 dc5 Ra1 rh8", Side::Gold, "c3"), 0);
        assert_eq!(taken("Eb5 dc5 Ra1 rh8", Side::Gold, "c3"), 3);
        assert_eq!(taken("Ed5 dc5 Ra1 rh8", Side::Gold, "c6"), 3);
        // Two enemy pieces beside the trap, an equal piece, a frozen pusher without friends nearby.
        assert_eq!(taken("Eb4 rb3 rd3 cc3 Ra1 rh8", Side::Gold, "f3"), 0);
        assert_eq!(taken("Dc5 dc4 Ra1 rh8", Side::Gold, "c3"), 0);
        assert_eq!(taken("Dc5 rc4 hd5 Ra1 rh8", Side::Gold, "c3"), 0);
    }

    /// Random positions with many pieces, half of them with Gold to move.
    fn random_positions(seeds: std::ops::Range<u64>) -> impl Iterator<Item = Position> {
        seeds.filter_map(|seed| {
            let mut rng = Rng::new(seed);
            let mut board = Board::EMPTY;
            for piece in "RRRRCCDHMErrrrccdhme".chars() {
                board.set(Square::from_index(rng.below(64) as u8), Piece::from_letter(piece));
            }
            let legal = board.unsupported() == 0;
            legal.then(|| Position::at_turn_start(board, Side::ALL[seed as usize % 2], false))
        })
    }

    #[test]
    fn steps_that_are_not_useful_bring_no_capture() {
        let mut useless = [0; 5];
        for (seed, mut position) in random_positions(0..600).enumerate() {
            let mut rng = Rng::new(seed as u64);
            while let Some(&next) = rng.pick(&position.legal_steps()) {
                for trap in squares(TRAPS).filter(|&trap| may_capture(&position, trap)) {
                    let useful = UsefulSteps::new(&position, trap);
                    for &step in &position.legal_steps() {
                        if sources(&position, trap) & step.from().bit() == 0
                            || useful.from & step.from().bit() != 0 && useful.contains(step)
                        {
                            continue;
                        }
                        let (child, taken) = position.after_step(step);
                        let captures =
                            taken.is_some_and(|(piece, at)| at == trap && piece.side != position.side());
                        assert!(!captures && !may_capture(&child, trap), "{step:?}, {trap} in {position}");
                        useless[usize::from(position.steps_left())] += 1;
                    }
                }
                position.step(next);
            }
        }
        assert!(useless[1..].iter().all(|&count| count > 100), "{useless:?}");
    }

    /// Adds to `taken` the strengths of all pieces that the mover can capture on `trap` this turn.
    /// Tries every sequence of steps.
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
    fn no_capture_is_excluded_that_the_steps_left_allow() {
        let mut excluded = [0; 5];
        for (seed, mut position) in random_positions(0..150).enumerate() {
            let mut rng = Rng::new(seed as u64);
            loop {
                for trap in squares(TRAPS).filter(|&trap| !may_capture(&position, trap)) {
                    let mut taken = HashSet::new();
                    brute_force(&position, trap, &mut HashSet::new(), &mut taken);
                    assert!(taken.is_empty(), "{taken:?} in {trap} in {position}");
                    excluded[usize::from(position.steps_left())] += 1;
                }
                let Some(&next) = rng.pick(&position.legal_steps()) else { break };
                position.step(next);
            }
        }
        assert!(excluded[1..].iter().all(|&count| count > 100), "{excluded:?}");
    }

    #[test]
    fn agrees_with_brute_force_in_all_but_rare_cases() {
        let (mut found, mut missed) = (0, 0);
        for position in random_positions(0..150) {
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
