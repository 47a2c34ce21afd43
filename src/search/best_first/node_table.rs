//! The hash table that finds the node of a position.

use super::tree::{NONE, Node};

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
    /// The index of the node with a key, if there is one.
    pub fn find(&self, key: u64, nodes: &[Node]) -> Option<u32> {
        self.probe(key).find_map(|slot| match self.slots[slot] {
            NONE => Some(None),
            index => (nodes[index as usize].key == key).then_some(Some(index)),
        })?
    }

    /// Adds the last node, whose key must be new. Returns its index.
    pub fn insert(&mut self, nodes: &[Node]) -> u32 {
        let last = nodes.len() - 1;
        // At most three quarters of the slots are used.
        if nodes.len() * 4 > self.slots.len() * 3 {
            let slots = (self.slots.len() * 2).max(MIN_SLOTS);
            self.slots = vec![NONE; slots];
            (0..last).for_each(|index| self.put(index as u32, nodes));
        }
        self.put(last as u32, nodes);
        last as u32
    }

    /// The memory of the table, in bytes.
    #[cfg(test)]
    pub fn memory(&self) -> usize {
        self.slots.capacity() * size_of::<u32>()
    }

    fn put(&mut self, index: u32, nodes: &[Node]) {
        let free = self.probe(nodes[index as usize].key).find(|&slot| self.slots[slot] == NONE);
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
        let mut nodes = Vec::new();
        assert_eq!(table.find(0, &nodes), None);
        for index in 0..5000 {
            nodes.push(Node::new(index << 32, 0, 0, 1));
            assert_eq!(table.insert(&nodes), index as u32);
        }
        for index in 0..5000 {
            assert_eq!(table.find(index << 32, &nodes), Some(index as u32));
            assert_eq!(table.find((index << 32) + 1, &nodes), None);
        }
    }
}
