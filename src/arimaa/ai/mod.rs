//! The Arimaa player: evaluation, move order, goal and capture solvers for the shared
//! [search](crate::search), and the choice of setups.

mod capture;
mod control_tables;
mod features;
mod goal;
mod knowledge;
mod levels;
mod order;
mod order_weights;
mod piece_class;
mod playable;
mod player;
mod prior;
mod rabbit_paths;
mod rabbit_weights;
mod rabbits;
mod setup;
mod shortest_turn;
mod side_control;
#[cfg(feature = "tuning")]
pub mod tuning;
mod value;
mod value_weights;
mod weights;
mod win;

pub use capture::CaptureSolver;
pub use goal::GoalSolver;
pub use knowledge::ArimaaKnowledge;
#[cfg(not(target_arch = "wasm32"))]
pub use player::best_move;
pub use player::{SearchResult, search, search_among};
pub use setup::choose_setup;
pub use value::Evaluator;
pub use win::WinSolver;
