#![doc = "Rules and players for Arimaa and Quoridor."]
#[cfg(feature = "arimaa")]
pub mod arimaa;
pub mod game;
pub mod search;
