//! Which steps deserve to be tried first: a conditional logit model ("multinomial logistic regression over the steps on
//! offer") of what experts choose, a relative of the generalised Bradley–Terry model of Coulom 2007 and Wu 2011.
//!
//! What is looked at in a step stands here; what each feature weighs, in [`super::order_weights`].

use super::order_weights::WEIGHTS;
use crate::arimaa::square::neighbours;
use crate::arimaa::{Action, Position, Side, Square, TRAPS};

// Where in the table of weights each group of features begins.
/// By strength and square, files mirrored: where an own piece leaves, and where it comes to.
const OWN: usize = 0;
/// The same for an enemy piece that is displaced.
const ENEMY: usize = OWN + 2 * 6 * 32;
/// By strength: an enemy piece is taken, an own piece is lost.
const TAKEN: usize = ENEMY + 2 * 6 * 32;
const LOST: usize = TAKEN + 6;
/// A push begins, a push is completed, a pull.
const PUSH: usize = LOST + 6;
/// How near the piece is to what has changed in the turn: it has moved itself, beside, two squares off, farther; nothing has.
const NEAR: usize = PUSH + 3;
/// How many more (−2…2) own, enemy pieces are frozen after it.
const FROZEN: usize = NEAR + 5;
/// By strength: an own piece comes to be frozen, dominated but supported, neither.
const DANGER: usize = FROZEN + 10;
/// By strength: it was dominated before.
const ESCAPE: usize = DANGER + 18;
/// A place beside a trap is left, taken: home or away, own and enemy pieces beside it (others than this one).
const TRAP: usize = ESCAPE + 6;
/// A trap is entered: with so many friends beside it.
const ON_TRAP: usize = TRAP + 2 * 2 * 4 * 4;
/// The turn ends with so many steps left.
const END: usize = ON_TRAP + 4;
/// How many weights there are.
pub(super) const COUNT: usize = END + 4;

/// What is asked once for all steps of a position.
pub(super) struct Order<'a> {
    position: &'a Position,
    side: Side,
    /// The squares whose content has changed in this turn, then those beside them, then two off.
    changed: [u64; 3],
    frozen: [i32; 2],
    dominated: u64,
}

impl<'a> Order<'a> {
    pub fn of(position: &'a Position) -> Self {
        let (board, side) = (position.board(), position.side());
        let changed = board.changed(position.turn_start());
        let near = neighbours(changed);
        Self {
            position,
            side,
            changed: [changed, near, neighbours(near)],
            frozen: [side, side.other()].map(|side| board.frozen(side).count_ones() as i32),
            dominated: board.dominated(side),
        }
    }

    /// How promising an action is, in hundredths of a logit.
    pub fn prior(&self, action: Action) -> i32 {
        let mut sum = 0;
        self.visit(action, |feature| sum += i32::from(WEIGHTS[feature]));
        sum
    }

    /// Calls `add` with the features of an action.
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
        add(base + self.at(from));
        add(base + 32 + self.at(to));
        if let Some((lost, _)) = taken {
            add(if lost.side == side { LOST } else { TAKEN } + usize::from(lost.kind.strength()) - 1);
        }
        if !own {
            add(PUSH + if child.push_owed().is_some() { 0 } else { 2 });
        } else if position.push_owed().is_some() {
            add(PUSH + 1);
        }
        let [changed, near, far] = self.changed;
        add(NEAR
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
                bit if bit & neighbours(friends) == 0 => 0,
                _ => 1,
            };
            add(DANGER + (strength - 1) * 3 + danger);
            if from.bit() & self.dominated != 0 {
                add(ESCAPE + strength - 1);
            }
            for (arrives, square, board) in [(0, from, after), (1, to, board)] {
                let trap = square.neighbours() & TRAPS;
                if trap != 0 {
                    let trap = Square::from_index(trap.trailing_zeros() as u8);
                    let home = usize::from((trap.rank() < 4) == (side == Side::Gold));
                    let count = |side| (trap.neighbours() & board.side(side)).count_ones().min(3) as usize;
                    add(TRAP + ((arrives * 2 + home) * 4 + count(side)) * 4 + count(side.other()));
                }
            }
            if to.bit() & TRAPS != 0 {
                let friends = (to.neighbours() & after.side(side)).count_ones().min(3);
                add(ON_TRAP + friends as usize);
            }
        }
    }

    /// A square's index 0…31 from the mover's side, files mirrored.
    fn at(&self, square: Square) -> usize {
        let rank = if self.side == Side::Gold { square.rank() } else { 7 - square.rank() };
        usize::from(rank * 4 + square.file().min(7 - square.file()))
    }
}

/// The features of every action of a position, in the order of [`actions`](crate::game::Tree::actions): what the weights are fitted to.
#[doc(hidden)]
pub fn step_features(position: &Position) -> Vec<(Action, Vec<usize>)> {
    let order = Order::of(position);
    let mut list = Vec::new();
    crate::game::Tree::actions(position, |action| {
        let mut features = Vec::new();
        order.visit(action, |feature| features.push(feature));
        list.push((action, features));
    });
    list
}
