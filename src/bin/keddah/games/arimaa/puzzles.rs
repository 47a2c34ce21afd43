//! Puzzles of Arimaa.

use keddah::arimaa::{
    Arimaa, Checked, Error, Game, Kind, Position, Square, Step, TRAPS, Token, Turn, ai, any_turn_end, squares,
};
use keddah::game::Rng;
use keddah::search::{Control, Knowledge, Level, Limits};
use rustc_hash::FxHashSet;

use crate::command_line::CommandLine;
use crate::puzzle_game::{Prover, PuzzleGame, Task, Theme};

/// The number of nodes of the search that looks for puzzle positions.
const FILTER_NODES: u64 = 12_000;
/// The least lead in win probability of the best turn over the second best one for a capture
/// puzzle, in basis points.
const FILTER_MARGIN: u16 = 700;
/// The maximum number of turns after which the opponent has a capture that the capture solver
/// misses. A position with more of them is skipped, since trying every answer takes long.
const MAX_UNSEEN_CAPTURES: u32 = 40;
/// In a review of a solution, the most win probability that the solution may lose against the best
/// turn, and the least win probability of the best turn, in basis points.
const MAX_LOSS: u16 = 500;
const MIN_WIN: u16 = 500;

/// The least number of the opponent's pieces in puzzles with a forced goal. With fewer pieces, the
/// proof that no other turn wins takes long.
const MIN_PIECES: u32 = 7;

/// The work of [`ai::WinSolver`] after which the search for a forced goal, and then its proof, give
/// up.
const MAX_WORK: u64 = 60_000;

/// Defines a puzzle theme that is proved by trying every turn. One in `period` games is searched
/// for it.
const fn exact(name: &'static str, period: u32) -> Theme {
    Theme { name, has_goal: true, needs_margin: false, period }
}

impl PuzzleGame for Arimaa {
    const LEVELS: &'static [[Level; 10]] = &[<ai::ArimaaKnowledge as Knowledge<Position>>::LEVELS];
    const THEMES: &'static [Theme] = &[
        exact("goal", 4),
        exact("goal-2", 1),
        exact("goal-stop", 4),
        Theme { has_goal: false, needs_margin: true, ..exact("capture", 1) },
        exact("hostage", 2),
        exact("safe", 2),
    ];
    const SEPARATOR: &'static str = ", ";
    type Prover = ArimaaProver;

    fn puzzle_start(number: u32, rng: &mut Rng) -> Result<Game, Error> {
        Self::opening_start(number, rng)
    }

    fn is_reasonable(game: &Game, task: &Task) -> Result<bool, Error> {
        if !matches!(task.theme, "hostage" | "safe") {
            return Ok(true);
        }
        let reviewed = game.review_turn(&task.solution[0], FILTER_NODES, &Control::default())?;
        Ok(reviewed.is_some_and(|turn| {
            let is_open = turn.best.score.decided_in().is_none();
            is_open && turn.loss() <= MAX_LOSS && turn.best.score.win_basis_points() >= MIN_WIN
        }))
    }
}

/// The goal, capture and win solvers that prove Arimaa puzzles, with their caches.
#[derive(Default)]
pub struct ArimaaProver {
    goals: ai::GoalSolver,
    wins: ai::WinSolver,
    captures: ai::CaptureSolver,
}

impl Prover<Arimaa> for ArimaaProver {
    fn find(&mut self, game: &Game, is_wanted: &dyn Fn(&str) -> bool) -> Result<Option<Task>, Error> {
        let position = *game.turn_position();
        if position.in_setup() {
            return Ok(None);
        }
        let exact = |theme, goal: &str, found: Option<Vec<Step>>| {
            let solution = vec![position.turn_of(&found?).to_string()];
            Some(Task { theme, goal: Some(goal.into()), solution })
        };
        if self.goals.reaches(&position) {
            let found = if is_wanted("goal") { only_end(&position, is_won) } else { None };
            return Ok(exact("goal", "win 1", found));
        }
        if self.goals.reaches(&position.end_turn()) {
            // Who also has to stop a goal has few turns to choose from.
            if is_wanted("goal-2")
                && let Some(task) = self.forced_goal(&position)
            {
                return Ok(Some(task));
            }
            let found = if is_wanted("goal-stop") { self.only_stop(&position) } else { None };
            return Ok(exact("goal-stop", "goal-stop", found));
        }
        if is_wanted("hostage") {
            for at in hostages(&position) {
                let found = self.only_release(&position, at);
                if let Some(task) = exact("hostage", &format!("unfreeze {at} and safe"), found)
                    && Arimaa::is_reasonable(game, &task)?
                {
                    return Ok(Some(task));
                }
            }
        }
        if is_wanted("safe")
            && self.sees_capture(&position.end_turn())
            && let Some(task) = exact("safe", "safe", self.only_safe(&position))
            && Arimaa::is_reasonable(game, &task)?
        {
            return Ok(Some(task));
        }
        if is_wanted("capture") && self.sees_capture(&position) { capture(game) } else { Ok(None) }
    }

    /// Looks for a puzzle with a forced goal two turns before a position in which the player can
    /// reach goal.
    fn find_before(&mut self, earlier: &Game, here: &Game, is_wanted: &dyn Fn(&str) -> bool) -> Option<Task> {
        let (position, later) = (earlier.turn_position(), here.turn_position());
        let may_force = is_wanted("goal-2") && !position.in_setup() && self.goals.reaches(later);
        if may_force { self.forced_goal(position) } else { None }
    }

    fn proves(&mut self, game: &Game, task: &Task, solution: &Checked) -> bool {
        let position = game.turn_position();
        let reaches = |found: Option<Vec<Step>>| {
            found.is_some_and(|steps| end_of(position, &steps) == solution.position)
        };
        match task.theme {
            "goal" => reaches(only_end(position, is_won)),
            "goal-stop" => {
                !self.goals.reaches(position)
                    && self.goals.reaches(&position.end_turn())
                    && reaches(self.only_stop(position))
            }
            "goal-2" => self.only_forced_win(position, &solution.position),
            "safe" => can_capture(&position.end_turn()) && reaches(self.only_safe(position)),
            "hostage" => {
                let square = task.goal.as_deref().and_then(|goal| goal.split(' ').nth(1)?.parse().ok());
                square.is_some_and(|at| {
                    hostages(position).any(|held| held == at) && reaches(self.only_release(position, at))
                })
            }
            _ => captures(position, solution),
        }
    }
}

impl ArimaaProver {
    /// Whether the capture solver finds a capture for the side to move.
    fn sees_capture(&mut self, position: &Position) -> bool {
        squares(TRAPS).any(|trap| self.captures.capture(position, trap) != 0)
    }

    /// Returns the only turn after which the opponent cannot reach goal, if there is exactly one.
    fn only_stop(&mut self, position: &Position) -> Option<Vec<Step>> {
        only_end(position, |end| !self.goals.reaches(&end.end_turn()))
    }

    /// Returns the only turn after which the opponent cannot capture, if there is exactly one.
    fn only_safe(&mut self, position: &Position) -> Option<Vec<Step>> {
        self.only_safe_of(position, |_, _| true)
    }

    /// Returns the only turn that frees the hostage and after which the opponent cannot capture.
    fn only_release(&mut self, position: &Position, hostage: Square) -> Option<Vec<Step>> {
        self.only_safe_of(position, |end, steps| is_freed(position, hostage, end, steps))
    }

    /// Returns the only turn for which `accept` holds and after which the opponent cannot capture.
    fn only_safe_of(
        &mut self,
        position: &Position,
        accept: impl Fn(&Position, &[Step]) -> bool,
    ) -> Option<Vec<Step>> {
        let mut unseen = 0;
        let found = only_end_with(position, |end, steps| {
            let after = end.end_turn();
            if unseen > MAX_UNSEEN_CAPTURES || !accept(end, steps) || self.sees_capture(&after) {
                return false;
            }
            let is_safe = !can_capture(&after);
            unseen += u32::from(!is_safe);
            is_safe
        });
        found.filter(|_| unseen <= MAX_UNSEEN_CAPTURES).map(|(_, steps)| steps)
    }

    /// Looks for a puzzle in which one turn alone forces a goal within the next turn.
    fn forced_goal(&mut self, position: &Position) -> Option<Task> {
        let enemies = position.board().side(position.side().other());
        if enemies.count_ones() < MIN_PIECES || self.goals.reaches(position) {
            return None;
        }
        let (after, first) = self.only_forcing_threat(position)?;
        if !self.only_forced_win(position, &after) {
            return None;
        }
        let (answer, finish) = self.longest_defense(&after)?;
        let solution = [position.turn_of(&first), answer, finish].map(|turn| turn.to_string());
        Some(Task { theme: "goal-2", goal: Some("win 2".into()), solution: solution.to_vec() })
    }

    /// The only turn that threatens a goal and against which no answer is found, with the position
    /// after it. Gives up after [`MAX_WORK`].
    fn only_forcing_threat(&mut self, position: &Position) -> Option<(Position, Vec<Step>)> {
        let Self { goals, wins, .. } = self;
        let most = wins.work() + MAX_WORK;
        let mut refutations = Vec::new();
        let mut seen = FxHashSet::default();
        let mut only = None;
        let several = any_turn_end(position, |end, steps| {
            let after = end.end_turn();
            let may_force = seen.insert(*end.board())
                && after.outcome().is_none()
                && goals.reaches(&after.end_turn())
                && (wins.work() > most || wins.forces_win(&after, &mut refutations) != Some(false));
            may_force && only.replace((after, steps.to_vec())).is_some()
        });
        only.filter(|_| !several)
    }

    /// Whether the turn that leads to `after` forces a win within the next one, and no other does.
    /// Gives up, with the answer no, after [`MAX_WORK`].
    fn only_forced_win(&mut self, position: &Position, after: &Position) -> bool {
        let most = self.wins.work() + MAX_WORK;
        let mut refutations = Vec::new();
        let mut seen = FxHashSet::default();
        let mut may_force = |wins: &mut ai::WinSolver, end: &Position| {
            wins.work() > most || wins.forces_win(&end.end_turn(), &mut refutations) != Some(false)
        };
        self.wins.wins(position) == Some(false)
            && self.wins.forces_win(after, &mut Vec::new()) == Some(true)
            && !any_turn_end(position, |end, _| {
                end.board() != after.board() && seen.insert(*end.board()) && may_force(&mut self.wins, end)
            })
    }

    /// Returns the opponent's reply after which reaching goal takes the most steps, with the turn
    /// that then reaches it.
    fn longest_defense(&mut self, position: &Position) -> Option<(Turn, Turn)> {
        let mut longest: Option<(Vec<Step>, Position, Vec<Step>)> = None;
        any_turn_end(position, |end, steps| {
            let after = end.end_turn();
            if after.outcome().is_none()
                && let Some(goal) = self.goals.goal(&after)
                && longest.as_ref().is_none_or(|(_, _, known)| goal.len() > known.len())
            {
                longest = Some((steps.to_vec(), after, goal));
            }
            longest.as_ref().is_some_and(|(_, _, goal)| goal.len() == usize::from(Position::STEPS))
        });
        let (answer, after, goal) = longest?;
        Some((position.turn_of(&answer), after.turn_of(&goal)))
    }
}

/// Looks for a puzzle whose solution captures a piece and may be the only good turn.
fn capture(game: &Game) -> Result<Option<Task>, Error> {
    let limits = Limits { nodes: Some(FILTER_NODES), lines: Some(2), ..Limits::default() };
    let found = game.best_move(&limits)?;
    let is_better = match found.lines.as_slice() {
        [best, second, ..] => {
            let [best, second] = [best, second].map(|line| line.score.win_basis_points());
            best >= second + FILTER_MARGIN
        }
        _ => false,
    };
    let is_capture = is_better && captures(game.turn_position(), &game.check(&found.best)?);
    Ok(is_capture.then(|| Task { theme: "capture", goal: None, solution: vec![found.best] }))
}

/// Whether a turn captures a piece of the opponent.
fn captures(position: &Position, solution: &Checked) -> bool {
    let is_capture =
        |token: &Token| matches!(token, Token::Capture(piece, _) if piece.side != position.side());
    solution.turn.0.iter().any(is_capture)
}

/// Returns the position after a turn with these steps, with the opponent to move.
fn end_of(position: &Position, steps: &[Step]) -> Position {
    let mut position = *position;
    for &step in steps {
        position.step(step);
    }
    position.end_turn()
}

/// The steps to the only final position of the turn for which `accept` holds; `None` if there is
/// none or more than one.
fn only_end(position: &Position, mut accept: impl FnMut(&Position) -> bool) -> Option<Vec<Step>> {
    only_end_with(position, |end, _| accept(end)).map(|(_, steps)| steps)
}

/// The only final position of the turn for which `accept` holds, with the steps to it.
fn only_end_with(
    position: &Position,
    mut accept: impl FnMut(&Position, &[Step]) -> bool,
) -> Option<(Position, Vec<Step>)> {
    let mut only: Option<(Position, Vec<Step>)> = None;
    let several = any_turn_end(position, |end, steps| {
        let is_known = only.as_ref().is_some_and(|(known, _)| known.board() == end.board());
        !is_known && accept(end, steps) && only.replace((*end, steps.to_vec())).is_some()
    });
    only.filter(|_| !several)
}

/// Whether the side to move has won once it ends its turn in this position.
fn is_won(end: &Position) -> bool {
    end.end_turn().outcome().is_some_and(|(winner, _)| winner == end.side())
}

/// Whether the side to move can capture a piece in this turn, by trying every turn.
fn can_capture(position: &Position) -> bool {
    let enemies = |position: &Position| position.board().side(position.side().other()).count_ones();
    let before = enemies(position);
    any_turn_end(position, |end, _| enemies(end) < before)
}

/// The squares of the hostages of the side to move: frozen pieces other than rabbits, within two
/// steps of a trap.
fn hostages(position: &Position) -> impl Iterator<Item = Square> {
    let board = position.board();
    let held = board.frozen(position.side()) & board.side(position.side()) & !board.kind(Kind::Rabbit);
    let is_near = |square: &Square| {
        squares(TRAPS)
            .any(|trap| square.file().abs_diff(trap.file()) + square.rank().abs_diff(trap.rank()) <= 2)
    };
    squares(held).filter(is_near)
}

/// Whether the hostage is alive and not frozen after the steps to `end`. If both pieces of its kind
/// have moved, it is enough that one of them is not frozen, since other steps to the same board may
/// have moved them otherwise.
fn is_freed(position: &Position, hostage: Square, end: &Position, steps: &[Step]) -> bool {
    let Some(piece) = position.board().get(hostage) else { return false };
    let (before, after) = (position.board().pieces(piece), end.board().pieces(piece));
    let free = after & !end.board().frozen(piece.side);
    if after.count_ones() == before.count_ones() && before & after == 0 {
        return free != 0;
    }
    let mut now = *position;
    let mut at = Some(hostage);
    for &step in steps {
        if at == Some(step.from()) {
            at = Some(step.to());
        }
        if let Some((_, trap)) = now.step(step)
            && at == Some(trap)
        {
            at = None;
        }
    }
    at.is_some_and(|at| free & at.bit() != 0)
}
