//! What only a Quoridor player needs: evaluation, move ordering, race solver; and the call that puts them to the
//! [search](crate::search).

mod knowledge;
mod race;
mod value;

pub use knowledge::QuoridorKnowledge;
pub use race::RaceSolver;
