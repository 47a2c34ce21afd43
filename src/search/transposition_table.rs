//! The transposition table.

/// The kind of bound that a stored value is on the true value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Lower,
    Upper,
    Exact,
}

/// An entry of the transposition table: the stored result of searching a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    key: u64,
    pub value: i16,
    pub action: u16,
    pub depth: i8,
    pub bound: Bound,
}

/// A transposition table with the always-replace strategy. Its size is a number of entries, a power
/// of two, not of bytes, so that a search gives the same answer on every platform.
pub(super) struct TranspositionTable {
    entries: Vec<Entry>,
}

/// The action id in a transposition table entry that has no best action.
pub(super) const NO_ACTION: u16 = u16::MAX;

impl TranspositionTable {
    /// Creates an empty transposition table for a search of about `nodes` nodes.
    pub fn for_nodes(nodes: u64) -> Self {
        let size = nodes.clamp(1 << 10, 1 << 19).next_power_of_two() as usize;
        Self {
            entries: vec![
                Entry { key: 0, value: 0, action: NO_ACTION, depth: -1, bound: Bound::Upper };
                size
            ],
        }
    }

    fn slot(&self, key: u64) -> usize {
        (key as u32 & (self.entries.len() as u32 - 1)) as usize
    }

    pub fn get(&self, key: u64) -> Option<Entry> {
        let entry = self.entries[self.slot(key)];
        (entry.key == key && entry.depth >= 0).then_some(entry)
    }

    /// Stores the result of searching a node. Without a best action, keeps that of an older entry
    /// for the same key.
    pub fn put(&mut self, key: u64, depth: i32, value: i32, bound: Bound, action: u16) {
        let slot = self.slot(key);
        let old = &mut self.entries[slot];
        let action = if action == NO_ACTION && old.key == key { old.action } else { action };
        *old = Entry { key, value: value as i16, action, depth: depth.clamp(0, 127) as i8, bound };
    }
}
