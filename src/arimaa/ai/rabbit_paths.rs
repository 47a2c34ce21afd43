//! A lower bound on the steps that a side needs to reach goal: a flood of the squares that its
//! rabbits can reach, by what their paths need besides their own steps.

use crate::arimaa::pending::Pending;
use crate::arimaa::square::{neighbors, step_origins};
use crate::arimaa::{Board, Direction, Kind, Position, Side, TRAPS, squares};

/// A lower bound on the steps that the rabbit nearest to goal needs, with its possible squares.
pub(super) struct CheapestPath {
    /// The least number of steps in which any rabbit could reach goal, a lower bound.
    pub steps: u32,
    /// The squares that rabbits can enter within the least number of steps to goal.
    squares: u64,
    /// A bitboard of the rabbits that are frozen before the first step.
    frozen: u64,
    /// Whether some cheapest path may need steps far away from it.
    needs_far_steps: bool,
}

impl CheapestPath {
    /// The squares from which a step can contribute to a goal, with `left` steps left.
    pub fn sources(&self, position: &Position, left: u32) -> u64 {
        match position.pending() {
            // The goal needs the open pull, which must be completed at once.
            Pending::Pull { .. } if self.steps > left => position.board().side(position.side().other()),
            // No step to spare: each must change something on or beside a path, if only by a
            // capture or a pull.
            _ if self.steps == left && !self.needs_far_steps => {
                let beside = neighbors(self.squares) | neighbors(neighbors(self.frozen));
                let near = self.squares | self.frozen | beside;
                near | neighbors(near | neighbors(near & TRAPS))
            }
            _ => u64::MAX,
        }
    }
}

/// The squares that rabbits can reach at a given cost in steps, by what the path has needed besides
/// the rabbit's own steps.
///
/// Costs are lower bounds:
///
/// - To move a friend out of the way takes one own step; another one if that friend alone keeps the
///   rabbit from being frozen or captured.
/// - To support or to thaw the rabbit takes one own step if a friend can be beside it at once,
///   otherwise two or three steps.
/// - To move an enemy out of the way takes a step of the enemy and an own step that pushes or pulls
///   it; that own step may be the one that moved the friend or thawed the rabbit. It takes another
///   own step if the enemy is not loose (see [`Obstacles`]).
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
    /// The squares reached after an enemy piece was displaced, by steps beside it.
    enemy: u64,
    /// The squares reached with steps of other pieces that may begin far from the path.
    far: u64,
}

/// A lower bound on the steps that the side to move needs to reach goal; `None` if it exceeds
/// `most`, which is at most five.
pub(super) fn min_steps(position: &Position, most: u32) -> Option<CheapestPath> {
    let rabbits = rabbits_within(position, most);
    let (side, board) = (position.side(), position.board());
    if rabbits == 0 {
        return None;
    }
    let frozen = board.frozen(side);
    let ways = possible_ways(board, side, rabbits, frozen, most)?;
    let obstacles = Obstacles::new(position, rabbits, frozen, ways);
    let Obstacles { friends, empty, loose, tight, apart, .. } = obstacles;
    let enemies = loose | tight | apart;
    let frozen = frozen & rabbits;
    // At the current cost, and at the next four.
    let mut coming = [Reached::default(); 5];
    coming[0].clear = rabbits & !frozen;
    if frozen != 0 {
        let [at_once, soon, later] = obstacles.thawed(position, frozen);
        coming[1].helped = at_once;
        coming[2].far = soon;
        coming[3].far = later;
    }
    let Dangers { unsupported, held } = Dangers::new(position);
    let mut seen = rabbits;
    for cost in 0..=most {
        let [now, next @ ..] = coming;
        if (now.clear | now.helped | now.friend | now.enemy | now.far) & side.goal_rank() != 0 {
            let needs_far_steps = now.far & side.goal_rank() != 0;
            return Some(CheapestPath { steps: cost, squares: seen, frozen, needs_far_steps });
        }
        let Some(left) = (most - cost).checked_sub(1) else { break };
        let near_goal = within(side, left);
        let [clear, helped, friend, enemy, far] =
            [now.clear, now.helped, now.friend, now.enemy, now.far].map(|set| step(side, set) & near_goal);
        seen |= now.alone | clear | helped | friend | enemy | far;
        let [mut alone, mut safe, mut free] = [0; 3];
        for way in 0..3 {
            let to = steps(side, now.clear)[way] & near_goal;
            alone |= to & unsupported[way];
            safe |= to & !unsupported[way];
            free |= steps(side, now.clear & !held[way])[way];
        }
        let lone_supporters = clear & !free & friends;
        let [at_once, soon, later] = obstacles.helped(now.alone);
        coming = [next[0], next[1], next[2], next[3], Reached::default()];
        let [one, two, three, four, _] = &mut coming;
        one.clear |= safe & empty;
        one.alone |= alone & empty;
        one.helped |= at_once | helped & empty;
        one.friend |= helped & friends | friend & empty;
        two.friend |= (free | friend) & friends;
        one.enemy |= enemy & (empty | friends);
        two.enemy |= (helped | friend) & loose | enemy & enemies;
        three.enemy |= (helped | friend) & apart | clear & loose;
        four.enemy |= clear & apart;
        one.far |= far & (empty | friends);
        two.far |= far & enemies | soon;
        three.far |= (helped | friend) & tight | lone_supporters | later;
        four.far |= clear & tight;
    }
    None
}

/// The rabbits of the side to move that are at most `steps` ranks from its goal.
#[inline(always)]
pub(super) fn rabbits_within(position: &Position, steps: u32) -> u64 {
    let (side, board) = (position.side(), position.board());
    board.kind(Kind::Rabbit) & board.side(side) & within(side, steps)
}

/// Returns a superset of the squares that rabbits can enter within `most` steps, or `None` if no
/// rabbit can reach goal. Ignores freezing and captures on the way, and assumes that every enemy
/// but the elephant can be displaced at once. If it returns `None`, so does [`min_steps`]. Much
/// faster than the full bound, and usually decisive.
fn possible_ways(board: &Board, side: Side, rabbits: u64, frozen: u64, most: u32) -> Option<u64> {
    let [friends, enemies] = [side, side.other()].map(|side| board.side(side));
    let (empty, enemies) = (!board.occupied(), enemies & !board.kind(Kind::Elephant));
    // The squares reached at the current cost over empty squares alone, and those reached otherwise
    // at the current cost and at the next two.
    let (mut clear, mut other) = (rabbits & !frozen, [0, rabbits & frozen, 0]);
    let (mut seen, mut at_goal) = (0, clear);
    for left in (0..most).rev() {
        let near_goal = within(side, left);
        let [from_clear, from_other] = [clear, other[0]].map(|set| step(side, set) & near_goal);
        clear = from_clear & empty;
        other = [
            other[1] | from_other & (empty | friends),
            other[2] | from_clear & friends | from_other & enemies,
            from_clear & enemies,
        ];
        seen |= from_clear | from_other;
        at_goal |= clear | other[0];
    }
    (at_goal & side.goal_rank() != 0).then_some(seen)
}

/// Returns the squares that rabbits can step to from those of a set, by direction: forward, to the
/// east, to the west.
#[inline(always)]
fn steps(side: Side, set: u64) -> [u64; 3] {
    // `step_origins` returns the squares whose neighbor in a direction is in the set.
    [side.backward(), Direction::West, Direction::East].map(|back| step_origins(set, back))
}

/// Returns the squares that rabbits can step to from those of a set.
#[inline(always)]
fn step(side: Side, set: u64) -> u64 {
    let [forward, east, west] = steps(side, set);
    forward | east | west
}

/// The squares where a rabbit is frozen or captured unless a friend is beside it, by direction of
/// its step: forward, to the east, to the west.
struct Dangers {
    /// Those that it enters without a friend beside them.
    unsupported: [u64; 3],
    /// Those that it leaves with no friend beside them but perhaps one in its way.
    held: [u64; 3],
}

impl Dangers {
    fn new(position: &Position) -> Self {
        let (side, board) = (position.side(), position.board());
        let friends = board.side(side);
        let freezers = board.side(side.other()) & !board.kind(Kind::Rabbit);
        let dangers = (neighbors(freezers) | TRAPS) & !side.goal_rank();
        // The squares with a friend on that side.
        let [behind, west, east] = steps(side, friends);
        let ahead = step_origins(friends, side.backward().opposite());
        let (column, row) = (ahead | behind, west | east);
        Self {
            unsupported: [ahead | row, column | east, column | west].map(|friend| dangers & !friend),
            held: [behind | row, column | west, column | east].map(|friend| dangers & !friend),
        }
    }
}

/// The pieces that can be in the way of rabbits, and those that can help them.
struct Obstacles {
    friends: u64,
    empty: u64,
    /// The squares that may be empty once the rabbit has moved, without another own step.
    open: u64,
    /// The frozen friends.
    frozen: u64,
    /// The friends that can help a rabbit on its way.
    helpers: u64,
    /// The enemies that can be displaced at once: beside a stronger friend that is mobile, with
    /// room for the push or the pull.
    loose: u64,
    /// The other enemies beside a stronger friend.
    tight: u64,
    /// The enemies without a stronger friend beside them, other than the elephant.
    apart: u64,
}

impl Obstacles {
    /// `ways` is the result of [`possible_ways`]; `loose` and `tight` are exact only there.
    fn new(position: &Position, rabbits: u64, frozen: u64, ways: u64) -> Self {
        let (side, board) = (position.side(), position.board());
        let [friends, enemies] = [side, side.other()].map(|side| board.side(side));
        let empty = !board.occupied();
        let enemies = enemies & !board.kind(Kind::Elephant);
        // Rabbits leave their squares, and so do pieces in traps that lose their support by that.
        let open = empty | rabbits | friends & TRAPS;
        let beside = enemies & (board.dislodgeable(side, friends) | position.pulled());
        let roomy = neighbors(empty | friends & TRAPS) | position.pulled();
        let mut loose = beside;
        let in_the_way = beside & ways;
        if in_the_way != 0 && (frozen & !rabbits != 0 || in_the_way & !roomy != 0) {
            // Rabbits may thaw friends on their first two steps: a displacement takes the others.
            let passed = step(side, rabbits) & empty;
            let passed = passed | step(side, passed) & empty;
            let mobile = friends & (!frozen | neighbors(passed));
            loose = beside & displaceable(board, side, mobile, roomy, open) | beside & position.pulled();
        }
        Self {
            friends,
            empty,
            open,
            frozen,
            helpers: if rabbits.is_power_of_two() { friends & !rabbits } else { friends },
            loose,
            tight: beside & !loose,
            apart: enemies & !beside,
        }
    }

    /// Splits the squares of rabbits without support by the steps that it takes to support or thaw
    /// them: one, two, or more.
    fn helped(&self, alone: u64) -> [u64; 3] {
        if alone == 0 {
            return [0; 3];
        }
        let near = neighbors(self.helpers) & self.open;
        let at_once = alone & neighbors(near);
        let beside = self.loose | self.tight;
        let soon = neighbors(neighbors(near) & self.open | beside | TRAPS & neighbors(beside));
        [at_once, alone & soon & !at_once, alone & !soon & !at_once]
    }

    /// Splits the frozen rabbits by the steps that it takes to thaw them: one, two, or more.
    fn thawed(&self, position: &Position, rabbits: u64) -> [u64; 3] {
        let (side, board, empty) = (position.side(), position.board(), self.empty);
        let mobile = self.friends & !self.frozen;
        let loose = || displaceable(board, side, mobile, neighbors(empty), empty) | position.pulled();
        let mut thawed = [0; 3];
        for rabbit in squares(rabbits) {
            let (bit, around) = (rabbit.bit(), rabbit.neighbors());
            let entries = neighbors(around & empty) & !bit;
            let supporters = neighbors(around & TRAPS);
            let steps = if entries & mobile != 0 {
                // A friend steps beside the rabbit.
                1
            } else if (entries | neighbors(entries & empty)) & self.friends & !bit != 0
                || loose() & (around | supporters) != 0
            {
                // A friend comes with two steps, or is thawed first; or an enemy beside the rabbit
                // is displaced, or captured in a trap, and no longer in the way either.
                2
            } else {
                3
            };
            thawed[steps - 1] |= bit;
        }
        thawed
    }
}

/// The enemies that `mobile` friends can push, those in `roomy`, or pull by a step to an `open`
/// square.
fn displaceable(board: &Board, side: Side, mobile: u64, roomy: u64, open: u64) -> u64 {
    board.dislodgeable(side, mobile) & roomy | board.dislodgeable(side, mobile & neighbors(open))
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
