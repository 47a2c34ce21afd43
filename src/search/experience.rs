//! What the search has learned about actions on its way: killers and history (Schaeffer 1989).

use super::table::NONE;

/// The history's values stay within ± this.
const MOST: i32 = 4000;
/// What the two latest killers of a ply are worth.
const KILLERS: [i32; 2] = [4000, 3000];

pub(super) struct Experience {
    /// By player and action.
    history: Vec<i32>,
    /// By ply: the actions that last refuted a line there.
    killers: Vec<[u16; 2]>,
    actions: usize,
}

impl Experience {
    pub fn new(players: usize, actions: usize, plies: usize) -> Self {
        Self { history: vec![0; players * actions], killers: vec![[NONE; 2]; plies], actions }
    }

    /// How much earlier an action is to be tried.
    pub fn bonus(&self, mover: usize, id: u16, ply: usize) -> i32 {
        let killer = self.killers[ply].iter().position(|&killer| killer == id).map_or(0, |i| KILLERS[i]);
        self.history[mover * self.actions + usize::from(id)] + killer
    }

    /// The last of the actions tried refuted the line: it is tried earlier elsewhere, and those tried in vain before it later.
    pub fn refuted(
        &mut self,
        mover: usize,
        tried: impl DoubleEndedIterator<Item = u16>,
        depth: i32,
        ply: usize,
    ) {
        let bonus = (depth.max(1) * depth.max(1)).min(400);
        for (back, id) in tried.rev().enumerate() {
            let bonus = if back == 0 { bonus } else { -bonus / 4 };
            let entry = &mut self.history[mover * self.actions + usize::from(id)];
            *entry += bonus - *entry * bonus.abs() / MOST;
            if back == 0 && self.killers[ply][0] != id {
                self.killers[ply] = [id, self.killers[ply][0]];
            }
        }
    }
}
