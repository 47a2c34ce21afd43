//! The callbacks by which a caller controls a running search.

use super::TimeBudget;
use crate::net::Net;

/// One search of a turn at the root, of those that list all root turns.
///
/// ```
/// use std::cell::Cell;
/// use keddah::arimaa::{Game, ai};
/// use keddah::search::{Control, Limits};
/// let nodes = Cell::new(0);
/// let control = Control { root_turn: &|turn| nodes.update(|sum| sum + turn.nodes), ..Control::default() };
/// let limits = Limits { nodes: Some(60_000), ..Limits::default() };
/// let result = ai::search(&Game::default_setup(), &limits, &control, &mut |_| ())?;
/// assert!((1..result.nodes).contains(&nodes.get()));
/// # Ok::<(), keddah::arimaa::Refusal>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RootTurnSearch {
    /// The key of the position after the turn.
    pub key: u64,
    /// The depth to which that position was searched; 0 for its static value.
    pub depth: u32,
    /// The number of nodes searched.
    pub nodes: u64,
    /// The value found, for the player to move at the root; a bound where the search failed high or
    /// low.
    pub value: i32,
}

/// The clock, the stop signal, the time budget and the network of a running search.
///
/// Alpha-beta calls the first three every 64 nodes and after each iteration, the best-first search
/// every 16 simulations, so their answers may change while it runs. The first iteration is always
/// completed.
///
/// The default never stops a search, sets no budget, and its clock always shows 0. It suits
/// searches that nodes or depth limit.
///
/// ```
/// use std::cell::Cell;
/// use keddah::quoridor::{Game, ai};
/// use keddah::search::{Control, Limits, system_clock};
/// let (now, depths) = (system_clock(), Cell::new(0));
/// let control = Control { now: &now, stop: &|| depths.get() == 2, ..Control::default() };
/// let limits = Limits { nodes: Some(1_000_000), ..Limits::default() };
/// let mut report = |_: &_| depths.set(depths.get() + 1);
/// let result = ai::search(&Game::default(), &limits, &control, &mut report)?;
/// assert!(result.depth == 2 && result.nodes < 1_000_000);
/// # Ok::<(), keddah::quoridor::Refusal>(())
/// ```
#[derive(Clone, Copy)]
pub struct Control<'a> {
    /// Returns the current time in milliseconds since a fixed moment.
    pub now: &'a dyn Fn() -> f64,
    /// Returns whether the search should end now.
    pub stop: &'a dyn Fn() -> bool,
    /// Returns the current time budget, if any. It applies in addition to
    /// [`Limits`](super::Limits).
    pub time_budget: &'a dyn Fn() -> Option<TimeBudget>,
    /// Called after each search of a turn at the root in a search that lists all root turns, to
    /// measure it.
    pub root_turn: &'a dyn Fn(RootTurnSearch),
    /// The network of the game, for searches that [use one](super::Limits::uses_net). Without the
    /// Cargo feature `net` none does.
    pub net: Option<&'a Net>,
}

impl Default for Control<'_> {
    fn default() -> Self {
        Self { now: &|| 0.0, stop: &|| false, time_budget: &|| None, root_turn: &|_| (), net: None }
    }
}

/// Returns a clock for [`Control::now`] that starts at 0. Not available in wasm, where
/// `performance.now` is the clock.
///
/// ```
/// let now = keddah::search::system_clock();
/// let first = now();
/// assert!(first >= 0.0 && now() >= first);
/// ```
#[cfg(not(target_arch = "wasm32"))]
pub fn system_clock() -> impl Fn() -> f64 {
    let start = std::time::Instant::now();
    move || start.elapsed().as_secs_f64() * 1000.0
}
