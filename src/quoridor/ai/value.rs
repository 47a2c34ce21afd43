//! What a position is worth: who is nearer the goal, and who can still build.

use super::habit::{has_built, run_out};
use super::stretch::{Stretch, Stretches};
use crate::quoridor::{Passages, Player, Position, distance};

/// A step, with more than two players.
const STEP: i32 = 100;
/// A wall in hand, with more than two players: it mostly serves others too.
const SHARED_WALL: i32 = 25;

/// With two players (fitted to what deeper searches say of 22 000 positions): what a step is worth when no walls are left,
const LAST_STEP: i32 = 152;
/// how much less for each wall in either hand, since it may yet be undone,
const STEP_AND_WALL: i32 = 9;
/// each step by which the worst single wall would lengthen a way, if the other has a wall,
const STRETCH: i32 = 43;
/// and each wall that would lengthen it by three steps or more;
const BAD_WALL: i32 = 38;
/// what a wall in hand is worth for each step that the other has to go, since there it can still be lengthened,
const WALL_AND_STEP: i32 = 9;
/// and anyhow;
const WALL: i32 = 43;
/// how much more each of the last three,
const LAST_WALL: i32 = 57;
/// and how much it costs to have none;
const NO_WALL: i32 = 77;
/// more walls than these in one hand change the worth of steps no further: else being near would count against a player;
const MOST_WALLS: i32 = 10;
/// and to be the one to move.
const TURN: i32 = 46;

/// The value of a position for a player, in hundredths of a step; 0 is even. Of several opponents the nearest to its goal
/// counts more, and while none of several has built, they are taken to go on running, and the race is run out.
pub(super) fn value(position: &Position, player: Player, stretches: &mut Stretches) -> i32 {
    let players = position.players();
    if players == 2 {
        return between_two(position, player, stretches);
    }
    let others = Player::all(players).filter(|&other| other != player);
    if !others.clone().any(|other| has_built(position, other)) {
        return run_out(position, player) + SHARED_WALL * i32::from(position.walls_left(player));
    }
    let passages = position.board().passages();
    let worth = |of: Player| {
        let steps = steps(position, &passages, of);
        // Who moves later reaches its goal later, by so many turns of a round.
        let later = (of.index() + usize::from(players) - position.mover().index()) % usize::from(players);
        SHARED_WALL * i32::from(position.walls_left(of))
            - STEP * steps
            - STEP * later as i32 / i32::from(players)
    };
    let others = others
        .map(worth)
        .fold((i32::MIN, 0, 0), |(best, sum, count), worth| (best.max(worth), sum + worth, count + 1));
    let (best, sum, count) = others;
    worth(player) - (best + 3 * sum / count.max(1)) / 4
}

fn between_two(position: &Position, player: Player, stretches: &mut Stretches) -> i32 {
    let other = player.next(2);
    let [mine, theirs] = [player, other].map(|of| stretches.of(position, of));
    let [my_walls, their_walls] = [player, other].map(|of| i32::from(position.walls_left(of)));
    let [my_some, their_some] = [my_walls, their_walls].map(|walls| walls.min(MOST_WALLS));
    let turn = if position.mover() == player { TURN } else { -TURN };
    let feared =
        |way: Stretch, walls: i32| if walls > 0 { STRETCH * way.longer + BAD_WALL * way.bad } else { 0 };
    let in_hand = |walls: i32| WALL * walls + LAST_WALL * walls.min(3) - if walls > 0 { 0 } else { NO_WALL };
    (LAST_STEP - STEP_AND_WALL * (my_some + their_some)) * (theirs.steps - mine.steps)
        + feared(theirs, my_walls)
        - feared(mine, their_walls)
        + WALL_AND_STEP * (my_some * theirs.steps - their_some * mine.steps)
        + in_hand(my_walls)
        - in_hand(their_walls)
        + turn
}

/// How far a player is from its goal.
fn steps(position: &Position, passages: &Passages, player: Player) -> i32 {
    distance(passages, position.pawn(player), position.goal(player)).map_or(1000, |steps| steps as i32)
}
