//! Wins of opponents before the mover's next turn, in games of more than two players.
//!
//! Each player maximizes its own value in the search, so it would rely on others to stop a pawn
//! that is one move from its goal.

use super::knowledge::candidates_with_steps;
use crate::quoridor::{Move, Player, Position};

/// Whether an opponent reaches its goal before `player` moves again if all only move their pawns.
fn is_lost_without_walls(position: &Position, player: Player) -> bool {
    let mut position = *position;
    while position.winner().is_none() && position.mover() != player {
        if position.pawn_targets() & position.goal(position.mover()) != 0 {
            return true;
        }
        position = position.play_unchecked(Move::Pass);
    }
    false
}

/// Returns the hash keys of the positions after the candidate moves that let an opponent win before
/// the mover's next turn unless somebody else prevents it; none if every candidate does.
pub(super) fn careless_moves(position: &Position) -> Vec<u64> {
    let mover = position.mover();
    let (mut careless, mut is_any_careful) = (Vec::new(), false);
    candidates_with_steps(position, true, &mut |mv, _| {
        let after = position.play_unchecked(mv);
        if is_lost_without_walls(&after, mover) {
            careless.push(after.key());
        } else {
            is_any_careful = true;
        }
    });
    if is_any_careful { careless } else { Vec::new() }
}
