//! The numbers of leaves of a game tree, by depth.

use keddah::game::{Tree, divide, perft};
use serde::Serialize;
use serde_json::{Map, Value};

/// The numbers of leaves of a game tree at depths 1, 2, …, as JSON.
#[derive(Serialize, Default)]
pub struct Counts {
    #[serde(skip_serializing_if = "Option::is_none")]
    perft: Option<Vec<u64>>,
    /// The numbers of different boards after a complete turn of at most 1, 2, … steps, in a game
    /// whose turns have several steps.
    #[serde(skip_serializing_if = "Option::is_none")]
    turns: Option<Vec<u64>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Map<String, Value>>,
}

impl Counts {
    /// The numbers of different boards after a complete turn of at most one step, two steps, …
    pub fn of_turns(turns: Vec<u64>) -> Self {
        Self { turns: Some(turns), ..Self::default() }
    }

    /// Counts the leaves at each depth up to `depth`. If the actions have names, also counts the
    /// leaves at that depth below each first action.
    pub fn new<T: Tree>(tree: &T, depth: u8, name: Option<impl Fn(&T::Action) -> String>) -> Self {
        let counts = (1..=depth).map(|depth| perft(tree, depth.into())).collect();
        let parts = name.map(|name| {
            let parts = divide(tree, depth.into()).into_iter();
            parts.map(|(action, count)| (name(&action), count.into())).collect()
        });
        Self { perft: Some(counts), divide: parts, ..Self::default() }
    }
}
