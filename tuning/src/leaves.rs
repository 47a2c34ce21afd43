//! Draws positions among those that a search evaluates (its leaves).

use keddah::game::{Game, Rng};
use keddah::search::{Control, Knowledge, Level, Limits, SearchTask, Solution, search};

/// The greatest difference between the value of a leaf and the score of the search, in hundredths.
/// Of the others the search needs to know only that they are far better or worse.
const MAX_DIFFERENCE: i32 = 100;
/// The number of evaluated positions that are drawn for each leaf that is wanted, since many differ
/// too much from the score.
const DRAWN_PER_LEAF: u32 = 10;

/// Searches a position by alpha-beta with `nodes` nodes, and returns up to `count` of the positions
/// that it evaluates, drawn at random among those whose value is within 100 hundredths of the score
/// of the search.
///
/// ```
/// use keddah::arimaa::{Position, ai::ArimaaKnowledge};
/// use keddah::game::Rng;
/// use keddah_tuning::leaves::draw;
/// let drawn = draw(Position::default(), ArimaaKnowledge::default(), 500, 3, &mut Rng::new(1));
/// assert_eq!(drawn.len(), 3);
/// ```
pub fn draw<G: Game, K: Knowledge<G>>(
    root: G,
    knowledge: K,
    nodes: u64,
    count: u32,
    rng: &mut Rng,
) -> Vec<G> {
    let size = count.saturating_mul(DRAWN_PER_LEAF);
    let mut sampler = Sampler { knowledge, size, evaluated: 0, drawn: Vec::new(), rng };
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let task = SearchTask {
        root,
        past_keys: &[],
        excluded: &[],
        search_turns: &[],
        knowledge: &mut sampler,
        limits: limits.resolve(&K::LEVELS),
        control: &Control::default(),
    };
    let result = search(task, &mut |_| ());
    let Some(score) = result.lines.first().map(|line| line.score.0) else { return Vec::new() };
    let near = sampler.drawn.into_iter().filter(|(_, value)| (value - score).abs() <= MAX_DIFFERENCE);
    near.map(|(position, _)| position).take(count as usize).collect()
}

/// The knowledge of a game that also draws positions among those it evaluates, by reservoir
/// sampling (Vitter 1985, algorithm R).
struct Sampler<'a, G, K> {
    knowledge: K,
    /// The number of positions to draw.
    size: u32,
    /// The number of positions evaluated so far.
    evaluated: u32,
    /// The positions drawn, each with its value for the player to move at the root.
    drawn: Vec<(G, i32)>,
    rng: &'a mut Rng,
}

impl<G: Game, K: Knowledge<G>> Knowledge<G> for Sampler<'_, G, K> {
    const ACTION_IDS: usize = K::ACTION_IDS;
    const LEVELS: [Level; 10] = K::LEVELS;
    const FUTILITY_MARGIN: Option<i32> = K::FUTILITY_MARGIN;
    const LATE_MOVE_REDUCTIONS: [usize; 3] = K::LATE_MOVE_REDUCTIONS;
    const ROOT_LIST_MIN_NODES: Option<u64> = K::ROOT_LIST_MIN_NODES;

    fn late_move_count(depth: i32) -> usize {
        K::late_move_count(depth)
    }

    fn action_id(action: G::Action) -> u16 {
        K::action_id(action)
    }

    fn evaluate(&mut self, position: &G, player: usize) -> i32 {
        let value = self.knowledge.evaluate(position, player);
        self.evaluated += 1;
        if self.evaluated <= self.size {
            self.drawn.push((position.clone(), value));
        } else if let Some(replaced) = self.drawn.get_mut(self.rng.below(self.evaluated) as usize) {
            *replaced = (position.clone(), value);
        }
        value
    }

    fn candidates(&mut self, position: &G, depth: i32, visit: impl FnMut(G::Action, i32)) {
        self.knowledge.candidates(position, depth, visit);
    }

    fn null_move(&self, position: &G) -> Option<G> {
        self.knowledge.null_move(position)
    }

    fn solve(&mut self, position: &G) -> Option<Solution<G::Action>> {
        self.knowledge.solve(position)
    }

    fn end_turn(&self, position: &G) -> Option<G::Action> {
        self.knowledge.end_turn(position)
    }

    fn expected_gain(&mut self, position: &G) -> i32 {
        self.knowledge.expected_gain(position)
    }
}
