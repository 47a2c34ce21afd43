//! Tests the rules of Quoridor: by example, against a second implementation, and against the
//! recorded results of other programs.

mod against_naive;
mod compare;
mod display;
mod game;
mod naive;
mod oracles;
mod perft;
mod positions;
mod records;
mod rules;
mod texts;
mod variations;
mod walls;
