//! Turns in the notation of arimaa.com. Parsing checks only the grammar; [`Position`] and
//! [`Game`](super::Game) check whether a turn is legal.

use std::fmt;
use std::str::FromStr;

use super::{Direction, Error, LegalStep, NotationError, Piece, Position, Refusal, Square, Step};
use crate::notation::{characters, excerpt};

/// One word of an Arimaa turn in notation: a step, a capture or a placement.
///
/// ```
/// use keddah::arimaa::{Piece, Token};
/// let token: Token = "hf3x".parse()?;
/// assert_eq!(token, Token::Capture(Piece::from_letter('h').unwrap(), "f3".parse()?));
/// # Ok::<(), keddah::arimaa::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Token {
    /// The notation of a step, such as `Ed2n`: a piece moves from a square in a direction.
    Step(Piece, Square, Direction),
    /// The notation of a capture, such as `hf3x`: a trap captures a piece as a result of the
    /// preceding step.
    Capture(Piece, Square),
    /// The notation of a placement during setup, such as `Ra1`.
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

/// An upper bound on the number of words of a turn in notation, so that parsing stops early in a
/// long text.
pub(super) const MAX_TOKENS: usize = 32;

/// A turn in notation, legal or not: steps with or without captures, or placements.
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
                if tokens.len() == MAX_TOKENS {
                    return Err(NotationError::new(
                        at,
                        "A turn has at most four steps, a setup sixteen placements.",
                    ));
                }
                let token = word.parse().map_err(|error: NotationError| error.moved(at))?;
                tokens.push(token);
            }
            at += characters(word) + 1;
        }
        if tokens.is_empty() {
            return Err(NotationError::new(0, "A turn has at least one step."));
        }
        Ok(Self(tokens))
    }
}

impl Position {
    /// The position after a step or placement, with the piece that a trap captures and its square;
    /// or why it is illegal.
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

    /// The position after the steps of a turn, without ending the turn, and the turn with all
    /// captures written; or why a step is illegal. Captures may be left out, but wrong ones are
    /// refused.
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

    /// Returns the turn made of legal steps, with its captures.
    ///
    /// ```
    /// use keddah::arimaa::Position;
    /// let position = Position::default();
    /// assert_eq!(position.turn_of(&position.legal_steps()[..1]).to_string(), "Da2n");
    /// ```
    pub fn turn_of(&self, steps: &[Step]) -> Turn {
        let mut position = *self;
        let mut tokens = Vec::new();
        for &step in steps {
            if let Some(legal) = position.describe(step) {
                tokens.append(&mut Turn::from(&legal).0);
            }
            position.step(step);
        }
        Turn(tokens)
    }

    /// Parses a turn from its notation and tries it with [`try_turn`](Self::try_turn).
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
