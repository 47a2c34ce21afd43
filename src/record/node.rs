//! The nodes of a record tree.

use super::Annotation;

/// The identifier of a node within one [`RecordTree`](super::RecordTree). The identifier of a
/// removed node is not reused.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub(super) u32);

impl NodeId {
    /// The identifier of the root: the start of the game, before any turn.
    pub const ROOT: Self = Self(0);

    /// Creates the node identifier with this number, whether or not there is such a node.
    pub const fn new(number: u32) -> Self {
        Self(number)
    }

    /// The identifier of the node as a number.
    pub const fn number(self) -> u32 {
        self.0
    }
}

/// A node of a [`RecordTree`](super::RecordTree): a turn, and the position after it.
#[derive(Clone, Debug)]
pub struct Node<T, P> {
    pub(super) id: NodeId,
    pub(super) parent: Option<NodeId>,
    pub(super) children: Vec<NodeId>,
    pub(super) turn: Option<T>,
    pub(super) after: P,
    /// The comment, NAGs, marks and times of the node's turn. Boxed because few nodes have any.
    pub(super) annotation: Option<Box<Annotation>>,
}

impl<T, P> Node<T, P> {
    /// The identifier of the node.
    pub fn id(&self) -> NodeId {
        self.id
    }

    /// The parent of the node; `None` for the root.
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// The children of the node: first the main continuation, then the variations.
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    /// The turn that leads from the parent node to this node; `None` for the root.
    pub fn turn(&self) -> Option<&T> {
        self.turn.as_ref()
    }

    /// The position after the turn; at the root, the position that the game began from.
    pub fn after(&self) -> &P {
        &self.after
    }

    /// The annotation of the node's turn, empty if there is none.
    pub fn annotation(&self) -> &Annotation {
        static EMPTY: Annotation = Annotation::EMPTY;
        self.annotation.as_deref().unwrap_or(&EMPTY)
    }
}
