//! The rules of Quoridor, a file a noun, for two and four players on boards of 5 to 11 squares a side.
//!
//! [`Position`] is always legal; raw positions are [`Setup`]s.

pub mod ai;
mod board;
mod collection;
mod drawing;
mod error;
mod fault;
mod game;
mod notation;
mod path;
mod player;
mod position;
mod record;
mod refusal;
mod setup;
mod square;
mod status;
mod tree;
mod wall;
mod zobrist;

pub use crate::notation::NotationError;
pub use board::{Board, Passages};
pub use collection::{Listed, read_games};
pub use error::Error;
pub use fault::Fault;
pub use game::{Checked, Game};
pub use notation::{Label, Labels, Notation};
pub use path::{distance, distances, shortest_path};
pub use player::Player;
pub use position::{Move, Position};
pub use refusal::{Refusal, Told};
pub use setup::{Options, Setup};
pub use square::{Direction, Square, squares};
pub use status::{Reason, Status};
pub use wall::{Orientation, Wall};
