//! Removes needless steps from turns. A search values a turn by its final board, so a turn that it
//! finds may contain steps that undo each other.

use crate::arimaa::{Position, Side, Step};

/// The maximum number of squares whose contents one step changes: those it leaves and enters, and a
/// trap whose piece loses its last support.
const MAX_CHANGES: u32 = 3;

/// Returns the shortest sequence of legal steps from the start of a turn to the board on which
/// `steps` ends: `steps` itself unless a shorter one exists. It captures the same pieces, namely
/// those missing on that board.
pub fn shortest_turn(start: &Position, steps: &[Step]) -> Vec<Step> {
    let mut end = *start;
    for &step in steps {
        end.step(step);
    }
    let mut found = Vec::new();
    for length in 1..steps.len() {
        if find(start, &end, length as u32, &mut found) {
            found.reverse();
            return found;
        }
    }
    steps.to_vec()
}

/// Searches for `left` steps that lead to the board of `end` without an unfinished push. Adds them
/// to `found`, the last one first.
fn find(position: &Position, end: &Position, left: u32, found: &mut Vec<Step>) -> bool {
    if left == 0 {
        return position.board() == end.board() && position.pending_push().is_none();
    }
    let changes = |side: Side| position.board().side(side) ^ end.board().side(side);
    if (changes(Side::Gold) | changes(Side::Silver)).count_ones() > MAX_CHANGES * left {
        return false;
    }
    position.legal_steps().into_iter().any(|step| {
        let mut after = *position;
        after.step(step);
        let reaches = find(&after, end, left - 1, found);
        if reaches {
            found.push(step);
        }
        reaches
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arimaa::{Token, Turn};

    /// Returns a test position: Gold's elephant on g3 and a silver horse on g6, a rabbit of each
    /// side far away.
    fn position() -> Position {
        let rank = |text: &str| format!("{text:8}");
        let ranks = ["r", "", "      h", "", "", "      E", "", "R"].map(rank);
        format!("g [{}]", ranks.concat()).parse().expect("a position")
    }

    /// Returns the shortest turn that leads to the same board as a turn of the test position.
    fn shortest(turn: &str) -> String {
        let start = position();
        let tokens = turn.parse::<Turn>().expect("a turn").0;
        let steps: Vec<Step> = tokens
            .iter()
            .filter_map(|token| match token {
                Token::Step(_, from, direction) => Step::new(*from, *direction),
                _ => None,
            })
            .collect();
        let mut tokens = Vec::new();
        let mut replayed = start;
        for step in shortest_turn(&start, &steps) {
            tokens.extend(Turn::from(&replayed.describe(step).expect("a piece")).0);
            (replayed, _) = replayed.try_step(step.from(), step.direction()).expect("a legal step");
        }
        let whole = start.try_turn(&turn.parse().expect("a turn")).expect("a legal turn").0;
        assert_eq!(replayed.board(), whole.board());
        Turn(tokens).to_string()
    }

    #[test]
    fn steps_there_and_back_are_left_out() {
        assert_eq!(shortest("Eg3n Eg4s Eg3n"), "Eg3n");
        // The way through f3 would be as short, but f3 is a trap.
        assert_eq!(shortest("Eg3n Eg4n Eg5s Eg4w"), "Eg3n Eg4w");
    }

    #[test]
    fn a_turn_without_detours_stays_as_it_is() {
        for turn in ["Eg3e Eh3n", "Eg3n Eg4e", "Eg3n Eg4n hg6e Eg5n", "Eg3n Eg4n Eg5w hg6s"] {
            assert_eq!(shortest(turn), turn);
        }
    }
}
