//! Players who only run: with more than two players, those who have moved and placed no wall are
//! expected to go on like that.

use arrayvec::ArrayVec;

use crate::game::Rng;
use crate::quoridor::pawn_moves::pawn_targets;
use crate::quoridor::{Orientation, Passages, Player, Position, Square, squares};

/// Whether a player has placed a wall, assuming that all players began with the same number.
fn has_placed_wall(position: &Position, player: Player) -> bool {
    let board = position.board();
    let standing = [Orientation::Horizontal, Orientation::Vertical].map(|way| board.walls(way).count_ones());
    let left = |player| u32::from(position.walls_left(player));
    let all: u32 = Player::all(position.players()).map(left).sum();
    left(player) * u32::from(position.players()) < all + standing.iter().sum::<u32>()
}

/// Whether a player has left its first square and placed no wall.
pub(super) fn is_runner(position: &Position, player: Player) -> bool {
    let start = player.start(position.players(), position.size());
    position.pawn(player) != start && !has_placed_wall(position, player)
}

/// The squares within 0, 1, 2 … steps of a goal.
struct Reach(Vec<u128>);

impl Reach {
    fn new(passages: &Passages, goal: u128) -> Self {
        let mut sets = vec![goal];
        let mut last = goal;
        loop {
            let more = passages.spread(last);
            if more == last {
                return Self(sets);
            }
            sets.push(more);
            last = more;
        }
    }

    /// The squares of a set that are nearest to the goal.
    fn nearest(&self, set: u128) -> u128 {
        self.0.iter().map(|reached| set & reached).find(|&found| found != 0).unwrap_or(0)
    }

    /// The number of steps from a square to the goal.
    fn steps(&self, from: Square) -> i32 {
        self.0.iter().take_while(|&reached| reached & from.bit() == 0).count() as i32
    }
}

/// The squares that a runner may go to, each with the same probability.
pub(super) fn runner_targets(position: &Position) -> u128 {
    let reach = Reach::new(&position.board().passages(), position.goal(position.mover()));
    reach.nearest(position.pawn_targets())
}

/// Plays the game to its end `games` times as if no more walls were placed, jumps included, with
/// random choices among equal steps. Returns the mean lead of a player in hundredths of a step:
/// over the runner-up if it wins, otherwise over the winner, which is negative.
pub(super) fn play_out_race(position: &Position, player: Player, games: u32) -> i32 {
    let passages = position.board().passages();
    let reach: ArrayVec<_, 4> =
        Player::all(position.players()).map(|of| Reach::new(&passages, position.goal(of))).collect();
    let mut rng = Rng::new(position.key());
    let leads = (0..games).map(|_| play_out_once(position, &passages, player, &reach, &mut rng));
    leads.sum::<i32>() / games as i32
}

fn play_out_once(
    position: &Position,
    passages: &Passages,
    player: Player,
    reach: &[Reach],
    rng: &mut Rng,
) -> i32 {
    let players = position.players();
    let mut pawns: ArrayVec<_, 4> = Player::all(players).map(|of| position.pawn(of)).collect();
    let mut mover = position.mover();
    let behind = |of: Player, winner: Player, pawns: &[Square]| {
        let later = (of.index() + usize::from(players) - winner.index()) % usize::from(players);
        100 * reach[of.index()].steps(pawns[of.index()]) + 100 * later as i32 / i32::from(players)
    };
    // Pawns may block each other forever; otherwise the game ends long before this limit.
    for _ in 0..4 * Square::COUNT {
        let index = mover.index();
        let occupied = pawns.iter().fold(0, |set, pawn| set | pawn.bit());
        let best = reach[index].nearest(pawn_targets(passages, occupied, pawns[index]));
        let chosen = match best.count_ones() {
            0 | 1 => squares(best).next(),
            count => squares(best).nth(rng.below(count) as usize),
        };
        if let Some(to) = chosen {
            pawns[index] = to;
            if position.goal(mover) & to.bit() != 0 {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quoridor::{Game, Options};

    fn game(moves: &[&str]) -> Game {
        let mut game = Game::new(&Options { players: 4, ..Options::default() }).unwrap();
        moves.iter().for_each(|mv| drop(game.play(mv).unwrap()));
        game
    }

    fn runners(game: &Game) -> Vec<u8> {
        let is_runner = |player: &Player| is_runner(game.position(), *player);
        Player::all(4).filter(is_runner).map(Player::number).collect()
    }

    #[test]
    fn who_has_moved_and_placed_no_wall_runs() {
        assert_eq!(runners(&game(&[])), [0; 0]);
        assert_eq!(runners(&game(&["e2", "b5"])), [1, 2]);
        assert_eq!(runners(&game(&["e2", "b5", "a1h", "h5"])), [1, 2, 4]);
        assert_eq!(runners(&game(&["e2", "b5", "a1h", "h5", "c1h", "c5", "e8"])), [2, 4]);
    }

    #[test]
    fn runners_step_toward_their_goal() {
        let targets = |game: &Game| squares(runner_targets(game.position())).map(|to| to.to_string());
        let game = game(&["e2", "b5", "e8", "h5"]);
        assert_eq!(targets(&game).collect::<Vec<_>>(), ["e3"]);
        // A wall in front of player 1 makes a step to the side as good.
        let walled = self::game(&["e2", "b5", "e8", "h5", "e3", "d5h", "e7", "g5"]);
        assert_eq!(targets(&walled).collect::<Vec<_>>(), ["f3", "e4"]);
    }

    #[test]
    fn a_race_is_won_by_the_nearest() {
        let game = game(&["e2", "b5", "e8", "h5"]);
        let lead = |number| play_out_race(game.position(), Player::new(number).unwrap(), 4);
        assert!(lead(1) > 0 && (2..=4).all(|number| lead(number) < 0));
        assert_eq!(lead(1), lead(1), "the random choices depend on the position alone");
    }
}
