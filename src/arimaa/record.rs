//! Parsing games from positions and records. Records are plain, with a turn such as `1g …` on each
//! line, or tagged, or from arimaa.com's archive, with takebacks and results.

use super::setup::side_of_letter;
use super::turn::MAX_TOKENS;
use super::{Arimaa, Error, Game, NotationError, Reason, Setup, Side, Turn};
use crate::notation::{characters, excerpt};
use crate::record::{
    Annotation, Keyword, RecordToken, StatedResult, Tokenizer, TreeReader, read_result, read_termination,
};

impl Game {
    /// Parses a position, in the short form or as a drawing, or a record.
    ///
    /// ```
    /// use keddah::arimaa::{Game, Position};
    /// let game = Game::parse(&Position::default().to_string())?;
    /// assert_eq!(game, Game::from_position(Position::default()));
    /// assert_eq!(Game::parse("nonsense").unwrap_err().code(), "notation");
    /// # Ok::<(), keddah::arimaa::Error>(())
    /// ```
    pub fn parse(text: &str) -> Result<Self, Error> {
        if looks_like_position(text) { Self::parse_position(text) } else { parse(text) }
    }

    /// Parses a position, in the short form or as a drawing.
    ///
    /// ```
    /// use keddah::arimaa::Game;
    /// assert_eq!(Game::parse_position("1g Ra1").unwrap_err().code(), "notation");
    /// ```
    pub fn parse_position(text: &str) -> Result<Self, Error> {
        let setup: Setup = text.parse()?;
        Ok(Self::from_numbered(setup.position().map_err(Error::Faults)?, setup.turn))
    }
}

/// Whether a text is a position rather than a record: it begins with `g [`, or with the border or
/// the first rank of a drawing, which a label should precede.
fn looks_like_position(text: &str) -> bool {
    let text = text.trim_start();
    let after_number = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let Some(rest) = after_number.strip_prefix(['g', 's', 'w', 'b']) else {
        return after_number.starts_with(['+', '|']);
    };
    let rest = rest.trim_start();
    if after_number.len() == text.len() { rest.starts_with('[') } else { rest.starts_with('+') }
}

/// Parses an Arimaa game record.
pub(super) fn parse(text: &str) -> Result<Game, Error> {
    let mut reader = Reader::default();
    let mut tokens = Tokenizer::new(text);
    while let Some((at, token)) = tokens.read()? {
        reader.any |= !matches!(token, RecordToken::Comment(_));
        match token {
            RecordToken::Tag { .. } if reader.tree.is_some() || reader.entry.is_some() => {
                return Err(NotationError::new(at, "Tags must come before the turns.").into());
            }
            RecordToken::Tag { name, value, value_at } => reader.tag(name, value, value_at)?,
            RecordToken::Comment(text) => {
                reader.annotate(Annotation::from_comment(&text));
            }
            RecordToken::Nag(nag) => {
                reader.annotate(Annotation::from_nag(nag));
            }
            RecordToken::Open => {
                reader.finish_entry(true)?;
                reader.settle_takeback()?;
                reader.tree(None)?.open(at);
            }
            RecordToken::Close => {
                reader.finish_entry(true)?;
                reader.settle_takeback()?;
                reader.tree(None)?.close(at)?;
            }
            RecordToken::Word(_) if reader.tree.as_ref().is_some_and(TreeReader::is_skipping) => {}
            RecordToken::Word(word) => match TurnLabel::read(word, at)? {
                Some(label) => {
                    reader.finish_entry(false)?;
                    reader.entry =
                        Some(Entry { label, words: Vec::new(), annotation: Annotation::default() });
                }
                None => match &mut reader.entry {
                    Some(entry) => entry.words.push((at, word)),
                    None => {
                        let message = format!("“{}” is not a turn label such as 1g.", excerpt(word));
                        return Err(NotationError::new(at, message).into());
                    }
                },
            },
        }
    }
    reader.finish(characters(text))
}

/// The label of a turn, such as `12g`: its number and side.
#[derive(Clone, Copy)]
struct TurnLabel {
    at: usize,
    /// The offset just after the turn label, in characters.
    end: usize,
    number: u64,
    side: Side,
}

impl TurnLabel {
    /// The greatest turn number accepted. No real record reaches it; it prevents overflow.
    const MAX_NUMBER: u64 = u32::MAX as u64 * 2;

    /// Parses a word as a turn label; `None` if it is not one.
    fn read(word: &str, at: usize) -> Result<Option<Self>, NotationError> {
        let digits = word.trim_end_matches('.').trim_end_matches(|c: char| side_of_letter(c).is_some());
        let rest = word.strip_prefix(digits).unwrap_or_default().trim_end_matches('.');
        let mut letters = rest.chars();
        let (Some(letter), None) = (letters.next(), letters.next()) else { return Ok(None) };
        if digits.is_empty() || !digits.bytes().all(|c| c.is_ascii_digit()) {
            return Ok(None);
        }
        let number = digits.parse().ok().filter(|&number| number <= Self::MAX_NUMBER);
        let number = number.ok_or(NotationError::new(at, "The number of this turn is too large."))?;
        Ok(side_of_letter(letter).map(|side| Self { at, end: at + word.len(), number, side }))
    }

    fn name(self) -> String {
        format!("{}{}", self.number, self.side.letter())
    }
}

/// A turn label, and the words and annotations of the record up to the next label.
struct Entry<'a> {
    label: TurnLabel,
    words: Vec<(usize, &'a str)>,
    annotation: Annotation,
}

/// The state of the Arimaa record parser.
#[derive(Default)]
struct Reader<'a> {
    /// The game tree read so far; `None` before the first turn.
    tree: Option<TreeReader<Arimaa>>,
    /// The turn whose steps are being read.
    entry: Option<Entry<'a>>,
    /// The number of turns that remain after takebacks if no turn follows them.
    taken_back: Option<usize>,
    /// Whether turns that were taken back follow the current position, such as after a turn that
    /// was taken back and played again.
    is_replayed: bool,
    /// The comments before the first turn of the record.
    heading: Annotation,
    /// The starting position, from the tag `Position`.
    position: Option<Setup>,
    /// The result of the game, from the tag `Result`.
    result: Option<StatedResult<Side>>,
    /// The reason why the game ended, from the tag `Termination`.
    reason: Option<Reason>,
    /// The tags that have no meaning of their own to the parser, as names with values.
    tags: Vec<(String, String)>,
    /// Whether the record contains anything other than comments.
    any: bool,
}

impl Reader<'_> {
    fn tag(&mut self, name: &str, value: String, at: usize) -> Result<(), Error> {
        if name.eq_ignore_ascii_case("Position") {
            let shift = |error: NotationError| error.moved(at);
            self.position = Some(value.parse().map_err(shift)?);
        } else if name.eq_ignore_ascii_case("Result") {
            self.result = result_of(&value).ok_or_else(|| {
                NotationError::new(at, format!("“{}” is not a result: gold or silver.", excerpt(&value)))
            })?;
        } else if name.eq_ignore_ascii_case("Termination") {
            self.reason = reason_of(&value).ok_or_else(|| {
                NotationError::new(at, format!("“{}” is not a way for a game to end.", excerpt(&value)))
            })?;
        } else {
            self.tags.push((name.into(), value));
        }
        Ok(())
    }

    /// The tree of the game. The first call begins it from the position of the tags, with the
    /// number of its first turn.
    fn tree(&mut self, first: Option<u32>) -> Result<&mut TreeReader<Arimaa>, Error> {
        let tree = match self.tree.take() {
            Some(tree) => tree,
            None => {
                let position = self.position.unwrap_or_default().position().map_err(Error::Faults)?;
                let mut tree = TreeReader::new(Game::from_numbered(position, first));
                tree.annotate(std::mem::take(&mut self.heading));
                tree
            }
        };
        Ok(self.tree.insert(tree))
    }

    /// Adds an annotation to the current entry, or else to the last turn or the whole game.
    fn annotate(&mut self, added: Annotation) {
        match (&mut self.entry, &mut self.tree) {
            (Some(entry), _) => entry.annotation.append(added),
            (None, Some(tree)) => tree.annotate(added),
            (None, None) => self.heading.append(added),
        }
    }

    /// Applies the turn, takeback or result that has been read to the game. In a variation, an
    /// error ends it.
    fn finish_entry(&mut self, last: bool) -> Result<(), Error> {
        let Some(entry) = self.entry.take() else { return Ok(()) };
        self.tree(u32::try_from(entry.label.number).ok())?;
        let applied = self.apply(&entry, last);
        let tree = self.tree(None)?;
        match applied {
            Ok(()) => tree.annotate(entry.annotation),
            Err(error) => {
                tree.refuse(Error::Turn { turn: entry.label.name(), error: Box::new(error) })?;
            }
        }
        Ok(())
    }

    /// Applies the words after a turn label to the game. Only the last label of a line may have
    /// none.
    fn apply(&mut self, entry: &Entry<'_>, last: bool) -> Result<(), Error> {
        let (label, words) = (entry.label, entry.words.as_slice());
        let is_over = self.tree.as_ref().is_some_and(|tree| tree.game.agreed_result().is_some());
        if last && words.is_empty() && is_over {
            // After a result such as `37g resigns`, the label of the next turn may follow.
            return Ok(());
        }
        let taken_back = self.taken_back.is_some();
        self.resume(label)?;
        self.is_replayed |= taken_back;
        let keyword = |&(_, word): &(usize, &str)| Keyword::read(word);
        match words.first().map(keyword) {
            None if last => Ok(()),
            None => Err(NotationError::new(label.end, "This turn has no steps.").into()),
            Some(Some(Keyword::Takeback)) => self.take_back(label, &words[1..]),
            Some(Some(_)) => self.result(words, label.side),
            Some(None) => {
                let steps = words.iter().position(|word| keyword(word).is_some()).unwrap_or(words.len());
                let (steps, result) = words.split_at(steps);
                let turn = read_turn(steps)?;
                let tree = self.tree(None)?;
                tree.play(&turn)?;
                let next = tree.game.turn_position().side();
                let is_followed = tree.game.plies() > tree.game.ply();
                self.is_replayed &= is_followed;
                if result.is_empty() { Ok(()) } else { self.result(result, next) }
            }
        }
    }

    /// Goes to the turn that a label states: the next one, after takebacks an earlier one, or at
    /// the start of a variation the last one.
    fn resume(&mut self, label: TurnLabel) -> Result<(), Error> {
        let taken_back = self.taken_back.take().is_some();
        let tree = self.tree(None)?;
        let game = &tree.game;
        let furthest = if taken_back { game.plies() } else { game.ply() };
        let turns = (label.number as i64 - i64::from(game.first_number())) * 2;
        let ply = turns + label.side.index() as i64 - game.origin().side().index() as i64;
        match usize::try_from(ply) {
            Ok(ply) if ply == game.ply() || taken_back && ply <= furthest => Ok(tree.game.go_to(ply)?),
            Ok(ply) if tree.is_at_variation() && ply + 1 == game.ply() => Ok(tree.replace_last(label.at)?),
            _ => {
                let message = format!("Expected turn {}, found {}.", game.label(game.ply()), label.name());
                Err(NotationError::new(label.at, message).into())
            }
        }
    }

    /// Applies a takeback of the previous turn. The next label may go back further.
    fn take_back(&mut self, label: TurnLabel, more: &[(usize, &str)]) -> Result<(), Error> {
        if let Some(&(at, _)) = more.first() {
            return Err(NotationError::new(at, "Unexpected text after a takeback.").into());
        }
        self.taken_back = self.tree(None)?.game.ply().checked_sub(1);
        if self.taken_back.is_none() {
            return Err(NotationError::new(label.end, "There is no turn to take back.").into());
        }
        Ok(())
    }

    /// Removes turns that were taken back at the end of a line or before a variation. Turns that
    /// another turn has replaced remain as a variation.
    fn settle_takeback(&mut self) -> Result<(), Error> {
        let taken_back = self.taken_back.take();
        if std::mem::take(&mut self.is_replayed) || taken_back.is_some() {
            let game = &mut self.tree(None)?.game;
            game.go_to(taken_back.unwrap_or(game.ply()))?;
            game.remove_continuations();
        }
        Ok(())
    }

    /// Applies a result such as `resigns`, `lost on time`, `won` or `1-0`. `side` is its subject:
    /// the side of the label, or after steps the other one. A game has one result, that of the main
    /// line.
    fn result(&mut self, words: &[(usize, &str)], side: Side) -> Result<(), Error> {
        let reason = self.reason;
        let tree = self.tree(None)?;
        let (result, stated) = read_result::<Arimaa>(words, tree.game.turn_position(), side)?;
        match result.filter(|_| !tree.in_variation()) {
            Some(result) => Ok(tree.game.set_stated_result(result, stated.or(reason))?),
            None => Ok(()),
        }
    }

    /// Completes the parse and returns the game. `end` is the length of the text in characters.
    fn finish(mut self, end: usize) -> Result<Game, Error> {
        if !self.any {
            return Err(NotationError::new(end, "The text is empty: neither a position nor a record.").into());
        }
        self.finish_entry(true)?;
        self.settle_takeback()?;
        let tree = std::mem::replace(self.tree(None)?, TreeReader::new(Game::default()));
        let mut game = tree.end()?;
        if let Some(result) = self.result {
            game.set_stated_result(result, self.reason)?;
        }
        // Variations after the last turn continue the main line.
        game.go_to_end();
        game.tags = self.tags;
        Ok(game)
    }
}

/// Parses the steps of a turn, each given as a word with its offset in the text.
fn read_turn(words: &[(usize, &str)]) -> Result<Turn, NotationError> {
    if let Some(&(at, _)) = words.get(MAX_TOKENS) {
        return Err(NotationError::new(at, "A turn has at most four steps, a setup sixteen placements."));
    }
    let token = |&(at, word): &(usize, &str)| word.parse().map_err(|error: NotationError| error.moved(at));
    words.iter().map(token).collect::<Result<_, _>>().map(Turn)
}

/// The result that the value of a tag `Result` names; `Some(None)` if the game is not over, `None`
/// if the value is unknown.
fn result_of(value: &str) -> Option<Option<StatedResult<Side>>> {
    Some(match value.to_ascii_lowercase().as_str() {
        "gold" | "g" | "w" | "white" | "1-0" => Some(StatedResult::Win(Side::Gold)),
        "silver" | "s" | "b" | "black" | "0-1" => Some(StatedResult::Win(Side::Silver)),
        "1/2-1/2" => Some(StatedResult::Draw),
        "*" | "?" | "" => None,
        _ => return None,
    })
}

/// The reason that the value of a tag `Termination` names, in full or by arimaa.com's letter;
/// `Some(None)` if it names none, `None` if the value is unknown.
fn reason_of(value: &str) -> Option<Option<Reason>> {
    Some(Some(match value {
        "g" | "G" => Reason::Goal,
        "e" | "E" => Reason::Elimination,
        "m" | "M" => Reason::Immobilization,
        "r" | "R" => Reason::Resignation,
        "t" | "T" => Reason::Time,
        "i" | "I" => Reason::Illegal,
        _ => return read_termination(value),
    }))
}
