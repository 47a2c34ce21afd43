//! Arithmetic on values that preserves the distances of proven wins and losses.

use crate::search::score::{ILLEGAL, is_proven, is_proven_loss, is_proven_win};

/// Returns `value + extra` for an estimate, and a proven win or loss unchanged.
pub(super) fn add_unless_proven(value: i32, extra: i32) -> i32 {
    if is_proven(value) { value } else { value + extra }
}

/// Converts a value for the transposition table, where the distance of a proven win or loss counts
/// from the node instead of the root.
pub(super) fn to_table(value: i32, ply: usize) -> i32 {
    match value {
        v if is_proven_win(v) => v + ply as i32,
        v if is_proven_loss(v) && v > ILLEGAL => v - ply as i32,
        v => v,
    }
}

/// Converts a value from the transposition table: the distance of a proven win or loss counts from
/// the root again.
pub(super) fn from_table(value: i32, ply: usize) -> i32 {
    match value {
        v if is_proven_win(v) => v - ply as i32,
        v if is_proven_loss(v) && v > ILLEGAL => v + ply as i32,
        v => v,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::WIN;

    #[test]
    fn table_values_survive_a_round_trip_at_another_ply() {
        for value in [0, 700, -700, WIN - 9, 9 - WIN, ILLEGAL] {
            assert_eq!(from_table(to_table(value, 5), 5), value);
        }
        // A win 9 plies from the root at ply 5 is 4 plies from the node, and 6 plies from a root
        // that reaches the node at ply 2.
        assert_eq!(from_table(to_table(WIN - 9, 5), 2), WIN - 6);
    }

    #[test]
    fn proven_values_stay_unchanged() {
        assert_eq!(
            [700, WIN - 9, 9 - WIN].map(|value| add_unless_proven(value, 60)),
            [760, WIN - 9, 9 - WIN]
        );
    }
}
