//! The tree of a game's turns and variations, with annotations and a cursor.

use super::{Annotation, Node, NodeId};

/// A tree of turns `T`, with the position `P` after each, and a cursor.
///
/// The *current line* leads from the root through the cursor to a leaf; undo, redo and
/// [`go_to`](Self::go_to) move the cursor along it. The *main line* leads from the root to a leaf
/// through the first child of each node.
///
/// ```
/// use keddah::record::RecordTree;
/// let mut tree = RecordTree::new(0);
/// tree.play("one", 1);
/// tree.play("two", 2);
/// tree.go_to(1);
/// tree.add_variation("three", 3);
/// assert_eq!(tree.turns().collect::<Vec<_>>(), [&"one", &"three"]);
/// assert_eq!(tree.main_line().filter_map(|node| node.turn()).collect::<Vec<_>>(), [&"one", &"two"]);
/// ```
#[derive(Clone, Debug)]
pub struct RecordTree<T, P> {
    /// The nodes of the tree in ascending order of identifiers, for binary search.
    nodes: Vec<Node<T, P>>,
    next_id: u32,
    /// The current line of the tree, from the root on, as indices into `nodes`.
    line: Vec<usize>,
    /// The position of the cursor, as an index into `line`.
    ply: usize,
    /// The identifier of the node at which a result ended the game, or `NO_END`. Its children are
    /// variations.
    end: NodeId,
    changes: u32,
}

/// The value of `end` for a game that no result has ended: no node has this identifier.
const NO_END: NodeId = NodeId(u32::MAX);

impl<T: PartialEq, P> RecordTree<T, P> {
    /// Creates a tree that has only a root, with the cursor on it.
    pub fn new(origin: P) -> Self {
        let mut tree =
            Self { nodes: Vec::new(), next_id: 0, line: Vec::new(), ply: 0, end: NO_END, changes: 0 };
        tree.insert(None, None, origin);
        tree.line.push(0);
        tree
    }

    fn insert(&mut self, parent: Option<NodeId>, turn: Option<T>, after: P) -> NodeId {
        let id = NodeId(self.next_id);
        self.next_id += 1;
        self.changes += 1;
        self.nodes.push(Node { id, parent, children: Vec::new(), turn, after, annotation: None });
        id
    }

    fn index(&self, id: NodeId) -> Option<usize> {
        self.nodes.binary_search_by_key(&id, |node| node.id).ok()
    }

    /// Returns the node with an identifier; `None` if it was removed.
    pub fn node(&self, id: NodeId) -> Option<&Node<T, P>> {
        self.index(id).map(|index| &self.nodes[index])
    }

    fn node_mut(&mut self, id: NodeId) -> Option<&mut Node<T, P>> {
        self.index(id).map(|index| &mut self.nodes[index])
    }

    /// All nodes of the tree, in the order in which they were added.
    pub fn nodes(&self) -> impl Iterator<Item = &Node<T, P>> {
        self.nodes.iter()
    }

    /// A counter that rises whenever nodes, their order or their annotations may have changed.
    /// Moving the cursor does not count. A copy of the tree is up to date if it was made at the
    /// same count.
    pub fn changes(&self) -> u32 {
        self.changes
    }

    /// The root of the tree, which is the start of the game.
    pub fn root(&self) -> &Node<T, P> {
        &self.nodes[0]
    }

    /// The node that the cursor is on.
    pub fn cursor(&self) -> &Node<T, P> {
        &self.nodes[self.line[self.ply]]
    }

    /// The number of turns from the root to the cursor.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// The number of turns on the current line, before and after the cursor.
    pub fn plies(&self) -> usize {
        self.line.len() - 1
    }

    /// The nodes of the current line from the root to the cursor.
    pub fn path(&self) -> impl ExactSizeIterator<Item = &Node<T, P>> + DoubleEndedIterator {
        self.line[..=self.ply].iter().map(|&index| &self.nodes[index])
    }

    /// The turns on the path from the root to the cursor.
    pub fn turns(&self) -> impl DoubleEndedIterator<Item = &T> {
        self.path().filter_map(Node::turn)
    }

    /// The node that follows the cursor on the current line.
    pub fn next(&self) -> Option<&Node<T, P>> {
        self.at_ply(self.ply + 1)
    }

    /// The nodes of the current line after the cursor.
    pub fn rest(&self) -> impl Iterator<Item = &Node<T, P>> {
        self.line[self.ply + 1..].iter().map(|&index| &self.nodes[index])
    }

    /// The node of the current line after `ply` turns.
    pub fn at_ply(&self, ply: usize) -> Option<&Node<T, P>> {
        self.line.get(ply).map(|&index| &self.nodes[index])
    }

    /// The nodes of the main line, from the root to its end.
    pub fn main_line(&self) -> impl Iterator<Item = &Node<T, P>> {
        std::iter::successors(Some(self.root()), |node| self.continuation(node))
    }

    /// The first child of a node, unless the game ended there.
    fn continuation(&self, node: &Node<T, P>) -> Option<&Node<T, P>> {
        node.children.first().filter(|_| self.end != node.id).and_then(|&child| self.node(child))
    }

    /// Whether a result ended the game at this node.
    pub(super) fn is_end(&self, id: NodeId) -> bool {
        self.end == id
    }

    /// Whether a result, such as a resignation, ended the game.
    pub(super) fn has_end(&self) -> bool {
        self.end != NO_END
    }

    /// Whether the current line ends at the cursor, where a result ended the game.
    pub(super) fn is_at_end(&self) -> bool {
        self.ply == self.plies() && self.is_end(self.cursor().id)
    }

    /// Ends the game at the cursor, whose line becomes the main line.
    pub(super) fn end_game(&mut self) {
        self.line.truncate(self.ply + 1);
        for ply in 1..self.line.len() {
            if let Some(id) = self.at_ply(ply).map(Node::id) {
                self.promote(id);
            }
        }
        self.end = self.cursor().id;
    }

    /// Moves the cursor to a ply of the current line. Returns whether the line has that many turns.
    pub fn go_to(&mut self, ply: usize) -> bool {
        let exists = ply < self.line.len();
        if exists {
            self.ply = ply;
        }
        exists
    }

    /// The ply of a node on the current line; `None` for other nodes.
    pub fn ply_on_line(&self, id: NodeId) -> Option<usize> {
        // A child has a greater identifier than its parent, so the line is in ascending order.
        self.line.binary_search_by_key(&id, |&index| self.nodes[index].id).ok()
    }

    /// Moves the cursor to a node. If it is off the current line, the line now leads to the node
    /// and on through the first child of each. It ends at a node where the game ended. Returns how
    /// many nodes at the start of the current line have remained; `None` if the node does not
    /// exist.
    pub fn go_to_node(&mut self, id: NodeId) -> Option<usize> {
        let index = self.index(id)?;
        if let Some(ply) = self.ply_on_line(id) {
            self.ply = ply;
            if self.end == id {
                self.line.truncate(ply + 1);
            }
            return Some(self.line.len());
        }
        let mut branch = Vec::new();
        let mut at = index;
        let kept = loop {
            let node = &self.nodes[at];
            if let Some(ply) = self.ply_on_line(node.id) {
                break ply + 1;
            }
            branch.push(at);
            at = self.index(node.parent?)?;
        };
        self.line.truncate(kept);
        self.line.extend(branch.into_iter().rev());
        self.ply = self.line.len() - 1;
        self.extend_line();
        Some(kept)
    }

    /// Extends the current line from its last node to a leaf, or to where the game ended, through
    /// the first child of each.
    fn extend_line(&mut self) {
        while let Some(next) = self.line.last().and_then(|&last| self.continuation(&self.nodes[last])) {
            let Some(index) = self.index(next.id) else { break };
            self.line.push(index);
        }
    }

    /// Plays a turn and moves the cursor to it. A turn that is not a child of the cursor yet
    /// replaces the next turn of the current line with everything after it; other variations
    /// remain.
    pub fn play(&mut self, turn: T, after: P) -> NodeId {
        self.play_as(turn, after, false)
    }

    /// Plays a turn and moves the cursor to it. A turn that is not a child of the cursor yet
    /// becomes its last variation.
    pub fn add_variation(&mut self, turn: T, after: P) -> NodeId {
        self.play_as(turn, after, true)
    }

    /// Plays a turn. If `is_variation`, keeps the turns that followed; otherwise a game that ended
    /// at the cursor goes on with this turn.
    pub(super) fn play_as(&mut self, turn: T, after: P, is_variation: bool) -> NodeId {
        let parent = self.cursor().id;
        let goes_on = !is_variation && self.is_end(parent);
        if goes_on {
            self.end = NO_END;
        }
        if let Some(id) = self.follow(&turn) {
            return id;
        }
        let mut place = if goes_on { 0 } else { self.cursor().children.len() };
        if let Some(replaced) = self.next().map(Node::id).filter(|_| !is_variation) {
            let siblings = &self.cursor().children;
            place = siblings.iter().position(|&id| id == replaced).unwrap_or(place);
            self.remove_subtree(replaced);
        }
        self.add(parent, place, turn, after)
    }

    /// Moves the cursor to the child with this turn, if there is one, and returns it.
    fn follow(&mut self, turn: &T) -> Option<NodeId> {
        let mut children = self.cursor().children.iter().filter_map(|&id| self.index(id));
        let index = children.find(|&index| self.nodes[index].turn.as_ref() == Some(turn))?;
        if self.line.get(self.ply + 1) != Some(&index) {
            self.line.truncate(self.ply + 1);
            self.line.push(index);
            self.extend_line();
        }
        self.ply += 1;
        Some(self.nodes[index].id)
    }

    /// Inserts a child at index `place` of its parent, the cursor's node, and moves the cursor to
    /// it.
    fn add(&mut self, parent: NodeId, place: usize, turn: T, after: P) -> NodeId {
        let id = self.insert(Some(parent), Some(turn), after);
        if let Some(parent) = self.node_mut(parent) {
            parent.children.insert(place, id);
        }
        self.line.truncate(self.ply + 1);
        self.line.push(self.nodes.len() - 1);
        self.ply += 1;
        id
    }

    /// Removes the next turn of the current line with everything after it. Other variations remain,
    /// but the current line ends at the cursor.
    pub fn truncate(&mut self) {
        if let Some(next) = self.next().map(Node::id) {
            self.remove_subtree(next);
        }
    }

    /// Removes a node with everything after it. If the cursor is there, it moves to the parent.
    /// Returns whether the node existed. The root cannot be removed.
    pub fn remove(&mut self, id: NodeId) -> bool {
        if self.node(id).and_then(Node::parent).is_none() {
            return false;
        }
        let plies = self.plies();
        self.remove_subtree(id);
        if self.plies() < plies {
            self.extend_line();
        }
        true
    }

    /// Removes a node with everything after it. If the current line led through the node, it ends
    /// at the parent.
    fn remove_subtree(&mut self, id: NodeId) {
        self.changes += 1;
        if let Some(parent) = self.node(id).and_then(Node::parent).and_then(|parent| self.node_mut(parent)) {
            parent.children.retain(|&child| child != id);
        }
        // A child has a greater identifier than its parent, so one pass over the later nodes finds
        // all descendants.
        let Some(start) = self.index(id) else { return };
        let kept = self.line.iter().take_while(|&&index| index < start).count();
        let moved: Vec<_> = self.line.drain(kept..).map(|index| self.nodes[index].id).collect();
        let mut later = self.nodes.split_off(start);
        let mut removed = Vec::new();
        later.retain(|node| {
            let gone =
                node.id == id || node.parent.is_some_and(|parent| removed.binary_search(&parent).is_ok());
            if gone {
                removed.push(node.id);
            }
            !gone
        });
        self.nodes.append(&mut later);
        if self.index(self.end).is_none() {
            self.end = NO_END;
        }
        for id in moved {
            let Some(index) = self.index(id) else { break };
            self.line.push(index);
        }
        self.ply = self.ply.min(self.line.len() - 1);
    }

    /// Makes a node the first child of its parent, so that the main line prefers it to its
    /// siblings. If the game ended after one of them, it did not end any more. Returns whether the
    /// node exists and has a parent.
    pub fn promote(&mut self, id: NodeId) -> bool {
        self.changes += 1;
        let Some(parent) = self.node(id).and_then(Node::parent) else { return false };
        let Some(siblings) = self.node_mut(parent).map(|node| &mut node.children) else { return false };
        let place = siblings.iter().position(|&child| child == id).unwrap_or(0);
        siblings[..=place].rotate_right(1);
        if place > 0 && self.end != parent {
            let mut above = self.end;
            // A child has a greater identifier than its parent, so this climbs no further.
            while above > parent {
                let Some(next) = self.node(above).and_then(Node::parent) else { break };
                above = next;
            }
            if above == parent {
                self.end = NO_END;
            }
        }
        true
    }

    /// Returns the circles and arrows of all nodes, for editing.
    #[cfg(feature = "quoridor")]
    pub(super) fn marks_mut(&mut self) -> impl Iterator<Item = &mut super::Mark> {
        self.changes += 1;
        self.nodes
            .iter_mut()
            .filter_map(|node| node.annotation.as_mut())
            .flat_map(|annotation| &mut annotation.marks)
    }

    /// The annotation of a node of the tree, for editing; `None` if the node does not exist.
    pub fn annotation_mut(&mut self, id: NodeId) -> Option<&mut Annotation> {
        self.changes += 1;
        self.node_mut(id).map(|node| &mut **node.annotation.get_or_insert_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Mark;

    type Letters = RecordTree<char, usize>;

    /// Returns a test tree: the line `a b c d`, with the variation `x y` instead of `c d`; the
    /// cursor is after `b`.
    fn sample() -> (Letters, NodeId) {
        let mut tree = Letters::new(0);
        for (ply, turn) in "abcd".chars().enumerate() {
            tree.play(turn, ply + 1);
        }
        tree.go_to(2);
        let variation = tree.add_variation('x', 30);
        tree.play('y', 40);
        tree.go_to(2);
        (tree, variation)
    }

    fn current(tree: &Letters) -> String {
        let mut all = tree.clone();
        all.go_to(all.plies());
        all.turns().collect()
    }

    fn main_line(tree: &Letters) -> String {
        tree.main_line().filter_map(Node::turn).collect()
    }

    #[test]
    fn cursor_moves_along_the_current_line() {
        let (mut tree, variation) = sample();
        assert_eq!((current(&tree).as_str(), main_line(&tree).as_str()), ("abxy", "abcd"));
        assert_eq!((tree.ply(), tree.plies(), *tree.cursor().after()), (2, 4, 2));
        assert_eq!(tree.next().map(Node::id), Some(variation));
        assert_eq!(tree.rest().filter_map(Node::turn).collect::<String>(), "xy");
        assert_eq!((tree.at_ply(4).map(Node::after), tree.at_ply(5).is_none()), (Some(&40), true));
        assert!(tree.go_to(4) && *tree.cursor().after() == 40);
        assert!(!tree.go_to(5) && tree.ply() == 4);
        assert_eq!(tree.path().map(|node| *node.after()).collect::<Vec<_>>(), [0, 1, 2, 30, 40]);
        assert_eq!(tree.path().next_back().and_then(Node::turn), Some(&'y'));
    }

    #[test]
    fn going_to_a_node_switches_lines() {
        let (mut tree, variation) = sample();
        let c = tree.cursor().children()[0];
        assert_eq!(tree.go_to_node(c), Some(3));
        assert_eq!((current(&tree).as_str(), tree.ply()), ("abcd", 3));
        assert_eq!(tree.go_to_node(NodeId::ROOT), Some(5));
        assert_eq!((current(&tree).as_str(), tree.ply()), ("abcd", 0));
        assert_eq!(tree.go_to_node(variation), Some(3));
        assert_eq!((current(&tree).as_str(), tree.ply()), ("abxy", 3));
        assert_eq!(tree.go_to_node(NodeId(99)), None);
        assert_eq!((tree.ply_on_line(variation), tree.ply_on_line(c)), (Some(3), None));
        assert_eq!(tree.cursor().id(), variation);
    }

    #[test]
    fn playing_a_child_follows_it_and_anything_else_replaces_the_current_line() {
        let (mut tree, variation) = sample();
        assert_eq!(tree.play('x', 0), variation);
        assert_eq!((current(&tree).as_str(), *tree.cursor().after()), ("abxy", 30));
        tree.go_to(2);
        tree.play('z', 31);
        assert_eq!((current(&tree).as_str(), main_line(&tree).as_str()), ("abz", "abcd"));
        assert!(tree.node(variation).is_none(), "the next turn of the current line was replaced");
        tree.go_to(2);
        tree.play('c', 0);
        tree.go_to(2);
        let replacing = tree.play('w', 32);
        assert_eq!((current(&tree).as_str(), main_line(&tree).as_str()), ("abw", "abw"));
        assert_ne!(replacing, variation, "identifiers are not reused");
        assert_eq!(tree.node(replacing).and_then(Node::parent), tree.path().nth(2).map(Node::id));
    }

    #[test]
    fn truncating_keeps_variations() {
        let (mut tree, variation) = sample();
        tree.truncate();
        assert_eq!((current(&tree).as_str(), main_line(&tree).as_str()), ("ab", "abcd"));
        assert!(tree.node(variation).is_none());
        tree.truncate();
        assert_eq!(tree.cursor().children().len(), 1);
    }

    #[test]
    fn removing() {
        let (mut tree, variation) = sample();
        tree.go_to(4);
        assert!(tree.remove(variation));
        assert_eq!((current(&tree).as_str(), tree.ply(), tree.nodes.len()), ("abcd", 2, 5));
        assert!(!tree.remove(variation) && !tree.remove(NodeId::ROOT));
        let b = tree.cursor().id();
        tree.go_to(0);
        assert!(tree.remove(b));
        assert_eq!((current(&tree).as_str(), tree.ply(), tree.nodes.len()), ("a", 0, 2));
        // A node off the current line leaves the cursor where it is.
        let (mut tree, variation) = sample();
        let c = tree.cursor().children()[0];
        tree.go_to_node(variation);
        assert!(tree.remove(c));
        assert_eq!((current(&tree).as_str(), main_line(&tree).as_str(), tree.ply()), ("abxy", "abxy", 3));
    }

    #[test]
    fn promoting() {
        let (mut tree, variation) = sample();
        assert!(tree.promote(variation) && tree.promote(variation));
        assert_eq!(main_line(&tree), "abxy");
        assert!(!tree.promote(NodeId::ROOT) && !tree.promote(NodeId(99)));
    }

    #[test]
    fn annotating() {
        let (mut tree, variation) = sample();
        let mark = Mark { color: 'G', from: "e2".into(), to: None };
        if let Some(annotation) = tree.annotation_mut(variation) {
            annotation.comment = "better".into();
            annotation.nags.push(1);
            annotation.marks.push(mark);
        }
        assert_eq!(tree.node(variation).unwrap().annotation().comment, "better");
        assert_eq!(tree.cursor().annotation(), &Annotation::default());
        assert_eq!(NodeId::ROOT.number(), 0);
        assert!(tree.annotation_mut(NodeId(99)).is_none());
    }
}
