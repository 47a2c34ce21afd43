//! What the search asks about Quoridor, answered.

use super::RaceSolver;
use super::habit::{has_built, nearest};
use super::value::value;
use crate::game::Tree;
use crate::quoridor::path::{FAR, distances, shortest_passages};
use crate::quoridor::{Move, Orientation, Passages, Player, Position, Square, Wall, distance};
use crate::search::{Habit, Knowledge, Level, Solution};

/// Answers the search's questions about Quoridor.
#[derive(Default)]
pub struct QuoridorKnowledge {
    races: RaceSolver,
}

/// The depth from which on also walls are looked at that lengthen nobody's way.
const QUIET_DEPTH: i32 = 3;

impl Knowledge<Position> for QuoridorKnowledge {
    const ACTIONS: usize = 3 * Square::COUNT + 1;

    const LEVELS: [Level; 10] = {
        const fn level(depth: u32, nodes: u64, noise: i32) -> Level {
            Level { depth, full_depth: 1, nodes, noise }
        }
        const ANY: u32 = u32::MAX;
        [
            level(1, 1_000, 250),
            level(2, 4_000, 120),
            level(2, 10_000, 40),
            level(3, 20_000, 20),
            level(ANY, 30_000, 0),
            level(ANY, 60_000, 0),
            level(ANY, 120_000, 0),
            level(ANY, 250_000, 0),
            level(ANY, 500_000, 0),
            level(ANY, 1_000_000, 0),
        ]
    };

    fn id(a_move: Move) -> u16 {
        let index = match a_move {
            Move::Pawn(to) => to.index(),
            Move::Wall(Wall { square, orientation: Orientation::Horizontal }) => {
                Square::COUNT + square.index()
            }
            Move::Wall(Wall { square, orientation: Orientation::Vertical }) => {
                2 * Square::COUNT + square.index()
            }
            Move::Pass => 3 * Square::COUNT,
        };
        index as u16
    }

    fn value(&mut self, position: &Position, player: usize) -> i32 {
        Player::all(position.players()).nth(player).map_or(0, |player| value(position, player))
    }

    /// All moves of the pawn, all walls that lengthen an opponent's way; looking further ahead also those beside pawns and
    /// those that touch a wall.
    fn actions(&mut self, position: &Position, depth: i32, mut visit: impl FnMut(Move, i32)) {
        let mover = position.mover();
        let passages = position.board().passages();
        let ways: Vec<_> =
            Player::all(position.players()).map(|player| Way::new(position, &passages, player)).collect();
        let to_go = distances(&passages, position.goal(mover));
        let far = i32::from(to_go[position.pawn(mover).index()]);
        let quiet = if depth >= QUIET_DEPTH { position.board().touching() } else { (0, 0) };
        let beside = if depth >= QUIET_DEPTH { beside_pawns(position) } else { 0 };
        let mut any = false;
        position.actions(|a_move| {
            let prior = match a_move {
                Move::Pawn(to) => match to_go[to.index()] {
                    FAR => Some(-500),
                    steps => Some(60 + 100 * (far - i32::from(steps))),
                },
                Move::Wall(wall) => {
                    let longer: i32 = ways
                        .iter()
                        .map(|way| {
                            if way.player == mover {
                                -way.longer(&passages, wall)
                            } else {
                                way.longer(&passages, wall)
                            }
                        })
                        .sum();
                    let near = match wall.orientation {
                        Orientation::Horizontal => quiet.0 | beside,
                        Orientation::Vertical => quiet.1 | beside,
                    } & wall.square.bit()
                        != 0;
                    (longer > 0 || near).then_some(50 * longer)
                }
                Move::Pass => Some(0),
            };
            if let Some(prior) = prior {
                any = true;
                visit(a_move, prior);
            }
        });
        if !any {
            position.actions(|a_move| visit(a_move, 0));
        }
    }

    /// The pawn goes on along a shortest path.
    fn habit(&mut self, position: &Position) -> Option<Habit<Move>> {
        let mover = position.mover();
        let steps = distances(&position.board().passages(), position.goal(mover));
        let to = nearest(position.pawn_targets(), &steps)?;
        Some(Habit { action: Move::Pawn(to), only: !has_built(position, mover) })
    }

    fn solve(&mut self, position: &Position) -> Option<Solution<Move>> {
        let home = position.pawn_targets() & position.goal(position.mover());
        if let Some(to) = crate::quoridor::squares(home).next() {
            return Some(Solution { wins: true, line: vec![Move::Pawn(to)] });
        }
        self.races.solve(position)
    }

    fn stop(&self, _: &Position) -> Option<Move> {
        None
    }

    fn prospect(&mut self, _: &Position) -> i32 {
        0
    }
}

/// A player's way to the goal.
struct Way {
    player: Player,
    from: Square,
    goal: u128,
    steps: u32,
    /// The passages of one shortest path.
    path: Passages,
}

impl Way {
    fn new(position: &Position, passages: &Passages, player: Player) -> Self {
        let (from, goal) = (position.pawn(player), position.goal(player));
        let steps = distance(passages, from, goal).unwrap_or_default();
        let path = shortest_passages(passages, from, goal).unwrap_or(Passages { north: 0, east: 0 });
        Self { player, from, goal, steps, path }
    }

    /// By how many steps a wall lengthens it.
    fn longer(&self, passages: &Passages, wall: Wall) -> i32 {
        if self.path.with(wall) == self.path {
            return 0;
        }
        distance(&passages.with(wall), self.from, self.goal).map_or(0, |steps| (steps - self.steps) as i32)
    }
}

/// The places for walls that touch a pawn's square with their middle.
fn beside_pawns(position: &Position) -> u128 {
    Player::all(position.players()).fold(0, |set, player| {
        let (file, rank) = (position.pawn(player).file(), position.pawn(player).rank());
        let corner = |west: u8, south: u8| Square::new(file.checked_sub(west)?, rank.checked_sub(south)?);
        let corners = [corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1)];
        corners.into_iter().flatten().fold(set, |set, square| set | square.bit())
    })
}
