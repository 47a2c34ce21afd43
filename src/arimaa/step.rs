//! A single step, and what it means where it is made.

use std::fmt;

use super::{Direction, Piece, Square};

/// A piece's move by one square: from where, and in which direction. Which piece that is, and whether the
/// step is part of a push or a pull, the [`Position`](super::Position) knows.
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
        match from.towards(direction) {
            Some(_) => Some(Self::towards(from, direction)),
            None => None,
        }
    }

    /// As [`new`](Self::new), where the board's edge is known not to be in the way.
    #[inline(always)]
    pub(crate) const fn towards(from: Square, direction: Direction) -> Self {
        Self((from.index() as u8) << 2 | direction as u8)
    }

    /// Where the piece stands before.
    #[inline(always)]
    pub const fn from(self) -> Square {
        Square::from_index(self.0 >> 2)
    }

    /// The direction of the step.
    #[inline(always)]
    pub const fn direction(self) -> Direction {
        Direction::ALL[(self.0 & 3) as usize]
    }

    /// Where the piece stands after.
    #[inline(always)]
    pub const fn to(self) -> Square {
        const BY: [u8; 4] = [8, 8u8.wrapping_neg(), 1, 1u8.wrapping_neg()];
        Square::from_index((self.0 >> 2).wrapping_add(BY[(self.0 & 3) as usize]))
    }

    /// 0…255, for tables by step.
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

/// What a legal step is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StepKind {
    /// One's own piece steps (also to complete a push).
    Step,
    /// An enemy piece is pushed: the next step must be a stronger piece of one's own into its place.
    Push,
    /// An enemy piece follows a stronger piece of one's own that has just stepped away.
    Pull,
}

impl StepKind {
    /// `step`, `push` or `pull`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Step => "step",
            Self::Push => "push",
            Self::Pull => "pull",
        }
    }
}

/// A legal step with all that a person choosing it may want to know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LegalStep {
    /// The step.
    pub step: Step,
    /// The piece that moves.
    pub piece: Piece,
    /// What the step is.
    pub kind: StepKind,
    /// For a push: the squares of the pieces that can complete it, never empty. Otherwise empty.
    pub by: Vec<Square>,
    /// The piece that a trap takes, and where: it may be the moving piece itself.
    pub captures: Option<(Piece, Square)>,
}

impl fmt::Display for LegalStep {
    /// The step in notation, with its capture: `Ed2n`, `hf2n hf3x`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:?}", self.piece, self.step)?;
        match self.captures {
            Some((piece, trap)) => write!(f, " {piece}{trap}x"),
            None => Ok(()),
        }
    }
}
