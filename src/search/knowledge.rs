//! What a game tells the search beyond its rules.

use crate::game::Game;

/// Values, move order and exact solvers of one game. Hand-written features today; a network can stand behind the same trait.
pub trait Knowledge<G: Game> {
    /// One more than the largest [`id`](Self::id).
    const ACTIONS: usize;

    /// A number for an action, the same wherever it is made: the index of the history tables and the table's memory of a best move.
    fn id(&self, action: G::Action) -> u16;

    /// How good a position at the start of a turn is for the player, in hundredths of the game's smallest unit of material; 0 is even.
    fn value(&mut self, position: &G, player: usize) -> i32;

    /// How promising an action looks before any search: more is tried earlier. Within ±10 000.
    fn prior(&mut self, position: &G, action: G::Action) -> i32;

    /// A whole turn that wins for the mover at once, proved; `None` if there is none, or none was found by a solver that is not exact.
    /// Asked at the start of each turn.
    fn winning_turn(&mut self, position: &G) -> Option<Vec<G::Action>>;

    /// The action by which the mover can stop here in mid-turn, for the search's horizon; `None` where it must act on.
    fn stop(&self, position: &G) -> Option<G::Action>;

    /// What the mover may still gain in mid-turn by going on instead, for the search's horizon: an estimate, 0 or more, in the
    /// units of [`value`](Self::value).
    fn prospect(&mut self, position: &G) -> i32;
}
