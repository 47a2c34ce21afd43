//! Iterative-deepening alpha-beta: principal variation search with a transposition table, killer and history
//! ordering and late-move reductions (see Marsland 1986 and the Chessprogramming Wiki for each).
//!
//! A ply is one *action*; a turn may have several, so the sign of a value follows who acts. With more than two
//! players everyone but the root's mover counts as one side, of which between two of its turns only one replies, while
//! the rest do what they usually do (best-reply search: Schadd and Winands 2011; with the others' usual moves, Esser et
//! al. 2013). Where the game cannot say what is usual, all reply ("paranoid", Sturtevant and Korf 2000).

mod root;

use crate::game::{Game, Repetition};

use super::experience::Experience;
use super::limits::{Budget, Clock};
use super::score::{ILLEGAL, INFINITE, REPEATED, THREAT, WIN};
use super::table::{Bound, NONE, Table};
use super::{Habit, Knowledge, Line, Solution};
use root::RootTurn;

/// The deepest search, in actions.
pub(super) const MOST_DEPTH: u32 = 96;
/// Deeper than any line: horizons may be overrun by the end of a turn.
const MOST_PLIES: usize = MOST_DEPTH as usize * 2;
/// So many plies before the horizon a node is given up that stands better than its margin.
const FUTILE: i32 = 3;
/// The depth from which on a pass is tried, and how much shallower.
const PASS_DEPTH: i32 = 3;
/// Beyond this a game is all but decided: nothing is given up there unseen, since it is the proof that is looked for.
const DECIDED: i32 = 1000;
/// Where the average of several outcomes is taken, none counts more than this for or against the mover.
const MOST_IN_MEAN: i32 = 1000;
/// Nodes between two looks at the clock: few, since a solver may make a node a hundred times as dear as usual.
const CLOCK_EVERY: u64 = 64;

/// What a search found, as it is reported after each completed depth and at the end.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome<A> {
    /// Best first; as many as asked for where there are so many different turns. Empty only if no turn is legal.
    pub lines: Vec<Line<A>>,
    /// The last depth completed, in actions.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// Milliseconds.
    pub time_ms: f64,
    /// Whether a limit cut a depth short (rather than the depth limit or a proof ending the search).
    pub stopped: bool,
}

/// A position to search, with what the search must know of its past.
pub struct Search<'a, G: Game, K> {
    /// Where the mover's turn starts.
    pub root: G,
    /// Keys of the positions after each completed turn of the game so far, the root's own included.
    pub past: &'a [u64],
    /// What the game knows.
    pub knowledge: &'a mut K,
    /// What it may cost.
    pub budget: Budget,
    /// The time.
    pub clock: Clock<'a>,
}

/// Searches a position; `report` is called after every completed depth, and at the end if a depth cut short has found more.
pub fn search<G: Game, K: Knowledge<G>>(
    task: Search<'_, G, K>,
    report: &mut dyn FnMut(&Outcome<G::Action>),
) -> Outcome<G::Action> {
    Driver::new(task).run(report)
}

struct Driver<'a, G: Game, K> {
    task: Search<'a, G, K>,
    started: f64,
    player: usize,
    table: Table,
    experience: Experience,
    /// Principal variations by ply, triangular.
    variations: Vec<Vec<G::Action>>,
    /// Keys of the completed turns on the current path, after `past`.
    path: Vec<u64>,
    /// Keys of turns' ends that lines already found have taken.
    taken: Vec<u64>,
    /// The turns open at the root, the most promising first; empty where they are not listed.
    turns: Vec<RootTurn<G::Action>>,
    nodes: u64,
    depth: u32,
    stopped: bool,
}

/// Where in the tree a node stands.
#[derive(Clone, Copy)]
struct Place {
    ply: usize,
    /// The key at the start of the turn: part of a node's key in the table, since it decides what "unchanged" means.
    turn_key: u64,
    /// Whether the root's own first turn is still going on.
    root_turn: bool,
    /// Whether it is to be seen whole, every turn of it.
    whole: bool,
    /// With more than two players: whether one of the others has replied since the root's mover last acted.
    replied: bool,
    /// Whether the last turn was a pass that the rules do not know.
    passed: bool,
}

impl<'a, G: Game, K: Knowledge<G>> Driver<'a, G, K> {
    fn new(task: Search<'a, G, K>) -> Self {
        Self {
            started: (task.clock)(),
            player: task.root.mover(),
            table: Table::for_nodes(task.budget.nodes),
            experience: Experience::new(task.root.players(), K::ACTIONS, MOST_PLIES),
            variations: vec![Vec::new(); MOST_PLIES + 1],
            path: Vec::new(),
            taken: Vec::new(),
            turns: Vec::new(),
            nodes: 0,
            depth: 0,
            stopped: false,
            task,
        }
    }

    fn sign(&self, mover: usize) -> i32 {
        if mover == self.player { 1 } else { -1 }
    }

    fn value(&mut self, position: &G) -> i32 {
        let value = self.task.knowledge.value(position, self.player) + self.noise(position.key());
        value * self.sign(position.mover())
    }

    /// The level's misjudgement of a position, the same each time it is met.
    fn noise(&self, key: u64) -> i32 {
        let most = self.task.budget.noise;
        if most == 0 {
            return 0;
        }
        let mixed = (key ^ self.task.budget.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15))
            .wrapping_mul(0xbf58_476d_1ce4_e5b9);
        // The sum of two spreads the errors like dice: small ones are common, large ones rare.
        let die = |shift: u32| (mixed >> shift & 0xffff) as i32 % (most + 1);
        die(16) - die(40)
    }

    /// A bound on a node's value that makes looking further needless: the mover stands so well that neither the few plies to go
    /// nor another turn of the opponent's would change it (reverse futility and null move: Heinz 1998, Donninger 1993).
    fn stands_well(&mut self, position: &G, depth: i32, beta: i32, place: Place) -> Option<i32> {
        let margin = K::MARGIN?;
        if position.players() > 2 || place.ply == 0 || beta.abs() > DECIDED {
            return None;
        }
        let value = self.value(position);
        if depth <= FUTILE && value - margin * depth >= beta {
            return Some(value - margin * depth);
        }
        if depth < PASS_DEPTH || value < beta || place.passed {
            return None;
        }
        let passed = self.task.knowledge.pass(position)?;
        let key = passed.key();
        let next = Place { ply: place.ply + 1, passed: true, turn_key: key, root_turn: false, ..place };
        self.path.push(key);
        let value = -self.node(&passed, depth - PASS_DEPTH, -beta, 1 - beta, next);
        self.path.pop();
        // A win after a pass is no proof.
        (!self.stopped && value >= beta).then_some(value.min(WIN - 1001))
    }

    fn count_node(&mut self) {
        self.nodes += 1;
        // The first depth is a legal turn at least, whatever the limits.
        let due = self.nodes.is_multiple_of(CLOCK_EVERY) || self.nodes == self.task.budget.nodes;
        if due && self.depth > 1 {
            self.stopped |= self.over_budget(self.depth - 1);
        }
    }

    /// Whether the turn just completed brings a position about once too often, or is one that an earlier line has taken.
    fn forbidden(&self, key: u64, root_turn: bool) -> bool {
        let taken = root_turn && self.taken.contains(&key);
        let Repetition::Forbidden(limit) = G::REPETITION else { return taken };
        let occurrences = || self.task.past.iter().chain(&self.path).filter(|&&past| past == key).count();
        taken || occurrences() as u32 + 1 >= limit
    }

    /// What bringing about this position of the game's past costs.
    fn price(&self, key: u64) -> i32 {
        if G::REPETITION != Repetition::Undecided && self.task.past.contains(&key) { REPEATED } else { 0 }
    }

    /// The value of a node for the player who acts there, exact between `alpha` and `beta`.
    fn node(&mut self, position: &G, depth: i32, alpha: i32, beta: i32, place: Place) -> i32 {
        let ply = place.ply;
        self.variations[ply].clear();
        self.count_node();
        if self.stopped {
            return 0;
        }
        let turn_start = position.turn_done();
        if turn_start && let Some(value) = self.decided(position, ply) {
            return value;
        }
        if depth <= 0 || ply + 1 >= MOST_PLIES {
            if turn_start {
                return self.value(position);
            }
            if let Some(stop) = self.task.knowledge.stop(position)
                && let Some(value) = self.child(position, stop, 0, alpha, beta, place)
            {
                self.extend_variation(ply, stop);
                // A loss after stopping here is no proof: the mover has actions left that may avert it.
                let unproved = value < 1000 - WIN && position.actions_left() > 0;
                let value = if unproved { self.threatened(position, stop) } else { value };
                return if value.abs() < WIN - 1000 {
                    value + self.task.knowledge.prospect(position)
                } else {
                    value
                };
            }
            // The turn cannot stop here (a push to finish, a board unchanged): look on.
        }
        if turn_start
            && beta - alpha == 1
            && let Some(value) = self.stands_well(position, depth, beta, place)
        {
            return value;
        }
        self.interior(position, depth, alpha, beta, place)
    }

    /// What stopping is worth to the mover where it loses, if what it does instead is not looked at.
    fn threatened(&mut self, position: &G, stop: G::Action) -> i32 {
        let stopped = position.after(stop);
        let value = self.value(&stopped) * self.sign(stopped.mover()) * self.sign(position.mover());
        (value - THREAT).clamp(1001 - WIN, WIN - 1001)
    }

    /// A game that is over, whose end is proved, or that goes round in circles.
    fn decided(&mut self, position: &G, ply: usize) -> Option<i32> {
        let at = ply as i32;
        if let Some(winner) = position.winner() {
            return Some((WIN - at) * self.sign(winner) * self.sign(position.mover()));
        }
        if ply == 0 && !self.taken.is_empty() {
            // The winning turn is a line already; this one is to be another.
            return None;
        }
        if G::REPETITION == Repetition::Undecided && ply > 0 && self.has_occurred(position.key()) {
            return Some(0);
        }
        let Solution { wins, line } = self.task.knowledge.solve(position)?;
        let value = WIN - at - line.len() as i32;
        self.variations[ply] = line;
        Some(if wins { value } else { -value })
    }

    /// Whether a position at the end of the current path has been there before.
    fn has_occurred(&self, key: u64) -> bool {
        let before = self.path.len().saturating_sub(1);
        self.task.past.contains(&key) || self.path[..before].contains(&key)
    }

    fn interior(&mut self, position: &G, depth: i32, mut alpha: i32, beta: i32, place: Place) -> i32 {
        let ply = place.ply;
        let key = position.key() ^ place.turn_key.rotate_left(32) ^ u64::from(place.replied);
        let mut remembered = NONE;
        if let Some(entry) = self.table.get(key) {
            remembered = entry.action;
            let value = from_table(entry.value.into(), ply);
            // In the principal variation the whole line is wanted, not only its value.
            if beta - alpha == 1 && i32::from(entry.depth) >= depth {
                match entry.bound {
                    Bound::Exact => return value,
                    Bound::Lower if value >= beta => return value,
                    Bound::Upper if value <= alpha => return value,
                    _ => {}
                }
            }
        }
        let habit = self.habit(position);
        if let Some(Habit { actions, only: true }) = &habit
            && actions.len() > 1
        {
            let value = self.mean(position, actions, depth + 1, place);
            if !self.stopped {
                self.table.put(key, depth, to_table(value, ply), Bound::Exact, NONE);
            }
            return value;
        }
        let usual = habit.as_ref().and_then(|habit| habit.actions.first()).copied();
        let only = place.replied || habit.as_ref().is_some_and(|habit| habit.only);
        // What is not chosen costs no depth.
        let (actions, depth) = match usual {
            Some(action) if only => (vec![(0, action, K::id(action))], depth + 1),
            _ => (self.ordered(position, depth, remembered, ply), depth),
        };
        let first_alpha = alpha;
        let (mut best, mut best_id) = (ILLEGAL - 1, NONE);
        let mut tried = 0;
        let most = if place.root_turn || beta - alpha > 1 { usize::MAX } else { K::most_actions(depth) };
        for (index, &(_, action, id)) in actions.iter().enumerate() {
            // No loss is believed of a node that has not been seen whole.
            if index >= most && best > 1000 - WIN {
                break;
            }
            let place =
                Place { replied: usual.is_some() && (place.replied || usual != Some(action)), ..place };
            let value = if tried == 0 {
                self.child(position, action, depth, alpha, beta, place)
            } else {
                self.later_child(
                    position,
                    action,
                    (depth, reduction(K::REDUCTIONS, depth, index, position.actions_left(), place)),
                    alpha,
                    beta,
                    place,
                )
            };
            if self.stopped && ply > 0 {
                return 0;
            }
            let Some(value) = value else { continue };
            if self.stopped {
                break;
            }
            tried += 1;
            if value > best {
                best = value;
                best_id = id;
                if value > alpha || ply == 0 && tried == 1 {
                    self.extend_variation(ply, action);
                }
                alpha = alpha.max(value);
            }
            if value >= beta {
                self.experience.refuted(position.mover(), actions[..=index].iter().map(|a| a.2), depth, ply);
                break;
            }
        }
        if self.stopped {
            return best;
        }
        if best <= ILLEGAL + 1 {
            // In mid-turn this way is closed; at the start of a turn the mover has none, and has lost.
            return if position.turn_done() { ply as i32 - WIN } else { ILLEGAL };
        }
        let bound = match best {
            best if best >= beta => Bound::Lower,
            best if best > first_alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        self.table.put(key, depth, to_table(best, ply), bound, best_id);
        best
    }

    /// The value of a node where the mover does one thing as likely as another.
    fn mean(&mut self, position: &G, actions: &[G::Action], depth: i32, place: Place) -> i32 {
        let (mut least, mut most, mut sum, mut count) = (INFINITE, -INFINITE, 0, 0);
        for &action in actions {
            let Some(value) = self.child(position, action, depth, -INFINITE, INFINITE, place) else {
                continue;
            };
            if self.stopped {
                return 0;
            }
            if count == 0 {
                self.extend_variation(place.ply, action);
            }
            (least, most) = (least.min(value), most.max(value));
            sum += value.clamp(-MOST_IN_MEAN, MOST_IN_MEAN);
            count += 1;
        }
        match (least, most) {
            (_, most) if most < 1000 - WIN => most,
            (least, _) if least > WIN - 1000 => least,
            _ => sum / count.max(1),
        }
    }

    /// With more than two players, what the others usually do.
    fn habit(&mut self, position: &G) -> Option<Habit<G::Action>> {
        let asked = position.players() > 2 && position.mover() != self.player;
        if asked { self.task.knowledge.habit(position) } else { None }
    }

    /// Null-window search, reduced for late actions, repeated in full where it surprises.
    fn later_child(
        &mut self,
        position: &G,
        action: G::Action,
        (depth, reduction): (i32, i32),
        alpha: i32,
        beta: i32,
        place: Place,
    ) -> Option<i32> {
        let mut value = self.child(position, action, depth - reduction, alpha, alpha + 1, place)?;
        if value > alpha && reduction > 0 {
            value = self.child(position, action, depth, alpha, alpha + 1, place)?;
        }
        if value > alpha && value < beta {
            value = self.child(position, action, depth, alpha, beta, place)?;
        }
        Some(value)
    }

    /// The value of an action for its player; `None` if the past forbids it.
    fn child(
        &mut self,
        position: &G,
        action: G::Action,
        depth: i32,
        alpha: i32,
        beta: i32,
        place: Place,
    ) -> Option<i32> {
        let child = position.after(action);
        let mut next = Place { ply: place.ply + 1, passed: false, ..place };
        let (mut cost, mut price) = (1, 0);
        let done = child.turn_done();
        if done {
            let key = child.key();
            if self.forbidden(key, place.root_turn) {
                return None;
            }
            price = self.price(key);
            self.path.push(key);
            cost = position.actions_left() as i32;
            next.turn_key = key;
            next.root_turn = false;
            next.whole = false;
        }
        let value = if self.sign(child.mover()) == self.sign(position.mover()) {
            self.node(&child, depth - cost, unproved_plus(alpha, price), unproved_plus(beta, price), next)
        } else {
            -self.node(&child, depth - cost, -unproved_plus(beta, price), -unproved_plus(alpha, price), next)
        };
        let value = unproved_plus(value, -price);
        if done {
            self.path.pop();
        }
        Some(value)
    }

    /// The actions, best guesses first, with their ids.
    fn ordered(
        &mut self,
        position: &G,
        depth: i32,
        remembered: u16,
        ply: usize,
    ) -> Vec<(i32, G::Action, u16)> {
        let mut actions = Vec::with_capacity(48);
        let mover = position.mover();
        let experience = &self.experience;
        self.task.knowledge.actions(position, depth, |action, prior| {
            let id = K::id(action);
            let prior = if id == remembered { 1_000_000 } else { prior };
            actions.push((-prior - experience.bonus(mover, id, ply), action, id));
        });
        actions.sort_unstable_by_key(|&(score, _, id)| (score, id));
        actions
    }

    fn extend_variation(&mut self, ply: usize, action: G::Action) {
        let (head, tail) = self.variations.split_at_mut(ply + 1);
        let Some(line) = head.last_mut() else { return };
        line.clear();
        line.push(action);
        line.extend(tail.first().into_iter().flatten());
    }
}

/// How much shallower a late action is looked at. In the root's own turn never so much that the turn is not seen whole.
fn reduction(from: [usize; 3], depth: i32, index: usize, actions_left: u32, place: Place) -> i32 {
    let wanted = if depth < 2 { 0 } else { from.iter().filter(|&&from| index >= from).count() as i32 };
    if place.whole { wanted.min(depth - actions_left as i32).max(0) } else { wanted }
}

/// A value, or a bound on one, with something added that leaves proved wins and losses as they are.
fn unproved_plus(value: i32, extra: i32) -> i32 {
    if value.abs() < WIN - 1000 { value + extra } else { value }
}

/// In the table a proved win counts from the node, not from the root.
fn to_table(value: i32, ply: usize) -> i32 {
    match value {
        v if v > WIN - 1000 => v + ply as i32,
        v if v < 1000 - WIN && v > ILLEGAL => v - ply as i32,
        v => v,
    }
}

fn from_table(value: i32, ply: usize) -> i32 {
    match value {
        v if v > WIN - 1000 => v - ply as i32,
        v if v < 1000 - WIN && v > ILLEGAL => v + ply as i32,
        v => v,
    }
}
