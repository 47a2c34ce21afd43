//! What only a Quoridor player needs: evaluation, move ordering, race solver; and the call that puts them to the
//! [search](crate::search).

mod habit;
mod knowledge;
mod levels;
mod player;
mod race;
mod stretch;
mod value;
mod way;

pub use knowledge::QuoridorKnowledge;
#[cfg(not(target_arch = "wasm32"))]
pub use player::best_move;
pub use player::{SearchResult, search};
pub use race::RaceSolver;
