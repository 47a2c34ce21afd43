//! Tests the program `keddah` by running it as its users do.

mod arimaa;
mod matches;
mod program;
mod quoridor;
mod review;
