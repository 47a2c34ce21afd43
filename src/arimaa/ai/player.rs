//! The entry points to the search of Arimaa games.

use super::shortest_turn::shortest_turn;
use super::{ArimaaKnowledge, choose_setup};
use crate::arimaa::{Action, Checked, Game, Position, Refusal, Status, Step, Token, Turn};
use crate::game::Tree;
use crate::record::RecordRefusal;
use crate::search::{self, Control, Knowledge, Limits, SearchTask};

/// The result of a search in Arimaa, with complete turns as moves.
pub type SearchResult = search::SearchResult<Turn>;

/// Searches for the best turn of the side to move, from the start of its turn: steps already made
/// are ignored. During setup, chooses a setup without a search.
///
/// Fails with `game-over` if the game is over.
///
/// ```
/// use keddah::arimaa::{Game, ai};
/// use keddah::search::{Control, Limits};
/// let mut game = Game::default_setup();
/// let limits = Limits { nodes: Some(1000), ..Limits::default() };
/// let result = ai::search(&game, &limits, &Control::default(), &mut |_| ())?;
/// game.play(&result.best.to_string())?;
/// # Ok::<(), keddah::arimaa::Error>(())
/// ```
pub fn search(
    game: &Game,
    limits: &Limits,
    control: &Control<'_>,
    report: &mut dyn FnMut(&SearchResult),
) -> Result<SearchResult, Refusal> {
    search_among(game, &[], limits, control, report)
}

/// Searches like [`search()`], but among the given turns only, which must be legal in `game`, or
/// among all turns if there are none. During setup, takes the first of them.
///
/// ```
/// use keddah::arimaa::{Game, ai};
/// use keddah::search::{Control, Limits};
/// let game = Game::default_setup();
/// let turns = [game.check("Da2n")?, game.check("Dh2n")?];
/// let limits = Limits { nodes: Some(1000), ..Limits::default() };
/// let result = ai::search_among(&game, &turns, &limits, &Control::default(), &mut |_| ())?;
/// assert!(turns.iter().any(|checked| checked.turn == result.best));
/// # Ok::<(), keddah::arimaa::Error>(())
/// ```
pub fn search_among(
    game: &Game,
    turns: &[Checked],
    limits: &Limits,
    control: &Control<'_>,
    report: &mut dyn FnMut(&SearchResult),
) -> Result<SearchResult, Refusal> {
    if !matches!(game.status(), Status::Playing { .. }) {
        return Err(RecordRefusal::GameOver.into());
    }
    let root = *game.turn_position();
    if root.in_setup() {
        let given = turns.first().map(|checked| checked.turn.clone());
        return Ok(SearchResult::unsearched(given.unwrap_or_else(|| choose_setup(&root, limits.seed))));
    }
    let search_turns: Vec<_> = turns.iter().map(|checked| actions(&checked.turn)).collect();
    let past_keys = game.past_keys();
    let mut knowledge = ArimaaKnowledge::default();
    let limits = limits.resolve(&ArimaaKnowledge::LEVELS);
    let task = SearchTask {
        root,
        past_keys: &past_keys,
        excluded: &[],
        search_turns: &search_turns,
        knowledge: &mut knowledge,
        limits,
        control,
    };
    let result = search::search_turns(task, |line| self::turns(root, line), report);
    // A game that is not over has a legal turn, and the first iteration finds one.
    result.ok_or(RecordRefusal::GameOver.into())
}

/// Searches for the best Arimaa turn like [`search()`], without reports and timed by the system
/// clock. Not available in wasm.
///
/// ```
/// use keddah::arimaa::{Game, ai};
/// use keddah::search::Limits;
/// let limits = Limits { nodes: Some(1000), ..Limits::default() };
/// assert!(ai::best_move(&Game::default_setup(), &limits)?.nodes >= 1000);
/// # Ok::<(), keddah::arimaa::Refusal>(())
/// ```
#[cfg(not(target_arch = "wasm32"))]
pub fn best_move(game: &Game, limits: &Limits) -> Result<SearchResult, Refusal> {
    let now = search::system_clock();
    search(game, limits, &Control { now: &now, ..Control::default() }, &mut |_| ())
}

/// Converts an Arimaa turn to the search actions that make it up.
fn actions(turn: &Turn) -> Vec<Action> {
    let step = |token: &Token| match *token {
        Token::Step(_, from, direction) => Step::new(from, direction).map(Action::Step),
        Token::Capture(..) | Token::Place(..) => None,
    };
    turn.0.iter().filter_map(step).chain([Action::End]).collect()
}

/// Converts a line of search actions to Arimaa turns, each by the fewest steps. Leaves out an
/// incomplete turn at its end.
fn turns(root: Position, actions: &[Action]) -> Vec<Turn> {
    let (mut start, mut position) = (root, root);
    let (mut turns, mut steps) = (Vec::new(), Vec::new());
    for &action in actions {
        position.make(action);
        match action {
            Action::Step(step) => steps.push(step),
            Action::End => {
                turns.push(start.turn_of(&shortest_turn(&start, &steps)));
                start = position;
                steps.clear();
            }
        }
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_of_a_line_have_no_detours() {
        let step = |text: &str| {
            let direction = crate::arimaa::Direction::from_letter(text.chars().last()?)?;
            Some(Action::Step(Step::new(text.get(..2)?.parse().ok()?, direction)?))
        };
        let line: Vec<Action> = ["a2n", "a3n", "a4s", "", "a7s", "", "b2n"]
            .iter()
            .map(|text| step(text).unwrap_or(Action::End))
            .collect();
        let turns: Vec<String> = turns(Position::default(), &line).iter().map(Turn::to_string).collect();
        assert_eq!(turns, ["Da2n", "da7s"]);
    }
}
