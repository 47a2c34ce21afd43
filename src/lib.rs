//! The rules of Arimaa and a light, strong player for it, native and as WebAssembly.
//!
//! - [`game`]: what every game is to a walk, a count or a search. Knows no game.
//! - [`arimaa`]: the rules of Arimaa, and in [`arimaa::ai`] what only its player needs.
//! - [`quoridor`]: the rules of Quoridor, and in `quoridor::ai` what only its player needs.
//! - [`error`]: what a text can be refused for.
//! - [`search`]: the search over the trait, shared by all games.
//! - `protocol` (feature `protocol`): engines as other programs talk to them, AEI and QTP.
//! - `wasm` (feature `wasm`): the JavaScript face; the program `keddah` (feature `cli`) is the other.
//!
//! ```
//! use keddah::arimaa::{Game, ai};
//! use keddah::search::Limits;
//!
//! let mut game = Game::default_setup();
//! game.play("Ee2n Ee3n Hb2n")?;
//!
//! let refused = game.check("da7n").unwrap_err();
//! assert_eq!((refused.code(), refused.to_string().as_str()), ("occupied", "The silver rabbit stands on a8."));
//!
//! let result = ai::best_move(&game, &Limits { nodes: Some(2_000), ..Limits::default() })?;
//! game.play(&result.best.to_string())?;
//! # Ok::<(), keddah::arimaa::Error>(())
//! ```
#![cfg_attr(docsrs, feature(doc_cfg))]
#![forbid(unsafe_code)]

#[cfg(any(feature = "cli", feature = "wasm"))]
pub mod answer;
#[cfg(feature = "arimaa")]
pub mod arimaa;
#[cfg(any(feature = "arimaa", feature = "quoridor"))]
pub mod error;
pub mod game;
#[cfg(any(feature = "arimaa", feature = "quoridor"))]
mod hash;
#[cfg(any(feature = "arimaa", feature = "quoridor"))]
mod notation;
#[cfg(all(feature = "protocol", any(feature = "arimaa", feature = "quoridor"), not(target_arch = "wasm32")))]
pub mod protocol;
#[cfg(feature = "quoridor")]
pub mod quoridor;
#[cfg(any(feature = "arimaa", feature = "quoridor"))]
mod record;
pub mod search;
#[cfg(all(feature = "wasm", any(feature = "arimaa", feature = "quoridor")))]
pub mod wasm;
