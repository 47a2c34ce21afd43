//! The goal solver: an exact answer to whether the side to move can reach goal within its turn.
//!
//! A depth-first search over the legal steps, pruned by an admissible lower bound on the steps that
//! a rabbit needs. Positions without a goal are cached.

use crate::arimaa::pending::Pending;
use crate::arimaa::square::{neighbors, step_origins};
use crate::arimaa::{Direction, Kind, Piece, Position, Side, Step, StepList, TRAPS, squares};

/// The number of entries in the cache of positions without a goal, a power of two.
const CACHE_SIZE: usize = 1 << 14;

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
}

impl Default for GoalSolver {
    fn default() -> Self {
        Self { no_goal: vec![0; CACHE_SIZE] }
    }
}

impl GoalSolver {
    /// The shortest sequence of steps by which the side to move reaches goal in this turn; `None`
    /// if it cannot.
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

    /// Whether the side to move can reach goal in this turn.
    ///
    /// ```
    /// use keddah::arimaa::{Position, ai::GoalSolver};
    /// assert!(!GoalSolver::default().reaches(&Position::default()));
    /// ```
    pub fn reaches(&mut self, position: &Position) -> bool {
        self.find(position, 0, &mut Vec::new())
    }

    /// Whether the side to move can reach goal with `spare` steps of the turn left over. Fills
    /// `line` with the steps, in reverse.
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
        let key = position.key();
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
        if spare == 0 {
            self.no_goal[slot] = key;
        }
        false
    }
}

/// The squares that rabbits can reach at a given cost in steps, by what the path has needed besides
/// the rabbit's own steps.
///
/// Costs are lower bounds. To move a friend out of the way, or to thaw the rabbit, takes a step of
/// another own piece. To move an enemy out of the way takes a step of the enemy and an own step
/// that pushes or pulls it; that own step may be the one that moved the friend or thawed the
/// rabbit.
#[derive(Clone, Copy, Default)]
struct Reached {
    /// The squares reached by the rabbit's own steps alone, without any other piece moving.
    clear: u64,
    /// The squares reached by the rabbit's own steps alone, where it is frozen or captured unless a
    /// friend comes.
    alone: u64,
    /// The squares reached after a friend came to support or to thaw the rabbit.
    helped: u64,
    /// The squares reached after a friendly piece moved out of the rabbit's way.
    friend: u64,
    /// The squares reached after an enemy piece was displaced.
    enemy: u64,
}

/// A lower bound on the steps that the rabbit nearest to goal needs, with its possible squares.
struct CheapestPath {
    /// The least number of steps in which any rabbit could reach goal, a lower bound.
    steps: u32,
    /// The squares that rabbits can enter within the least number of steps to goal.
    squares: u64,
    /// A bitboard of the rabbits that are frozen before the first step.
    frozen: u64,
    /// Whether one of them may be as near, with more than one step to thaw it. Then steps far away
    /// may help.
    thaws_slowly: bool,
}

impl CheapestPath {
    /// The squares from which a step can contribute to a goal, with `left` steps left.
    fn sources(&self, position: &Position, left: u32) -> u64 {
        match position.pending() {
            // The goal needs the open pull, which must be completed at once.
            Pending::Pull { .. } if self.steps > left => position.board().side(position.side().other()),
            // No step to spare: each must change something on or beside a path, if only by a
            // capture or a pull.
            _ if self.steps == left && !self.thaws_slowly => {
                let beside = neighbors(self.squares) | neighbors(neighbors(self.frozen));
                let near = self.squares | self.frozen | beside;
                near | neighbors(near | neighbors(near & TRAPS))
            }
            _ => u64::MAX,
        }
    }
}

/// A lower bound on the steps that the side to move needs to reach goal; `None` if it exceeds
/// `most`.
fn min_steps(position: &Position, most: u32) -> Option<CheapestPath> {
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
    // Elephants cannot be displaced. An enemy without a stronger own piece beside it costs one more
    // own step.
    let enemies = enemies & !board.kind(Kind::Elephant);
    let beside = board.dislodgeable(side, friends) | position.pulled();
    let (beside, apart) = (enemies & beside, enemies & !beside);
    let dangers = (neighbors(freezers) | TRAPS) & !goal;
    let forward = side.backward().opposite();
    // By direction of a rabbit's step: the dangerous squares beside which it has no friend.
    let ahead = [forward, Direction::East, Direction::West].map(|direction| {
        let others = Direction::ALL.into_iter().filter(|&other| other != direction.opposite());
        let supported = others.fold(0, |set, other| set | step_origins(friends, other));
        (direction.opposite(), dangers & !supported)
    });
    let mut reached_at = [Reached::default(); 10];
    reached_at[0].clear = rabbits & !frozen;
    let mut thawed_at_once = 0;
    if frozen != 0 {
        // The enemies that can be displaced at once.
        let mobile = friends & !board.frozen(side);
        let loose = board.dislodgeable(side, mobile) & neighbors(empty)
            | board.dislodgeable(side, mobile & neighbors(empty))
            | position.pulled();
        for rabbit in squares(frozen) {
            let (bit, around) = (rabbit.bit(), rabbit.neighbors());
            let entries = neighbors(around & empty) & !bit;
            let supporters = neighbors(around & TRAPS);
            if entries & mobile != 0 {
                // A friend steps beside the rabbit.
                thawed_at_once |= bit;
            } else if (entries | neighbors(entries & empty)) & friends & !bit != 0
                || loose & (around | supporters) != 0
            {
                // A friend comes with two steps, or is thawed first; or an enemy beside the rabbit
                // is displaced, or captured in a trap, and no longer in the way either.
                reached_at[2].enemy |= bit;
            } else {
                reached_at[3].enemy |= bit;
            }
        }
        reached_at[1].helped = thawed_at_once;
    }
    let mut seen = rabbits;
    for cost in 0..=most as usize {
        let now = reached_at[cost];
        if (now.clear | now.helped | now.friend | now.enemy) & goal != 0 {
            let thaws_slowly = now.enemy & goal != 0 && frozen & !thawed_at_once != 0;
            return Some(CheapestPath { steps: cost as u32, squares: seen, frozen, thaws_slowly });
        }
        // `step_origins` shifts a set: it returns the squares whose neighbor in a direction is in
        // the set, so the direction is opposite to the rabbit's step.
        let step = |set| ahead.iter().fold(0, |reached, &(from, _)| reached | step_origins(set, from));
        let alone =
            ahead.iter().fold(0, |reached, &(from, alone)| reached | step_origins(now.clear, from) & alone);
        let safe =
            ahead.iter().fold(0, |reached, &(from, alone)| reached | step_origins(now.clear, from) & !alone);
        let [clear, helped, friend, enemy] = [now.clear, now.helped, now.friend, now.enemy].map(step);
        seen |= now.alone | clear | helped | friend | enemy;
        let mut add = |extra: usize, way: fn(&mut Reached) -> &mut u64, set: u64| {
            *way(&mut reached_at[cost + extra]) |= set;
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

/// Returns the squares at most `steps` ranks from the goal rank of a side.
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

    /// Generates a random sparse position with advanced rabbits, for tests.
    fn sketch(rng: &mut Rng) -> Option<Position> {
        let mut board = Board::EMPTY;
        for side in Side::ALL {
            for _ in 0..2 + rng.below(4) {
                let rank = 3 + rng.below(4) as u8;
                let rank = if side == Side::Gold { rank } else { 7 - rank };
                let at = Square::new(rng.below(8) as u8, rank)?;
                board.set(at, Some(Piece { side, kind: Kind::Rabbit }));
            }
            for kind in Kind::ALL[1..].iter().chain(&Kind::ALL[2..4]) {
                if rng.below(4) > 0 {
                    board.set(Square::from_index(rng.below(64) as u8), Some(Piece { side, kind: *kind }));
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
        while tried < 3000 {
            let Some(position) = sketch(&mut rng) else { continue };
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
