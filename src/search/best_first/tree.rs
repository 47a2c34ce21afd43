//! The tree of a best-first search: the choice of moves, and the update of a path.

use std::ops::Range;

use hashbrown::HashTable;

use super::node::{Edge, NONE, Node, PROVEN, Total};
use super::softmax::{Temperature, softmax};
use crate::game::{Game, Repetition};
use crate::search::evaluator::{MAX_PLAYERS, PlayerValues};
use crate::search::{Evaluator, Knowledge};

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
/// take 92 MB for two players. In Quoridor a node has about 2.5 edges, so both are reached at about
/// the same time.
const MAX_NODES: usize = 1 << 20;
const MAX_EDGES: usize = 5 << 19;
/// The maximum length of a path, in actions.
const MAX_PATH: usize = 250;
/// The sources of values: exact solvers and the network.
pub(super) struct Values<'a, G: Game, K> {
    pub knowledge: &'a mut K,
    pub evaluator: &'a mut dyn Evaluator<G>,
}

/// The values where a path ends.
struct Leaf {
    values: PlayerValues,
    /// Whether the values belong to the path, not to its last node: of a repeated position, or of
    /// a node that other paths have visited.
    of_path: bool,
}

/// The tree of a search.
pub(super) struct Tree<A> {
    nodes: Vec<Node>,
    /// The values of all nodes: for two players those of the first one, whose negatives are those
    /// of the other; for more players those of each.
    totals: Vec<Total>,
    edges: Vec<Edge<A>>,
    /// The indices of the nodes, found by the keys in the nodes.
    by_key: HashTable<u32>,
    /// The blocks of edges that nodes have left for larger ones: the indices of their first edges,
    /// by size.
    free_blocks: Vec<Vec<u32>>,
    /// The moves at the root that lose value, since they repeat a position of the game or by the
    /// random error of the playing level.
    penalties: Vec<(A, i16)>,
    /// The number of lines to search for at the root.
    lines: usize,
    /// The number of players.
    players: usize,
    /// The weight of the priors against the values when a move is chosen (`c` of PUCT).
    exploration: f32,
    temperature: Temperature,
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
            totals: Vec::new(),
            edges: Vec::new(),
            by_key: HashTable::new(),
            free_blocks: Vec::new(),
            penalties: Vec::new(),
            lines: 1,
            players: 2,
            exploration: 0.0,
            temperature: Temperature::new(1.0),
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
        evaluator: &mut dyn Evaluator<G>,
        moves: &[(A, i32)],
        penalties: Vec<(A, i16)>,
        lines: usize,
    ) {
        self.players = position.players();
        self.exploration = evaluator.exploration();
        self.temperature = Temperature::new(evaluator.temperature());
        self.penalties = penalties;
        self.lines = lines;
        self.evaluated = 1;
        let values = evaluator.values(position);
        self.add_node(Node::new(position.key(), position.mover()), &values);
        self.add_visit(0, &values);
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
            + self.totals.capacity() * size_of::<Total>()
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
    pub fn simulate<G: Game<Action = A>, K: Knowledge<G>>(
        &mut self,
        root: &G,
        past_keys: &[u64],
        mut values: Values<'_, G, K>,
    ) {
        let leaf = self.descend(root, past_keys, &mut values);
        self.simulations += 1;
        self.lengths += self.path.len() as u64;
        self.update(&leaf);
    }

    fn descend<G: Game<Action = A>, K: Knowledge<G>>(
        &mut self,
        root: &G,
        past_keys: &[u64],
        values: &mut Values<'_, G, K>,
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
                let is_random = values.evaluator.chooses_at_random(&position);
                self.nodes[index as usize].is_random = is_random;
                // All moves of a chance node may be played.
                let count = if is_random { usize::MAX } else { FIRST_EDGES };
                self.add_moves(index, count, &position, values);
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
                // An equal win probability for each player.
                let value = (20_000 / self.players) as i16 - 10_000;
                return Leaf { values: [value; MAX_PLAYERS], of_path: true };
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
        let total = |player| match node.proven {
            0 => self.signed_total(index, player, |total| total.value().into()) as i16,
            _ => self.average(index, player) as i16,
        };
        Leaf { values: std::array::from_fn(total), of_path: false }
    }

    /// The number of values that are stored for each node.
    const fn stored(&self) -> usize {
        if self.players == 2 { 1 } else { self.players }
    }

    /// Returns what `read` makes of the values of a node, for a player.
    fn signed_total(&self, index: u32, player: usize, read: impl Fn(Total) -> i32) -> i32 {
        let first = index as usize * self.stored();
        match (self.players, player) {
            (2, 0) => read(self.totals[first]),
            (2, _) => -read(self.totals[first]),
            _ => self.totals.get(first + player).map_or(0, |&total| read(total)),
        }
    }

    /// The average value of a node for a player.
    fn average(&self, index: u32, player: usize) -> i32 {
        let node = &self.nodes[index as usize];
        match node.proven {
            0 => self.signed_total(index, player, |total| total.average(node.visits)),
            _ if usize::from(node.winner) == player => 10_000,
            _ => -10_000,
        }
    }

    /// Counts a visit of a node, with its values.
    fn add_visit(&mut self, index: u32, values: &PlayerValues) {
        self.nodes[index as usize].visits += 1;
        let (first, stored) = (index as usize * self.stored(), self.stored());
        let totals = &mut self.totals[first..first + stored];
        totals.iter_mut().zip(values).for_each(|(total, &value)| total.add(value));
    }

    /// Creates a node for a position, with its values.
    fn create<G: Game<Action = A>, K: Knowledge<G>>(
        &mut self,
        position: &G,
        sources: &mut Values<'_, G, K>,
    ) -> u32 {
        let mover = position.mover();
        let mut node = Node::new(position.key(), mover);
        let mut values = [0; MAX_PLAYERS];
        if let Some(winner) = position.winner() {
            node.proven = if winner == mover { PROVEN } else { -PROVEN };
            node.winner = winner as u8;
        } else if let Some(solution) = sources.knowledge.solve(position) {
            let distance = PROVEN - solution.line.len().min(MAX_PATH) as i16;
            node.proven = if solution.wins { distance } else { -distance };
            // Solvers find losses in games of two players only.
            node.winner = if solution.wins { mover } else { (mover + 1) % self.players } as u8;
        } else {
            self.evaluated += 1;
            values = sources.evaluator.values(position);
        }
        self.add_node(node, &values)
    }

    /// Adds a node, whose key must be new. Returns its index.
    fn add_node(&mut self, node: Node, values: &PlayerValues) -> u32 {
        let (key, index) = (node.key, self.nodes.len() as u32);
        let stored = self.stored();
        reserve(&mut self.nodes, 1, MAX_NODES);
        reserve(&mut self.totals, stored, MAX_NODES * stored);
        self.nodes.push(node);
        self.totals.extend(values[..stored].iter().map(|&value| Total::new(value)));
        self.by_key.insert_unique(key, index, |&index| self.nodes[index as usize].key);
        index
    }

    /// Gives a node edges for its `count` best moves.
    fn add_moves<G: Game<Action = A>, K: Knowledge<G>>(
        &mut self,
        index: u32,
        count: usize,
        position: &G,
        values: &mut Values<'_, G, K>,
    ) {
        self.moves.clear();
        values.evaluator.priors(position, &mut |action, logit| self.moves.push((action, logit)));
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
        let (weights, edges) = softmax(&self.moves, self.temperature);
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
        let weight = self.exploration * 10_000.0 * (node.visits as f32).sqrt();
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
            let average = self.average(index, node.mover.into()) as f32;
            visit(visited, average - reduction + weight * prior);
        }
    }

    /// The place of the edge of a node that a simulation should follow. It is the number of edges
    /// if that may be a move without an edge.
    fn choose(&self, index: u32) -> usize {
        let (mut best, mut most) = (0, f32::MIN);
        let mut compare = |place, value| {
            if value > most {
                (best, most) = (place, value);
            }
        };
        let node = &self.nodes[index as usize];
        if node.is_random {
            // The shares of the visits approach the priors (Webster's method).
            for (place, edge) in self.edges[self.range(index)].iter().enumerate() {
                compare(place, edge.weight.prior(node.weights) / (2 * edge.visits + 1) as f32);
            }
        } else {
            self.candidates(index, compare);
        }
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
        // Removes the better lines one by one, since sorting takes more wasm.
        for _ in 0..rank.min(found.len() - 1) {
            let best = first_best(&found);
            found.remove(best);
        }
        found[first_best(&found)].0
    }

    /// Adds values to the nodes and edges of the path.
    fn update(&mut self, leaf: &Leaf) {
        if let Some(&(index, place)) = self.path.last()
            && !leaf.of_path
            && let edge = self.nodes[index as usize].first_edge as usize + usize::from(place)
            && let child = self.edges[edge].child
            && child != NONE
        {
            self.add_visit(child, &leaf.values);
        }
        for step in (0..self.path.len()).rev() {
            let (index, place) = self.path[step];
            let node = &self.nodes[index as usize];
            let mover = usize::from(node.mover);
            let place_of_edge = node.first_edge as usize + usize::from(place);
            let child = self.edges[place_of_edge].child;
            let value = match child {
                NONE => leaf.values[mover].into(),
                child => self.average(child, mover),
            };
            let edge = &mut self.edges[place_of_edge];
            edge.visits += 1;
            let mut newly_proven = 0;
            if let Some(child) = self.nodes.get(child as usize)
                && child.proven != 0
                && edge.proven == 0
            {
                let wins = child.winner == node.mover;
                newly_proven = if wins { child.proven.abs() - 1 } else { 1 - child.proven.abs() };
                edge.proven = newly_proven;
            }
            edge.value = value as i16;
            if step == 0 && edge.proven == 0 {
                let penalty = self.penalties.iter().find(|known| known.0 == edge.action);
                edge.value -= penalty.map_or(0, |known| known.1);
            }
            let node = &mut self.nodes[index as usize];
            node.visited = node.visited.max(place + 1);
            self.add_visit(index, &leaf.values);
            if newly_proven != 0 {
                self.prove(index, newly_proven, child);
            }
        }
    }

    /// Proves a node if the edge proven last, which leads to `child`, wins, or if the same player
    /// wins after all its moves.
    fn prove(&mut self, index: u32, last: i16, child: u32) {
        let winner = self.nodes[child as usize].winner;
        let edges = &self.edges[self.range(index)];
        let node = &self.nodes[index as usize];
        let has_winner = |edge: &Edge<A>| {
            edge.proven != 0 && self.nodes.get(edge.child as usize).is_some_and(|node| node.winner == winner)
        };
        let found = if last > 0 && !node.is_random {
            last
        } else if node.is_complete() && edges.iter().all(has_winner) {
            // The loss that is farthest away.
            edges.iter().map(|edge| edge.proven).max().unwrap_or(0)
        } else {
            0
        };
        // The root stays open, so that its line is found.
        if node.proven == 0 && index != 0 && found != 0 {
            let node = &mut self.nodes[index as usize];
            (node.proven, node.winner) = (found, winner);
        }
    }
}

/// The index of the first of the items with the greatest value.
fn first_best(items: &[(usize, f32)]) -> usize {
    let better = |best: usize, index: usize| if items[index].1 > items[best].1 { index } else { best };
    (1..items.len()).fold(0, better)
}

/// Makes room for more items in a vector: doubles its capacity, but to `max` at most where that
/// suffices.
fn reserve<T>(items: &mut Vec<T>, more: usize, max: usize) {
    let needed = items.len() + more;
    if needed > items.capacity() {
        items.reserve_exact(needed.max((2 * items.len()).min(max)) - items.len());
    }
}
