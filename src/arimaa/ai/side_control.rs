//! One side's control of the board.

/// One side's control of traps and strength around the goal, relative to the other side, and its
/// dominated and frozen pieces.
pub(super) struct SideControl {
    /// The control of the away traps, left and right, in the unit of
    /// [`RabbitWeights::control`](super::weights::RabbitWeights::control).
    pub(super) traps: [i32; 2],
    /// The strength around the goal, left, middle and right, in 1/16 of a logit.
    pub(super) goal: [i32; 3],
    /// A bitboard of the side's pieces that are beside a stronger enemy.
    pub(super) dominated: u64,
    /// A bitboard of the side's frozen pieces: beside a stronger enemy and without a friend beside
    /// them.
    pub(super) frozen: u64,
}
