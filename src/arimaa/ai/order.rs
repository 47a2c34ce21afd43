//! The features of an action for the move order.
//!
//! The move order is a conditional logit model of experts' choices (McFadden 1974), similar to the
//! generalized Bradley–Terry models of Coulom (2007) for Go and Wu (2011) for Arimaa. The weights
//! are in [`super::order_weights`].

use crate::arimaa::square::neighbors;
use crate::arimaa::{Action, Position, Side, Square, TRAPS};

// The index of the first feature of each group.
/// The first feature of an own piece that steps, by strength: the square it leaves and the one it
/// enters, files mirrored.
const OWN: usize = 0;
/// The first feature of an enemy piece that is pushed or pulled, by strength: the square it leaves
/// and the one it enters, files mirrored.
const ENEMY: usize = OWN + 2 * 6 * 32;
/// The first feature of an enemy piece captured, and of an own piece lost, by strength.
const CAPTURE: usize = ENEMY + 2 * 6 * 32;
const LOSS: usize = CAPTURE + 6;
/// The first of three features: the start of a push, the completion of a push, a pull.
const PUSH: usize = LOSS + 6;
/// The first feature of a step's distance from the squares that have changed in this turn: 0, 1, 2,
/// more; or no square has changed.
const LOCALITY: usize = PUSH + 3;
/// The first feature of the change in the numbers of frozen own and frozen enemy pieces, −2 to 2.
const FROZEN: usize = LOCALITY + 5;
/// The first feature of an own piece after its step, by strength: frozen, beside a stronger enemy
/// but supported, or neither.
const DANGER: usize = FROZEN + 10;
/// The first feature of an own piece that was beside a stronger enemy before its step, by strength.
const ESCAPE: usize = DANGER + 18;
/// The first feature of a square beside a trap that is left or entered, by whether it is a home
/// trap, and by the numbers of other own and enemy pieces beside it.
const BESIDE_TRAP: usize = ESCAPE + 6;
/// The first feature of a trap that is entered, by the number of friends beside it.
const ON_TRAP: usize = BESIDE_TRAP + 2 * 2 * 4 * 4;
/// The first feature of an action that ends the turn, by the number of steps left.
const END: usize = ON_TRAP + 4;
/// The number of features of an Arimaa action for the move ordering.
pub(super) const COUNT: usize = END + 4;

/// The groups of move-ordering features in the file of weights: the comment above each, and the
/// index of its first feature.
#[cfg(feature = "tuning")]
pub(super) const GROUPS: &[(&str, usize)] = &[
    ("Own pieces, rabbits first: squares left, then squares entered", OWN),
    ("Displaced enemy pieces, rabbits first: squares left, then squares entered", ENEMY),
    ("Captured pieces, by strength", CAPTURE),
    ("Lost pieces, by strength", LOSS),
    ("Starts of pushes, completions of pushes, pulls", PUSH),
    ("Distance from the squares changed in this turn", LOCALITY),
    ("Change in frozen pieces: own, then enemy", FROZEN),
    ("Own pieces after the step: frozen, dominated, neither", DANGER),
    ("Own pieces that were dominated, by strength", ESCAPE),
    ("Squares beside a trap: left, then entered", BESIDE_TRAP),
    ("Traps entered, by friends beside them", ON_TRAP),
    ("Ends of the turn, by steps left", END),
];

/// Computes the move-ordering features of the actions in one Arimaa position.
pub(super) struct OrderFeatures<'a> {
    position: &'a Position,
    side: Side,
    /// The squares that have changed in this turn, and those at distances 1 and 2 from them.
    changed: [u64; 3],
    /// The numbers of frozen pieces of the side to move and of its opponent.
    frozen: [i32; 2],
    /// The pieces of the side to move that are beside a stronger enemy.
    dominated: u64,
}

impl<'a> OrderFeatures<'a> {
    /// Computes the data of a position that the features of all its actions share.
    pub fn new(position: &'a Position) -> Self {
        let (board, side) = (position.board(), position.side());
        let changed = board.changed(position.turn_start());
        let near = neighbors(changed);
        Self {
            position,
            side,
            changed: [changed, near, neighbors(near)],
            frozen: [side, side.other()].map(|side| board.frozen(side).count_ones() as i32),
            dominated: board.dominated(side),
        }
    }

    /// Calls `add` with the index of every move-ordering feature of an action.
    #[inline(always)]
    pub fn visit(&self, action: Action, mut add: impl FnMut(usize)) {
        let step = match action {
            Action::Step(step) => step,
            Action::End => return add(END + usize::from(self.position.steps_left().min(3))),
        };
        let (position, side) = (self.position, self.side);
        let board = position.board();
        let Some(piece) = board.get(step.from()) else { return };
        let strength = usize::from(piece.kind.strength());
        let (child, taken) = position.after_step(step);
        let (from, to) = (step.from(), step.to());
        let own = piece.side == side;
        let base = if own { OWN } else { ENEMY } + (strength - 1) * 64;
        add(base + self.square_index(from));
        add(base + 32 + self.square_index(to));
        if let Some((lost, _)) = taken {
            add(if lost.side == side { LOSS } else { CAPTURE } + usize::from(lost.kind.strength()) - 1);
        }
        if !own {
            add(PUSH + if child.pending_push().is_some() { 0 } else { 2 });
        } else if position.pending_push().is_some() {
            add(PUSH + 1);
        }
        let [changed, near, far] = self.changed;
        add(LOCALITY
            + match from.bit() {
                _ if changed == 0 => 4,
                bit if bit & changed != 0 => 0,
                bit if bit & near != 0 => 1,
                bit if bit & far != 0 => 2,
                _ => 3,
            });
        let after = child.board();
        for (index, side) in [side, side.other()].into_iter().enumerate() {
            let more = after.frozen(side).count_ones() as i32 - self.frozen[index];
            add(FROZEN + index * 5 + (more.clamp(-2, 2) + 2) as usize);
        }
        if own {
            let friends = after.side(side);
            let danger = match to.bit() {
                bit if bit & after.dominated(side) == 0 => 2,
                bit if bit & neighbors(friends) == 0 => 0,
                _ => 1,
            };
            add(DANGER + (strength - 1) * 3 + danger);
            if from.bit() & self.dominated != 0 {
                add(ESCAPE + strength - 1);
            }
            for (arrives, square, board) in [(0, from, after), (1, to, board)] {
                let trap = square.neighbors() & TRAPS;
                if trap != 0 {
                    let trap = Square::from_index(trap.trailing_zeros() as u8);
                    let home = usize::from((trap.rank() < 4) == (side == Side::Gold));
                    let count = |side| (trap.neighbors() & board.side(side)).count_ones().min(3) as usize;
                    add(BESIDE_TRAP + ((arrives * 2 + home) * 4 + count(side)) * 4 + count(side.other()));
                }
            }
            if to.bit() & TRAPS != 0 {
                let friends = (to.neighbors() & after.side(side)).count_ones().min(3);
                add(ON_TRAP + friends as usize);
            }
        }
    }

    /// The index 0 to 31 of a square: ranks count from the mover's home rank, files are mirrored.
    fn square_index(&self, square: Square) -> usize {
        let rank = if self.side == Side::Gold { square.rank() } else { 7 - square.rank() };
        usize::from(rank * 4 + square.file().min(7 - square.file()))
    }
}
