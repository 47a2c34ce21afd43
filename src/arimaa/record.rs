//! Records of games, read and written: plain (`1g …` / `1s …`, a turn a line), with tags, and as arimaa.com's archive has them.

use std::fmt::Write;

use super::notation::MOST_TOKENS;
use super::setup::side_of_letter;
use super::{Error, Game, NotationError, Reason, Refusal, Setup, Side, Turn};
use crate::notation::excerpt;
use crate::record::{Item, Keyword, Words, quoted};

impl Game {
    /// The game as a record: a turn a line with every capture, after tags for what differs from the usual (the position
    /// that it began from, a result that the board does not show) and for what the record it was read from had besides.
    /// Reading it gives an equal game. What could be redone and a half-built turn are left out.
    ///
    /// ```
    /// use keddah::arimaa::{Game, Position};
    /// let mut game = Game::from_position(Position::default());
    /// game.play("Ee2n")?;
    /// game.resign(None)?;
    /// let record = game.to_record();
    /// assert!(record.ends_with("[Result \"gold\"]\n[Termination \"resignation\"]\n\n2g Ee2n\n"));
    /// assert_eq!(Game::parse(&record)?, game);
    /// # Ok::<(), keddah::arimaa::Error>(())
    /// ```
    pub fn to_record(&self) -> String {
        let mut out = String::new();
        let mut tag = |name: &str, value: &str| {
            let _ = writeln!(out, "[{name} \"{}\"]", quoted(value));
        };
        for (name, value) in self.tags() {
            tag(name, value);
        }
        if *self.origin() != *Game::new().origin() {
            tag("Position", &self.origin().to_string());
        }
        if let Some((winner, reason)) = self.result() {
            tag("Result", winner.name());
            tag("Termination", reason.name());
        }
        if !out.is_empty() {
            out.push('\n');
        }
        for (ply, turn) in self.history().enumerate() {
            let _ = writeln!(out, "{} {turn}", self.label(ply));
        }
        if self.ply() == 0 {
            // A label with nothing after it tells whose turn comes, and its number.
            let _ = writeln!(out, "{}", self.label(0));
        }
        out
    }
}

/// Reads a record.
pub(super) fn parse(text: &str) -> Result<Game, Error> {
    let mut reader = Reader::default();
    let mut words = Words::new(text);
    while let Some((at, item)) = words.read()? {
        reader.any = true;
        match item {
            Item::Tag { .. } if reader.entry.is_some() => {
                return Err(NotationError::new(at, "Tags stand before the turns.").into());
            }
            Item::Tag { name, value, value_at } => reader.tag(name, value, value_at)?,
            Item::Word(word) => match Label::read(word, at)? {
                Some(label) => {
                    reader.finish_entry(false)?;
                    reader.entry = Some(Entry { label, words: Vec::new() });
                }
                None => match &mut reader.entry {
                    Some(entry) => entry.words.push((at, word)),
                    None => {
                        let message = format!("“{}” is not the label of a turn, such as 1g.", excerpt(word));
                        return Err(NotationError::new(at, message).into());
                    }
                },
            },
        }
    }
    reader.finish(text.chars().count())
}

/// `12g`: whose turn, and its number.
#[derive(Clone, Copy)]
struct Label {
    at: usize,
    /// Where the word ends.
    end: usize,
    number: u64,
    side: Side,
}

impl Label {
    /// No record is longer.
    const MOST: u64 = u32::MAX as u64 * 2;

    /// `None` if the word is no label at all.
    fn read(word: &str, at: usize) -> Result<Option<Self>, NotationError> {
        let digits = word.trim_end_matches('.').trim_end_matches(|c: char| side_of_letter(c).is_some());
        let rest = word[digits.len()..].trim_end_matches('.');
        let mut letters = rest.chars();
        let (Some(letter), None) = (letters.next(), letters.next()) else { return Ok(None) };
        if digits.is_empty() || !digits.bytes().all(|c| c.is_ascii_digit()) {
            return Ok(None);
        }
        let number = digits.parse().ok().filter(|&number| number <= Self::MOST);
        let number = number.ok_or(NotationError::new(at, "The number of this turn is too large."))?;
        Ok(side_of_letter(letter).map(|side| Self { at, end: at + word.len(), number, side }))
    }

    fn name(self) -> String {
        format!("{}{}", self.number, self.side.letter())
    }
}

/// A label and the words up to the next one.
struct Entry<'a> {
    label: Label,
    words: Vec<(usize, &'a str)>,
}

/// What has been read of a record.
#[derive(Default)]
struct Reader<'a> {
    /// From the first turn on.
    game: Option<Game>,
    entry: Option<Entry<'a>>,
    /// After takebacks: how many turns are left if nothing more follows.
    taken_back: Option<usize>,
    position: Option<Setup>,
    winner: Option<Side>,
    reason: Option<Reason>,
    tags: Vec<(String, String)>,
    /// Whether there is anything in the text but comments.
    any: bool,
}

impl Reader<'_> {
    fn tag(&mut self, name: &str, value: String, at: usize) -> Result<(), Error> {
        if name.eq_ignore_ascii_case("Position") {
            let shift = |error: NotationError| error.moved(at);
            self.position = Some(value.parse().map_err(shift)?);
        } else if name.eq_ignore_ascii_case("Result") {
            self.winner = winner_of(&value).ok_or_else(|| {
                NotationError::new(at, format!("“{}” is no result: gold or silver.", excerpt(&value)))
            })?;
        } else if name.eq_ignore_ascii_case("Termination") {
            self.reason = reason_of(&value).ok_or_else(|| {
                NotationError::new(at, format!("“{}” is no way to end a game.", excerpt(&value)))
            })?;
        } else {
            self.tags.push((name.into(), value));
        }
        Ok(())
    }

    /// The game, begun as the tags say and numbered as the first label says.
    fn game(&mut self, first: Option<u32>) -> Result<&mut Game, Error> {
        let game = match self.game.take() {
            Some(game) => game,
            None => {
                let position = self.position.unwrap_or_default().position().map_err(Error::Faults)?;
                Game::from_numbered(position, first)
            }
        };
        Ok(self.game.insert(game))
    }

    /// Follows an entry: a turn, a takeback, a result, or, as the last one, nothing.
    fn finish_entry(&mut self, last: bool) -> Result<(), Error> {
        let Some(entry) = self.entry.take() else { return Ok(()) };
        let label = entry.label;
        let in_turn = |error: Error| Error::Turn { turn: label.name(), error: Box::new(error) };
        let words = entry.words.as_slice();
        if last && words.is_empty() && self.game.as_ref().is_some_and(|game| game.result().is_some()) {
            // After `37g resigns` the turn that was not played may be named.
            return Ok(());
        }
        self.game(u32::try_from(label.number).ok())?;
        self.resume(label).map_err(in_turn)?;
        let keyword = |&(_, word): &(usize, &str)| Keyword::read(word);
        match words.first().map(keyword) {
            None if last => Ok(()),
            None => Err(in_turn(NotationError::new(label.end, "This turn has no steps.").into())),
            Some(Some(Keyword::Takeback)) => self.take_back(label, &words[1..]).map_err(in_turn),
            Some(Some(_)) => self.result(words, label.side).map_err(in_turn),
            Some(None) => {
                let steps = words.iter().position(|word| keyword(word).is_some()).unwrap_or(words.len());
                let (steps, result) = words.split_at(steps);
                let turn = read_turn(steps).map_err(|error| in_turn(error.into()))?;
                let game = self.game(None)?;
                game.play_turn(&turn).map_err(|refusal| in_turn(refusal.into()))?;
                let next = game.turn_position().side();
                if result.is_empty() { Ok(()) } else { self.result(result, next).map_err(in_turn) }
            }
        }
    }

    /// Goes to where a label says that the play is: the next turn or, after takebacks, an earlier one.
    fn resume(&mut self, label: Label) -> Result<(), Error> {
        let taken_back = self.taken_back.take().is_some();
        let game = self.game(None)?;
        let furthest = if taken_back { game.plies() } else { game.ply() };
        let turns = (label.number as i64 - i64::from(game.first_number())) * 2;
        let ply = turns + label.side.index() as i64 - game.origin().side().index() as i64;
        match usize::try_from(ply) {
            Ok(ply) if ply == game.ply() || taken_back && ply <= furthest => Ok(game.go_to(ply)?),
            _ => {
                let message = format!("Turn {} comes here, not {}.", game.label(game.ply()), label.name());
                Err(NotationError::new(label.at, message).into())
            }
        }
    }

    /// The turn before this one is taken back; the next label says where the play goes on.
    fn take_back(&mut self, label: Label, more: &[(usize, &str)]) -> Result<(), Error> {
        if let Some(&(at, _)) = more.first() {
            return Err(NotationError::new(at, "Nothing follows a takeback in its turn.").into());
        }
        self.taken_back = self.game(None)?.ply().checked_sub(1);
        if self.taken_back.is_none() {
            return Err(NotationError::new(label.end, "There is no turn to take back.").into());
        }
        Ok(())
    }

    /// `resigns`, `lost on time`, `won`, `1-0`: of the side named by the label or, after steps, the side to move.
    fn result(&mut self, words: &[(usize, &str)], side: Side) -> Result<(), Error> {
        let (mut winner, mut reason) = (None, None);
        for &(at, word) in words {
            match Keyword::read(word) {
                Some(Keyword::Loses(why)) => {
                    winner = winner.or(Some(side.other()));
                    reason = why.and_then(Reason::from_name).or(reason);
                }
                Some(Keyword::Wins) => winner = Some(side),
                Some(Keyword::Winner(who)) => winner = who.map(|who| Side::ALL[who]).or(winner),
                Some(Keyword::Filler) => {}
                Some(Keyword::Takeback) | None => {
                    let message = format!("“{}” is not part of a result.", excerpt(word));
                    return Err(NotationError::new(at, message).into());
                }
            }
        }
        winner.map_or(Ok(()), |winner| self.conclude(winner, reason.or(self.reason)))
    }

    /// Enters a result, or compares it with the one there is.
    fn conclude(&mut self, winner: Side, reason: Option<Reason>) -> Result<(), Error> {
        let game = self.game(None)?;
        match game.status().winner() {
            Some(found) if found == winner => Ok(()),
            Some(_) => {
                Err(Refusal::WrongResult { winner, reason: reason.unwrap_or(Reason::Resignation) }.into())
            }
            None => Ok(game.end(winner, reason.unwrap_or(Reason::Resignation))?),
        }
    }

    /// The game, when `end` characters have been read.
    fn finish(mut self, end: usize) -> Result<Game, Error> {
        if !self.any {
            return Err(NotationError::new(end, "The text is empty: neither a position nor a record.").into());
        }
        self.finish_entry(true)?;
        if let Some(ply) = self.taken_back {
            self.game(None)?.go_to(ply)?;
        }
        if let Some(winner) = self.winner {
            self.conclude(winner, self.reason)?;
        }
        let tags = std::mem::take(&mut self.tags);
        let game = self.game(None)?;
        game.forget_redo();
        game.tags = tags;
        Ok(std::mem::take(game))
    }
}

/// A turn from its words.
fn read_turn(words: &[(usize, &str)]) -> Result<Turn, NotationError> {
    if let Some(&(at, _)) = words.get(MOST_TOKENS) {
        return Err(NotationError::new(at, "A turn has at most four steps, a setup sixteen placements."));
    }
    let token = |&(at, word): &(usize, &str)| word.parse().map_err(|error: NotationError| error.moved(at));
    words.iter().map(token).collect::<Result<_, _>>().map(Turn)
}

/// The winner that a `Result` tag names; `Some(None)` where the game is not over.
fn winner_of(value: &str) -> Option<Option<Side>> {
    Some(match value.to_ascii_lowercase().as_str() {
        "gold" | "g" | "w" | "white" | "1-0" => Some(Side::Gold),
        "silver" | "s" | "b" | "black" | "0-1" => Some(Side::Silver),
        "*" | "?" | "" => None,
        _ => return None,
    })
}

/// The reason that a `Termination` tag names, in full or as arimaa.com's letter.
fn reason_of(value: &str) -> Option<Option<Reason>> {
    let value = value.to_ascii_lowercase();
    Some(match value.as_str() {
        "*" | "?" | "" | "normal" | "unterminated" => None,
        "g" => Some(Reason::Goal),
        "e" => Some(Reason::Elimination),
        "m" => Some(Reason::Immobilization),
        "r" => Some(Reason::Resignation),
        "t" => Some(Reason::Time),
        "i" => Some(Reason::Illegal),
        name => return Reason::from_name(name).map(Some),
    })
}
