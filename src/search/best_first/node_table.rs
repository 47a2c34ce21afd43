//! The hash table that finds the node of a position.

/// The index that stands for no node.
pub(super) const NONE: u32 = u32::MAX;

/// The smallest number of slots.
const MIN_SLOTS: usize = 64;

/// The indices of nodes by the keys of their positions. The keys are in the nodes, so a slot takes
/// four bytes.
#[derive(Default)]
pub(super) struct NodeTable {
    /// An index of a node each, or [`NONE`]. Their number is a power of two.
    slots: Vec<u32>,
}

impl NodeTable {
    /// The index of the node with a key, if there is one. `key_of` returns the key of a node.
    pub fn find(&self, key: u64, key_of: impl Fn(u32) -> u64) -> Option<u32> {
        self.probe(key).find_map(|slot| match self.slots[slot] {
            NONE => Some(None),
            index => (key_of(index) == key).then_some(Some(index)),
        })?
    }

    /// Adds the last of `count` nodes, whose key must be new. Returns its index.
    pub fn insert(&mut self, count: usize, key_of: impl Fn(u32) -> u64) -> u32 {
        let last = count - 1;
        // At most three quarters of the slots are used.
        if count * 4 > self.slots.len() * 3 {
            let slots = (self.slots.len() * 2).max(MIN_SLOTS);
            self.slots = vec![NONE; slots];
            (0..last).for_each(|index| self.put(index as u32, key_of(index as u32)));
        }
        self.put(last as u32, key_of(last as u32));
        last as u32
    }

    /// The memory of the table, in bytes.
    #[cfg(test)]
    pub fn memory(&self) -> usize {
        self.slots.capacity() * size_of::<u32>()
    }

    fn put(&mut self, index: u32, key: u64) {
        let free = self.probe(key).find(|&slot| self.slots[slot] == NONE);
        if let Some(slot) = free {
            self.slots[slot] = index;
        }
    }

    /// The slots in which a key may be, in their order.
    fn probe(&self, key: u64) -> impl Iterator<Item = usize> + use<> {
        // 2⁶⁴ divided by the golden ratio: spreads the keys over the upper bits.
        let hash = (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as usize;
        let slots = self.slots.len();
        (0..slots).map(move |offset| (hash + offset) & (slots - 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_nodes_are_found() {
        let mut table = NodeTable::default();
        let key_of = |index| u64::from(index) << 32;
        assert_eq!(table.find(0, key_of), None);
        for index in 0..5000_u32 {
            assert_eq!(table.insert(index as usize + 1, key_of), index);
        }
        for index in 0..5000 {
            assert_eq!(table.find(key_of(index), key_of), Some(index));
            assert_eq!(table.find(key_of(index) + 1, key_of), None);
        }
    }
}
