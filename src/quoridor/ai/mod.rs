//! The Quoridor player: evaluation, candidate moves and race solver for the shared
//! [search](crate::search).
//!
//! A *race* is the part of a game in which walls no longer matter.

mod detour;
mod endgame;
mod knowledge;
mod levels;
mod many_players;
pub mod net;
mod openings;
mod playable;
mod player;
mod race;
mod shortest_paths;
mod threats;
#[cfg(feature = "tuning")]
pub mod tuning;
mod value;
mod value_weights;

pub use endgame::{EndgameResult, EndgameSolver};
pub use knowledge::QuoridorKnowledge;
pub use levels::NET_LEVELS;
pub use many_players::{LEVELS as MANY_PLAYERS_LEVELS, ManyPlayersEvaluator};
pub use net::{QuoridorEvaluator, read_net};
#[cfg(not(target_arch = "wasm32"))]
pub use player::best_move;
pub use player::{SearchResult, search, search_among};
pub use race::RaceSolver;
