//! The features of the linear part of the evaluation, which depend on the board alone and are the
//! same for both sides. Their weights are in [`super::value_weights`].

use super::piece_class::class;
use super::side_control::SideControl;
use crate::arimaa::square::neighbors;
use crate::arimaa::{Board, Kind, Piece, Side, Square, TRAPS, squares};

// The index of the first feature of each group.
/// The first feature of the value of a piece other than a rabbit, by the number of stronger
/// enemies.
const STRENGTH: usize = 0;
/// The first feature of the number of own rabbits, and of the number of all own pieces.
const RABBIT_COUNT: usize = STRENGTH + 9;
const PIECE_COUNT: usize = RABBIT_COUNT + 9;
/// The first feature of the piece-square tables, by class. Ranks count from the side's home rank;
/// files are mirrored.
const PIECE_SQUARE: usize = PIECE_COUNT + 17;
/// The first feature of a piece near a stronger enemy: by class, by that enemy's distance and
/// whether it is the elephant only, by the distance to the trap of the piece's quadrant, by the
/// enemy's control of that trap, and by half of the board.
const DANGER: usize = PIECE_SQUARE + 6 * 32;
/// The first feature of a home trap, by the numbers of friends and enemies beside it and by whose
/// piece there is the strongest.
const BESIDE_TRAP: usize = DANGER + 5 * 6 * 5 * 5 * 2;
/// The first feature of a home trap, by the distances of both elephants from it.
const TRAP_ELEPHANTS: usize = BESIDE_TRAP + 5 * 5 * 3;
/// The first feature of a rabbit, by rank and by the number of enemies ahead on its own and the
/// adjacent files.
const ENEMIES_AHEAD: usize = TRAP_ELEPHANTS + 6 * 6;
/// The first feature of a rabbit, by rank and by the number of enemy pieces left.
const ENEMIES_LEFT: usize = ENEMIES_AHEAD + 8 * 4;
/// The first feature of the camel, by half of the board and by its distance from the enemy
/// elephant.
const CAMEL_DISTANCE: usize = ENEMIES_LEFT + 8 * 4;
/// The first feature of a possible hostage, which is a piece other than a rabbit beside a stronger
/// enemy: by class, by whether that enemy is the elephant only, by the distances of the piece and
/// of its elephant from the trap of the piece's quadrant, by whether it is frozen, and by half of
/// the board.
const HOSTAGE: usize = CAMEL_DISTANCE + 2 * 8;
/// The first feature of a piece on a trap, by class, by the numbers of friends and enemies beside
/// it, and by half of the board.
const ON_TRAP: usize = HOSTAGE + 4 * 2 * 4 * 3 * 2 * 2;
/// The first feature of elephant mobility, by half of the board and by the number of squares that
/// the elephant can reach in three steps over empty squares.
const MOBILITY: usize = ON_TRAP + 6 * 3 * 4 * 2;
/// The first feature of a piece other than a rabbit or an elephant, by class and its distance from
/// the enemy elephant, and by class and its distance from its own.
const ELEPHANT_DISTANCES: usize = MOBILITY + 2 * 16;
/// The first feature of the wings: the surplus over the enemy of pieces other than rabbits on each
/// wing, and the difference between the numbers of own such pieces on both.
const WINGS: usize = ELEPHANT_DISTANCES + 2 * 4 * 8;
/// The number of features in the linear part of the Arimaa evaluation.
pub(super) const COUNT: usize = WINGS + 17 + 9;

/// The groups of evaluation features in the file of weights: the comment above each, and the index
/// of its first feature.
#[cfg(feature = "tuning")]
pub(super) const GROUPS: &[(&str, usize)] = &[
    ("Piece values, by the number of stronger enemies", STRENGTH),
    ("Number of rabbits", RABBIT_COUNT),
    ("Number of pieces", PIECE_COUNT),
    ("Piece-square tables: rabbits, then the other classes, the weakest first", PIECE_SQUARE),
    ("Pieces near a stronger enemy", DANGER),
    ("Friends and enemies beside a trap", BESIDE_TRAP),
    ("Distances of the elephants from a trap", TRAP_ELEPHANTS),
    ("Rabbits, by rank and enemies ahead", ENEMIES_AHEAD),
    ("Rabbits, by rank and enemies left", ENEMIES_LEFT),
    ("Distance of the camel from the enemy elephant", CAMEL_DISTANCE),
    ("Hostages", HOSTAGE),
    ("Pieces on traps", ON_TRAP),
    ("Mobility of the elephants", MOBILITY),
    ("Distances of other pieces from the elephants", ELEPHANT_DISTANCES),
    ("Balance of the wings", WINGS),
];

/// Calls `add` with every feature of a board and its sign: 1 for Gold's, −1 for Silver's.
#[inline(always)]
pub(super) fn visit(board: &Board, control: &[SideControl; 2], mut add: impl FnMut(usize, i32)) {
    for (side, sign) in [(Side::Gold, 1), (Side::Silver, -1)] {
        let view = SideFeatures::of(board, side, control);
        view.piece_features(|feature| add(feature, sign));
        view.board_features(|feature| add(feature, sign));
    }
}

/// The data from which the evaluation features of one side are computed.
struct SideFeatures<'a> {
    board: &'a Board,
    side: Side,
    own: u64,
    enemies: u64,
    /// A bitboard of the side's own pieces that are beside a stronger enemy.
    dominated: u64,
    /// A bitboard of the side's own frozen pieces.
    frozen: u64,
    /// A bitboard of the enemy pieces that are not frozen.
    mobile_enemies: u64,
    /// The enemy's control of the traps c3, f3, c6 and f6.
    enemy_control: [i32; 4],
    /// The elephants of the side and of its opponent.
    elephants: [Option<Square>; 2],
}

impl<'a> SideFeatures<'a> {
    #[inline(always)]
    fn of(board: &'a Board, side: Side, control: &[SideControl; 2]) -> Self {
        let (own, enemies) = (board.side(side), board.side(side.other()));
        let SideControl { dominated, frozen, .. } = control[side.index()];
        let mobile_enemies = enemies & !control[side.other().index()].frozen;
        let [gold, silver] = [control[0].traps, control[1].traps];
        // The control is known of each side's away traps: c6 and f6 for Gold, c3 and f3 for Silver.
        let enemy_control = match side {
            Side::Gold => [silver[0], silver[1], -gold[0], -gold[1]],
            Side::Silver => [-silver[0], -silver[1], gold[0], gold[1]],
        };
        let elephant = |side| squares(board.pieces(Piece { side, kind: Kind::Elephant })).next();
        let elephants = [elephant(side), elephant(side.other())];
        Self { board, side, own, enemies, dominated, frozen, mobile_enemies, enemy_control, elephants }
    }

    /// The rank of a square, counted from the side's home rank.
    fn rank(&self, square: Square) -> usize {
        usize::from(if self.side == Side::Gold { square.rank() } else { 7 - square.rank() })
    }

    /// Returns the square of a side's elephant or camel; `None` if it was captured.
    fn only_piece(&self, side: Side, kind: Kind) -> Option<Square> {
        squares(self.board.pieces(Piece { side, kind })).next()
    }

    /// Calls `add` with the index of every feature that describes a single piece.
    #[inline(always)]
    fn piece_features(&self, mut add: impl FnMut(usize)) {
        let empty = !self.board.occupied();
        add(PIECE_COUNT + count(self.own, 16));
        add(RABBIT_COUNT + count(self.own & self.board.kind(Kind::Rabbit), 8));
        for kind in Kind::ALL {
            let stronger = self.enemies & self.board.stronger_than(kind.strength());
            let above = count(stronger, 8);
            let class = class(kind, above);
            let beside = neighbors(stronger & self.mobile_enemies);
            let near = neighbors(beside & empty);
            let next = neighbors(near & empty);
            let others = neighbors(stronger & !self.board.kind(Kind::Elephant));
            for square in squares(self.own & self.board.kind(kind)) {
                let rank = self.rank(square);
                add(PIECE_SQUARE + class * 32 + rank * 4 + usize::from(square.file().min(7 - square.file())));
                if kind == Kind::Rabbit {
                    self.rabbit_features(square, &mut add);
                } else {
                    add(STRENGTH + above);
                }
                let bit = square.bit();
                let alone = others & bit == 0;
                if TRAPS & bit != 0 {
                    let friends = count(square.neighbors() & self.own, 3).max(1) - 1;
                    let index = (class * 3 + friends) * 4 + count(square.neighbors() & self.enemies, 3);
                    add(ON_TRAP + index * 2 + usize::from(rank < 4));
                }
                match kind {
                    Kind::Elephant => {
                        let reach = (0..3).fold(bit, |reach, _| reach | neighbors(reach) & empty);
                        add(MOBILITY + usize::from(rank < 4) * 16 + count(reach, 16) - 1);
                        continue;
                    }
                    Kind::Rabbit => {}
                    _ => self.elephant_distances(square, (class - 1).min(3), alone, &mut add),
                }
                let (frozen, dominated) = (self.frozen, self.dominated);
                if (dominated | near | next) & bit != 0 {
                    let how = match bit {
                        _ if frozen & bit != 0 => usize::from(alone),
                        _ if dominated & bit != 0 => 2 + usize::from(alone),
                        _ if near & bit != 0 => 4,
                        _ => 5,
                    };
                    let trap = trap_of(square);
                    let index = ((class.min(4) * 6 + how) * 5 + distance(square, trap).min(4)) * 5;
                    let enemy_control =
                        self.enemy_control[usize::from(trap.rank() > 3) * 2 + usize::from(trap.file() > 3)];
                    let control = [-40, 20, 80, 140].iter().filter(|&&bound| enemy_control > bound).count();
                    add(DANGER + (index + control) * 2 + usize::from(rank < 4));
                }
            }
        }
    }

    /// Calls `add` with the features of a piece by the distances of both elephants, and as a
    /// hostage.
    #[inline(always)]
    fn elephant_distances(&self, square: Square, class: usize, alone: bool, mut add: impl FnMut(usize)) {
        let to = |from: Option<Square>| from.map_or(7, |at| (distance(at, square) - 1).min(7));
        let [elephant, enemy] = self.elephants;
        add(ELEPHANT_DISTANCES + class * 16 + to(enemy));
        add(ELEPHANT_DISTANCES + class * 16 + 8 + to(elephant));
        if self.dominated & square.bit() != 0 {
            let trap = trap_of(square);
            let help = elephant.map_or(2, |at| (distance(at, trap).saturating_sub(1) / 2).min(2));
            let index = ((class * 2 + usize::from(!alone)) * 4 + distance(square, trap).min(3)) * 3 + help;
            let frozen = usize::from(self.frozen & square.bit() != 0);
            add(HOSTAGE + (index * 2 + frozen) * 2 + usize::from(self.rank(square) < 4));
        }
    }

    /// Calls `add` with the features of a rabbit by the enemies that can stop it.
    #[inline(always)]
    fn rabbit_features(&self, square: Square, add: &mut impl FnMut(usize)) {
        let rank = self.rank(square) * 4;
        let ahead = match self.side {
            Side::Gold => u64::MAX << 8 << (square.index() & !7),
            Side::Silver => (1 << (square.index() & !7)) - 1,
        };
        // The file of the rabbit and the adjacent ones.
        let files = (7u64 << square.file() >> 1 & 0xff).wrapping_mul(0x0101_0101_0101_0101);
        add(ENEMIES_AHEAD + rank + count(self.enemies & files & ahead, 3));
        add(ENEMIES_LEFT
            + rank
            + [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3][count(self.enemies, 16)]);
    }

    /// Calls `add` with the features of the home traps, the wings and the camel.
    #[inline(always)]
    fn board_features(&self, mut add: impl FnMut(usize)) {
        let [elephant, enemy] = self.elephants;
        for trap in squares(TRAPS).filter(|&trap| self.rank(trap) < 4) {
            let (friends, others) = (trap.neighbors() & self.own, trap.neighbors() & self.enemies);
            let strongest = |set| Kind::ALL.iter().rposition(|&kind| self.board.kind(kind) & set != 0);
            let stronger = strongest(friends).cmp(&strongest(others)) as i8 + 1;
            add(BESIDE_TRAP + (count(friends, 4) * 5 + count(others, 4)) * 3 + stronger as usize);
            let far = |from: Option<Square>| from.map_or(5, |at| distance(at, trap).saturating_sub(1).min(5));
            add(TRAP_ELEPHANTS + far(elephant) * 6 + far(enemy));
        }
        let rabbits = self.board.kind(Kind::Rabbit);
        let wings = [0x0707_0707_0707_0707u64, 0xe0e0_e0e0_e0e0_e0e0].map(|wing| {
            let own = count(self.own & !rabbits & wing, 8);
            add(WINGS + 8 + own - count(self.enemies & !rabbits & wing, 8));
            own
        });
        add(WINGS + 17 + wings[0].abs_diff(wings[1]));
        if let (Some(enemy), Some(camel)) = (enemy, self.only_piece(self.side, Kind::Camel)) {
            let half = usize::from(self.rank(camel) < 4);
            add(CAMEL_DISTANCE + half * 8 + (distance(camel, enemy) - 1).min(7));
        }
    }
}

fn count(set: u64, max: usize) -> usize {
    (set.count_ones() as usize).min(max)
}

fn distance(one: Square, other: Square) -> usize {
    usize::from(one.file().abs_diff(other.file()) + one.rank().abs_diff(other.rank()))
}

/// Returns the trap in the same quadrant of the board as a square.
fn trap_of(square: Square) -> Square {
    let near = |at: u8| if at < 4 { 2 } else { 5 };
    Square::from_index(near(square.rank()) * 8 + near(square.file()))
}
