//! The rules of Arimaa, a file a noun. The names are those of the game and of chess programming.
//!
//! Rules follow the official ones of arimaa.com. [`Position`] is always legal; raw placements are [`Setup`]s.

pub mod ai;
mod board;
mod collection;
mod error;
mod fault;
mod game;
mod notation;
mod pending;
mod piece;
mod position;
mod record;
mod refusal;
mod repetition;
mod setup;
mod square;
mod status;
mod step;
mod tree;
mod turn;
mod zobrist;

pub use crate::notation::NotationError;
pub use board::Board;
pub use collection::{Listed, read_games};
pub use error::Error;
pub use fault::Fault;
pub use game::{Checked, Game};
pub use notation::{Token, Turn};
pub use piece::{Kind, Piece, Side};
pub use position::{Position, Reason, StepList};
pub use refusal::Refusal;
pub use setup::Setup;
pub use square::{Direction, Square, TRAPS, squares};
pub use status::Status;
pub use step::{LegalStep, Step, StepKind};
pub use tree::{Action, StepTree, turn_boards};
