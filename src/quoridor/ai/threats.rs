//! Wins of opponents before the mover's next turn, in games of more than two players.
//!
//! The opponent model expects a player who has placed a wall to place another against the leader,
//! so the search would rely on others to stop a pawn that is one move from its goal.

use super::QuoridorKnowledge;
use crate::quoridor::{Move, Player, Position};
use crate::search::Knowledge;

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
pub(super) fn careless_moves(position: &Position, knowledge: &mut QuoridorKnowledge) -> Vec<u64> {
    let mover = position.mover();
    let (mut careless, mut is_any_careful) = (Vec::new(), false);
    knowledge.candidates(position, i32::MAX, |mv, _| {
        let after = position.play_unchecked(mv);
        if is_lost_without_walls(&after, mover) {
            careless.push(after.key());
        } else {
            is_any_careful = true;
        }
    });
    if is_any_careful { careless } else { Vec::new() }
}
