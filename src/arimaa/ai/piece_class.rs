//! Classes of pieces by their strength relative to the enemies left.

use crate::arimaa::Kind;

/// The piece class of a piece other than a rabbit, by the number of stronger enemies left.
const CLASSES: [usize; 9] = [5, 4, 3, 2, 2, 1, 1, 1, 1];

/// Returns the class of a piece for the evaluation: 0 for rabbits, 1 (weakest) to 5 (strongest) for
/// the others, by the number of stronger enemies left.
pub(super) fn class(kind: Kind, stronger: usize) -> usize {
    if kind == Kind::Rabbit { 0 } else { CLASSES[stronger.min(8)] }
}
