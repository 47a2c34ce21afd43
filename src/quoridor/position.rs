//! A position, always legal; its moves, and why others are refused.

use super::board::named;
use super::path::{distance, reaches, shortest_passages, shortest_path};
use super::square::squares;
use super::{Board, Direction, Orientation, Passages, Player, Refusal, Square, Wall, zobrist};

/// What a player can do in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// The pawn goes to a square.
    Pawn(Square),
    /// A wall is put up.
    Wall(Wall),
    /// Nothing, legal only where nothing else is (which takes more than two players).
    Pass,
}

/// A position of two or four players: the board, the pawns, the walls left and who is to move. A plain value.
///
/// ```
/// use keddah::quoridor::{Move, Position, Square};
/// let start = Position::default();
/// let e2 = Square::new(4, 1).unwrap();
/// let next = start.after(Move::Pawn(e2))?;
/// assert_eq!((next.mover().number(), next.pawn(start.mover())), (2, e2));
/// # Ok::<(), keddah::quoridor::Refusal>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Position {
    board: Board,
    pawns: [Square; 4],
    walls_left: [u8; 4],
    players: u8,
    mover: Player,
    key: u64,
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        (self.key, self.board, self.pawns, self.walls_left, self.players, self.mover)
            == (other.key, other.board, other.pawns, other.walls_left, other.players, other.mover)
    }
}

impl Eq for Position {}

impl std::hash::Hash for Position {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.key.hash(state);
    }
}

impl Default for Position {
    /// The start on 9×9 with two players and ten walls each.
    fn default() -> Self {
        Self::start(2, 9, 10, Player::FIRST)
    }
}

impl Position {
    /// The greatest number of walls that a player can be given.
    pub const MOST_WALLS: u8 = 99;

    /// The start of a game of `players` (2 or 4) on `size` × `size` squares with so many walls each.
    pub(super) fn start(players: u8, size: u8, walls: u8, first: Player) -> Self {
        let mut pawns = [Square::A1; 4];
        let mut left = [0; 4];
        for player in Player::all(players) {
            pawns[player.index()] = player.start(players, size);
            left[player.index()] = walls;
        }
        Self::from_parts(Board::new(size), pawns, left, players, first)
    }

    /// Puts a position together whose parts have been found to be legal.
    pub(super) fn from_parts(
        board: Board,
        pawns: [Square; 4],
        walls_left: [u8; 4],
        players: u8,
        mover: Player,
    ) -> Self {
        let mut position = Self { board, pawns, walls_left, players, mover, key: 0 };
        let each = Player::all(players).map(|player| {
            let left = zobrist::walls_left(player, walls_left[player.index()]);
            zobrist::pawn(player, pawns[player.index()]) ^ left
        });
        position.key =
            each.fold(zobrist::kind(board.size(), players) ^ zobrist::mover(mover), |key, part| key ^ part);
        position.key = board.wall_list().fold(position.key, |key, wall| key ^ zobrist::wall(wall));
        position
    }

    /// The board with its walls.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// How many squares a side has.
    pub const fn size(&self) -> u8 {
        self.board.size()
    }

    /// 2 or 4.
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// Who is to move; of a finished game, who would be.
    pub const fn mover(&self) -> Player {
        self.mover
    }

    /// Where a player's pawn stands.
    pub const fn pawn(&self, player: Player) -> Square {
        self.pawns[player.index()]
    }

    /// How many walls a player has left.
    pub const fn walls_left(&self, player: Player) -> u8 {
        self.walls_left[player.index()]
    }

    /// A key for tables, the same on every machine.
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The squares that a player has to reach one of.
    pub fn goal(&self, player: Player) -> u128 {
        self.board.edge(player.home(self.players).opposite())
    }

    /// The squares with a pawn.
    pub fn occupied(&self) -> u128 {
        Player::all(self.players).fold(0, |set, player| set | self.pawn(player).bit())
    }

    /// Whose pawn stands on a square.
    pub fn pawn_on(&self, square: Square) -> Option<Player> {
        Player::all(self.players).find(|&player| self.pawn(player) == square)
    }

    /// Who stands on the goal, and so has won. Of several, which only a position from text can have, the one who moved last.
    pub fn winner(&self) -> Option<Player> {
        let order = std::iter::successors(Some(self.mover), |player| Some(player.next(self.players)));
        let turns = order.take(usize::from(self.players));
        turns.filter(|&player| self.goal(player) & self.pawn(player).bit() != 0).last()
    }

    /// The fewest steps a player needs to the goal, other pawns left aside. Every player always has a way.
    pub fn distance(&self, player: Player) -> u32 {
        distance(&self.board.passages(), self.pawn(player), self.goal(player)).unwrap_or(u32::MAX)
    }

    /// A shortest path of a player to the goal, from the pawn's square on, other pawns left aside.
    pub fn shortest_path(&self, player: Player) -> Vec<Square> {
        shortest_path(&self.board.passages(), self.pawn(player), self.goal(player)).unwrap_or_default()
    }

    /// The squares that the mover's pawn can go to.
    pub fn pawn_targets(&self) -> u128 {
        pawn_targets(&self.board.passages(), self.occupied(), self.pawn(self.mover))
    }

    /// The places where the mover can put a wall: horizontal, vertical.
    pub fn wall_targets(&self) -> (u128, u128) {
        if self.walls_left(self.mover) == 0 {
            return (0, 0);
        }
        let (mut h, mut v) = self.board.room();
        let (cut_h, cut_v) = self.board.may_cut();
        if cut_h | cut_v != 0 {
            for player in Player::all(self.players) {
                let (h_cuts, v_cuts) = self.cutting(player, cut_h & h, cut_v & v);
                h &= !h_cuts;
                v &= !v_cuts;
            }
        }
        (h, v)
    }

    /// Which of these walls, put up alone, take a player's last path.
    fn cutting(&self, player: Player, h: u128, v: u128) -> (u128, u128) {
        let (passages, from, goal) = (self.board.passages(), self.pawn(player), self.goal(player));
        // A wall that leaves one path open cuts nobody off.
        let Some(path) = shortest_passages(&passages, from, goal) else { return (0, 0) };
        let mut cuts = (0, 0);
        for wall in named(h & crossed_h(path), v & crossed_v(path)) {
            if !reaches(&passages.with(wall), from, goal) {
                match wall.orientation {
                    Orientation::Horizontal => cuts.0 |= wall.square.bit(),
                    Orientation::Vertical => cuts.1 |= wall.square.bit(),
                }
            }
        }
        cuts
    }

    /// The position after a legal move; why not, if the move is not legal.
    ///
    /// ```
    /// use keddah::quoridor::{Move, Position, Square};
    /// let far = Move::Pawn(Square::new(4, 4).unwrap());
    /// assert_eq!(Position::default().after(far).unwrap_err().code(), "not-adjacent");
    /// ```
    pub fn after(&self, a_move: Move) -> Result<Self, Refusal> {
        self.refusal(a_move).map_or_else(|| Ok(self.made(a_move)), Err)
    }

    /// The position after a move that is known to be legal.
    #[inline]
    pub(super) fn made(&self, a_move: Move) -> Self {
        let mut next = *self;
        let (mover, index) = (self.mover, self.mover.index());
        match a_move {
            Move::Pawn(to) => {
                next.key ^= zobrist::pawn(mover, self.pawns[index]) ^ zobrist::pawn(mover, to);
                next.pawns[index] = to;
            }
            Move::Wall(wall) => {
                let left = self.walls_left[index];
                next.board.put(wall);
                next.walls_left[index] = left.saturating_sub(1);
                next.key ^= zobrist::wall(wall)
                    ^ zobrist::walls_left(mover, left)
                    ^ zobrist::walls_left(mover, left.saturating_sub(1));
            }
            Move::Pass => {}
        }
        next.mover = mover.next(self.players);
        next.key ^= zobrist::mover(mover) ^ zobrist::mover(next.mover);
        next
    }

    /// Why a move is not legal; `None` if it is.
    pub fn refusal(&self, a_move: Move) -> Option<Refusal> {
        if self.winner().is_some() {
            return Some(Refusal::GameOver);
        }
        match a_move {
            Move::Pawn(to) => self.pawn_refusal(to),
            Move::Wall(wall) => self.wall_refusal(wall),
            Move::Pass => self.can_act().then_some(Refusal::PassNotAllowed { player: self.mover }),
        }
    }

    /// Whether the mover has anything but a pass.
    pub(super) fn can_act(&self) -> bool {
        self.pawn_targets() != 0 || self.wall_targets() != (0, 0)
    }

    fn pawn_refusal(&self, to: Square) -> Option<Refusal> {
        let from = self.pawn(self.mover);
        if !to.is_on(self.size()) {
            return Some(Refusal::OffBoard { at: to.into() });
        }
        if let Some(by) = self.pawn_on(to) {
            return Some(Refusal::SquareTaken { at: to, by });
        }
        if self.pawn_targets() & to.bit() != 0 {
            return None;
        }
        if from.direction_to(to).is_some() {
            return Some(self.wall_between(from, to));
        }
        // Over each neighbour from which one more step leads to the square: what is in the way of a jump.
        let ways = Direction::ALL.into_iter().filter_map(|direction| {
            let over = from.towards(direction).filter(|&over| over.direction_to(to).is_some())?;
            self.pawn_on(over).map(|_| self.jump_refusal(from, over, to, direction))
        });
        let weight = |refusal: &Refusal| !matches!(refusal, Refusal::WallBetween { .. });
        Some(ways.max_by_key(weight).unwrap_or(Refusal::NotAdjacent { from, to }))
    }

    /// What keeps the mover from jumping over a pawn to a square that stands empty.
    fn jump_refusal(&self, from: Square, over: Square, to: Square, direction: Direction) -> Refusal {
        let passages = self.board.passages();
        if !passages.lead(from, direction) {
            return self.wall_between(from, over);
        }
        match step(&passages, over, direction).filter(|&behind| self.pawn_on(behind).is_none()) {
            Some(straight) if straight != to => Refusal::StraightJumpPossible { to, over, straight },
            _ => Refusal::JumpBlocked { to, over, walls: self.walls_between(over, to) },
        }
    }

    fn wall_between(&self, from: Square, to: Square) -> Refusal {
        Refusal::WallBetween { from, to, walls: self.walls_between(from, to) }
    }

    /// The walls between two adjacent squares: one, or none.
    fn walls_between(&self, from: Square, to: Square) -> Vec<Wall> {
        let (low, orientation, back) = match from.direction_to(to) {
            Some(Direction::North) => (from, Orientation::Horizontal, Direction::West),
            Some(Direction::South) => (to, Orientation::Horizontal, Direction::West),
            Some(Direction::East) => (from, Orientation::Vertical, Direction::South),
            Some(Direction::West) => (to, Orientation::Vertical, Direction::South),
            None => return Vec::new(),
        };
        let places = [Some(low), low.towards(back)].into_iter().flatten();
        places.map(|square| Wall { square, orientation }).filter(|&wall| self.board.has(wall)).collect()
    }

    fn wall_refusal(&self, wall: Wall) -> Option<Refusal> {
        if !wall.is_on(self.size()) {
            let Wall { square, orientation } = wall;
            return Some(Refusal::WallOffBoard { at: square.into(), orientation });
        }
        if self.walls_left(self.mover) == 0 {
            return Some(Refusal::NoWallsLeft { player: self.mover });
        }
        let with: Vec<_> = self.board.overlapped(wall).collect();
        if !with.is_empty() {
            return Some(Refusal::WallOverlaps { wall, with });
        }
        if self.board.has(wall.crossing()) {
            return Some(Refusal::WallCrosses { wall, with: wall.crossing() });
        }
        let passages = self.board.passages().with(wall);
        let cut = |&player: &Player| !reaches(&passages, self.pawn(player), self.goal(player));
        let players: Vec<_> = Player::all(self.players).filter(cut).collect();
        (!players.is_empty()).then_some(Refusal::WallBlocksPath { wall, players })
    }
}

fn step(passages: &Passages, from: Square, direction: Direction) -> Option<Square> {
    if passages.lead(from, direction) { from.towards(direction) } else { None }
}

/// The squares that a pawn can go to, of those with a pawn its own square included.
pub(super) fn pawn_targets(passages: &Passages, occupied: u128, from: Square) -> u128 {
    let next = passages.spread(from.bit()) & !from.bit();
    if next & occupied == 0 {
        return next;
    }
    let jump = |direction: Direction| {
        let over = step(passages, from, direction).filter(|over| occupied & over.bit() != 0);
        over.map_or(0, |over| jumps(passages, occupied, over, direction))
    };
    Direction::ALL.into_iter().fold(next & !occupied, |set, direction| set | jump(direction))
}

/// The squares from which a pawn can come to `to`, the only other one standing on `other`.
pub(super) fn steps_to(passages: &Passages, to: u128, other: Square) -> u128 {
    let walked = passages.spread(to) & !to & !other.bit();
    if passages.spread(other.bit()) & to == 0 {
        return walked;
    }
    // Over the other pawn, from another of its sides.
    let jumped = |from: Square| jumps_from(passages, from, other) & to != 0;
    let sides = passages.spread(other.bit()) & !other.bit() & !to;
    squares(sides).filter(|&from| jumped(from)).fold(walked, |set, from| set | from.bit())
}

/// Where a jump over the only other pawn leads.
fn jumps_from(passages: &Passages, from: Square, over: Square) -> u128 {
    let occupied = from.bit() | over.bit();
    from.direction_to(over).map_or(0, |direction| jumps(passages, occupied, over, direction))
}

/// Where a jump over the pawn on `over` leads: straight on, or else to either side.
fn jumps(passages: &Passages, occupied: u128, over: Square, direction: Direction) -> u128 {
    let free = |direction| {
        step(passages, over, direction).map_or(0, |to| if occupied & to.bit() == 0 { to.bit() } else { 0 })
    };
    match free(direction) {
        0 => direction.sideways().into_iter().fold(0, |set, side| set | free(side)),
        straight => straight,
    }
}

/// The horizontal walls that would stand across one of these passages, and the vertical ones.
fn crossed_h(passages: Passages) -> u128 {
    passages.north | passages.north >> 1
}

fn crossed_v(passages: Passages) -> u128 {
    passages.east | passages.east >> super::square::STRIDE
}

/// The moves of a position: the pawn's, a1 first, horizontal walls, vertical walls; or the pass.
pub(super) fn moves(position: &Position, mut visit: impl FnMut(Move)) {
    let (h, v) = position.wall_targets();
    let targets = position.pawn_targets();
    squares(targets).for_each(|to| visit(Move::Pawn(to)));
    named(h, v).for_each(|wall| visit(Move::Wall(wall)));
    if targets | h | v == 0 {
        visit(Move::Pass);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_kept_up() {
        let mut chance = crate::game::Chance::new(5);
        for players in [2, 4] {
            let mut position = Position::start(players, 7, 6, Player::FIRST);
            while crate::game::random_action(&mut position, &mut chance).is_some() {
                let Position { board, pawns, walls_left, players, mover, .. } = position;
                assert_eq!(position, Position::from_parts(board, pawns, walls_left, players, mover));
            }
        }
    }
}
