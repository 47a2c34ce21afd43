//! What the search asks about Quoridor, answered.

use arrayvec::ArrayVec;

use super::RaceSolver;
use super::habit::has_built;
use super::stretch::Stretches;
use super::value::value;
use super::way::Way;
use crate::quoridor::board::named;
use crate::quoridor::{Move, Orientation, Passages, Player, Position, Square, Wall, squares};
use crate::search::{Habit, Knowledge, Level, Solution};

/// Answers the search's questions about Quoridor.
#[derive(Default)]
pub struct QuoridorKnowledge {
    races: RaceSolver,
    stretches: Stretches,
}

/// What the levels may do with more than two players: those who only run are foreseen so far, and nobody is slighted by a
/// turn or two more of the mover's own.
pub(super) const LEVELS_OF_MANY: [Level; 10] = {
    let mut levels = QuoridorKnowledge::LEVELS;
    levels[2] = Level { depth: 4, noise: 0, ..levels[2] };
    levels[3] = Level { depth: 5, noise: 0, ..levels[3] };
    levels
};

/// The depth from which on also walls are looked at that lengthen nobody's way.
const QUIET_DEPTH: i32 = 3;

impl Knowledge<Position> for QuoridorKnowledge {
    const ACTIONS: usize = 3 * Square::COUNT + 1;

    const LEVELS: [Level; 10] = super::levels::LEVELS;

    const MARGIN: Option<i32> = Some(50);

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
        let player = Player::all(position.players()).nth(player);
        player.map_or(0, |player| value(position, player, &mut self.stretches))
    }

    /// All moves of the pawn, all walls that lengthen an opponent's way; looking further ahead also those beside pawns and
    /// those that touch a wall.
    fn actions(&mut self, position: &Position, depth: i32, mut visit: impl FnMut(Move, i32)) {
        let mover = position.mover();
        let passages = position.board().passages();
        let own = Way::new(position, &passages, mover);
        let targets = position.pawn_targets();
        squares(targets).for_each(|to| visit(Move::Pawn(to), 60 + 100 * own.gain(to)));
        let (h, v) = position.wall_targets();
        if h | v == 0 {
            if targets == 0 {
                visit(Move::Pass, 0);
            }
            return;
        }
        let others: ArrayVec<Way, 3> = Player::all(position.players())
            .filter(|&player| player != mover)
            .map(|player| Way::new(position, &passages, player))
            .collect();
        let (mut look_h, mut look_v) = (0, 0);
        if depth >= QUIET_DEPTH {
            (look_h, look_v) = position.board().touching();
            let beside = beside_pawns(position);
            look_h |= beside;
            look_v |= beside;
        }
        let (quiet_h, quiet_v) = (look_h, look_v);
        for way in &others {
            look_h |= way.crossed().0;
            look_v |= way.crossed().1;
        }
        let mut any = targets != 0;
        for wall in named(h & look_h, v & look_v) {
            let longer = others.iter().map(|way| way.longer(wall)).sum::<i32>() - own.longer(wall);
            let quiet = match wall.orientation {
                Orientation::Horizontal => quiet_h,
                Orientation::Vertical => quiet_v,
            };
            if longer > 0 || quiet & wall.square.bit() != 0 {
                any = true;
                visit(Move::Wall(wall), 50 * longer);
            }
        }
        if !any {
            named(h, v).for_each(|wall| visit(Move::Wall(wall), 0));
        }
    }

    /// The pawn goes on along a shortest path; but who has built before builds again where somebody is nearer to the goal.
    fn habit(&mut self, position: &Position) -> Option<Habit<Move>> {
        let mover = position.mover();
        let passages = position.board().passages();
        let way = Way::new(position, &passages, mover);
        let built = has_built(position, mover);
        if built && let Some(wall) = hindrance(position, &passages, &way) {
            return Some(Habit { actions: vec![Move::Wall(wall)], only: false });
        }
        let targets = squares(position.pawn_targets());
        let most = targets.clone().map(|to| way.gain(to)).max()?;
        let actions = targets.filter(|&to| way.gain(to) == most).map(Move::Pawn).collect();
        Some(Habit { actions, only: !built })
    }

    fn pass(&self, position: &Position) -> Option<Position> {
        Some(position.made(Move::Pass))
    }

    fn solve(&mut self, position: &Position) -> Option<Solution<Move>> {
        let home = position.pawn_targets() & position.goal(position.mover());
        if let Some(to) = squares(home).next() {
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

/// The wall that costs whoever is nearest to its goal, and nearer than the mover, the most beyond what it costs the mover.
fn hindrance(position: &Position, passages: &Passages, own: &Way) -> Option<Wall> {
    let mover = position.mover();
    let others = Player::all(position.players()).filter(|&player| player != mover);
    let ahead = others.map(|player| Way::new(position, passages, player)).min_by_key(Way::steps)?;
    if ahead.steps() >= own.steps() {
        return None;
    }
    let ((h, v), (crossed_h, crossed_v)) = (position.wall_targets(), ahead.crossed());
    let gains = named(h & crossed_h, v & crossed_v).map(|wall| (ahead.longer(wall) - own.longer(wall), wall));
    gains.filter(|&(gain, _)| gain > 0).max_by_key(|&(gain, _)| gain).map(|(_, wall)| wall)
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
