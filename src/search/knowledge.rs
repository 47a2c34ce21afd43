//! The trait by which a game provides evaluation, move order and solvers to the search.

use super::Level;
use crate::game::Game;

/// A proven win or loss, with the line of play.
///
/// ```
/// use keddah::quoridor::{Position, ai::QuoridorKnowledge};
/// use keddah::search::Knowledge;
/// // The first player is one step from its goal.
/// let position: Position = "//e8a5/10 10/1".parse()?;
/// let solution = QuoridorKnowledge::default().solve(&position);
/// assert!(solution.is_some_and(|solution| solution.wins && solution.line.len() == 1));
/// # Ok::<(), keddah::quoridor::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution<A> {
    /// Whether the player to move wins; otherwise it loses.
    pub wins: bool,
    /// The actions of all players to the proven end of the game, with best play.
    pub line: Vec<A>,
}

/// The evaluation, move order and exact solvers of one game.
///
/// Alpha-beta uses nothing else of a game than [`Game`] and this trait. Values are in hundredths of
/// the game's smallest unit of material. `docs/adding-a-game.md` explains how to implement it.
///
/// ```
/// use keddah::quoridor::{Position, ai::QuoridorKnowledge};
/// use keddah::search::Knowledge;
/// let mut count = 0;
/// QuoridorKnowledge::default().candidates(&Position::default(), 1, |_, _| count += 1);
/// assert_eq!(count, 3, "pawn moves only: no single wall lengthens the opponent's path yet");
/// ```
pub trait Knowledge<G: Game> {
    /// The number of action ids: one more than the largest [`action_id`](Self::action_id).
    const ACTION_IDS: usize;

    /// The playing levels 1 to 10 of this game.
    const LEVELS: [Level; 10];

    /// The futility margin per ply, which enables reverse futility pruning and null moves. `None`
    /// in games where passing is often the best move, or where values change much in a ply.
    const FUTILITY_MARGIN: Option<i32> = None;

    /// Late move reductions: the indices in the move order from which actions are reduced by 1, 2
    /// and 3 plies.
    const LATE_MOVE_REDUCTIONS: [usize; 3] = [4, 12, usize::MAX];

    /// The least node limit with which all complete turns at the root are listed, sorted and then
    /// searched. `None` searches the root action by action, as in games with one action per turn.
    const ROOT_LIST_MIN_NODES: Option<u64> = None;

    /// Late move pruning: the number of actions searched at a remaining depth. The others are
    /// searched only if all of these lose.
    fn late_move_count(depth: i32) -> usize {
        let _ = depth;
        usize::MAX
    }

    /// The id of an action, the same in every position. The history table and the transposition
    /// table store actions as ids.
    fn action_id(action: G::Action) -> u16;

    /// The static value of a position at the start of a turn for `player`; 0 is even.
    fn evaluate(&mut self, position: &G, player: usize) -> i32;

    /// Calls `visit` with every action worth searching at a remaining depth, and its prior within
    /// ±10 000. Higher priors are searched first. Visits at least one action if any is legal.
    fn candidates(&mut self, position: &G, depth: i32, visit: impl FnMut(G::Action, i32));

    /// Returns the position after a pass, for null move pruning; `None` where null moves are
    /// unsound.
    fn null_move(&self, position: &G) -> Option<G> {
        let _ = position;
        None
    }

    /// A proven win or loss, if the game's solvers find one. Called at the start of each turn of a
    /// game that is not over. Must find every win within the turn; finding other results is
    /// optional.
    fn solve(&mut self, position: &G) -> Option<Solution<G::Action>>;

    /// Returns the action that ends an unfinished turn, used at the horizon; `None` if the turn may
    /// not end here.
    fn end_turn(&self, position: &G) -> Option<G::Action>;

    /// Estimates what the player to move would gain (0 or more) by continuing its turn instead of
    /// ending it. Added to the value of a turn that the horizon ends.
    fn expected_gain(&mut self, position: &G) -> i32;
}
