//! Rows for the training of a network, one for each position that was searched in self-play games.
//!
//! The file begins with a line of JSON, [`Sizes`]. A row has the inputs as bits, the lowest bit of
//! a byte first; a byte for the class of each move (255 if it is not tried); the index of the best
//! move (255 if it is not among those); the result for the player to move (0 lost, 1 won, 2 none);
//! and the score in hundredths, as two bytes, little-endian.

use std::io::{self, Read, Seek, SeekFrom, Write};

use keddah::game::{Rng, Tree};
use keddah::net::Net;
use keddah::quoridor::Position;
use keddah::quoridor::ai::net::{CLASSES, INPUTS, MOVES, View, classified_moves, inputs};
use serde::Serialize;

use super::games::GameRecord;
use super::quoridor::find_move;

/// The class of a move that is not tried in a position, and the index of no move.
const NONE: u8 = u8::MAX;

/// The numbers of inputs, moves and classes of moves of a network.
#[derive(Serialize)]
pub struct Sizes {
    inputs: usize,
    moves: usize,
    classes: usize,
}

/// The sizes of Quoridor's network.
pub const SIZES: Sizes = Sizes { inputs: INPUTS, moves: MOVES, classes: CLASSES };

/// Writes a row for each searched position of a game, half of them with east and west exchanged.
/// Returns their number.
///
/// Fails with the game's number if a move is not legal.
pub fn write(game: &GameRecord, out: &mut impl Write) -> io::Result<usize> {
    let mut position = Position::default();
    let mut rng = Rng::new(u64::from(game.number));
    let mut rows = 0;
    for (index, ply) in game.plies.iter().enumerate() {
        let mv = find_move(&position, ply.action).ok_or_else(|| {
            io::Error::other(format!("game {}: move {} is not legal", game.number, index + 1))
        })?;
        if let Some(score) = ply.score {
            let view = View::new(&position);
            let view = if rng.below(2) == 0 { view } else { view.mirrored() };
            let mut bits = [0_u8; INPUTS.div_ceil(8)];
            for input in inputs(&position, view) {
                bits[usize::from(input) / 8] |= 1 << (input % 8);
            }
            let mut classes = [NONE; MOVES];
            classified_moves(&position, |mv, class| {
                if let Some(index) = view.index(mv) {
                    classes[index] = class as u8;
                }
            });
            let best = view.index(mv).filter(|&index| classes[index] != NONE);
            let mover = position.mover().index();
            let result = game.winner.map_or(2, |winner| u8::from(usize::from(winner) == mover));
            out.write_all(&bits)?;
            out.write_all(&classes)?;
            out.write_all(&[best.map_or(NONE, |index| index as u8), result])?;
            out.write_all(&score.to_le_bytes())?;
            rows += 1;
        }
        position.make(mv);
    }
    Ok(rows)
}

/// The number of bytes of a row.
const ROW_BYTES: usize = INPUTS.div_ceil(8) + MOVES + 4;

/// Compares a network with figures of the last rows, from the training: the value of each row and
/// the sum of the logits of its moves, times [`LOGIT`](keddah::net::LOGIT).
///
/// Fails with the first row that differs, or if there are too few rows.
pub fn check(net: &Net, mut rows: impl Read + Seek, expected: &[[i64; 2]]) -> io::Result<()> {
    let mut last = Vec::new();
    rows.seek(SeekFrom::End(-((expected.len() * ROW_BYTES) as i64)))?;
    rows.read_to_end(&mut last)?;
    for (index, (row, expected)) in last.chunks(ROW_BYTES).zip(expected).enumerate() {
        let found = figures(net, row);
        if found != *expected {
            let why = format!("row {index}: the network gives {found:?}, in the training {expected:?}");
            return Err(io::Error::other(why));
        }
    }
    Ok(())
}

/// The value of a row and the sum of the logits of its moves.
fn figures(net: &Net, row: &[u8]) -> [i64; 2] {
    let (bits, rest) = row.split_at(INPUTS.div_ceil(8));
    let active: Vec<u16> =
        (0..INPUTS as u16).filter(|input| bits[usize::from(input / 8)] >> (input % 8) & 1 == 1).collect();
    let hidden = net.hidden(&active);
    let logit = |(index, &class): (usize, &u8)| {
        i64::from(net.action(&hidden, index)) + i64::from(net.class(&hidden, class.into()))
    };
    let tried = rest[..MOVES].iter().enumerate().filter(|&(_, &class)| class != NONE);
    [net.value(&hidden).into(), tried.map(logit).sum()]
}
