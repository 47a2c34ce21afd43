//! The expected behavior of opponents in games of more than two players: they advance along the
//! shortest path, unless they have placed walls before.

use crate::quoridor::path::distances;
use crate::quoridor::pawn_moves::pawn_targets;
use crate::quoridor::{Orientation, Player, Position, Square, squares};

/// Whether a player has placed a wall, assuming that all players began with the same number.
pub(super) fn has_placed_wall(position: &Position, player: Player) -> bool {
    let board = position.board();
    let standing = [Orientation::Horizontal, Orientation::Vertical].map(|way| board.walls(way).count_ones());
    let left = |player| u32::from(position.walls_left(player));
    let all: u32 = Player::all(position.players()).map(left).sum();
    left(player) * u32::from(position.players()) < all + standing.iter().sum::<u32>()
}

/// Returns the square of `targets` nearest to a goal, by the table `steps` of distances from that
/// goal.
fn nearest(targets: u128, steps: &[u8; Square::COUNT]) -> Option<Square> {
    squares(targets).min_by_key(|to| steps[to.index()])
}

/// Plays the game to its end as if no more walls were placed, jumps included. Returns the lead of a
/// player in hundredths of a step: over the runner-up if it wins, otherwise over the winner, which
/// is negative.
pub(super) fn play_out_race(position: &Position, player: Player) -> i32 {
    let players = position.players();
    let passages = position.board().passages();
    let distances_to_goal: Vec<_> =
        Player::all(players).map(|of| distances(&passages, position.goal(of))).collect();
    let mut pawns: Vec<_> = Player::all(players).map(|of| position.pawn(of)).collect();
    let mut mover = position.mover();
    let behind = |of: Player, winner: Player, pawns: &[Square]| {
        let later = (of.index() + usize::from(players) - winner.index()) % usize::from(players);
        100 * i32::from(distances_to_goal[of.index()][pawns[of.index()].index()])
            + 100 * later as i32 / i32::from(players)
    };
    // Pawns may block each other forever; otherwise the game ends long before this limit.
    for _ in 0..4 * Square::COUNT {
        let index = mover.index();
        let occupied = pawns.iter().fold(0, |set, pawn| set | pawn.bit());
        if let Some(to) = nearest(pawn_targets(&passages, occupied, pawns[index]), &distances_to_goal[index])
        {
            pawns[index] = to;
            if distances_to_goal[index][to.index()] == 0 {
                let others = Player::all(players).filter(|&of| of != player);
                return if mover == player {
                    others.map(|of| behind(of, mover, &pawns)).min().unwrap_or(0)
                } else {
                    -behind(player, mover, &pawns)
                };
            }
        }
        mover = mover.next(players);
    }
    0
}
