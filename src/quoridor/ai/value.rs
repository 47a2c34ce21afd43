//! What a position is worth: who is nearer the goal, and who can still build.

use super::habit::{has_built, run_out};
use super::stretch::{Stretch, Stretches};
use crate::quoridor::{Passages, Player, Position, distance};

/// A step.
const STEP: i32 = 100;
/// A wall in hand while nobody builds, with more than two players: it mostly serves others too.
const IDLE_WALL: i32 = 25;

/// With more than two players, once somebody builds (all but the walls fitted to the ends of 1000 games against players who
/// run, and build against whoever is ahead): what a step ahead of the nearest opponent is worth when no walls are left,
const LAST_LEAD: i32 = 122;
/// how much less for each wall in another's hand, since whoever leads is built against,
const LEAD_AND_THEIRS: i32 = 13;
/// and for each in the player's own,
const LEAD_AND_OWN: i32 = 10;
/// but never less than this;
const LEAST_LEAD: i32 = 15;
/// what a step ahead of the others' average is worth;
const MEAN_STEP: i32 = 15;
/// and a wall in anybody's hand, for or against: who has the last ones decides.
const WALL_AMONG_MANY: i32 = 50;

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
/// counts most, and while none of several has built, they are taken to go on running, and the race is run out.
pub(super) fn value(position: &Position, player: Player, stretches: &mut Stretches) -> i32 {
    let players = position.players();
    if players == 2 {
        return between_two(position, player, stretches);
    }
    let mut others = Player::all(players).filter(|&other| other != player);
    if others.any(|other| has_built(position, other)) {
        among_many(position, player)
    } else {
        run_out(position, player) + IDLE_WALL * i32::from(position.walls_left(player))
    }
}

fn among_many(position: &Position, player: Player) -> i32 {
    let players = position.players();
    let passages = position.board().passages();
    // Who moves later reaches its goal later, by so many turns of a round.
    let far = |of: Player| {
        let later = (of.index() + usize::from(players) - position.mover().index()) % usize::from(players);
        STEP * steps(position, &passages, of) + STEP * later as i32 / i32::from(players)
    };
    let mine = far(player);
    let own_walls = i32::from(position.walls_left(player));
    let (mut nearest, mut sum, mut walls, mut count) = (i32::MAX, 0, 0, 0);
    for other in Player::all(players).filter(|&other| other != player) {
        let theirs = far(other);
        nearest = nearest.min(theirs);
        sum += theirs;
        walls += i32::from(position.walls_left(other));
        count += 1;
    }
    let lead = (LAST_LEAD - LEAD_AND_THEIRS * walls - LEAD_AND_OWN * own_walls).max(LEAST_LEAD);
    (lead * (nearest - mine) + MEAN_STEP * (sum / count - mine)) / STEP
        + WALL_AMONG_MANY * (own_walls - walls)
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
