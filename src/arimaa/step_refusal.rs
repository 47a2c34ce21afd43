//! Why a step is illegal.

use super::pending::Pending;
use super::position::pullable;
use super::square::squares;
use super::{Direction, Kind, Piece, Position, Refusal, Square, Step};

impl Position {
    /// The position after a step, and the piece that a trap captures, with its square; or why the
    /// step is illegal.
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
        let captured = after.step(Step::toward(from, direction));
        Ok((after, captured))
    }

    /// Fails with the reason if a step of the piece on `from` is illegal.
    fn check_step(&self, from: Square, direction: Direction) -> Result<(), Refusal> {
        if self.in_setup() {
            return Err(Refusal::SetupExpected { side: self.side() });
        }
        if self.steps_left() == 0 {
            return Err(Refusal::NoStepsLeft { at: Some(from), push: false });
        }
        let piece = self.board().get(from).ok_or(Refusal::NoPiece { at: from })?;
        let to = from.toward(direction).ok_or(Refusal::OffBoard { at: from, direction })?;
        let mobile = self.mobile();
        if let Pending::Push { square, strength } = self.pending() {
            let pushers = self.pushers(square, strength, mobile);
            if piece.side != self.side() || to != square {
                return Err(Refusal::PushUnfinished { at: square, by: squares(pushers).collect() });
            }
            if mobile & from.bit() == 0 {
                return Err(self.frozen(piece, from));
            }
            if pushers & from.bit() == 0 {
                let pushed = Piece {
                    side: self.side().other(),
                    kind: Kind::from_strength(strength).unwrap_or(Kind::Rabbit),
                };
                return Err(Refusal::TooWeak { piece: pushed, at: square, by: vec![(from, piece)] });
            }
            return Ok(());
        }
        if let Some(piece) = self.board().get(to) {
            return Err(Refusal::Occupied { at: to, piece });
        }
        if piece.side != self.side() {
            return self.check_dislodge(piece, from, to, mobile);
        }
        if mobile & from.bit() == 0 {
            return Err(self.frozen(piece, from));
        }
        if piece.kind == Kind::Rabbit && direction == self.side().backward() {
            return Err(Refusal::RabbitBackward { at: from });
        }
        Ok(())
    }

    /// Fails if the step of an enemy piece to an empty square neither completes a pull nor begins a
    /// push.
    fn check_dislodge(&self, piece: Piece, from: Square, to: Square, mobile: u64) -> Result<(), Refusal> {
        if let Pending::Pull { square, strength } = self.pending()
            && to == square
            && pullable(self.board(), self.side(), square, strength) & from.bit() != 0
        {
            return Ok(());
        }
        let beside = self.board().side(self.side()) & from.neighbors();
        let strong = beside & self.board().stronger_than(piece.kind.strength());
        if beside == 0 {
            let was_beside = self.turn_start().side(self.side()) & from.neighbors();
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
            return Err(self.frozen(self.board().get(pusher).unwrap_or(piece), pusher));
        }
        if self.steps_left() < 2 {
            return Err(Refusal::NoStepsLeft { at: Some(from), push: true });
        }
        Ok(())
    }

    /// Returns the refusal of a step because the piece on a square is frozen.
    fn frozen(&self, piece: Piece, at: Square) -> Refusal {
        Refusal::Frozen { piece, at, by: self.board().freezers(at).collect() }
    }

    /// Returns the occupied squares of a set, each with its piece.
    fn named(&self, set: u64) -> Vec<(Square, Piece)> {
        squares(set).filter_map(|square| Some((square, self.board().get(square)?))).collect()
    }
}
