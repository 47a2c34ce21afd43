//! Steps, and the consequences of legal steps.

use std::fmt;

use super::{Direction, Piece, Square};

/// A step: the square that a piece leaves, and the direction. The piece, and whether the step is
/// part of a push or pull, depends on the [`Position`](super::Position).
///
/// ```
/// use keddah::arimaa::{Direction, Step};
/// let step = Step::new("d2".parse()?, Direction::North).unwrap();
/// assert_eq!(step.to().to_string(), "d3");
/// assert!(Step::new("d8".parse()?, Direction::North).is_none());
/// # Ok::<(), keddah::arimaa::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Step(u8);

impl Step {
    /// The step from a square in a direction; `None` if it leaves the board.
    pub const fn new(from: Square, direction: Direction) -> Option<Self> {
        match from.toward(direction) {
            Some(_) => Some(Self::toward(from, direction)),
            None => None,
        }
    }

    /// Returns the step of a piece in a direction, which must not leave the board.
    #[inline(always)]
    pub(crate) const fn toward(from: Square, direction: Direction) -> Self {
        Self((from.index() as u8) << 2 | direction as u8)
    }

    /// The square from which a step begins.
    #[inline(always)]
    pub const fn from(self) -> Square {
        Square::from_index(self.0 >> 2)
    }

    /// The direction of a step.
    #[inline(always)]
    pub const fn direction(self) -> Direction {
        Direction::ALL[(self.0 & 3) as usize]
    }

    /// The square that a step ends on.
    #[inline(always)]
    pub const fn to(self) -> Square {
        const BY: [u8; 4] = [8, 8u8.wrapping_neg(), 1, 1u8.wrapping_neg()];
        Square::from_index((self.0 >> 2).wrapping_add(BY[(self.0 & 3) as usize]))
    }

    /// The index of a step in tables, 0…255.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from(), self.direction().letter())
    }
}

/// The kind of a legal step: an own step, or part of a push or a pull.
///
/// ```
/// use keddah::arimaa::{Position, StepKind};
/// let position = Position::default();
/// let step = position.describe(position.legal_steps()[0]).unwrap();
/// assert_eq!((step.kind, step.kind.name()), (StepKind::Step, "step"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StepKind {
    /// A step of the player's own piece, including one that completes a push.
    Step,
    /// The step of a pushed enemy piece. The next step must move a stronger piece into the square
    /// that it leaves.
    Push,
    /// The step of a pulled enemy piece, into the square that a stronger piece has just left.
    Pull,
}

impl StepKind {
    /// The name of a kind of step in JavaScript: `step`, `push` or `pull`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Step => "step",
            Self::Push => "push",
            Self::Pull => "pull",
        }
    }
}

/// A legal step with its kind and its consequences. `Display` writes it in notation.
///
/// ```
/// use keddah::arimaa::Position;
/// let position = Position::default();
/// let step = position.describe(position.legal_steps()[0]).unwrap();
/// assert_eq!((step.to_string().as_str(), step.captures), ("Da2n", None));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LegalStep {
    /// The legal step that is described.
    pub step: Step,
    /// The piece that makes the step.
    pub piece: Piece,
    /// The kind of the step: an own step, or part of a push or a pull.
    pub kind: StepKind,
    /// The squares of the pieces that can complete a push begun by this step; empty for other
    /// steps.
    pub by: Vec<Square>,
    /// The piece that a trap captures, and the trap. It may be the moving piece.
    pub captures: Option<(Piece, Square)>,
}

impl fmt::Display for LegalStep {
    /// The step in notation, followed by its capture: `Ed2n`, `hf2n hf3x`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:?}", self.piece, self.step)?;
        match self.captures {
            Some((piece, trap)) => write!(f, " {piece}{trap}x"),
            None => Ok(()),
        }
    }
}
