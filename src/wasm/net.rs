//! The network for the searches of a wasm module.

use std::sync::OnceLock;

use crate::net::Net;
use crate::playable::Playable;

static NET: OnceLock<Net> = OnceLock::new();

/// Reads the network of a game for all later searches. Returns the reason if it does not fit, or if
/// this wasm searches without one. The first network that fits stays.
pub(super) fn set<G: Playable>(bytes: &[u8]) -> Option<String> {
    if !cfg!(feature = "net") {
        return Some("this wasm searches without a network".into());
    }
    match G::read_net(bytes) {
        Ok(net) => {
            NET.get_or_init(|| net);
            None
        }
        Err(error) => Some(error.to_string()),
    }
}

/// The network, once one has been read.
pub(super) fn get() -> Option<&'static Net> {
    NET.get()
}
