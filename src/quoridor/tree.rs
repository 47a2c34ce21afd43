//! The game tree of Quoridor.

use super::position::moves;
use super::{Move, Position};
use crate::game::{Game, Repetition, Tree};

impl Tree for Position {
    type Action = Move;

    /// Lists pawn moves, then horizontal walls, then vertical walls, each from a1 on. A pass if
    /// there is no other move. None if the game is over.
    fn actions(&self, visit: impl FnMut(Move)) {
        if self.winner().is_none() {
            moves(self, visit);
        }
    }

    fn make(&mut self, mv: Move) {
        *self = self.play_unchecked(mv);
    }

    fn count(&self) -> u64 {
        if self.winner().is_some() {
            return 0;
        }
        let (h, v) = self.wall_targets();
        let count = self.pawn_targets().count_ones() + h.count_ones() + v.count_ones();
        u64::from(count.max(1))
    }
}

impl Game for Position {
    const REPETITION: Repetition = Repetition::Undecided;

    fn players(&self) -> usize {
        usize::from(Self::players(self))
    }

    fn mover(&self) -> usize {
        Self::mover(self).index()
    }

    fn winner(&self) -> Option<usize> {
        Self::winner(self).map(super::Player::index)
    }

    fn key(&self) -> u64 {
        Self::key(self)
    }

    fn turn_done(&self) -> bool {
        true
    }

    fn actions_left(&self) -> u32 {
        1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::perft;
    use crate::quoridor::Player;

    #[test]
    fn perft_from_the_start() {
        let counts = |players, walls| {
            let start = Position::start(players, 9, walls, Player::FIRST);
            [1, 2, 3].map(|depth| perft(&start, depth))
        };
        assert_eq!(counts(2, 10), [131, 16_677, 2_062_264]);
        assert_eq!(counts(4, 5), [131, 16_677, 2_062_065]);
    }
}
