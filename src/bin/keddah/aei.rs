//! `keddah aei`: the Arimaa Engine Interface on standard input and output.

use clap::Args;
use keddah::protocol::{AeiSession, converse};

use crate::failure::Failure;

pub const ABOUT: &str = "\
Run as an Arimaa engine: the Arimaa Engine Interface (AEI), version 1, on standard input and output.

Works with the scripts `roundrobin`, `analyze` and `gameroom` of the PyPI package AEI. Options besides the standard \
ones: level (1 to 10), nodes, seed. The option hash has no effect: the size of the transposition table depends on the \
node limit. Without a time control or another limit, the engine plays at level 10.

AEI says that an engine should exit after an unknown message. This one logs an error, as for any other invalid \
message, and continues.";

#[derive(Args)]
pub struct Aei;

impl Aei {
    pub fn run(self) -> Result<(), Failure> {
        converse(AeiSession::new("keddah"), None, std::io::stdin(), &mut std::io::stdout().lock())?;
        Ok(())
    }
}
