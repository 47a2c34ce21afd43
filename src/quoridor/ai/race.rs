//! Races of two pawns when walls no longer matter: exact, with all the jumping and blocking that pawns do to each other.

use std::collections::{HashMap, VecDeque};

use crate::quoridor::path::shortest_path;
use crate::quoridor::position::{pawn_targets, steps_to};
use crate::quoridor::{Move, Passages, Player, Position, Square, squares};
use crate::search::Solution;

/// So many wall patterns are remembered at a time.
const MOST_TABLES: usize = 64;
/// How many positions have to be asked about for each table that is made, the first few aside: about as dear as a table is.
const TABLE_PRICE: u32 = 1000;

/// Solves the races of two players, and remembers what it has found for the walls that stand.
pub struct RaceSolver {
    tables: HashMap<(u128, u128, u8), Table>,
    /// What may still be spent on tables, so that a search in which walls run out everywhere does nothing else.
    credit: u32,
}

impl Default for RaceSolver {
    fn default() -> Self {
        Self { tables: HashMap::new(), credit: 4 * TABLE_PRICE }
    }
}

impl RaceSolver {
    /// The end of a two-player game with best play: where a player without walls cannot stop the other's run, and where
    /// neither has walls. `None` where that proves nothing, or neither can make progress against the other; and where
    /// proofs for too many patterns of walls are asked for in a row.
    ///
    /// ```
    /// use keddah::quoridor::{Position, ai::RaceSolver};
    /// // Walls are left: nothing is proved.
    /// assert_eq!(RaceSolver::default().solve(&Position::default()), None);
    /// ```
    pub fn solve(&mut self, position: &Position) -> Option<Solution<Move>> {
        self.credit = self.credit.saturating_add(1);
        let mover = position.mover();
        let other = mover.next(2);
        let powerless = |player| position.walls_left(player) == 0;
        if position.players() != 2 || !powerless(mover) && !powerless(other) || position.winner().is_some() {
            return None;
        }
        let run = Run::new(position);
        if powerless(other) && run.is_won(mover, other) {
            return Some(Solution { wins: true, line: run.line(mover, other) });
        }
        if powerless(mover) && run.is_won(other, mover) {
            return Some(Solution { wins: false, line: run.line(mover, other) });
        }
        if !powerless(mover) || !powerless(other) {
            return None;
        }
        self.table(position)?.line(position)
    }

    fn table(&mut self, position: &Position) -> Option<&Table> {
        let board = position.board();
        let [h, v] = [super::super::Orientation::Horizontal, super::super::Orientation::Vertical];
        let key = (board.walls(h), board.walls(v), board.size());
        if !self.tables.contains_key(&key) {
            self.credit = self.credit.checked_sub(TABLE_PRICE)?;
            if self.tables.len() >= MOST_TABLES {
                self.tables.clear();
            }
        }
        Some(self.tables.entry(key).or_insert_with(|| Table::new(position)))
    }
}

/// Two runs side by side, along shortest paths.
struct Run<'a> {
    position: &'a Position,
    passages: Passages,
    paths: [Vec<Square>; 2],
}

impl<'a> Run<'a> {
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

    /// Whether `runner` reaches the goal first along its path whatever `chaser`, who has no wall, does: it is nowhere near in time.
    fn is_won(&self, runner: Player, chaser: Player) -> bool {
        let (path, theirs) = (self.path(runner), self.path(chaser));
        let late = usize::from(self.position.mover() == chaser);
        if path.is_empty() || path.len() + late > theirs.len() {
            return false;
        }
        // Where the chaser may be when it has moved so often, as long as the two never meet.
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

    /// Both run, until one is there.
    fn line(&self, mover: Player, other: Player) -> Vec<Move> {
        let (mut mine, mut theirs) = (self.path(mover).iter().skip(1), self.path(other).iter().skip(1));
        let length = (2 * self.path(mover).len() - 3).min(2 * (self.path(other).len() - 1));
        let turns = (0..length).filter_map(|ply| if ply % 2 == 0 { mine.next() } else { theirs.next() });
        turns.map(|&square| Move::Pawn(square)).collect()
    }
}

/// For every pair of squares and either player to move, how the race between the walls of one board ends.
struct Table {
    /// By mover, its square and the other's: plies to the end, even where the mover loses; 0 where nobody wins by force.
    plies: Vec<u16>,
}

/// A state of the race.
#[derive(Clone, Copy)]
struct State {
    mover: usize,
    at: Square,
    other: Square,
}

impl State {
    fn index(self) -> usize {
        (self.mover << 7 | self.at.index()) << 7 | self.other.index()
    }
}

const STATES: usize = 1 << 15;

impl Table {
    /// Retrograde analysis (Thompson 1986): from the ends backwards, each state once.
    fn new(position: &Position) -> Self {
        let passages = position.board().passages();
        let goals = [Player::FIRST, Player::FIRST.next(2)].map(|player| position.goal(player));
        let all = position.board().squares();
        let mut table = Self { plies: vec![0; STATES] };
        // How many moves of a state are not yet known to lose; 255 until first asked for.
        let mut open = vec![u8::MAX; STATES];
        let mut queue = VecDeque::new();
        for mover in 0..2 {
            for at in squares(all & !goals[mover]) {
                for other in squares(all & !goals[1 - mover] & !at.bit()) {
                    if pawn_targets(&passages, at.bit() | other.bit(), at) & goals[mover] != 0 {
                        let state = State { mover, at, other };
                        table.plies[state.index()] = 1;
                        queue.push_back(state);
                    }
                }
            }
        }
        while let Some(state) = queue.pop_front() {
            let plies = table.plies[state.index()];
            // The other has just moved to where it stands.
            let mover = 1 - state.mover;
            for from in squares(steps_to(&passages, state.other.bit(), state.at) & !goals[mover]) {
                let previous = State { mover, at: from, other: state.at };
                let index = previous.index();
                if table.plies[index] != 0 {
                    continue;
                }
                let wins = plies.is_multiple_of(2);
                if !wins {
                    if open[index] == u8::MAX {
                        open[index] =
                            pawn_targets(&passages, from.bit() | state.at.bit(), from).count_ones() as u8;
                    }
                    open[index] -= 1;
                }
                if wins || open[index] == 0 {
                    table.plies[index] = plies.saturating_add(1);
                    queue.push_back(previous);
                }
            }
        }
        table
    }

    fn line(&self, position: &Position) -> Option<Solution<Move>> {
        let passages = position.board().passages();
        let (first, second) = (position.mover(), position.mover().next(2));
        let mut state =
            State { mover: first.index(), at: position.pawn(first), other: position.pawn(second) };
        let plies = self.plies[state.index()];
        let mut line = Vec::new();
        for left in (0..plies).rev() {
            let after = |to: Square| State { mover: 1 - state.mover, at: state.other, other: to };
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
    use super::*;
    use crate::game::{Chance, Tree};
    use crate::quoridor::Board;

    /// A 5×5 board with random walls that leave both players a way, and nothing left to build with.
    fn boards(count: usize) -> impl Iterator<Item = Board> {
        let mut chance = Chance::new(8);
        std::iter::repeat_with(move || {
            let mut position = Position::start(2, 5, 8, Player::FIRST);
            for _ in 0..chance.below(9) {
                let (h, v) = position.wall_targets();
                let walls: Vec<_> = crate::quoridor::board::named(h, v).collect();
                let Some(&wall) = chance.pick(&walls) else { break };
                position.make(Move::Wall(wall));
            }
            *position.board()
        })
        .take(count)
    }

    fn race(board: Board, mover: Player, pawns: [Square; 2]) -> Position {
        Position::from_parts(board, [pawns[0], pawns[1], Square::A1, Square::A1], [0; 4], 2, mover)
    }

    /// Wins within so many plies, or loses, found by going through all states until nothing changes.
    fn by_brute_force(states: &[Position]) -> HashMap<Position, u32> {
        let mut plies: HashMap<Position, u32> =
            states.iter().filter(|state| state.winner().is_some()).map(|&state| (state, 0)).collect();
        for round in 1.. {
            let ends = |state: &&Position| {
                let mut after = state.action_list().into_iter().map(|a_move| {
                    let next = state.made(a_move);
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
            let table = Table::new(&states[0]);
            let mut solver = RaceSolver::default();
            for state in states.iter().filter(|state| state.winner().is_none()) {
                let expected = known.get(state).map(|&plies| (plies % 2 == 1, plies as usize));
                let exact = table.line(state).map(|solution| (solution.wins, solution.line.len()));
                assert_eq!(exact, expected, "{state:?}");
                let solution = solver.solve(state);
                assert_eq!(solution.as_ref().map(|s| s.wins), expected.map(|e| e.0), "{state:?}");
                undecided += usize::from(solution.is_none());
                let mut after = *state;
                for a_move in solution.iter().flat_map(|solution| &solution.line) {
                    let from = after.pawn(after.mover());
                    after = after.after(*a_move).unwrap_or_else(|refusal| panic!("{refusal}: {state:?}"));
                    let Move::Pawn(to) = *a_move else { panic!("a wall in a race") };
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
