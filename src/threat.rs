//! Threats: what the next player would do if the player to move passed.

/// A threat: what a turn would do to the player who passed before it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(any(feature = "cli", feature = "wasm"), derive(serde::Serialize))]
pub struct Threat {
    /// The kind of the threat: `capture` of a piece, `goal` or `immobilization`, which end the
    /// game, or `detour`: a wall makes the path to the goal longer.
    pub kind: &'static str,
    /// The letter of the piece that is captured or that reaches the goal, in games with pieces.
    #[cfg_attr(any(feature = "cli", feature = "wasm"), serde(skip_serializing_if = "Option::is_none"))]
    pub piece: Option<char>,
    /// The square of the threatened capture or goal; after a detour the pawn's own; with an
    /// immobilization the square where the turn ends.
    pub square: String,
    /// The number of steps by which a detour makes the path longer.
    #[cfg_attr(any(feature = "cli", feature = "wasm"), serde(skip_serializing_if = "Option::is_none"))]
    pub steps: Option<u32>,
}

impl Threat {
    /// Creates a threat that has no number of steps, unlike a detour.
    #[cfg(any(feature = "arimaa", feature = "quoridor"))]
    pub(crate) fn new(kind: &'static str, piece: Option<char>, square: impl ToString) -> Self {
        Self { kind, piece, square: square.to_string(), steps: None }
    }
}
