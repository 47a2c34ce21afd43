//! The placement of the pieces as bitboards, and what follows from it alone:
//! who freezes whom, and what a trap takes.

use std::fmt;

use super::square::{looking, neighbours, squares};
use super::{Direction, Kind, Piece, Side, Square, Step, TRAPS};

/// Which piece stands where.
///
/// Strengths 0 (empty) to 6 (elephant) are stored bit-sliced in three 64-bit planes, with one more for
/// the side, so that all pairs of neighbours are compared at once and a copy costs 32 bytes.
///
/// Equality and hashing compare the placement. A board may be any placement; see
/// [`Setup`](super::Setup) for what makes it a legal position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Board {
    planes: [u64; 3],
    gold: u64,
}

/// Strengths of all squares, bit-sliced.
type Planes = [u64; 3];

#[inline(always)]
fn masked(planes: Planes, mask: u64) -> Planes {
    planes.map(|p| p & mask)
}

/// For each square, the strength of its neighbour in `direction`.
#[inline(always)]
fn looking_planes(planes: Planes, direction: Direction) -> Planes {
    planes.map(|p| looking(p, direction))
}

/// The squares at which `a` is greater than `b`.
#[inline(always)]
fn greater(a: Planes, b: Planes) -> u64 {
    (a[2] & !b[2]) | (!(a[2] ^ b[2]) & ((a[1] & !b[1]) | (!(a[1] ^ b[1]) & a[0] & !b[0])))
}

impl Board {
    /// No pieces at all.
    pub const EMPTY: Self = Self { planes: [0; 3], gold: 0 };

    /// The piece on a square.
    pub fn get(&self, square: Square) -> Option<Piece> {
        Kind::from_strength(self.strength(square)).map(|kind| Piece { side: self.side_at(square), kind })
    }

    /// Puts a piece on a square, or empties it; returns what stood there.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) -> Option<Piece> {
        let before = self.get(square);
        let strength = piece.map_or(0, |p| p.kind.strength());
        for (i, plane) in self.planes.iter_mut().enumerate() {
            *plane = *plane & !square.bit() | u64::from(strength >> i & 1) << square.index();
        }
        let gold = piece.is_some_and(|p| p.side == Side::Gold);
        self.gold = self.gold & !square.bit() | u64::from(gold) << square.index();
        before
    }

    #[inline(always)]
    fn strength(&self, square: Square) -> u8 {
        let at = |i: usize| (self.planes[i] >> square.index() & 1) as u8;
        at(0) | at(1) << 1 | at(2) << 2
    }

    /// Whose piece stands on an occupied square (Silver for an empty one).
    #[inline(always)]
    fn side_at(&self, square: Square) -> Side {
        if self.gold & square.bit() != 0 { Side::Gold } else { Side::Silver }
    }

    /// The occupied squares.
    #[inline(always)]
    pub const fn occupied(&self) -> u64 {
        self.planes[0] | self.planes[1] | self.planes[2]
    }

    /// What stands on these squares, as four sets that say it all.
    pub(super) fn on(&self, squares: u64) -> [u64; 4] {
        let [a, b, c] = self.planes;
        [a, b, c, self.gold].map(|set| set & squares)
    }

    /// The squares with a side's pieces.
    #[inline(always)]
    pub const fn side(&self, side: Side) -> u64 {
        match side {
            Side::Gold => self.gold,
            Side::Silver => self.occupied() & !self.gold,
        }
    }

    /// The squares with pieces of a kind, of both sides.
    #[inline(always)]
    pub const fn kind(&self, kind: Kind) -> u64 {
        let [a, b, c] = self.planes;
        match kind {
            Kind::Rabbit => a & !b & !c,
            Kind::Cat => !a & b & !c,
            Kind::Dog => a & b & !c,
            Kind::Horse => !a & !b & c,
            Kind::Camel => a & !b & c,
            Kind::Elephant => !a & b & c,
        }
    }

    /// The squares with a piece.
    #[inline(always)]
    pub const fn pieces(&self, piece: Piece) -> u64 {
        self.kind(piece.kind) & self.side(piece.side)
    }

    /// The squares with pieces stronger than the given strength (0…6), of both sides.
    #[inline(always)]
    pub fn stronger_than(&self, strength: u8) -> u64 {
        greater(self.planes, Self::broadcast(strength))
    }

    /// The squares with pieces weaker than the given strength (0…6), of both sides.
    #[inline(always)]
    pub fn weaker_than(&self, strength: u8) -> u64 {
        greater(Self::broadcast(strength), self.planes) & self.occupied()
    }

    #[inline(always)]
    fn broadcast(strength: u8) -> Planes {
        [0, 1, 2].map(|i| 0u64.wrapping_sub(u64::from(strength >> i & 1)))
    }

    /// The side's pieces that stand next to a stronger enemy, frozen or not.
    #[inline(always)]
    pub fn dominated(&self, side: Side) -> u64 {
        let own = self.side(side);
        let enemy = masked(self.planes, self.occupied() & !own);
        Direction::ALL
            .into_iter()
            .fold(0, |set, direction| set | greater(looking_planes(enemy, direction), self.planes) & own)
    }

    /// The side's pieces that may not step: next to a stronger enemy and next to no friend.
    ///
    /// ```
    /// use keddah::arimaa::{Board, Piece, Side};
    /// let mut board = Board::EMPTY;
    /// board.set("b7".parse()?, Piece::from_letter('R'));
    /// board.set("b6".parse()?, Piece::from_letter('d'));
    /// assert_eq!(board.frozen(Side::Gold), board.side(Side::Gold));
    /// assert_eq!(board.frozen(Side::Silver), 0);
    /// # Ok::<(), keddah::arimaa::NotationError>(())
    /// ```
    #[inline(always)]
    pub fn frozen(&self, side: Side) -> u64 {
        self.dominated(side) & !neighbours(self.side(side))
    }

    /// The stronger enemies next to a piece: what freezes it, where no friend stands by.
    pub fn freezers(&self, square: Square) -> impl Iterator<Item = (Square, Piece)> + '_ {
        let enemies = self
            .get(square)
            .map_or(0, |piece| self.side(piece.side.other()) & self.stronger_than(piece.kind.strength()));
        squares(enemies & square.neighbours()).filter_map(|s| Some((s, self.get(s)?)))
    }

    /// `side`'s enemies that one of the pieces in `movers` (of `side`) is next to and stronger than.
    #[inline(always)]
    pub(crate) fn displaceable(&self, side: Side, movers: u64) -> u64 {
        let enemy = self.occupied() & !self.side(side);
        let stronger = masked(self.planes, movers);
        Direction::ALL
            .into_iter()
            .fold(0, |set, direction| set | greater(looking_planes(stronger, direction), self.planes) & enemy)
    }

    /// The squares on which the two boards differ.
    #[inline(always)]
    pub(crate) fn changed(&self, other: &Self) -> u64 {
        let planes = self.planes.iter().zip(other.planes);
        planes.fold(self.gold ^ other.gold, |set, (&one, other)| set | one ^ other)
    }

    /// The pieces that stand on a trap with no friend beside.
    pub fn unsupported(&self) -> u64 {
        Side::ALL.into_iter().fold(0, |set, side| {
            let own = self.side(side);
            set | own & TRAPS & !neighbours(own)
        })
    }

    /// Moves the piece on an occupied square to an adjacent empty one and lets the traps act.
    /// Returns the moved piece and what a trap took: at most one piece, since a square has at most one trap beside it.
    #[inline(always)]
    pub(crate) fn make(&mut self, step: Step) -> (Side, u8, Option<(Square, Side, u8)>) {
        let (from, to) = (step.from(), step.to());
        let side = self.side_at(from);
        let strength = self.strength(from);
        self.shift(from, to);
        let own = self.side(side);
        let trap = from.neighbours() & TRAPS & own;
        if trap != 0 && neighbours(trap) & own == 0 {
            let square = Square::from_index(trap.trailing_zeros() as u8);
            let lost = self.strength(square);
            for plane in &mut self.planes {
                *plane &= !trap;
            }
            self.gold &= !trap;
            return (side, strength, Some((square, side, lost)));
        }
        (side, strength, None)
    }

    #[inline(always)]
    fn shift(&mut self, from: Square, to: Square) {
        let moved = |plane: u64| plane & !from.bit() | (plane >> from.index() & 1) << to.index();
        self.planes = self.planes.map(moved);
        self.gold = moved(self.gold);
    }
}

impl fmt::Display for Board {
    /// The 64 characters of the AEI short form: a8…h8, a7…h7, … a1…h1, a space for an empty square.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            for file in 0..8 {
                let piece = self.get(Square::from_index(rank * 8 + file));
                write!(f, "{}", piece.map_or(' ', Piece::letter))?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}
