//! Records of games, read and written: moves one after another, with or without numbers, after tags.

use std::fmt::Write;

use super::{Error, Game, Notation, NotationError, Options, Player, Position, Reason, Refusal, Setup};
use crate::notation::excerpt;
use crate::record::{Item, Keyword, Words, quoted};

impl Game {
    /// The game as a record: the moves on one line, the rounds numbered, after tags for what differs from the usual (players,
    /// size, walls, who started, or the position that it began from; the notation; a result that the board does not show) and for
    /// what the record it was read from had besides. Reading it gives an equal game. What could be redone is left out.
    ///
    /// ```
    /// use keddah::quoridor::{Game, Notation, Options};
    /// let seeds = Options { notation: Notation::Glendenning, ..Options::default() };
    /// let mut game = Game::new(&seeds)?;
    /// for played in ["e8", "e2", "e3h"] {
    ///     game.play(played)?;
    /// }
    /// assert_eq!(game.to_record(), "[Notation \"glendenning\"]\n\n1. e8 e2 2. e3h\n");
    /// assert_eq!(Game::parse(&game.to_record(), None)?, game);
    /// # Ok::<(), keddah::quoridor::Error>(())
    /// ```
    pub fn to_record(&self) -> String {
        let mut out = String::new();
        let mut tag = |name: &str, value: &str| {
            let _ = writeln!(out, "[{name} \"{}\"]", quoted(value));
        };
        for (name, value) in self.tags() {
            tag(name, value);
        }
        let (usual, options) = (Options::default(), options(self.origin()));
        if options.position().as_ref() == Ok(self.origin()) {
            let walls = options.walls.filter(|&walls| walls != Options::usual_walls(options.players));
            for (name, value, usual) in [
                ("Players", Some(options.players), Some(usual.players)),
                ("Size", Some(options.size), Some(usual.size)),
                ("Walls", walls, None),
                ("First", Some(options.first), Some(usual.first)),
            ] {
                if let Some(value) = value.filter(|_| value != usual) {
                    tag(name, &value.to_string());
                }
            }
        } else {
            tag("Position", &self.origin().to_string());
        }
        if self.notation() != usual.notation {
            tag("Notation", self.notation().name());
        }
        if let Some((winner, reason)) = self.result() {
            tag("Result", &winner.to_string());
            tag("Termination", reason.name());
        }
        if !out.is_empty() {
            out.push('\n');
        }
        let round = usize::from(self.origin().players());
        for (ply, text) in self.history().enumerate() {
            if ply % round == 0 {
                let space = if ply == 0 { "" } else { " " };
                let _ = write!(out, "{space}{}.", ply / round + 1);
            }
            let _ = write!(out, " {text}");
        }
        out.push_str(if self.ply() == 0 { "1.\n" } else { "\n" });
        out
    }
}

/// The options under which a position would be a start, if any are.
fn options(position: &Position) -> Options {
    Options {
        players: position.players().into(),
        size: position.size().into(),
        walls: Some(position.walls_left(position.mover()).into()),
        first: position.mover().number().into(),
        ..Options::default()
    }
}

/// Reads a record, in a notation or in the one that fits.
pub(super) fn parse(text: &str, notation: Option<Notation>) -> Result<Game, Error> {
    let record = Record::read(text)?;
    let origin = record.origin()?;
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

/// What a record says, in words.
#[derive(Default)]
struct Record<'a> {
    position: Option<Setup>,
    /// Numbers of tags, each with where it stands.
    players: Option<(usize, i64)>,
    size: Option<(usize, i64)>,
    walls: Option<(usize, i64)>,
    first: Option<(usize, i64)>,
    notation: Option<Notation>,
    winner: Option<Player>,
    reason: Option<Reason>,
    tags: Vec<(String, String)>,
    words: Vec<(usize, &'a str)>,
}

impl<'a> Record<'a> {
    fn read(text: &'a str) -> Result<Self, NotationError> {
        let mut record = Self::default();
        let mut words = Words::new(text);
        let mut any = false;
        while let Some((at, item)) = words.read()? {
            any = true;
            match item {
                Item::Tag { .. } if !record.words.is_empty() => {
                    return Err(NotationError::new(at, "Tags stand before the moves."));
                }
                Item::Tag { name, value, value_at } => record.tag(name, value, value_at)?,
                Item::Word(word) => record.words.push((at, word)),
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
                self.notation = Some(found.ok_or_else(|| wrong("no notation: standard or glendenning"))?);
            }
            "result" => {
                self.winner = winner_of(&value).ok_or_else(|| wrong("no result: the winner's number"))?;
            }
            "termination" => {
                self.reason = reason_of(&value).ok_or_else(|| wrong("no way to end a game"))?;
            }
            _ => self.tags.push((name.into(), value)),
        }
        Ok(())
    }

    /// The position that the tags tell of.
    fn origin(&self) -> Result<Position, Error> {
        let told = |tag: Option<(usize, i64)>, usual| tag.map_or(usual, |(_, value)| value);
        let Some(setup) = &self.position else {
            let usual = Options::default();
            let options = Options {
                players: told(self.players, usual.players),
                size: told(self.size, usual.size),
                walls: self.walls.map(|(_, walls)| walls),
                first: told(self.first, usual.first),
                ..usual
            };
            return Ok(options.position()?);
        };
        let position = setup.position()?;
        for (tag, found, what) in [
            (self.players, i64::from(position.players()), "players"),
            (self.size, i64::from(position.size()), "squares a side"),
        ] {
            if let Some((at, _)) = tag.filter(|&(_, told)| told != found) {
                return Err(NotationError::new(at, format!("The position has {found} {what}.")).into());
            }
        }
        Ok(position)
    }

    /// Plays the moves and enters the result. Where that fails, the game is left as far as it came.
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
        self.winner.map_or(Ok(()), |winner| conclude(game, winner, self.reason))
    }

    /// `resigns`, `lost on time`, `won`, of the player to move; `1-0`.
    fn result(&self, game: &mut Game, words: &[(usize, &str)]) -> Result<(), Error> {
        let mover = game.position().mover();
        let (mut winner, mut reason) = (None, None);
        for &(at, word) in words {
            match Keyword::read(word) {
                Some(Keyword::Loses(why)) => {
                    winner = winner.or(Some(game.next_best(mover)));
                    reason = why.and_then(Reason::from_name).or(reason);
                }
                Some(Keyword::Wins) => winner = Some(mover),
                Some(Keyword::Winner(who)) => {
                    winner = Player::all(2).nth(who.unwrap_or(usize::MAX)).or(winner);
                }
                Some(Keyword::Filler) => {}
                Some(Keyword::Takeback) | None => {
                    let message = format!("“{}” is not part of a result.", excerpt(word));
                    return Err(NotationError::new(at, message).into());
                }
            }
        }
        winner.map_or(Ok(()), |winner| conclude(game, winner, reason.or(self.reason)))
    }
}

/// An error of the turn that comes next.
fn in_turn(game: &Game, error: Error) -> Error {
    Error::Turn { turn: (game.ply() + 1).to_string(), error: Box::new(error) }
}

/// Enters a result, or compares it with the one there is.
fn conclude(game: &mut Game, winner: Player, reason: Option<Reason>) -> Result<(), Error> {
    let reason = reason.filter(|&reason| reason != Reason::Goal);
    match game.status().winner() {
        Some(found) if found == winner => Ok(()),
        Some(_) => Err(Refusal::WrongResult { winner, reason: reason.unwrap_or(Reason::Resignation) }.into()),
        None => Ok(game.end(winner, reason.unwrap_or(Reason::Resignation))?),
    }
}

/// A number at the start of a word (`12.`, `12`, `3...e8`), and what follows it.
pub(super) fn split_number(word: &str) -> (Option<u64>, &str) {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = &word[..word.len() - rest.len()];
    let after = rest.trim_start_matches('.');
    match digits.parse() {
        Ok(number) if after.is_empty() || after.len() < rest.len() => (Some(number), after),
        _ => (None, word),
    }
}

/// Numbers rise by one, whether they count rounds or moves; one may stand again before the rest of its round.
fn following(last: Option<u64>, number: u64, at: usize) -> Result<u64, NotationError> {
    match last {
        Some(last) if number != last && Some(number) != last.checked_add(1) => Err(NotationError::new(
            at,
            format!("Number {} comes here, not {number}.", last.saturating_add(1)),
        )),
        _ => Ok(number),
    }
}

/// The winner that a `Result` tag names; `Some(None)` where the game is not over.
fn winner_of(value: &str) -> Option<Option<Player>> {
    match value.trim() {
        "1-0" => Some(Some(Player::FIRST)),
        "0-1" => Some(Player::new(2)),
        "*" | "?" | "" => Some(None),
        number => number.parse().ok().and_then(Player::new).map(Some),
    }
}

/// The reason that a `Termination` tag names.
fn reason_of(value: &str) -> Option<Option<Reason>> {
    match value.trim().to_ascii_lowercase().as_str() {
        "*" | "?" | "" | "normal" | "unterminated" => Some(None),
        name => Reason::from_name(name).map(Some),
    }
}
