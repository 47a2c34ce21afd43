//! Data for board displays beyond the position, and lists of moves as authors of web pages write
//! them.

use super::{Game, Move, Player, Square, Wall};

/// The last move of a game. For a pawn move it includes the square that the pawn left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LastMove {
    /// The last move was a pawn move.
    Pawn {
        /// The square from which the pawn moved.
        from: Square,
        /// The square to which the pawn moved.
        to: Square,
    },
    /// The last move placed this wall.
    Wall(Wall),
    /// The last move was a pass.
    Pass,
}

impl Game {
    /// Returns the last move, for display; `None` at the start of the game.
    ///
    /// ```
    /// use keddah::quoridor::{Game, LastMove, Square};
    /// let mut game = Game::default();
    /// game.play("e2")?;
    /// let [from, to] = [0, 1].map(|rank| Square::new(4, rank).unwrap());
    /// assert_eq!(game.last_move(), Some(LastMove::Pawn { from, to }));
    /// # Ok::<(), keddah::quoridor::Error>(())
    /// ```
    pub fn last_move(&self) -> Option<LastMove> {
        let before = self.positions().rev().nth(1)?;
        Some(match *self.turns().next_back()? {
            Move::Wall(wall) => LastMove::Wall(wall),
            Move::Pass => LastMove::Pass,
            Move::Pawn(to) => LastMove::Pawn { from: before.pawn(before.mover()), to },
        })
    }

    /// The largest number of walls that any player had when the game began.
    pub fn max_initial_walls(&self) -> u8 {
        let players = Player::all(self.origin().players());
        players.map(|player| self.origin().walls_left(player)).max().unwrap_or(0)
    }
}

/// Splits a list of moves into the moves, without parsing them. They are separated by white space,
/// commas or semicolons; move numbers such as `1.` are dropped.
///
/// ```
/// use keddah::quoridor::split_moves;
/// assert_eq!(split_moves("1. e2 e8 2.e3h; pass"), ["e2", "e8", "e3h", "pass"]);
/// ```
pub fn split_moves(text: &str) -> Vec<String> {
    let words = text.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';'));
    let moves = words.map(|word| word.rsplit('.').next().unwrap_or_default());
    moves.filter(|mv| mv.contains(|c: char| !c.is_ascii_digit())).map(str::to_owned).collect()
}
