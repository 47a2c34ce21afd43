//! Weights of the [evaluation](super::value), in hundredths of a step.
//!
//! For two players, fitted to the scores of deeper searches of 22 000 positions. For more, fitted
//! to the results of 1000 games against players who advance and place walls against the leader,
//! except for the weight of walls in hand, which was chosen by matches.

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

/// The weights for more than two players, once an opponent has placed a wall.
#[rustfmt::skip]
pub const MANY_PLAYERS: [i32; 6] = [
    // A step ahead of the nearest opponent while no walls are left.
    122,
    // The change of that value for each wall in an opponent's hand, since walls hinder the leader.
    -13,
    // The change of that value for each wall in the player's own hand.
    -10,
    // The lower bound of that value.
    15,
    // A step ahead of the opponents' average.
    15,
    // A wall in the player's hand; a wall in an opponent's hand counts the same against the player.
    50,
];
