//! The evaluation: path lengths, the detours that walls can force, and walls in hand.

use super::detour::{Detour, DetourCache};
use super::opponent_model::{has_placed_wall, play_out_race};
use super::value_weights::{MANY_PLAYERS, TWO_PLAYERS};
use crate::quoridor::{Passages, Player, Position, distance};

/// The value of one step in the evaluation, which is in hundredths of a step.
const STEP: i32 = 100;
/// With more than two players, the value of a wall in hand while no opponent has placed one. Low,
/// since a wall against one opponent also helps the others.
const WALL_IN_RACE: i32 = 25;

/// The maximum number of walls in one hand that change the value of steps. With more, a step toward
/// the goal could lower the value.
const MAX_COUNTED_WALLS: i32 = 10;

/// The value of a position for a player, in hundredths of a step; 0 is even. With more than two
/// players, and while no opponent has placed a wall, it is the result of playing the race out.
pub(super) fn value(position: &Position, player: Player, detours: &mut DetourCache) -> i32 {
    let players = position.players();
    if players == 2 {
        return two_player_value(position, player, detours);
    }
    let mut others = Player::all(players).filter(|&other| other != player);
    if others.any(|other| has_placed_wall(position, other)) {
        multiplayer_value(position, player)
    } else {
        play_out_race(position, player) + WALL_IN_RACE * i32::from(position.walls_left(player))
    }
}

fn multiplayer_value(position: &Position, player: Player) -> i32 {
    let [ahead @ .., walls] = multiplayer_features(position, player);
    let [weights @ .., wall] = MANY_PLAYERS;
    let ahead: [i32; 5] = ahead;
    ahead.iter().zip(weights).map(|(feature, weight)| feature * weight).sum::<i32>() / STEP + wall * walls
}

/// Computes the evaluation features for more than two players, weighted by [`MANY_PLAYERS`], in
/// hundredths except for the last.
pub(super) fn multiplayer_features(position: &Position, player: Player) -> [i32; 6] {
    let players = position.players();
    let passages = position.board().passages();
    // A player who moves later in the round arrives later, by a fraction of a step.
    let arrival = |of: Player| {
        let later = (of.index() + usize::from(players) - position.mover().index()) % usize::from(players);
        STEP * steps(position, &passages, of) + STEP * later as i32 / i32::from(players)
    };
    let mine = arrival(player);
    let own_walls = i32::from(position.walls_left(player));
    let (mut nearest, mut sum, mut walls, mut count) = (i32::MAX, 0, 0, 0);
    for other in Player::all(players).filter(|&other| other != player) {
        let theirs = arrival(other);
        nearest = nearest.min(theirs);
        sum += theirs;
        walls += i32::from(position.walls_left(other));
        count += 1;
    }
    let lead = nearest - mine;
    let [step, per_enemy_wall, per_own_wall, least_step, ..] = MANY_PLAYERS;
    let [step, per_enemy_wall, per_own_wall, least_step] =
        if step + per_enemy_wall * walls + per_own_wall * own_walls > least_step {
            [lead, lead * walls, lead * own_walls, 0]
        } else {
            [0, 0, 0, lead]
        };
    [step, per_enemy_wall, per_own_wall, least_step, sum / count - mine, own_walls - walls]
}

fn two_player_value(position: &Position, player: Player, detours: &mut DetourCache) -> i32 {
    let features = two_player_features(position, player, detours);
    features.iter().zip(TWO_PLAYERS).map(|(feature, weight)| feature * weight).sum()
}

/// Computes the evaluation features for two players, weighted by [`TWO_PLAYERS`].
pub(super) fn two_player_features(
    position: &Position,
    player: Player,
    detours: &mut DetourCache,
) -> [i32; 9] {
    let other = player.next(2);
    let [mine, theirs] = [player, other].map(|of| detours.get(position, of));
    let [my_walls, their_walls] = [player, other].map(|of| i32::from(position.walls_left(of)));
    let [my_capped_walls, their_capped_walls] =
        [my_walls, their_walls].map(|walls| walls.min(MAX_COUNTED_WALLS));
    let threat = |detour: Detour, walls: i32| {
        if walls > 0 { [detour.longest, detour.long_detour_walls] } else { [0, 0] }
    };
    let ([my_detour, my_walls_with_detour], [their_detour, their_walls_with_detour]) =
        (threat(theirs, my_walls), threat(mine, their_walls));
    let lead = theirs.steps - mine.steps;
    [
        lead,
        lead * (my_capped_walls + their_capped_walls),
        my_detour - their_detour,
        my_walls_with_detour - their_walls_with_detour,
        my_capped_walls * theirs.steps - their_capped_walls * mine.steps,
        my_walls - their_walls,
        my_walls.min(3) - their_walls.min(3),
        i32::from(my_walls > 0) - i32::from(their_walls > 0),
        if position.mover() == player { 1 } else { -1 },
    ]
}

/// The distance of a player from its goal; 1000 if there is no path.
fn steps(position: &Position, passages: &Passages, player: Player) -> i32 {
    distance(passages, position.pawn(player), position.goal(player)).map_or(1000, |steps| steps as i32)
}
