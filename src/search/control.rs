//! The callbacks by which a caller controls a running search.

use super::TimeBudget;

/// The clock, the stop signal and the time budget of a running search.
///
/// The search calls all three every 64 nodes and after each iteration, so their answers may change
/// while it runs. The first iteration is always completed.
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
}

impl Default for Control<'_> {
    fn default() -> Self {
        Self { now: &|| 0.0, stop: &|| false, time_budget: &|| None }
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
