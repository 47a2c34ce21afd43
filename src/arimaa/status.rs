//! How a game stands.

use super::{Position, Reason, Side};

/// Whether a game goes on or is over, and how.
///
/// ```
/// use keddah::arimaa::{Game, Side};
/// let mut game = Game::default_setup();
/// assert!(!game.status().is_over());
/// game.resign(None)?;
/// assert_eq!(game.status().winner(), Some(Side::Silver));
/// # Ok::<(), keddah::arimaa::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Status {
    /// It goes on.
    Playing {
        /// Who is to move (or to place).
        to_move: Side,
    },
    /// It is over.
    Won {
        /// Who has won.
        winner: Side,
        /// Why.
        reason: Reason,
    },
}

impl Status {
    /// What the end checks say at the start of a turn; the sixth, which only the past can answer, is asked last.
    pub(super) fn of(position: &Position, is_stuck: impl FnOnce() -> bool) -> Self {
        let repetition = || is_stuck().then(|| (position.side().other(), Reason::Repetition));
        match position.outcome().or_else(repetition) {
            Some((winner, reason)) => Self::Won { winner, reason },
            None => Self::Playing { to_move: position.side() },
        }
    }

    /// The winner of a game that is over.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Playing { .. } => None,
            Self::Won { winner, .. } => Some(winner),
        }
    }

    /// Whether the game is over.
    pub const fn is_over(self) -> bool {
        self.winner().is_some()
    }
}
