//! The transposition table: what is known of positions reached before.

/// How a stored value bounds the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Lower,
    Upper,
    Exact,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    key: u64,
    pub value: i16,
    pub action: u16,
    pub depth: i8,
    pub bound: Bound,
}

/// Fixed in entries, a power of two, so that the same search gives the same answer everywhere.
pub(super) struct Table {
    entries: Vec<Entry>,
}

/// No action.
pub(super) const NONE: u16 = u16::MAX;

impl Table {
    /// A table that suits a search of about `nodes` nodes.
    pub fn for_nodes(nodes: u64) -> Self {
        let size = nodes.clamp(1 << 10, 1 << 19).next_power_of_two() as usize;
        Self { entries: vec![Entry { key: 0, value: 0, action: NONE, depth: -1, bound: Bound::Upper }; size] }
    }

    fn slot(&self, key: u64) -> usize {
        (key as u32 & (self.entries.len() as u32 - 1)) as usize
    }

    pub fn get(&self, key: u64) -> Option<Entry> {
        let entry = self.entries[self.slot(key)];
        (entry.key == key && entry.depth >= 0).then_some(entry)
    }

    pub fn put(&mut self, key: u64, depth: i32, value: i32, bound: Bound, action: u16) {
        let slot = self.slot(key);
        let old = &mut self.entries[slot];
        let action = if action == NONE && old.key == key { old.action } else { action };
        *old = Entry { key, value: value as i16, action, depth: depth.clamp(0, 127) as i8, bound };
    }
}
