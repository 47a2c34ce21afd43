//! What a position is worth: who is nearer the goal, and who can still build.

use crate::quoridor::{Player, Position};

/// A step.
const STEP: i32 = 100;
/// The move.
const TEMPO: i32 = 40;
/// A wall in hand.
const WALL: i32 = 45;

/// The value of a position for a player, in hundredths of a step; 0 is even. Of several opponents the nearest to its goal
/// counts in full, the others a little.
pub(super) fn value(position: &Position, player: Player) -> i32 {
    let passages = position.board().passages();
    let distance = |of: Player| {
        crate::quoridor::distance(&passages, position.pawn(of), position.goal(of))
            .map_or(1000, |steps| steps as i32)
    };
    let worth = |of: Player| {
        let tempo = if position.mover() == of { TEMPO } else { 0 };
        tempo + WALL * i32::from(position.walls_left(of)) - STEP * distance(of)
    };
    let others = Player::all(position.players()).filter(|&other| other != player).map(worth);
    let (best, sum, count) =
        others.fold((i32::MIN, 0, 0), |(best, sum, count), worth| (best.max(worth), sum + worth, count + 1));
    // Of one opponent, the mean is the best.
    worth(player) - (3 * best + sum / count.max(1)) / 4
}
