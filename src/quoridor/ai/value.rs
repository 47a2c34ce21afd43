//! The evaluation: path lengths, the detours that walls can force, and walls in hand.

use super::detour::{Detour, DetourCache};
use super::many_players::win_values;
use super::value_weights::TWO_PLAYERS;
use crate::quoridor::{Player, Position};
use crate::search::Score;

/// The maximum number of walls in one hand that change the value of steps. With more, a step toward
/// the goal could lower the value.
const MAX_COUNTED_WALLS: i32 = 10;

/// The value of a position for a player, in hundredths of a step; 0 is even. With more than two
/// players it is the score of the player's win probability.
pub(super) fn value(position: &Position, player: Player, detours: &mut DetourCache) -> i32 {
    if position.players() == 2 {
        return two_player_value(position, player, detours);
    }
    let value = win_values(position)[player.index()];
    Score::from_win_basis_points((i32::from(value) + 10_000) as u16 / 2).0
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
