//! The game tree that all games share: legal actions, perft and random play.
//!
//! Nothing here depends on a particular game. The rules of each game implement [`Tree`] and
//! [`Game`] for their positions; the [search](crate::search) uses only these two traits.

use std::fmt::Debug;

use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// A node of a game tree: its legal actions, and the nodes that they lead to.
///
/// ```
/// use keddah::game::{Tree, perft};
///
/// /// A pile of matches, of which each action takes one or two.
/// #[derive(Clone)]
/// struct Pile(u32);
///
/// impl Tree for Pile {
///     type Action = u32;
///
///     fn actions(&self, visit: impl FnMut(u32)) {
///         (1..=self.0.min(2)).for_each(visit);
///     }
///
///     fn make(&mut self, taken: u32) {
///         self.0 -= taken;
///     }
/// }
/// assert_eq!(perft(&Pile(3), 2), 3);
/// ```
pub trait Tree: Clone {
    /// An edge of the tree: a move, or a part of one.
    type Action: Copy + Eq + Debug;

    /// Calls `visit` with every legal action, each once, in a fixed order.
    fn actions(&self, visit: impl FnMut(Self::Action));

    /// Makes a legal action on this node of the game tree.
    fn make(&mut self, action: Self::Action);

    /// Returns the node of the game tree after a legal action.
    fn after(&self, action: Self::Action) -> Self {
        let mut after = self.clone();
        after.make(action);
        after
    }

    /// The number of legal actions. Implementations override it if they can count without listing.
    fn count(&self) -> u64 {
        let mut count = 0;
        self.actions(|_| count += 1);
        count
    }

    /// Lists the legal actions, in the order of [`actions`](Self::actions).
    fn action_list(&self) -> Vec<Self::Action> {
        let mut list = Vec::new();
        self.actions(|action| list.push(action));
        list
    }
}

/// How a repeated position is scored. Occurrences are counted after completed turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Repetition {
    /// No turn may lead to a position for the `n`-th time. In Arimaa, `n` is 3.
    Forbidden(u32),
    /// The rules allow repetition. The search scores a repeated position as even.
    Undecided,
}

/// A position as the search sees it, in a game of two or more players who act one at a time. It
/// holds everything except the history of the game.
///
/// ```
/// use keddah::game::Game;
/// use keddah::quoridor::Position;
/// let start = Position::default();
/// assert_eq!((Game::players(&start), Game::mover(&start), Game::winner(&start)), (2, 0, None));
/// ```
pub trait Game: Tree {
    /// The way in which a repeated position is treated in this game.
    const REPETITION: Repetition;

    /// The number of players in the game.
    fn players(&self) -> usize;

    /// The player to act, from 0. After an action the same player may be to act again, as between
    /// the steps of an Arimaa turn.
    fn mover(&self) -> usize;

    /// The index of the winner, if the position alone decides the game.
    fn winner(&self) -> Option<usize>;

    /// The hash key of the position, for the transposition table and for repetition.
    fn key(&self) -> u64;

    /// Whether the position is at the start of a turn. Only such positions count for repetition.
    fn turn_done(&self) -> bool;

    /// The number of actions left in the current turn; always 1 in games with one action per turn.
    fn actions_left(&self) -> u32;

    /// Whether an action is legal, apart from repetition.
    fn allows(&self, action: Self::Action) -> bool {
        self.action_list().contains(&action)
    }
}

/// The number of leaves `depth` actions below a node, to verify and time move generation.
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

/// The [`perft`] of each child to one action less, in the order of the actions. Empty for depth 0.
///
/// ```
/// use keddah::game::{divide, perft};
/// use keddah::quoridor::Position;
/// let start = Position::default();
/// let total: u64 = divide(&start, 2).iter().map(|&(_, leaves)| leaves).sum();
/// assert_eq!(total, perft(&start, 2));
/// ```
pub fn divide<T: Tree>(node: &T, depth: u32) -> Vec<(T::Action, u64)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    let count = |action| (action, perft(&node.after(action), rest));
    node.action_list().into_iter().map(count).collect()
}

/// A seeded random number generator, xoshiro256++, with the same sequence on every machine.
///
/// ```
/// use keddah::game::Rng;
/// assert_eq!(Rng::new(7).below(1000), Rng::new(7).below(1000));
/// ```
#[derive(Clone, Debug)]
pub struct Rng(Xoshiro256PlusPlus);

impl Rng {
    /// Creates a random number generator whose sequence depends on the seed alone.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Returns a uniformly random number below `bound`; 0 for a bound of 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 { 0 } else { self.0.random_range(0..bound) }
    }

    /// Returns a uniformly random element of a slice; `None` if it is empty.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(u32::try_from(items.len()).unwrap_or(u32::MAX)) as usize)
    }

    /// Shuffles the elements of a slice uniformly at random.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u32 + 1) as usize);
        }
    }
}

/// Makes a uniformly random legal action and returns it; `None` if there is none.
///
/// ```
/// use keddah::game::{Rng, random_action};
/// use keddah::quoridor::Position;
/// let mut position = Position::default();
/// assert!(random_action(&mut position, &mut Rng::new(1)).is_some());
/// assert_eq!(position.mover().number(), 2);
/// ```
pub fn random_action<T: Tree>(node: &mut T, rng: &mut Rng) -> Option<T::Action> {
    let action = *rng.pick(&node.action_list())?;
    node.make(action);
    Some(action)
}
