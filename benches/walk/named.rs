//! The walks of both games by name.

use std::hint::black_box;

#[cfg(feature = "arimaa")]
use keddah::arimaa::{self, StepTree};
#[cfg(feature = "quoridor")]
use keddah::game::perft;
#[cfg(feature = "quoridor")]
use keddah::quoridor;

#[cfg(feature = "arimaa")]
use super::walk::WALKS;

/// A walk with its position, ready to run: one of Arimaa over four steps, or `quoridor`, a perft of
/// three moves. `None` if the name is unknown or the position cannot be parsed.
///
/// The perft counts the last moves without listing them: bitwise operations find pawn moves and
/// free slots, and a flood fill checks each wall that may divide the board. Nothing is cached.
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
