//! Killer turns: complete turns that refuted another position, for games whose turn has several
//! actions.

use std::ops::Range;

use super::driver::{Driver, KILLER_TURNS, NodeContext};
use crate::game::Game;
use crate::search::Knowledge;
use crate::search::transposition_table::NO_ACTION;

impl<G: Game, K: Knowledge<G>> Driver<'_, G, K> {
    /// Tries the killer turns at the start of a turn, each as one move: it is completed even where
    /// the horizon would end the turn early. Returns the value of the first that fails high, and
    /// the id of its first action.
    pub(super) fn refute_by_killer_turn(
        &mut self,
        position: &G,
        depth: i32,
        (alpha, beta): (i32, i32),
        context: NodeContext,
    ) -> Option<(i32, u16)> {
        let depth = depth - position.actions_left() as i32;
        for slot in self.killer_slots() {
            // Deeper nodes have other slots.
            let turn = std::mem::take(&mut self.killer_turns[slot]);
            let value = self.killer_turn_value(position, &turn, depth, (alpha, beta), context);
            let id = turn.first().map(|&action| K::action_id(action));
            self.killer_turns[slot] = turn;
            if let Some(value) = value
                && (value >= beta || self.stopped)
            {
                let slots = self.killer_slots();
                self.killer_turns[slots.start..=slot].rotate_right(1);
                return Some((value, id.unwrap_or(NO_ACTION)));
            }
        }
        None
    }

    /// Searches the position after a killer turn. Returns its value for the player who moves, or
    /// `None` if the turn is not legal.
    fn killer_turn_value(
        &mut self,
        position: &G,
        turn: &[G::Action],
        depth: i32,
        window: (i32, i32),
        context: NodeContext,
    ) -> Option<i32> {
        let mut end = position.clone();
        for &action in turn {
            if !end.allows(action) {
                return None;
            }
            end.make(action);
        }
        let key = end.key();
        if turn.is_empty() || self.is_forbidden(key, false) {
            return None;
        }
        let next = NodeContext::at_turn_start(context.ply + turn.len(), key);
        Some(self.search_after_turn(position.mover(), &end, depth, window, false, next))
    }

    /// The indices of the killer turns for the current number of turns since the root.
    fn killer_slots(&self) -> Range<usize> {
        let first = self.path.len() * KILLER_TURNS;
        first..first + KILLER_TURNS
    }

    /// Keeps the turn at the start of the principal variation of a ply as a killer turn, if it is
    /// complete.
    pub(super) fn record_killer_turn(&mut self, position: &G, ply: usize) {
        let line = &self.pv_table[ply];
        let mut end = position.clone();
        let completes = |&action: &G::Action| {
            end.make(action);
            end.turn_done()
        };
        let Some(last) = line.iter().position(completes) else { return };
        let turn = &line[..=last];
        let slots = self.killer_slots();
        let turns = &mut self.killer_turns[slots];
        let index = turns.iter().position(|other| other == turn).unwrap_or(KILLER_TURNS - 1);
        turns[index] = turn.to_vec();
        turns[..=index].rotate_right(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Repetition, Tree};
    use crate::search::{Control, Level, Limits, SearchTask, Solution};

    /// A row of coins, of which each turn takes two.
    #[derive(Clone, Default)]
    struct Coins {
        taken: u32,
        actions: u32,
    }

    impl Tree for Coins {
        type Action = u32;

        fn actions(&self, visit: impl FnMut(u32)) {
            (0..16).filter(|coin| self.taken & 1 << coin == 0).for_each(visit);
        }

        fn make(&mut self, coin: u32) {
            self.taken |= 1 << coin;
            self.actions += 1;
        }
    }

    impl Game for Coins {
        const REPETITION: Repetition = Repetition::Forbidden(2);

        fn players(&self) -> usize {
            2
        }

        fn mover(&self) -> usize {
            self.actions as usize / 2 % 2
        }

        fn winner(&self) -> Option<usize> {
            None
        }

        fn key(&self) -> u64 {
            u64::from(self.taken)
        }

        fn turn_done(&self) -> bool {
            self.actions.is_multiple_of(2)
        }

        fn actions_left(&self) -> u32 {
            2 - self.actions % 2
        }
    }

    /// Values a position by the last coin that is taken, as seen by the player who began.
    struct LastCoin;

    impl Knowledge<Coins> for LastCoin {
        const ACTION_IDS: usize = 16;
        const LEVELS: [Level; 10] = [Level { depth: 1, full_depth: 1, nodes: 1, noise: 0 }; 10];
        const ROOT_LIST_MIN_NODES: Option<u64> = Some(1);

        fn action_id(coin: u32) -> u16 {
            coin as u16
        }

        fn evaluate(&mut self, position: &Coins, player: usize) -> i32 {
            let last = position.taken.checked_ilog2().unwrap_or(0) as i32;
            if player == 0 { last } else { -last }
        }

        fn candidates(&mut self, position: &Coins, _: i32, mut visit: impl FnMut(u32, i32)) {
            position.actions(|coin| visit(coin, 0));
        }

        fn solve(&mut self, _: &Coins) -> Option<Solution<u32>> {
            None
        }

        fn end_turn(&self, _: &Coins) -> Option<u32> {
            None
        }

        fn expected_gain(&mut self, _: &Coins) -> i32 {
            0
        }
    }

    /// Calls `check` with a search that has not begun, in which `past_keys` have occurred.
    fn with_driver(past_keys: &[u64], check: impl FnOnce(&mut Driver<'_, Coins, LastCoin>)) {
        check(&mut Driver::new(SearchTask {
            root: Coins::default(),
            past_keys,
            excluded: &[],
            search_turns: &[],
            knowledge: &mut LastCoin,
            limits: Limits { nodes: Some(1000), ..Limits::default() }.resolve(&LastCoin::LEVELS),
            control: &Control::default(),
        }));
    }

    /// The killer turns at the root.
    fn at_root(driver: &Driver<'_, Coins, LastCoin>) -> Vec<Vec<u32>> {
        driver.killer_turns[..KILLER_TURNS].to_vec()
    }

    fn refute(driver: &mut Driver<'_, Coins, LastCoin>, beta: i32) -> Option<(i32, u16)> {
        let context = NodeContext::at_turn_start(0, 0);
        driver.refute_by_killer_turn(&Coins::default(), 2, (beta - 1, beta), context)
    }

    #[test]
    fn complete_turns_are_kept_and_the_last_one_is_the_first() {
        with_driver(&[], |driver| {
            let mut record = |line: &[u32]| {
                driver.pv_table[0] = line.to_vec();
                driver.record_killer_turn(&Coins::default(), 0);
                at_root(driver)
            };
            assert_eq!(record(&[3]), vec![Vec::<u32>::new(); KILLER_TURNS], "no complete turn");
            assert_eq!(record(&[3, 2, 1, 0])[..2], [vec![3, 2], vec![]]);
            assert_eq!(record(&[5, 4])[..3], [vec![5, 4], vec![3, 2], vec![]]);
            assert_eq!(record(&[3, 2, 7])[..3], [vec![3, 2], vec![5, 4], vec![]]);
            (6..11).for_each(|coin| drop(record(&[coin, 0])));
            let kept = [[10, 0], [9, 0], [8, 0], [7, 0], [6, 0], [3, 2]];
            assert_eq!(at_root(driver), kept.map(Vec::from));
        });
    }

    #[test]
    fn the_first_killer_turn_that_fails_high_refutes_a_node() {
        with_driver(&[], |driver| {
            driver.killer_turns[..3].clone_from_slice(&[vec![1, 2], vec![3, 9], vec![4, 12]]);
            assert_eq!(refute(driver, 9), Some((9, 3)));
            assert_eq!(at_root(driver)[..3], [vec![3, 9], vec![1, 2], vec![4, 12]]);
            // Each position after a killer turn is one node: two in the first call, three now.
            assert_eq!((refute(driver, 10), driver.nodes), (Some((12, 4)), 2 + 3));
            assert_eq!(at_root(driver)[..3], [vec![4, 12], vec![3, 9], vec![1, 2]]);
            assert_eq!(refute(driver, 13), None);
        });
    }

    #[test]
    fn a_killer_turn_that_is_not_legal_is_not_tried() {
        // The coins 0 and 1 have the key 3.
        with_driver(&[3], |driver| {
            driver.killer_turns[..2].clone_from_slice(&[vec![5, 5], vec![0, 1]]);
            assert_eq!((refute(driver, -100), driver.nodes), (None, 0));
            driver.killer_turns[2] = vec![0, 2];
            assert_eq!((refute(driver, -100), driver.nodes), (Some((2, 0)), 1));
        });
    }
}
