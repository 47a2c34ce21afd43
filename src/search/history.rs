//! Move ordering by earlier beta cutoffs: the history heuristic (Schaeffer 1989) and killer moves.

use super::transposition_table::NO_ACTION;

/// The maximum absolute value of an entry in the history table.
const MAX_HISTORY: i32 = 4000;
/// The move-ordering bonus of the two killer moves of a ply, the latest first.
const KILLER_BONUS: [i32; 2] = [4000, 3000];

/// The history table and the killer moves, for move ordering.
pub(super) struct HistoryTable {
    /// The history scores, by player and action id.
    history: Vec<i32>,
    /// The killer moves: the last two actions that caused a beta cutoff, by ply.
    killers: Vec<[u16; 2]>,
    action_ids: usize,
}

impl HistoryTable {
    pub fn new(players: usize, action_ids: usize, plies: usize) -> Self {
        let killers = vec![[NO_ACTION; 2]; plies];
        Self { history: vec![0; players * action_ids], killers, action_ids }
    }

    /// Returns the move-ordering bonus of an action: its history score and its killer bonus.
    pub fn bonus(&self, mover: usize, id: u16, ply: usize) -> i32 {
        let killer = self.killers[ply].iter().position(|&killer| killer == id).map_or(0, |i| KILLER_BONUS[i]);
        self.history[mover * self.action_ids + usize::from(id)] + killer
    }

    /// Updates the history after the last of the actions `tried` caused a beta cutoff. Raises its
    /// history score and lowers those of the actions before it; both changes shrink near the bound
    /// ("gravity").
    pub fn record_cutoff(
        &mut self,
        mover: usize,
        tried: impl DoubleEndedIterator<Item = u16>,
        depth: i32,
        ply: usize,
    ) {
        let bonus = (depth.max(1) * depth.max(1)).min(400);
        for (back, id) in tried.rev().enumerate() {
            let bonus = if back == 0 { bonus } else { -bonus / 4 };
            let entry = &mut self.history[mover * self.action_ids + usize::from(id)];
            *entry += bonus - *entry * bonus.abs() / MAX_HISTORY;
            if back == 0 && self.killers[ply][0] != id {
                self.killers[ply] = [id, self.killers[ply][0]];
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cutoffs_raise_the_last_action_and_lower_those_before() {
        let mut table = HistoryTable::new(2, 10, 4);
        for _ in 0..1000 {
            table.record_cutoff(1, [3, 4, 5].into_iter(), 20, 2);
        }
        let at = |id| table.bonus(1, id, 3);
        assert!(at(5) > 3000 && at(5) <= MAX_HISTORY && at(3) < -3000 && at(3) >= -MAX_HISTORY);
        assert_eq!((table.bonus(0, 5, 3), table.bonus(1, 9, 3)), (0, 0));
        assert_eq!(table.bonus(1, 5, 2), at(5) + KILLER_BONUS[0]);
    }
}
