//! How long a search may take.

use super::Level;

/// Tells the time in milliseconds since any fixed moment: `performance.now` in wasm, [`Instant`](std::time::Instant) elsewhere.
pub type Clock<'a> = &'a dyn Fn() -> f64;

/// What the caller asks for. Whichever limit comes first ends the search; with none at all, level 5 plays.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Limits {
    /// Milliseconds.
    pub time_ms: Option<f64>,
    /// Nodes: positions that the search visits. At least a first, shallow look is always taken.
    pub nodes: Option<u64>,
    /// 1 (a person's first week) … 10 (full strength within a few hundred thousand nodes).
    pub level: Option<u8>,
    /// Actions to look ahead at most.
    pub depth: Option<u32>,
    /// How many best lines to report, at least 1.
    pub lines: Option<u32>,
    /// Chooses among what is equally good, and a level's lapses. The same seed gives the same answer.
    pub seed: u64,
}

/// The limits in the form the search checks them.
#[derive(Clone, Debug)]
pub struct Budget {
    /// Milliseconds from the start.
    pub time_ms: f64,
    /// Nodes.
    pub nodes: u64,
    /// Greatest depth in actions.
    pub depth: u32,
    /// The depth that is completed whatever `nodes` says (time still ends it).
    pub full_depth: u32,
    /// How many lines.
    pub lines: usize,
    /// Largest error, up or down, that is mixed into each value.
    pub noise: i32,
    /// Seed of that error.
    pub seed: u64,
}

impl Limits {
    /// The budget these limits come to, in a game with these levels.
    pub fn budget(&self, levels: &[Level; 10]) -> Budget {
        let endless =
            self.time_ms.is_none() && self.nodes.is_none() && self.depth.is_none() && self.lines.is_none();
        let level = self.level.or(endless.then_some(5)).map(|number| Level::of(levels, number));
        let mut budget = Budget {
            time_ms: self.time_ms.unwrap_or(f64::INFINITY).max(0.0),
            nodes: self.nodes.unwrap_or(u64::MAX),
            depth: self.depth.unwrap_or(u32::MAX).clamp(1, super::alphabeta::MOST_DEPTH),
            full_depth: 1,
            lines: self.lines.unwrap_or(1).clamp(1, 100) as usize,
            noise: 0,
            seed: self.seed,
        };
        if let Some(level) = level {
            budget.depth = budget.depth.min(level.depth);
            // A level's own node limit must not cut the first whole turn short; an explicit limit may.
            budget.full_depth = if self.nodes.is_some() { 1 } else { level.full_depth };
            budget.nodes = budget.nodes.min(level.nodes);
            budget.noise = level.noise;
        }
        budget
    }
}
