//! The board with its walls as bitboards, and the slots that are left for walls.

use super::square::{STRIDE, squares};
use super::{Direction, Orientation, Square, Wall};

/// A board: its size and its walls, as bitboards. Methods that return two bitboards return those of
/// horizontal and vertical walls, each at the square south-west of the wall's center.
///
/// The walls neither overlap nor cross. Whether all players have a path to their goals is checked
/// by [`Position`](super::Position).
///
/// ```
/// use keddah::quoridor::{Board, Orientation, Square, Wall};
/// let mut board = Board::new(9);
/// let wall = Wall { square: Square::A1, orientation: Orientation::Horizontal };
/// board.put(wall);
/// assert!(board.has(wall));
/// assert_eq!(board.overlapped(wall).collect::<Vec<_>>(), [wall]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    horizontal: u128,
    vertical: u128,
    size: u8,
}

/// The bitboards of the first row and the first column of the largest board.
const ROW: u128 = (1 << STRIDE) - 1;
const COLUMN: u128 = {
    let (mut set, mut rank) = (0, 0);
    while rank < STRIDE {
        set |= 1 << (rank * STRIDE);
        rank += 1;
    }
    set
};

/// The squares with a file below `files` and a rank below `ranks`.
const fn rectangle(files: u8, ranks: u8) -> u128 {
    (ROW >> (STRIDE - files)) * (COLUMN & ((1 << (ranks * STRIDE)) - 1))
}

/// The bitboards that depend on the board size alone.
struct Extent {
    /// All squares of a board of this size.
    squares: u128,
    /// The squares that have a neighbor to the north on the board.
    north: u128,
    /// The squares that have a neighbor to the east on the board.
    east: u128,
    /// The squares that lie south-west of the center of a slot for walls.
    slots: u128,
}

static EXTENTS: [Extent; 12] = {
    const NONE: Extent = Extent { squares: 0, north: 0, east: 0, slots: 0 };
    let mut extents = [NONE; 12];
    let mut size = 1;
    while size <= STRIDE {
        extents[size as usize] = Extent {
            squares: rectangle(size, size),
            north: rectangle(size, size - 1),
            east: rectangle(size - 1, size),
            slots: rectangle(size - 1, size - 1),
        };
        size += 1;
    }
    extents
};

impl Board {
    /// The numbers of squares per side of the boards that games are played on.
    pub const SIZES: [u8; 4] = [5, 7, 9, 11];

    /// A board of `size` × `size` squares without walls. The size is clamped to 3…11.
    pub const fn new(size: u8) -> Self {
        let size = match size {
            0..3 => 3,
            3..STRIDE => size,
            _ => STRIDE,
        };
        Self { horizontal: 0, vertical: 0, size }
    }

    /// The number of squares per side of the board.
    pub const fn size(&self) -> u8 {
        self.size
    }

    fn extent(&self) -> &'static Extent {
        &EXTENTS[self.size as usize % EXTENTS.len()]
    }

    /// Returns a bitboard of all squares of the board.
    pub fn squares(&self) -> u128 {
        self.extent().squares
    }

    /// Returns a bitboard of the squares along one edge of the board.
    pub fn edge(&self, edge: Direction) -> u128 {
        let last = u32::from(self.size.saturating_sub(1));
        let set = match edge {
            Direction::South => ROW,
            Direction::North => ROW << (last * u32::from(STRIDE)),
            Direction::West => COLUMN,
            Direction::East => COLUMN << last,
        };
        set & self.squares()
    }

    /// The walls of one orientation, at the squares south-west of their centers.
    pub const fn walls(&self, orientation: Orientation) -> u128 {
        match orientation {
            Orientation::Horizontal => self.horizontal,
            Orientation::Vertical => self.vertical,
        }
    }

    /// All walls: the horizontal ones from a1 on, then the vertical ones.
    pub fn wall_list(&self) -> impl Iterator<Item = Wall> + Clone {
        walls_at(self.horizontal, self.vertical)
    }

    /// Whether this wall is on the board.
    pub const fn has(&self, wall: Wall) -> bool {
        self.walls(wall.orientation) & wall.square.bit() != 0
    }

    /// Places a wall on the board without checking that it fits.
    pub const fn put(&mut self, wall: Wall) {
        match wall.orientation {
            Orientation::Horizontal => self.horizontal |= wall.square.bit(),
            Orientation::Vertical => self.vertical |= wall.square.bit(),
        }
    }

    /// Returns the passages between adjacent squares that no wall blocks.
    #[inline(always)]
    pub fn passages(&self) -> Passages {
        let extent = self.extent();
        Passages {
            north: extent.north & !(self.horizontal | self.horizontal << 1),
            east: extent.east & !(self.vertical | self.vertical << STRIDE),
        }
    }

    /// The free slots: those for walls that would neither overlap nor cross another.
    pub fn free_slots(&self) -> (u128, u128) {
        let (h, v, slots) = (self.horizontal, self.vertical, self.extent().slots);
        (slots & !(h | h << 1 | h >> 1 | v), slots & !(v | v << STRIDE | v >> STRIDE | h))
    }

    /// Returns the walls on the board that a new wall would overlap.
    pub fn overlapped(&self, wall: Wall) -> impl Iterator<Item = Wall> + use<> {
        let bit = wall.square.bit();
        let shift = match wall.orientation {
            Orientation::Horizontal => 1,
            Orientation::Vertical => STRIDE,
        };
        let set = self.walls(wall.orientation) & (bit | bit << shift | bit >> shift) & self.extent().slots;
        squares(set).map(move |square| Wall { square, ..wall })
    }

    /// The posts that a wall touches with its center or an end. A post is a point where four
    /// squares meet, identified by the square south-west of it.
    fn touched(&self) -> u128 {
        let (h, v) = (self.horizontal, self.vertical);
        (h | h << 1 | h >> 1 | v | v << STRIDE | v >> STRIDE) & self.extent().slots
    }

    /// Returns the [free slots](Self::free_slots) where a wall would touch another wall.
    pub fn touching_slots(&self) -> (u128, u128) {
        let touched = self.touched();
        let (h, v) = self.free_slots();
        (h & (touched | touched << 1 | touched >> 1), v & (touched | touched << STRIDE | touched >> STRIDE))
    }

    /// The [free slots](Self::free_slots) where a wall might divide the board. A wall divides the
    /// board only if it closes a ring of walls, or of walls and the border, so it must connect two
    /// posts of the same connected structure. This tests a weaker condition: it may include
    /// harmless slots, but misses none.
    pub fn may_divide(&self) -> (u128, u128) {
        let (h, v, slots) = (self.horizontal, self.vertical, self.extent().slots);
        // A wall touches three posts: one at its center and one at each end. `bound` has the posts
        // that walls connect to the border, `loose` the other posts that walls touch. A wall might
        // divide the board if at least two of its posts are bound, or at least two are loose.
        let (west, south) = (COLUMN & slots, ROW & slots);
        let (east, north) =
            (west << (self.size - 2), south << (u32::from(self.size - 2) * u32::from(STRIDE)));
        let (along_rank, along_file) = ((h | h >> 1) & slots, (v | v >> STRIDE) & slots);
        let mut bound = h & (west | east) | v & (south | north);
        loop {
            let more = spread(bound, along_file, along_rank) & slots;
            if more == bound {
                break;
            }
            bound = more;
        }
        let loose = self.touched() & !bound;
        let twice = |a: u128, b: u128, c: u128| a & b | a & c | b & c;
        let (room_h, room_v) = self.free_slots();
        let cut_h = twice(bound << 1 | west, bound, bound >> 1 | east) | twice(loose << 1, loose, loose >> 1);
        let cut_v = twice(bound << STRIDE | south, bound, bound >> STRIDE | north)
            | twice(loose << STRIDE, loose, loose >> STRIDE);
        (room_h & cut_h, room_v & cut_v)
    }
}

/// Lists the walls at the squares of two bitboards: the horizontal ones from a1 on, then the
/// vertical ones.
pub(super) fn walls_at(horizontal: u128, vertical: u128) -> impl Iterator<Item = Wall> + Clone {
    let wall = |orientation| move |square| Wall { square, orientation };
    squares(horizontal)
        .map(wall(Orientation::Horizontal))
        .chain(squares(vertical).map(wall(Orientation::Vertical)))
}

/// A set of squares with all squares that one step from it reaches. `north` and `east` are the
/// squares from which a step in that direction is possible.
#[inline(always)]
fn spread(set: u128, north: u128, east: u128) -> u128 {
    set | (set & north) << STRIDE | (set >> STRIDE) & north | (set & east) << 1 | (set >> 1) & east
}

/// The passages between adjacent squares that neither walls nor the border block. Pawns do not
/// matter.
///
/// ```
/// use keddah::quoridor::{Board, Direction, Orientation, Square, Wall};
/// let wall = Wall { square: Square::A1, orientation: Orientation::Horizontal };
/// let passages = Board::new(9).passages();
/// assert!(passages.lead(Square::A1, Direction::North));
/// assert!(!passages.with(wall).lead(Square::A1, Direction::North));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Passages {
    /// A bitboard of the squares from which a step north is possible.
    pub north: u128,
    /// A bitboard of the squares from which a step east is possible.
    pub east: u128,
}

impl Passages {
    /// Returns the passages that remain after a wall is added.
    #[inline(always)]
    pub const fn with(self, wall: Wall) -> Self {
        let bit = wall.square.bit();
        match wall.orientation {
            Orientation::Horizontal => Self { north: self.north & !(bit | bit << 1), ..self },
            Orientation::Vertical => Self { east: self.east & !(bit | bit << STRIDE), ..self },
        }
    }

    /// A set of squares with all squares that one step from it reaches, for flood fills.
    #[inline(always)]
    pub fn spread(&self, set: u128) -> u128 {
        spread(set, self.north, self.east)
    }

    /// Whether a step from a square in a direction is possible, regardless of pawns.
    #[inline(always)]
    pub const fn lead(&self, from: Square, direction: Direction) -> bool {
        let bit = from.bit();
        match direction {
            Direction::North => self.north & bit != 0,
            Direction::South => self.north & bit >> STRIDE != 0,
            Direction::East => self.east & bit != 0,
            Direction::West => self.east & bit >> 1 != 0,
        }
    }
}
