//! Goals of lessons and puzzles.

mod docs;
mod examples;
mod faults;
mod properties;
