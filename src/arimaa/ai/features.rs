//! What the evaluation looks at in a placement: many small questions, each answered for both sides alike. What each answer
//! weighs stands in [`super::value_weights`].

use super::control::{Ahead, Control};
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
/// A piece that a stronger enemy is near: by class, how near and whether it is the elephant alone, how far from the trap of its
/// quarter, how much the enemy controls that, and whether the trap is its side's own.
const DANGER: usize = AT + 6 * 32;
/// A trap of one's own: how many friends and enemies are beside it, and which of them have the strongest.
const TRAP: usize = DANGER + 5 * 6 * 5 * 5 * 2;
/// How far one's own and the enemy's elephant are from a trap of one's own.
const ELEPHANTS: usize = TRAP + 5 * 5 * 3;
/// A rabbit by rank and by how many enemies are ahead of it on its file and those beside.
const WAY: usize = ELEPHANTS + 6 * 6;
/// A rabbit by rank and by how many enemies are left.
const LATE: usize = WAY + 8 * 4;
/// In which half the camel is, and how far from the enemy's elephant.
const CAMEL: usize = LATE + 8 * 4;
/// A piece but a rabbit beside a stronger enemy: by class, whether the elephant alone is stronger, how far the trap of its quarter is
/// and how far its side's elephant from that, whether it is frozen, and in which half.
const HOSTAGE: usize = CAMEL + 2 * 8;
/// A piece on a trap: by class, friends and enemies beside it, and whether the trap is its side's own.
const FRAME: usize = HOSTAGE + 4 * 2 * 4 * 3 * 2 * 2;
/// How many squares the elephant can reach in three steps over empty squares, by half.
const FREEDOM: usize = FRAME + 6 * 3 * 4 * 2;
/// A piece but a rabbit or an elephant: by class, how far from the enemy's elephant, and from its own.
const COMPANY: usize = FREEDOM + 2 * 16;
/// On each wing, how many pieces but rabbits more than the enemy; and how unevenly they are spread.
const WINGS: usize = COMPANY + 2 * 4 * 8;
/// How many weights there are.
pub(super) const COUNT: usize = WINGS + 17 + 9;

/// Where a piece ranks among what is left, by how many enemies are stronger.
const RANKS: [usize; 9] = [5, 4, 3, 2, 2, 1, 1, 1, 1];

/// Rabbits 0, other pieces 1 to 5, by how many enemies are stronger.
pub(super) fn class(kind: Kind, above: usize) -> usize {
    if kind == Kind::Rabbit { 0 } else { RANKS[above.min(8)] }
}

/// Calls `add` with every feature of a placement, and with 1 for Gold's and −1 for Silver's.
#[inline(always)]
pub(super) fn visit(board: &Board, ahead: &[Ahead; 2], mut add: impl FnMut(usize, i32)) {
    for (side, sign) in [(Side::Gold, 1), (Side::Silver, -1)] {
        let view = View::of(board, side, ahead);
        view.pieces(|feature| add(feature, sign));
        view.places(|feature| add(feature, sign));
    }
}

/// The features of a placement, 1 for Gold's and −1 for Silver's: what the weights are fitted to.
#[doc(hidden)]
pub fn placement_features(board: &Board) -> Vec<(usize, i32)> {
    let mut list = Vec::new();
    visit(board, &Control::default().of(board), |feature, sign| list.push((feature, sign)));
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
    /// How much the enemy controls each trap.
    lost: [i32; 4],
}

impl<'a> View<'a> {
    #[inline(always)]
    fn of(board: &'a Board, side: Side, ahead: &[Ahead; 2]) -> Self {
        let (own, enemies) = (board.side(side), board.side(side.other()));
        let Ahead { dominated, frozen, .. } = ahead[side.index()];
        let able = enemies & !ahead[side.other().index()].frozen;
        let [gold, silver] = [ahead[0].traps, ahead[1].traps];
        // Silver looks ahead to c3 and f3, Gold to c6 and f6.
        let lost = match side {
            Side::Gold => [silver[0], silver[1], -gold[0], -gold[1]],
            Side::Silver => [-silver[0], -silver[1], gold[0], gold[1]],
        };
        Self { board, side, own, enemies, dominated, frozen, able, lost }
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
            let stronger = self.enemies & self.board.stronger_than(kind.strength());
            let above = count(stronger, 8);
            let class = class(kind, above);
            let beside = neighbours(stronger & self.able);
            let near = neighbours(beside & empty);
            let next = neighbours(near & empty);
            let others = neighbours(stronger & !self.board.kind(Kind::Elephant));
            for square in squares(self.own & self.board.kind(kind)) {
                let rank = self.rank(square);
                add(AT + class * 32 + rank * 4 + usize::from(square.file().min(7 - square.file())));
                if kind == Kind::Rabbit {
                    self.rabbit(square, &mut add);
                } else {
                    add(WORTH + above);
                }
                let bit = square.bit();
                let alone = others & bit == 0;
                if TRAPS & bit != 0 {
                    let friends = count(square.neighbours() & self.own, 3).max(1) - 1;
                    let place = (class * 3 + friends) * 4 + count(square.neighbours() & self.enemies, 3);
                    add(FRAME + place * 2 + usize::from(rank < 4));
                }
                match kind {
                    Kind::Elephant => {
                        let reach = (0..3).fold(bit, |reach, _| reach | neighbours(reach) & empty);
                        add(FREEDOM + usize::from(rank < 4) * 16 + count(reach, 16) - 1);
                        continue;
                    }
                    Kind::Rabbit => {}
                    _ => self.company(square, (class - 1).min(3), alone, &mut add),
                }
                let (frozen, dominated) = (self.frozen, self.dominated);
                let sets = [frozen & others, frozen, dominated & others, dominated, near, next];
                if let Some(how) = sets.iter().position(|set| set & bit != 0) {
                    let trap = trap_of(square);
                    let place = ((class.min(4) * 6 + how) * 5 + distance(square, trap).min(4)) * 5;
                    let lost = self.lost[usize::from(trap.rank() > 3) * 2 + usize::from(trap.file() > 3)];
                    let control = [-40, 20, 80, 140].iter().filter(|&&bound| lost > bound).count();
                    add(DANGER + (place + control) * 2 + usize::from(rank < 4));
                }
            }
        }
    }

    /// A piece but a rabbit or an elephant, and the elephants.
    #[inline(always)]
    fn company(&self, square: Square, class: usize, alone: bool, mut add: impl FnMut(usize)) {
        let to = |from: Option<Square>| from.map_or(7, |at| (distance(at, square) - 1).min(7));
        let elephant = self.only(self.side, Kind::Elephant);
        add(COMPANY + class * 16 + to(self.only(self.side.other(), Kind::Elephant)));
        add(COMPANY + class * 16 + 8 + to(elephant));
        if self.dominated & square.bit() != 0 {
            let trap = trap_of(square);
            let help = elephant.map_or(2, |at| (distance(at, trap).saturating_sub(1) / 2).min(2));
            let place = ((class * 2 + usize::from(!alone)) * 4 + distance(square, trap).min(3)) * 3 + help;
            let frozen = usize::from(self.frozen & square.bit() != 0);
            add(HOSTAGE + (place * 2 + frozen) * 2 + usize::from(self.rank(square) < 4));
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
        let rabbits = self.board.kind(Kind::Rabbit);
        let wings = [0x0707_0707_0707_0707u64, 0xe0e0_e0e0_e0e0_e0e0].map(|wing| {
            let own = count(self.own & !rabbits & wing, 8);
            add(WINGS + 8 + own - count(self.enemies & !rabbits & wing, 8));
            own
        });
        add(WINGS + 17 + wings[0].abs_diff(wings[1]));
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
