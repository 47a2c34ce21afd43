//! The refusals that are the same in all games.

use super::{NodeId, Reason};

/// A reason to refuse an action that is the same in every game, such as that the game is over.
///
/// ```
/// use keddah::arimaa::{Game, Refusal};
/// use keddah::record::RecordRefusal;
/// let refusal = RecordRefusal::NoSuchPly { ply: 1, last: 0 };
/// assert_eq!(Game::new().go_to(1), Err(Refusal::Record(refusal)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordRefusal<P> {
    /// A turn or result is refused because the game is over.
    GameOver,
    /// The game has no ply with the requested number to go to.
    NoSuchPly {
        /// The number of the requested ply.
        ply: usize,
        /// The number of the last ply of the game, which is the greatest that can be requested.
        last: usize,
    },
    /// The tree of variations has no such node, or the node is the start of the game, which has no
    /// turn to promote or remove.
    NoSuchNode {
        /// The identifier of the requested node.
        node: NodeId,
    },
    /// A record tag is refused because its name is not a word, or because it states how the game
    /// began or ended.
    WrongTag,
    /// A result is refused because it contradicts the position or its own reason, or because only a
    /// position can establish its reason.
    WrongResult {
        /// The winner that the refused result states; `None` for a draw.
        winner: Option<P>,
        /// The reason that the refused result states.
        reason: Reason,
    },
    /// A draw is refused because the rules have none, as in Arimaa or in Quoridor with four
    /// players.
    DrawNotAllowed,
}

impl<P> RecordRefusal<P> {
    /// The stable code of a refusal, as words joined by hyphens.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::NoSuchPly { .. } => "no-such-ply",
            Self::NoSuchNode { .. } => "no-such-node",
            Self::WrongTag => "wrong-tag",
            Self::WrongResult { .. } => "wrong-result",
            Self::DrawNotAllowed => "draw-not-allowed",
        }
    }

    /// Describes the refusal as an English sentence. `name` returns the name of a player within it.
    pub fn sentence(&self, name: impl Fn(&P) -> String) -> String {
        match self {
            Self::GameOver => "The game is over.".into(),
            Self::NoSuchPly { ply, last } => format!("There is no ply {ply}; the last is {last}."),
            Self::NoSuchNode { node } => format!("The tree has no turn {}.", node.number()),
            Self::WrongTag => {
                "The name of a tag is a word, other than those that state how the game began or ended.".into()
            }
            Self::WrongResult { winner, reason } => match (winner, reason) {
                (None, Reason::Agreement) => "The position contradicts a draw.".into(),
                (None, reason) => format!("A game that ended by {} has a winner.", reason.name()),
                (Some(_), Reason::Agreement) => "A game that ended by agreement has no winner.".into(),
                (Some(winner), reason) => {
                    format!("The position contradicts a win for {} ({}).", name(winner), reason.name())
                }
            },
            Self::DrawNotAllowed => "This game cannot be drawn.".into(),
        }
    }
}
