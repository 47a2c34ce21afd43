//! What only an Arimaa player needs: evaluation, move ordering, goal and capture solvers, setups; and the call
//! that puts them to the [search](crate::search).

mod capture;
mod control;
mod features;
mod goal;
mod knowledge;
mod levels;
mod order;
mod order_weights;
mod player;
mod rabbit_weights;
mod rabbits;
mod setup;
mod value;
mod value_weights;

pub use capture::CaptureSolver;
pub use features::placement_features;
pub use goal::GoalSolver;
pub use knowledge::ArimaaKnowledge;
#[doc(hidden)]
pub use order::step_features;
#[cfg(not(target_arch = "wasm32"))]
pub use player::best_move;
pub use player::{SearchResult, search};
pub use setup::choose_setup;
pub use value::Evaluator;
