//! Fits the weights of keddah's evaluations to games that it plays against itself.
//!
//! The steps, in order: [`games`] plays and scores positions, also some that searches evaluate
//! ([`leaves`]), [`labels`] converts the scores to win probabilities, [`fit`] fits the weights to
//! them, [`source`] writes the weights as Rust, and [`engine`] builds keddah with them and plays a
//! match. [`arimaa`] and [`quoridor`] define the features and the files of each game. The features
//! are computed by the code of the evaluations, through `keddah::arimaa::ai::tuning` and
//! `keddah::quoridor::ai::tuning`. [`net`] trains networks. [`cluster`] runs work on Ray, and
//! [`self_play_tasks`] the games. `docs/tuning.md` explains how to run it.

pub mod arimaa;
pub mod cluster;
pub mod engine;
pub mod fit;
pub mod games;
pub mod labels;
pub mod leaves;
pub mod net;
pub mod python;
pub mod quoridor;
pub mod self_play_tasks;
pub mod source;
