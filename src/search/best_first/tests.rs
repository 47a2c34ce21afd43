use std::cell::Cell;

use super::*;
use crate::game::Repetition;
use crate::search::{Control, EffectiveLimits, Level, Limits, MAX_PLAYERS, PlayerValues, Solution};

/// A pile of matches, of which each action takes one to `most`; who takes the last one wins.
#[derive(Clone, Debug)]
struct Pile {
    matches: u32,
    most: u32,
    mover: usize,
}

impl crate::game::Tree for Pile {
    type Action = u32;

    fn actions(&self, visit: impl FnMut(u32)) {
        (1..=self.matches.min(self.most)).for_each(visit);
    }

    fn make(&mut self, taken: u32) {
        self.matches -= taken;
        self.mover = 1 - self.mover;
    }
}

impl Game for Pile {
    const REPETITION: Repetition = Repetition::Undecided;

    fn players(&self) -> usize {
        2
    }

    fn mover(&self) -> usize {
        self.mover
    }

    fn winner(&self) -> Option<usize> {
        (self.matches == 0).then_some(1 - self.mover)
    }

    fn key(&self) -> u64 {
        u64::from(self.matches) * 2 + self.mover as u64
    }

    fn turn_done(&self) -> bool {
        true
    }

    fn actions_left(&self) -> u32 {
        1
    }
}

/// Knows nothing: no solver, and every position is even.
struct Nothing;

impl<G: Game<Action = u32>> Knowledge<G> for Nothing {
    const ACTION_IDS: usize = 32;
    const LEVELS: [Level; 10] = [Level { depth: 1, full_depth: 1, nodes: 1, noise: 0 }; 10];

    fn action_id(action: u32) -> u16 {
        action as u16
    }

    fn evaluate(&mut self, _: &G, _: usize) -> i32 {
        0
    }

    fn candidates(&mut self, position: &G, _: i32, mut visit: impl FnMut(u32, i32)) {
        position.actions(|action| visit(action, 0));
    }

    fn solve(&mut self, _: &G) -> Option<Solution<u32>> {
        None
    }

    fn end_turn(&self, _: &G) -> Option<u32> {
        None
    }

    fn expected_gain(&mut self, _: &G) -> i32 {
        0
    }
}

impl<G: Game<Action = u32>> Evaluator<G> for Nothing {
    fn exploration(&self) -> f32 {
        1.5
    }

    fn values(&mut self, _: &G) -> PlayerValues {
        [0; MAX_PLAYERS]
    }

    fn priors(&mut self, position: &G, visit: &mut dyn FnMut(u32, i32)) {
        position.actions(|action| visit(action, 0));
    }
}

/// An endless game in which each of 40 actions leads to a new position.
#[derive(Clone)]
struct Endless {
    key: u64,
    mover: usize,
}

impl crate::game::Tree for Endless {
    type Action = u32;

    fn actions(&self, visit: impl FnMut(u32)) {
        (0..40).for_each(visit);
    }

    fn make(&mut self, action: u32) {
        let mixed = (self.key ^ u64::from(action + 1)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.key = mixed ^ (mixed >> 29);
        self.mover = 1 - self.mover;
    }
}

impl Game for Endless {
    const REPETITION: Repetition = Repetition::Undecided;

    fn players(&self) -> usize {
        2
    }

    fn mover(&self) -> usize {
        self.mover
    }

    fn winner(&self) -> Option<usize> {
        None
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn turn_done(&self) -> bool {
        true
    }

    fn actions_left(&self) -> u32 {
        1
    }
}

/// What a search of a pile is given besides the position and the limits.
#[derive(Clone, Copy, Default)]
struct Given<'a> {
    past_keys: &'a [u64],
    excluded: &'a [u64],
    search_turns: &'a [Vec<u32>],
    control: Control<'a>,
}

/// Searches a pile. Returns the result and the number of reports.
fn search(matches: u32, limits: &Limits, given: Given<'_>) -> (ActionResult<u32>, usize) {
    search_pile(Pile { matches, most: 3, mover: 0 }, limits, given)
}

fn search_pile(root: Pile, limits: &Limits, given: Given<'_>) -> (ActionResult<u32>, usize) {
    let Given { past_keys, excluded, search_turns, control } = given;
    let task = SearchTask {
        root,
        past_keys,
        excluded,
        search_turns,
        knowledge: &mut Nothing,
        limits: limits.resolve(&<Nothing as Knowledge<Pile>>::LEVELS),
        control: &control,
    };
    let mut reports = 0;
    (search_best_first(task, &mut Nothing, &mut |_| reports += 1), reports)
}

/// Searches from a root without a past, among all turns. Returns the result and the memory of the
/// tree in bytes.
fn search_root<G: Game<Action = u32>>(
    root: G,
    limits: EffectiveLimits,
    evaluator: &mut dyn Evaluator<G>,
) -> (ActionResult<u32>, usize) {
    let task = SearchTask {
        root,
        past_keys: &[],
        excluded: &[],
        search_turns: &[],
        knowledge: &mut Nothing,
        limits,
        control: &Control::default(),
    };
    let mut search = BestFirst::new(task, evaluator);
    (search.run(&mut |_| ()), search.tree.memory())
}

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

#[test]
fn wins_and_losses_are_proven() {
    for matches in 1..=12 {
        let (result, _) = search(matches, &nodes(100_000), Given::default());
        let line = &result.lines[0];
        // Who is to move with a multiple of four loses.
        assert_eq!(line.score.0 > 0, matches % 4 != 0, "{matches}: {:?}", line.score);
        assert!(line.score.decided_in().is_some() && !result.stopped, "{matches}: {result:?}");
        if matches % 4 != 0 {
            assert_eq!(line.moves[0], matches % 4, "{matches}");
        }
    }
    let (result, _) = search(3, &nodes(1000), Given::default());
    assert_eq!(result.lines[0].score, Score(WIN - 1));
    let (result, _) = search(4, &nodes(1000), Given::default());
    assert_eq!(result.lines[0].score, Score(2 - WIN));
}

#[test]
fn a_loss_is_proven_against_all_moves() {
    // Of 20 matches only the last move listed, to take all, wins at once; so a node that forgot the
    // moves without an edge would be proven lost too early.
    for matches in [7, 20, 21, 22, 30, 41, 42, 43] {
        let (result, _) = search_pile(Pile { matches, most: 20, mover: 0 }, &nodes(50_000), Given::default());
        let line = &result.lines[0];
        let won = matches % 21 != 0;
        assert!(line.score.decided_in().is_some(), "{matches}: {result:?}");
        assert_eq!(line.score.0 > 0, won, "{matches}: {result:?}");
        assert!(!won || line.moves[0] == matches % 21, "{matches}: {result:?}");
    }
}

#[test]
fn a_long_search_fits_in_memory() {
    let search = |limits: Limits| {
        let limits = limits.resolve(&<Nothing as Knowledge<Endless>>::LEVELS);
        let (result, memory) = search_root(Endless { key: 1, mover: 0 }, limits, &mut Nothing);
        (result.nodes, memory)
    };
    // The limit of the highest level is reached, and a search without a limit ends.
    assert!((600_000..600_100).contains(&search(nodes(600_000)).0));
    let (evaluated, memory) = search(nodes(u64::MAX));
    assert!((1_000_000..1_100_000).contains(&evaluated), "{evaluated}");
    // Actions of four bytes make an edge of 20 bytes; those of Quoridor have two.
    assert!(memory < 105_000_000, "{memory}");
    assert_eq!([size_of::<Edge<u32>>(), size_of::<Edge<crate::quoridor::Move>>()], [20, 16]);
}

#[test]
fn limits_end_the_search() {
    let (result, reports) = search(1000, &nodes(500), Given::default());
    assert!(result.stopped && (500..520).contains(&result.nodes), "{}", result.nodes);
    assert!(reports >= 3, "{reports}");
    let (result, _) = search(1000, &Limits { depth: Some(4), ..Limits::default() }, Given::default());
    assert!((4..8).contains(&result.depth), "{}", result.depth);
    let calls = Cell::new(0);
    let stop = || {
        calls.update(|count| count + 1);
        calls.get() == 5
    };
    let control = Control { stop: &stop, ..Control::default() };
    let (result, _) = search(1000, &nodes(1_000_000), Given { control, ..Given::default() });
    assert!(result.stopped && result.nodes < 100 && !result.lines.is_empty(), "{}", result.nodes);
}

#[test]
fn the_same_nodes_give_the_same_answer() {
    let [first, second] = [0, 1].map(|_| search(200, &nodes(3000), Given::default()).0);
    assert_eq!(first, second);
}

#[test]
fn several_lines_differ_in_their_first_move() {
    let limits = Limits { lines: Some(3), ..nodes(3000) };
    let (result, _) = search(200, &limits, Given::default());
    let mut first: Vec<_> = result.lines.iter().map(|line| line.moves[0]).collect();
    first.sort_unstable();
    assert_eq!(first, [1, 2, 3]);
    // Each line has about a third of the simulations, so none is a single move.
    assert!(result.lines.iter().all(|line| line.moves.len() > 3), "{result:?}");
    // A win in one is first, and the others are still searched.
    let (result, _) = search(3, &limits, Given::default());
    assert_eq!(result.lines.len(), 3);
    assert_eq!(result.lines[0].moves, [3]);
}

#[test]
fn excluded_turns_and_shares_are_left_out() {
    let key = |matches: u32| u64::from(matches) * 2 + 1;
    let excluded = [key(99)];
    let (result, _) = search(100, &nodes(500), Given { excluded: &excluded, ..Given::default() });
    assert_ne!(result.lines[0].moves[0], 1);
    let only = [vec![1]];
    let (result, _) = search(3, &nodes(500), Given { search_turns: &only, ..Given::default() });
    assert_eq!(result.lines[0].moves[0], 1);
    // All keys of this game are small, so they belong to share 0, and share 1 is empty.
    for share in [0, 1] {
        let limits = Limits { share: Some((share, 2)), ..nodes(500) };
        assert_eq!(search(3, &limits, Given::default()).0.lines[0].moves, [3]);
    }
}

#[test]
fn a_turn_that_repeats_the_game_is_avoided() {
    let past = [97 * 2 + 1, 97 * 2 + 1, 97 * 2 + 1];
    let (result, _) = search(100, &nodes(500), Given { past_keys: &past, ..Given::default() });
    assert_ne!(result.lines[0].moves[0], 3);
    let (result, _) = search(99, &nodes(500), Given { past_keys: &past, ..Given::default() });
    assert_ne!(result.lines[0].moves[0], 2);
}

/// A choice of the first player between a safe and a risky branch; the other players act once each.
#[derive(Clone, Debug)]
struct Gamble {
    /// The actions so far.
    path: Vec<u32>,
    players: usize,
}

impl crate::game::Tree for Gamble {
    type Action = u32;

    fn actions(&self, visit: impl FnMut(u32)) {
        (0..if self.winner().is_some() { 0 } else { 2 }).for_each(visit);
    }

    fn make(&mut self, action: u32) {
        self.path.push(action);
    }
}

impl Game for Gamble {
    const REPETITION: Repetition = Repetition::Undecided;

    fn players(&self) -> usize {
        self.players
    }

    fn mover(&self) -> usize {
        self.path.len() % self.players
    }

    /// After action 0 of the first player the second one decides: 0 makes the third player the
    /// winner, 1 the second. After action 1 its 0 makes the first player the winner, 1 the third.
    fn winner(&self) -> Option<usize> {
        match self.path[..] {
            [0, 0] | [1, 1] => Some(2),
            [0, 1] => Some(1),
            [1, 0] => Some(0),
            _ => None,
        }
    }

    fn key(&self) -> u64 {
        self.path.iter().fold(1, |key, &action| key * 2 + u64::from(action))
    }

    fn turn_done(&self) -> bool {
        true
    }

    fn actions_left(&self) -> u32 {
        1
    }
}

/// An evaluator of [`Gamble`] by which the second player chooses by chance or not.
struct Dice {
    is_random: bool,
    /// The logit of action 1, in multiples of [`PRIOR_LOGIT`](crate::search::PRIOR_LOGIT).
    logit: i32,
}

impl Evaluator<Gamble> for Dice {
    fn exploration(&self) -> f32 {
        1.5
    }

    fn values(&mut self, _: &Gamble) -> PlayerValues {
        [-3333; MAX_PLAYERS]
    }

    fn priors(&mut self, position: &Gamble, visit: &mut dyn FnMut(u32, i32)) {
        let logit = if position.path.is_empty() { 0 } else { self.logit * crate::search::PRIOR_LOGIT };
        visit(0, 0);
        visit(1, logit);
    }

    fn chooses_at_random(&mut self, position: &Gamble) -> bool {
        self.is_random && position.mover() == 1
    }
}

fn search_gamble(evaluator: &mut Dice) -> ActionResult<u32> {
    let limits = nodes(3000).resolve(&<Nothing as Knowledge<Gamble>>::LEVELS);
    search_root(Gamble { path: Vec::new(), players: 3 }, limits, evaluator).0
}

#[test]
fn each_of_three_players_maximizes_its_own_value() {
    // The second player wins after 0, and after 1 it loses anyway, so the first one may hope there.
    let result = search_gamble(&mut Dice { is_random: false, logit: 0 });
    assert_eq!(result.lines[0].moves[0], 1, "{result:?}");
}

#[test]
fn a_player_who_chooses_by_chance_follows_the_priors() {
    for (logit, win) in [(0, 0.5), (1, 1.0 / (1.0 + 1.0_f64.exp()))] {
        let result = search_gamble(&mut Dice { is_random: true, logit });
        let line = &result.lines[0];
        assert_eq!(line.moves[0], 1, "{result:?}");
        assert!((line.score.win() - win).abs() < 0.02, "{logit}: {}", line.score.win());
        assert_eq!(line.score.decided_in(), None, "a chance is no proof");
    }
}

#[test]
fn errors_of_a_level_change_the_choice() {
    let limits = |seed| Limits { level: Some(1), seed, ..nodes(300) };
    let level = Level { depth: 50, full_depth: 1, nodes: 300, noise: 400 };
    let first = |seed| {
        let limits = limits(seed).resolve(&[level; 10]);
        search_root(Endless { key: 1, mover: 0 }, limits, &mut Nothing).0.lines[0].moves[0]
    };
    let mut chosen: Vec<_> = (0..20).map(first).collect();
    assert_eq!(chosen[3], first(3), "the same seed gives the same errors");
    chosen.sort_unstable();
    chosen.dedup();
    assert!(chosen.len() > 10, "{chosen:?}");
}
