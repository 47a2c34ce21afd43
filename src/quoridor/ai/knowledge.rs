//! Quoridor's implementation of [`Knowledge`].

use arrayvec::ArrayVec;

use super::RaceSolver;
use super::detour::DetourCache;
use super::shortest_paths::ShortestPaths;
use super::value::value;
use crate::quoridor::board::walls_at;
use crate::quoridor::{Move, Orientation, Player, Position, Square, Wall, squares};
use crate::search::{Knowledge, Level, Solution};

/// The evaluation, candidate moves and race solver of Quoridor.
///
/// ```
/// use keddah::quoridor::{Position, ai::QuoridorKnowledge};
/// use keddah::search::Knowledge;
/// let mut knowledge = QuoridorKnowledge::default();
/// let position = Position::default();
/// assert!(knowledge.evaluate(&position, 0) > 0, "the right to move counts");
/// ```
#[derive(Default)]
pub struct QuoridorKnowledge {
    races: RaceSolver,
    detours: DetourCache,
}

/// The least remaining depth at which quiet walls, which lengthen no path, are candidates.
const QUIET_DEPTH: i32 = 3;

impl Knowledge<Position> for QuoridorKnowledge {
    const ACTION_IDS: usize = 3 * Square::COUNT + 1;

    const LEVELS: [Level; 10] = super::levels::LEVELS;

    const FUTILITY_MARGIN: Option<i32> = Some(50);

    fn action_id(mv: Move) -> u16 {
        let index = match mv {
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

    fn evaluate(&mut self, position: &Position, player: usize) -> i32 {
        let player = Player::all(position.players()).nth(player);
        player.map_or(0, |player| value(position, player, &mut self.detours))
    }

    /// Visits the moves that the search tries: all pawn moves, and the walls that lengthen the
    /// opponents' paths by more than the player's own. At a remaining depth of 3 or more also other
    /// walls that are beside a pawn or touch another wall.
    fn candidates(&mut self, position: &Position, depth: i32, mut visit: impl FnMut(Move, i32)) {
        candidates_with_steps(position, depth >= QUIET_DEPTH, &mut |mv, steps| match mv {
            Move::Pawn(_) => visit(mv, 60 - 100 * steps.own),
            _ => visit(mv, 50 * (steps.others() - steps.own)),
        });
    }

    fn null_move(&self, position: &Position) -> Option<Position> {
        Some(position.play_unchecked(Move::Pass))
    }

    fn solve(&mut self, position: &Position) -> Option<Solution<Move>> {
        let home = position.pawn_targets() & position.goal(position.mover());
        if let Some(to) = squares(home).next() {
            return Some(Solution { wins: true, line: vec![Move::Pawn(to)] });
        }
        self.races.solve(position)
    }

    fn end_turn(&self, _: &Position) -> Option<Move> {
        None
    }

    fn expected_gain(&mut self, _: &Position) -> i32 {
        0
    }
}

/// The steps that a move adds to the shortest paths.
#[derive(Clone, Copy, Default)]
pub(super) struct AddedSteps {
    /// To the mover's own; negative if its pawn comes nearer to the goal.
    pub own: i32,
    /// To those of the opponents, in the order of the players.
    pub by_opponent: [i32; 3],
}

impl AddedSteps {
    /// The steps added to the paths of all opponents together.
    pub fn others(&self) -> i32 {
        self.by_opponent.iter().sum()
    }
}

/// Visits the moves that a search tries, as [`QuoridorKnowledge::candidates`] says, with the steps
/// that each adds; `quiet` includes the walls that lengthen no path.
pub(super) fn candidates_with_steps(
    position: &Position,
    quiet: bool,
    visit: &mut dyn FnMut(Move, AddedSteps),
) {
    let mover = position.mover();
    let passages = position.board().passages();
    let own = ShortestPaths::new(position, &passages, mover);
    let targets = position.pawn_targets();
    squares(targets)
        .for_each(|to| visit(Move::Pawn(to), AddedSteps { own: -own.gain(to), ..AddedSteps::default() }));
    let (h, v) = position.wall_targets();
    if h | v == 0 {
        if targets == 0 {
            visit(Move::Pass, AddedSteps::default());
        }
        return;
    }
    let others: ArrayVec<ShortestPaths, 3> = Player::all(position.players())
        .filter(|&player| player != mover)
        .map(|player| ShortestPaths::new(position, &passages, player))
        .collect();
    let (mut candidates_h, mut candidates_v) = (0, 0);
    if quiet {
        (candidates_h, candidates_v) = position.board().touching_slots();
        let beside = beside_pawns(position);
        candidates_h |= beside;
        candidates_v |= beside;
    }
    let (quiet_h, quiet_v) = (candidates_h, candidates_v);
    for paths in &others {
        candidates_h |= paths.crossing_walls().0;
        candidates_v |= paths.crossing_walls().1;
    }
    let mut any = targets != 0;
    for wall in walls_at(h & candidates_h, v & candidates_v) {
        let mut steps = AddedSteps { own: own.detour(wall), ..AddedSteps::default() };
        for (added, paths) in steps.by_opponent.iter_mut().zip(&others) {
            *added = paths.detour(wall);
        }
        let quiet = match wall.orientation {
            Orientation::Horizontal => quiet_h,
            Orientation::Vertical => quiet_v,
        };
        if steps.others() > steps.own || quiet & wall.square.bit() != 0 {
            any = true;
            visit(Move::Wall(wall), steps);
        }
    }
    if !any {
        walls_at(h, v).for_each(|wall| visit(Move::Wall(wall), AddedSteps::default()));
    }
}

/// The squares that name walls whose midpoint is a corner of a pawn's square.
fn beside_pawns(position: &Position) -> u128 {
    Player::all(position.players()).fold(0, |set, player| {
        let (file, rank) = (position.pawn(player).file(), position.pawn(player).rank());
        let corner = |west: u8, south: u8| Square::new(file.checked_sub(west)?, rank.checked_sub(south)?);
        let corners = [corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1)];
        corners.into_iter().flatten().fold(set, |set, square| set | square.bit())
    })
}
