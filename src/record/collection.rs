//! Parsing files of several records.

use super::{Block, Blocks, ErrorOf, GameRecord, Rules};
use crate::notation::NotationError;

/// One game record of a file, as [`GameRecord::read_all`] returns it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordEntry<R: Rules> {
    /// The number of the record in the file, from 1.
    pub number: usize,
    /// The name of the record, from a heading line such as `game 669122`.
    pub name: Option<String>,
    /// The parsed game, or the error in its record. Offsets count from the start of the file.
    pub game: Result<GameRecord<R>, ErrorOf<R>>,
}

impl<R: Rules> GameRecord<R> {
    /// Parses a file of records, plain or with tags, with blank lines between them. Lines that
    /// begin with `#` are ignored. The first line of a record may name it (`game 669122 …`). The
    /// last may give its final position (`final g […]`); a different one is an error.
    ///
    /// In Quoridor, each line of a plain record is a game of its own, unless it begins with a move
    /// number other than 1 or with a result: then it continues the line before. If the options
    /// give no notation, that of each record is detected.
    ///
    /// ```
    /// use keddah::{arimaa, quoridor};
    /// let text = "# two games\n\ngame first\n1g Ra9\n\n[Event \"none\"]\n\n1g\n";
    /// let games: Vec<_> = arimaa::Game::read_all(text, &()).collect();
    /// assert_eq!(games[0].name.as_deref(), Some("first"));
    /// assert_eq!(games[0].game.as_ref().unwrap_err().turn(), Some("1g"));
    /// assert_eq!((games[1].number, games[1].game.is_ok()), (2, true));
    ///
    /// let text = "e2 e8 e3\n1. e8 e2 2. e7 e3\n\n[Players \"4\"]\n\n1. e2 b5 e8\n";
    /// let options = quoridor::Options::default();
    /// let games = quoridor::Game::read_all(text, &options);
    /// let plies: Vec<_> = games.map(|entry| entry.game.unwrap().ply()).collect();
    /// assert_eq!(plies, [3, 4, 3]);
    /// ```
    pub fn read_all(text: &str, options: &R::Options) -> impl Iterator<Item = RecordEntry<R>> {
        let mut blocks = Blocks::new(text);
        let records = std::iter::from_fn(move || blocks.next_block()).flat_map(R::split_block);
        records.enumerate().map(move |(index, record)| RecordEntry {
            number: index + 1,
            name: record.name.map(String::from),
            game: read(&record, options),
        })
    }
}

/// Parses one record and compares the final position that its last line gives.
fn read<R: Rules>(record: &Block<'_>, options: &R::Options) -> Result<GameRecord<R>, ErrorOf<R>> {
    let game = R::parse_record(record.text, options).map_err(|error| error.moved(record.at))?;
    if let Some((at, text)) = record.last {
        let reached = R::is_at_position(&game, text).map_err(|error: NotationError| error.moved(at))?;
        if !reached {
            return Err(NotationError::new(at, "The record does not end in this position.").into());
        }
    }
    Ok(game)
}
