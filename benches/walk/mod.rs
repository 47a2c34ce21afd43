//! Ways over the tree of steps in one turn, and of Quoridor's moves, each counting what it did: what the rules' speed is
//! measured by.

use std::hint::black_box;

#[cfg(feature = "arimaa")]
use keddah::arimaa::{self, StepList, StepTree};
#[cfg(feature = "arimaa")]
use keddah::game::Tree;
use keddah::game::perft;
#[cfg(feature = "quoridor")]
use keddah::quoridor;

/// A walk as deep as is said, over the tree of some implementation.
#[cfg(feature = "arimaa")]
pub type Walk<T> = fn(&T, u32) -> u64;

/// The walks. *nodes*: each is made, has its steps generated, and is taken back (what the last steps lead to is not
/// made). *makes*: that is made too. *leaves*: the last steps are only counted.
#[cfg(feature = "arimaa")]
pub const WALKS: [(&str, Walk<StepTree>); 3] = [("nodes", nodes), ("makes", makes), ("leaves", perft)];

/// A walk by its name, ready to go from a position: those over four steps, or `quoridor`, the leaves after three moves.
/// There the last moves are counted, not made: pawn moves and room for walls by bits, and of the walls that may cut the
/// board in two each by a flood. Nothing is remembered from one count to the next.
#[allow(dead_code, reason = "not every benchmark goes by names")]
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

/// Generates the steps of every node; all but the last are made and taken back. Returns the nodes.
#[cfg(feature = "arimaa")]
fn nodes(node: &StepTree, depth: u32) -> u64 {
    let mut steps = StepList::new();
    node.0.list_steps(&mut steps);
    black_box(&steps);
    let mut count = 1;
    if depth > 1 {
        for &step in &steps {
            count += nodes(&node.after(step), depth - 1);
        }
    }
    count
}

/// Makes and takes back every step of the tree, the last ones too; returns how many.
#[cfg(feature = "arimaa")]
fn makes(node: &StepTree, depth: u32) -> u64 {
    let mut count = 0;
    let mut steps = StepList::new();
    node.0.list_steps(&mut steps);
    for &step in &steps {
        let child = node.after(step);
        black_box(&child);
        count += 1 + if depth > 1 { makes(&child, depth - 1) } else { 0 };
    }
    count
}
