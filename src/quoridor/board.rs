//! A board: its size and the walls that stand on it, as bits; which walls have room, and which could cut a player off.

use super::square::{STRIDE, squares};
use super::{Direction, Orientation, Square, Wall};

/// The size of a board, and its walls. Of any two walls none overlap or cross; whether all players have a path is the
/// [`Position`](super::Position)'s to say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    /// Horizontal walls, by their square.
    horizontal: u128,
    /// Vertical walls, by their square.
    vertical: u128,
    size: u8,
}

/// A row and a column of the largest board.
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

/// The sets that depend on the size alone.
struct Extent {
    /// All squares.
    squares: u128,
    /// The squares with another to the north, and to the east.
    north: u128,
    east: u128,
    /// The squares that walls are named by.
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
    /// The sizes there are.
    pub const SIZES: [u8; 4] = [5, 7, 9, 11];

    /// A board without walls; a size below 3 counts as 3, one above 11 as 11.
    pub const fn new(size: u8) -> Self {
        let size = match size {
            0..3 => 3,
            3..STRIDE => size,
            _ => STRIDE,
        };
        Self { horizontal: 0, vertical: 0, size }
    }

    /// How many squares a side has.
    pub const fn size(&self) -> u8 {
        self.size
    }

    fn extent(&self) -> &'static Extent {
        &EXTENTS[self.size as usize % EXTENTS.len()]
    }

    /// All squares of the board.
    pub fn squares(&self) -> u128 {
        self.extent().squares
    }

    /// The squares of an edge.
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

    /// The walls that lie one way, by the square south-west of their centre.
    pub const fn walls(&self, orientation: Orientation) -> u128 {
        match orientation {
            Orientation::Horizontal => self.horizontal,
            Orientation::Vertical => self.vertical,
        }
    }

    /// All walls: horizontal ones, then vertical ones, a1 first.
    pub fn wall_list(&self) -> impl Iterator<Item = Wall> + Clone {
        named(self.horizontal, self.vertical)
    }

    /// Whether a wall stands there.
    pub const fn has(&self, wall: Wall) -> bool {
        self.walls(wall.orientation) & wall.square.bit() != 0
    }

    /// Puts a wall there, whatever else stands.
    pub const fn put(&mut self, wall: Wall) {
        match wall.orientation {
            Orientation::Horizontal => self.horizontal |= wall.square.bit(),
            Orientation::Vertical => self.vertical |= wall.square.bit(),
        }
    }

    /// Where pawns can pass.
    #[inline(always)]
    pub fn passages(&self) -> Passages {
        let extent = self.extent();
        Passages {
            north: extent.north & !(self.horizontal | self.horizontal << 1),
            east: extent.east & !(self.vertical | self.vertical << STRIDE),
        }
    }

    /// The places for walls that neither overlap nor cross one: horizontal, vertical.
    pub fn room(&self) -> (u128, u128) {
        let (h, v, slots) = (self.horizontal, self.vertical, self.extent().slots);
        (slots & !(h | h << 1 | h >> 1 | v), slots & !(v | v << STRIDE | v >> STRIDE | h))
    }

    /// The walls that one at `wall` would overlap; none stands across it.
    pub fn overlapped(&self, wall: Wall) -> impl Iterator<Item = Wall> + use<> {
        let bit = wall.square.bit();
        let shift = match wall.orientation {
            Orientation::Horizontal => 1,
            Orientation::Vertical => STRIDE,
        };
        let set = self.walls(wall.orientation) & (bit | bit << shift | bit >> shift) & self.extent().slots;
        squares(set).map(move |square| Wall { square, ..wall })
    }

    /// The posts, named like walls by the square south-west, that a wall touches with its middle or an end.
    fn touched(&self) -> u128 {
        let (h, v) = (self.horizontal, self.vertical);
        (h | h << 1 | h >> 1 | v | v << STRIDE | v >> STRIDE) & self.extent().slots
    }

    /// Of the places with [room](Self::room), those where a wall would touch another: horizontal, vertical.
    pub fn touching(&self) -> (u128, u128) {
        let touched = self.touched();
        let (h, v) = self.room();
        (h & (touched | touched << 1 | touched >> 1), v & (touched | touched << STRIDE | touched >> STRIDE))
    }

    /// Of the places with [room](Self::room), those where a wall may cut the board in two: it would close a ring of walls,
    /// or one of walls and border. Elsewhere a wall has a way round it and cuts nothing. Errs on the safe side only.
    pub fn may_cut(&self) -> (u128, u128) {
        let (h, v, slots) = (self.horizontal, self.vertical, self.extent().slots);
        // Walls run between posts: a wall at a square touches the post at its centre and those on either end.
        // Posts that are bound to the border by walls.
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
        let (room_h, room_v) = self.room();
        let cut_h = twice(bound << 1 | west, bound, bound >> 1 | east) | twice(loose << 1, loose, loose >> 1);
        let cut_v = twice(bound << STRIDE | south, bound, bound >> STRIDE | north)
            | twice(loose << STRIDE, loose, loose >> STRIDE);
        (room_h & cut_h, room_v & cut_v)
    }
}

/// Walls by their squares: horizontal ones, then vertical ones.
pub(super) fn named(horizontal: u128, vertical: u128) -> impl Iterator<Item = Wall> + Clone {
    let wall = |orientation| move |square| Wall { square, orientation };
    squares(horizontal)
        .map(wall(Orientation::Horizontal))
        .chain(squares(vertical).map(wall(Orientation::Vertical)))
}

/// A set with its neighbours, where `north` and `east` tell which squares are joined to the next one that way.
#[inline(always)]
fn spread(set: u128, north: u128, east: u128) -> u128 {
    set | (set & north) << STRIDE | (set >> STRIDE) & north | (set & east) << 1 | (set >> 1) & east
}

/// Where walls and border let pawns pass. Other pawns do not matter here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Passages {
    /// The squares from which one can go north.
    pub north: u128,
    /// The squares from which one can go east.
    pub east: u128,
}

impl Passages {
    /// The passages after one more wall.
    #[inline(always)]
    pub const fn with(self, wall: Wall) -> Self {
        let bit = wall.square.bit();
        match wall.orientation {
            Orientation::Horizontal => Self { north: self.north & !(bit | bit << 1), ..self },
            Orientation::Vertical => Self { east: self.east & !(bit | bit << STRIDE), ..self },
        }
    }

    /// The squares of a set and all that one step leads to.
    #[inline(always)]
    pub fn spread(&self, set: u128) -> u128 {
        spread(set, self.north, self.east)
    }

    /// Whether one can go from a square in a direction.
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
