//! Distances and shortest paths between squares. Walls block paths, pawns do not.

use super::square::squares;
use super::{Direction, Passages, Square};

/// The value in a table of distances for a square from which the goal cannot be reached.
pub(super) const FAR: u8 = u8::MAX;

/// The number of steps from a square to the nearest square of a set; `None` if none can be reached.
///
/// ```
/// use keddah::quoridor::{Board, Direction, Square, distance};
/// let board = Board::new(9);
/// assert_eq!(distance(&board.passages(), Square::A1, board.edge(Direction::North)), Some(8));
/// ```
#[inline]
pub fn distance(passages: &Passages, from: Square, goal: u128) -> Option<u32> {
    let (mut reached, mut steps) = (from.bit(), 0);
    while reached & goal == 0 {
        let more = passages.spread(reached);
        if more == reached {
            return None;
        }
        reached = more;
        steps += 1;
    }
    Some(steps)
}

/// Whether a square of a set can be reached from a square.
#[inline]
pub(super) fn reaches(passages: &Passages, from: Square, goal: u128) -> bool {
    let mut reached = from.bit();
    loop {
        if reached & goal != 0 {
            return true;
        }
        let more = passages.spread(reached);
        if more == reached {
            return false;
        }
        reached = more;
    }
}

/// For each square by its index, the number of steps to the nearest square of a set; 255 if none
/// can be reached.
///
/// ```
/// use keddah::quoridor::{Board, Direction, Square, distances};
/// let board = Board::new(9);
/// let steps = distances(&board.passages(), board.edge(Direction::North));
/// assert_eq!(steps[Square::A1.index()], 8);
/// ```
pub fn distances(passages: &Passages, goal: u128) -> [u8; Square::COUNT] {
    let mut steps = [FAR; Square::COUNT];
    let (mut reached, mut new, mut step) = (goal, goal, 0);
    while new != 0 {
        squares(new).for_each(|square| steps[square.index()] = step);
        let more = passages.spread(reached);
        new = more & !reached;
        reached = more;
        step += 1;
    }
    steps
}

/// A shortest path from a square to a set, both ends included; `None` if there is no path.
///
/// ```
/// use keddah::quoridor::{Board, Direction, Square, shortest_path};
/// let board = Board::new(5);
/// let path = shortest_path(&board.passages(), Square::A1, board.edge(Direction::East)).unwrap();
/// let labels: Vec<_> = path.iter().map(|square| square.to_string()).collect();
/// assert_eq!(labels, ["a1", "b1", "c1", "d1", "e1"]);
/// ```
pub fn shortest_path(passages: &Passages, from: Square, goal: u128) -> Option<Vec<Square>> {
    let mut path = vec![from];
    let mut here = from;
    let layers = Layers::new(passages, from, goal)?;
    for &layer in layers.steps().iter().rev() {
        here = step_into(passages, here, layer)?;
        path.push(here);
    }
    Some(path)
}

/// The passages that a shortest path from a square to a set uses; `None` if there is no path.
pub(super) fn shortest_passages(passages: &Passages, from: Square, goal: u128) -> Option<Passages> {
    let mut used = Passages { north: 0, east: 0 };
    let mut here = from;
    let layers = Layers::new(passages, from, goal)?;
    for &layer in layers.steps().iter().rev() {
        let next = step_into(passages, here, layer)?;
        match here.direction_to(next)? {
            Direction::North => used.north |= here.bit(),
            Direction::South => used.north |= next.bit(),
            Direction::East => used.east |= here.bit(),
            Direction::West => used.east |= next.bit(),
        }
        here = next;
    }
    Some(used)
}

/// The squares within 0, 1, 2 … steps of a goal, up to the last layer without the start of the
/// path.
pub(super) struct Layers {
    sets: [u128; Square::COUNT],
    count: usize,
}

impl Layers {
    pub fn new(passages: &Passages, from: Square, goal: u128) -> Option<Self> {
        let mut layers = Self { sets: [0; Square::COUNT], count: 0 };
        let mut reached = goal;
        while reached & from.bit() == 0 {
            *layers.sets.get_mut(layers.count)? = reached;
            layers.count += 1;
            let more = passages.spread(reached);
            if more == reached {
                return None;
            }
            reached = more;
        }
        Some(layers)
    }

    /// The layers of the flood fill as bitboards, the goal first. Each includes the ones before it.
    pub fn steps(&self) -> &[u128] {
        &self.sets[..self.count]
    }
}

/// An adjacent square in the set that a step from a square leads to.
fn step_into(passages: &Passages, from: Square, set: u128) -> Option<Square> {
    let leads =
        |direction: Direction| passages.lead(from, direction).then(|| from.toward(direction)).flatten();
    Direction::ALL.into_iter().filter_map(leads).find(|to| set & to.bit() != 0)
}
