//! The rules of Quoridor, a file a noun, for two and four players on boards of 5 to 11 squares a side.
//!
//! [`Position`] is always legal; raw positions are [`Setup`]s.

pub mod ai;
mod board;
mod error;
mod path;
mod player;
mod position;
mod square;
mod tree;
mod wall;
mod zobrist;

pub use crate::notation::NotationError;
pub use board::{Board, Passages};
pub use error::Refusal;
pub use path::{distance, distances, shortest_path};
pub use player::Player;
pub use position::{Move, Position};
pub use square::{Direction, Square, squares};
pub use wall::{Orientation, Wall};
