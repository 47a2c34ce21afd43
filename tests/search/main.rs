//! Tests the computer players: complete games, limits, tactical positions and recorded results.

mod arimaa;
mod arimaa_tactics;
mod bestmove;
mod campaign;
mod path_tree;
mod quoridor;
mod review;
mod search_turns;
mod threads;
