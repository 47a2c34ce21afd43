//! The game tree of Arimaa: for perft, the steps of one turn; for the search, steps and ends of
//! turns.

use std::collections::HashSet;
use std::hash::{Hash, Hasher};

use rustc_hash::FxHashSet;

use super::pending::Pending;
use super::{Board, Position, Side, Step, StepList};
use crate::game::{Game, Repetition, Tree};

/// The tree of the steps of one turn, for perft. Neither the turn nor the game ends in it.
///
/// A step that could be either a pull or a push counts once. A push cannot begin on the fourth
/// step. Sequences of steps that restore the board count.
///
/// ```
/// use keddah::arimaa::{Position, StepTree};
/// use keddah::game::perft;
/// assert_eq!(perft(&StepTree(Position::default()), 4), 22_370);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StepTree(pub Position);

impl Tree for StepTree {
    type Action = Step;

    fn actions(&self, visit: impl FnMut(Step)) {
        let mut steps = StepList::new();
        self.0.list_steps(&mut steps);
        steps.iter().copied().for_each(visit);
    }

    fn make(&mut self, step: Step) {
        self.0.step(step);
    }

    #[inline]
    fn after(&self, step: Step) -> Self {
        Self(self.0.after_step(step).0)
    }

    fn count(&self) -> u64 {
        self.0.count_steps().into()
    }
}

/// An action of the Arimaa search: one step, or the end of the turn.
///
/// ```
/// use keddah::arimaa::{Action, Position};
/// use keddah::game::Tree;
/// let position = Position::default();
/// let moved = position.after(position.action_list()[0]);
/// assert!(moved.action_list().contains(&Action::End));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// A single step of a piece.
    Step(Step),
    /// The action that ends the turn.
    End,
}

impl Tree for Position {
    type Action = Action;

    /// Lists the legal steps, then the end of the turn if it is legal apart from repetition. None
    /// if the game is over.
    fn actions(&self, mut visit: impl FnMut(Action)) {
        if Game::winner(self).is_some() {
            return;
        }
        let mut steps = StepList::new();
        self.list_steps(&mut steps);
        steps.iter().for_each(|&step| visit(Action::Step(step)));
        if self.may_end() {
            visit(Action::End);
        }
    }

    fn make(&mut self, action: Action) {
        match action {
            Action::Step(step) => {
                self.step(step);
            }
            Action::End => *self = self.end_turn(),
        }
    }

    fn after(&self, action: Action) -> Self {
        match action {
            Action::Step(step) => self.after_step(step).0,
            Action::End => self.end_turn(),
        }
    }
}

impl Game for Position {
    const REPETITION: Repetition = Repetition::Forbidden(3);

    fn players(&self) -> usize {
        2
    }

    fn mover(&self) -> usize {
        self.side().index()
    }

    fn winner(&self) -> Option<usize> {
        if !self.at_start() {
            return None;
        }
        self.outcome().map(|(side, _)| Side::index(side))
    }

    fn key(&self) -> u64 {
        Position::key(self)
    }

    fn turn_done(&self) -> bool {
        self.at_start()
    }

    fn actions_left(&self) -> u32 {
        self.steps_left().into()
    }
}

/// The set of boards after all legal turns of at most `steps` steps, apart from repetition.
///
/// ```
/// use keddah::arimaa::{turn_boards, Position};
/// assert_eq!(turn_boards(&Position::default(), 1).len(), 8);
/// ```
pub fn turn_boards(position: &Position, steps: u8) -> HashSet<Board> {
    let mut boards = HashSet::new();
    any_end(position, steps, &mut |end, _| {
        boards.insert(*end.board());
        false
    });
    boards
}

/// The positions in which the turn can end, apart from repetition, each with the steps that lead to
/// it: for each board one of the shortest sequences. They are searched for as the iterator
/// advances, short turns first.
///
/// ```
/// use keddah::arimaa::{Position, turn_boards, turn_ends};
/// let position: Position = format!("g [r{}R{}]", " ".repeat(47), " ".repeat(15)).parse()?;
/// assert_eq!(turn_ends(&position).count(), turn_boards(&position, 4).len());
/// # Ok::<(), keddah::arimaa::Error>(())
/// ```
pub fn turn_ends(position: &Position) -> TurnEnds {
    TurnEnds { ends: AllEnds::new(position, Position::STEPS), seen: FxHashSet::default() }
}

/// The iterator of [`turn_ends`].
///
/// ```
/// use keddah::arimaa::{Position, turn_ends};
/// let (end, steps) = turn_ends(&Position::default()).next().unwrap();
/// assert_eq!((end.steps_left(), steps.len()), (3, 1));
/// ```
#[derive(Clone, Debug)]
pub struct TurnEnds {
    ends: AllEnds,
    seen: FxHashSet<Reached>,
}

impl Iterator for TurnEnds {
    type Item = (Position, Vec<Step>);

    fn next(&mut self) -> Option<Self::Item> {
        // A set of the same type as in the search, since the code for another enlarges the wasm.
        let Self { ends, seen } = self;
        ends.find(|(end, _)| seen.insert(Reached { pending: Pending::None, ..Reached::from(end) }))
    }
}

/// Whether `accept` holds for any position in which the turn can end, apart from repetition, given
/// the steps that lead to it. Tries short turns first and stops at the first such position. The
/// same board may be tried more than once.
///
/// ```
/// use keddah::arimaa::{Position, any_turn_end};
/// let mut lengths = Vec::new();
/// any_turn_end(&Position::default(), |_, steps| {
///     lengths.push(steps.len());
///     steps.len() == 2
/// });
/// assert_eq!(lengths, [1, 1, 1, 1, 1, 1, 1, 1, 2]);
/// ```
pub fn any_turn_end(position: &Position, mut accept: impl FnMut(&Position, &[Step]) -> bool) -> bool {
    any_end(position, Position::STEPS, &mut accept)
}

/// A position for which `accept` holds and in which the turn can end, apart from repetition, with
/// the steps that lead to it, as few as possible.
pub(crate) fn find_turn_end(
    position: &Position,
    mut accept: impl FnMut(&Position) -> bool,
) -> Option<(Position, Vec<Step>)> {
    let mut found = None;
    any_end(position, Position::STEPS, &mut |end, steps| {
        let accepted = accept(end);
        if accepted {
            found = Some((*end, steps.to_vec()));
        }
        accepted
    });
    found
}

/// Whether `accept` holds for any position within `steps` steps in which the turn can end, apart
/// from repetition, with the steps that lead to it.
fn any_end(position: &Position, steps: u8, accept: &mut dyn FnMut(&Position, &[Step]) -> bool) -> bool {
    AllEnds::new(position, steps).any(|(end, steps)| accept(&end, &steps))
}

/// The positions in which the turn can end, apart from repetition, with the steps that lead to
/// them. A breadth-first search that advances from one such position to the next. The same board
/// may be reached more than once.
#[derive(Clone, Debug)]
struct AllEnds {
    /// The position whose next steps are tried.
    node: Position,
    /// The steps that lead to `node`.
    steps: Vec<Step>,
    /// The legal steps of `node`, and the number of those already tried.
    choices: StepList,
    tried: usize,
    /// The positions to continue from with as many steps as `node`, and with one more.
    layer: std::vec::IntoIter<(Position, Vec<Step>)>,
    next: Vec<(Position, Vec<Step>)>,
    seen: FxHashSet<Reached>,
    /// The number of steps that can follow those of `layer`.
    steps_left: u8,
}

impl AllEnds {
    fn new(position: &Position, steps: u8) -> Self {
        Self {
            node: *position,
            steps: Vec::new(),
            choices: StepList::new(),
            tried: 0,
            layer: Vec::new().into_iter(),
            next: vec![(*position, Vec::new())],
            seen: FxHashSet::default(),
            steps_left: steps.min(position.steps_left()),
        }
    }
}

impl Iterator for AllEnds {
    type Item = (Position, Vec<Step>);

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            while let Some(&step) = self.choices.get(self.tried) {
                self.tried += 1;
                let (child, _) = self.node.after_step(step);
                let mut steps = self.steps.clone();
                steps.push(step);
                let end = child.may_end().then(|| (child, steps.clone()));
                // A position seen before was reached in as few steps, so it had as many left.
                if self.steps_left > 0 && self.seen.insert(Reached::from(&child)) {
                    self.next.push((child, steps));
                }
                if end.is_some() {
                    return end;
                }
            }
            if self.layer.len() == 0 {
                self.steps_left = self.steps_left.checked_sub(1)?;
                self.layer = std::mem::take(&mut self.next).into_iter();
            }
            (self.node, self.steps) = self.layer.next()?;
            self.choices = self.node.legal_steps();
            self.tried = 0;
        }
    }
}

/// The part of a position that determines which steps can follow within a turn, apart from the
/// number of steps left.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Reached {
    board: Board,
    pending: Pending,
    hash: u64,
}

impl From<&Position> for Reached {
    fn from(position: &Position) -> Self {
        Self { board: *position.board(), pending: position.pending(), hash: position.board_hash() }
    }
}

impl Hash for Reached {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.hash);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::arimaa::{Kind, Piece, Square};

    /// Returns the position after steps from the usual setup.
    fn after(steps: &str) -> Position {
        Position::default().try_turn_text(steps).expect("legal steps").0
    }

    fn elephant_is_on(square: &str) -> impl Fn(&Position) -> bool {
        let square: Square = square.parse().expect("a square");
        let elephant = Piece { side: Side::Gold, kind: Kind::Elephant };
        move |end| end.board().get(square) == Some(elephant)
    }

    #[test]
    fn a_tree_of_steps_is_changed_by_each_step() {
        let start = StepTree(Position::default());
        start.actions(|step| {
            let mut made = start;
            made.make(step);
            assert_eq!(made, start.after(step));
            assert_ne!(made, start);
        });
    }

    #[test]
    fn no_position_is_continued_from_twice() {
        let start = after("Da2n");
        let mut ways = HashMap::new();
        for (_, steps) in AllEnds::new(&start, Position::STEPS) {
            let (_, way) = steps.split_last().expect("a step");
            // A turn may also come back to the start, and is continued from there.
            if way.is_empty() {
                continue;
            }
            let from = way.iter().fold(start, |position, &step| Tree::after(&position, Action::Step(step)));
            let known = ways.entry(Reached::from(&from)).or_insert_with(|| way.to_vec());
            assert_eq!(known, way);
        }
        assert!(ways.len() > 100);
    }

    #[test]
    fn a_turn_end_is_found_with_the_fewest_steps() {
        let start = after("Da2n");
        for (square, length) in [("e3", 1), ("e4", 2), ("d4", 3), ("e5", 3)] {
            let (end, steps) = find_turn_end(&start, elephant_is_on(square)).expect(square);
            assert_eq!(steps.len(), length, "{square}");
            let replayed =
                steps.iter().fold(start, |position, &step| Tree::after(&position, Action::Step(step)));
            assert_eq!(replayed, end, "{square}");
            assert!(elephant_is_on(square)(&end));
        }
        // Four steps away, and three are left.
        assert_eq!(find_turn_end(&start, elephant_is_on("e6")), None);
    }

    #[test]
    fn every_turn_end_is_tried_in_order_of_length() {
        for start in [after("Da2n"), after("Da2n Hb2n Hb3s")] {
            let mut boards = HashSet::new();
            let mut last = 0;
            let found = any_turn_end(&start, |end, steps| {
                assert!(steps.len() >= last && end.may_end());
                last = steps.len();
                boards.insert(*end.board());
                false
            });
            assert!(!found && last == usize::from(start.steps_left()));
            assert_eq!(boards, turn_boards(&start, Position::STEPS));
            let ends: Vec<_> = turn_ends(&start).collect();
            assert_eq!(ends.len(), boards.len());
            assert_eq!(ends.iter().map(|(end, _)| *end.board()).collect::<HashSet<_>>(), boards);
        }
    }
}
