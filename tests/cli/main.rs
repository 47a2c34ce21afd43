//! Tests the program `keddah` by running it as its users do.

mod arimaa;
mod matches;
mod openings;
mod program;
mod quoridor;
mod review;
