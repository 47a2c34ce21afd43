//! Walks over the tree of steps of one turn, to measure the speed of Arimaa's rules.

use std::hint::black_box;

use keddah::arimaa::{StepList, StepTree};
use keddah::game::{Tree, perft};

/// A walk over a tree to a depth. Returns what it counts.
pub type Walk<T> = fn(&T, u32) -> u64;

/// The walks by name: *nodes* generates the steps of every inner node, *makes* also makes the last
/// steps, and *leaves* counts the last steps without listing them (perft).
pub const WALKS: [(&str, Walk<StepTree>); 3] = [("nodes", nodes), ("makes", makes), ("leaves", perft)];

/// Generates the steps of every inner node and makes all but the last steps. Returns the number of
/// nodes.
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

/// Makes every step of the tree, including the last ones. Returns the number of steps.
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
