//! The traits that a game implements so that puzzles can be made from it.

use keddah::game::Rng;
use keddah::playable::Playable;
use keddah::record::{Checked, ErrorOf, GameRecord, Rules};
use keddah::search::Level;

/// The task of a puzzle: the theme, the goal and the solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Task {
    /// The name of the puzzle's theme, such as `capture`.
    pub theme: &'static str,
    /// The goal that only the solution reaches, in the language of goals; `None` if the theme has
    /// no goal.
    pub goal: Option<String>,
    /// The turns of the solution. If there are several, the second one is the opponent's.
    pub solution: Vec<String>,
}

/// A puzzle theme: its name and how its puzzles are found and proved.
pub struct Theme {
    /// The name of the puzzle theme, such as `capture`.
    pub name: &'static str,
    /// Whether the puzzles of this theme have a goal.
    pub has_goal: bool,
    /// Whether every turn other than the solution must be worse by a margin in win probability.
    pub needs_margin: bool,
    /// One game in this many is searched for puzzles of this theme, so that frequent themes leave
    /// room for rare ones.
    pub period: u32,
}

/// A game from which puzzles can be made.
pub trait PuzzleGame: Playable {
    /// The tables of the playing levels that rate puzzles: one, or several where the levels depend
    /// on the number of players. The lowest level that solves a puzzle is the level of the puzzle.
    const LEVELS: &'static [[Level; 10]];
    /// The puzzle themes of this game.
    const THEMES: &'static [Theme];
    /// The separator between the turns of a puzzle's solution.
    const SEPARATOR: &'static str;
    /// The type that finds and proves puzzles of this game, with its caches.
    type Prover: Prover<Self>;

    /// Returns the start of the game with this number, in which puzzles are looked for, with any
    /// setups already made.
    fn puzzle_start(number: u32, rng: &mut Rng) -> Result<GameRecord<Self>, ErrorOf<Self>>;

    /// Whether a review finds that the solution is nearly as good as the best turn, in a game that
    /// is not decided. `true` without a review for themes that do not ask for it.
    fn is_reasonable(game: &GameRecord<Self>, task: &Task) -> Result<bool, ErrorOf<Self>>;

    /// Returns the puzzle theme with this name, if there is one.
    fn theme(name: &str) -> Option<&'static Theme> {
        Self::THEMES.iter().find(|theme| theme.name == name)
    }
}

/// Finds puzzles in positions and proves that their solutions are unique.
pub trait Prover<G: PuzzleGame>: Default {
    /// Finds a puzzle of one of the wanted themes in a position without a history. Proves its goal,
    /// but not a margin.
    fn find(
        &mut self,
        game: &GameRecord<G>,
        is_wanted: &dyn Fn(&str) -> bool,
    ) -> Result<Option<Task>, ErrorOf<G>>;

    /// Finds a puzzle two turns before a position, given both positions. By default finds none.
    fn find_before(
        &mut self,
        _earlier: &GameRecord<G>,
        _here: &GameRecord<G>,
        _is_wanted: &dyn Fn(&str) -> bool,
    ) -> Option<Task> {
        None
    }

    /// Whether the solution, and no other turn, fulfills the theme and the goal.
    fn proves(&mut self, game: &GameRecord<G>, task: &Task, solution: &Checked<G>) -> bool;
}

/// Returns a new game that starts from the current position, without the history.
pub fn without_history<G: Playable>(game: &GameRecord<G>) -> Result<GameRecord<G>, ErrorOf<G>> {
    G::parse_position(&game.turn_position().to_string(), &G::Options::default())
}

/// The id of a puzzle: the first 8 of the 16 hexadecimal digits of its position's hash.
pub fn id<G: Rules>(game: &GameRecord<G>) -> String {
    format!("{:08x}", G::key(game.turn_position()) >> 32)
}
