//! The state of a game: who is to move, who has won and why, or that it is drawn.

use std::fmt;

/// The trait of the types that identify a player, such as Arimaa's sides.
///
/// ```
/// use keddah::arimaa::Side;
/// use keddah::record::{Player, PlayerLabel};
/// assert_eq!((Side::Silver.seat(), Side::Silver.label()), (1, PlayerLabel::Name("silver")));
/// assert_eq!(Side::from_seat(2), None);
/// ```
pub trait Player: Copy + Eq + fmt::Debug + Send + Sync + 'static {
    /// The seat of a player, from 0. Unless the options say otherwise, seat 0 moves first.
    fn seat(self) -> usize;

    /// Returns the player in a seat; `None` if no game has so many players.
    fn from_seat(seat: usize) -> Option<Self>;

    /// The name of a player in JSON, JavaScript and records.
    fn label(self) -> PlayerLabel;
}

/// The name of a player in JSON, JavaScript and records: a word or a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(any(feature = "cli", feature = "wasm"), derive(serde::Serialize), serde(untagged))]
pub enum PlayerLabel {
    /// The name of a player as a word, such as `gold`.
    Name(&'static str),
    /// The name of a player as a number, from 1.
    Number(u8),
}

impl fmt::Display for PlayerLabel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(name) => name.fmt(f),
            Self::Number(number) => number.fmt(f),
        }
    }
}

/// The reason why a game is over. [`Rules::REASONS`](super::Rules::REASONS) lists those of each
/// game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The game is over because the winner reached the goal: in Arimaa with a rabbit on the goal
    /// rank at the end of a turn, in Quoridor with the pawn.
    Goal,
    /// In Arimaa, the loser has no rabbits left.
    Elimination,
    /// In Arimaa, the loser is to move and has no legal step.
    Immobilization,
    /// In Arimaa, the loser has steps but no legal turn, since every turn would leave the board
    /// unchanged or repeat a position for the third time.
    Repetition,
    /// The game is over because the loser resigned.
    Resignation,
    /// The game is over because the loser's time ran out.
    Time,
    /// The game is over because the loser made an illegal move.
    Illegal,
    /// The game is over because the players agreed on a draw. The only reason without a winner.
    Agreement,
}

impl Reason {
    /// All reasons why a game can be over, in the order of their declaration.
    pub const ALL: [Self; 8] = [
        Self::Goal,
        Self::Elimination,
        Self::Immobilization,
        Self::Repetition,
        Self::Resignation,
        Self::Time,
        Self::Illegal,
        Self::Agreement,
    ];

    /// The name of a reason for the end of a game in JSON, JavaScript and records, in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Goal => "goal",
            Self::Elimination => "elimination",
            Self::Immobilization => "immobilization",
            Self::Repetition => "repetition",
            Self::Resignation => "resignation",
            Self::Time => "time",
            Self::Illegal => "illegal",
            Self::Agreement => "agreement",
        }
    }

    /// Parses the [name](Self::name) of a reason for the end of a game; `None` for any other text.
    ///
    /// ```
    /// use keddah::record::Reason;
    /// assert_eq!(Reason::from_name("time"), Some(Reason::Time));
    /// ```
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.name() == name)
    }

    /// Whether the players or their clocks decide this end of the game, rather than the position.
    pub const fn is_agreed(self) -> bool {
        matches!(self, Self::Resignation | Self::Time | Self::Illegal | Self::Agreement)
    }
}

/// The state of a game: who is to move, who has won and why, or that it is drawn. Each game has an
/// alias with its own players, such as [`arimaa::Status`](crate::arimaa::Status).
///
/// ```
/// use keddah::arimaa::{Game, Side, Status};
/// use keddah::record::Reason;
/// let mut game = Game::default_setup();
/// assert_eq!(game.status(), Status::Playing { to_move: Side::Gold });
/// game.end(Side::Silver, Reason::Time)?;
/// assert_eq!(game.status(), Status::Won { winner: Side::Silver, reason: Reason::Time });
/// # Ok::<(), keddah::arimaa::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Status<P> {
    /// The status of a game that is not over.
    Playing {
        /// The player to move.
        to_move: P,
    },
    /// The status of a game that is over, with a winner.
    Won {
        /// The player who has won the game.
        winner: P,
        /// The reason why the game is over.
        reason: Reason,
    },
    /// The status of a game that is over, without a winner.
    Drawn {
        /// The reason why the game is over.
        reason: Reason,
    },
}

impl<P: Copy> Status<P> {
    /// The winner of the game; `None` if it is drawn or not over.
    pub const fn winner(self) -> Option<P> {
        match self {
            Self::Playing { .. } | Self::Drawn { .. } => None,
            Self::Won { winner, .. } => Some(winner),
        }
    }

    /// Whether the game is over.
    pub const fn is_over(self) -> bool {
        !matches!(self, Self::Playing { .. })
    }
}
