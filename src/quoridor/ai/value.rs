//! What a position is worth: who is nearer the goal, and who can still build.

use super::habit::{has_built, run_out};
use crate::quoridor::{Player, Position, distance};

/// A step.
const STEP: i32 = 100;
/// A wall in hand.
const WALL: i32 = 45;
/// A wall in hand, with more than two players: it mostly serves others too.
const SHARED_WALL: i32 = 25;

/// The value of a position for a player, in hundredths of a step; 0 is even. Of several opponents the nearest to its goal
/// counts more. While none of several has built, they are taken to go on running, and the race is run out.
pub(super) fn value(position: &Position, player: Player) -> i32 {
    let players = position.players();
    let others = Player::all(players).filter(|&other| other != player);
    if players > 2 && !others.clone().any(|other| has_built(position, other)) {
        return run_out(position, player) + SHARED_WALL * i32::from(position.walls_left(player));
    }
    let passages = position.board().passages();
    let wall = if players > 2 { SHARED_WALL } else { WALL };
    let worth = |of: Player| {
        let steps =
            distance(&passages, position.pawn(of), position.goal(of)).map_or(1000, |steps| steps as i32);
        // Who moves later reaches its goal later, by so many turns of a round.
        let later = (of.index() + usize::from(players) - position.mover().index()) % usize::from(players);
        wall * i32::from(position.walls_left(of)) - STEP * steps - STEP * later as i32 / i32::from(players)
    };
    let others = others
        .map(worth)
        .fold((i32::MIN, 0, 0), |(best, sum, count), worth| (best.max(worth), sum + worth, count + 1));
    let (best, sum, count) = others;
    // Of one opponent, the mean is the best.
    worth(player) - (best + 3 * sum / count.max(1)) / 4
}
