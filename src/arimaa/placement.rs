//! The placement of pieces during setup.

use super::square::squares;
use super::{Kind, Piece, Position, Refusal, Square};

impl Position {
    /// The position after placing a piece during setup, or why the placement is illegal.
    pub fn try_place(&self, piece: Piece, at: Square) -> Result<Self, Refusal> {
        if !self.in_setup() {
            return Err(Refusal::SetupOver { at });
        }
        if piece.side != self.side() {
            return Err(Refusal::NotYourPiece { piece, at });
        }
        if self.side().home() & at.bit() == 0 {
            return Err(Refusal::SetupRank { piece, at });
        }
        if let Some(piece) = self.board().get(at) {
            return Err(Refusal::Occupied { at, piece });
        }
        if self.board().pieces(piece).count_ones() >= piece.kind.count() {
            return Err(Refusal::SetupCount { side: self.side(), off: vec![(piece.kind, -1)] });
        }
        Ok(self.with_piece(piece, at))
    }

    /// The legal placements during setup: each piece left to place, with each free square. Empty
    /// after setup.
    pub fn placements(&self) -> Vec<(Piece, Square)> {
        if !self.in_setup() {
            return Vec::new();
        }
        let free = self.side().home() & !self.board().occupied();
        let missing = Kind::ALL.into_iter().rev().map(|kind| Piece { side: self.side(), kind });
        missing
            .filter(|&piece| self.board().pieces(piece).count_ones() < piece.kind.count())
            .flat_map(|piece| squares(free).map(move |square| (piece, square)))
            .collect()
    }
}
