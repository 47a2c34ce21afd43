//! The proof that every other turn is worse by a margin.

use keddah::record::{Checked, ErrorOf, GameRecord};
use keddah::search::Limits;

use crate::puzzle_game::PuzzleGame;

/// The least difference in win probability between the solution of a puzzle and every other turn,
/// in basis points.
pub const MARGIN: u16 = 1000;
/// The default number of nodes of the first search that proves a puzzle by a margin.
pub const NODES: u64 = 50_000;
/// The factor by which the second search that proves a puzzle by a margin has more nodes.
pub const DEEPER: u64 = 10;

/// Whether a search of `nodes` nodes finds that the turn is best, and that every turn to another
/// position is worse by [`MARGIN`].
pub fn proves<G: PuzzleGame>(
    game: &GameRecord<G>,
    solution: &Checked<G>,
    nodes: u64,
) -> Result<bool, ErrorOf<G>> {
    let found = game.best_move(&Limits { nodes: Some(nodes), lines: Some(2), ..Limits::default() })?;
    let is_solution = game.check(&found.best)?.position == solution.position;
    let [best, second] = match found.lines.as_slice() {
        [best, second, ..] => [best, second].map(|line| line.score.win_basis_points()),
        _ => return Ok(false),
    };
    Ok(is_solution && best >= second + MARGIN)
}
