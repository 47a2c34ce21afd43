//! Files of many records.

use super::record::{parse, split_number};
use super::{Error, Game, Notation, NotationError, Setup};
use crate::record::{Block, Blocks, Keyword};

/// A record out of a file of many.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Which record of the file it is, counted from 1.
    pub number: usize,
    /// What the line before the record calls it: of `game 12 …`, `12`.
    pub name: Option<String>,
    /// The game, or why it cannot be read. Offsets are from the start of the file.
    pub game: Result<Game, Error>,
}

/// Reads a file of records. Plain ones are a line each; a line that begins with a number other than 1, or with a result,
/// goes on with the one before. Records with tags, or named by a line (`game 12 …`) before, may take any number of lines, a blank
/// line between. Lines that begin with `#` are ignored. A last line `final …` gives the position that a record ends in,
/// which is compared. Without a notation, each is read in the one that fits.
///
/// ```
/// use keddah::quoridor::{Notation, read_games};
/// let text = "e2 e8 e3\n1. e8 e2 2. e7 e3\n\n[Players \"4\"]\n\n1. e2 b5 e8\n";
/// let games: Vec<_> = read_games(text, None).map(|listed| listed.game.unwrap()).collect();
/// let plies: Vec<_> = games.iter().map(|game| game.ply()).collect();
/// assert_eq!((plies, games[1].notation()), (vec![3, 4, 3], Notation::Glendenning));
/// ```
pub fn read_games(text: &str, notation: Option<Notation>) -> impl Iterator<Item = Listed> {
    let mut blocks = Blocks::new(text);
    let records = std::iter::from_fn(move || blocks.next_block()).flat_map(records);
    records.enumerate().map(move |(index, record)| Listed {
        number: index + 1,
        name: record.name.map(String::from),
        game: game(&record, notation),
    })
}

fn game(record: &Block<'_>, notation: Option<Notation>) -> Result<Game, Error> {
    let game = parse(record.text, notation).map_err(|error| error.moved(record.at))?;
    if let Some((at, text)) = record.last {
        let last: Setup = text.parse().map_err(|error: NotationError| error.moved(at))?;
        if last != Setup::from(game.position()) {
            return Err(NotationError::new(at, "The record does not end in this position.").into());
        }
    }
    Ok(game)
}

/// The records of a block: one, or one a line.
fn records(block: Block<'_>) -> Vec<Block<'_>> {
    if block.name.is_some() || block.last.is_some() || block.text.trim_start().starts_with('[') {
        return vec![block];
    }
    let mut records: Vec<Block<'_>> = Vec::new();
    let (mut start, mut byte, mut at, mut any) = (0, 0, block.at, false);
    for line in block.text.split_inclusive('\n') {
        let trimmed = line.trim();
        if any && begins_game(trimmed) {
            start = byte;
            any = false;
        }
        let end = byte + line.len();
        match records.last_mut().filter(|_| start < byte) {
            Some(record) => record.text = &block.text[start..end],
            None => records.push(Block { text: line, at, ..Block::default() }),
        }
        any |= trimmed.starts_with(|c: char| c.is_alphanumeric());
        byte = end;
        at += line.chars().count();
    }
    records
}

/// Whether a line is more than remarks, a result, or moves with later numbers.
fn begins_game(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or_default();
    line.starts_with(|c: char| c.is_alphanumeric())
        && Keyword::read(word).is_none()
        && split_number(word).0.is_none_or(|number| number == 1)
}
