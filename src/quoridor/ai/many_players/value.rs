//! The value of a position for each of more than two players: the win probabilities are the softmax
//! of linear functions.

use arrayvec::ArrayVec;

use super::weights::VALUE;
use crate::quoridor::{Player, Position};
use crate::search::MAX_PLAYERS;

/// The number of features of a player.
pub const VALUE_FEATURES: usize = VALUE.len();

/// The greatest number of quarters of a step by which a lead counts.
const MAX_LEAD: i32 = 12;
/// The greatest number of quarters of a step by which an arrival after the first one counts.
const MAX_DELAY: i32 = 24;

/// When a player reaches its goal if nobody places another wall, in turns of all players; with four
/// players in quarters of a step.
fn arrival(position: &Position, player: Player) -> i32 {
    let players = usize::from(position.players());
    let later = (player.index() + players - position.mover().index()) % players;
    (position.distance(player) as usize * players + later) as i32
}

/// The arrivals of all players.
pub(super) fn arrivals(position: &Position) -> ArrayVec<i32, MAX_PLAYERS> {
    Player::all(position.players()).map(|player| arrival(position, player)).collect()
}

/// The evaluation features of each player of a position.
pub fn value_features(position: &Position) -> ArrayVec<[i32; VALUE_FEATURES], MAX_PLAYERS> {
    let arrivals = arrivals(position);
    let walls: ArrayVec<i32, MAX_PLAYERS> =
        Player::all(position.players()).map(|player| position.walls_left(player).into()).collect();
    let all_walls: i32 = walls.iter().sum();
    let first = arrivals.iter().copied().min().unwrap_or(0);
    let features = |player: Player| {
        let (own, walls) = (arrivals[player.index()], walls[player.index()]);
        let later = arrivals.iter().filter(|&&other| other > own);
        let lead = if own == first { later.min().map_or(0, |next| (next - own).min(MAX_LEAD)) } else { 0 };
        let delay = (own - first).min(MAX_DELAY);
        let others = all_walls - walls;
        let rank = arrivals.iter().filter(|&&other| other < own).count() as i32;
        [
            own,
            own * others,
            own * walls,
            walls,
            walls.min(1),
            walls.min(2),
            lead,
            lead * others,
            i32::from(own == first),
            if own == first { others } else { 0 },
            i32::from(position.distance(player) == 1),
            delay,
            delay * others,
            rank * walls,
        ]
    };
    Player::all(position.players()).map(features).collect()
}

/// The logits of the win probabilities of all players.
pub fn logits(position: &Position) -> ArrayVec<i32, MAX_PLAYERS> {
    let logit =
        |features: [i32; VALUE_FEATURES]| features.iter().zip(VALUE).map(|(x, weight)| x * weight).sum();
    value_features(position).into_iter().map(logit).collect()
}
