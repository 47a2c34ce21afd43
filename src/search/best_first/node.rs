//! The nodes and edges of the tree, and the values of a node.

use super::softmax::Weight;

/// The index that stands for no node.
pub(super) const NONE: u32 = u32::MAX;
/// The proof value of a won game; less one for each action before it.
pub(super) const PROVEN: i16 = 10_000;

/// A move at a node. All values are for the player to move at that node.
#[derive(Clone, Copy)]
pub(super) struct Edge<A> {
    pub action: A,
    /// The prior of the move as a share of [`Node::weights`].
    pub weight: Weight,
    pub visits: u32,
    /// The index of the node that the move leads to, or [`NONE`].
    pub child: u32,
    /// The average value of the child, −10 000 (lost) to 10 000 (won).
    pub value: i16,
    /// [`PROVEN`] less the number of actions to the win if the move is proven to win, its negative
    /// if it is proven to lose, otherwise 0.
    pub proven: i16,
}

impl<A> Edge<A> {
    /// The order of edges for the choice of the move to play: proven wins, the nearest first, then
    /// those with the most visits, then proven losses, the most distant first.
    pub fn rating(&self) -> (i16, u32, i16) {
        (self.proven, self.visits, self.value)
    }
}

/// A position of the tree.
pub(super) struct Node {
    /// The key of the position.
    pub key: u64,
    /// The stored edges of the node, those with the greatest priors: the index of the first, and
    /// their number; 0 until the second visit.
    pub first_edge: u32,
    pub edges: u16,
    /// The number of moves, of which some may have no edge yet; 0 until the second visit.
    pub moves: u16,
    /// The number of edges visited: always those with the greatest priors.
    pub visited: u16,
    pub visits: u32,
    /// The sum of the weights of all moves.
    pub weights: f32,
    /// As [`Edge::proven`], for the player to move.
    pub proven: i16,
    /// The player to move.
    pub mover: u8,
    /// The player who is proven to win, if any.
    pub winner: u8,
    /// Whether the player to move is expected to choose by chance.
    pub is_random: bool,
}

impl Node {
    /// A node without visits and edges.
    pub const fn new(key: u64, mover: usize) -> Self {
        let mover = mover as u8;
        let (first_edge, edges, moves, visited, visits, weights, proven) = (0, 0, 0, 0, 0, 0.0, 0);
        let (winner, is_random) = (0, false);
        Self { key, first_edge, edges, moves, visited, visits, weights, proven, mover, winner, is_random }
    }

    /// Whether every move has an edge.
    pub const fn is_complete(&self) -> bool {
        self.edges == self.moves
    }
}

/// The values of a node for one player: the sum of those of all visits, times 2¹⁶, plus the
/// evaluator's value as 16 bits.
#[derive(Clone, Copy)]
pub(super) struct Total(i64);

impl Total {
    pub fn new(value: i16) -> Self {
        Self(i64::from(value as u16))
    }

    pub fn add(&mut self, value: i16) {
        self.0 += i64::from(value) << 16;
    }

    /// The evaluator's value.
    pub const fn value(self) -> i16 {
        self.0 as i16
    }

    /// The average of a number of visits, or the evaluator's value if there are none.
    pub fn average(self, visits: u32) -> i32 {
        if visits == 0 { self.value().into() } else { ((self.0 >> 16) / i64::from(visits)) as i32 }
    }
}
