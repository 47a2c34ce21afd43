//! Legal positions, at the start of a turn or within it, and their legal steps.

use arrayvec::ArrayVec;

use super::pending::Pending;
use super::square::{neighbors, squares, step_origins};
use super::zobrist;
use super::{Board, Direction, Kind, LegalStep, Piece, Reason, Refusal, Side, Square, Step, StepKind};

/// An upper bound on the number of legal steps: 32 pieces in four directions.
const MAX_STEPS: usize = 128;

/// The legal steps of an Arimaa position, in a list on the stack.
pub type StepList = ArrayVec<Step, MAX_STEPS>;

/// A legal position: the board, the side to move, and the state of the current turn, which is the
/// board at its start, the steps left, and a push to complete or a possible pull. Cheap to copy.
///
/// Positions also occur before play begins, while the sides place their pieces; see
/// [`in_setup`](Self::in_setup). Equality compares the state of the turn too.
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
    /// The position after a common setup of both sides, with Gold to move.
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
    /// The maximum number of steps in an Arimaa turn.
    pub const STEPS: u8 = 4;

    /// The position at the start of the game: an empty board, with Gold to place its pieces.
    pub fn empty() -> Self {
        Self::at_turn_start(Board::EMPTY, Side::Gold, true)
    }

    /// A position at the start of a turn. The caller ensures that the board is legal.
    pub(super) fn at_turn_start(board: Board, side: Side, setup: bool) -> Self {
        let hash = zobrist::board(&board);
        Self { board, start: board, hash, pending: Pending::None, side, steps_left: Self::STEPS, setup }
    }

    /// Returns the position with one more piece placed, for setup. The caller ensures that the
    /// square is empty.
    pub(super) fn with_piece(mut self, piece: Piece, at: Square) -> Self {
        self.board.set(at, Some(piece));
        self.hash ^= zobrist::piece(piece.side, piece.kind.strength(), at);
        self
    }

    /// The board, after the steps made so far in the turn.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The board as it was at the start of the current turn.
    pub const fn turn_start(&self) -> &Board {
        &self.start
    }

    /// The side to move, or during setup the side to place its pieces.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The number of steps left in the current turn, 0…4.
    pub const fn steps_left(&self) -> u8 {
        self.steps_left
    }

    /// Whether the players are still setting up their pieces.
    pub const fn in_setup(&self) -> bool {
        self.setup
    }

    /// Whether the position is at the start of a turn: no step or placement has been made.
    pub fn at_start(&self) -> bool {
        self.steps_left == Self::STEPS && (!self.setup || self.board == self.start)
    }

    pub(super) const fn pending(&self) -> Pending {
        self.pending
    }

    /// The square that the next step must enter to complete a push, if one is unfinished.
    pub const fn pending_push(&self) -> Option<Square> {
        match self.pending {
            Pending::Push { square, .. } => Some(square),
            _ => None,
        }
    }

    /// The hash key of the position, without the board at the start of the turn.
    #[inline]
    pub fn key(&self) -> u64 {
        self.hash ^ zobrist::state(self.side, self.steps_left, self.pending)
    }

    /// The Zobrist hash of the pieces on the board alone, without side to move or steps left.
    #[inline]
    pub const fn board_hash(&self) -> u64 {
        self.hash
    }

    /// The pieces of the side to move that are not frozen.
    #[inline(always)]
    pub(super) fn mobile(&self) -> u64 {
        self.board.side(self.side) & !self.board.frozen(self.side)
    }

    /// The pieces of `mobile` that can complete a push by stepping to `square`, from which a piece
    /// of `strength` was pushed.
    #[inline(always)]
    pub(super) fn pushers(&self, square: Square, strength: u8, mobile: u64) -> u64 {
        mobile & square.neighbors() & self.board.stronger_than(strength)
    }

    /// The enemy pieces that the next step can pull to the square that the last step left.
    pub(super) fn pulled(&self) -> u64 {
        match self.pending {
            Pending::Pull { square, strength } => pullable(&self.board, self.side, square, strength),
            _ => 0,
        }
    }

    /// Calls `visit` with a direction and the squares of all pieces that can step in it: for each
    /// direction the pulls, then the player's own steps, then the pushes. A step of an enemy piece
    /// that could be either a pull or a push is a pull.
    #[inline(always)]
    fn sources(&self, mut visit: impl FnMut(u64, Direction)) {
        if self.steps_left == 0 || self.setup {
            return;
        }
        let own = self.board.side(self.side);
        // If no pieces of different sides are adjacent, none is frozen, and none can be pushed.
        let touching = neighbors(own) & self.board.occupied() & !own != 0;
        let mobile = if touching { own & !self.board.frozen(self.side) } else { own };
        let mut pulled = (0, Square::from_index(0));
        match self.pending {
            Pending::Push { square, strength } => {
                let pushers = self.pushers(square, strength, mobile);
                for direction in Direction::ALL {
                    visit(pushers & step_origins(square.bit(), direction), direction);
                }
                return;
            }
            Pending::Pull { square, strength } => {
                pulled = (pullable(&self.board, self.side, square, strength), square);
                for direction in Direction::ALL {
                    visit(pulled.0 & step_origins(square.bit(), direction), direction);
                }
            }
            Pending::None => {}
        }
        let empty = !self.board.occupied();
        let rabbits = self.board.kind(Kind::Rabbit);
        for direction in Direction::ALL {
            let backward = if direction == self.side.backward() { rabbits } else { 0 };
            visit(mobile & !backward & step_origins(empty, direction), direction);
        }
        if touching && self.steps_left >= 2 {
            let pushed = self.board.dislodgeable_inline(self.side, mobile);
            if pushed != 0 {
                let (pulled, square) = pulled;
                for direction in Direction::ALL {
                    let pulls = pulled & step_origins(square.bit(), direction);
                    visit(pushed & step_origins(empty, direction) & !pulls, direction);
                }
            }
        }
    }

    /// Lists the legal next steps of the turn. Empty during setup, after four steps, and if no
    /// piece can move.
    #[inline]
    pub fn legal_steps(&self) -> StepList {
        let mut list = StepList::new();
        self.list_steps(&mut list);
        list
    }

    /// Adds the [`legal_steps`](Self::legal_steps) to an empty list, which saves copying it.
    #[inline]
    pub fn list_steps(&self, list: &mut StepList) {
        self.list_steps_from(u64::MAX, list);
    }

    /// Adds to `list` the legal steps of the pieces on the squares `from` only.
    #[inline(never)] // Many callers, and the code is large in wasm.
    pub(crate) fn list_steps_from(&self, from: u64, list: &mut StepList) {
        self.sources(|set, direction| {
            let mut set = set & from;
            while set != 0 {
                // The list cannot overflow, since a board has at most 32 pieces.
                let _ =
                    list.try_push(Step::toward(Square::from_index(set.trailing_zeros() as u8), direction));
                set &= set - 1;
            }
        });
    }

    /// Counts the legal next steps of the position.
    #[inline]
    pub fn count_steps(&self) -> u32 {
        let mut count = 0;
        self.sources(|set, _| count += set.count_ones());
        count
    }

    /// Whether the side to move has a legal step.
    pub fn has_step(&self) -> bool {
        let mut any = 0;
        self.sources(|set, _| any |= set);
        any != 0
    }

    /// Makes a legal step. Returns the piece that a trap captures, with its square. For a step that
    /// may be illegal, use [`try_step`](Self::try_step).
    ///
    /// ```
    /// use keddah::arimaa::Position;
    /// let mut position = Position::default();
    /// let step = position.legal_steps()[0];
    /// assert_eq!((position.step(step), position.steps_left()), (None, 3));
    /// ```
    #[inline]
    pub fn step(&mut self, step: Step) -> Option<(Piece, Square)> {
        let (after, taken) = self.after_step(step);
        *self = after;
        taken
    }

    /// The position after a legal step, and the piece that a trap captures, with its square.
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

    /// The kind and consequences of a legal step; `None` if its square is empty.
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

    /// The squares of all frozen pieces of both sides, each with the squares of the pieces that
    /// freeze it.
    pub fn frozen_pieces(&self) -> Vec<(Square, Vec<Square>)> {
        let frozen = self.board.frozen(Side::Gold) | self.board.frozen(Side::Silver);
        squares(frozen)
            .map(|square| (square, self.board.freezers(square).map(|(by, _)| by).collect()))
            .collect()
    }

    /// Fails if the turn cannot end here, apart from repetition: only a [`Game`](super::Game) knows
    /// the history.
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

    /// Whether the turn can end in this position, apart from repetition. Faster than
    /// [`can_end`](Self::can_end).
    #[inline]
    pub fn may_end(&self) -> bool {
        !matches!(self.pending, Pending::Push { .. }) && self.board != self.start && !self.setup
    }

    /// The position after ending the turn: the other side is to move.
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

    /// The winner and the reason if the game is over, apart from repetition: only a
    /// [`Game`](super::Game) knows the history. Valid at the start of a turn.
    ///
    /// The conditions and their order are those of the official rules. `A` is the side that has
    /// just moved, `B` the side to move: a goal by `A`, a goal by `B`, no rabbits of `B`, no
    /// rabbits of `A`, no legal step of `B`.
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

    /// The squares of the pieces on traps with exactly one adjacent friendly piece. If that piece
    /// leaves, they are captured.
    pub fn at_risk(&self) -> Vec<Square> {
        let risky = |square: Square| {
            let Some(piece) = self.board.get(square) else { return false };
            (self.board.side(piece.side) & neighbors(square.bit())).count_ones() == 1
        };
        squares(super::TRAPS).filter(|&square| risky(square)).collect()
    }
}

/// The enemy pieces that a piece of `side` with `strength` can pull to `square`, which it has left.
#[inline(always)]
pub(super) fn pullable(board: &Board, side: Side, square: Square, strength: u8) -> u64 {
    board.side(side.other()) & square.neighbors() & board.weaker_than(strength)
}
