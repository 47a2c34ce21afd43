//! The endgame solver: the exact result of a game of two players who have at most one wall left
//! between them.

use std::collections::VecDeque;

use rustc_hash::FxHashMap;

use super::race::{RACE_STATES, RaceState, RaceTable};
use crate::quoridor::board::walls_at;
use crate::quoridor::pawn_moves::{pawn_targets, steps_to};
use crate::quoridor::{Move, Orientation, Passages, Player, Position, squares};

/// The result of a Quoridor endgame with best play, for the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndgameResult {
    /// The player to move can force a win.
    Win,
    /// The opponent of the player to move can force a win.
    Loss,
    /// Neither player can force a win.
    Undecided,
}

/// A solver for endgames of two players with at most one wall left, with a cache of tables by wall
/// configuration.
///
/// ```
/// use keddah::quoridor::{Position, ai::{EndgameResult, EndgameSolver}};
/// let mut solver = EndgameSolver::default();
/// let mut solve = |text: &str| text.parse::<Position>().map(|position| solver.solve(&position));
/// // Without walls the first player loses the race. One wall wins it.
/// assert_eq!(solve("//e4e6/0 0/1")?, Some(EndgameResult::Loss));
/// assert_eq!(solve("//e4e6/1 0/1")?, Some(EndgameResult::Win));
/// assert_eq!(solve("//e4e6/1 1/1")?, None);
/// # Ok::<(), keddah::quoridor::Error>(())
/// ```
#[derive(Default)]
pub struct EndgameSolver {
    /// The tables of results, by the walls on the board, its size, and the player with a wall left.
    tables: FxHashMap<(u128, u128, u8, Option<Player>), Vec<EndgameResult>>,
}

/// The maximum number of endgame tables in the cache.
const MAX_TABLES: usize = 256;

impl EndgameSolver {
    /// Returns the result of the endgame with best play; `None` with more than two players or more
    /// than one wall left, or if the game is over.
    pub fn solve(&mut self, position: &Position) -> Option<EndgameResult> {
        let [first, second] = [Player::FIRST, Player::FIRST.next(2)];
        let left = position.walls_left(first) + position.walls_left(second);
        if position.players() != 2 || left > 1 || position.winner().is_some() {
            return None;
        }
        let owner = [first, second].into_iter().find(|&player| position.walls_left(player) > 0);
        let board = position.board();
        let [h, v] = [Orientation::Horizontal, Orientation::Vertical].map(|way| board.walls(way));
        let key = (h, v, board.size(), owner);
        if self.tables.len() >= MAX_TABLES && !self.tables.contains_key(&key) {
            self.tables.clear();
        }
        let table = self.tables.entry(key).or_insert_with(|| match owner {
            Some(owner) => last_wall_table(position, owner),
            None => RaceTable::new(position).plies.iter().map(|&plies| result(plies)).collect(),
        });
        let mover = position.mover();
        let state =
            RaceState { mover: mover.index(), at: position.pawn(mover), other: position.pawn(mover.next(2)) };
        Some(table[state.index()])
    }
}

/// The result of a race that ends after a number of plies; 0 if nobody can force a win.
const fn result(plies: u16) -> EndgameResult {
    match plies {
        0 => EndgameResult::Undecided,
        _ if plies % 2 == 1 => EndgameResult::Win,
        _ => EndgameResult::Loss,
    }
}

/// The result for every pair of squares and either player to move while `owner` has the last wall,
/// by retrograde analysis. Placing the wall leads to a race without walls.
fn last_wall_table(position: &Position, owner: Player) -> Vec<EndgameResult> {
    let mut table = vec![EndgameResult::Undecided; RACE_STATES];
    // By state, the best result of placing the wall, if it may be placed.
    let placing = placing_results(position, owner);
    let passages = position.board().passages();
    let goals = [Player::FIRST, Player::FIRST.next(2)].map(|player| position.goal(player));
    let all = position.board().squares();
    let targets = |RaceState { at, other, .. }| pawn_targets(&passages, at.bit() | other.bit(), at);
    let mut moves_left = vec![0; RACE_STATES];
    let mut queue = VecDeque::new();
    for state in states(all, goals) {
        moves_left[state.index()] = targets(state).count_ones();
        let wins =
            targets(state) & goals[state.mover] != 0 || placing[state.index()] == Some(EndgameResult::Win);
        if wins {
            table[state.index()] = EndgameResult::Win;
            queue.push_back(state);
        }
    }
    while let Some(state) = queue.pop_front() {
        let wins = table[state.index()] == EndgameResult::Win;
        // The opponent has just moved to its square.
        let mover = 1 - state.mover;
        for from in squares(steps_to(&passages, state.other.bit(), state.at) & !goals[mover]) {
            let previous = RaceState { mover, at: from, other: state.at };
            let index = previous.index();
            if table[index] != EndgameResult::Undecided {
                continue;
            }
            if wins {
                moves_left[index] -= 1;
                let escapes = placing[index].is_some_and(|result| result != EndgameResult::Loss);
                if moves_left[index] > 0 || escapes {
                    continue;
                }
            }
            table[index] = if wins { EndgameResult::Loss } else { EndgameResult::Win };
            queue.push_back(previous);
        }
    }
    table
}

/// Lists all states of a race that is not over, from the squares of the board and the goals.
fn states(all: u128, goals: [u128; 2]) -> impl Iterator<Item = RaceState> {
    (0..2).flat_map(move |mover| {
        squares(all & !goals[mover]).flat_map(move |at| {
            squares(all & !goals[1 - mover] & !at.bit()).map(move |other| RaceState { mover, at, other })
        })
    })
}

/// Returns the best result of placing the last wall for each race state; `None` where it cannot be
/// placed.
fn placing_results(position: &Position, owner: Player) -> Vec<Option<EndgameResult>> {
    let mut best = vec![None; RACE_STATES];
    let (h, v) = position.board().free_slots();
    let goals = [Player::FIRST, Player::FIRST.next(2)].map(|player| position.goal(player));
    let (mover, all) = (owner.index(), position.board().squares());
    for wall in walls_at(h, v) {
        let after = position.play_unchecked(Move::Wall(wall));
        let open = goals.map(|goal| connected(&after.board().passages(), goal));
        let race = RaceTable::new(&after);
        for at in squares(all & !goals[mover] & open[mover]) {
            for other in squares(all & !goals[1 - mover] & open[1 - mover] & !at.bit()) {
                let next = RaceState { mover: 1 - mover, at: other, other: at };
                let found = match result(race.plies[next.index()]) {
                    EndgameResult::Loss => EndgameResult::Win,
                    EndgameResult::Win => EndgameResult::Loss,
                    EndgameResult::Undecided => EndgameResult::Undecided,
                };
                let best = &mut best[RaceState { mover, at, other }.index()];
                let is_better = match *best {
                    None | Some(EndgameResult::Loss) => true,
                    Some(EndgameResult::Undecided) => found == EndgameResult::Win,
                    Some(EndgameResult::Win) => false,
                };
                if is_better {
                    *best = Some(found);
                }
            }
        }
    }
    best
}

/// Returns the squares from which some square of a goal can be reached.
fn connected(passages: &Passages, goal: u128) -> u128 {
    let mut reached = goal;
    loop {
        let more = passages.spread(reached);
        if more == reached {
            return reached;
        }
        reached = more;
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::game::{Rng, Tree};
    use crate::quoridor::Square;

    /// Solves all endgames with one wall left by repeated passes over the game tree until no result
    /// changes, for tests on small boards.
    fn by_brute_force(states: &[Position]) -> HashMap<Position, EndgameResult> {
        let mut known: HashMap<Position, EndgameResult> = HashMap::new();
        loop {
            let before = known.len();
            for state in states {
                if known.contains_key(state) {
                    continue;
                }
                let after: Vec<_> = state
                    .action_list()
                    .into_iter()
                    .map(|mv| {
                        let next = state.play_unchecked(mv);
                        match next.winner() {
                            Some(winner) if winner == state.mover() => Some(EndgameResult::Loss),
                            Some(_) => Some(EndgameResult::Win),
                            None => known.get(&next).copied(),
                        }
                    })
                    .collect();
                if after.contains(&Some(EndgameResult::Loss)) {
                    known.insert(*state, EndgameResult::Win);
                } else if after.iter().all(|result| *result == Some(EndgameResult::Win)) {
                    known.insert(*state, EndgameResult::Loss);
                }
            }
            if known.len() == before {
                return known;
            }
        }
    }

    #[test]
    fn endgames_are_exact() {
        let mut rng = Rng::new(5);
        let mut results = [0; 3];
        for _ in 0..3 {
            let mut start = Position::start(2, 5, 8, Player::FIRST);
            for _ in 0..3 + rng.below(5) {
                let (h, v) = start.wall_targets();
                let walls: Vec<_> = walls_at(h, v).collect();
                let Some(&wall) = rng.pick(&walls) else { break };
                start.make(Move::Wall(wall));
            }
            // The states with a wall left, and the races that they lead to.
            let owner = Player::FIRST;
            let place = |board, left, mover, pawns: [Square; 2]| {
                let pawns = [pawns[0], pawns[1], Square::A1, Square::A1];
                Position::from_parts(board, pawns, [left, 0, 0, 0], 2, mover)
            };
            let (h, v) = start.board().free_slots();
            let boards = walls_at(h, v).map(|wall| (*start.play_unchecked(Move::Wall(wall)).board(), 0));
            let mut states = Vec::new();
            for (board, left) in boards.chain([(*start.board(), 1)]) {
                for mover in Player::all(2) {
                    for a in squares(board.squares()) {
                        for b in squares(board.squares() & !a.bit()) {
                            states.push(place(board, left, mover, [a, b]));
                        }
                    }
                }
            }
            states.retain(|state| state.winner().is_none());
            let known = by_brute_force(&states);
            let mut solver = EndgameSolver::default();
            let reachable =
                |state: &&Position| Player::all(2).all(|player| state.distance(player) < u32::MAX);
            for state in states.iter().filter(|state| state.walls_left(owner) == 1).filter(reachable) {
                let expected = known.get(state).copied().unwrap_or(EndgameResult::Undecided);
                assert_eq!(solver.solve(state), Some(expected), "{state}");
                results[expected as usize] += 1;
            }
        }
        assert!(results[0] > 300 && results[1] > 300, "{results:?}");
    }
}
