//! The inputs of the network: what it sees of a position.

use arrayvec::ArrayVec;

use super::moves::{SLOTS, SQUARES};
use crate::quoridor::path::Layers;
use crate::quoridor::{Direction, Move, Orientation, Position, Square, Wall, squares};

/// The number of different path lengths; longer paths count as the longest.
const LENGTHS: usize = 32;
/// The number of different numbers of walls in hand.
const WALLS: usize = 11;

const OWN_PAWN: usize = 0;
const OTHER_PAWN: usize = OWN_PAWN + SQUARES;
const HORIZONTAL: usize = OTHER_PAWN + SQUARES;
const VERTICAL: usize = HORIZONTAL + SLOTS;
const OWN_WALLS: usize = VERTICAL + SLOTS;
const OTHER_WALLS: usize = OWN_WALLS + WALLS;
const OWN_LENGTH: usize = OTHER_WALLS + WALLS;
const OTHER_LENGTH: usize = OWN_LENGTH + LENGTHS;
const OWN_PATHS: usize = OTHER_LENGTH + LENGTHS;
const OTHER_PATHS: usize = OWN_PATHS + SQUARES;

/// The number of inputs. Each is 0 or 1:
///
/// - the squares of the own pawn and of the other pawn (81 each),
/// - horizontal and vertical walls (64 each),
/// - the numbers of walls in hand, own and other's (11 each),
/// - the lengths of both players' shortest paths (32 each),
/// - the squares on the shortest paths of both (81 each).
pub const INPUTS: usize = OTHER_PATHS + SQUARES;

/// The indices of the inputs that are 1.
pub type Inputs = ArrayVec<u16, INPUTS>;

/// How the network sees the board: as if the player to move went north, and optionally with east
/// and west exchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    turned: bool,
    mirrored: bool,
}

impl View {
    /// The view of the player to move.
    pub fn new(position: &Position) -> Self {
        Self { turned: position.mover().home(2) == Direction::North, mirrored: false }
    }

    /// The same view with east and west exchanged.
    pub const fn mirrored(self) -> Self {
        Self { mirrored: !self.mirrored, ..self }
    }

    /// The index of a square among `side` × `side`.
    fn place(self, square: Square, side: u8) -> usize {
        let turn = |turned: bool, place: u8| if turned { side - 1 - place } else { place };
        let (file, rank) = (turn(self.mirrored, square.file()), turn(self.turned, square.rank()));
        usize::from(rank * side + file)
    }

    /// The index of a move, below [`MOVES`](super::MOVES); `None` for a pass.
    pub fn index(self, mv: Move) -> Option<usize> {
        match mv {
            Move::Pawn(to) => Some(self.place(to, 9)),
            Move::Wall(Wall { square, orientation: Orientation::Horizontal }) => {
                Some(SQUARES + self.place(square, 8))
            }
            Move::Wall(Wall { square, orientation: Orientation::Vertical }) => {
                Some(SQUARES + SLOTS + self.place(square, 8))
            }
            Move::Pass => None,
        }
    }
}

/// The inputs of a position that are 1.
pub fn inputs(position: &Position, view: View) -> Inputs {
    let mut inputs = Inputs::new();
    let board = position.board();
    let passages = board.passages();
    let (own, other) = (position.mover(), position.mover().next(2));
    let mut add = |index: usize| inputs.push(index as u16);
    for (orientation, first) in [(Orientation::Horizontal, HORIZONTAL), (Orientation::Vertical, VERTICAL)] {
        squares(board.walls(orientation)).for_each(|square| add(first + view.place(square, 8)));
    }
    for (player, square, walls, length, paths) in [
        (own, OWN_PAWN, OWN_WALLS, OWN_LENGTH, OWN_PATHS),
        (other, OTHER_PAWN, OTHER_WALLS, OTHER_LENGTH, OTHER_PATHS),
    ] {
        add(square + view.place(position.pawn(player), 9));
        add(walls + usize::from(position.walls_left(player)).min(WALLS - 1));
        let pawn = position.pawn(player);
        // In a legal position there is a path.
        let Some(layers) = Layers::new(&passages, pawn, position.goal(player)) else { continue };
        add(length + layers.steps().len().min(LENGTHS - 1));
        let (mut here, mut on_path) = (pawn.bit(), 0);
        for layer in layers.steps().iter().rev() {
            here = passages.spread(here) & layer;
            on_path |= here;
        }
        squares(on_path).for_each(|square| add(paths + view.place(square, 9)));
    }
    inputs
}
