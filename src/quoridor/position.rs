//! Legal positions: their legal moves, and why other moves are illegal.

use super::board::walls_at;
use super::path::{distance, reaches, shortest_passages, shortest_path};
use super::pawn_moves::{pawn_targets, step};
use super::square::squares;
use super::{Board, Direction, Orientation, Passages, Player, Refusal, Square, Wall, zobrist};
use crate::record::RecordRefusal;

/// A move of Quoridor, legal or not: a pawn move, a wall or a pass.
///
/// ```
/// use keddah::quoridor::{Labels, Move, Orientation, Square, Wall};
/// let wall = Wall { square: Square::A1, orientation: Orientation::Vertical };
/// assert_eq!(Labels::STANDARD.read("a1v")?, Move::Wall(wall));
/// assert_eq!(Labels::STANDARD.read("a1")?, Move::Pawn(Square::A1));
/// # Ok::<(), keddah::quoridor::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// The player to move moves its pawn to this square.
    Pawn(Square),
    /// The player to move places a wall.
    Wall(Wall),
    /// The player to move passes. Legal only if no other move is, which happens with four players
    /// alone. The rules do not mention it; OpenSpiel has the same rule.
    Pass,
}

/// A legal position of two or four players: the board, the pawns, the walls left and the player to
/// move. Cheap to copy.
///
/// ```
/// use keddah::quoridor::{Move, Position, Square};
/// let start = Position::default();
/// let e2 = Square::new(4, 1).unwrap();
/// let next = start.play(Move::Pawn(e2))?;
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
    /// The starting position of two players on a 9×9 board with ten walls each.
    fn default() -> Self {
        Self::start(2, 9, 10, Player::FIRST)
    }
}

impl Position {
    /// Returns the starting position of 2 or 4 players on `size` × `size` squares with `walls`
    /// walls each.
    pub(super) fn start(players: u8, size: u8, walls: u8, first: Player) -> Self {
        let mut pawns = [Square::A1; 4];
        let mut left = [0; 4];
        for player in Player::all(players) {
            pawns[player.index()] = player.start(players, size);
            left[player.index()] = walls;
        }
        Self::from_parts(Board::new(size), pawns, left, players, first)
    }

    /// Creates a position from its parts. The caller ensures that it is legal.
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

    /// The board of the position, with its walls.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The number of squares per side of the board.
    pub const fn size(&self) -> u8 {
        self.board.size()
    }

    /// The number of players in the game, 2 or 4.
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The player to move, even if the game is over.
    pub const fn mover(&self) -> Player {
        self.mover
    }

    /// The square that a player's pawn is on.
    pub const fn pawn(&self, player: Player) -> Square {
        self.pawns[player.index()]
    }

    /// The number of walls that a player has left.
    pub const fn walls_left(&self, player: Player) -> u8 {
        self.walls_left[player.index()]
    }

    /// The hash key of the position.
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The goal of a player: the squares of the opposite edge.
    pub fn goal(&self, player: Player) -> u128 {
        self.board.edge(player.home(self.players).opposite())
    }

    /// Returns a bitboard of the squares of all pawns.
    pub fn occupied(&self) -> u128 {
        Player::all(self.players).fold(0, |set, player| set | self.pawn(player).bit())
    }

    /// Returns the player whose pawn is on a square, if any.
    pub fn pawn_on(&self, square: Square) -> Option<Player> {
        Player::all(self.players).find(|&player| self.pawn(player) == square)
    }

    /// The player whose pawn is on its goal. In a position from text there may be several; then the
    /// one who moved last.
    pub fn winner(&self) -> Option<Player> {
        let order = std::iter::successors(Some(self.mover), |player| Some(player.next(self.players)));
        let turns = order.take(usize::from(self.players));
        turns.filter(|&player| self.goal(player) & self.pawn(player).bit() != 0).last()
    }

    /// The length of a player's shortest path to the goal, ignoring other pawns. In a legal
    /// position there is always a path.
    pub fn distance(&self, player: Player) -> u32 {
        distance(&self.board.passages(), self.pawn(player), self.goal(player)).unwrap_or(u32::MAX)
    }

    /// A shortest path of a player to the goal, ignoring other pawns. It begins with the pawn's
    /// square.
    pub fn shortest_path(&self, player: Player) -> Vec<Square> {
        shortest_path(&self.board.passages(), self.pawn(player), self.goal(player)).unwrap_or_default()
    }

    /// The squares that the pawn of the player to move can go to.
    pub fn pawn_targets(&self) -> u128 {
        pawn_targets(&self.board.passages(), self.occupied(), self.pawn(self.mover))
    }

    /// The walls that the player to move can place: the horizontal ones and the vertical ones, each
    /// at the square south-west of its center.
    pub fn wall_targets(&self) -> (u128, u128) {
        if self.walls_left(self.mover) == 0 {
            return (0, 0);
        }
        let (mut h, mut v) = self.board.free_slots();
        let (cut_h, cut_v) = self.board.may_divide();
        if cut_h | cut_v != 0 {
            for player in Player::all(self.players) {
                let (h_cuts, v_cuts) = self.cutting(player, cut_h & h, cut_v & v);
                h &= !h_cuts;
                v &= !v_cuts;
            }
        }
        (h, v)
    }

    /// Returns those of the horizontal walls `h` and the vertical walls `v` that would block all
    /// paths of a player to the goal.
    fn cutting(&self, player: Player, h: u128, v: u128) -> (u128, u128) {
        let (passages, from, goal) = (self.board.passages(), self.pawn(player), self.goal(player));
        // Only walls across one shortest path need a flood fill: any other wall leaves that path
        // open.
        let Some(path) = shortest_passages(&passages, from, goal) else { return (0, 0) };
        let mut cuts = (0, 0);
        for wall in walls_at(h & crossed_h(path), v & crossed_v(path)) {
            if !reaches(&passages.with(wall), from, goal) {
                match wall.orientation {
                    Orientation::Horizontal => cuts.0 |= wall.square.bit(),
                    Orientation::Vertical => cuts.1 |= wall.square.bit(),
                }
            }
        }
        cuts
    }

    /// The position after a move, or why the move is illegal.
    ///
    /// ```
    /// use keddah::quoridor::{Move, Position, Square};
    /// let far = Move::Pawn(Square::new(4, 4).unwrap());
    /// assert_eq!(Position::default().play(far).unwrap_err().code(), "not-adjacent");
    /// ```
    pub fn play(&self, mv: Move) -> Result<Self, Refusal> {
        self.refusal(mv).map_or_else(|| Ok(self.play_unchecked(mv)), Err)
    }

    /// The position after a legal move. For an illegal move the result is meaningless, but this
    /// does not panic.
    #[inline]
    pub fn play_unchecked(&self, mv: Move) -> Self {
        let mut next = *self;
        let (mover, index) = (self.mover, self.mover.index());
        match mv {
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

    /// Returns the reason why a move is illegal; `None` if it is legal.
    pub fn refusal(&self, mv: Move) -> Option<Refusal> {
        if self.winner().is_some() {
            return Some(RecordRefusal::GameOver.into());
        }
        match mv {
            Move::Pawn(to) => self.pawn_refusal(to),
            Move::Wall(wall) => self.wall_refusal(wall),
            Move::Pass => self.can_act().then_some(Refusal::PassNotAllowed { player: self.mover }),
        }
    }

    /// Whether the player to move has a move other than passing.
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
        // Two pawns may allow a jump to this square. A reason other than a wall in front of the
        // pawn explains more, so it is preferred.
        let ways = Direction::ALL.into_iter().filter_map(|direction| {
            let over = from.toward(direction).filter(|&over| over.direction_to(to).is_some())?;
            self.pawn_on(over).map(|_| self.jump_refusal(from, over, to, direction))
        });
        let weight = |refusal: &Refusal| !matches!(refusal, Refusal::WallBetween { .. });
        Some(ways.max_by_key(weight).unwrap_or(Refusal::NotAdjacent { from, to }))
    }

    /// Why the pawn on `from` cannot jump over the pawn on `over` to the empty square `to`.
    fn jump_refusal(&self, from: Square, over: Square, to: Square, direction: Direction) -> Refusal {
        let passages = self.board.passages();
        if !passages.lead(from, direction) {
            return self.wall_between(from, over);
        }
        match step(&passages, over, direction).filter(|&behind| self.pawn_on(behind).is_none()) {
            Some(straight) => Refusal::StraightJumpPossible { to, over, straight },
            None => Refusal::JumpBlocked { to, over, walls: self.walls_between(over, to) },
        }
    }

    fn wall_between(&self, from: Square, to: Square) -> Refusal {
        Refusal::WallBetween { from, to, walls: self.walls_between(from, to) }
    }

    /// Returns the wall between two adjacent squares, if there is one.
    fn walls_between(&self, from: Square, to: Square) -> Vec<Wall> {
        let (low, orientation, back) = match from.direction_to(to) {
            Some(Direction::North) => (from, Orientation::Horizontal, Direction::West),
            Some(Direction::South) => (to, Orientation::Horizontal, Direction::West),
            Some(Direction::East) => (from, Orientation::Vertical, Direction::South),
            Some(Direction::West) => (to, Orientation::Vertical, Direction::South),
            None => return Vec::new(),
        };
        let places = [Some(low), low.toward(back)].into_iter().flatten();
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

/// Returns the horizontal walls that would block any of these passages.
fn crossed_h(passages: Passages) -> u128 {
    passages.north | passages.north >> 1
}

/// Returns the vertical walls that would block any of these passages.
fn crossed_v(passages: Passages) -> u128 {
    passages.east | passages.east >> super::square::STRIDE
}

/// Calls `visit` with every legal move of a position that is not over: pawn moves, then horizontal
/// walls, then vertical walls, each from a1 on; or only a pass.
pub(super) fn moves(position: &Position, mut visit: impl FnMut(Move)) {
    let (h, v) = position.wall_targets();
    let targets = position.pawn_targets();
    squares(targets).for_each(|to| visit(Move::Pawn(to)));
    walls_at(h, v).for_each(|wall| visit(Move::Wall(wall)));
    if targets | h | v == 0 {
        visit(Move::Pass);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_kept_up() {
        let mut rng = crate::game::Rng::new(5);
        for players in [2, 4] {
            let mut position = Position::start(players, 7, 6, Player::FIRST);
            while crate::game::random_action(&mut position, &mut rng).is_some() {
                let Position { board, pawns, walls_left, players, mover, .. } = position;
                assert_eq!(position, Position::from_parts(board, pawns, walls_left, players, mover));
            }
        }
    }
}
