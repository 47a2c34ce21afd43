//! The rating of puzzles: which levels solve them.

use std::hash::{Hash, Hasher};

use keddah::record::{Checked, ErrorOf, GameRecord};
use keddah::search::Limits;
use rustc_hash::FxHasher;

use crate::puzzle_game::PuzzleGame;

/// The number of playing levels of the computer.
const LEVELS: u8 = 10;
/// The number of seeds with which a level that makes random errors tries a puzzle; the majority
/// counts.
const SEEDS: u64 = 3;
/// The highest playing level that always tries a puzzle. If it solves the puzzle, the levels above
/// it count as solving it too.
const HIGHEST_TRIED: u8 = 8;

/// The difficulty of a puzzle, by the playing levels that solve it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The lowest playing level that solves the puzzle; 11 if none does.
    pub level: u8,
    /// The share of the playing levels that solve the puzzle, 0…1.
    pub share: f64,
}

/// Returns a fingerprint of a game's playing levels, which changes with their settings.
pub fn fingerprint<G: PuzzleGame>() -> String {
    let mut hasher = FxHasher::default();
    for table in G::LEVELS {
        format!("{table:?}").hash(&mut hasher);
    }
    format!("{:016x}", hasher.finish())[..8].into()
}

/// Rates the difficulty of a puzzle by letting every playing level try to solve it.
pub fn rate<G: PuzzleGame>(game: &GameRecord<G>, solution: &Checked<G>) -> Result<Rating, ErrorOf<G>> {
    let mut solving = Vec::new();
    for level in 1..=LEVELS {
        if level > HIGHEST_TRIED && solving.contains(&HIGHEST_TRIED) || solves(game, solution, level)? {
            solving.push(level);
        }
    }
    let share = solving.len() as f64 / f64::from(LEVELS);
    Ok(Rating { level: solving.first().copied().unwrap_or(LEVELS + 1), share })
}

/// Whether a playing level finds the solution of a puzzle with most of the seeds.
fn solves<G: PuzzleGame>(game: &GameRecord<G>, solution: &Checked<G>, level: u8) -> Result<bool, ErrorOf<G>> {
    let errs = G::LEVELS.iter().any(|table| table[usize::from(level) - 1].noise > 0);
    let seeds = if errs { SEEDS } else { 1 };
    let mut solved = 0;
    for seed in 1..=seeds {
        let found = game.best_move(&Limits { level: Some(level), seed, ..Limits::default() })?;
        solved += u64::from(game.check(&found.best)?.position == solution.position);
    }
    Ok(2 * solved > seeds)
}
