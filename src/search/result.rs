//! What a search answers.

use super::Score;

/// One line of play, and what it comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<T> {
    /// The moves expected: whole turns, or in an [`Outcome`](super::Outcome) single actions, at least one turn of them.
    pub moves: Vec<T>,
    /// For the player to move.
    pub score: Score,
}

/// What a player found, in its game's own terms; reported after each completed depth and at the end.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchResult<T> {
    /// The turn to play.
    pub best: T,
    /// Best first; the first starts with `best`.
    pub lines: Vec<Line<T>>,
    /// The depth completed, in actions.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// Milliseconds.
    pub time_ms: f64,
    /// Whether a limit cut a depth short.
    pub stopped: bool,
}

impl<T: Clone> SearchResult<T> {
    /// A turn that needed no search.
    pub fn unsearched(turn: T) -> Self {
        let lines = vec![Line { moves: vec![turn.clone()], score: Score(0) }];
        Self { best: turn, lines, depth: 0, nodes: 0, time_ms: 0.0, stopped: false }
    }

    /// The same in other terms: every line put through `translate`. `None` if no line is left with a move.
    pub fn translated<A>(outcome: &super::Outcome<A>, translate: impl Fn(&[A]) -> Vec<T>) -> Option<Self> {
        let line = |line: &Line<A>| Line { moves: translate(&line.moves), score: line.score };
        let lines: Vec<_> = outcome.lines.iter().map(line).filter(|line| !line.moves.is_empty()).collect();
        let best = lines.first()?.moves.first()?.clone();
        let &super::Outcome { depth, nodes, time_ms, stopped, .. } = outcome;
        Some(Self { best, lines, depth, nodes, time_ms, stopped })
    }

    /// The same with every turn put into other terms, such as a notation.
    pub fn map<U>(&self, mut into: impl FnMut(&T) -> U) -> SearchResult<U> {
        let best = into(&self.best);
        let mut line =
            |line: &Line<T>| Line { moves: line.moves.iter().map(&mut into).collect(), score: line.score };
        let lines = self.lines.iter().map(&mut line).collect();
        let &Self { depth, nodes, time_ms, stopped, .. } = self;
        SearchResult { best, lines, depth, nodes, time_ms, stopped }
    }

    /// What the best turn is worth to the player to move.
    pub fn score(&self) -> Score {
        self.lines.first().map_or(Score(0), |line| line.score)
    }
}
