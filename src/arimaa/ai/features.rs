//! What the evaluation looks at in a placement: many small questions, each answered for both sides alike. What each answer
//! weighs stands in [`super::value_weights`].

use crate::arimaa::square::neighbours;
use crate::arimaa::{Board, Kind, Piece, Side, Square, TRAPS, squares};

// Where in the table of weights each group of features begins.
/// A piece but a rabbit, by how many enemies are stronger.
const WORTH: usize = 0;
/// How many rabbits, how many pieces are left.
const RABBITS: usize = WORTH + 9;
const PIECES: usize = RABBITS + 9;
/// A square from the side's own view, files mirrored: rabbits, then other pieces by how many enemies are stronger ([`RANKS`]).
const AT: usize = PIECES + 17;
/// A piece that a stronger enemy is near: by strength, how near, how far from the trap of its quarter, how many friends that
/// has beside it, and whether the trap is its side's own.
const DANGER: usize = AT + 6 * 32;
/// A trap of one's own: how many friends and enemies are beside it, and which of them have the strongest.
const TRAP: usize = DANGER + 5 * 4 * 4 * 3 * 2;
/// How far one's own and the enemy's elephant are from a trap of one's own.
const ELEPHANTS: usize = TRAP + 5 * 5 * 3;
/// A rabbit by rank and by how many enemies are ahead of it on its file and those beside.
const WAY: usize = ELEPHANTS + 6 * 6;
/// A rabbit by rank and by how many enemies are left.
const LATE: usize = WAY + 8 * 4;
/// In which half the camel is, and how far from the enemy's elephant.
const CAMEL: usize = LATE + 8 * 4;
/// How many weights there are.
pub(super) const COUNT: usize = CAMEL + 2 * 8;

/// Where a piece ranks among what is left, by how many enemies are stronger.
const RANKS: [usize; 9] = [5, 4, 3, 2, 2, 1, 1, 1, 1];

/// Calls `add` with every feature of a placement, and with 1 for Gold's and −1 for Silver's.
#[inline(always)]
pub(super) fn visit(board: &Board, mut add: impl FnMut(usize, i32)) {
    for (side, sign) in [(Side::Gold, 1), (Side::Silver, -1)] {
        let view = View::of(board, side);
        view.pieces(|feature| add(feature, sign));
        view.places(|feature| add(feature, sign));
    }
}

/// The features of a placement, 1 for Gold's and −1 for Silver's: what the weights are fitted to.
#[doc(hidden)]
pub fn placement_features(board: &Board) -> Vec<(usize, i32)> {
    let mut list = Vec::new();
    visit(board, |feature, sign| list.push((feature, sign)));
    list
}

/// A placement as one side sees it.
struct View<'a> {
    board: &'a Board,
    side: Side,
    own: u64,
    enemies: u64,
    dominated: u64,
    frozen: u64,
    /// The enemies that may step.
    able: u64,
}

impl<'a> View<'a> {
    #[inline(always)]
    fn of(board: &'a Board, side: Side) -> Self {
        let (own, enemies) = (board.side(side), board.side(side.other()));
        let dominated = board.dominated(side);
        let frozen = dominated & !neighbours(own);
        let able = enemies & !board.frozen(side.other());
        Self { board, side, own, enemies, dominated, frozen, able }
    }

    fn rank(&self, square: Square) -> usize {
        usize::from(if self.side == Side::Gold { square.rank() } else { 7 - square.rank() })
    }

    fn only(&self, side: Side, kind: Kind) -> Option<Square> {
        squares(self.board.pieces(Piece { side, kind })).next()
    }

    /// Each piece by itself.
    #[inline(always)]
    fn pieces(&self, mut add: impl FnMut(usize)) {
        let empty = !self.board.occupied();
        add(PIECES + count(self.own, 16));
        add(RABBITS + count(self.own & self.board.kind(Kind::Rabbit), 8));
        for kind in Kind::ALL {
            let strength = usize::from(kind.strength());
            let stronger = self.enemies & self.board.stronger_than(kind.strength());
            let above = count(stronger, 8);
            let class = if kind == Kind::Rabbit { 0 } else { RANKS[above] };
            let beside = neighbours(stronger & self.able);
            let near = neighbours(beside & empty);
            let next = neighbours(near & empty);
            for square in squares(self.own & self.board.kind(kind)) {
                let rank = self.rank(square);
                add(AT + class * 32 + rank * 4 + usize::from(square.file().min(7 - square.file())));
                if kind == Kind::Rabbit {
                    self.rabbit(square, &mut add);
                } else {
                    add(WORTH + above);
                }
                let bit = square.bit();
                let sets = [self.frozen, self.dominated, near, next];
                if kind != Kind::Elephant
                    && let Some(how) = sets.iter().position(|set| set & bit != 0)
                {
                    let trap = trap_of(square);
                    let away = distance(square, trap).min(3);
                    let friends = count(trap.neighbours() & self.own & !bit, 2);
                    let place = ((strength - 1) * 4 + how) * 4 + away;
                    add(DANGER + (place * 3 + friends) * 2 + usize::from(rank < 4));
                }
            }
        }
    }

    #[inline(always)]
    fn rabbit(&self, square: Square, add: &mut impl FnMut(usize)) {
        let rank = self.rank(square) * 4;
        let beyond = match self.side {
            Side::Gold => u64::MAX << 8 << (square.index() & !7),
            Side::Silver => (1 << (square.index() & !7)) - 1,
        };
        // Its file and those beside it, on a board of one rank.
        let files = (7u64 << square.file() >> 1 & 0xff).wrapping_mul(0x0101_0101_0101_0101);
        add(WAY + rank + count(self.enemies & files & beyond, 3));
        add(LATE + rank + [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3][count(self.enemies, 16)]);
    }

    /// The traps of one's own half, and who is near them.
    #[inline(always)]
    fn places(&self, mut add: impl FnMut(usize)) {
        let (elephant, enemy) =
            (self.only(self.side, Kind::Elephant), self.only(self.side.other(), Kind::Elephant));
        for trap in squares(TRAPS).filter(|&trap| self.rank(trap) < 4) {
            let (friends, others) = (trap.neighbours() & self.own, trap.neighbours() & self.enemies);
            let strongest = |set| Kind::ALL.iter().rposition(|&kind| self.board.kind(kind) & set != 0);
            let rules = strongest(friends).cmp(&strongest(others)) as i8 + 1;
            add(TRAP + (count(friends, 4) * 5 + count(others, 4)) * 3 + rules as usize);
            let far = |from: Option<Square>| from.map_or(5, |at| distance(at, trap).saturating_sub(1).min(5));
            add(ELEPHANTS + far(elephant) * 6 + far(enemy));
        }
        if let (Some(enemy), Some(camel)) = (enemy, self.only(self.side, Kind::Camel)) {
            let half = usize::from(self.rank(camel) < 4);
            add(CAMEL + half * 8 + (distance(camel, enemy) - 1).min(7));
        }
    }
}

fn count(set: u64, most: usize) -> usize {
    (set.count_ones() as usize).min(most)
}

fn distance(one: Square, other: Square) -> usize {
    usize::from(one.file().abs_diff(other.file()) + one.rank().abs_diff(other.rank()))
}

/// The trap in a square's quarter of the board.
fn trap_of(square: Square) -> Square {
    let near = |at: u8| if at < 4 { 2 } else { 5 };
    Square::from_index(near(square.rank()) * 8 + near(square.file()))
}
