//! A game with its history, independent of the game's rules: a tree of turns and variations, undo
//! and redo, results, and the text format of records.

mod blocks;
mod collection;
mod game_record;
#[cfg(any(feature = "arimaa", feature = "quoridor"))]
mod keyword;
mod line_index;
#[cfg(any(feature = "arimaa", feature = "quoridor"))]
mod stated_result;
mod status;
#[cfg(any(feature = "arimaa", feature = "quoridor"))]
mod tokenizer;
mod tree;

pub use blocks::{Block, Blocks};
pub use collection::RecordEntry;
pub use game_record::{Checked, ErrorOf, GameRecord, RecordRefusal, Rules};
#[cfg(any(feature = "arimaa", feature = "quoridor"))]
pub(crate) use keyword::Keyword;
#[cfg(any(feature = "arimaa", feature = "quoridor"))]
pub(crate) use stated_result::{read_result, read_termination};
pub use status::{Player, PlayerLabel, Reason, Status};
#[cfg(any(feature = "arimaa", feature = "quoridor"))]
pub(crate) use tokenizer::{RecordToken, Tokenizer};
pub use tree::{Annotation, Mark, Node, NodeId, RecordTree};
