//! The race solver: the exact result of a game of two players once walls no longer matter, jumps
//! and blocks included.

use std::collections::VecDeque;

use rustc_hash::FxHashMap;

use crate::quoridor::path::shortest_path;
use crate::quoridor::pawn_moves::{pawn_targets, steps_to};
use crate::quoridor::{Move, Passages, Player, Position, Square, squares};
use crate::search::Solution;

/// The maximum number of race tables in the cache.
const MAX_TABLES: usize = 64;
/// The cost of a race table in calls of the solver: computing one takes about as long as searching
/// this many positions.
const TABLE_COST: u32 = 1000;

/// A solver for races of two players, with a cache of tables by wall configuration.
///
/// ```
/// use keddah::quoridor::{Game, Options, ai::RaceSolver};
/// // Without walls the player who moves first arrives first.
/// let game = Game::new(&Options { walls: Some(0), ..Options::default() })?;
/// let solution = RaceSolver::default().solve(game.position());
/// assert!(solution.is_some_and(|solution| !solution.line.is_empty()));
/// # Ok::<(), keddah::quoridor::Error>(())
/// ```
pub struct RaceSolver {
    tables: FxHashMap<(u128, u128, u8), RaceTable>,
    /// The budget for race tables: the calls of the solver minus the cost of the tables computed.
    /// Without it a search would spend all its time on tables if all walls are used up in every
    /// line.
    budget: u32,
}

impl Default for RaceSolver {
    fn default() -> Self {
        Self { tables: FxHashMap::default(), budget: 4 * TABLE_COST }
    }
}

impl RaceSolver {
    /// Solves a game of two players if neither has walls, or if the player who arrives first cannot
    /// be stopped because its opponent has no walls. `None` if nothing is proven, if neither can
    /// force a win, or if the budget for tables is used up.
    ///
    /// ```
    /// use keddah::quoridor::{Position, ai::RaceSolver};
    /// // Both players have walls, so nothing is proven.
    /// assert_eq!(RaceSolver::default().solve(&Position::default()), None);
    /// ```
    pub fn solve(&mut self, position: &Position) -> Option<Solution<Move>> {
        self.budget = self.budget.saturating_add(1);
        let mover = position.mover();
        let other = mover.next(2);
        let has_no_walls = |player| position.walls_left(player) == 0;
        if position.players() != 2
            || !has_no_walls(mover) && !has_no_walls(other)
            || position.winner().is_some()
        {
            return None;
        }
        let runs = ShortestRuns::new(position);
        if has_no_walls(other) && runs.is_won(mover, other) {
            return Some(Solution { wins: true, line: runs.line(mover, other) });
        }
        if has_no_walls(mover) && runs.is_won(other, mover) {
            return Some(Solution { wins: false, line: runs.line(mover, other) });
        }
        if !has_no_walls(mover) || !has_no_walls(other) {
            return None;
        }
        self.table(position)?.line(position)
    }

    fn table(&mut self, position: &Position) -> Option<&RaceTable> {
        let board = position.board();
        let [h, v] = [super::super::Orientation::Horizontal, super::super::Orientation::Vertical];
        let key = (board.walls(h), board.walls(v), board.size());
        if !self.tables.contains_key(&key) {
            self.budget = self.budget.checked_sub(TABLE_COST)?;
            if self.tables.len() >= MAX_TABLES {
                self.tables.clear();
            }
        }
        Some(self.tables.entry(key).or_insert_with(|| RaceTable::new(position)))
    }
}

/// A shortest path of each of the two players, by which a race is played out.
struct ShortestRuns<'a> {
    position: &'a Position,
    passages: Passages,
    paths: [Vec<Square>; 2],
}

impl<'a> ShortestRuns<'a> {
    fn new(position: &'a Position) -> Self {
        let passages = position.board().passages();
        let path = |player: Player| {
            shortest_path(&passages, position.pawn(player), position.goal(player)).unwrap_or_default()
        };
        Self { position, passages, paths: [Player::FIRST, Player::FIRST.next(2)].map(path) }
    }

    fn path(&self, player: Player) -> &[Square] {
        &self.paths[player.index()]
    }

    /// Whether `runner` reaches its goal first along its path, whatever `chaser`, who has no walls,
    /// does: the chaser can neither arrive earlier nor meet it on the way.
    fn is_won(&self, runner: Player, chaser: Player) -> bool {
        let (path, theirs) = (self.path(runner), self.path(chaser));
        let late = usize::from(self.position.mover() == chaser);
        if path.is_empty() || path.len() + late > theirs.len() {
            return false;
        }
        // The squares where the chaser may be, as long as the two have not met.
        let mut reach = self.position.pawn(chaser).bit();
        if late == 1 {
            if self.passages.spread(reach) & path[0].bit() != 0 {
                return false;
            }
            reach = self.passages.spread(reach);
        }
        for (index, square) in path.iter().enumerate().skip(1) {
            let last = index + 1 == path.len();
            let near = if last { reach } else { self.passages.spread(reach) };
            if near & square.bit() != 0 {
                return false;
            }
            reach = self.passages.spread(reach);
        }
        true
    }

    /// Returns the moves of both players along their shortest paths until one arrives.
    fn line(&self, mover: Player, other: Player) -> Vec<Move> {
        let (mut mine, mut theirs) = (self.path(mover).iter().skip(1), self.path(other).iter().skip(1));
        let length = (2 * self.path(mover).len() - 3).min(2 * (self.path(other).len() - 1));
        let turns = (0..length).filter_map(|ply| if ply % 2 == 0 { mine.next() } else { theirs.next() });
        turns.map(|&square| Move::Pawn(square)).collect()
    }
}

/// An endgame table: the result of the race for every pair of squares and either player to move,
/// for one configuration of walls.
pub(super) struct RaceTable {
    /// The number of plies to the end of the race, by [`RaceState::index`]: odd if the mover wins,
    /// even if it loses, 0 if nobody can force a win.
    pub plies: Vec<u16>,
}

/// A state of the race: the player to move and the squares of both pawns.
#[derive(Clone, Copy)]
pub(super) struct RaceState {
    pub mover: usize,
    pub at: Square,
    pub other: Square,
}

impl RaceState {
    pub fn index(self) -> usize {
        (self.mover << 7 | self.at.index()) << 7 | self.other.index()
    }
}

/// The number of index values of race states, which is the size of a race table.
pub(super) const RACE_STATES: usize = 1 << 15;

impl RaceTable {
    /// Computes the results of all race states by retrograde analysis (Thompson 1986).
    pub fn new(position: &Position) -> Self {
        let passages = position.board().passages();
        let goals = [Player::FIRST, Player::FIRST.next(2)].map(|player| position.goal(player));
        let all = position.board().squares();
        let mut table = Self { plies: vec![0; RACE_STATES] };
        // By state, the number of its moves not yet known to lose; 255 until the first one is.
        let mut moves_left = vec![u8::MAX; RACE_STATES];
        let mut queue = VecDeque::new();
        for mover in 0..2 {
            for at in squares(all & !goals[mover]) {
                for other in squares(all & !goals[1 - mover] & !at.bit()) {
                    if pawn_targets(&passages, at.bit() | other.bit(), at) & goals[mover] != 0 {
                        let state = RaceState { mover, at, other };
                        table.plies[state.index()] = 1;
                        queue.push_back(state);
                    }
                }
            }
        }
        while let Some(state) = queue.pop_front() {
            let plies = table.plies[state.index()];
            // The opponent has just moved to its square.
            let mover = 1 - state.mover;
            for from in squares(steps_to(&passages, state.other.bit(), state.at) & !goals[mover]) {
                let previous = RaceState { mover, at: from, other: state.at };
                let index = previous.index();
                if table.plies[index] != 0 {
                    continue;
                }
                let wins = plies.is_multiple_of(2);
                if !wins {
                    if moves_left[index] == u8::MAX {
                        moves_left[index] =
                            pawn_targets(&passages, from.bit() | state.at.bit(), from).count_ones() as u8;
                    }
                    moves_left[index] -= 1;
                }
                if wins || moves_left[index] == 0 {
                    table.plies[index] = plies.saturating_add(1);
                    queue.push_back(previous);
                }
            }
        }
        table
    }

    /// Returns the line of play from a position to the end of the race, by following the table.
    fn line(&self, position: &Position) -> Option<Solution<Move>> {
        let passages = position.board().passages();
        let (first, second) = (position.mover(), position.mover().next(2));
        let mut state =
            RaceState { mover: first.index(), at: position.pawn(first), other: position.pawn(second) };
        let plies = self.plies[state.index()];
        let mut line = Vec::new();
        for left in (0..plies).rev() {
            let after = |to: Square| RaceState { mover: 1 - state.mover, at: state.other, other: to };
            let fits = |to: &Square| {
                left == 0 && self.reaches(position, state.mover, *to)
                    || left > 0 && self.plies[after(*to).index()] == left
            };
            let targets = squares(pawn_targets(&passages, state.at.bit() | state.other.bit(), state.at));
            let to = targets.clone().find(fits)?;
            line.push(Move::Pawn(to));
            state = after(to);
        }
        (plies > 0).then_some(Solution { wins: plies % 2 == 1, line })
    }

    fn reaches(&self, position: &Position, player: usize, square: Square) -> bool {
        Player::all(2).nth(player).is_some_and(|player| position.goal(player) & square.bit() != 0)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::game::{Rng, Tree};
    use crate::quoridor::Board;

    /// Returns boards of 5×5 squares with random legal walls, for tests.
    fn boards(count: usize) -> impl Iterator<Item = Board> {
        let mut rng = Rng::new(8);
        std::iter::repeat_with(move || {
            let mut position = Position::start(2, 5, 8, Player::FIRST);
            for _ in 0..rng.below(9) {
                let (h, v) = position.wall_targets();
                let walls: Vec<_> = crate::quoridor::board::walls_at(h, v).collect();
                let Some(&wall) = rng.pick(&walls) else { break };
                position.make(Move::Wall(wall));
            }
            *position.board()
        })
        .take(count)
    }

    fn race(board: Board, mover: Player, pawns: [Square; 2]) -> Position {
        Position::from_parts(board, [pawns[0], pawns[1], Square::A1, Square::A1], [0; 4], 2, mover)
    }

    /// Returns the number of plies to the end of each decided race state, by repeated passes over
    /// all states, for tests.
    fn by_brute_force(states: &[Position]) -> HashMap<Position, u32> {
        let mut plies: HashMap<Position, u32> =
            states.iter().filter(|state| state.winner().is_some()).map(|&state| (state, 0)).collect();
        for round in 1.. {
            let ends = |state: &&Position| {
                let mut after = state.action_list().into_iter().map(|mv| {
                    let next = state.play_unchecked(mv);
                    plies.get(&next).copied()
                });
                !plies.contains_key(*state)
                    && if round % 2 == 1 {
                        after.any(|plies| plies.is_some_and(|plies| plies.is_multiple_of(2)))
                    } else {
                        after.all(|plies| plies.is_some_and(|plies| plies % 2 == 1))
                    }
            };
            let new: Vec<_> = states.iter().filter(ends).copied().collect();
            if new.is_empty() && round % 2 == 0 {
                return plies;
            }
            plies.extend(new.into_iter().map(|state| (state, round)));
        }
        plies
    }

    #[test]
    fn races_are_exact() {
        let (mut jumps, mut undecided) = (0, 0);
        for board in boards(12) {
            let mut states = Vec::new();
            for (mover, a, b) in Player::all(2)
                .flat_map(|mover| squares(board.squares()).map(move |a| (mover, a)))
                .flat_map(|(mover, a)| squares(board.squares() & !a.bit()).map(move |b| (mover, a, b)))
            {
                states.push(race(board, mover, [a, b]));
            }
            let known = by_brute_force(&states);
            let table = RaceTable::new(&states[0]);
            let mut solver = RaceSolver::default();
            for state in states.iter().filter(|state| state.winner().is_none()) {
                let expected = known.get(state).map(|&plies| (plies % 2 == 1, plies as usize));
                let exact = table.line(state).map(|solution| (solution.wins, solution.line.len()));
                assert_eq!(exact, expected, "{state:?}");
                let solution = solver.solve(state);
                assert_eq!(solution.as_ref().map(|s| s.wins), expected.map(|e| e.0), "{state:?}");
                undecided += usize::from(solution.is_none());
                let mut after = *state;
                for mv in solution.iter().flat_map(|solution| &solution.line) {
                    let from = after.pawn(after.mover());
                    after = after.play(*mv).unwrap_or_else(|refusal| panic!("{refusal}: {state:?}"));
                    let Move::Pawn(to) = *mv else { panic!("a wall in a race") };
                    jumps += usize::from(from.direction_to(to).is_none());
                }
                if let Some(solution) = solution {
                    let winner = if solution.wins { state.mover() } else { state.mover().next(2) };
                    assert_eq!(after.winner(), Some(winner), "{state:?}");
                }
            }
        }
        assert!(jumps > 1000, "{jumps}");
        println!("{jumps} jumps, {undecided} undecided");
    }
}
