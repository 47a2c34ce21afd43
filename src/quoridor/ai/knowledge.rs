//! Quoridor's implementation of [`Knowledge`].

use arrayvec::ArrayVec;

use super::RaceSolver;
use super::detour::DetourCache;
use super::opponent_model::has_placed_wall;
use super::shortest_paths::ShortestPaths;
use super::value::value;
use crate::quoridor::board::walls_at;
use crate::quoridor::{Move, Orientation, Passages, Player, Position, Square, Wall, squares};
use crate::search::{Knowledge, Level, OpponentModel, Solution};

/// The evaluation, candidate moves, opponent model and race solver of Quoridor.
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

/// The playing levels of Quoridor with more than two players. Levels 3 and 4 search deeper than
/// with two and without errors, since the opponent model makes depth cheap.
pub(super) const MULTIPLAYER_LEVELS: [Level; 10] = {
    let mut levels = QuoridorKnowledge::LEVELS;
    levels[2] = Level { depth: 4, noise: 0, ..levels[2] };
    levels[3] = Level { depth: 5, noise: 0, ..levels[3] };
    levels
};

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

    /// Visits the moves that the search tries: all pawn moves, and the walls that lengthen an
    /// opponent's path. At a remaining depth of 3 or more also walls that lengthen no path, if they
    /// are beside a pawn or touch another wall.
    fn candidates(&mut self, position: &Position, depth: i32, mut visit: impl FnMut(Move, i32)) {
        candidates_with_steps(position, depth >= QUIET_DEPTH, |mv, steps| match mv {
            Move::Pawn(_) => visit(mv, 60 - 100 * steps.own),
            _ => visit(mv, 50 * (steps.others - steps.own)),
        });
    }

    /// The pawn advances along a shortest path. A player who has placed a wall before and is not
    /// the nearest to its goal places another.
    fn opponent_model(&mut self, position: &Position) -> Option<OpponentModel<Move>> {
        let mover = position.mover();
        let passages = position.board().passages();
        let paths = ShortestPaths::new(position, &passages, mover);
        let has_placed = has_placed_wall(position, mover);
        if has_placed && let Some(wall) = best_wall_against_leader(position, &passages, &paths) {
            return Some(OpponentModel { actions: vec![Move::Wall(wall)], only: false });
        }
        let targets = squares(position.pawn_targets());
        let most = targets.clone().map(|to| paths.gain(to)).max()?;
        let actions = targets.filter(|&to| paths.gain(to) == most).map(Move::Pawn).collect();
        Some(OpponentModel { actions, only: !has_placed })
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
    /// To those of all opponents together.
    pub others: i32,
}

/// Visits the moves that a search tries, as [`QuoridorKnowledge::candidates`] says, with the steps
/// that each adds; `quiet` includes the walls that lengthen no path.
#[inline]
pub(super) fn candidates_with_steps(
    position: &Position,
    quiet: bool,
    mut visit: impl FnMut(Move, AddedSteps),
) {
    let mover = position.mover();
    let passages = position.board().passages();
    let own = ShortestPaths::new(position, &passages, mover);
    let targets = position.pawn_targets();
    squares(targets).for_each(|to| visit(Move::Pawn(to), AddedSteps { own: -own.gain(to), others: 0 }));
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
        let steps =
            AddedSteps { own: own.detour(wall), others: others.iter().map(|paths| paths.detour(wall)).sum() };
        let quiet = match wall.orientation {
            Orientation::Horizontal => quiet_h,
            Orientation::Vertical => quiet_v,
        };
        if steps.others > steps.own || quiet & wall.square.bit() != 0 {
            any = true;
            visit(Move::Wall(wall), steps);
        }
    }
    if !any {
        walls_at(h, v).for_each(|wall| visit(Move::Wall(wall), AddedSteps::default()));
    }
}

/// The wall that lengthens the leader's path most, relative to the mover's own. The leader is the
/// opponent nearest to its goal; `None` if the mover is as near.
fn best_wall_against_leader(position: &Position, passages: &Passages, own: &ShortestPaths) -> Option<Wall> {
    let mover = position.mover();
    let others = Player::all(position.players()).filter(|&player| player != mover);
    let leader = others
        .map(|player| ShortestPaths::new(position, passages, player))
        .min_by_key(ShortestPaths::steps)?;
    if leader.steps() >= own.steps() {
        return None;
    }
    let ((h, v), (crossing_h, crossing_v)) = (position.wall_targets(), leader.crossing_walls());
    let gains =
        walls_at(h & crossing_h, v & crossing_v).map(|wall| (leader.detour(wall) - own.detour(wall), wall));
    gains.filter(|&(gain, _)| gain > 0).max_by_key(|&(gain, _)| gain).map(|(_, wall)| wall)
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
