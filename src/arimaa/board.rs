//! The placement of all pieces as bitboards, with freezing and captures.

use std::fmt;

use super::square::{neighbors, squares, step_origins};
use super::{Direction, Kind, Piece, Side, Square, Step, TRAPS};

/// The placement of all pieces as bitboards.
///
/// Strengths 0 (empty) to 6 (elephant) are bit-sliced over three bitboards; a fourth has Gold's
/// pieces. A few bitwise operations thus compare the strengths of all neighbors at once, and a copy
/// takes 32 bytes.
///
/// A board need not be legal; [`Setup::position`](super::Setup::position) checks that.
///
/// ```
/// use keddah::arimaa::{Kind, Position, Side};
/// let board = Position::default().board().to_owned();
/// assert_eq!(board.get("e2".parse()?).unwrap().kind, Kind::Elephant);
/// assert_eq!((board.side(Side::Gold), board.frozen(Side::Gold)), (0xffff, 0));
/// # Ok::<(), keddah::arimaa::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Board {
    planes: [u64; 3],
    gold: u64,
}

/// The strengths 0…7 of the pieces on all squares, bit-sliced: plane `i` has bit `i` of each.
type Planes = [u64; 3];

/// Returns the piece strengths on the squares in `mask`, and 0 on all others, as bit planes.
#[inline(always)]
fn masked(planes: Planes, mask: u64) -> Planes {
    planes.map(|p| p & mask)
}

/// Returns, for each square, the strength of the piece on its neighbor in `direction`.
#[inline(always)]
fn neighbor_strengths(planes: Planes, direction: Direction) -> Planes {
    planes.map(|p| step_origins(p, direction))
}

/// Returns the squares whose strength in the bit planes `a` is greater than in `b`.
#[inline(always)]
fn greater(a: Planes, b: Planes) -> u64 {
    (a[2] & !b[2]) | (!(a[2] ^ b[2]) & ((a[1] & !b[1]) | (!(a[1] ^ b[1]) & a[0] & !b[0])))
}

impl Board {
    /// A board without any pieces.
    pub const EMPTY: Self = Self { planes: [0; 3], gold: 0 };

    /// Returns the piece on a square, if any.
    pub fn get(&self, square: Square) -> Option<Piece> {
        Kind::from_strength(self.strength(square)).map(|kind| Piece { side: self.side_at(square), kind })
    }

    /// Puts a piece on a square, or removes the piece there. Returns the previous piece.
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

    /// The strength of the piece on a square; 0 for an empty square.
    #[inline(always)]
    pub(super) fn strength(&self, square: Square) -> u8 {
        let at = |i: usize| (self.planes[i] >> square.index() & 1) as u8;
        at(0) | at(1) << 1 | at(2) << 2
    }

    /// The side of the piece on a square; Silver for an empty square.
    #[inline(always)]
    fn side_at(&self, square: Square) -> Side {
        if self.gold & square.bit() != 0 { Side::Gold } else { Side::Silver }
    }

    /// Returns a bitboard of all occupied squares.
    #[inline(always)]
    pub const fn occupied(&self) -> u64 {
        self.planes[0] | self.planes[1] | self.planes[2]
    }

    /// Returns the four bitboards of the board, masked to `squares`. Two boards give the same only
    /// if they have the same pieces there.
    pub(super) fn contents_of(&self, squares: u64) -> [u64; 4] {
        let [a, b, c] = self.planes;
        [a, b, c, self.gold].map(|set| set & squares)
    }

    /// Returns a bitboard of one side's pieces.
    #[inline(always)]
    pub const fn side(&self, side: Side) -> u64 {
        match side {
            Side::Gold => self.gold,
            Side::Silver => self.occupied() & !self.gold,
        }
    }

    /// The squares of the pieces of a kind, of both sides.
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

    /// Returns a bitboard of all pieces of the same side and kind as `piece`.
    #[inline(always)]
    pub const fn pieces(&self, piece: Piece) -> u64 {
        self.kind(piece.kind) & self.side(piece.side)
    }

    /// The squares of the pieces stronger than `strength` (0…6), of both sides.
    #[inline(always)]
    pub fn stronger_than(&self, strength: u8) -> u64 {
        greater(self.planes, Self::broadcast(strength))
    }

    /// The squares of the pieces weaker than `strength` (0…6), of both sides.
    #[inline(always)]
    pub fn weaker_than(&self, strength: u8) -> u64 {
        greater(Self::broadcast(strength), self.planes) & self.occupied()
    }

    /// Returns the bit planes in which every square has the same strength.
    #[inline(always)]
    fn broadcast(strength: u8) -> Planes {
        [0, 1, 2].map(|i| 0u64.wrapping_sub(u64::from(strength >> i & 1)))
    }

    /// The pieces of a side that are adjacent to a stronger enemy piece, frozen or not.
    #[inline(always)]
    pub fn dominated(&self, side: Side) -> u64 {
        let own = self.side(side);
        let enemy = masked(self.planes, self.occupied() & !own);
        Direction::ALL
            .into_iter()
            .fold(0, |set, direction| set | greater(neighbor_strengths(enemy, direction), self.planes) & own)
    }

    /// The frozen pieces of a side: those adjacent to a stronger enemy piece and to no friendly
    /// piece.
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
        self.dominated(side) & !neighbors(self.side(side))
    }

    /// The stronger enemy pieces adjacent to the piece on a square. They freeze it if no friendly
    /// piece is adjacent. Empty for an empty square.
    pub fn freezers(&self, square: Square) -> impl Iterator<Item = (Square, Piece)> + '_ {
        let enemies = self
            .get(square)
            .map_or(0, |piece| self.side(piece.side.other()) & self.stronger_than(piece.kind.strength()));
        squares(enemies & square.neighbors()).filter_map(|s| Some((s, self.get(s)?)))
    }

    /// The enemy pieces that are adjacent to a stronger piece of `side` in `movers`, which could
    /// push or pull them.
    #[inline(never)] // Several callers, and the code is large in wasm.
    pub(crate) fn dislodgeable(&self, side: Side, movers: u64) -> u64 {
        self.dislodgeable_inline(side, movers)
    }

    /// [`dislodgeable`](Self::dislodgeable), inlined where it must be fast.
    #[inline(always)]
    pub(crate) fn dislodgeable_inline(&self, side: Side, movers: u64) -> u64 {
        let enemy = self.occupied() & !self.side(side);
        let stronger = masked(self.planes, movers);
        Direction::ALL.into_iter().fold(0, |set, direction| {
            set | greater(neighbor_strengths(stronger, direction), self.planes) & enemy
        })
    }

    /// Returns a bitboard of the squares on which two boards differ.
    #[inline(always)]
    pub(crate) fn changed(&self, other: &Self) -> u64 {
        let planes = self.planes.iter().zip(other.planes);
        planes.fold(self.gold ^ other.gold, |set, (&one, other)| set | one ^ other)
    }

    /// The pieces on traps with no adjacent friendly piece. A legal position has none.
    pub fn unsupported(&self) -> u64 {
        Side::ALL.into_iter().fold(0, |set, side| {
            let own = self.side(side);
            set | own & TRAPS & !neighbors(own)
        })
    }

    /// Moves a piece to an adjacent empty square and removes the piece that a trap captures. There
    /// is at most one, since no square is adjacent to two traps. Returns the side and strength of
    /// the moved piece; of a captured one also the square.
    #[inline(always)]
    pub(crate) fn make(&mut self, step: Step) -> (Side, u8, Option<(Square, Side, u8)>) {
        let (from, to) = (step.from(), step.to());
        let side = self.side_at(from);
        let strength = self.strength(from);
        self.shift(from, to);
        let own = self.side(side);
        let trap = from.neighbors() & TRAPS & own;
        if trap != 0 && neighbors(trap) & own == 0 {
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

    /// Moves the piece on a square to an empty one.
    #[inline(always)]
    fn shift(&mut self, from: Square, to: Square) {
        let moved = |plane: u64| plane & !from.bit() | (plane >> from.index() & 1) << to.index();
        self.planes = self.planes.map(moved);
        self.gold = moved(self.gold);
    }
}

impl fmt::Display for Board {
    /// The 64 characters of the AEI's board: a8…h8, a7…h7, … a1…h1, with a space for an empty
    /// square.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Rng;

    fn every_piece() -> Vec<Piece> {
        let of = |side| Kind::ALL.map(|kind| Piece { side, kind });
        Side::ALL.into_iter().flat_map(of).collect()
    }

    /// Returns a board with random pieces on about half of the squares, legal or not.
    fn random_board(rng: &mut Rng) -> Board {
        let pieces = every_piece();
        let mut board = Board::EMPTY;
        for square in Square::all() {
            let piece = rng.pick(&pieces).copied();
            board.set(square, piece.filter(|_| rng.below(2) == 0));
        }
        board
    }

    fn set_of(matches: impl Fn(Square) -> bool) -> u64 {
        Square::all().filter(|&square| matches(square)).fold(0, |set, square| set | square.bit())
    }

    #[test]
    fn a_square_has_the_piece_that_was_put_there() {
        let mut board = random_board(&mut Rng::new(1));
        for square in Square::all() {
            let mut before = board.get(square);
            for piece in every_piece().into_iter().map(Some).chain([None]) {
                let others = board.contents_of(!square.bit());
                assert_eq!((board.set(square, piece), board.get(square)), (before, piece));
                assert_eq!(board.contents_of(!square.bit()), others);
                before = piece;
            }
        }
        assert_eq!(board, Board::EMPTY);
    }

    #[test]
    fn sets_have_the_squares_of_their_pieces() {
        let mut rng = Rng::new(2);
        for _ in 0..50 {
            let board = random_board(&mut rng);
            let having = |matches: &dyn Fn(Piece) -> bool| set_of(|at| board.get(at).is_some_and(matches));
            assert_eq!(board.occupied(), having(&|_| true));
            for strength in 0..=6 {
                assert_eq!(board.stronger_than(strength), having(&|one| one.kind.strength() > strength));
                assert_eq!(board.weaker_than(strength), having(&|one| one.kind.strength() < strength));
            }
            for piece in every_piece() {
                assert_eq!(board.kind(piece.kind), having(&|one| one.kind == piece.kind));
                assert_eq!(board.side(piece.side), having(&|one| one.side == piece.side));
                assert_eq!(board.pieces(piece), having(&|one| one == piece));
            }
            let movers = random_board(&mut rng).occupied();
            for side in Side::ALL {
                // The pieces of `of` with a stronger enemy beside them on a square of `near`.
                let beside_stronger = |of: Side, near: u64| {
                    set_of(|at| {
                        board.get(at).is_some_and(|piece| {
                            let enemies = squares(at.neighbors() & near).filter_map(|by| board.get(by));
                            let mut enemies = enemies.filter(|by| by.side != of);
                            piece.side == of && enemies.any(|by| by.kind > piece.kind)
                        })
                    })
                };
                assert_eq!(board.dominated(side), beside_stronger(side, u64::MAX));
                assert_eq!(
                    board.dislodgeable(side, movers & board.side(side)),
                    beside_stronger(side.other(), movers)
                );
            }
        }
    }

    #[test]
    fn boards_are_compared_square_by_square() {
        let mut rng = Rng::new(3);
        for _ in 0..50 {
            let one = random_board(&mut rng);
            let mut other = one;
            for square in Square::all() {
                if rng.below(8) == 0 {
                    other.set(square, rng.pick(&every_piece()).copied());
                }
            }
            let differs = set_of(|square| one.get(square) != other.get(square));
            assert_eq!(one.changed(&other), differs);
            for square in Square::all() {
                let same = one.contents_of(square.bit()) == other.contents_of(square.bit());
                assert_eq!(same, differs & square.bit() == 0, "{square}");
            }
        }
    }
}
