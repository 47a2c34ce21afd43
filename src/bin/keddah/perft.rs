//! `keddah perft`: what can be played from a position, counted.

use std::time::Instant;

use clap::{Args, Subcommand};
use keddah::arimaa::{Position, Step, StepTree, turn_boards};
use keddah::game::{Tree, divide, perft};
use keddah::quoridor::Move;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::quoridor::Start;
use crate::{Failure, json};

#[derive(Subcommand)]
pub enum Game {
    /// Steps of one turn, or with --turns the boards after one
    Arimaa(Arimaa),
    /// Moves
    Quoridor(Quoridor),
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

#[derive(Args)]
pub struct Quoridor {
    #[command(flatten)]
    start: Start,
    /// How many moves deep
    #[arg(long, value_name = "MOVES", value_parser = clap::value_parser!(u8).range(1..=100))]
    depth: u8,
    /// Also the count below each first move, at the greatest depth
    #[arg(long)]
    divide: bool,
}

impl Game {
    pub fn run(self) -> Result<(), Failure> {
        match self {
            Self::Arimaa(arimaa) => arimaa.run(),
            Self::Quoridor(quoridor) => quoridor.run(),
        }
    }
}

/// Counts for depth 1, 2, …
#[derive(Serialize, Default)]
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
        if self.turns {
            let boards = |steps| turn_boards(&position, steps).len() as u64;
            print(|| Answer { turns: Some((1..=self.depth).map(boards).collect()), ..Answer::default() })
        } else {
            let name = |step: &Step| name(&position, *step);
            print(|| Answer::counted(&StepTree(position), self.depth, self.divide.then_some(name)))
        }
    }
}

impl Quoridor {
    fn run(self) -> Result<(), Failure> {
        let game = self.start.game()?;
        let name = |a_move: &Move| game.labels().write(*a_move);
        print(|| Answer::counted(game.position(), self.depth, self.divide.then_some(name)))
    }
}

/// An answer and how long it took.
fn print(count: impl FnOnce() -> Answer) -> Result<(), Failure> {
    let begin = Instant::now();
    let mut answer = count();
    answer.seconds = begin.elapsed().as_secs_f64();
    Ok(json::print(&mut std::io::stdout(), &answer)?)
}

impl Answer {
    /// The leaves at each depth; with names for the actions, also those below each, at the greatest.
    fn counted<T: Tree>(tree: &T, depth: u8, name: Option<impl Fn(&T::Action) -> String>) -> Self {
        let counts = (1..=depth).map(|depth| perft(tree, depth.into())).collect();
        let parts = name.map(|name| {
            let parts = divide(tree, depth.into()).into_iter();
            parts.map(|(action, count)| (name(&action), count.into())).collect()
        });
        Self { perft: Some(counts), divide: parts, ..Self::default() }
    }
}

/// A step as it is written, without captures.
fn name(position: &Position, step: Step) -> String {
    let piece = position.board().get(step.from()).map_or(' ', |piece| piece.letter());
    format!("{piece}{step:?}")
}
