//! Compares positions of the crate with those of the naive implementation in `naive.rs`. The
//! crate's values are called `fast`, the naive ones `slow`. The fuzz targets use this too.

use std::collections::BTreeSet;

use super::naive::{self, Letters};
use keddah::arimaa::{Direction, Position, Side, Square, Step, StepKind};

pub fn position(gold: bool, board: &str) -> Position {
    let text = format!("{} [{board}]", if gold { 'g' } else { 's' });
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Compares all properties of a position, which may be in mid-turn, in both implementations.
pub fn compare(fast: &Position, slow: &naive::Turn) {
    let board = slow.board();
    assert_eq!(fast.board().to_string(), board.write());
    assert_eq!(fast.side() == Side::Gold, slow.gold);
    assert_eq!(usize::from(fast.steps_left()), 4 - slow.used);
    assert_eq!(fast.may_end(), slow.may_end(), "{fast:?}");
    assert_eq!(fast.can_end().is_ok(), slow.may_end());
    assert_eq!(fast.pending_push().is_some(), slow.push_begun());

    let fresh = position(slow.gold, &board.write());
    assert_eq!(fast.board_hash(), fresh.board_hash(), "the incremental hash is wrong");
    if slow.used == 0 {
        assert_eq!((fast.key(), *fast), (fresh.key(), fresh));
        let outcome = fast.outcome().map(|(side, reason)| (side.name(), reason.name()));
        assert_eq!(outcome, slow.outcome());
    }

    let next = slow.next();
    let steps = fast.legal_steps();
    assert_eq!(fast.count_steps() as usize, steps.len());
    assert_eq!(fast.has_step(), !steps.is_empty());
    let named: BTreeSet<String> = steps.iter().map(|&step| step_name(fast, step)).collect();
    assert_eq!(named.len(), steps.len(), "a step was named twice");
    assert_eq!(named, next.keys().cloned().collect(), "{fast:?}");

    for step in steps {
        let name = step_name(fast, step);
        let expected = &next[&name];
        let legal = fast.describe(step).expect("a piece to step");
        let mut written = vec![name.clone()];
        written.extend(expected.captures.iter().cloned());
        assert_eq!(legal.to_string(), written.join(" "));
        let begins = expected.turn.push_begun();
        let mine = legal.piece.side == fast.side();
        assert_eq!((legal.kind == StepKind::Push, legal.kind == StepKind::Step), (begins, mine));
        let by: BTreeSet<String> = legal.by.iter().map(ToString::to_string).collect();
        let pushers = expected.turn.next().into_keys().map(|s| s[1..3].to_string());
        assert_eq!(by, if begins { pushers.collect() } else { BTreeSet::new() });
        let mut after = *fast;
        let captured = after.step(step);
        assert_eq!(captured, legal.captures);
        assert_eq!(after.board().to_string(), expected.turn.board().write());
    }

    // A step is accepted if and only if it is listed.
    for square in Square::all() {
        for direction in Direction::ALL {
            let piece = board.at((square.file().into(), square.rank().into()));
            let listed = next.contains_key(&format!("{piece}{square}{}", direction.letter()));
            match fast.try_step(square, direction) {
                Ok((after, _)) => {
                    assert!(listed, "{square}{} in {fast:?}", direction.letter());
                    assert_eq!(after.steps_left() + 1, fast.steps_left());
                }
                Err(refusal) => {
                    assert!(!listed, "{square}{} in {fast:?}: {refusal}", direction.letter());
                    assert!(refusal.to_string().ends_with('.'));
                }
            }
        }
    }

    let frozen: Vec<(String, Vec<String>)> = fast
        .frozen_pieces()
        .iter()
        .map(|(at, by)| (at.to_string(), by.iter().map(|s| s.to_string()).collect()))
        .collect();
    assert_eq!(sorted(frozen), sorted(naive_frozen(&board)));
}

fn sorted(mut frozen: Vec<(String, Vec<String>)>) -> Vec<(String, Vec<String>)> {
    frozen.iter_mut().for_each(|(_, by)| by.sort());
    frozen.sort();
    frozen
}

fn naive_frozen(board: &Letters) -> Vec<(String, Vec<String>)> {
    let places = (0..8).flat_map(|rank| (0..8).map(move |file| (file, rank)));
    places
        .filter(|&place| board.at(place) != ' ' && board.frozen(place))
        .map(|place| (naive::name(place), board.freezers(place).into_iter().map(naive::name).collect()))
        .collect()
}

pub fn step_name(position: &Position, step: Step) -> String {
    let piece = position.board().get(step.from()).expect("a piece to step");
    format!("{}{step:?}", piece.letter())
}

/// Plays from a position and compares both implementations after every step. Each number chooses a
/// step or the end of the turn.
pub fn play_and_compare(gold: bool, board: &str, choices: &[u16]) {
    let mut fast = position(gold, board);
    let mut slow = naive::Turn::new(gold, Letters::read(board));
    let mut turn_start = (fast, slow.clone());
    for &choice in choices {
        // The text of an empty board means a game before setup.
        if slow.board().write().trim().is_empty() {
            return;
        }
        compare(&fast, &slow);
        let steps = fast.legal_steps();
        let ends = fast.may_end();
        let choice = usize::from(choice);
        if ends && (choice % 5 == 0 || steps.is_empty()) {
            (fast, slow) = (fast.end_turn(), slow.ended());
            turn_start = (fast, slow.clone());
        } else if steps.is_empty() {
            if slow.used == 0 {
                return;
            }
            (fast, slow) = turn_start.clone();
        } else {
            // Few legal steps move enemy pieces, so every other choice prefers them.
            let enemy: Vec<_> = steps
                .iter()
                .filter(|s| fast.board().get(s.from()).is_some_and(|p| p.side != fast.side()))
                .collect();
            let choice = choice / 5;
            let step = if choice % 2 == 0 && !enemy.is_empty() {
                *enemy[choice / 2 % enemy.len()]
            } else {
                steps[choice / 2 % steps.len()]
            };
            slow = slow.next().remove(&step_name(&fast, step)).expect("a legal step").turn;
            fast.step(step);
        }
    }
}

/// Returns a legal board, which may be empty: pieces of one set, each with its number in the set
/// and the number of its square in a window of the board. The window has a width, a file and a
/// rank. Pieces whose square is taken, or that a trap captures, are left out.
pub fn scatter((size, x, y): (i32, i32, i32), pieces: impl IntoIterator<Item = (usize, i32)>) -> String {
    let set: Vec<char> = "EMHHDDCCRRRRRRRRemhhddccrrrrrrrr".chars().collect();
    let mut board = Letters::read(&" ".repeat(64));
    let mut used = [false; 32];
    for (piece, square) in pieces {
        let place = ((x + square % size) % 8, (y + square / size) % 8);
        if !used[piece] && board.at(place) == ' ' {
            used[piece] = true;
            board.put(place, set[piece]);
        }
    }
    while !board.spring_traps().is_empty() {}
    board.write()
}
