//! The file of a network's weights: a header of 32 bytes, then the weights of each layer, all
//! little-endian.

use std::fmt;

use super::{HIDDEN, Net, SECOND};

/// The first bytes of every file, the version included.
pub const FORMAT: [u8; 8] = *b"keddahN1";

/// Why a file is not a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NetError {
    /// The file does not begin with [`FORMAT`]: another format or version.
    Format,
    /// The file is for other numbers of inputs, moves or classes.
    Sizes,
    /// The file is shorter or longer than its sizes say.
    Length,
    /// The checksum does not match the weights.
    Checksum,
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Format => "not a network, or of another version",
            Self::Sizes => "a network for another game",
            Self::Length => "the network is cut short or too long",
            Self::Checksum => "the checksum of the network does not match",
        })
    }
}

impl std::error::Error for NetError {}

/// Reads numbers from the file.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn bytes<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (found, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*found)
    }

    fn i16(&mut self) -> Option<i16> {
        self.bytes().map(i16::from_le_bytes)
    }

    fn i32(&mut self) -> Option<i32> {
        self.bytes().map(i32::from_le_bytes)
    }

    fn u32(&mut self) -> Option<u32> {
        self.bytes().map(u32::from_le_bytes)
    }

    fn row<const N: usize>(&mut self) -> Option<[i16; N]> {
        let mut row = [0; N];
        for weight in &mut row {
            *weight = self.i16()?;
        }
        Some(row)
    }

    fn rows<const N: usize>(&mut self, count: usize) -> Option<Vec<[i16; N]>> {
        (0..count).map(|_| self.row()).collect()
    }

    fn with_bias(&mut self, count: usize) -> Option<Vec<([i16; HIDDEN], i32)>> {
        let rows = self.rows(count)?;
        rows.into_iter().map(|row| Some((row, self.i32()?))).collect()
    }
}

impl Net {
    /// Reads a network for a number of inputs, moves and classes of moves.
    pub fn read(bytes: &[u8], inputs: usize, moves: usize, classes: usize) -> Result<Self, NetError> {
        let mut reader = Reader(bytes);
        if reader.bytes() != Some(FORMAT) {
            return Err(NetError::Format);
        }
        let checksum = reader.u32().ok_or(NetError::Length)?;
        let body = reader.0;
        let mut next = || reader.u32().ok_or(NetError::Length);
        let sizes = [next()?, next()?, next()?, next()?, next()?];
        if sizes != [inputs, HIDDEN, SECOND, moves, classes].map(|size| size as u32) {
            return Err(NetError::Sizes);
        }
        if crc32fast::hash(body) != checksum {
            return Err(NetError::Checksum);
        }
        Self::weights(&mut reader, checksum, inputs, moves, classes)
            .filter(|_| reader.0.is_empty())
            .ok_or(NetError::Length)
    }

    fn weights(
        reader: &mut Reader<'_>,
        checksum: u32,
        inputs: usize,
        moves: usize,
        classes: usize,
    ) -> Option<Self> {
        let first = reader.rows(inputs)?;
        let first_bias = reader.row()?;
        let second = reader.rows(SECOND)?;
        let mut second_bias = [0; SECOND];
        for bias in &mut second_bias {
            *bias = reader.i32()?;
        }
        let third = reader.row()?;
        let third_bias = reader.i32()?;
        let moves = reader.with_bias(moves)?;
        let classes = reader.with_bias(classes)?;
        Some(Self { first, first_bias, second, second_bias, third, third_bias, moves, classes, checksum })
    }
}
