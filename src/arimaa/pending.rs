//! Unfinished pushes and possible pulls.

use super::Square;

/// The push that the next step must complete, or the pull that it may make.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Pending {
    /// The next step has no push to complete, and no piece to pull.
    None,
    /// A push must be completed: a piece stronger than `strength` must step to `square`.
    Push { square: Square, strength: u8 },
    /// A pull is possible: a weaker enemy piece adjacent to `square` may follow the piece of
    /// `strength` that has just left it.
    Pull { square: Square, strength: u8 },
}
