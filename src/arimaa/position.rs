//! A legal position, also in the middle of a turn: which steps are open, why others are not, and what a step does.

use arrayvec::ArrayVec;

use super::pending::Pending;
use super::square::{looking, neighbours, squares};
use super::zobrist;
use super::{Board, Direction, Kind, LegalStep, Piece, Refusal, Side, Square, Step, StepKind};

/// The most steps that can be open at once: every piece of two full sets in every direction.
const MOST_STEPS: usize = 128;

/// The legal next steps of a position.
pub type StepList = ArrayVec<Step, MOST_STEPS>;

/// A legal position: the board, the side to move, and how far its turn has come (the board at the turn's
/// start, the steps left, a push to be finished, a pull that is open). Cheap to copy.
///
/// Before the game proper the sides place their pieces; see [`in_setup`](Self::in_setup).
/// Equality and hashing cover everything.
///
/// ```
/// use keddah::arimaa::Position;
/// let position = Position::default();
/// assert_eq!(position.legal_steps().len(), 8);
/// assert_eq!(position.to_string(), format!("g [rrrrrrrrdhcemchd{}DHCMECHDRRRRRRRR]", " ".repeat(32)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    board: Board,
    start: Board,
    hash: u64,
    pending: Pending,
    side: Side,
    steps_left: u8,
    setup: bool,
}

impl Default for Position {
    /// The position after a common setup of both sides, Gold to move.
    fn default() -> Self {
        let mut board = Board::EMPTY;
        let rows = [(0, "RRRRRRRR"), (1, "DHCMECHD"), (6, "dhcemchd"), (7, "rrrrrrrr")];
        for (rank, row) in rows {
            for (file, letter) in (0..).zip(row.chars()) {
                board.set(Square::from_index(rank * 8 + file), Piece::from_letter(letter));
            }
        }
        Self::at_turn_start(board, Side::Gold, false)
    }
}

impl Position {
    /// Steps in a turn.
    pub const STEPS: u8 = 4;

    /// The start of the game: an empty board, Gold to place its pieces.
    pub fn empty() -> Self {
        Self::at_turn_start(Board::EMPTY, Side::Gold, true)
    }

    pub(super) fn at_turn_start(board: Board, side: Side, setup: bool) -> Self {
        let hash = zobrist::board(&board);
        Self { board, start: board, hash, pending: Pending::None, side, steps_left: Self::STEPS, setup }
    }

    /// Where the pieces stand now.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Where the pieces stood when the turn began.
    pub const fn turn_start(&self) -> &Board {
        &self.start
    }

    /// Who is to move (or to place).
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Steps left in this turn, 4…0.
    pub const fn steps_left(&self) -> u8 {
        self.steps_left
    }

    /// Whether the pieces are still being placed.
    pub const fn in_setup(&self) -> bool {
        self.setup
    }

    /// Whether no step (or placement) of the turn has been made.
    pub fn at_start(&self) -> bool {
        self.steps_left == Self::STEPS && (!self.setup || self.board == self.start)
    }

    pub(super) const fn pending(&self) -> Pending {
        self.pending
    }

    /// The square that a begun push must enter next.
    pub const fn push_owed(&self) -> Option<Square> {
        match self.pending {
            Pending::Push { square, .. } => Some(square),
            _ => None,
        }
    }

    /// A key for tables: covers everything but the board at the turn's start.
    #[inline]
    pub fn key(&self) -> u64 {
        self.hash ^ zobrist::state(self.side, self.steps_left, self.pending)
    }

    /// The hash of the board alone.
    #[inline]
    pub const fn board_hash(&self) -> u64 {
        self.hash
    }

    /// The side's pieces that can step at all: not frozen.
    #[inline(always)]
    fn mobile(&self) -> u64 {
        self.board.side(self.side) & !self.board.frozen(self.side)
    }

    /// The pieces that can complete a push: beside `square`, stronger than `strength`.
    #[inline(always)]
    fn pushers(&self, square: Square, strength: u8, mobile: u64) -> u64 {
        mobile & square.neighbours() & self.board.stronger_than(strength)
    }

    /// The enemy pieces that the next step may pull.
    pub(super) fn pulled(&self) -> u64 {
        match self.pending {
            Pending::Pull { square, strength } => pullable(&self.board, self.side, square, strength),
            _ => 0,
        }
    }

    /// Calls `visit` with the pieces that may step in each direction: pulls, then one's own steps, then beginnings of pushes.
    /// A step of an enemy piece that can be read as a pull is one, and is not visited again as a push.
    #[inline(always)]
    fn sources(&self, mut visit: impl FnMut(u64, Direction)) {
        if self.steps_left == 0 || self.setup {
            return;
        }
        let own = self.board.side(self.side);
        // Where the armies do not touch, nobody is frozen and nobody can be displaced.
        let touching = neighbours(own) & self.board.occupied() & !own != 0;
        let mobile = if touching { own & !self.board.frozen(self.side) } else { own };
        let mut pulled = (0, Square::from_index(0));
        match self.pending {
            Pending::Push { square, strength } => {
                let pushers = self.pushers(square, strength, mobile);
                for direction in Direction::ALL {
                    visit(pushers & looking(square.bit(), direction), direction);
                }
                return;
            }
            Pending::Pull { square, strength } => {
                pulled = (pullable(&self.board, self.side, square, strength), square);
                for direction in Direction::ALL {
                    visit(pulled.0 & looking(square.bit(), direction), direction);
                }
            }
            Pending::None => {}
        }
        let empty = !self.board.occupied();
        let rabbits = self.board.kind(Kind::Rabbit);
        for direction in Direction::ALL {
            let backward = if direction == self.side.backward() { rabbits } else { 0 };
            visit(mobile & !backward & looking(empty, direction), direction);
        }
        if touching && self.steps_left >= 2 {
            let pushed = self.board.displaceable(self.side, mobile);
            if pushed != 0 {
                let (pulled, square) = pulled;
                for direction in Direction::ALL {
                    let pulls = pulled & looking(square.bit(), direction);
                    visit(pushed & looking(empty, direction) & !pulls, direction);
                }
            }
        }
    }

    /// The legal next steps of the turn. None in setup, after four steps, and where everything is blocked or frozen.
    #[inline]
    pub fn legal_steps(&self) -> StepList {
        let mut list = StepList::new();
        self.list_steps(&mut list);
        list
    }

    /// Adds the [`legal_steps`](Self::legal_steps) to an empty list, which then need not be moved.
    #[inline]
    pub fn list_steps(&self, list: &mut StepList) {
        self.list_steps_from(u64::MAX, list);
    }

    /// [`list_steps`](Self::list_steps) of the pieces on these squares.
    #[inline]
    pub(crate) fn list_steps_from(&self, from: u64, list: &mut StepList) {
        self.sources(|set, direction| {
            let mut set = set & from;
            while set != 0 {
                // A board holds at most 32 pieces, so the list cannot overflow; if it did, the step would be left out.
                let _ =
                    list.try_push(Step::towards(Square::from_index(set.trailing_zeros() as u8), direction));
                set &= set - 1;
            }
        });
    }

    /// The number of legal next steps.
    #[inline]
    pub fn count_steps(&self) -> u32 {
        let mut count = 0;
        self.sources(|set, _| count += set.count_ones());
        count
    }

    /// Whether the side to move has any step at all.
    pub fn has_step(&self) -> bool {
        let mut any = 0;
        self.sources(|set, _| any |= set);
        any != 0
    }

    /// Makes a step of [`legal_steps`](Self::legal_steps); returns what a trap took. For any other step use [`try_step`](Self::try_step).
    #[inline]
    pub fn step(&mut self, step: Step) -> Option<(Piece, Square)> {
        let (after, taken) = self.after_step(step);
        *self = after;
        taken
    }

    /// Where a step of [`legal_steps`](Self::legal_steps) leads, and what a trap took.
    #[inline(always)]
    pub(crate) fn after_step(&self, step: Step) -> (Self, Option<(Piece, Square)>) {
        let (from, to) = (step.from(), step.to());
        let mut board = self.board;
        let (mover, strength, captured) = board.make(step);
        let mut hash =
            self.hash ^ zobrist::piece(mover, strength, from) ^ zobrist::piece(mover, strength, to);
        if let Some((square, side, lost)) = captured {
            hash ^= zobrist::piece(side, lost, square);
        }
        let steps_left = self.steps_left.wrapping_sub(1);
        let pending = match self.pending {
            Pending::Push { .. } => Pending::None,
            Pending::Pull { square, strength: puller }
                if mover != self.side && to == square && strength < puller =>
            {
                Pending::None
            }
            _ if mover != self.side => Pending::Push { square: from, strength },
            _ if steps_left > 0 && pullable(&board, self.side, from, strength) != 0 => {
                Pending::Pull { square: from, strength }
            }
            _ => Pending::None,
        };
        let taken = captured.and_then(|(square, side, lost)| {
            Some((Piece { side, kind: Kind::from_strength(lost)? }, square))
        });
        (Self { board, hash, pending, steps_left, ..*self }, taken)
    }

    /// What a legal step is, who can complete it, and what it costs.
    pub fn describe(&self, step: Step) -> Option<LegalStep> {
        let piece = self.board.get(step.from())?;
        let mut after = *self;
        let captures = after.step(step);
        let (kind, by) = match after.pending {
            Pending::Push { square, strength } => {
                (StepKind::Push, squares(after.pushers(square, strength, after.mobile())).collect())
            }
            _ if piece.side != self.side => (StepKind::Pull, Vec::new()),
            _ => (StepKind::Step, Vec::new()),
        };
        Some(LegalStep { step, piece, kind, by, captures })
    }

    /// The position after a step from a square in a direction, and what a trap took; or why the rules forbid it.
    ///
    /// ```
    /// use keddah::arimaa::{Direction, Position};
    /// let position = Position::default();
    /// let (after, captured) = position.try_step("d2".parse()?, Direction::North)?;
    /// assert_eq!((after.steps_left(), captured), (3, None));
    /// assert_eq!(position.try_step("a4".parse()?, Direction::North).unwrap_err().code(), "no-piece");
    /// # Ok::<(), keddah::arimaa::Error>(())
    /// ```
    pub fn try_step(
        &self,
        from: Square,
        direction: Direction,
    ) -> Result<(Self, Option<(Piece, Square)>), Refusal> {
        self.check_step(from, direction)?;
        let mut after = *self;
        let captured = after.step(Step::towards(from, direction));
        Ok((after, captured))
    }

    fn check_step(&self, from: Square, direction: Direction) -> Result<(), Refusal> {
        if self.setup {
            return Err(Refusal::SetupExpected { side: self.side });
        }
        if self.steps_left == 0 {
            return Err(Refusal::NoStepsLeft { at: Some(from), push: false });
        }
        let piece = self.board.get(from).ok_or(Refusal::NoPiece { at: from })?;
        let to = from.towards(direction).ok_or(Refusal::OffBoard { at: from, direction })?;
        let mobile = self.mobile();
        if let Pending::Push { square, strength } = self.pending {
            let pushers = self.pushers(square, strength, mobile);
            if piece.side != self.side || to != square {
                return Err(Refusal::PushUnfinished { at: square, by: squares(pushers).collect() });
            }
            if mobile & from.bit() == 0 {
                return Err(self.frozen(piece, from));
            }
            if pushers & from.bit() == 0 {
                let pushed = Piece {
                    side: self.side.other(),
                    kind: Kind::from_strength(strength).unwrap_or(Kind::Rabbit),
                };
                return Err(Refusal::TooWeak { piece: pushed, at: square, by: vec![(from, piece)] });
            }
            return Ok(());
        }
        if let Some(piece) = self.board.get(to) {
            return Err(Refusal::Occupied { at: to, piece });
        }
        if piece.side != self.side {
            return self.check_displacement(piece, from, to, mobile);
        }
        if mobile & from.bit() == 0 {
            return Err(self.frozen(piece, from));
        }
        if piece.kind == Kind::Rabbit && direction == self.side.backward() {
            return Err(Refusal::RabbitBackward { at: from });
        }
        Ok(())
    }

    /// An enemy piece steps to an empty square: as the end of a pull or the beginning of a push.
    fn check_displacement(&self, piece: Piece, from: Square, to: Square, mobile: u64) -> Result<(), Refusal> {
        if let Pending::Pull { square, strength } = self.pending
            && to == square
            && pullable(&self.board, self.side, square, strength) & from.bit() != 0
        {
            return Ok(());
        }
        let beside = self.board.side(self.side) & from.neighbours();
        let strong = beside & self.board.stronger_than(piece.kind.strength());
        if beside == 0 {
            let was_beside = self.start.side(self.side) & from.neighbours();
            return Err(if was_beside == 0 {
                Refusal::NotYourPiece { piece, at: from }
            } else {
                Refusal::NothingToPushWith { piece, at: from }
            });
        }
        if strong == 0 {
            return Err(Refusal::TooWeak { piece, at: from, by: self.named(beside) });
        }
        if strong & mobile == 0 {
            let pusher = squares(strong).next().unwrap_or(from);
            return Err(self.frozen(self.board.get(pusher).unwrap_or(piece), pusher));
        }
        if self.steps_left < 2 {
            return Err(Refusal::NoStepsLeft { at: Some(from), push: true });
        }
        Ok(())
    }

    fn frozen(&self, piece: Piece, at: Square) -> Refusal {
        Refusal::Frozen { piece, at, by: self.board.freezers(at).collect() }
    }

    fn named(&self, set: u64) -> Vec<(Square, Piece)> {
        squares(set).filter_map(|square| Some((square, self.board.get(square)?))).collect()
    }

    /// Every frozen piece of either side, with what freezes it.
    pub fn frozen_pieces(&self) -> Vec<(Square, Vec<Square>)> {
        let frozen = self.board.frozen(Side::Gold) | self.board.frozen(Side::Silver);
        squares(frozen)
            .map(|square| (square, self.board.freezers(square).map(|(by, _)| by).collect()))
            .collect()
    }

    /// Places a piece in setup.
    pub fn try_place(&self, piece: Piece, at: Square) -> Result<Self, Refusal> {
        if !self.setup {
            return Err(Refusal::SetupOver { at });
        }
        if piece.side != self.side {
            return Err(Refusal::NotYourPiece { piece, at });
        }
        if self.side.home() & at.bit() == 0 {
            return Err(Refusal::SetupRank { piece, at });
        }
        if let Some(piece) = self.board.get(at) {
            return Err(Refusal::Occupied { at, piece });
        }
        if self.board.pieces(piece).count_ones() >= piece.kind.count() {
            return Err(Refusal::SetupCount { side: self.side, off: vec![(piece.kind, -1)] });
        }
        let mut after = *self;
        after.board.set(at, Some(piece));
        after.hash ^= zobrist::piece(piece.side, piece.kind.strength(), at);
        Ok(after)
    }

    /// The pieces still to be placed in setup, with the squares open to them; empty in play.
    pub fn placements(&self) -> Vec<(Piece, Square)> {
        if !self.setup {
            return Vec::new();
        }
        let free = self.side.home() & !self.board.occupied();
        let missing = Kind::ALL.into_iter().rev().map(|kind| Piece { side: self.side, kind });
        missing
            .filter(|&piece| self.board.pieces(piece).count_ones() < piece.kind.count())
            .flat_map(|piece| squares(free).map(move |square| (piece, square)))
            .collect()
    }

    /// Whether the turn may end here, and if not why. What the past forbids (a third repetition), the [`Game`](super::Game) knows.
    pub fn can_end(&self) -> Result<(), Refusal> {
        if self.setup {
            let count = |kind| self.board.pieces(Piece { side: self.side, kind }).count_ones();
            let off: Vec<_> = Kind::ALL
                .into_iter()
                .rev()
                .map(|kind| (kind, kind.count() as i32 - count(kind) as i32))
                .filter(|&(_, off)| off != 0)
                .collect();
            return if off.is_empty() { Ok(()) } else { Err(Refusal::SetupCount { side: self.side, off }) };
        }
        if let Pending::Push { square, strength } = self.pending {
            let by = squares(self.pushers(square, strength, self.mobile())).collect();
            return Err(Refusal::PushUnfinished { at: square, by });
        }
        if self.board == self.start { Err(Refusal::Unchanged) } else { Ok(()) }
    }

    /// As [`can_end`](Self::can_end), for the search: without the reason.
    #[inline]
    pub fn may_end(&self) -> bool {
        !matches!(self.pending, Pending::Push { .. }) && self.board != self.start && !self.setup
    }

    /// The position in which the other side begins its turn.
    #[must_use]
    #[inline]
    pub fn end_turn(&self) -> Self {
        Self {
            start: self.board,
            pending: Pending::None,
            side: self.side.other(),
            steps_left: Self::STEPS,
            setup: self.setup && self.side == Side::Gold,
            ..*self
        }
    }

    /// Who has won and why, by the first five end checks, seen from the start of a turn: the side *not* to move has just
    /// moved, and its goal counts first. The sixth, that every turn left is forbidden by the past, the [`Game`](super::Game) knows.
    pub fn outcome(&self) -> Option<(Side, Reason)> {
        if self.setup {
            return None;
        }
        let (moved, next) = (self.side.other(), self.side);
        let rabbits = |side| self.board.pieces(Piece { side, kind: Kind::Rabbit });
        if rabbits(moved) & moved.goal_rank() != 0 {
            Some((moved, Reason::Goal))
        } else if rabbits(next) & next.goal_rank() != 0 {
            Some((next, Reason::Goal))
        } else if rabbits(next) == 0 {
            Some((moved, Reason::Elimination))
        } else if rabbits(moved) == 0 {
            Some((next, Reason::Elimination))
        } else if !self.has_step() {
            Some((moved, Reason::Immobilization))
        } else {
            None
        }
    }

    /// The pieces on traps that have exactly one friend beside them: one step from being lost.
    pub fn at_risk(&self) -> Vec<Square> {
        let risky = |square: Square| {
            let Some(piece) = self.board.get(square) else { return false };
            (self.board.side(piece.side) & neighbours(square.bit())).count_ones() == 1
        };
        squares(super::TRAPS).filter(|&square| risky(square)).collect()
    }
}

/// The enemy pieces that a piece of `side` may pull to `square`.
#[inline(always)]
fn pullable(board: &Board, side: Side, square: Square, strength: u8) -> u64 {
    board.side(side.other()) & square.neighbours() & board.weaker_than(strength)
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// A rabbit stands on its goal rank at the end of a turn.
    Goal,
    /// The loser has no rabbits left.
    Elimination,
    /// The loser has no possible step.
    Immobilization,
    /// The loser has steps, but every turn would leave the board unchanged or repeat a position for the third time.
    Repetition,
    /// The loser resigned.
    Resignation,
    /// The loser's time ran out.
    Time,
    /// The loser sent an illegal move.
    Illegal,
}

impl Reason {
    /// All reasons; the first four are the rules' own.
    pub const ALL: [Self; 7] = [
        Self::Goal,
        Self::Elimination,
        Self::Immobilization,
        Self::Repetition,
        Self::Resignation,
        Self::Time,
        Self::Illegal,
    ];

    /// The name that JSON, JavaScript and records use.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Goal => "goal",
            Self::Elimination => "elimination",
            Self::Immobilization => "immobilization",
            Self::Repetition => "repetition",
            Self::Resignation => "resignation",
            Self::Time => "time",
            Self::Illegal => "illegal",
        }
    }

    /// The reason of a [name](Self::name).
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.name() == name)
    }
}
