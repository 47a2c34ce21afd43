//! A hash table that finds earlier occurrences of a position.

const NONE: u32 = u32::MAX;

/// A hash table with chaining from position keys to the plies of the current line. Entries are
/// added and removed only at the end of the line, so removing one only restores the head of its
/// chain.
#[derive(Clone, Debug, Default)]
pub(super) struct LineIndex {
    /// For each bucket of the hash table, the latest ply in it, or `NONE`.
    heads: Vec<u32>,
    /// For each ply, the key of its position and the previous ply in the same bucket of the hash
    /// table, or `NONE`.
    entries: Vec<(u64, u32)>,
}

impl LineIndex {
    /// The number of positions in the index.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    fn bucket(&self, key: u64) -> usize {
        // The number of buckets is a power of two.
        (key ^ key >> 32) as usize & (self.heads.len() - 1)
    }

    /// Adds the position of the next ply to the index.
    pub fn push(&mut self, key: u64) {
        if self.entries.len() >= self.heads.len() {
            self.heads = vec![NONE; (self.heads.len() * 2).max(64)];
            for (key, _) in std::mem::take(&mut self.entries) {
                self.link(key);
            }
        }
        self.link(key);
    }

    fn link(&mut self, key: u64) {
        let bucket = self.bucket(key);
        let ply = self.entries.len() as u32;
        self.entries.push((key, std::mem::replace(&mut self.heads[bucket], ply)));
    }

    /// Removes all positions from the index except the first `len`.
    pub fn truncate(&mut self, len: usize) {
        while self.entries.len() > len {
            if let Some((key, before)) = self.entries.pop() {
                let bucket = self.bucket(key);
                self.heads[bucket] = before;
            }
        }
    }

    /// Returns the plies whose positions have this hash key, the latest first.
    pub fn plies(&self, key: u64) -> impl Iterator<Item = usize> {
        let head = if self.heads.is_empty() { NONE } else { self.heads[self.bucket(key)] };
        let entry = |ply: u32| self.entries.get(ply as usize).map(|&(found, before)| (ply, found, before));
        let chain = std::iter::successors(entry(head), move |&(_, _, before)| entry(before));
        chain.filter(move |&(_, found, _)| found == key).map(|(ply, ..)| ply as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plies_of_keys() {
        let mut index = LineIndex::default();
        assert_eq!(index.plies(7).count(), 0);
        // 7 and 7 + 1024 share a bucket in a small table.
        (0..300).for_each(|ply| index.push([7, 7 + 1024, ply][ply as usize % 3]));
        assert_eq!(index.plies(7).take(3).collect::<Vec<_>>(), [297, 294, 291]);
        assert_eq!(index.plies(7 + 1024).count(), 100);
        index.truncate(4);
        assert_eq!((index.len(), index.plies(7).collect::<Vec<_>>()), (4, vec![3, 0]));
        assert_eq!(index.plies(2).collect::<Vec<_>>(), [2]);
        index.push(2);
        assert_eq!(index.plies(2).collect::<Vec<_>>(), [4, 2]);
    }
}
