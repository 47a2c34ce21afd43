//! The exact answer to "can the side to move reach goal within this turn?".
//!
//! A depth-first search over the legal steps, cut by a bound that never overestimates: how few steps could bring
//! some rabbit home if everything else went its way. Positions found hopeless are remembered.

use crate::arimaa::pending::Pending;
use crate::arimaa::square::{looking, neighbours};
use crate::arimaa::{Direction, Kind, Piece, Position, Side, Step, StepList, TRAPS, squares};

/// Remembered failures: a power of two.
const MEMORY: usize = 1 << 14;

/// Finds goals within a turn. Keeps what it found hopeless: the answer depends on the position alone.
pub struct GoalSolver {
    hopeless: Vec<u64>,
}

impl Default for GoalSolver {
    fn default() -> Self {
        Self { hopeless: vec![0; MEMORY] }
    }
}

impl GoalSolver {
    /// The fewest steps by which the side to move reaches goal with the steps it has left; `None` if it cannot. Exact.
    ///
    /// ```
    /// use keddah::arimaa::{Position, ai::GoalSolver};
    /// assert!(GoalSolver::default().goal(&Position::default()).is_none());
    /// ```
    pub fn goal(&mut self, position: &Position) -> Option<Vec<Step>> {
        let mut line = Vec::new();
        if !self.find(position, 0, &mut line) {
            return None;
        }
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

    /// Whether the side to move reaches goal with the steps it has left. Exact.
    pub fn reaches(&mut self, position: &Position) -> bool {
        self.find(position, 0, &mut Vec::new())
    }

    /// Fills `line` with winning steps, last first, that leave `spare` steps of the turn unused.
    fn find(&mut self, position: &Position, spare: u32, line: &mut Vec<Step>) -> bool {
        let (side, board) = (position.side(), position.board());
        let rabbits = board.pieces(Piece { side, kind: Kind::Rabbit });
        if rabbits & side.goal_rank() != 0 && position.may_end() {
            return true;
        }
        let steps = u32::from(position.steps_left()) - spare;
        if steps == 0 {
            return false;
        }
        // A pull that is open needs the enemy's step alone: its other half is done.
        let pull = matches!(position.pending(), Pending::Pull { .. });
        let Some(way) = fewest_steps(position, steps + u32::from(pull)) else { return false };
        let key = position.key();
        let slot = key as u32 as usize & (MEMORY - 1);
        if self.hopeless[slot] == key {
            return false;
        }
        let from = way.sources(position, steps);
        let mut steps = StepList::new();
        position.list_steps_from(from, &mut steps);
        for &step in &steps {
            let (child, _) = position.after_step(step);
            if self.find(&child, spare, line) {
                line.push(step);
                return true;
            }
        }
        if spare == 0 {
            self.hopeless[slot] = key;
        }
        false
    }
}

/// What a rabbit's way has needed besides the rabbit's own steps. Each way is charged no more than it must cost:
/// every own piece in the way, and thawing, takes a step of another own piece; an enemy in the way takes one enemy
/// step and one own step to push or pull (which may be the same own step that cleared a friend or thawed the rabbit).
#[derive(Clone, Copy, Default)]
struct Ways {
    clear: u64,
    /// Arrived, but only to be frozen or taken there if no friend comes.
    alone: u64,
    helped: u64,
    friend: u64,
    enemy: u64,
}

/// What some rabbit needs at least.
struct Way {
    steps: u32,
    /// The squares that rabbits on their way might enter with a step less.
    squares: u64,
    /// The rabbits that start frozen.
    frozen: u64,
}

impl Way {
    /// Where a step must come from to be of any use when `left` are left.
    fn sources(&self, position: &Position, left: u32) -> u64 {
        match position.pending() {
            // The open pull is needed, now or never.
            Pending::Pull { .. } if self.steps > left => position.board().side(position.side().other()),
            // None is to spare: each must make the way shorter, and so change something on it or beside it, if only by
            // what a trap then takes or a pull then moves.
            _ if self.steps == left => {
                let beside = neighbours(self.squares) | neighbours(neighbours(self.frozen));
                let near = self.squares | self.frozen | beside;
                near | neighbours(near | neighbours(near & TRAPS))
            }
            _ => u64::MAX,
        }
    }
}

/// A number of steps that no rabbit of the side can do without to reach goal; `None` if none can within `most`.
fn fewest_steps(position: &Position, most: u32) -> Option<Way> {
    let (side, board) = (position.side(), position.board());
    let all_rabbits = board.kind(Kind::Rabbit);
    let friends = board.side(side);
    let rabbits = all_rabbits & friends & within(side, most);
    if rabbits == 0 {
        return None;
    }
    let goal = side.goal_rank();
    let enemies = board.side(side.other());
    let empty = !(friends | enemies);
    let freezers = enemies & !all_rabbits;
    let frozen = board.frozen(side) & rabbits;
    // Nobody displaces an elephant; what no stronger piece stands beside takes one own step more.
    let enemies = enemies & !board.kind(Kind::Elephant);
    let beside = board.displaceable(side, friends) | position.pulled();
    let (beside, apart) = (enemies & beside, enemies & !beside);
    let dangers = (neighbours(freezers) | TRAPS) & !goal;
    let forward = side.backward().opposite();
    // In each direction a rabbit may step, where a friend beside (other than where it comes from) leaves it nothing to fear.
    let ahead = [forward, Direction::East, Direction::West].map(|direction| {
        let others = Direction::ALL.into_iter().filter(|&other| other != direction.opposite());
        let supported = others.fold(0, |set, other| set | looking(friends, other));
        (direction.opposite(), dangers & !supported)
    });
    let mut ways = [Ways::default(); 10];
    ways[0].clear = rabbits & !frozen;
    if frozen != 0 {
        // A friend two squares away can come and thaw. Else it takes two steps: a friend's from further off, or an
        // own and an enemy step to displace the freezer, which may stand in the way itself.
        let near = squares(frozen)
            .filter(|square| neighbours(neighbours(square.bit())) & friends & !square.bit() != 0)
            .fold(0, |set, square| set | square.bit());
        ways[1].helped = near;
        ways[2].enemy = frozen & !near;
    }
    let mut seen = rabbits;
    for cost in 0..=most as usize {
        let now = ways[cost];
        if (now.clear | now.helped | now.friend | now.enemy) & goal != 0 {
            return Some(Way { steps: cost as u32, squares: seen, frozen });
        }
        // `looking` names the squares that see a set in a direction: those are one step the other way.
        let step = |set| ahead.iter().fold(0, |reached, &(from, _)| reached | looking(set, from));
        let alone =
            ahead.iter().fold(0, |reached, &(from, alone)| reached | looking(now.clear, from) & alone);
        let safe =
            ahead.iter().fold(0, |reached, &(from, alone)| reached | looking(now.clear, from) & !alone);
        let [clear, helped, friend, enemy] = [now.clear, now.helped, now.friend, now.enemy].map(step);
        seen |= now.alone | clear | helped | friend | enemy;
        let mut add = |extra: usize, way: fn(&mut Ways) -> &mut u64, set: u64| {
            *way(&mut ways[cost + extra]) |= set;
        };
        add(1, |w| &mut w.clear, safe & empty);
        add(1, |w| &mut w.alone, alone & empty);
        add(1, |w| &mut w.helped, now.alone | helped & empty);
        add(1, |w| &mut w.friend, helped & friends | friend & empty);
        add(2, |w| &mut w.friend, (clear | friend) & friends);
        add(3, |w| &mut w.enemy, clear & beside);
        add(4, |w| &mut w.enemy, clear & apart);
        add(2, |w| &mut w.enemy, (helped | friend) & beside);
        add(3, |w| &mut w.enemy, (helped | friend) & apart);
        add(1, |w| &mut w.enemy, enemy & (empty | friends));
        add(2, |w| &mut w.enemy, enemy & enemies);
    }
    None
}

/// The squares at most `steps` ranks from the goal.
const fn within(side: Side, steps: u32) -> u64 {
    let ranks = 8 * (steps + 1);
    match side {
        _ if ranks >= 64 => u64::MAX,
        Side::Gold => u64::MAX << (64 - ranks),
        Side::Silver => u64::MAX >> (64 - ranks),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arimaa::{Action, Board, Square};
    use crate::game::{Chance, Tree};

    /// Every sequence of steps, without any cut but positions seen before.
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

    /// A sparse board with rabbits far up, so that goals are near.
    fn sketch(chance: &mut Chance) -> Option<Position> {
        let mut board = Board::EMPTY;
        for side in Side::ALL {
            for _ in 0..2 + chance.below(4) {
                let rank = 3 + chance.below(4) as u8;
                let rank = if side == Side::Gold { rank } else { 7 - rank };
                let at = Square::new(chance.below(8) as u8, rank)?;
                board.set(at, Some(Piece { side, kind: Kind::Rabbit }));
            }
            for kind in Kind::ALL[1..].iter().chain(&Kind::ALL[2..4]) {
                if chance.below(4) > 0 {
                    board.set(Square::from_index(chance.below(64) as u8), Some(Piece { side, kind: *kind }));
                }
            }
        }
        let position = Position::at_turn_start(board, Side::ALL[chance.below(2) as usize], false);
        (board.unsupported() == 0 && position.outcome().is_none()).then_some(position)
    }

    #[test]
    fn agrees_with_brute_force() {
        let mut chance = Chance::new(1);
        let mut solver = GoalSolver::default();
        let (mut tried, mut goals) = (0, 0);
        while tried < 3000 {
            let Some(position) = sketch(&mut chance) else { continue };
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
}
