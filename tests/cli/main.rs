//! Tests the program `keddah` by running it as its users do.

mod arimaa;
mod check_goal;
mod ladder;
mod lessons;
mod matches;
mod nets;
mod openings;
mod program;
mod puzzles;
mod quoridor;
mod review;
mod temporary;
