//! The protocols by which game controllers use this program as an engine.
//!
//! - `aei` (feature `arimaa`): the Arimaa Engine Interface, version 1.
//! - `qtp` (feature `quoridor`): Quoridor's dialect of the Go Text Protocol.
//!
//! A [`Session`] is a state machine without threads or I/O: it turns events, such as a line from
//! the controller, into effects, such as a line to write or a search to start. [`converse`] drives
//! a session natively, with threads; the npm package drives it in Node, with a worker.

#[cfg(feature = "arimaa")]
pub mod aei;
#[cfg(not(target_arch = "wasm32"))]
mod driver;
#[cfg(feature = "quoridor")]
pub mod qtp;
mod running;
#[cfg(test)]
mod script;
mod session;
mod settings;

#[cfg(feature = "arimaa")]
pub use aei::AeiSession;
#[cfg(not(target_arch = "wasm32"))]
pub use driver::converse;
#[cfg(feature = "quoridor")]
pub use qtp::QtpSession;
pub use session::{Effect, Event, SearchId, SearchRequest, Session};
