//! Compares the crate's rules with the naive implementation in `naive.rs`, in random play and on
//! random boards. The crate's values are called `fast`, the naive ones `slow`.

use crate::naive::{self, Letters};
use keddah::arimaa::{Direction, Position, Side, Square, StepKind, turn_boards};
use proptest::collection::vec;
use proptest::prelude::*;
use std::collections::BTreeSet;

/// The diagram of Wikipedia's articles on Arimaa; see `rules.rs`.
const DIAGRAM: [&str; 8] = [
    "        ", //
    "rR      ", "Dd H    ", "   e    ", "  r  r  ", " DrE    ", "  hr h  ", "  CR R  ",
];

fn position(gold: bool, board: &str) -> Position {
    let text = format!("{} [{board}]", if gold { 'g' } else { 's' });
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Compares all properties of a position, which may be in mid-turn, in both implementations.
fn compare(fast: &Position, slow: &naive::Turn) {
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

fn step_name(position: &Position, step: keddah::arimaa::Step) -> String {
    let piece = position.board().get(step.from()).expect("a piece to step");
    format!("{}{step:?}", piece.letter())
}

/// Plays from a position and compares both implementations after every step. Each number chooses a
/// step or the end of the turn.
fn play_and_compare(gold: bool, board: &str, choices: &[u16]) {
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

/// Generates legal boards with a piece at least: pieces of one set, scattered over a window of the
/// board, none unsupported on a trap.
fn board(max_pieces: usize) -> impl Strategy<Value = String> {
    scattered(max_pieces).prop_filter("a piece at least", |board| !board.trim().is_empty())
}

/// Generates such boards, the empty one included.
fn scattered(max_pieces: usize) -> impl Strategy<Value = String> {
    let window = (prop_oneof![Just(3), Just(4), Just(8)], 0..6i32, 0..6i32);
    (window, vec((0..32usize, 0..64i32), 1..max_pieces)).prop_map(|((size, x, y), pieces)| {
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
    })
}

fn choices(max_count: usize) -> impl Strategy<Value = Vec<u16>> {
    vec(any::<u16>(), 0..max_count)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn play_from_a_full_board_agrees(choices in choices(120)) {
        play_and_compare(true, &position_text(&Position::default()), &choices);
    }

    #[test]
    fn play_from_the_diagram_agrees(gold: bool, choices in choices(30)) {
        play_and_compare(gold, &DIAGRAM.concat(), &choices);
    }

    #[test]
    fn play_from_random_boards_agrees(gold: bool, board in board(40), choices in choices(20)) {
        play_and_compare(gold, &board, &choices);
    }

    #[test]
    fn boards_after_a_turn_agree(gold: bool, board in board(8), steps in 0..=4u8) {
        let fast: BTreeSet<String> =
            turn_boards(&position(gold, &board), steps).iter().map(ToString::to_string).collect();
        prop_assert_eq!(fast, naive::Turn::new(gold, Letters::read(&board)).boards(steps.into()));
    }
}

fn position_text(position: &Position) -> String {
    position.board().to_string()
}

#[test]
fn the_diagram_agrees_for_both_sides() {
    for gold in [true, false] {
        let slow = naive::Turn::new(gold, Letters::read(&DIAGRAM.concat()));
        compare(&position(gold, &DIAGRAM.concat()), &slow);
    }
}

/// Plays the named steps and compares both implementations before and after each.
fn follow(gold: bool, board: &str, steps: &[&str]) -> Position {
    let mut fast = position(gold, board);
    let mut slow = naive::Turn::new(gold, Letters::read(board));
    compare(&fast, &slow);
    for &name in steps {
        let step = fast.legal_steps().into_iter().find(|&step| step_name(&fast, step) == name);
        fast.step(step.unwrap_or_else(|| panic!("{name} in {fast:?}")));
        slow = slow.next().remove(name).expect("a legal step").turn;
        compare(&fast, &slow);
    }
    fast
}

/// A dog leaves a square next to an enemy rabbit and an enemy dog. Only the rabbit can be pulled
/// there; the step of the enemy dog begins a push.
#[test]
fn an_equally_strong_enemy_is_not_pulled() {
    let board = ["        "; 8].concat();
    let mut board = Letters::read(&board);
    for (place, letter) in [((3, 3), 'D'), ((3, 2), 'r'), ((2, 3), 'd'), ((1, 3), 'H')] {
        board.put(place, letter);
    }
    let board = board.write();
    assert_eq!(follow(true, &board, &["Dd4e", "rd3n"]).pending_push(), None);
    assert_eq!(follow(true, &board, &["Dd4e", "dc4e"]).pending_push(), "c4".parse().ok());
    follow(true, &board, &["Dd4e", "dc4e", "Hb4e"]);
}
