//! The rules of Quoridor for two and four players on boards of 5 to 11 squares per side.
//!
//! A [`Setup`] is what the text of a position says, a [`Position`] a legal one, and a [`Game`] a
//! position with its history.
//!
//! ```
//! use keddah::quoridor::{Position, Setup};
//! let setup: Setup = "a1/a1/e2e9/9 9/1".parse()?;
//! assert_eq!(setup.position().unwrap_err()[0].code(), "wall-crosses");
//! let position: Position = "a1/c1/e2e9/9 9/1".parse()?;
//! assert_eq!(position.distance(position.mover()), 7);
//! # Ok::<(), keddah::quoridor::Error>(())
//! ```

pub mod ai;
mod board;
mod display;
mod drawing;
mod error;
mod fault;
mod game;
pub mod goals;
mod label;
mod notation;
mod options;
mod path;
mod pawn_moves;
mod player;
mod position;
mod position_text;
mod record;
mod refusal;
mod rules;
mod setup;
mod square;
mod tree;
mod wall;
mod zobrist;

pub use crate::notation::NotationError;
pub use crate::record::Reason;
pub use board::{Board, Passages};
pub use display::{LastMove, split_moves};
pub use error::Error;
pub use fault::Fault;
pub use game::{Checked, Game, Quoridor, Status};
pub use label::{Label, Labels, Notation};
pub use options::Options;
pub use path::{distance, distances, shortest_path};
pub use player::Player;
pub use position::{Move, Position};
pub use refusal::{LabeledRefusal, Refusal};
pub use setup::Setup;
pub use square::{Direction, Square, squares};
pub use wall::{Orientation, Wall};
