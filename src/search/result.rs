//! The results of a search.

use super::Score;

/// A line of play (principal variation) with its score.
///
/// ```
/// use keddah::quoridor::{Game, ai};
/// use keddah::search::Limits;
/// let limits = Limits { nodes: Some(2000), ..Limits::default() };
/// let result = ai::best_move(&Game::default(), &limits)?;
/// assert_eq!(result.lines[0].moves[0], result.best);
/// # Ok::<(), keddah::quoridor::Refusal>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize, serde::Deserialize))]
pub struct Line<T> {
    /// The moves of the principal variation, in turns, or in actions for an [`ActionResult`]: at
    /// least one complete turn.
    pub moves: Vec<T>,
    /// The score of the line for the player to move.
    pub score: Score,
}

/// The result of a search, with its lines in actions. Reported after each iteration and at the end.
#[derive(Clone, PartialEq, Debug)]
pub struct ActionResult<A> {
    /// The best lines, best first, each with another first turn: as many as
    /// [`Limits::lines`](super::Limits) requests, if there are enough legal turns. Empty only if no
    /// turn is legal.
    pub lines: Vec<Line<A>>,
    /// The last depth that the search completed, in actions.
    pub depth: u32,
    /// The number of nodes that were searched.
    pub nodes: u64,
    /// The time since the search began, in milliseconds.
    pub time_ms: f64,
    /// Whether a limit interrupted an iteration of the search. False if the depth limit or a proven
    /// result ended the search.
    pub stopped: bool,
}

/// The result of a search, with its lines in turns. Reported after each iteration and at the end.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize, serde::Deserialize))]
pub struct SearchResult<T> {
    /// The best turn that the search found.
    pub best: T,
    /// The best lines of play, best first. The first starts with `best`.
    pub lines: Vec<Line<T>>,
    /// The last depth that the search completed, in actions.
    pub depth: u32,
    /// The number of nodes that were searched.
    pub nodes: u64,
    /// The time since the search began, in milliseconds.
    pub time_ms: f64,
    /// Whether a limit interrupted an iteration of the search.
    pub stopped: bool,
    /// The checksum of the network that the search used, if it did.
    pub net: Option<u32>,
}

impl<T: Clone> SearchResult<T> {
    /// Returns a search result for a turn that was chosen without a search.
    ///
    /// ```
    /// let result = keddah::search::SearchResult::unsearched("e2");
    /// assert_eq!((result.best, result.nodes), ("e2", 0));
    /// ```
    pub fn unsearched(turn: T) -> Self {
        let lines = vec![Line { moves: vec![turn.clone()], score: Score(0) }];
        Self { best: turn, lines, depth: 0, nodes: 0, time_ms: 0.0, stopped: false, net: None }
    }

    /// Converts a search result in actions to one in turns; `turns` converts each of its lines.
    /// `None` if no line has a turn.
    ///
    /// ```
    /// use keddah::search::{Line, ActionResult, Score, SearchResult};
    /// let lines = vec![Line { moves: vec!['a', 'b'], score: Score(12) }];
    /// let result = ActionResult { lines, depth: 2, nodes: 9, time_ms: 0.0, stopped: false };
    /// let result = SearchResult::from_actions(&result, |actions| actions.to_vec());
    /// assert_eq!(result.map(|result| result.best), Some('a'));
    /// ```
    pub fn from_actions<A>(result: &ActionResult<A>, turns: impl Fn(&[A]) -> Vec<T>) -> Option<Self> {
        let line = |line: &Line<A>| Line { moves: turns(&line.moves), score: line.score };
        let lines: Vec<_> = result.lines.iter().map(line).filter(|line| !line.moves.is_empty()).collect();
        let best = lines.first()?.moves.first()?.clone();
        let &ActionResult { depth, nodes, time_ms, stopped, .. } = result;
        Some(Self { best, lines, depth, nodes, time_ms, stopped, net: None })
    }

    /// Converts every turn of the search result, for instance to text.
    ///
    /// ```
    /// let result = keddah::search::SearchResult::unsearched(7).map(|turn| turn.to_string());
    /// assert_eq!(result.lines[0].moves, ["7"]);
    /// ```
    pub fn map<U>(&self, mut convert: impl FnMut(&T) -> U) -> SearchResult<U> {
        let best = convert(&self.best);
        let mut line =
            |line: &Line<T>| Line { moves: line.moves.iter().map(&mut convert).collect(), score: line.score };
        let lines = self.lines.iter().map(&mut line).collect();
        let &Self { depth, nodes, time_ms, stopped, net, .. } = self;
        SearchResult { best, lines, depth, nodes, time_ms, stopped, net }
    }

    /// The score of the best turn, for the player to move.
    ///
    /// ```
    /// use keddah::search::{Score, SearchResult};
    /// assert_eq!(SearchResult::unsearched("e2").score(), Score(0));
    /// ```
    pub fn score(&self) -> Score {
        self.lines.first().map_or(Score(0), |line| line.score)
    }
}
