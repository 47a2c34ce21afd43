//! Parsing games from positions and records. A record is tags, then moves with or without numbers.

use super::{Error, Game, Notation, NotationError, Options, Player, Position, Quoridor, Reason, Setup};
use crate::notation::{characters, excerpt, is_in_name};
use crate::record::{
    Annotation, Block, Keyword, RecordToken, Rules, StatedResult, Tokenizer, TreeReader, ends_in_comment,
    read_result, read_termination,
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
    let mut best: Option<Game> = None;
    for notation in Notation::ALL.into_iter().filter(|&one| stated.is_none_or(|stated| stated == one)) {
        let mut reader = TreeReader::new(Game::from_position(origin, notation));
        let read = record.replay(&mut reader);
        let ply = reader.game.ply();
        match read.and_then(|()| record.finish(reader.end()?)) {
            Ok(game) => {
                let errors = |game: &Game| game.variation_errors().len();
                if best.as_ref().is_none_or(|best| errors(&game) < errors(best)) {
                    best = Some(game);
                }
            }
            Err(error) => {
                if furthest.as_ref().is_none_or(|&(furthest, _)| ply > furthest) {
                    furthest = Some((ply, error));
                }
            }
        }
    }
    match (best, furthest) {
        (Some(game), _) => Ok(game),
        (None, Some((_, error))) => Err(error),
        (None, None) => Err(NotationError::new(0, "There is no such notation.").into()),
    }
}

/// The tags of a Quoridor record, and its other tokens.
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
    tokens: Vec<(usize, RecordToken<'a>)>,
}

impl<'a> RecordText<'a> {
    fn read(text: &'a str) -> Result<Self, NotationError> {
        let mut record = Self::default();
        let mut tokens = Tokenizer::new(text);
        let (mut any, mut any_move) = (false, false);
        while let Some((at, token)) = tokens.read()? {
            any |= !matches!(token, RecordToken::Comment(_));
            any_move |= matches!(token, RecordToken::Word(_));
            match token {
                RecordToken::Tag { .. } if any_move => {
                    return Err(NotationError::new(at, "Tags must come before the moves."));
                }
                RecordToken::Tag { name, value, value_at } => record.tag(name, value, value_at)?,
                token => record.tokens.push((at, token)),
            }
        }
        if any {
            return Ok(record);
        }
        let end = characters(text);
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

    /// Returns the position that the recorded game begins from, according to the tags or else the
    /// options.
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

    /// Plays the moves and their variations. After an error the reader's game has the moves before
    /// it.
    fn replay(&self, reader: &mut TreeReader<Quoridor>) -> Result<(), Error> {
        // The last move number of the line, and of those around a variation.
        let mut numbers = vec![None];
        let mut tokens = self.tokens.iter().peekable();
        while let Some(&(at, ref token)) = tokens.next() {
            match token {
                RecordToken::Tag { .. } => {}
                RecordToken::Comment(text) => {
                    reader.annotate(Annotation::from_comment(text));
                }
                &RecordToken::Nag(nag) => {
                    reader.annotate(Annotation::from_nag(nag));
                }
                RecordToken::Open => {
                    reader.open(at);
                    numbers.push(None);
                }
                RecordToken::Close => {
                    reader.close(at)?;
                    numbers.pop();
                }
                RecordToken::Word(_) if reader.is_skipping() => {}
                RecordToken::Word(word) if Keyword::read(word).is_some() => {
                    let mut words = vec![(at, *word)];
                    while let Some(&(at, RecordToken::Word(word))) = tokens.peek() {
                        words.push((*at, word));
                        tokens.next();
                    }
                    // The tree has one result, that of the main line.
                    if !reader.in_variation() {
                        let game = &mut reader.game;
                        self.result(game, &words).map_err(|error| in_turn(game, error))?;
                    }
                }
                RecordToken::Word(word) => {
                    let last = numbers.last_mut().and_then(|last| *last);
                    match play_word(reader, at, word, last) {
                        Ok(number) => {
                            if let Some(last) = numbers.last_mut() {
                                *last = number;
                            }
                        }
                        Err(error) => reader.refuse(error)?,
                    }
                }
            }
        }
        Ok(())
    }

    /// Applies the tags of the record to the game that was read.
    fn finish(&self, mut game: Game) -> Result<Game, Error> {
        if let Some(result) = self.result {
            game.set_stated_result(result, self.reason)?;
        }
        // Variations after the last turn continue the main line.
        game.go_to_end();
        game.tags = self.tags.clone();
        Ok(game)
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

/// The number before a move in a record, such as `12.` or `12...`.
#[derive(Clone, Copy)]
struct MoveNumber {
    number: u64,
    dots: usize,
}

impl MoveNumber {
    /// Whether the number is that of the game's next move, counted in rounds as
    /// [`turn_label`](Rules::turn_label) writes it.
    fn is_next(self, game: &Game) -> bool {
        let players = u64::from(game.origin().players());
        let index = if self.dots < 2 { 0 } else { self.dots.max(3) - 2 };
        let rounds = self.number.saturating_sub(1);
        rounds.saturating_mul(players).saturating_add(index as u64) == game.ply() as u64
    }

    /// Checks a move number against the previous one. Numbers increase by one, whether they count
    /// rounds or moves; one may be repeated within its round. A game that player 1 begins cannot
    /// begin with `1...`, which leaves a move out.
    fn check(self, last: Option<Self>, game: &Game, at: usize) -> Result<(), NotationError> {
        let expected = match last {
            Some(last) if self.number == last.number => return Ok(()),
            Some(last) => last.number.saturating_add(1),
            None => self.number.max(1),
        };
        if self.number != expected {
            let message = format!("Expected move number {expected}, found {}.", self.number);
            return Err(NotationError::new(at, message));
        }
        let leaves_out = self.dots > 2 && game.ply() == 0 && game.position().mover() == Player::FIRST;
        if leaves_out {
            return Err(NotationError::new(at, "“...” leaves out the move of player 1, who begins."));
        }
        Ok(())
    }
}

/// Reads a word of a record: a move, its number, or both. Returns the last move number of the line.
fn play_word(
    reader: &mut TreeReader<Quoridor>,
    at: usize,
    word: &str,
    last: Option<MoveNumber>,
) -> Result<Option<MoveNumber>, Error> {
    let (number, rest) = split_number(word);
    let before = &word[..word.len() - rest.len()];
    let number = match number {
        Some(number) => {
            let number = MoveNumber { number, dots: before.matches('.').count() };
            let checked = number.check(last, &reader.game, at);
            checked.map_err(|error| in_turn(&reader.game, error.into()))?;
            Some(number)
        }
        None => last,
    };
    if rest.is_empty() {
        return Ok(number);
    }
    let at = at + characters(before);
    if reader.is_at_variation() && !number.is_some_and(|number| number.is_next(&reader.game)) {
        reader.replace_last(at)?;
    }
    let game = &reader.game;
    let turn = Quoridor::read(game, rest).map_err(|error| in_turn(game, error.moved(at)))?;
    if let Err(refusal) = reader.play(&turn) {
        let game = &reader.game;
        return Err(in_turn(game, game.error(refusal)));
    }
    Ok(number)
}

/// Adds to an error the number of the game's next turn, in which it occurred.
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
    let (mut start, mut byte, mut at, mut any, mut in_comment) = (0, 0, block.at, false, false);
    for line in block.text.split_inclusive('\n') {
        let trimmed = line.trim();
        if any && !in_comment && begins_game(trimmed) {
            start = byte;
            any = false;
        }
        let end = byte + line.len();
        match records.last_mut().filter(|_| start < byte) {
            Some(record) => record.text = &block.text[start..end],
            None => records.push(Block { text: line, at, ..Block::default() }),
        }
        any |= trimmed.starts_with(|c: char| is_in_name(c));
        in_comment = ends_in_comment(line, in_comment);
        byte = end;
        at += characters(line);
    }
    records
}

/// Whether a line begins a record, instead of being a comment, a result, or moves with later
/// numbers.
fn begins_game(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or_default();
    line.starts_with(|c: char| is_in_name(c))
        && Keyword::read(word).is_none()
        && split_number(word).0.is_none_or(|number| number == 1)
}
