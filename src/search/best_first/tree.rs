//! The tree of a best-first search: its nodes and edges, the choice of moves, and the update of a
//! path.

use std::ops::Range;

use hashbrown::HashTable;

use super::priors::{Weight, softmax};
use crate::game::{Game, Repetition};
use crate::search::{Evaluator, Knowledge, Score};

/// The weight of the priors against the values when a move is chosen (`c` of PUCT).
const EXPLORATION: f32 = 1.5;
/// The value that a move loses before its first visit, times the square root of the priors of the
/// moves visited (first play urgency).
const FIRST_PLAY_REDUCTION: f32 = 0.2;
/// The number of edges that a node gets at its second visit. In Quoridor it has about 44 moves, and
/// four of five such nodes visit at most two.
const FIRST_EDGES: usize = 3;
/// The factor by which the number of edges grows when a node needs another. The moves are then
/// listed again.
const EDGE_GROWTH: usize = 3;
/// The numbers of nodes and of edges with which a tree is full. With the table of the nodes they
/// take 92 MB. In Quoridor a node has about 2.5 edges, so both are reached at about the same time.
const MAX_NODES: usize = 1 << 20;
const MAX_EDGES: usize = 5 << 19;
/// The maximum length of a path, in actions.
const MAX_PATH: usize = 250;
/// The index that stands for no node.
pub(super) const NONE: u32 = u32::MAX;
/// The proof value of a won game; less one for each action before it.
pub(super) const PROVEN: i16 = 10_000;

/// A move at a node. All values are for the player to move at that node.
#[derive(Clone, Copy)]
pub(super) struct Edge<A> {
    pub action: A,
    /// The prior of the move as a share of [`Node::weights`].
    weight: Weight,
    visits: u32,
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
    first_edge: u32,
    edges: u16,
    /// The number of moves, of which some may have no edge yet; 0 until the second visit.
    moves: u16,
    /// The number of edges visited: always those with the greatest priors.
    visited: u16,
    visits: u32,
    /// The sum of the values of all visits, for the player to move.
    sum: i64,
    /// The sum of the weights of all moves.
    weights: f32,
    /// The evaluator's value, for the player to move.
    value: i16,
    /// As [`Edge::proven`], for the player to move.
    proven: i16,
    /// 1 if the player to move is the one of the root, otherwise −1.
    sign: i8,
}

impl Node {
    /// A node without visits and edges.
    pub const fn new(key: u64, value: i16, proven: i16, sign: i8) -> Self {
        let (first_edge, edges, moves, visited, visits, sum, weights) = (0, 0, 0, 0, 0, 0, 0.0);
        Self { key, first_edge, edges, moves, visited, visits, sum, weights, value, proven, sign }
    }

    /// Whether every move has an edge.
    const fn is_complete(&self) -> bool {
        self.edges == self.moves
    }

    /// The average value for the player to move.
    fn average(&self) -> i32 {
        match self.proven {
            0 if self.visits == 0 => self.value.into(),
            0 => (self.sum / i64::from(self.visits)) as i32,
            proven => i32::from(proven.signum()) * 10_000,
        }
    }
}

/// The sources of values: exact solvers and the network.
pub(super) struct Values<'a, K, E> {
    pub knowledge: &'a mut K,
    pub evaluator: &'a mut E,
}

/// The value where a path ends, for the player of the root.
struct Leaf {
    value: i32,
    /// Whether the value belongs to the path, not to its last node: of a repeated position, or of
    /// a node that other paths have visited.
    of_path: bool,
}

/// The tree of a search of two players.
pub(super) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    /// The indices of the nodes, found by the keys in the nodes.
    by_key: HashTable<u32>,
    /// The blocks of edges that nodes have left for larger ones: the indices of their first edges,
    /// by size.
    free_blocks: Vec<Vec<u32>>,
    /// The moves at the root that repeat a position of the game, with the value that they lose.
    penalties: Vec<(A, i16)>,
    /// The number of lines to search for at the root.
    lines: usize,
    root_player: usize,
    evaluated: u64,
    simulations: u64,
    /// The sum of the lengths of all paths.
    lengths: u64,
    // Buffers of a simulation: the path as nodes and the places of their edges, its positions, and
    // the moves of a node.
    path: Vec<(u32, u16)>,
    keys: Vec<u64>,
    moves: Vec<(A, i32)>,
}

impl<A> Default for Tree<A> {
    fn default() -> Self {
        Self {
            nodes: Vec::new(),
            edges: Vec::new(),
            by_key: HashTable::new(),
            free_blocks: Vec::new(),
            penalties: Vec::new(),
            lines: 1,
            root_player: 0,
            evaluated: 0,
            simulations: 0,
            lengths: 0,
            path: Vec::new(),
            keys: Vec::new(),
            moves: Vec::new(),
        }
    }
}

impl<A: Copy + Eq> Tree<A> {
    /// Creates the root with its moves and their logits.
    pub fn create_root<G: Game<Action = A>>(
        &mut self,
        position: &G,
        value: Score,
        moves: &[(A, i32)],
        penalties: Vec<(A, i16)>,
        lines: usize,
    ) {
        self.root_player = position.mover();
        self.penalties = penalties;
        self.lines = lines;
        self.evaluated = 1;
        let value = centered(value);
        let node = Node::new(position.key(), value, 0, 1);
        self.add_node(Node { visits: 1, sum: value.into(), ..node });
        self.moves.extend_from_slice(moves);
        self.add_edges(0, moves.len());
    }

    /// The number of positions that the evaluator has valued.
    pub const fn nodes_evaluated(&self) -> u64 {
        self.evaluated
    }

    /// Whether the memory for the tree is used up.
    pub const fn is_full(&self) -> bool {
        self.edges.len() >= MAX_EDGES || self.nodes.len() >= MAX_NODES
    }

    /// The memory that nodes and edges take, in bytes.
    #[cfg(test)]
    pub fn memory(&self) -> usize {
        let free: usize = self.free_blocks.iter().map(Vec::capacity).sum();
        self.nodes.capacity() * size_of::<Node>()
            + self.edges.capacity() * size_of::<Edge<A>>()
            + self.by_key.allocation_size()
            + free * size_of::<u32>()
    }

    /// The number of paths that were searched.
    pub const fn simulations(&self) -> u64 {
        self.simulations
    }

    /// The mean length of the paths, in actions, rounded down.
    pub fn mean_depth(&self) -> u32 {
        (self.lengths / self.simulations.max(1)) as u32
    }

    pub fn edge(&self, index: usize) -> &Edge<A> {
        &self.edges[index]
    }

    /// The indices of the edges of the root.
    pub fn root_edges(&self) -> Range<usize> {
        self.range(0)
    }

    /// The indices of the stored edges of a node.
    fn range(&self, node: u32) -> Range<usize> {
        let node = &self.nodes[node as usize];
        let first = node.first_edge as usize;
        first..first + usize::from(node.edges)
    }

    /// Whether a node has no edges.
    pub fn is_leaf(&self, node: u32) -> bool {
        self.nodes.get(node as usize).is_none_or(|node| node.edges == 0)
    }

    /// The best edge of a node, if it has been visited.
    pub fn best_edge(&self, node: u32) -> Option<&Edge<A>> {
        if self.is_leaf(node) {
            return None;
        }
        let best = self.edges[self.range(node)].iter().max_by_key(|edge| edge.rating())?;
        // A move without an edge is better than one that loses.
        let known = best.proven >= 0 || self.nodes[node as usize].is_complete();
        (known && (best.visits > 0 || best.proven != 0)).then_some(best)
    }

    /// Whether no further simulation can change the answer: there is no move, one is proven to win
    /// (with several lines: as many as lines), or the results of all are proven.
    pub fn root_is_decided(&self) -> bool {
        let edges = &self.edges[self.root_edges()];
        edges.iter().filter(|edge| edge.proven > 0).count() >= self.lines.min(edges.len())
            || edges.iter().all(|edge| edge.proven != 0)
    }

    /// Takes one path from the root to a new position, and updates the values along it.
    pub fn simulate<G: Game<Action = A>, K: Knowledge<G>, E: Evaluator<G>>(
        &mut self,
        root: &G,
        past_keys: &[u64],
        mut values: Values<'_, K, E>,
    ) {
        let leaf = self.descend(root, past_keys, &mut values);
        self.simulations += 1;
        self.lengths += self.path.len() as u64;
        self.update(&leaf);
    }

    fn descend<G: Game<Action = A>, K: Knowledge<G>, E: Evaluator<G>>(
        &mut self,
        root: &G,
        past_keys: &[u64],
        values: &mut Values<'_, K, E>,
    ) -> Leaf {
        let mut position = root.clone();
        self.path.clear();
        self.keys.clear();
        self.keys.push(root.key());
        let mut index = 0;
        loop {
            let node = &self.nodes[index as usize];
            let is_root = self.path.is_empty();
            if !is_root && (node.proven != 0 || node.visits == 0) {
                return self.leaf(index);
            }
            if node.edges == 0 {
                self.add_moves(index, FIRST_EDGES, &position, values);
                if self.nodes[index as usize].edges == 0 {
                    return self.leaf(index);
                }
            }
            let mut place =
                if is_root && self.lines > 1 { self.choose_in_turn() } else { self.choose(index) };
            let edges = usize::from(self.nodes[index as usize].edges);
            if place == edges {
                self.add_moves(index, edges * EDGE_GROWTH, &position, values);
                place = self.choose(index);
            }
            let edge = self.nodes[index as usize].first_edge as usize + place;
            self.path.push((index, place as u16));
            position.make(self.edges[edge].action);
            let key = position.key();
            // At the root a repetition of the game has its penalty instead.
            let repeated = G::REPETITION == Repetition::Undecided
                && (self.keys.contains(&key) || !is_root && past_keys.contains(&key));
            if repeated || self.path.len() >= MAX_PATH {
                return Leaf { value: 0, of_path: true };
            }
            self.keys.push(key);
            if self.edges[edge].child == NONE {
                if let Some(&known) = self.by_key.find(key, |&index| self.nodes[index as usize].key == key) {
                    self.edges[edge].child = known;
                    if self.nodes[known as usize].visits > 0 {
                        return Leaf { of_path: true, ..self.leaf(known) };
                    }
                } else {
                    self.edges[edge].child = self.create(&position, values);
                }
            }
            index = self.edges[edge].child;
        }
    }

    fn leaf(&self, index: u32) -> Leaf {
        let node = &self.nodes[index as usize];
        let value = if node.visits == 0 || node.proven != 0 { node.average() } else { node.value.into() };
        Leaf { value: value * i32::from(node.sign), of_path: false }
    }

    /// Creates a node for a position, with its value.
    fn create<G: Game<Action = A>, K: Knowledge<G>, E: Evaluator<G>>(
        &mut self,
        position: &G,
        values: &mut Values<'_, K, E>,
    ) -> u32 {
        let mover = position.mover();
        let (mut value, mut proven) = (0, 0);
        if let Some(winner) = position.winner() {
            proven = if winner == mover { PROVEN } else { -PROVEN };
        } else if let Some(solution) = values.knowledge.solve(position) {
            let distance = PROVEN - solution.line.len().min(MAX_PATH) as i16;
            proven = if solution.wins { distance } else { -distance };
        } else {
            self.evaluated += 1;
            value = centered(values.evaluator.value(position));
        }
        let sign = if mover == self.root_player { 1 } else { -1 };
        self.add_node(Node::new(position.key(), value, proven, sign))
    }

    /// Adds a node, whose key must be new. Returns its index.
    fn add_node(&mut self, node: Node) -> u32 {
        let (key, index) = (node.key, self.nodes.len() as u32);
        reserve(&mut self.nodes, 1, MAX_NODES);
        self.nodes.push(node);
        self.by_key.insert_unique(key, index, |&index| self.nodes[index as usize].key);
        index
    }

    /// Gives a node edges for its `count` best moves.
    fn add_moves<G: Game<Action = A>, K: Knowledge<G>, E: Evaluator<G>>(
        &mut self,
        index: u32,
        count: usize,
        position: &G,
        values: &mut Values<'_, K, E>,
    ) {
        self.moves.clear();
        values.evaluator.priors(position, |action, logit| self.moves.push((action, logit)));
        self.add_edges(index, count);
    }

    /// Extends the edges of a node to `count`, or to all moves in the buffer if those are fewer.
    /// The greatest prior is first.
    fn add_edges(&mut self, index: u32, count: usize) {
        let old = self.range(index);
        let moves = self.moves.len().max(old.len());
        let count = count.min(moves);
        let free = self.free_blocks.get_mut(count).and_then(Vec::pop);
        if free.is_none() {
            reserve(&mut self.edges, count, MAX_EDGES);
        }
        let first = free.map_or(self.edges.len(), |first| first as usize);
        let (weights, edges) = softmax(&mut self.moves);
        for (place, (action, weight)) in edges.take(count).enumerate() {
            let edge = if place < old.len() {
                self.edges[old.start + place]
            } else {
                Edge { action, weight, visits: 0, child: NONE, value: 0, proven: 0 }
            };
            match self.edges.get_mut(first + place) {
                Some(free) => *free = edge,
                None => self.edges.push(edge),
            }
        }
        if !old.is_empty() {
            if self.free_blocks.len() <= old.len() {
                self.free_blocks.resize_with(old.len() + 1, Vec::new);
            }
            self.free_blocks[old.len()].push(old.start as u32);
        }
        let node = &mut self.nodes[index as usize];
        (node.first_edge, node.edges, node.moves) = (first as u32, count as u16, moves as u16);
        node.weights = weights;
    }

    /// Calls `visit` with the place of each edge of a node that may be chosen, and its value by the
    /// PUCT formula. Of the moves not visited yet it is the one with the greatest prior. If that
    /// has no edge, its place is the number of edges, and its value the greatest that it can have.
    #[inline]
    fn candidates(&self, index: u32, mut visit: impl FnMut(usize, f32)) {
        let node = &self.nodes[index as usize];
        let edges = &self.edges[self.range(index)];
        let weight = EXPLORATION * 10_000.0 * (node.visits as f32).sqrt();
        let visited = usize::from(node.visited);
        let mut seen = 0.0;
        let mut prior = 0.0;
        for (place, edge) in edges[..visited].iter().enumerate() {
            prior = edge.weight.prior(node.weights);
            seen += prior;
            let value = match edge.proven {
                0 => f32::from(edge.value) + weight * prior / (1 + edge.visits) as f32,
                // Losing moves only if there is no other, those that lose late first.
                proven if proven < 0 => -1e6 - f32::from(proven),
                proven => 1e6 + f32::from(proven),
            };
            visit(place, value);
        }
        if visited < usize::from(node.moves) {
            // Priors descend, so that of a move without an edge is at most that of the last edge.
            let prior = edges.get(visited).map_or(prior, |edge| edge.weight.prior(node.weights));
            let reduction = FIRST_PLAY_REDUCTION * 10_000.0 * seen.sqrt();
            visit(visited, node.average() as f32 - reduction + weight * prior);
        }
    }

    /// The place of the edge of a node that a simulation should follow. It is the number of edges
    /// if that may be a move without an edge.
    fn choose(&self, index: u32) -> usize {
        let (mut best, mut most) = (0, f32::MIN);
        self.candidates(index, |place, value| {
            if value > most {
                (best, most) = (place, value);
            }
        });
        best
    }

    /// The edge of the root that a simulation should follow with several lines: the best, the
    /// second, the third … in turn, so that each line has an equal share. Proven ones only if there
    /// is no other.
    fn choose_in_turn(&self) -> usize {
        let rank = (self.simulations % self.lines as u64) as usize;
        let mut found = Vec::new();
        self.candidates(0, |place, value| found.push((place, value)));
        let edges = &self.edges[self.root_edges()];
        let open = |&(place, _): &(usize, f32)| edges[place].proven == 0;
        if found.iter().any(open) {
            found.retain(open);
        }
        found.sort_by(|a, b| b.1.total_cmp(&a.1));
        found[rank.min(found.len() - 1)].0
    }

    /// Adds a value to the nodes and edges of the path.
    fn update(&mut self, leaf: &Leaf) {
        if let Some(&(index, place)) = self.path.last()
            && !leaf.of_path
            && let edge = self.nodes[index as usize].first_edge as usize + usize::from(place)
            && let Some(node) = self.nodes.get_mut(self.edges[edge].child as usize)
        {
            node.visits += 1;
            node.sum += i64::from(leaf.value * i32::from(node.sign));
        }
        for step in (0..self.path.len()).rev() {
            let (index, place) = self.path[step];
            let node = &self.nodes[index as usize];
            let sign = i32::from(node.sign);
            let edge = &mut self.edges[node.first_edge as usize + usize::from(place)];
            edge.visits += 1;
            let mut value = leaf.value * sign;
            let mut newly_proven = 0;
            if let Some(child) = self.nodes.get(edge.child as usize) {
                let flip = i32::from(child.sign) * sign;
                value = child.average() * flip;
                if child.proven != 0 && edge.proven == 0 {
                    edge.proven = (child.proven - child.proven.signum()) * flip as i16;
                    newly_proven = edge.proven;
                }
            }
            if step == 0 && edge.proven == 0 {
                let action = edge.action;
                let penalty = self.penalties.iter().find(|known| known.0 == action);
                value -= penalty.map_or(0, |known| known.1.into());
            }
            edge.value = value as i16;
            let node = &mut self.nodes[index as usize];
            node.visited = node.visited.max(place + 1);
            node.visits += 1;
            node.sum += i64::from(leaf.value * sign);
            if newly_proven != 0 {
                self.prove(index, newly_proven);
            }
        }
    }

    /// Proves a node if the edge proven last wins, or if all its moves lose.
    fn prove(&mut self, index: u32, last: i16) {
        let edges = &self.edges[self.range(index)];
        let node = &self.nodes[index as usize];
        let found = if last > 0 {
            last
        } else if node.is_complete() && edges.iter().all(|edge| edge.proven < 0) {
            // The loss that is farthest away.
            edges.iter().map(|edge| edge.proven).max().unwrap_or(0)
        } else {
            0
        };
        // The root stays open, so that its line is found.
        if node.proven == 0 && index != 0 {
            self.nodes[index as usize].proven = found;
        }
    }
}

/// Makes room for more items in a vector: doubles its capacity, but to `max` at most where that
/// suffices.
fn reserve<T>(items: &mut Vec<T>, more: usize, max: usize) {
    let needed = items.len() + more;
    if needed > items.capacity() {
        items.reserve_exact(needed.max((2 * items.len()).min(max)) - items.len());
    }
}

/// The value of a score, −10 000 to 10 000.
pub(super) fn centered(score: Score) -> i16 {
    (i32::from(score.win_basis_points()) * 2 - 10_000) as i16
}
