//! All squares that a piece can reach within the current turn, for a player who picks it up.

use super::{Game, LegalStep, Piece, Position, Square, Step, StepKind, StepList};

/// The way in which a piece reaches a destination square: by walking, pushing or pulling.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DestinationKind {
    /// The piece walks to the square: one or more steps of the player's own piece.
    Walk,
    /// A push: the enemy piece steps, then the player's piece enters the square that it left.
    Push,
    /// A pull: the player's piece steps, then the enemy piece enters the square that it left.
    Pull,
}

impl DestinationKind {
    /// The name of this way of moving in JavaScript: `walk`, `push` or `pull`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Walk => "walk",
            Self::Push => "push",
            Self::Pull => "pull",
        }
    }
}

/// A square that a piece can reach within the turn, with the steps that lead there.
///
/// ```
/// use keddah::arimaa::{DestinationKind, Position};
/// let destination = &Position::default().destinations("e2".parse()?)[0];
/// assert_eq!((destination.kind, destination.target.to_string()), (DestinationKind::Walk, "e3".into()));
/// assert_eq!((destination.steps[0].to_string(), destination.captures().count()), ("Ee2n".into(), 0));
/// # Ok::<(), keddah::arimaa::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Destination {
    /// The way in which the destination is reached: by walking, pushing or pulling.
    pub kind: DestinationKind,
    /// The square of the player's piece that walks, pushes or pulls. If that piece has already made
    /// its step of a pull, the square that it came from.
    pub actor: Square,
    /// The square of the enemy piece that is pushed or pulled.
    pub partner: Option<Square>,
    /// The square that the moving piece (`actor`) enters, or for a push, that the enemy piece
    /// enters. If the actor has already made its step of a pull, the same as `actor`.
    pub target: Square,
    /// The steps that lead to the destination, at least one. They are legal one after the other.
    pub steps: Vec<LegalStep>,
}

impl Destination {
    /// Returns the pieces of both sides that traps capture on the way to the destination, each with
    /// its square.
    pub fn captures(&self) -> impl Iterator<Item = (Piece, Square)> {
        self.steps.iter().filter_map(|step| step.captures)
    }
}

impl Position {
    /// Returns all destinations of the piece on `square` in the rest of the turn. An own piece can
    /// walk to other squares, or push or pull once; an enemy piece can be pushed or pulled once.
    ///
    /// For each target there is one walk, the shortest; all walks to it lose the same pieces. Empty
    /// for an empty square and during setup.
    ///
    /// ```
    /// use keddah::arimaa::Position;
    /// let all = Position::default().destinations("e2".parse()?);
    /// let e5 = all.iter().find(|found| found.target.to_string() == "e5").unwrap();
    /// assert_eq!(e5.steps.len(), 3);
    /// # Ok::<(), keddah::arimaa::Error>(())
    /// ```
    pub fn destinations(&self, square: Square) -> Vec<Destination> {
        let Some(piece) = self.board().get(square) else { return Vec::new() };
        let own = piece.side == self.side();
        let mut found = if own { self.walks(square) } else { self.open_pulls(square) };
        self.add_pushes(&mut found, square);
        self.add_pulls(&mut found, square);
        found
    }

    /// The legal next steps of the pieces on the squares `from`. Not inlined, since several copies
    /// of the step generator would enlarge the wasm.
    #[inline(never)]
    fn steps_from(&self, from: u64) -> StepList {
        let mut steps = StepList::new();
        self.list_steps_from(from, &mut steps);
        steps
    }

    /// Returns the position after a step and the piece captured, if any. Calls
    /// [`after_step`](Self::after_step), but is not inlined, which keeps the wasm small.
    #[inline(never)]
    fn stepped(&self, step: Step) -> (Self, Option<(Piece, Square)>) {
        self.after_step(step)
    }

    /// Lists the legal steps from the squares `from`, with the kind and the consequences of each.
    #[inline(never)]
    fn described_steps(&self, from: u64) -> Vec<LegalStep> {
        self.steps_from(from).into_iter().filter_map(|step| self.describe(step)).collect()
    }

    /// Finds a shortest walk of the piece on `start` to each square, by breadth-first search. All
    /// walks to a square lose the same pieces: a piece on a trap that only this piece supports is
    /// captured at the first step, and the piece itself only on a trap, where the walk ends.
    fn walks(&self, start: Square) -> Vec<Destination> {
        let mut found: Vec<Destination> = Vec::new();
        // There are few positions, so a list is fast enough, and smaller in wasm than a set.
        let mut seen: Vec<(Square, Self)> = Vec::new();
        let mut wave = vec![(*self, start, Vec::new())];
        while let Some((position, at, steps)) = wave.pop() {
            for step in position.steps_from(at.bit()) {
                let target = step.to();
                let (after, captured) = position.stepped(step);
                if seen.contains(&(target, after)) {
                    continue;
                }
                seen.push((target, after));
                let steps: Vec<_> = steps.iter().cloned().chain(position.describe(step)).collect();
                if captured.is_none_or(|(_, trap)| trap != target) {
                    wave.insert(0, (after, target, steps.clone()));
                }
                // The piece can return after it has completed a push.
                if target != start && !found.iter().any(|known| known.target == target) {
                    let kind = DestinationKind::Walk;
                    found.push(Destination { kind, actor: start, partner: None, target, steps });
                }
            }
        }
        found
    }

    /// Adds to the destinations the pushes in which the piece on `square` takes part.
    fn add_pushes(&self, found: &mut Vec<Destination>, square: Square) {
        for push in self.described_steps(self.board().side(self.side().other())) {
            let partner = push.step.from();
            let (after, _) = self.stepped(push.step);
            for &actor in push.by.iter().filter(|&&actor| actor == square || partner == square) {
                let mut finishes = after.described_steps(actor.bit());
                finishes.retain(|step| step.step.to() == partner);
                if let Some(finish) = finishes.pop() {
                    found.push(Destination {
                        kind: DestinationKind::Push,
                        actor,
                        partner: Some(partner),
                        target: push.step.to(),
                        steps: vec![push.clone(), finish],
                    });
                }
            }
        }
    }

    /// Adds to the destinations the pulls in which the piece on `square` takes part.
    fn add_pulls(&self, found: &mut Vec<Destination>, square: Square) {
        for step in self.described_steps(self.board().side(self.side())) {
            let actor = step.step.from();
            let (after, _) = self.stepped(step.step);
            for pull in after.described_steps(after.pulled()) {
                let partner = pull.step.from();
                let wanted = actor == square || partner == square;
                if pull.kind == StepKind::Pull && pull.step.to() == actor && wanted {
                    found.push(Destination {
                        kind: DestinationKind::Pull,
                        actor,
                        partner: Some(partner),
                        target: step.step.to(),
                        steps: vec![step.clone(), pull],
                    });
                }
            }
        }
    }

    /// Returns the pull of the enemy piece on `square` by the piece that made the previous step, if
    /// possible.
    fn open_pulls(&self, square: Square) -> Vec<Destination> {
        let mut pulls = self.described_steps(square.bit());
        pulls.retain(|step| step.kind == StepKind::Pull);
        let destination = |pull: LegalStep| Destination {
            kind: DestinationKind::Pull,
            actor: pull.step.to(),
            partner: Some(square),
            target: pull.step.to(),
            steps: vec![pull],
        };
        pulls.into_iter().map(destination).collect()
    }
}

impl Game {
    /// Returns all destinations of the piece on `square` after the steps of the unfinished turn, as
    /// [`Position::destinations`] does. Empty if the game is over.
    pub fn destinations(&self, square: Square) -> Vec<Destination> {
        if self.status().is_over() { Vec::new() } else { self.position().destinations(square) }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;
    use crate::arimaa::{Board, Side, squares};
    use crate::game::Rng;

    /// Returns positions from random games, most of them in the middle of a turn.
    fn random_positions(count: usize) -> Vec<Position> {
        let mut rng = Rng::new(7);
        let mut all = Vec::new();
        let mut position = Position::default();
        while all.len() < count {
            let steps = position.legal_steps();
            let ends = position.may_end() && (steps.is_empty() || rng.below(4) == 0);
            if ends {
                position = position.end_turn();
            } else if steps.is_empty() || (position.at_start() && position.outcome().is_some()) {
                position = Position::default();
            } else {
                position.step(steps[rng.below(steps.len() as u32) as usize]);
            }
            all.push(position);
        }
        all
    }

    /// Calls `visit` for every sequence of steps of the piece on `at`, with the square where it
    /// ends and, for each step, whether it captures.
    fn every_walk(
        position: Position,
        at: Square,
        walk: &mut Vec<bool>,
        visit: &mut impl FnMut(Square, &[bool]),
    ) {
        for step in position.legal_steps().into_iter().filter(|step| step.from() == at) {
            let (after, captured) = position.after_step(step);
            walk.push(captured.is_some());
            visit(step.to(), walk);
            if captured.is_none_or(|(_, trap)| trap != step.to()) {
                every_walk(after, step.to(), walk, visit);
            }
            walk.pop();
        }
    }

    /// The pushes and pulls that involve the piece on `square`, found by trying all pairs of steps.
    /// Each is whether it is a push, then the squares `actor`, `partner` and `target`.
    fn every_pair(position: &Position, square: Square) -> BTreeSet<(bool, Square, Square, Square)> {
        let own =
            |at: Square, board: &Board| board.get(at).is_some_and(|piece| piece.side == position.side());
        let mut pairs = BTreeSet::new();
        for first in position.legal_steps() {
            let (after, _) = position.after_step(first);
            for second in after.legal_steps() {
                let (mine, follows) =
                    (own(first.from(), position.board()), own(second.from(), after.board()));
                let enters = second.to() == first.from();
                let owed = position.pending_push().is_some();
                if !enters || mine == follows || (owed && mine) {
                    continue;
                }
                // An enemy piece that is not weaker was not pulled: its step begins a push.
                let strength =
                    |at: Square, board: &Board| board.get(at).map_or(0, |piece| piece.kind.strength());
                if mine && strength(first.from(), position.board()) <= strength(second.from(), after.board())
                {
                    continue;
                }
                // The first step completed a pull of the step before, so it began no push.
                if !mine && after.pending_push().is_none() {
                    continue;
                }
                if [first.from(), second.from()].contains(&square) {
                    let (actor, partner) =
                        if mine { (first.from(), second.from()) } else { (second.from(), first.from()) };
                    pairs.insert((!mine, actor, partner, first.to()));
                }
            }
        }
        pairs
    }

    #[test]
    fn every_destination_is_legal_and_none_is_missing() {
        for position in random_positions(1_000) {
            for square in squares(position.board().occupied()) {
                let found = position.destinations(square);
                for destination in &found {
                    let mut after = position;
                    for described in &destination.steps {
                        let tried = after.try_step(described.step.from(), described.step.direction());
                        let (next, captured) = tried.expect("a destination's steps are legal");
                        assert_eq!(captured, described.captures);
                        after = next;
                    }
                }

                let mut reached: BTreeMap<Square, usize> = BTreeMap::new();
                let mut safely: BTreeMap<Square, usize> = BTreeMap::new();
                let own = position.board().get(square).is_some_and(|piece| piece.side == position.side());
                if own {
                    every_walk(position, square, &mut Vec::new(), &mut |to, walk| {
                        let shortest = |known: &mut BTreeMap<Square, usize>| {
                            let steps = known.entry(to).or_insert(usize::MAX);
                            *steps = walk.len().min(*steps);
                        };
                        if to != square {
                            shortest(&mut reached);
                            if !walk.contains(&true) {
                                shortest(&mut safely);
                            }
                        }
                    });
                }
                let walks = found.iter().filter(|one| one.kind == DestinationKind::Walk);
                let lengths: BTreeMap<Square, usize> =
                    walks.clone().map(|walk| (walk.target, walk.steps.len())).collect();
                let lossless: BTreeMap<Square, usize> = walks
                    .filter(|walk| walk.captures().next().is_none())
                    .map(|walk| (walk.target, walk.steps.len()))
                    .collect();
                assert_eq!(lossless, safely, "{position} {square}");
                reached.extend(safely);
                assert_eq!(lengths, reached, "{position} {square}");

                let pairs: BTreeSet<_> = found
                    .iter()
                    .filter(|one| one.steps.len() == 2 && one.kind != DestinationKind::Walk)
                    .map(|one| {
                        let push = one.kind == DestinationKind::Push;
                        (push, one.actor, one.partner.expect("a pair"), one.target)
                    })
                    .collect();
                assert_eq!(pairs, every_pair(&position, square), "{position} {square}");
            }
        }
    }

    #[test]
    fn a_pull_left_open_by_the_previous_step() {
        let mut board = [' '; 64];
        for (at, piece) in [(15, 'r'), (27, 'E'), (35, 'h'), (48, 'R')] {
            board[at] = piece;
        }
        let text = format!("g [{}]", board.iter().collect::<String>());
        let position: Position = text.parse().expect("a legal position");
        let (after, _) = position.try_step("d5".parse().unwrap(), super::super::Direction::North).unwrap();
        let open = after.destinations("d4".parse().unwrap());
        let pull = open.iter().find(|one| one.steps.len() == 1).expect("the horse can follow");
        assert_eq!((pull.kind.name(), pull.target.to_string()), ("pull", "d5".to_owned()));
    }

    #[test]
    fn nothing_in_setup_on_empty_squares_and_after_the_end() {
        assert!(Position::empty().destinations("a1".parse().unwrap()).is_empty());
        assert!(Position::default().destinations("e4".parse().unwrap()).is_empty());
        let mut game = Game::default_setup();
        assert_eq!(game.destinations("e2".parse().unwrap()).len(), 16);
        game.resign(Some(Side::Gold)).unwrap();
        assert!(game.destinations("e2".parse().unwrap()).is_empty());
    }
}
