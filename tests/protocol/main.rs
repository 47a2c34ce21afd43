//! Tests the engine protocols AEI and QTP from the controller's side.

mod aei;
mod engine;
mod qtp;
