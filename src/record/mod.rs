//! What the records of all games share: words, tags, results, and files of many records.

mod blocks;
mod words;

pub(crate) use blocks::{Block, Blocks};
pub(crate) use words::{Item, Keyword, Words, quoted};
