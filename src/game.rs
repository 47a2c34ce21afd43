//! What every game of this crate has in common: a tree of actions that can be walked, counted and played at random.
//!
//! Nothing here knows a game. The rules of each game implement [`Tree`] and [`Game`]; the
//! [search](crate::search) and the counts below use nothing else of them.

use std::fmt::Debug;

use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// A value from which legal actions lead to further values of the same type.
pub trait Tree: Clone {
    /// What leads from one node to the next.
    type Action: Copy + Eq + Debug;

    /// Calls `visit` with every legal action, each once, in a fixed order. None, where the tree ends.
    fn actions(&self, visit: impl FnMut(Self::Action));

    /// Follows an action that [`actions`](Self::actions) has named.
    fn make(&mut self, action: Self::Action);

    /// Where an action leads.
    fn after(&self, action: Self::Action) -> Self {
        let mut after = self.clone();
        after.make(action);
        after
    }

    /// The number of legal actions; worth overriding where counting is quicker than naming.
    fn count(&self) -> u64 {
        let mut count = 0;
        self.actions(|_| count += 1);
        count
    }

    /// The legal actions as a list.
    fn action_list(&self) -> Vec<Self::Action> {
        let mut list = Vec::new();
        self.actions(|action| list.push(action));
        list
    }
}

/// What becomes of a position that comes about again, each counted after a completed turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Repetition {
    /// No player may bring it about for the time that is named, the first occurrence counted.
    Forbidden(u32),
    /// Nothing in the rules speaks of it. A search takes the game to be undecided there.
    Undecided,
}

/// A game of two or more players, in which one acts at a time and each position says all (but the past) about the game.
pub trait Game: Tree {
    /// What the rules make of a position that comes about again.
    const REPETITION: Repetition;

    /// The number of players.
    fn players(&self) -> usize;

    /// Who acts next, 0…players−1. In a game whose turns have several actions, the same player may act again.
    fn mover(&self) -> usize;

    /// Who has won, where the position alone decides it.
    fn winner(&self) -> Option<usize>;

    /// A key for tables: the same for two positions only if the same play is open to both, but for what the past forbids.
    fn key(&self) -> u64;

    /// Whether a turn has just been completed (or the game starts here), so that the position counts as an occurrence.
    fn turn_done(&self) -> bool;

    /// How many actions of this turn are left to the mover: what ending the turn now gives up. Always 1 where a turn is one action.
    fn actions_left(&self) -> u32;
}

/// The number of leaves `depth` actions below a node.
///
/// ```
/// use keddah::arimaa::{Position, StepTree};
/// use keddah::game::perft;
/// assert_eq!(perft(&StepTree(Position::default()), 3), 1408);
/// ```
pub fn perft<T: Tree>(node: &T, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => node.count(),
        _ => {
            let mut leaves = 0;
            node.actions(|action| {
                leaves += perft(&node.after(action), depth - 1);
            });
            leaves
        }
    }
}

/// [`perft`] of every child apart, in the order of the actions. Empty for depth 0.
pub fn divide<T: Tree>(node: &T, depth: u32) -> Vec<(T::Action, u64)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    let count = |action| (action, perft(&node.after(action), rest));
    node.action_list().into_iter().map(count).collect()
}

/// A source of chance that gives the same numbers for the same seed on every machine.
///
/// ```
/// use keddah::game::Chance;
/// assert_eq!(Chance::new(7).below(1000), Chance::new(7).below(1000));
/// ```
#[derive(Clone, Debug)]
pub struct Chance(Xoshiro256PlusPlus);

impl Chance {
    /// Starts from a seed.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A uniformly random number below `bound`; 0 for a bound of 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 { 0 } else { self.0.random_range(0..bound) }
    }

    /// A uniformly random element; `None` of an empty slice.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(u32::try_from(items.len()).unwrap_or(u32::MAX)) as usize)
    }

    /// Puts the elements into a uniformly random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u32 + 1) as usize);
        }
    }
}

/// Plays one uniformly random action, and says which; `None` where there is none.
pub fn random_action<T: Tree>(node: &mut T, chance: &mut Chance) -> Option<T::Action> {
    let action = *chance.pick(&node.action_list())?;
    node.make(action);
    Some(action)
}
