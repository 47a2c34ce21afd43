//! What ties two steps of a turn together: a push to be finished, a pull that is open.

use super::Square;

/// What a step leaves behind for the next one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Pending {
    /// Nothing.
    None,
    /// A push has begun: a piece stronger than `strength` must step to `square`.
    Push { square: Square, strength: u8 },
    /// A piece of `strength` has left `square`, and a weaker enemy stands beside: it may be pulled there.
    Pull { square: Square, strength: u8 },
}
