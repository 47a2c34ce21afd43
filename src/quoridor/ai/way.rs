//! A player's shortest ways to its goal, all of them at once, and the walls that lengthen them.

use crate::quoridor::square::STRIDE;
use crate::quoridor::{Orientation, Passages, Player, Position, Square, Wall};

/// Longer than any way on a board that leaves one open to everybody.
const MOST_STEPS: usize = Square::COUNT;

/// All shortest ways of one player.
pub(super) struct Way {
    passages: Passages,
    goal: u128,
    steps: usize,
    /// What lies at most 0, 1, 2 … steps from the goal, up to two steps further than the pawn.
    to_goal: [u128; MOST_STEPS + 3],
    /// What lies at most 0, 1, 2 … steps from the pawn.
    from_pawn: [u128; MOST_STEPS + 1],
    /// Walls among which are all that every shortest way crosses: horizontal, vertical.
    crossed: (u128, u128),
}

impl Way {
    pub fn new(position: &Position, passages: &Passages, player: Player) -> Self {
        let (pawn, goal) = (position.pawn(player).bit(), position.goal(player));
        let mut way = Self {
            passages: *passages,
            goal,
            steps: 0,
            to_goal: [0; MOST_STEPS + 3],
            from_pawn: [0; MOST_STEPS + 1],
            crossed: (0, 0),
        };
        let mut reached = goal;
        way.to_goal[0] = goal;
        while reached & pawn == 0 && way.steps < MOST_STEPS {
            way.steps += 1;
            reached = passages.spread(reached);
            way.to_goal[way.steps] = reached;
        }
        for beyond in 1..=2 {
            reached = passages.spread(reached);
            way.to_goal[way.steps + beyond] = reached;
        }
        way.cross(pawn);
        way
    }

    /// Finds the walls that no shortest way may get past. Between two layers of squares all ways go through one or two
    /// passages there, or the wall stands across one between two layers and another between two others.
    fn cross(&mut self, pawn: u128) {
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
                (1, 0) => self.crossed.0 |= n | n >> 1,
                (0, 1) => self.crossed.1 |= e | e >> STRIDE,
                (2, 0) => self.crossed.0 |= n & n >> 1,
                (0, 2) => self.crossed.1 |= e & e >> STRIDE,
                _ => {}
            }
            all = (all.0 | n, all.1 | e);
            pairs = (pairs.0 | n & n >> 1, pairs.1 | e & e >> STRIDE);
            here = next;
        }
        self.crossed.0 |= all.0 & all.0 >> 1 & !pairs.0;
        self.crossed.1 |= all.1 & all.1 >> STRIDE & !pairs.1;
    }

    /// How long it is.
    pub const fn steps(&self) -> i32 {
        self.steps as i32
    }

    /// Places among which are all where a wall would lengthen it: horizontal, vertical.
    pub const fn crossed(&self) -> (u128, u128) {
        self.crossed
    }

    /// How much nearer to the goal than the pawn a square is that it can go to.
    pub fn gain(&self, to: Square) -> i32 {
        let nearest = self.steps.saturating_sub(2);
        let found = (nearest..self.steps + 2).find(|&steps| self.to_goal[steps] & to.bit() != 0);
        self.steps as i32 - found.unwrap_or(self.steps + 2) as i32
    }

    /// By how many steps a wall lengthens it.
    pub fn longer(&self, wall: Wall) -> i32 {
        let crossed = match wall.orientation {
            Orientation::Horizontal => self.crossed.0,
            Orientation::Vertical => self.crossed.1,
        };
        if crossed & wall.square.bit() == 0 {
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
