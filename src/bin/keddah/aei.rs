//! `keddah aei`: the Arimaa Engine Interface on standard input and output.

use clap::Args;
use keddah::protocol::aei;

use crate::Failure;

pub const ABOUT: &str = "\
Play Arimaa for another program: the Arimaa Engine Interface (AEI), version 1, on standard input and output.

Works under the scripts `roundrobin`, `analyze` and `gameroom` of the PyPI package AEI. Options beyond the \
standard ones: level (1 to 10), nodes, seed. The option hash is heard and changes nothing: the table's size follows the \
other limits. Without time and any other limit, level 10 plays.

The protocol would have an engine exit at a message that it does not know. This one logs it, as all that is wrong with \
a message, as an error, and the session goes on.";

#[derive(Args)]
pub struct Aei;

impl Aei {
    pub fn run(self) -> Result<(), Failure> {
        aei::converse(std::io::stdin(), &mut std::io::stdout().lock())?;
        Ok(())
    }
}
