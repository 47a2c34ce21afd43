//! Networks: integer inference, and the file format of the weights. Knows no game, only indices.
//!
//! A network has three layers for the value of a position and one for the priors of its moves:
//!
//! - inputs, each 0 or 1 → hidden units, clipped to 0…1 and squared;
//! - hidden units → second units, clipped to 0…1;
//! - second units → the value, as the logarithm of the odds to win (logit);
//! - hidden units → a logit for each move, and one for each class of moves, which are added.
//!
//! All arithmetic is in integers, so that every platform computes the same bits. A sum that
//! overflows wraps around: with trained weights none does, but a file may contain any. The design
//! follows NNUE (Nasu 2018) as chess programs use it; the square of the clipped value is due to the
//! Stockfish project.

mod file;

pub use file::{FORMAT, NetError};

/// The scale of the first layer: a weight of 1.
const UNIT: i32 = 255;
/// The binary logarithm of the scale of all other weights.
const WEIGHT_BITS: u32 = 6;
/// The scale of the hidden units: the square of [`UNIT`] / 256.
const HIDDEN_UNIT: i32 = 254;
/// The scale of all logits.
pub const LOGIT: i32 = HIDDEN_UNIT << WEIGHT_BITS;

/// The number of hidden units.
pub const HIDDEN: usize = 128;
/// The number of units of the second layer.
pub const SECOND: usize = 16;

/// The hidden units of one position, each 0…254.
pub type Hidden = [i16; HIDDEN];

/// The weights of a network.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Net {
    /// For each input the weights of the hidden units.
    first: Vec<[i16; HIDDEN]>,
    first_bias: [i16; HIDDEN],
    second: Vec<[i16; HIDDEN]>,
    second_bias: [i32; SECOND],
    third: [i16; SECOND],
    third_bias: i32,
    /// For each move the weights of the hidden units, and the bias.
    moves: Vec<([i16; HIDDEN], i32)>,
    classes: Vec<([i16; HIDDEN], i32)>,
    checksum: u32,
}

impl Net {
    /// The number of inputs.
    pub fn inputs(&self) -> usize {
        self.first.len()
    }

    /// The checksum of the file that the network was read from.
    pub const fn checksum(&self) -> u32 {
        self.checksum
    }

    /// Computes the hidden units from the inputs that are 1.
    ///
    /// # Panics
    /// If an input is not below [`inputs`](Self::inputs).
    pub fn hidden(&self, active: &[u16]) -> Hidden {
        let mut sums = self.first_bias;
        for &input in active {
            let weights = &self.first[usize::from(input)];
            for (sum, weight) in sums.iter_mut().zip(weights) {
                *sum = sum.wrapping_add(*weight);
            }
        }
        sums.map(|sum| {
            let clipped = i32::from(sum).clamp(0, UNIT);
            ((clipped * clipped) >> 8) as i16
        })
    }

    /// The value: the logit of winning, times [`LOGIT`].
    pub fn value(&self, hidden: &Hidden) -> i32 {
        let mut value = self.third_bias;
        for (row, (bias, weight)) in self.second.iter().zip(self.second_bias.iter().zip(self.third)) {
            let unit = bias.wrapping_add(dot(row, hidden)).clamp(0, LOGIT) >> WEIGHT_BITS;
            value = value.wrapping_add(unit * i32::from(weight));
        }
        value
    }

    /// The logit of a class of moves, times [`LOGIT`].
    pub fn class(&self, hidden: &Hidden, class: usize) -> i32 {
        let (weights, bias) = &self.classes[class];
        bias.wrapping_add(dot(weights, hidden))
    }

    /// The logit of a move without that of its class, times [`LOGIT`].
    pub fn action(&self, hidden: &Hidden, index: usize) -> i32 {
        let (weights, bias) = &self.moves[index];
        bias.wrapping_add(dot(weights, hidden))
    }
}

/// The scalar product. The fixed length lets the compiler use one instruction for eight products.
#[inline]
fn dot(a: &[i16; HIDDEN], b: &[i16; HIDDEN]) -> i32 {
    a.iter().zip(b).map(|(&a, &b)| i32::from(a) * i32::from(b)).sum()
}

#[cfg(test)]
mod tests;
