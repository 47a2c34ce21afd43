//! The rules of Arimaa, after the [official rules](http://arimaa.com/arimaa/learn/rulesIntro.html).
//!
//! A [`Setup`] is any placement of pieces, a [`Position`] a legal one, and a [`Game`] a position
//! with its history.
//!
//! ```
//! use keddah::arimaa::{Piece, Setup};
//! let mut setup = Setup::default();
//! setup.board.set("c3".parse()?, Piece::from_letter('C'));
//! assert_eq!(setup.position().unwrap_err()[0].code(), "unsupported-on-trap");
//! setup.board.set("c2".parse()?, Piece::from_letter('R'));
//! assert_eq!(setup.position().unwrap().legal_steps().len(), 5);
//! # Ok::<(), keddah::arimaa::NotationError>(())
//! ```

pub mod ai;
mod board;
mod destinations;
mod display;
mod error;
mod fault;
mod game;
pub mod goals;
mod partial_turn;
mod pending;
mod piece;
mod placement;
mod position;
mod record;
mod refusal;
mod repetition;
mod rules;
mod setup;
mod square;
mod step;
mod step_refusal;
mod tree;
mod turn;
mod turn_builder;
mod zobrist;

pub use crate::notation::NotationError;
pub use crate::record::Reason;
pub use board::Board;
pub use destinations::{Destination, DestinationKind};
pub use display::split_turns;
pub use error::Error;
pub use fault::Fault;
pub use game::{Arimaa, Checked, Game, Status};
pub use piece::{Kind, Piece, Side};
pub use position::{Position, StepList};
pub use refusal::Refusal;
pub use setup::Setup;
pub use square::{Direction, Square, TRAPS, squares};
pub use step::{LegalStep, Step, StepKind};
pub use tree::{Action, StepTree, TurnEnds, any_turn_end, turn_boards, turn_ends};
pub use turn::{Token, Turn};
pub use turn_builder::LegalTurns;

pub(crate) use tree::find_turn_end;
