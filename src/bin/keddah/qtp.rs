//! `keddah qtp`: Quoridor's dialect of the Go Text Protocol on standard input and output.

use std::path::PathBuf;

use clap::Args;
use keddah::protocol::{QtpSession, converse};
use keddah::quoridor::Quoridor;

use crate::failure::Failure;
use crate::net::read;

pub const ABOUT: &str = "\
Run as a Quoridor engine: KataQuoridor's dialect of the Go Text Protocol (GTP), on standard input and output. It \
supports only two players on 9x9 with ten walls each.

Commands are answered in order; stop and quit end all searches that precede them. Black moves first, from e9; squares \
and walls are named in glendenning notation. Parameters of kata-set-param: level (1 to 10), nodes or maxVisits, seed, \
maxTime. Without a time control or another limit, the engine plays at level 10.";

#[derive(Args)]
pub struct Qtp {
    /// A network, for level 10 and for searches that time limits
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,
}

impl Qtp {
    pub fn run(self) -> Result<(), Failure> {
        let net = self.net.map(|path| read::<Quoridor>(&path)).transpose()?;
        converse(QtpSession::new("keddah"), net, std::io::stdin(), &mut std::io::stdout().lock())?;
        Ok(())
    }
}
