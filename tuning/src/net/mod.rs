//! Networks: the games that they are trained on, as compact files, and the rows of numbers that the
//! training reads.
//!
//! [`games`] is the file of self-play games, [`quoridor`] plays them, [`rows`] turns their
//! positions into rows, and [`pipeline`] runs all steps, the training with JAX included.
//! [`rescore`] searches the positions of games again, and [`mod@matches`] compares networks.
//! `docs/tuning.md` explains how to run it.

pub mod games;
pub mod matches;
pub mod parallel;
pub mod pipeline;
pub mod quoridor;
pub mod rescore;
pub mod rows;
