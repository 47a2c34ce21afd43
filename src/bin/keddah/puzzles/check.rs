//! `keddah puzzles check`: proves the puzzles of a file.

use std::collections::HashSet;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use keddah::record::ErrorOf;
use serde::Serialize;

use super::file::{Puzzle, PuzzleFile};
use super::margin;
use super::parallel::in_parallel;
use super::rating::{self, Rating};
use crate::command_line::CommandLine;
use crate::failure::Failure;
use crate::games::{GameVisitor, visit_games};
use crate::json::print;
use crate::puzzle_game::{Prover, PuzzleGame, Task, id};

pub const ABOUT: &str = "\
Prove the puzzles of a file: one line of JSON per puzzle

From the file alone: the position is legal and the game is not over, every turn of the solution is legal, and no other \
turn than the first one of the solution does what the theme asks for. Where the theme is exact, every legal turn is \
tried; where it needs a margin, the search of the file's `nodes` and one of ten times as many find it.

Writes {\"id\", \"theme\", \"ok\": true} or {\"id\", \"theme\", \"ok\": false, \"fault\": …} for each puzzle. The exit \
status is 1 if a puzzle is at fault.";

/// The command-line arguments of `puzzles check`.
#[derive(Args)]
pub struct Check {
    /// File of puzzles to check
    file: PathBuf,
    /// Prove margins for this many puzzles only, evenly spread over the file; 0 for none
    #[arg(long, value_name = "NUMBER")]
    sample: Option<usize>,
    /// Also let every playing level try to solve every puzzle again
    #[arg(long)]
    levels: bool,
    /// Also repeat the reviews of the themes whose solution must be nearly the best turn
    #[arg(long)]
    reviews: bool,
    /// Number of threads
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

impl Check {
    /// Runs the command `puzzles check`.
    pub fn run(self) -> Result<(), Failure> {
        let file = PuzzleFile::read(&self.file)?;
        let mut checking = Checking { check: &self, file: &file, answers: None };
        visit_games(&mut checking)?;
        let answers = checking.answers.ok_or_else(|| file.unknown_game(&self.file))?;
        let mut out = std::io::stdout().lock();
        answers.iter().try_for_each(|answer| print(&mut out, answer))?;
        out.flush()?;
        let faults = answers.iter().filter(|answer| !answer.ok).count();
        if faults > 0 { Err(Failure::Faults { faults }) } else { Ok(()) }
    }

    /// Whether to prove the margin of the puzzle number `index` of the `count` puzzles that need
    /// one.
    fn is_sampled(&self, index: usize, count: usize) -> bool {
        self.sample.is_none_or(|sample| index * sample / count != (index + 1) * sample / count)
    }
}

/// The result of checking one puzzle, as a line of JSON.
#[derive(Serialize)]
struct Answer<'a> {
    id: &'a str,
    theme: &'a str,
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<String>,
}

/// Checks a puzzle file with the rules of its game. It is called with each game and skips the
/// others.
struct Checking<'a> {
    check: &'a Check,
    file: &'a PuzzleFile,
    answers: Option<Vec<Answer<'a>>>,
}

impl<'a> GameVisitor for Checking<'a> {
    fn visit<G: CommandLine>(&mut self) -> Result<(), Failure> {
        let Self { check, file, .. } = *self;
        if file.game != G::NAME {
            return Ok(());
        }
        let needs_margin = |puzzle: &Puzzle| G::theme(&puzzle.theme).is_some_and(|theme| theme.needs_margin);
        let count = file.puzzles.iter().filter(|puzzle| needs_margin(puzzle)).count();
        let mut ids = HashSet::new();
        let mut tasks = Vec::new();
        let mut index = 0;
        for puzzle in &file.puzzles {
            let mut wanted = Wanted {
                margin: None,
                reviews: check.reviews,
                levels: check.levels,
                is_new: ids.insert(&puzzle.id),
            };
            if needs_margin(puzzle) {
                let nodes = file.made.first().map_or(margin::NODES, |made| made.nodes);
                wanted.margin = check.is_sampled(index, count).then_some(nodes);
                index += 1;
            }
            tasks.push((puzzle, wanted));
        }
        let faults = in_parallel(&tasks, check.threads, G::Prover::default, |prover, (puzzle, wanted)| {
            fault::<G>(prover, puzzle, wanted)
        });
        let answer = |(puzzle, fault): (&'a Puzzle, Option<String>)| Answer {
            id: &puzzle.id,
            theme: &puzzle.theme,
            ok: fault.is_none(),
            fault,
        };
        self.answers = Some(file.puzzles.iter().zip(faults).map(answer).collect());
        Ok(())
    }
}

/// The parts of a puzzle's proof that are optional.
struct Wanted {
    /// The number of nodes of the first search that proves a puzzle's margin; `None` to skip the
    /// proof.
    margin: Option<u64>,
    reviews: bool,
    levels: bool,
    /// Whether no earlier puzzle in the file has the same id.
    is_new: bool,
}

/// Checks a puzzle and returns what is wrong with it; `None` if nothing is.
fn fault<G: PuzzleGame>(prover: &mut G::Prover, puzzle: &Puzzle, wanted: &Wanted) -> Option<String> {
    prove::<G>(prover, puzzle, wanted).err()
}

fn prove<G: PuzzleGame>(prover: &mut G::Prover, puzzle: &Puzzle, wanted: &Wanted) -> Result<(), String> {
    let ensure = |holds: bool, otherwise: &str| if holds { Ok(()) } else { Err(otherwise.to_owned()) };
    let refused = |error: ErrorOf<G>| format!("{error} ({})", error.code());
    let game = G::parse_position(&puzzle.position, &G::Options::default()).map_err(refused)?;
    ensure(wanted.is_new, "another puzzle has this id")?;
    ensure(id(&game) == puzzle.id, "the id is not that of the position")?;
    ensure(game.mover().is_some(), "the game is over")?;
    let theme = G::theme(&puzzle.theme).ok_or("no such theme")?;
    ensure(theme.has_goal == puzzle.goal.is_some(), "a goal is missing, or the theme has none")?;
    let solution = G::split_turns(&puzzle.solution);
    let mut line = game.clone();
    for turn in &solution {
        line.play(turn).map_err(refused)?;
    }
    let first = game.check(solution.first().ok_or("no solution")?).map_err(refused)?;
    if solution.len() > 1 {
        let winner = line.outcome().and_then(|(winner, _)| winner);
        ensure(winner.is_some() && winner == game.mover(), "the solution does not end with a win")?;
    }
    let task = Task { theme: theme.name, goal: puzzle.goal.clone(), solution };
    ensure(prover.proves(&game, &task, &first), "the solution is wrong, or another turn solves it too")?;
    if let Some(nodes) = wanted.margin {
        for nodes in [nodes, margin::DEEPER * nodes] {
            let proved = margin::proves(&game, &first, nodes).map_err(refused)?;
            ensure(proved, &format!("no margin with {nodes} nodes"))?;
        }
    }
    if wanted.reviews {
        let is_reasonable = G::is_reasonable(&game, &task).map_err(refused)?;
        ensure(is_reasonable, "a review finds a much better turn, or that the game is decided")?;
    }
    if wanted.levels {
        let Rating { level, share } = rating::rate(&game, &first).map_err(refused)?;
        ensure(level == puzzle.level && share == puzzle.share, &format!("level {level}, share {share}"))?;
    }
    Ok(())
}
