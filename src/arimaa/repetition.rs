//! Which positions have occurred when, and whether any turn is left that the past allows.

use std::collections::{HashMap, HashSet};

use super::{Board, Position, Side};

/// The positions after completed turns, with the plies after which they occurred. Exact: no hash decides.
#[derive(Clone, Debug, Default)]
pub(super) struct Past {
    /// Plies in rising order, at most [`LIMIT`](Self::LIMIT) of them, those that can be redone included.
    plies: HashMap<(Board, Side), Vec<usize>>,
}

impl Past {
    /// So often may a position occur.
    pub const LIMIT: usize = 2;

    /// The past of a game that starts from a position.
    pub fn new(origin: &Position) -> Self {
        let mut past = Self::default();
        past.remember(origin, 0);
        past
    }

    /// Notes the position after a ply. Those in setup do not count.
    pub fn remember(&mut self, position: &Position, ply: usize) {
        if !position.in_setup() {
            self.plies.entry((*position.board(), position.side())).or_default().push(ply);
        }
    }

    /// Forgets positions that occurred after `ply`.
    pub fn forget(&mut self, positions: &[Position], ply: usize) {
        for position in positions {
            let key = (*position.board(), position.side());
            if let Some(plies) = self.plies.get_mut(&key) {
                plies.retain(|&at| at <= ply);
                if plies.is_empty() {
                    self.plies.remove(&key);
                }
            }
        }
    }

    /// The plies up to `ply` after which a position occurred.
    pub fn plies(&self, position: &Position, ply: usize) -> impl Iterator<Item = usize> {
        let plies = self.plies.get(&(*position.board(), position.side()));
        plies.into_iter().flatten().copied().take_while(move |&at| at <= ply)
    }

    /// Whether the side to move, at the start of its turn, has steps but no legal turn: all that it could reach is
    /// unchanged or would occur too often. Stops at the first legal turn, so it is long only where the past forbids much.
    pub fn is_stuck(&self, position: &Position, ply: usize) -> bool {
        if position.in_setup() || !position.has_step() {
            return false;
        }
        let mut seen = HashSet::new();
        let mut layer = vec![*position];
        while !layer.is_empty() {
            let mut next = Vec::new();
            for node in &layer {
                for step in node.legal_steps() {
                    let mut child = *node;
                    child.step(step);
                    if child.may_end() && self.plies(&child.end_turn(), ply).count() < Self::LIMIT {
                        return false;
                    }
                    // Reached with fewer steps before, it has been walked with more left.
                    if seen.insert((*child.board(), child.pending())) {
                        next.push(child);
                    }
                }
            }
            layer = next;
        }
        true
    }
}
