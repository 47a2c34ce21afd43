//! A game with its history, independent of the game's rules: a tree of turns and variations, undo
//! and redo, results, and the text format of records.

mod agreed_result;
mod annotation;
mod blocks;
mod checked;
mod collection;
mod comment;
mod game_record;
mod game_tree;
#[cfg(any(feature = "arimaa", feature = "quoridor"))]
mod keyword;
mod line_index;
mod node;
mod refusal;
#[cfg(any(feature = "arimaa", feature = "quoridor"))]
mod stated_result;
mod status;
mod tags;
#[cfg(any(feature = "arimaa", feature = "quoridor"))]
mod tokenizer;
mod tree;
#[cfg(any(feature = "arimaa", feature = "quoridor"))]
mod tree_reader;
mod writing;

pub use annotation::{Annotation, Mark};
#[cfg(feature = "quoridor")]
pub(crate) use blocks::ends_in_comment;
pub use blocks::{Block, Blocks};
pub use checked::Checked;
pub use collection::RecordEntry;
pub use game_record::{ErrorOf, GameRecord, Rules};
pub use game_tree::GameNode;
#[cfg(any(feature = "arimaa", feature = "quoridor"))]
pub(crate) use keyword::Keyword;
pub use node::{Node, NodeId};
pub use refusal::RecordRefusal;
#[cfg(any(feature = "arimaa", feature = "quoridor"))]
pub(crate) use stated_result::{StatedResult, read_result, read_termination};
pub use status::{Player, PlayerLabel, Reason, Status};
#[cfg(any(feature = "arimaa", feature = "quoridor"))]
pub(crate) use tokenizer::{RecordToken, Tokenizer};
pub use tree::RecordTree;
#[cfg(any(feature = "arimaa", feature = "quoridor"))]
pub(crate) use tree_reader::TreeReader;
