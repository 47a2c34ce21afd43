//! The priors of moves with more than two players: a conditional logit model.

use arrayvec::ArrayVec;

use super::value::arrivals;
use super::weights::PRIORS;
use crate::quoridor::ai::knowledge::candidates_with_steps;
use crate::quoridor::{Move, Player, Position};

/// The number of features of a move.
pub const MOVE_FEATURES: usize = PRIORS.len();

/// Calls `visit` with each move that the search tries, and its features.
pub fn move_features(position: &Position, visit: &mut dyn FnMut(Move, &[i32; MOVE_FEATURES])) {
    let arrivals = arrivals(position);
    let mover = position.mover();
    let own = arrivals[mover.index()];
    let is_first = i32::from(arrivals.iter().all(|&other| own <= other));
    let distance = position.distance(mover) as i32;
    let walls = i32::from(position.walls_left(mover));
    // No two players arrive at the same time.
    let opponents: ArrayVec<Player, 3> =
        Player::all(position.players()).filter(|&player| player != mover).collect();
    let is_before = |a: usize, b: usize| arrivals[opponents[a].index()] < arrivals[opponents[b].index()];
    let rank = |place: usize| (0..opponents.len()).filter(|&other| is_before(other, place)).count();
    let ranks: ArrayVec<usize, 3> = (0..opponents.len()).map(rank).collect();
    let leader = ranks.iter().position(|&rank| rank == 0).map_or(mover, |place| opponents[place]);
    let leader_distance = position.distance(leader) as i32;
    candidates_with_steps(position, true, &mut |mv, steps| {
        let mut features = [0; MOVE_FEATURES];
        if matches!(mv, Move::Wall(_)) {
            let added = |rank: usize| {
                let place = ranks.iter().position(|&known| known == rank);
                place.map_or(0, |place| steps.by_opponent[place].min(5))
            };
            let to_leader = added(0);
            features[6..].copy_from_slice(&[
                1,
                is_first,
                walls,
                to_leader,
                if leader_distance <= 3 { to_leader } else { 0 },
                if leader_distance == 1 { to_leader } else { 0 },
                added(1),
                added(2),
                steps.own.min(5),
                i32::from(to_leader == 0),
                i32::from(steps.others() == 0),
                (1 - is_first) * (to_leader - steps.own).clamp(0, 5),
            ]);
        } else {
            let nearer = i32::from(steps.own < 0);
            features[..6].copy_from_slice(&[
                nearer,
                i32::from(steps.own < -1),
                i32::from(steps.own > 0),
                nearer * is_first,
                nearer * distance.min(8),
                nearer * walls,
            ]);
        }
        visit(mv, &features);
    });
}

/// Calls `visit` with each move that the search tries, and the logit of its prior.
pub(super) fn priors(position: &Position, visit: &mut dyn FnMut(Move, i32)) {
    move_features(position, &mut |mv, features| {
        visit(mv, features.iter().zip(PRIORS).map(|(x, weight)| x * weight).sum());
    });
}
