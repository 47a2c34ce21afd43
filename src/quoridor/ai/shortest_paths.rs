//! All shortest paths of a player to its goal as bitboards, and the walls that lengthen them.

use crate::quoridor::square::STRIDE;
use crate::quoridor::{Orientation, Passages, Player, Position, Square, Wall};

/// An upper bound on the length of a shortest path, in steps.
const MAX_STEPS: usize = Square::COUNT;

/// All shortest paths of one player, as the sets of squares of a flood fill from both ends.
pub(super) struct ShortestPaths {
    passages: Passages,
    goal: u128,
    steps: usize,
    /// The squares at most 0, 1, 2 … steps from the goal, up to two steps beyond the pawn.
    to_goal: [u128; MAX_STEPS + 3],
    /// The squares at most 0, 1, 2 … steps from the pawn.
    from_pawn: [u128; MAX_STEPS + 1],
    /// A superset of the walls that block every shortest path: horizontal, vertical.
    crossing: (u128, u128),
}

impl ShortestPaths {
    pub fn new(position: &Position, passages: &Passages, player: Player) -> Self {
        let (pawn, goal) = (position.pawn(player).bit(), position.goal(player));
        let mut paths = Self {
            passages: *passages,
            goal,
            steps: 0,
            to_goal: [0; MAX_STEPS + 3],
            from_pawn: [0; MAX_STEPS + 1],
            crossing: (0, 0),
        };
        let mut reached = goal;
        paths.to_goal[0] = goal;
        while reached & pawn == 0 && paths.steps < MAX_STEPS {
            paths.steps += 1;
            reached = passages.spread(reached);
            paths.to_goal[paths.steps] = reached;
        }
        for beyond in 1..=2 {
            reached = passages.spread(reached);
            paths.to_goal[paths.steps + beyond] = reached;
        }
        paths.find_crossing_walls(pawn);
        paths
    }

    /// Finds the walls that may block every shortest path. A layer is the set of squares that the
    /// paths reach after a number of steps. Such a wall blocks either all passages between two
    /// successive layers, of which there are one or two, or one passage each of two different pairs
    /// of layers.
    fn find_crossing_walls(&mut self, pawn: u128) {
        let Passages { north, east } = self.passages;
        let (mut here, mut reached) = (pawn, pawn);
        let (mut all, mut pairs) = ((0, 0), (0, 0));
        for step in 0..self.steps {
            self.from_pawn[step] = reached;
            reached = self.passages.spread(reached);
            let next = self.passages.spread(here) & self.to_goal[self.steps - step - 1];
            let n = north & (here & next >> STRIDE | next & here >> STRIDE);
            let e = east & (here & next >> 1 | next & here >> 1);
            match (n.count_ones(), e.count_ones()) {
                (1, 0) => self.crossing.0 |= n | n >> 1,
                (0, 1) => self.crossing.1 |= e | e >> STRIDE,
                (2, 0) => self.crossing.0 |= n & n >> 1,
                (0, 2) => self.crossing.1 |= e & e >> STRIDE,
                _ => {}
            }
            all = (all.0 | n, all.1 | e);
            pairs = (pairs.0 | n & n >> 1, pairs.1 | e & e >> STRIDE);
            here = next;
        }
        self.crossing.0 |= all.0 & all.0 >> 1 & !pairs.0;
        self.crossing.1 |= all.1 & all.1 >> STRIDE & !pairs.1;
    }

    /// The length of the player's shortest paths, in steps.
    pub const fn steps(&self) -> i32 {
        self.steps as i32
    }

    /// A superset of the walls that block every shortest path: horizontal, vertical.
    pub const fn crossing_walls(&self) -> (u128, u128) {
        self.crossing
    }

    /// The number of steps by which a square that the pawn can move to is nearer to the goal.
    pub fn gain(&self, to: Square) -> i32 {
        let nearest = self.steps.saturating_sub(2);
        let found = (nearest..self.steps + 2).find(|&steps| self.to_goal[steps] & to.bit() != 0);
        self.steps as i32 - found.unwrap_or(self.steps + 2) as i32
    }

    /// The number of steps by which a wall lengthens the shortest path; 0 for an illegal wall that
    /// leaves no path.
    pub fn detour(&self, wall: Wall) -> i32 {
        let crossing = match wall.orientation {
            Orientation::Horizontal => self.crossing.0,
            Orientation::Vertical => self.crossing.1,
        };
        if crossing & wall.square.bit() == 0 {
            return 0;
        }
        let passages = self.passages.with(wall);
        let (mut reached, mut steps) = (self.from_pawn[0], 0);
        while reached & self.goal == 0 {
            let more = passages.spread(reached);
            if more == reached {
                return 0;
            }
            reached = more;
            steps += 1;
        }
        steps - self.steps()
    }
}
