//! What the integration tests share; each uses its part.

#![allow(dead_code)]

pub mod engine;
pub mod slow;
pub mod slow_quoridor;
pub mod threads;
