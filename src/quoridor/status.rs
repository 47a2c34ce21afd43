//! How a game stands, and why it ended.

use super::{Player, Position};

/// Why a game is won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The winner's pawn stands on its goal.
    Goal,
    /// Another player resigned.
    Resignation,
    /// Another player ran out of time.
    Time,
    /// Another player made an illegal move.
    Illegal,
}

impl Reason {
    /// All reasons.
    pub const ALL: [Self; 4] = [Self::Goal, Self::Resignation, Self::Time, Self::Illegal];

    /// `goal`, `resignation`, `time`, `illegal`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Goal => "goal",
            Self::Resignation => "resignation",
            Self::Time => "time",
            Self::Illegal => "illegal",
        }
    }

    /// The reason with that name.
    ///
    /// ```
    /// use keddah::quoridor::Reason;
    /// assert_eq!(Reason::from_name("time"), Some(Reason::Time));
    /// ```
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.name() == name)
    }
}

/// How a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Status {
    /// It goes on.
    Playing {
        /// Who is to move.
        to_move: Player,
    },
    /// It is over.
    Won {
        /// Who has won.
        winner: Player,
        /// Why.
        reason: Reason,
    },
}

impl Status {
    /// What the board says.
    pub(super) fn of(position: &Position) -> Self {
        match position.winner() {
            Some(winner) => Self::Won { winner, reason: Reason::Goal },
            None => Self::Playing { to_move: position.mover() },
        }
    }

    /// The winner of a game that is over.
    pub const fn winner(self) -> Option<Player> {
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
