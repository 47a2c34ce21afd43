//! The walks by their names, and Quoridor's beside them.

use std::hint::black_box;

#[cfg(feature = "arimaa")]
use keddah::arimaa::{self, StepTree};
#[cfg(feature = "quoridor")]
use keddah::game::perft;
#[cfg(feature = "quoridor")]
use keddah::quoridor;

#[cfg(feature = "arimaa")]
use super::walk::WALKS;

/// A walk by its name, ready to go from a position: those over four steps, or `quoridor`, the leaves after three moves.
/// There the last moves are counted, not made: pawn moves and room for walls by bits, and of the walls that may cut the
/// board in two each by a flood. Nothing is remembered from one count to the next.
pub fn ready(name: &str, position: &str) -> Option<Box<dyn Fn() -> u64>> {
    #[cfg(feature = "quoridor")]
    if name == "quoridor" {
        let position: quoridor::Position = position.parse().ok()?;
        return Some(Box::new(move || perft(black_box(&position), 3)));
    }
    #[cfg(feature = "arimaa")]
    if let Some((_, walk)) = WALKS.into_iter().find(|(known, _)| *known == name) {
        let tree = StepTree(position.parse::<arimaa::Position>().ok()?);
        return Some(Box::new(move || walk(black_box(&tree), 4)));
    }
    None
}
