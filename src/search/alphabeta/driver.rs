//! The state of a running search, its limits and its repetition checks.

use std::cmp::Ordering;

use crate::game::{Game, Repetition};
use crate::search::history::HistoryTable;
use crate::search::limits::{EffectiveLimits, MAX_DEPTH};
use crate::search::score::REPETITION_PENALTY;
use crate::search::time::TimeManager;
use crate::search::transposition_table::TranspositionTable;
use crate::search::{Control, Knowledge};

/// The maximum length of a line of play in the search, in plies. More than the maximum depth, since
/// a turn that cannot end at the horizon is searched on.
pub(super) const MAX_PLIES: usize = MAX_DEPTH as usize * 2;
/// The number of killer turns that are kept for each number of turns since the root.
pub(super) const KILLER_TURNS: usize = 6;
/// The number of nodes between two checks of the search limits. Small, since a solver call can make
/// a node a hundred times slower than usual.
const LIMIT_CHECK_INTERVAL: u64 = 64;

/// The input of a search: a position, the game history, the game's knowledge and the limits.
pub struct SearchTask<'a, G: Game, K> {
    /// The position to search, at the start of a turn.
    pub root: G,
    /// The game history, for repetitions: the hash keys of the positions after each completed turn,
    /// the root's included.
    pub past_keys: &'a [u64],
    /// The hash keys of the positions after turns that must not be played at the root. The
    /// candidates at the root, at the greatest depth, must include another turn.
    pub excluded: &'a [u64],
    /// The only turns to search at the root, as their legal actions; empty for all turns.
    pub search_turns: &'a [Vec<G::Action>],
    /// The game's evaluation, move ordering and exact solvers.
    pub knowledge: &'a mut K,
    /// The limits on the search: time, nodes, depth and number of lines.
    pub limits: EffectiveLimits,
    /// The clock, stop signal and time budget that control the search.
    pub control: &'a Control<'a>,
}

/// A running alpha-beta search, with its tables and counters.
pub(super) struct Driver<'a, G: Game, K> {
    pub task: SearchTask<'a, G, K>,
    started_ms: f64,
    pub time: TimeManager,
    /// The player to move at the root of the search.
    pub root_player: usize,
    pub table: TranspositionTable,
    pub history: HistoryTable,
    /// The triangular table of principal variations, by ply.
    pub pv_table: Vec<Vec<G::Action>>,
    /// The hash keys of the positions after each completed turn from the root to the current node.
    pub path: Vec<u64>,
    /// The hash keys of the positions after the turns that must not be played at the root: those of
    /// the task, and, with several lines (MultiPV), the first turns of the lines already found.
    pub excluded: Vec<u64>,
    /// All turns at the root, the most promising first; empty if the root is searched action by
    /// action.
    pub root_turns: Vec<RootTurn<G::Action>>,
    /// Whether root turns are listed. `root_turns` itself is empty while they are searched.
    pub has_root_turns: bool,
    /// The complete turns that last made a node fail high: [`KILLER_TURNS`] for each number of
    /// turns since the root, the most recent first. Empty where there are fewer.
    pub killer_turns: Vec<Vec<G::Action>>,
    pub nodes: u64,
    /// The depth of the current iteration, in actions.
    pub depth: u32,
    pub stopped: bool,
}

/// A complete turn at the root of the search.
pub(super) struct RootTurn<A> {
    pub actions: Vec<A>,
    /// The hash key of the position after the turn.
    pub key: u64,
    /// The static value of the position after the turn, for the player to move at the root.
    pub value: i32,
}

impl<A> Ord for RootTurn<A> {
    /// Orders root turns for their first search: by descending static value, then by key.
    fn cmp(&self, other: &Self) -> Ordering {
        other.value.cmp(&self.value).then(self.key.cmp(&other.key))
    }
}

impl<A> PartialOrd for RootTurn<A> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<A> PartialEq for RootTurn<A> {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl<A> Eq for RootTurn<A> {}

/// The inputs of a node's search besides the position, the depth and the window.
#[derive(Clone, Copy)]
pub(super) struct NodeContext {
    pub ply: usize,
    /// The hash key of the position at the start of the current turn. Part of the node's hash key,
    /// since a turn must not end where it started.
    pub turn_key: u64,
    /// Whether the node is still within the turn that begins at the root.
    pub root_turn: bool,
    /// Whether reductions must leave enough depth to complete the current turn.
    pub full_turn: bool,
    /// Whether the last turn before the node was a null move.
    pub after_null_move: bool,
}

impl NodeContext {
    /// Returns the context of a node at the start of a turn, `ply` actions after the root.
    pub fn at_turn_start(ply: usize, turn_key: u64) -> Self {
        Self { ply, turn_key, root_turn: false, full_turn: false, after_null_move: false }
    }
}

impl<'a, G: Game, K: Knowledge<G>> Driver<'a, G, K> {
    pub fn new(task: SearchTask<'a, G, K>) -> Self {
        Self {
            started_ms: (task.control.now)(),
            time: TimeManager::new(&task.root),
            root_player: task.root.mover(),
            table: TranspositionTable::for_nodes(task.limits.nodes),
            history: HistoryTable::new(task.root.players(), K::ACTION_IDS, MAX_PLIES),
            pv_table: vec![Vec::new(); MAX_PLIES + 1],
            path: Vec::new(),
            excluded: Vec::new(),
            root_turns: Vec::new(),
            has_root_turns: false,
            killer_turns: vec![
                Vec::new();
                if K::ROOT_LIST_MIN_NODES.is_some() { MAX_PLIES * KILLER_TURNS } else { 0 }
            ],
            nodes: 0,
            depth: 0,
            stopped: false,
            task,
        }
    }

    pub fn elapsed_ms(&self) -> f64 {
        (self.task.control.now)() - self.started_ms
    }

    /// Whether a limit of the search is reached, after the iterations up to depth `completed`. The
    /// node limit applies only from [`full_depth`](EffectiveLimits::full_depth) on.
    pub fn limit_reached(&self, completed: u32) -> bool {
        let limits = &self.task.limits;
        let elapsed = self.elapsed_ms();
        completed >= limits.full_depth && self.nodes >= limits.nodes
            || elapsed >= limits.time_ms
            || (self.task.control.time_budget)().is_some_and(|budget| self.time.should_end(elapsed, &budget))
            || (self.task.control.stop)()
    }

    /// Counts a node, and stops the search if a limit is reached.
    pub fn count_node(&mut self) {
        self.nodes += 1;
        let due = self.nodes.is_multiple_of(LIMIT_CHECK_INTERVAL) || self.nodes == self.task.limits.nodes;
        // The first iteration ignores the limits, so that there is a legal turn to play.
        if due && self.depth > 1 {
            self.stopped |= self.limit_reached(self.depth - 1);
        }
    }

    /// Returns 1 for the root player, and −1 for its opponents.
    pub fn sign(&self, player: usize) -> i32 {
        if player == self.root_player { 1 } else { -1 }
    }

    /// Evaluates a position for its player to move, with the random error of the playing level.
    pub fn evaluate(&mut self, position: &G) -> i32 {
        let value =
            self.task.knowledge.evaluate(position, self.root_player) + self.task.limits.error(position.key());
        value * self.sign(position.mover())
    }

    /// Whether a turn may not be played: the position after it, `key`, has occurred too often, or
    /// it is excluded at the root or in another share.
    pub fn is_forbidden(&self, key: u64, root_turn: bool) -> bool {
        let excluded = root_turn && (self.excluded.contains(&key) || !self.task.limits.is_in_share(key));
        let Repetition::Forbidden(limit) = G::REPETITION else { return excluded };
        let occurrences =
            || self.task.past_keys.iter().chain(&self.path).filter(|&&earlier| earlier == key).count();
        excluded || occurrences() as u32 + 1 >= limit
    }

    /// The penalty for a turn that repeats a position of the game history. Where repetition does
    /// not end the game, it applies only to the turn to be played, doubles with each occurrence,
    /// and is greater at levels with errors, which could otherwise make them move back and forth
    /// forever.
    pub fn repetition_penalty(&self, key: u64, root_turn: bool) -> i32 {
        let occurrences = || self.task.past_keys.iter().filter(|&&earlier| earlier == key).count();
        match G::REPETITION {
            Repetition::Undecided if !root_turn => 0,
            Repetition::Undecided => match occurrences() {
                0 => 0,
                earlier => (REPETITION_PENALTY + self.task.limits.noise) << (earlier - 1).min(3),
            },
            _ if self.task.past_keys.contains(&key) => REPETITION_PENALTY,
            _ => 0,
        }
    }

    /// Whether the current node's position has occurred before, in the game or on the path.
    pub fn has_occurred(&self, key: u64) -> bool {
        let before = self.path.len().saturating_sub(1);
        self.task.past_keys.contains(&key) || self.path[..before].contains(&key)
    }
}
