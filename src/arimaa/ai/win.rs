//! The win solver: an exact answer to whether the side to move can win within its turn, by goal,
//! elimination or immobilization.

use rustc_hash::FxHashSet;

use super::GoalSolver;
use crate::arimaa::square::{neighbors, step_origins};
use crate::arimaa::{Direction, Kind, Piece, Position, Step, StepList, TRAPS, any_turn_end, squares};

/// A solver that finds whether a side can win Arimaa within one turn, by any rule except
/// repetition.
///
/// ```
/// use keddah::arimaa::{Position, ai::WinSolver};
/// // The elephant on c1 can push the last rabbit, on c2, into the trap on c3.
/// let text = format!("g [{}r     R E     ]", " ".repeat(50));
/// assert_eq!(WinSolver::default().wins(&text.parse()?), Some(true));
/// // With the rabbit on g7 instead, and an elephant on e5, there is no win.
/// let text = format!("g [{}r{}e{}R E     ]", " ".repeat(14), " ".repeat(13), " ".repeat(27));
/// assert_eq!(WinSolver::default().wins(&text.parse()?), Some(false));
/// # Ok::<(), keddah::arimaa::Error>(())
/// ```
#[derive(Default)]
pub struct WinSolver {
    goals: GoalSolver,
    work: u64,
}

impl WinSolver {
    /// A measure of the solver's work so far: about the number of positions that
    /// [`wins`](Self::wins) has decided, where those with a long search for an immobilization count
    /// more.
    pub const fn work(&self) -> u64 {
        self.work
    }

    /// Whether the side to move can win in this turn; `None` if the search for an immobilization
    /// gives up.
    pub fn wins(&mut self, position: &Position) -> Option<bool> {
        self.work += 1;
        if self.goals.reaches(position) || can_eliminate(position) {
            return Some(true);
        }
        let (can_immobilize, nodes) = can_immobilize(position);
        self.work += (nodes / NODES_PER_POSITION) as u64;
        can_immobilize
    }

    /// Whether the side that has just ended its turn wins within its next one, whatever the
    /// opponent replies. `None` if [`wins`](Self::wins) gives up. `refutations` are replies to try
    /// first; any other reply that refutes the win is added to it.
    ///
    /// ```
    /// use keddah::arimaa::{Position, ai::WinSolver};
    /// // The rabbit on a6 threatens to reach goal, and the rabbit on h8 cannot stop it.
    /// let text = format!("s [{}r{}R{}]", " ".repeat(7), " ".repeat(8), " ".repeat(47));
    /// assert_eq!(WinSolver::default().forces_win(&text.parse()?, &mut Vec::new()), Some(true));
    /// # Ok::<(), keddah::arimaa::Error>(())
    /// ```
    pub fn forces_win(&mut self, position: &Position, refutations: &mut Vec<Vec<Step>>) -> Option<bool> {
        if let Some((winner, _)) = position.outcome() {
            return Some(winner != position.side());
        }
        let known = refutations
            .iter()
            .position(|steps| replay(position, steps).is_some_and(|end| self.refutes(&end) == Some(true)));
        if let Some(index) = known {
            // Answers that refute one turn often refute the next one too.
            refutations[..=index].rotate_right(1);
            return Some(false);
        }
        let mut is_unknown = false;
        let mut seen = FxHashSet::default();
        let is_refuted = any_turn_end(position, |end, steps| {
            if !seen.insert(*end.board()) {
                return false;
            }
            let refutes = self.refutes(end);
            is_unknown |= refutes.is_none();
            if refutes == Some(true) {
                refutations.insert(0, steps.to_vec());
                refutations.truncate(MAX_REFUTATIONS);
            }
            refutes == Some(true)
        });
        if is_unknown && !is_refuted { None } else { Some(!is_refuted) }
    }

    /// Whether the turn that ends in this position leaves the opponent no win within its next turn.
    fn refutes(&mut self, end: &Position) -> Option<bool> {
        let after = end.end_turn();
        match after.outcome() {
            Some((winner, _)) => Some(winner == end.side()),
            None => self.wins(&after).map(|wins| !wins),
        }
    }
}

/// The number of refuting turns that [`WinSolver::forces_win`] remembers and tries first.
const MAX_REFUTATIONS: usize = 64;

/// Returns the position after these steps; `None` if a step is illegal or the turn cannot end
/// there.
fn replay(position: &Position, steps: &[Step]) -> Option<Position> {
    let mut position = *position;
    for step in steps {
        if !position.legal_steps().contains(step) {
            return None;
        }
        position.step(*step);
    }
    position.may_end().then_some(position)
}

/// Whether the side to move can end its turn with a win, by trying every turn.
fn any_win(position: &Position) -> bool {
    any_turn_end(position, |end, _| is_won(end))
}

fn is_won(end: &Position) -> bool {
    end.end_turn().outcome().is_some_and(|(winner, _)| winner == end.side())
}

/// Whether the turn can capture the opponent's last rabbits. Each push or pull moves one of them,
/// or its guard, by one step.
fn can_eliminate(position: &Position) -> bool {
    let rabbits = position.board().pieces(Piece { side: position.side().other(), kind: Kind::Rabbit });
    let near = match rabbits.count_ones() {
        1 => neighbors(neighbors(TRAPS) | TRAPS),
        2 => neighbors(TRAPS) | TRAPS,
        _ => 0,
    };
    rabbits & !near == 0 && any_win(position)
}

/// The number of positions after which the search for an immobilization gives up.
const MAX_NODES: usize = 2000;

/// The number of nodes of the search for an immobilization that take about as long as the other
/// tests for a win.
const NODES_PER_POSITION: usize = 20;

/// Returns whether the side to move can leave the opponent no legal step, `None` after
/// [`MAX_NODES`] positions, and the number of positions searched.
fn can_immobilize(position: &Position) -> (Option<bool>, usize) {
    let elephant = Piece { side: position.side().other(), kind: Kind::Elephant };
    // An elephant on a trap may be captured.
    let safe = position.board().pieces(elephant) & !TRAPS;
    let beside = squares(safe).fold(0, |_, at| at.neighbors());
    let mut seen = FxHashSet::default();
    let found = find_immobilization(position, beside, &mut seen);
    (if found || seen.len() < MAX_NODES { Some(found) } else { None }, seen.len())
}

/// Whether the turn can end with no step left to the opponent, with `beside` the squares beside its
/// elephant. An elephant is never frozen or displaced, so each empty square beside it takes a step.
/// `seen` are the positions searched.
fn find_immobilization(position: &Position, beside: u64, seen: &mut FxHashSet<Position>) -> bool {
    if position.may_end() && is_won(position) {
        return true;
    }
    let left = u32::from(position.steps_left());
    let empty = (beside & !position.board().occupied()).count_ones();
    if seen.len() >= MAX_NODES
        || left == 0
        || empty > left
        || mobile_apart(position, beside) > 2 * left + 2 - empty
        || !seen.insert(*position)
    {
        return false;
    }
    let mut steps = StepList::new();
    position.list_steps(&mut steps);
    let free = if empty == left { beside & !position.board().occupied() } else { u64::MAX };
    let mut useful = steps.iter().filter(|step| step.to().bit() & free != 0);
    useful.any(|&step| find_immobilization(&position.after_step(step).0, beside, seen))
}

/// The number of the opponent's pieces that can move and of which no two, nor one and the elephant,
/// are near each other. To immobilize such a piece, a piece must enter, leave or be captured on its
/// square or one beside it. A step enters one square; one of the opponent's pieces, which is at
/// most every second one, also leaves one and may capture another.
fn mobile_apart(position: &Position, beside: u64) -> u32 {
    let (board, side) = (position.board(), position.side().other());
    let empty = !board.occupied();
    let rabbits = board.kind(Kind::Rabbit);
    let can_step = Direction::ALL.into_iter().fold(0, |set, direction| {
        let walkers = if direction == side.backward() { !rabbits } else { u64::MAX };
        set | walkers & step_origins(empty, direction)
    });
    let mobile = board.side(side) & !board.frozen(side) & can_step;
    let mut covered = beside;
    let mut count = 0;
    for square in squares(mobile) {
        let area = square.bit() | square.neighbors();
        if area & covered == 0 {
            covered |= area;
            count += 1;
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arimaa::Side;
    use crate::game::Rng;

    /// Generates a random position with few pieces, most of them on one wing, so that wins of all
    /// kinds occur in tests.
    fn position(rng: &mut Rng) -> Option<Position> {
        let mut squares = vec![' '; 64];
        for (letters, count) in
            [("EMHDC", 4), ("R", 2), ("e", 1), ("r", 1 + rng.below(2)), ("mhdc", rng.below(2))]
        {
            for _ in 0..count {
                let letter = letters.as_bytes()[rng.below(letters.len() as u32) as usize];
                let (file, rank) = (rng.below(4), 1 + rng.below(6));
                squares[(8 * rank + file) as usize] = letter.into();
            }
        }
        let text: String = squares.into_iter().collect();
        let position: Position = format!("g [{text}]").parse().ok()?;
        let has_elephant = squares_of(&position, Kind::Elephant) != 0;
        (position.outcome().is_none() && has_elephant).then_some(position)
    }

    fn squares_of(position: &Position, kind: Kind) -> u64 {
        position.board().pieces(Piece { side: Side::Silver, kind })
    }

    #[test]
    fn wins_are_exact() {
        let mut rng = Rng::new(3);
        let (mut solver, mut known, mut wins, mut immobilizations) = (WinSolver::default(), 0, 0, 0);
        for _ in 0..4000 {
            let Some(position) = position(&mut rng) else { continue };
            let expected = any_win(&position);
            let Some(found) = solver.wins(&position) else { continue };
            assert_eq!(found, expected, "{position}");
            known += 1;
            wins += u32::from(expected);
            immobilizations += u32::from(can_immobilize(&position).0 == Some(true));
        }
        println!("{known} {wins} {immobilizations}");
        assert!(known > 500 && wins > 100 && immobilizations > 5, "{known} {wins} {immobilizations}");
    }
}
