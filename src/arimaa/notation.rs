//! Turns in arimaa.com notation: `Ed2n` a step, `hf3x` what a trap took, `Ra1` a placement.
//! Only grammar: whether a turn is legal, the [`Position`] and the [`Game`](super::Game) know.

use std::fmt;
use std::str::FromStr;

use super::{Direction, Error, LegalStep, NotationError, Piece, Position, Refusal, Square};
use crate::notation::excerpt;

/// One word of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Token {
    /// `Ed2n`: a piece steps from a square in a direction.
    Step(Piece, Square, Direction),
    /// `hf3x`: a trap takes a piece.
    Capture(Piece, Square),
    /// `Ra1`: a piece is placed.
    Place(Piece, Square),
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Step(piece, from, direction) => write!(f, "{piece}{from}{}", direction.letter()),
            Self::Capture(piece, at) => write!(f, "{piece}{at}x"),
            Self::Place(piece, at) => write!(f, "{piece}{at}"),
        }
    }
}

impl FromStr for Token {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Self, NotationError> {
        let wrong = |at| {
            NotationError::new(
                at,
                format!("“{}” is not a step like Ed2n or a placement like Ra1.", excerpt(word)),
            )
        };
        let letters: Vec<char> = word.chars().take(5).collect();
        let piece = letters.first().and_then(|&c| Piece::from_letter(c)).ok_or(wrong(0))?;
        let file = letters.get(1).filter(|c| ('a'..='h').contains(c)).ok_or(wrong(1))?;
        let rank = letters.get(2).filter(|c| ('1'..='8').contains(c)).ok_or(wrong(2))?;
        let square = Square::new(*file as u8 - b'a', *rank as u8 - b'1').ok_or(wrong(1))?;
        match letters.get(3..) {
            None | Some([]) => Ok(Self::Place(piece, square)),
            Some(['x']) => Ok(Self::Capture(piece, square)),
            Some([letter]) => {
                Direction::from_letter(*letter).map(|d| Self::Step(piece, square, d)).ok_or(wrong(3))
            }
            Some(_) => Err(wrong(4)),
        }
    }
}

/// The most words that any turn has: 16 placements. A longer text is refused unread.
pub(super) const MOST_TOKENS: usize = 32;

/// A whole turn as written: steps with or without captures, or placements.
///
/// ```
/// use keddah::arimaa::Turn;
/// let turn: Turn = "Ed2n  Ed3n".parse()?;
/// assert_eq!(turn.to_string(), "Ed2n Ed3n");
/// assert_eq!("Ed2n Ed3q".parse::<Turn>().unwrap_err().at, 8);
/// # Ok::<(), keddah::arimaa::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Turn(pub Vec<Token>);

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, token) in self.0.iter().enumerate() {
            write!(f, "{}{token}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl FromStr for Turn {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut tokens = Vec::new();
        let mut at = 0;
        for word in text.split(|c: char| c.is_whitespace()) {
            if !word.is_empty() {
                if tokens.len() == MOST_TOKENS {
                    return Err(NotationError::new(
                        at,
                        "A turn has at most four steps, a setup sixteen placements.",
                    ));
                }
                let token = word.parse().map_err(|error: NotationError| error.moved(at))?;
                tokens.push(token);
            }
            at += word.chars().count() + 1;
        }
        if tokens.is_empty() {
            return Err(NotationError::new(0, "A turn has at least one step."));
        }
        Ok(Self(tokens))
    }
}

impl Position {
    /// Follows one word of a turn (not a capture): a step or a placement. Returns what a trap took.
    pub fn try_token(&self, token: Token) -> Result<(Self, Option<(Piece, Square)>), Refusal> {
        match token {
            Token::Step(named, from, direction) => {
                if let Some(found) =
                    self.board().get(from).filter(|&found| found != named && !self.in_setup())
                {
                    return Err(Refusal::WrongPiece { at: from, named, found });
                }
                self.try_step(from, direction)
            }
            Token::Place(piece, at) => Ok((self.try_place(piece, at)?, None)),
            Token::Capture(piece, at) => Err(Refusal::WrongCapture { piece, at, actual: None }),
        }
    }

    /// Follows a turn from here, without ending it. Returns the position and the turn with every capture written.
    ///
    /// ```
    /// use keddah::arimaa::{Position, Turn};
    /// let turn: Turn = "Ee2n Ee3n".parse()?;
    /// let (after, written) = Position::default().try_turn(&turn)?;
    /// assert_eq!((after.steps_left(), written), (2, turn));
    /// # Ok::<(), keddah::arimaa::Error>(())
    /// ```
    pub fn try_turn(&self, turn: &Turn) -> Result<(Self, Turn), Refusal> {
        let mut position = *self;
        let mut written = Vec::with_capacity(turn.0.len());
        let mut last = None;
        for &token in &turn.0 {
            if let Token::Capture(piece, at) = token {
                if last.take() != Some((piece, at)) {
                    let actual = match written.last() {
                        Some(&Token::Capture(piece, at)) => Some((piece, at)),
                        _ => None,
                    };
                    return Err(Refusal::WrongCapture { piece, at, actual });
                }
                continue;
            }
            let captured;
            (position, captured) = position.try_token(token)?;
            written.push(token);
            written.extend(captured.map(|(piece, at)| Token::Capture(piece, at)));
            last = captured;
        }
        Ok((position, Turn(written)))
    }

    /// As [`try_turn`](Self::try_turn), from text.
    pub fn try_turn_text(&self, text: &str) -> Result<(Self, Turn), Error> {
        Ok(self.try_turn(&text.parse()?)?)
    }
}

impl From<&LegalStep> for Turn {
    fn from(legal: &LegalStep) -> Self {
        let step = Token::Step(legal.piece, legal.step.from(), legal.step.direction());
        let capture = legal.captures.map(|(piece, at)| Token::Capture(piece, at));
        Self(std::iter::once(step).chain(capture).collect())
    }
}
