//! The searches that all games share, over the traits [`Game`](crate::game::Game) for the rules and
//! [`Knowledge`] for evaluation, move order and solvers: alpha-beta, and a best-first search with
//! the network of an [`Evaluator`].
//!
//! `README.md` beside this file explains how the search works and why.

mod alphabeta;
mod best_first;
mod control;
mod evaluator;
mod history;
mod judgment;
mod knowledge;
mod level;
mod limits;
mod result;
mod score;
mod time;
mod transposition_table;

pub use alphabeta::{SearchTask, search, search_turns};
pub use best_first::{player_values, search_best_first, search_turns_best_first};
#[cfg(not(target_arch = "wasm32"))]
pub use control::system_clock;
pub use control::{Control, RootTurnSearch};
pub use evaluator::{Evaluator, MAX_PLAYERS, PRIOR_LOGIT, PlayerValues, two_player_values};
pub use judgment::Judgment;
pub use knowledge::{Knowledge, Solution};
pub use level::Level;
pub use limits::{EffectiveLimits, Limits, MAX_DEPTH};
pub use result::{ActionResult, Line, SearchResult};
pub use score::{SCORE_PER_LOGIT, Score, WIN, is_proven};
pub use time::{TimeBudget, TimeLeft};
