//! Weights of [values](super::value) and [priors](super::priors), in units of 1 /
//! [`PRIOR_LOGIT`](crate::search::PRIOR_LOGIT).
//!
//! Fitted by `npm run tuning -- --game quoridor --games 1000 --nodes 1000 --random 10
//! --result-share 0.5 --seed 2` to scores and results of games that keddah played against itself,
//! with weights that were fitted in the same way to games with weights chosen by hand (see
//! docs/tuning.md).

/// The weights of the features of a player.
#[rustfmt::skip]
pub const VALUE: [i32; 14] = [
    // A quarter of a step to the goal, and a place in the order of moves.
    -2046,
    // The same, for each wall in another player's hand.
    108,
    // The same, for each wall in the player's own hand.
    109,
    // A wall in hand.
    3530,
    // Any walls in hand at all.
    4138,
    // Each of the last two walls in hand.
    -1259,
    // A quarter of a step ahead of the next player, for the first.
    -35,
    // The same, for each wall in another player's hand.
    -50,
    // Arriving first.
    3578,
    // The same, for each wall in another player's hand.
    -346,
    // Being one step from the goal.
    -17,
    // A quarter of a step behind the first player.
    448,
    // The same, for each wall in another player's hand.
    27,
    // A wall in hand, for each player who arrives earlier.
    -318,
];

/// The weights of the features of a move.
#[rustfmt::skip]
pub const PRIORS: [i32; 18] = [
    // A pawn move toward the goal.
    18267,
    // The same by two steps.
    15627,
    // A pawn move away from the goal.
    -12129,
    // A pawn move toward the goal by the player who arrives first.
    6674,
    // The same by any player, for each step to the goal, up to eight.
    2092,
    // The same, for each wall in hand.
    13388,
    // A wall.
    -76502,
    // A wall of the player who arrives first.
    2396,
    // A wall, for each wall in hand.
    5350,
    // A step that a wall adds to the path of the opponent who arrives first.
    28402,
    // The same if that opponent is at most three steps from its goal.
    17689,
    // The same if that opponent is one step from its goal.
    100000,
    // A step added to the path of the opponent who arrives second.
    15481,
    // A step added to the path of the opponent who arrives last.
    8355,
    // A step added to the player's own path.
    -27688,
    // A wall that does not hinder the opponent who arrives first.
    -6169,
    // A wall that hinders no opponent.
    -11561,
    // A step added to the first opponent's path less the own, unless the player arrives first.
    57,
];
