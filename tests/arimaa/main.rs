//! Tests the rules of Arimaa: by example, against a second implementation, and against the recorded
//! results of other programs.

mod against_naive;
mod compare;
mod compare_games;
mod display;
mod game_against_naive;
mod naive;
mod perft;
mod positions;
mod pyrimaa;
mod records;
mod rules;
mod texts;
mod variations;
