//! Whether the solver can force a win in its next turn, whatever the opponent plays first.

use super::judge::written;
use crate::arimaa::ai::WinSolver;
use crate::arimaa::{Arimaa, Game, Position, Side, any_turn_end, turn_ends};
use crate::lesson::{ForcedWin, StageLine};

/// The maximum number of turn endings to try if the win solver gives up.
const MAX_ENDS: u32 = 3_000_000;

pub fn forced_win(line: &StageLine<Arimaa>, turns: u32) -> ForcedWin {
    let (game, solver) = (line.game(), line.solver());
    let position = game.turn_position();
    if position.in_setup() {
        return ForcedWin::Unknown;
    }
    let mut wins = Wins { game, solver, wins: WinSolver::default(), ends_left: MAX_ENDS };
    // More than one turn ahead, only a win is proven, never that there is none.
    let refuted = |turn| if turns == 1 { ForcedWin::Refuted(turn) } else { ForcedWin::Unknown };
    if line.is_solvers_turn() {
        return match wins.in_one_turn(position) {
            Some(true) => ForcedWin::Within(1),
            Some(false) => refuted(None),
            None => ForcedWin::Unknown,
        };
    }
    for (end, steps) in turn_ends(position) {
        let Ok(next) = game.end_turn(&end) else { continue };
        let wins = match next.outcome() {
            Some((winner, _)) => Some(winner == solver),
            None => wins.in_one_turn(&next),
        };
        match wins {
            Some(true) => {}
            Some(false) => return refuted(Some(written(game, &steps).0)),
            None => return ForcedWin::Unknown,
        }
    }
    ForcedWin::Within(1)
}

/// Searches for turns with which the solver of a puzzle wins.
struct Wins<'a> {
    game: &'a Game,
    solver: Side,
    wins: WinSolver,
    /// The number of turn endings that the search may still try before it gives up.
    ends_left: u32,
}

impl Wins<'_> {
    /// Whether the solver, who is to move, has a turn that wins; `None` if that takes too long to
    /// find out. Ignores wins by repetition.
    fn in_one_turn(&mut self, position: &Position) -> Option<bool> {
        self.wins.wins(position).or_else(|| self.any_win(position))
    }

    /// Tries all turns for one with which the solver wins; `None` if there are too many to try.
    fn any_win(&mut self, position: &Position) -> Option<bool> {
        let mut gave_up = false;
        let found = any_turn_end(position, |end, _| {
            gave_up = self.ends_left == 0;
            self.ends_left = self.ends_left.saturating_sub(1);
            gave_up
                || end.end_turn().outcome().is_some_and(|(winner, _)| winner == self.solver)
                    && self.game.end_turn(end).is_ok()
        });
        if gave_up { None } else { Some(found) }
    }
}
