//! What a game tells the search beyond its rules.

use super::Level;
use crate::game::Game;

/// How a game ends, proved: the search need not look further.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution<A> {
    /// Whether the mover wins, or loses.
    pub wins: bool,
    /// The actions to the end, the mover's and the others' in turn, as good as each has.
    pub line: Vec<A>,
}

/// What a player does who minds only its own business.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Habit<A> {
    /// The usual actions, one as likely as another; at least one.
    pub actions: Vec<A>,
    /// Whether the player has done nothing else in this game: nothing else is expected of it then. Else the first action
    /// stands for all.
    pub only: bool,
}

/// Values, move order and exact solvers of one game. Hand-written features today; a network can stand behind the same trait.
pub trait Knowledge<G: Game> {
    /// One more than the largest [`id`](Self::id).
    const ACTIONS: usize;

    /// What the levels 1 to 10 may do in this game.
    const LEVELS: [Level; 10];

    /// By how much a value rarely changes in a ply, in a game of two players where the mover would hardly ever rather pass: what
    /// stands better by so much is not looked into at the horizon. `None` where the search must not count on it.
    const MARGIN: Option<i32> = None;

    /// The places in the order of actions from which on each is looked at less deeply, by one, two and three actions.
    const REDUCTIONS: [usize; 3] = [4, 12, usize::MAX];

    /// Where a turn has several actions: the limit of nodes from which on the turns open at the root are listed whole.
    const LISTED: Option<u64> = None;

    /// How many actions are looked at with `depth` actions to go, the first so many; more only where all of those lose.
    fn most_actions(depth: i32) -> usize {
        let _ = depth;
        usize::MAX
    }

    /// A number for an action, the same wherever it is made: the index of the history tables and the table's memory of a best move.
    fn id(action: G::Action) -> u16;

    /// How good a position at the start of a turn is for the player, in hundredths of the game's smallest unit of material; 0 is even.
    fn value(&mut self, position: &G, player: usize) -> i32;

    /// Calls `visit` with every action that deserves a look with `depth` actions to go, and with how promising it looks:
    /// more is tried earlier. Within ±10 000. At least one action where one is legal.
    fn actions(&mut self, position: &G, depth: i32, visit: impl FnMut(G::Action, i32));

    /// In a game of more than two players, what the mover usually does, actions that [`actions`](Self::actions) names; `None`
    /// where that cannot be said.
    fn habit(&mut self, position: &G) -> Option<Habit<G::Action>> {
        let _ = position;
        None
    }

    /// The position if the mover could pass, for the search to see who stands well even so; `None` where that says nothing.
    fn pass(&self, position: &G) -> Option<G> {
        let _ = position;
        None
    }

    /// The end of the game with best play, where the game's own solvers prove it. Asked at the start of each turn, of games that go on.
    /// A win within the turn that is at its start must be found; longer ones need not be.
    fn solve(&mut self, position: &G) -> Option<Solution<G::Action>>;

    /// The action by which the mover can stop here in mid-turn, for the search's horizon; `None` where it must act on.
    fn stop(&self, position: &G) -> Option<G::Action>;

    /// What the mover may still gain in mid-turn by going on instead, for the search's horizon: an estimate, 0 or more, in the
    /// units of [`value`](Self::value).
    fn prospect(&mut self, position: &G) -> i32;
}
