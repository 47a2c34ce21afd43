//! What players do who only run: the measure of a game of four in which nobody builds.

use crate::quoridor::path::distances;
use crate::quoridor::position::pawn_targets;
use crate::quoridor::{Orientation, Player, Position, Square, squares};

/// Whether a player has put up a wall, if all began with the same number.
pub(super) fn has_built(position: &Position, player: Player) -> bool {
    let board = position.board();
    let standing = [Orientation::Horizontal, Orientation::Vertical].map(|way| board.walls(way).count_ones());
    let left = |player| u32::from(position.walls_left(player));
    let all: u32 = Player::all(position.players()).map(left).sum();
    left(player) * u32::from(position.players()) < all + standing.iter().sum::<u32>()
}

/// Of these squares, the nearest to a goal.
fn nearest(targets: u128, steps: &[u8; Square::COUNT]) -> Option<Square> {
    squares(targets).min_by_key(|to| steps[to.index()])
}

/// How the game ends for a player if everyone only runs, jumps included: by how many hundredths of a step the next one is
/// behind when it wins, or (negative) how far it is behind the winner.
pub(super) fn run_out(position: &Position, player: Player) -> i32 {
    let players = position.players();
    let passages = position.board().passages();
    let ways: Vec<_> = Player::all(players).map(|of| distances(&passages, position.goal(of))).collect();
    let mut pawns: Vec<_> = Player::all(players).map(|of| position.pawn(of)).collect();
    let mut mover = position.mover();
    let behind = |of: Player, winner: Player, pawns: &[Square]| {
        let later = (of.index() + usize::from(players) - winner.index()) % usize::from(players);
        100 * i32::from(ways[of.index()][pawns[of.index()].index()]) + 100 * later as i32 / i32::from(players)
    };
    // Runners may shut each other in for good; long before this they would have arrived.
    for _ in 0..4 * Square::COUNT {
        let index = mover.index();
        let occupied = pawns.iter().fold(0, |set, pawn| set | pawn.bit());
        if let Some(to) = nearest(pawn_targets(&passages, occupied, pawns[index]), &ways[index]) {
            pawns[index] = to;
            if ways[index][to.index()] == 0 {
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
