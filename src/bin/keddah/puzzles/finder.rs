//! The search for puzzles in one game.

use keddah::game::Rng;
use keddah::record::{ErrorOf, GameRecord};
use keddah::search::{Control, Limits};

use super::file::Puzzle;
use super::{margin, rating};
use crate::openings;
use crate::puzzle_game::{Prover, PuzzleGame, Task, id, without_history};

/// The maximum number of puzzles to take from one game, each with another theme.
const MAX_PER_GAME: usize = 3;
/// The number of opening turns in a game played to find puzzles, setups excluded. They are varied,
/// and not searched for puzzles.
const OPENING_TURNS: usize = 8;
/// The number of nodes to search for each opening turn of a game played to find puzzles.
const OPENING_NODES: u64 = 1000;
/// The number of turns after which a game played to find puzzles ends.
const MAX_TURNS: usize = 160;

/// Plays a game of the computer with itself, which depends on the seed and the number alone, and
/// returns the puzzles found in it. The players differ in strength, and make errors.
pub fn self_play<G: PuzzleGame>(seed: u64, number: u32, wanted: &Wanted) -> Result<Vec<Puzzle>, ErrorOf<G>> {
    let mut rng = Rng::new(seed.wrapping_mul(1 << 32).wrapping_add(number.into()));
    let mut game = G::puzzle_start(number, &mut rng)?;
    let players: Vec<Limits> = (0..game.seats()).map(|_| player(&mut rng)).collect();
    let mut finder = Finder::<G>::new(number, wanted);
    let opening = game.ply() + OPENING_TURNS;
    while let Some(mover) = game.mover()
        && game.ply() < MAX_TURNS
        && !finder.is_exhausted()
    {
        let turn = if game.ply() < opening {
            let limits = Limits { nodes: Some(OPENING_NODES), ..Limits::default() };
            openings::varied_turn(&game, &limits, &Control::default(), openings::MARGIN, &mut rng)?
        } else {
            finder.examine(&game)?;
            let seed = rng.below(u32::MAX).into();
            game.best_move(&Limits { seed, ..players[mover].clone() })?.best
        };
        game.play(&turn)?;
    }
    finder.rated()
}

/// Returns the puzzles found in the main line of a game record.
pub fn record<G: PuzzleGame>(
    record: &GameRecord<G>,
    number: u32,
    wanted: &Wanted,
) -> Result<Vec<Puzzle>, ErrorOf<G>> {
    let mut finder = Finder::<G>::new(number, wanted);
    let mut game = record.clone();
    for ply in 0..=record.plies() {
        game.go_to(ply).map_err(|refusal| record.error(refusal))?;
        if game.mover().is_some() && !finder.is_exhausted() {
            finder.examine(&game)?;
        }
    }
    finder.rated()
}

/// Returns a random strength for the computer in a game played to find puzzles.
fn player(rng: &mut Rng) -> Limits {
    let by_nodes = |nodes| Limits { nodes: Some(nodes), ..Limits::default() };
    let by_level = |level| Limits { level: Some(level), ..Limits::default() };
    match rng.below(6) {
        0 => by_nodes(1000),
        1 => by_nodes(2000),
        2 => by_nodes(4000),
        3 => by_level(3),
        4 => by_level(4),
        _ => by_level(5),
    }
}

/// The puzzles to look for: their themes and how they are proved.
pub struct Wanted {
    /// The names of the themes to look for; empty for all, each in one of its `period` games.
    pub themes: Vec<String>,
    /// The number of nodes of the first search that proves a puzzle by a margin.
    pub nodes: u64,
}

/// Looks for puzzles in the positions of one game and collects them.
struct Finder<'a, G: PuzzleGame> {
    prover: G::Prover,
    number: u32,
    wanted: &'a Wanted,
    /// The positions one and two turns ago, without their history.
    before: [Option<GameRecord<G>>; 2],
    found: Vec<(GameRecord<G>, Task)>,
}

impl<'a, G: PuzzleGame> Finder<'a, G> {
    fn new(number: u32, wanted: &'a Wanted) -> Self {
        Self { prover: G::Prover::default(), number, wanted, before: [None, None], found: Vec::new() }
    }

    fn is_exhausted(&self) -> bool {
        let themes = self.wanted.themes.len();
        self.found.len() == if themes == 0 { MAX_PER_GAME } else { themes.min(MAX_PER_GAME) }
    }

    /// Looks for puzzles in the current position of a game and two turns before.
    fn examine(&mut self, game: &GameRecord<G>) -> Result<(), ErrorOf<G>> {
        let here = without_history(game)?;
        let Self { prover, number, wanted, before, found } = self;
        let is_wanted = |theme: &str| {
            let index = G::THEMES.iter().position(|known| known.name == theme);
            let index = index.filter(|_| found.iter().all(|(_, task)| task.theme != theme));
            let is_turn = |index: usize| (*number + index as u32).is_multiple_of(G::THEMES[index].period);
            let is_named = || wanted.themes.iter().any(|name| name == theme);
            index.is_some_and(|index| if wanted.themes.is_empty() { is_turn(index) } else { is_named() })
        };
        let task = match prover.find(&here, &is_wanted)? {
            Some(task) if is_unique(&here, &task, wanted.nodes)? => Some(task),
            _ => None,
        };
        let [earlier, last] = std::mem::take(before);
        let task_before = earlier.as_ref().and_then(|earlier| prover.find_before(earlier, &here, &is_wanted));
        found.extend(earlier.zip(task_before));
        *before = [last, Some(here.clone())];
        if !self.is_exhausted() {
            self.found.extend(task.map(|task| (here, task)));
        }
        Ok(())
    }

    /// Returns the puzzles found in the game, each rated for difficulty.
    fn rated(self) -> Result<Vec<Puzzle>, ErrorOf<G>> {
        self.found.into_iter().map(|(game, task)| puzzle(&game, task)).collect()
    }
}

/// Whether both margin searches find that every turn except the solution is worse by a margin, if
/// the theme needs one.
fn is_unique<G: PuzzleGame>(game: &GameRecord<G>, task: &Task, nodes: u64) -> Result<bool, ErrorOf<G>> {
    if !G::theme(task.theme).is_some_and(|theme| theme.needs_margin) {
        return Ok(true);
    }
    let solution = game.check(&task.solution[0])?;
    Ok(margin::proves(game, &solution, nodes)? && margin::proves(game, &solution, margin::DEEPER * nodes)?)
}

fn puzzle<G: PuzzleGame>(game: &GameRecord<G>, task: Task) -> Result<Puzzle, ErrorOf<G>> {
    let Task { theme, goal, solution } = task;
    let rating = rating::rate(game, &game.check(&solution[0])?)?;
    Ok(Puzzle {
        id: id(game),
        position: game.turn_position().to_string(),
        theme: theme.into(),
        goal,
        solution: solution.join(G::SEPARATOR),
        level: rating.level,
        share: rating.share,
    })
}
