//! The events in the turns of a line: movements of pieces, pushes, pulls and captures.

use crate::arimaa::{Arimaa, Piece, Position, Square, Step, StepKind, Token, Turn};
use crate::lesson::StageLine;

/// A piece with the square that it started on, which is `None` if it was placed later.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Tracked {
    pub piece: Piece,
    pub from: Option<Square>,
}

/// The movements, pushes, pulls and captures in the turns of a lesson or puzzle.
pub struct Track {
    /// The piece on each square now, with the square that it started from.
    pub pieces: [Option<Tracked>; 64],
    /// The solver's own pieces that have stepped in its turns.
    pub moved: Vec<Tracked>,
    /// A bitboard of the squares that own pieces have entered in the solver's turns.
    pub entered: u64,
    /// The last enemy piece that was captured in a turn of the solver.
    pub captured: Option<Piece>,
    /// The last enemy piece that the solver has pushed.
    pub pushed: Option<Piece>,
    /// The last enemy piece that the solver has pulled.
    pub pulled: Option<Piece>,
}

impl Track {
    pub fn new(line: &StageLine<Arimaa>) -> Self {
        let mut pieces = [None; 64];
        for square in Square::all() {
            let piece = line.origin().board().get(square);
            pieces[square.index()] = piece.map(|piece| Tracked { piece, from: Some(square) });
        }
        let mut track =
            Self { pieces, moved: Vec::new(), entered: 0, captured: None, pushed: None, pulled: None };
        for (before, turn, _) in line.turns() {
            track.follow(before, turn, before.side() == line.solver());
        }
        track
    }

    /// Returns the piece that was on a square at the start, if it is alive, with its current
    /// square.
    pub fn find(&self, from: Square) -> Option<(Piece, Square)> {
        Square::all().find_map(|at| {
            let tracked = self.pieces[at.index()].filter(|tracked| tracked.from == Some(from))?;
            Some((tracked.piece, at))
        })
    }

    fn follow(&mut self, before: &Position, turn: &Turn, by_solver: bool) {
        let mut position = *before;
        let mover = before.side();
        for &token in &turn.0 {
            match token {
                Token::Place(piece, at) => {
                    self.pieces[at.index()] = Some(Tracked { piece, from: None });
                    self.entered |= if by_solver { at.bit() } else { 0 };
                }
                Token::Capture(piece, at) => {
                    self.pieces[at.index()] = None;
                    if by_solver && piece.side != mover {
                        self.captured = Some(piece);
                    }
                }
                Token::Step(piece, from, direction) => {
                    let Some(step) = Step::new(from, direction) else { continue };
                    let tracked = self.pieces[from.index()].take();
                    self.pieces[step.to().index()] = tracked;
                    if by_solver && piece.side == mover {
                        self.entered |= step.to().bit();
                        self.moved.extend(tracked.filter(|tracked| !self.moved.contains(tracked)));
                    } else if by_solver {
                        match position.describe(step).map(|legal| legal.kind) {
                            Some(StepKind::Push) => self.pushed = Some(piece),
                            Some(StepKind::Pull) => self.pulled = Some(piece),
                            Some(StepKind::Step) | None => {}
                        }
                    }
                    position.step(step);
                }
            }
        }
    }
}
