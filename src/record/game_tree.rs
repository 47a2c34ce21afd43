//! The variations of a game: moving between them, adding, annotating and removing them.

use super::{Annotation, ErrorOf, GameRecord, Node, NodeId, RecordRefusal, Rules};

/// A node of a game's tree of variations, as [`GameRecord::nodes`] returns it: a turn with its
/// annotation, or the start of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameNode<'a> {
    /// The identifier of the node in the tree of variations.
    pub id: NodeId,
    /// The parent of the node; `None` for the start of the game.
    pub parent: Option<NodeId>,
    /// The children of the node: first the main continuation, then the variations.
    pub children: &'a [NodeId],
    /// The turn that leads to the node, as text; `None` for the start of the game.
    pub turn: Option<String>,
    /// The comment, glyphs and marks on the turn.
    pub annotation: &'a Annotation,
}

impl<R: Rules> GameRecord<R> {
    /// All nodes of the game's tree of variations, in the order in which they were added. A node
    /// comes after its parent.
    ///
    /// ```
    /// use keddah::quoridor::Game;
    /// let game = Game::parse("1. e2 (1. d1 {Sideways.}) e8", &Default::default())?;
    /// let turns: Vec<_> = game.nodes().filter_map(|node| node.turn).collect();
    /// assert_eq!(turns, ["e2", "d1", "e8"]);
    /// assert_eq!(game.nodes().nth(2).unwrap().annotation.comment, "Sideways.");
    /// # Ok::<(), keddah::quoridor::Error>(())
    /// ```
    pub fn nodes(&self) -> impl Iterator<Item = GameNode<'_>> {
        self.tree.nodes().map(|node| self.described(node))
    }

    /// Returns the node of the game's tree with an identifier; `None` if there is none.
    pub fn at_node(&self, id: NodeId) -> Option<GameNode<'_>> {
        self.tree.node(id).map(|node| self.described(node))
    }

    fn described<'a, P>(&self, node: &'a Node<R::Turn, P>) -> GameNode<'a> {
        GameNode {
            id: node.id(),
            parent: node.parent(),
            children: node.children(),
            turn: node.turn().map(|turn| R::write(self, turn)),
            annotation: node.annotation(),
        }
    }

    /// A counter that rises whenever turns, their order or their annotations may have changed.
    /// Moving the cursor does not count. See [`RecordTree::changes`](super::RecordTree::changes).
    pub fn changes(&self) -> u32 {
        self.tree.changes()
    }

    /// The node of the game's tree at the cursor.
    pub fn node(&self) -> NodeId {
        self.tree.cursor().id()
    }

    /// Moves the cursor to a node. If it is off the current line, undo and redo then move along the
    /// line through this node. Fails if there is no such node.
    ///
    /// ```
    /// use keddah::quoridor::Game;
    /// let mut game = Game::parse("1. e2 (1. d1 e8) e8", &Default::default())?;
    /// let variation = game.nodes().find(|node| node.turn.as_deref() == Some("d1")).unwrap().id;
    /// game.go_to_node(variation)?;
    /// assert_eq!(game.history().collect::<Vec<_>>(), ["d1"]);
    /// assert_eq!(game.redo().as_deref(), Some("e8"));
    /// # Ok::<(), keddah::quoridor::Error>(())
    /// ```
    pub fn go_to_node(&mut self, id: NodeId) -> Result<(), R::Refusal> {
        let kept = self.tree.go_to_node(id).ok_or(RecordRefusal::NoSuchNode { node: id })?;
        self.rules.discard_partial_turn();
        self.reindex(kept);
        self.restore_result();
        Ok(())
    }

    /// Moves the cursor to the end of the main line, unless a result ended the game: its node is
    /// the end, even if the result was taken back.
    #[cfg(any(feature = "arimaa", feature = "quoridor"))]
    pub(crate) fn go_to_end(&mut self) {
        let last = self.tree.main_line().last().map(Node::id).filter(|_| !self.tree.has_end());
        if let Some(last) = last {
            let _ = self.go_to_node(last);
        }
    }

    /// Plays a complete turn like [`play`](Self::play), but replaces nothing: a new turn becomes the
    /// last variation.
    ///
    /// ```
    /// use keddah::quoridor::Game;
    /// let mut game = Game::parse("1. e2 e8", &Default::default())?;
    /// game.go_to(0)?;
    /// game.play_variation("d1")?;
    /// assert_eq!(game.to_record(), "1. e2 (1. d1) 1... e8\n");
    /// # Ok::<(), keddah::quoridor::Error>(())
    /// ```
    pub fn play_variation(&mut self, text: &str) -> Result<String, ErrorOf<R>> {
        let turn = R::read(self, text)?;
        let turn = self.play_turn_as(&turn, true).map_err(|refusal| self.error(refusal))?;
        Ok(R::write(self, &turn))
    }

    /// Makes a node the main continuation of its parent. If an agreed result is then not at the end
    /// of the main line, it is discarded. Fails if there is no such node, or for the start of the
    /// game.
    pub fn promote(&mut self, id: NodeId) -> Result<(), R::Refusal> {
        if !self.tree.promote(id) {
            return Err(RecordRefusal::NoSuchNode { node: id }.into());
        }
        self.ended &= self.tree.is_at_end();
        Ok(())
    }

    /// Removes a node with everything after it. If the cursor is there, it moves to the parent.
    /// Fails if there is no such node, or for the start of the game.
    pub fn remove(&mut self, id: NodeId) -> Result<(), R::Refusal> {
        let kept = self.tree.ply_on_line(id).unwrap_or(self.tree.plies() + 1);
        if !self.tree.remove(id) {
            return Err(RecordRefusal::NoSuchNode { node: id }.into());
        }
        self.rules.discard_partial_turn();
        self.reindex(kept);
        self.ended &= self.tree.is_at_end();
        Ok(())
    }

    /// The annotation of a node of the game's tree, for editing; `None` if the node does not exist.
    ///
    /// ```
    /// use keddah::quoridor::Game;
    /// let mut game = Game::parse("1. e2", &Default::default())?;
    /// game.annotation_mut(game.node()).unwrap().add_comment("Forward.");
    /// assert_eq!(game.to_record(), "1. e2 {Forward.}\n");
    /// # Ok::<(), keddah::quoridor::Error>(())
    /// ```
    pub fn annotation_mut(&mut self, id: NodeId) -> Option<&mut Annotation> {
        self.tree.annotation_mut(id)
    }

    /// Returns the circles and arrows of all turns, for editing.
    #[cfg(feature = "quoridor")]
    pub(crate) fn marks_mut(&mut self) -> impl Iterator<Item = &mut super::Mark> {
        self.tree.marks_mut()
    }

    /// The errors of the variations that could not be read to their end. The turns before each
    /// error are part of the game.
    ///
    /// ```
    /// use keddah::quoridor::Game;
    /// let game = Game::parse("1. e2 (1. d1 e5) e8", &Default::default())?;
    /// assert_eq!(game.variation_errors()[0].turn(), Some("2"));
    /// assert_eq!(game.to_record(), "1. e2 (1. d1) 1... e8\n");
    /// # Ok::<(), keddah::quoridor::Error>(())
    /// ```
    pub fn variation_errors(&self) -> &[ErrorOf<R>] {
        &self.variation_errors
    }

    /// Converts the offsets of the errors of variations to UTF-16 units, as JavaScript counts them.
    /// `record` is the text that this game was just parsed from.
    #[cfg(all(feature = "wasm", feature = "classes"))]
    pub(crate) fn error_offsets_to_utf16(&mut self, record: &str) {
        let Some(errors) = std::sync::Arc::get_mut(&mut self.variation_errors) else { return };
        let mut rest = record.chars();
        let (mut read, mut units) = (0, 0);
        // They are in the order of the record.
        for at in errors.iter_mut().filter_map(ErrorOf::<R>::at_mut) {
            let next = rest.by_ref().take(at.saturating_sub(read));
            units += next.map(char::len_utf16).sum::<usize>();
            read = std::mem::replace(at, units);
        }
    }

    /// Removes all turns after the cursor, variations included.
    #[cfg(feature = "arimaa")]
    pub(crate) fn remove_continuations(&mut self) {
        while let Some(&child) = self.tree.cursor().children().first() {
            let _ = self.remove(child);
        }
    }

    /// Whether another game has the same tree: turns, annotations, the order of variations, and the
    /// agreed result.
    pub(super) fn has_same_tree(&self, other: &Self) -> bool {
        let result = |game: &Self| game.end.clone().filter(|_| game.tree.has_end());
        if result(self) != result(other) {
            return false;
        }
        let mut pairs = vec![(NodeId::ROOT, NodeId::ROOT)];
        while let Some((one, two)) = pairs.pop() {
            let (Some(a), Some(b)) = (self.tree.node(one), other.tree.node(two)) else { return false };
            let is_same = a.turn() == b.turn()
                && a.annotation() == b.annotation()
                && self.tree.is_end(one) == other.tree.is_end(two)
                && a.children().len() == b.children().len();
            if !is_same {
                return false;
            }
            pairs.extend(a.children().iter().copied().zip(b.children().iter().copied()));
        }
        true
    }
}
