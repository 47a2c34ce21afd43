//! Limits on the work of a search.

use super::Level;

/// The maximum depth of a search, in actions.
pub const MAX_DEPTH: u32 = 96;

/// The limits of a search that a caller sets. The first one reached ends the search. The default is
/// level 5.
///
/// ```
/// use keddah::quoridor::{Game, ai};
/// use keddah::search::Limits;
/// let limits = Limits { nodes: Some(20_000), lines: Some(3), ..Limits::default() };
/// let result = ai::best_move(&Game::default(), &limits)?;
/// assert!(result.lines.len() == 3 && result.nodes < 25_000);
/// # Ok::<(), keddah::quoridor::Refusal>(())
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize, serde::Deserialize))]
pub struct Limits {
    /// The maximum time to search, in milliseconds.
    pub time_ms: Option<f64>,
    /// The maximum number of nodes to search. The first iteration is always completed.
    pub nodes: Option<u64>,
    /// The playing level, 1 (for beginners) to 10 (the strongest).
    pub level: Option<u8>,
    /// The maximum depth to search, in actions.
    pub depth: Option<u32>,
    /// The number of best lines to report (MultiPV), 1 to 100.
    pub lines: Option<u32>,
    /// The seed of a level's errors and of the choice of a setup or an opening. The same seed gives
    /// the same answer.
    pub seed: u64,
    /// The share of the turns at the root to search, for a search spread over several threads: its
    /// index from 0 and the number of shares. If the share is empty, or if the caller gives the
    /// turns to search, all turns are searched.
    pub share: Option<(u32, u32)>,
    /// Whether to use the network, where there is one. By default level 10 does, and searches
    /// without a level that neither nodes nor depth limit: those by time and endless ones.
    pub net: Option<bool>,
}

/// The limits of a search after the level and all defaults have been applied.
///
/// ```
/// use keddah::arimaa::{Position, ai::ArimaaKnowledge};
/// use keddah::search::{EffectiveLimits, Knowledge, Limits};
/// let levels = <ArimaaKnowledge as Knowledge<Position>>::LEVELS;
/// let limits = Limits { nodes: Some(500), ..Limits::default() };
/// let EffectiveLimits { nodes, lines, noise, .. } = limits.resolve(&levels);
/// assert_eq!((nodes, lines, noise), (500, 1, 0));
/// ```
#[derive(Clone, Debug)]
pub struct EffectiveLimits {
    /// The maximum time since the search began, in milliseconds.
    pub time_ms: f64,
    /// The maximum number of nodes to search.
    pub nodes: u64,
    /// The maximum depth to search, in actions.
    pub depth: u32,
    /// The depth, in actions, that is completed regardless of the node limit, but not of the time.
    pub full_depth: u32,
    /// The number of best lines to search for (MultiPV).
    pub lines: usize,
    /// The largest random error added to or subtracted from an evaluation.
    pub noise: i32,
    /// The seed of the random errors of the evaluation.
    pub seed: u64,
    /// The share of the root turns to search: its index and the number of shares.
    pub share: Option<(u32, u32)>,
}

impl EffectiveLimits {
    /// Whether the turn that leads to a position belongs to the share to search, by the key of the
    /// position.
    pub(super) fn is_in_share(&self, key: u64) -> bool {
        self.share.is_none_or(|(index, shares)| (key >> 32) as u32 % shares.max(1) == index)
    }

    /// The random error, within ±[`noise`](Self::noise), that a playing level adds to the value of a
    /// position with this key: the same whenever it is evaluated.
    ///
    /// ```
    /// use keddah::quoridor::{Position, ai::QuoridorKnowledge};
    /// use keddah::search::{Knowledge, Limits};
    /// let levels = <QuoridorKnowledge as Knowledge<Position>>::LEVELS;
    /// let limits = Limits { level: Some(1), ..Limits::default() }.resolve(&levels);
    /// let error = limits.error(7);
    /// assert!(error != 0 && error.abs() <= limits.noise && error == limits.error(7));
    /// ```
    pub fn error(&self, key: u64) -> i32 {
        if self.noise == 0 {
            return 0;
        }
        let mixed = (key ^ self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        // The difference of two uniform numbers: small errors are common, large ones rare.
        let die = |shift: u32| (mixed >> shift & 0xffff) as i32 % (self.noise + 1);
        die(16) - die(40)
    }
}

impl Limits {
    /// Whether a search with these limits uses the network of the game, where there is one.
    ///
    /// ```
    /// use keddah::search::Limits;
    /// let timed = Limits { time_ms: Some(300.0), ..Limits::default() };
    /// assert!(timed.uses_net() && !Limits::default().uses_net());
    /// assert!(Limits { nodes: Some(1000), net: Some(true), ..Limits::default() }.uses_net());
    /// ```
    pub fn uses_net(&self) -> bool {
        self.net.unwrap_or(match self.level {
            Some(level) => level >= 10,
            // Without any limit, level 5 applies.
            None => {
                (self.time_ms.is_some() || self.lines.is_some())
                    && self.nodes.is_none()
                    && self.depth.is_none()
            }
        })
    }

    /// Applies the level, one of the game's `levels`, and the defaults.
    ///
    /// ```
    /// use keddah::quoridor::{Position, ai::QuoridorKnowledge};
    /// use keddah::search::{Knowledge, Limits};
    /// let levels = <QuoridorKnowledge as Knowledge<Position>>::LEVELS;
    /// assert_eq!(Limits::default().resolve(&levels).depth, levels[4].depth);
    /// ```
    pub fn resolve(&self, levels: &[Level; 10]) -> EffectiveLimits {
        let unlimited =
            self.time_ms.is_none() && self.nodes.is_none() && self.depth.is_none() && self.lines.is_none();
        let level = self.level.or(unlimited.then_some(5)).map(|number| Level::of(levels, number));
        let mut limits = EffectiveLimits {
            time_ms: self.time_ms.unwrap_or(f64::INFINITY).max(0.0),
            nodes: self.nodes.unwrap_or(u64::MAX),
            depth: self.depth.unwrap_or(u32::MAX).clamp(1, MAX_DEPTH),
            full_depth: 1,
            lines: self.lines.unwrap_or(1).clamp(1, 100) as usize,
            noise: 0,
            seed: self.seed,
            share: self.share,
        };
        if let Some(level) = level {
            limits.depth = limits.depth.min(level.depth);
            // The node limit of a level must not cut the first turn short; the caller's may.
            limits.full_depth = if self.nodes.is_some() { 1 } else { level.full_depth };
            limits.nodes = limits.nodes.min(level.nodes);
            limits.noise = level.noise;
        }
        limits
    }
}
