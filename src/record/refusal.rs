//! The refusals that are the same in all games.

use super::Reason;

/// A refusal that any game can give.
///
/// ```
/// use keddah::arimaa::{Game, Refusal};
/// use keddah::record::RecordRefusal;
/// let refusal = RecordRefusal::NoSuchPly { ply: 1, last: 0 };
/// assert_eq!(Game::new().go_to(1), Err(Refusal::Record(refusal)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordRefusal<P> {
    /// The game is over.
    GameOver,
    /// The game has no such ply to go to.
    NoSuchPly {
        /// The requested ply.
        ply: usize,
        /// The number of the last ply of the game, which is the greatest that can be requested.
        last: usize,
    },
    /// A result that contradicts the position, or whose reason only a position can establish.
    WrongResult {
        /// The stated winner.
        winner: P,
        /// The stated reason.
        reason: Reason,
    },
}

impl<P> RecordRefusal<P> {
    /// The stable code, words joined by hyphens.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::NoSuchPly { .. } => "no-such-ply",
            Self::WrongResult { .. } => "wrong-result",
        }
    }

    /// The reason as an English sentence. `name` returns what a player is called in it.
    pub fn sentence(&self, name: impl Fn(&P) -> String) -> String {
        match self {
            Self::GameOver => "The game is over.".into(),
            Self::NoSuchPly { ply, last } => format!("There is no ply {ply}; the last is {last}."),
            Self::WrongResult { winner, reason } => {
                format!("The position contradicts a win for {} ({}).", name(winner), reason.name())
            }
        }
    }
}
