//! Rules and computer players for Arimaa and Quoridor, native and as WebAssembly.
//!
//! - [`arimaa`] and [`quoridor`]: the rules of each game, with its computer player in `ai`.
//! - [`record`]: a game with its history: turns, variations, undo, results and record files.
//! - [`playable`]: everything that a user interface needs from a game, as one trait.
//! - [`search`]: the alpha-beta search of both games. [`game`] has the traits that it works on.
//! - [`review`] and [`threat`]: what the computer thinks of played turns, and what a player would
//!   do if the other one passed.
//! - [`lesson`]: goals of lessons and puzzles, judged by the rules.
//! - [`error`]: errors with stable codes, the squares concerned and English sentences.
//! - [`clock`]: time controls, their notations, and clocks of players and games.
//! - `json` (features `cli`, `wasm`): statuses, errors and search results as JSON and JavaScript.
//! - `protocol` (feature `protocol`): the engine protocols AEI and QTP.
//! - `wasm` (feature `wasm`): the classes for JavaScript.
//!
//! A game of Arimaa, with a refused turn and a turn by the computer:
//!
//! ```
//! use keddah::arimaa::Game;
//! use keddah::search::Limits;
//!
//! let mut game = Game::default_setup();
//! game.play("Ee2n Ee3n Hb2n")?;
//!
//! let error = game.check("da7n").unwrap_err();
//! assert_eq!((error.code(), error.to_string().as_str()), ("occupied", "The silver rabbit stands on a8."));
//!
//! let result = game.best_move(&Limits { nodes: Some(2_000), ..Limits::default() })?;
//! game.play(&result.best)?;
//! # Ok::<(), keddah::arimaa::Error>(())
//! ```
//!
//! The same in Quoridor:
//!
//! ```
//! use keddah::quoridor::Game;
//! use keddah::search::Limits;
//!
//! let mut game = Game::default();
//! game.play("e2")?;
//!
//! let error = game.check("e7").unwrap_err();
//! assert_eq!((error.code(), error.squares()), ("not-adjacent", vec!["e7".into(), "e9".into()]));
//!
//! let result = game.best_move(&Limits { nodes: Some(2_000), ..Limits::default() })?;
//! game.play(&result.best)?;
//! # Ok::<(), keddah::quoridor::Error>(())
//! ```
#![cfg_attr(docsrs, feature(doc_cfg))]
#![forbid(unsafe_code)]

#[cfg(feature = "arimaa")]
pub mod arimaa;
pub mod clock;
pub mod error;
pub mod game;
#[cfg(any(feature = "arimaa", feature = "quoridor"))]
mod hash;
#[cfg(any(feature = "cli", feature = "wasm"))]
pub mod json;
#[cfg(any(feature = "arimaa", feature = "quoridor"))]
pub mod lesson;
pub mod net;
mod notation;
pub mod playable;
#[cfg(all(feature = "protocol", any(feature = "arimaa", feature = "quoridor")))]
pub mod protocol;
#[cfg(feature = "quoridor")]
pub mod quoridor;
pub mod record;
pub mod review;
pub mod search;
pub mod threat;
#[cfg(all(feature = "wasm", any(feature = "arimaa", feature = "quoridor", feature = "clock")))]
pub mod wasm;
