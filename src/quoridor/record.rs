//! Parsing games from positions and records. A record is tags, then moves with or without numbers.

use super::{Error, Game, Notation, NotationError, Options, Player, Position, Quoridor, Reason, Setup};
use crate::notation::excerpt;
use crate::record::{
    Block, Keyword, RecordToken, Rules, StatedResult, Tokenizer, read_result, read_termination,
};

impl Game {
    /// Parses a position or a record. Positions are always in standard notation. The notation of a
    /// record is that of the options, or else that of its tags, or else the first in which every
    /// move is legal. Tags override the other options.
    ///
    /// ```
    /// use keddah::quoridor::{Game, Options};
    /// let game = Game::parse("//e1e9/10 10/1", &Options::default())?;
    /// assert_eq!(game, Game::default());
    /// let four = Options { players: 4, ..Options::default() };
    /// assert_eq!(Game::parse("1. e2 b5", &four)?.to_string(), "//e2b5e9i5/5 5 5 5/3");
    /// assert_eq!(Game::parse("nonsense", &four).unwrap_err().code(), "notation");
    /// # Ok::<(), keddah::quoridor::Error>(())
    /// ```
    pub fn parse(text: &str, options: &Options) -> Result<Self, Error> {
        if looks_like_position(text) { Self::parse_position(text, options) } else { parse(text, options) }
    }

    /// Parses moves, or a record, that start from a position, unless the record states another one.
    /// Without a notation, it is detected.
    ///
    /// ```
    /// use keddah::quoridor::{Game, Setup};
    /// let start = "//e7e3/9 9/2".parse::<Setup>()?.position()?;
    /// let game = Game::parse_from(start, "e4 e6", None)?;
    /// assert_eq!(game.position().to_string(), "//e6e4/9 9/2");
    /// assert_eq!(Game::parse_from(start, "e4 e9", None).unwrap_err().code(), "not-adjacent");
    /// # Ok::<(), keddah::quoridor::Error>(())
    /// ```
    pub fn parse_from(start: Position, text: &str, notation: Option<Notation>) -> Result<Self, Error> {
        let record = RecordText::read(text)?;
        let origin = record.origin(&Options::default(), Some(start))?;
        replay(record, origin, notation)
    }

    /// Parses a position, always in standard notation. The options give the notation of the game.
    ///
    /// ```
    /// use keddah::quoridor::{Game, Options};
    /// assert_eq!(Game::parse_position("1. e2", &Options::default()).unwrap_err().code(), "notation");
    /// ```
    pub fn parse_position(text: &str, options: &Options) -> Result<Self, Error> {
        let setup: Setup = text.parse()?;
        Ok(Self::from_position(setup.position()?, options.notation.unwrap_or_default()))
    }
}

/// Whether a text is a position rather than a record: before the first slash it has only labels and
/// numbers. The result `1/2-1/2` has a digit after its first slash, a position has none there.
fn looks_like_position(text: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || c.is_whitespace() || matches!(c, ':' | '-');
    let rest = text.trim_start_matches(plain);
    rest.starts_with('/') && !rest[1..].starts_with(|c: char| c.is_ascii_digit())
}

/// Parses a record; see [`Game::parse`]. If no notation fits, the error is that of the notation in
/// which more moves are legal.
pub(super) fn parse(text: &str, options: &Options) -> Result<Game, Error> {
    let record = RecordText::read(text)?;
    let origin = record.origin(options, None)?;
    replay(record, origin, options.notation)
}

/// Plays a record from a position. Without a `notation`, that of the record's tag applies; without
/// a tag, the notations are tried in turn.
fn replay(record: RecordText<'_>, origin: Position, notation: Option<Notation>) -> Result<Game, Error> {
    let stated = notation.or(record.notation);
    let mut furthest: Option<(usize, Error)> = None;
    for notation in Notation::ALL.into_iter().filter(|&one| stated.is_none_or(|stated| stated == one)) {
        let mut game = Game::from_position(origin, notation);
        let Err(error) = record.replay(&mut game) else {
            game.tags = record.tags;
            return Ok(game);
        };
        if furthest.as_ref().is_none_or(|&(ply, _)| game.ply() > ply) {
            furthest = Some((game.ply(), error));
        }
    }
    Err(furthest
        .map_or_else(|| NotationError::new(0, "There is no such notation.").into(), |(_, error)| error))
}

/// The tags and words of a record.
#[derive(Default)]
struct RecordText<'a> {
    position: Option<Setup>,
    // The values of the tags with numbers, after their offsets.
    players: Option<(usize, i64)>,
    size: Option<(usize, i64)>,
    walls: Option<(usize, i64)>,
    first: Option<(usize, i64)>,
    notation: Option<Notation>,
    result: Option<StatedResult<Player>>,
    reason: Option<Reason>,
    tags: Vec<(String, String)>,
    words: Vec<(usize, &'a str)>,
}

impl<'a> RecordText<'a> {
    fn read(text: &'a str) -> Result<Self, NotationError> {
        let mut record = Self::default();
        let mut tokens = Tokenizer::new(text);
        let mut any = false;
        while let Some((at, token)) = tokens.read()? {
            any = true;
            match token {
                RecordToken::Tag { .. } if !record.words.is_empty() => {
                    return Err(NotationError::new(at, "Tags must come before the moves."));
                }
                RecordToken::Tag { name, value, value_at } => record.tag(name, value, value_at)?,
                RecordToken::Word(word) => record.words.push((at, word)),
            }
        }
        if any {
            return Ok(record);
        }
        let end = text.chars().count();
        Err(NotationError::new(end, "The text is empty: neither a position nor a record."))
    }

    fn tag(&mut self, name: &str, value: String, at: usize) -> Result<(), NotationError> {
        let wrong = |what: &str| NotationError::new(at, format!("“{}” is {what}.", excerpt(&value)));
        let number = || {
            let number = value.trim().parse().map_err(|_| wrong("not a whole number"))?;
            Ok(Some((at, number)))
        };
        match name.to_ascii_lowercase().as_str() {
            "position" => self.position = Some(value.parse().map_err(|e: NotationError| e.moved(at))?),
            "players" => self.players = number()?,
            "size" => self.size = number()?,
            "walls" => self.walls = number()?,
            "first" => self.first = number()?,
            "notation" => {
                let found = Notation::from_name(&value.trim().to_ascii_lowercase());
                self.notation = Some(found.ok_or_else(|| wrong("not a notation: standard or glendenning"))?);
            }
            "result" => {
                let result = result_of(&value);
                self.result = result.ok_or_else(|| wrong("not a result: the winner's number or 1/2-1/2"))?;
            }
            "termination" => {
                let known =
                    |reason: &Option<Reason>| reason.is_none_or(|one| Quoridor::REASONS.contains(&one));
                let reason = read_termination(&value).filter(known);
                let reason = reason.ok_or_else(|| wrong("not a way for a game to end"))?;
                // The board shows a goal reached.
                self.reason = reason.filter(|&reason| reason != Reason::Goal);
            }
            _ => self.tags.push((name.into(), value)),
        }
        Ok(())
    }

    /// The position that the game begins from, according to the tags or else the options.
    fn origin(&self, options: &Options, start: Option<Position>) -> Result<Position, Error> {
        let value = |tag: Option<(usize, i64)>| tag.map(|(_, value)| value);
        let position = match (&self.position, start) {
            (Some(setup), _) => setup.position()?,
            (None, Some(start)) => start,
            (None, None) => {
                let options = Options {
                    players: value(self.players).unwrap_or(options.players),
                    size: value(self.size).unwrap_or(options.size),
                    walls: value(self.walls).or(options.walls),
                    first: value(self.first).unwrap_or(options.first),
                    ..*options
                };
                return Ok(options.position()?);
            }
        };
        for (tag, found, what) in [
            (self.players, i64::from(position.players()), "players"),
            (self.size, i64::from(position.size()), "squares per side"),
        ] {
            if let Some((at, _)) = tag.filter(|&(_, value)| value != found) {
                return Err(NotationError::new(at, format!("The position has {found} {what}.")).into());
            }
        }
        Ok(position)
    }

    /// Plays the moves, then applies the result. After an error the game has the moves before it.
    fn replay(&self, game: &mut Game) -> Result<(), Error> {
        let mut number = None;
        for (index, &(at, word)) in self.words.iter().enumerate() {
            if Keyword::read(word).is_some() {
                self.result(game, &self.words[index..]).map_err(|error| in_turn(game, error))?;
                break;
            }
            let (count, rest) = split_number(word);
            if let Some(count) = count {
                number = Some(following(number, count, at).map_err(|error| in_turn(game, error.into()))?);
            }
            let at = at + word.chars().count() - rest.chars().count();
            if !rest.is_empty() {
                game.play(rest).map_err(|error| in_turn(game, error.moved(at)))?;
            }
        }
        self.result.map_or(Ok(()), |result| Ok(game.set_stated_result(result, self.reason)?))
    }

    /// Applies a result such as `resigns`, `lost on time`, `won`, of which the player to move is
    /// the subject, or `1-0`.
    fn result(&self, game: &mut Game, words: &[(usize, &str)]) -> Result<(), Error> {
        let mover = game.position().mover();
        let (result, reason) = read_result::<Quoridor>(words, game.position(), mover)?;
        let reason = reason.or(self.reason);
        result.map_or(Ok(()), |result| Ok(game.set_stated_result(result, reason)?))
    }
}

/// An error in the next turn of the game.
fn in_turn(game: &Game, error: Error) -> Error {
    Error::Turn { turn: (game.ply() + 1).to_string(), error: Box::new(error) }
}

/// Splits a move number off the start of a word such as `12.`, `12` or `3...e8`.
pub(super) fn split_number(word: &str) -> (Option<u64>, &str) {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = word.strip_suffix(rest).unwrap_or_default();
    let after = rest.trim_start_matches('.');
    match digits.parse() {
        Ok(number) if after.is_empty() || after.len() < rest.len() => (Some(number), after),
        _ => (None, word),
    }
}

/// Checks a move number against the previous one. Numbers increase by one, whether they count
/// rounds or moves; one may be repeated within its round.
fn following(last: Option<u64>, number: u64, at: usize) -> Result<u64, NotationError> {
    match last {
        Some(last) if number != last && Some(number) != last.checked_add(1) => Err(NotationError::new(
            at,
            format!("Expected move number {}, found {number}.", last.saturating_add(1)),
        )),
        _ => Ok(number),
    }
}

/// The result that the value of a tag `Result` names; `Some(None)` if the game is not over, `None`
/// if the value is unknown.
fn result_of(value: &str) -> Option<Option<StatedResult<Player>>> {
    match value.trim() {
        "1-0" => Some(Some(StatedResult::Win(Player::FIRST))),
        "0-1" => Player::new(2).map(|winner| Some(StatedResult::Win(winner))),
        "1/2-1/2" => Some(Some(StatedResult::Draw)),
        "*" | "?" | "" => Some(None),
        number => number.parse().ok().and_then(Player::new).map(|winner| Some(StatedResult::Win(winner))),
    }
}

/// Splits a block of a file into records. A block without tags, heading and final position has a
/// record on each line that begins one.
pub(super) fn split_block(block: Block<'_>) -> Vec<Block<'_>> {
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

/// Whether a line begins a record, rather than a comment, a result, or moves with later numbers.
fn begins_game(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or_default();
    line.starts_with(|c: char| c.is_alphanumeric())
        && Keyword::read(word).is_none()
        && split_number(word).0.is_none_or(|number| number == 1)
}
