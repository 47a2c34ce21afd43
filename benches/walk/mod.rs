//! Ways over the tree of steps in one turn, each counting what it did: what the speed of Arimaa's rules is measured by.

use std::hint::black_box;

use keddah::arimaa::{StepList, StepTree};
use keddah::game::{Tree, perft};

/// A walk as deep as is said, over the tree of some implementation.
pub type Walk<T> = fn(&T, u32) -> u64;

/// The walks. *nodes*: each is made, has its steps generated, and is taken back (what the last steps lead to is not
/// made). *makes*: that is made too. *leaves*: the last steps are only counted.
pub const WALKS: [(&str, Walk<StepTree>); 3] = [("nodes", nodes), ("makes", makes), ("leaves", perft)];

/// Generates the steps of every node; all but the last are made and taken back. Returns the nodes.
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
