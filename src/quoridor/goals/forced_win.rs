//! Whether the solver can force a win within a few turns of its own.

use crate::game::Tree;
use crate::lesson::{ForcedWin, StageLine};
use crate::quoridor::ai::RaceSolver;
use crate::quoridor::{Move, Player, Position, Quoridor};

/// The maximum number of the solver's turns that are searched exhaustively, with two players.
const MAX_TURNS: u32 = 2;
/// A pawn move shortens the path by at most two steps: a jump over another pawn.
const MAX_GAIN: u32 = 2;

pub fn forced_win(line: &StageLine<Quoridor>, turns: u32) -> ForcedWin {
    let (position, solver) = (line.game().position(), line.solver());
    if let Some(solution) = RaceSolver::default().solve(position) {
        let own = |ply: &usize| ply.is_multiple_of(2) == line.is_solvers_turn();
        let needed = (0..solution.line.len()).filter(own).count() as u32;
        if solution.wins == line.is_solvers_turn() && needed <= turns {
            return ForcedWin::Within(needed);
        }
    }
    let max_turns = if position.players() == 2 { MAX_TURNS } else { 1 };
    for more in 1..=turns.min(max_turns) {
        if wins(position, solver, more) {
            return ForcedWin::Within(more);
        }
    }
    if turns > max_turns {
        return ForcedWin::Unknown;
    }
    let refutes = |mv: &Move| !wins(&position.play_unchecked(*mv), solver, turns);
    let refutation =
        if line.is_solvers_turn() { None } else { position.action_list().into_iter().find(refutes) };
    ForcedWin::Refuted(refutation.map(|mv| line.game().labels().write(mv)))
}

/// Whether the solver can force a win within this many turns of its own.
fn wins(position: &Position, solver: Player, turns: u32) -> bool {
    if let Some(winner) = position.winner() {
        return winner == solver;
    }
    if turns == 0 || position.distance(solver) > MAX_GAIN * turns {
        return false;
    }
    if position.mover() != solver {
        let moves = position.action_list();
        return moves.into_iter().all(|mv| wins(&position.play_unchecked(mv), solver, turns));
    }
    if position.pawn_targets() & position.goal(solver) != 0 {
        return true;
    }
    if turns == 1 {
        return false;
    }
    let moves = position.action_list();
    moves.into_iter().any(|mv| wins(&position.play_unchecked(mv), solver, turns - 1))
}
