//! The file of a network: it is read or refused, and any network that is read can be used.

use arbitrary::Arbitrary;
use keddah::net::{FORMAT, NetError};
use keddah::quoridor::Game;
use keddah::quoridor::ai::{read_net, search};
use keddah::search::{Control, Limits};

/// The network that is shipped.
const SHIPPED: &[u8] = include_bytes!("../../nets/quoridor.net");
/// The length of the file up to its checksum, and up to the sizes after it.
const CHECKSUM_END: usize = FORMAT.len() + 4;
const SIZES_END: usize = CHECKSUM_END + 20;

/// Changes to the file.
#[derive(Arbitrary, Debug)]
pub struct Damage {
    /// Bytes to write, each with its distance from the end of the file.
    pub bytes: Vec<(u32, u8)>,
    /// The number of bytes to keep; all by default.
    pub kept: Option<u32>,
    /// Bytes to append.
    pub appended: Vec<u8>,
    /// Whether the checksum is computed anew.
    pub repaired: bool,
}

/// Checks that the file of a network is refused for the right reason, or read and used.
pub fn net(damage: &Damage) {
    let mut file = SHIPPED.to_vec();
    for &(distance, byte) in &damage.bytes {
        let place = file.len() - 1 - distance as usize % file.len();
        file[place] = byte;
    }
    if let Some(kept) = damage.kept {
        file.truncate(kept as usize % (file.len() + 1));
    }
    file.extend(&damage.appended);
    if damage.repaired && file.len() >= CHECKSUM_END {
        let checksum = crc32fast::hash(&file[CHECKSUM_END..]);
        file[FORMAT.len()..CHECKSUM_END].copy_from_slice(&checksum.to_le_bytes());
    }
    match read_net(&file) {
        Err(error) => {
            assert_eq!(Some(error), expected(&file));
            assert!(!error.to_string().is_empty());
        }
        Ok(net) => {
            assert_eq!(expected(&file), None);
            let mut game = Game::default();
            let limits = Limits { nodes: Some(8), net: Some(true), ..Limits::default() };
            let control = Control { net: Some(&net), ..Control::default() };
            let result = search(&game, &limits, &control, &mut |_| ()).expect("the game is not over");
            assert_eq!(result.net, Some(net.checksum()));
            assert!(game.play_turn(&result.best).is_ok());
        }
    }
}

/// Why a file is refused, if it is.
fn expected(file: &[u8]) -> Option<NetError> {
    if !file.starts_with(&FORMAT) {
        return Some(NetError::Format);
    }
    let Some(sizes) = file.get(CHECKSUM_END..SIZES_END) else { return Some(NetError::Length) };
    if sizes != &SHIPPED[CHECKSUM_END..SIZES_END] {
        return Some(NetError::Sizes);
    }
    if crc32fast::hash(&file[CHECKSUM_END..]).to_le_bytes() != file[FORMAT.len()..CHECKSUM_END] {
        return Some(NetError::Checksum);
    }
    (file.len() != SHIPPED.len()).then_some(NetError::Length)
}
