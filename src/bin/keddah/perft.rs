//! `keddah perft`: what can be played from a position, counted.

use std::time::Instant;

use clap::{Args, Subcommand};
use keddah::arimaa::{Position, Step, StepTree, turn_boards};
use keddah::game::{Tree, divide, perft};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::{Failure, json};

#[derive(Subcommand)]
pub enum Game {
    /// Steps of one turn, or with --turns the boards after one
    Arimaa(Arimaa),
}

#[derive(Args)]
pub struct Arimaa {
    /// The position, as `g [64 squares]` or a drawing; a common setup if none is given
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// How many steps deep
    #[arg(long, value_name = "STEPS", value_parser = clap::value_parser!(u8).range(1..=4))]
    depth: u8,
    /// Also the count below each first step, at the greatest depth
    #[arg(long)]
    divide: bool,
    /// Count the different boards after a whole legal turn of at most so many steps instead
    #[arg(long, conflicts_with = "divide")]
    turns: bool,
}

impl Game {
    pub fn run(self) -> Result<(), Failure> {
        match self {
            Self::Arimaa(arimaa) => arimaa.run(),
        }
    }
}

/// Counts for depth 1, 2, …
#[derive(Serialize)]
struct Answer {
    #[serde(skip_serializing_if = "Option::is_none")]
    perft: Option<Vec<u64>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    turns: Option<Vec<u64>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Map<String, Value>>,
    seconds: f64,
}

impl Arimaa {
    fn run(self) -> Result<(), Failure> {
        let position = match &self.position {
            Some(text) => text.parse()?,
            None => Position::default(),
        };
        let begin = Instant::now();
        let (mut counts, mut turns, mut parts) = (None, None, None);
        if self.turns {
            turns = Some((1..=self.depth).map(|steps| turn_boards(&position, steps).len() as u64).collect());
        } else {
            let tree = StepTree(position);
            counts = Some((1..=self.depth).map(|depth| perft(&tree, depth.into())).collect());
            parts = self.divide.then(|| divided(&tree, self.depth.into(), |step| name(&position, step)));
        }
        let seconds = begin.elapsed().as_secs_f64();
        json::print(&mut std::io::stdout(), &Answer { perft: counts, turns, divide: parts, seconds })?;
        Ok(())
    }
}

/// The counts below each action, by its name.
fn divided<T: Tree>(tree: &T, depth: u32, name: impl Fn(T::Action) -> String) -> Map<String, Value> {
    divide(tree, depth).into_iter().map(|(action, count)| (name(action), count.into())).collect()
}

/// A step as it is written, without captures.
fn name(position: &Position, step: Step) -> String {
    let piece = position.board().get(step.from()).map_or(' ', |piece| piece.letter());
    format!("{piece}{step:?}")
}
