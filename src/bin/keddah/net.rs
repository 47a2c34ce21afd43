//! The file of a network, as an argument of several commands.

use std::path::Path;

use keddah::net::Net;
use keddah::playable::Playable;

use crate::failure::Failure;

/// Reads the network of a game from a file.
pub fn read<G: Playable>(path: &Path) -> Result<Net, Failure> {
    let fail = |why: &dyn std::fmt::Display| Failure::Read(format!("{}: {why}", path.display()));
    let bytes = std::fs::read(path).map_err(|error| fail(&error))?;
    G::read_net(&bytes).map_err(|error| fail(&error))
}
