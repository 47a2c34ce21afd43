//! `keddah qtp`: Quoridor's dialect of the Go Text Protocol on standard input and output.

use clap::Args;
use keddah::protocol::qtp;

use crate::Failure;

pub const ABOUT: &str = "\
Play Quoridor for another program: the dialect of the Go Text Protocol (GTP) that KataQuoridor speaks, on standard \
input and output. Two players on 9x9 with ten walls each; nothing else.

Commands are answered one after another; stop and quit end the searches that they would wait for. Black moves first, \
from e9; squares and walls are called as in glendenning notation. Parameters of kata-set-param: level (1 to 10), nodes, \
seed, maxTime. Without time and any other limit, level 10 plays.";

#[derive(Args)]
pub struct Qtp;

impl Qtp {
    pub fn run(self) -> Result<(), Failure> {
        qtp::converse(std::io::stdin(), &mut std::io::stdout().lock())?;
        Ok(())
    }
}
