//! Weights of the [evaluation](super::value), in hundredths of a step.
//!
//! Fitted to the scores of deeper searches of 22 000 positions.

/// The weights of the evaluation features for two players.
#[rustfmt::skip]
pub const TWO_PLAYERS: [i32; 9] = [
    // A step ahead while no walls are left.
    152,
    // The change of that value for each wall in hand of either player.
    -9,
    // A step of the longest detour that a single wall can force on the opponent.
    43,
    // A wall that can force a detour of three steps or more.
    38,
    // A wall in hand, for each step of the opponent's path.
    9,
    // A wall in hand.
    43,
    // Each of the last three walls in hand.
    57,
    // Any walls in hand at all.
    77,
    // The right to move.
    46,
];
