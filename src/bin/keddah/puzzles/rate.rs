//! `keddah puzzles rate`: rates the puzzles of a file by the playing levels of this program.

use std::path::PathBuf;

use clap::Args;
use keddah::record::ErrorOf;

use super::file::{Puzzle, PuzzleFile};
use super::parallel::in_parallel;
use super::rating::{self, Rating};
use crate::command_line::CommandLine;
use crate::failure::Failure;
use crate::games::{GameVisitor, visit_games};
use crate::puzzle_game::PuzzleGame;

pub const ABOUT: &str = "\
Rate the puzzles of a file by the levels of this program

Each level tries each puzzle, as after `puzzles make`. Writes the file with the new ratings. The puzzles stay the \
same and in their order, and are not proved again.";

/// The command-line arguments of `puzzles rate`.
#[derive(Args)]
pub struct Rate {
    /// File of puzzles to rate
    file: PathBuf,
    /// Number of threads
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

impl Rate {
    /// Runs the command `puzzles rate`.
    pub fn run(self) -> Result<(), Failure> {
        let file = PuzzleFile::read(&self.file)?;
        let mut rating = RatingFile { threads: self.threads, file: &file, rated: None };
        visit_games(&mut rating)?;
        rating.rated.ok_or_else(|| file.unknown_game(&self.file))?.write(&mut std::io::stdout().lock())?;
        Ok(())
    }
}

/// Rates a puzzle file with the levels of its game. It is called with each game and skips the
/// others.
struct RatingFile<'a> {
    threads: usize,
    file: &'a PuzzleFile,
    rated: Option<PuzzleFile>,
}

impl GameVisitor for RatingFile<'_> {
    fn visit<G: CommandLine>(&mut self) -> Result<(), Failure> {
        if self.file.game != G::NAME {
            return Ok(());
        }
        let rated = in_parallel(&self.file.puzzles, self.threads, || (), |(), puzzle| rated::<G>(puzzle));
        let mut file = self.file.clone();
        file.puzzles = rated.into_iter().collect::<Result<_, _>>()?;
        file.made.iter_mut().for_each(|made| made.levels = rating::fingerprint::<G>());
        self.rated = Some(file);
        Ok(())
    }
}

/// Returns a puzzle with its rating by the levels of this program.
fn rated<G: PuzzleGame>(puzzle: &Puzzle) -> Result<Puzzle, Failure> {
    let refused = |error: ErrorOf<G>| Failure::Read(format!("{}: {error} ({})", puzzle.id, error.code()));
    let game = G::parse_position(&puzzle.position, &G::Options::default()).map_err(refused)?;
    let solution = G::split_turns(&puzzle.solution);
    let first = solution.first().ok_or_else(|| Failure::Read(format!("{}: no solution", puzzle.id)))?;
    let Rating { level, share } =
        game.check(first).and_then(|first| rating::rate(&game, &first)).map_err(refused)?;
    Ok(Puzzle { level, share, ..puzzle.clone() })
}
