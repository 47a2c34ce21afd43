//! Compares the crate's rules with the naive implementation in `naive.rs`, in random play and on
//! random boards. The crate's values are called `fast`, the naive ones `slow`.

use crate::compare::{compare, play_and_compare, position, scatter, step_name};
use crate::naive::{self, Letters};
use keddah::arimaa::{Position, turn_boards};
use proptest::collection::vec;
use proptest::prelude::*;
use std::collections::BTreeSet;

/// The diagram of Wikipedia's articles on Arimaa; see `rules.rs`.
const DIAGRAM: [&str; 8] = [
    "        ", //
    "rR      ", "Dd H    ", "   e    ", "  r  r  ", " DrE    ", "  hr h  ", "  CR R  ",
];

/// Generates legal boards with a piece at least: pieces of one set, scattered over a window of the
/// board, none unsupported on a trap.
fn board(max_pieces: usize) -> impl Strategy<Value = String> {
    scattered(max_pieces).prop_filter("a piece at least", |board| !board.trim().is_empty())
}

/// Generates such boards, the empty one included.
fn scattered(max_pieces: usize) -> impl Strategy<Value = String> {
    let window = (prop_oneof![Just(3), Just(4), Just(8)], 0..6i32, 0..6i32);
    (window, vec((0..32usize, 0..64i32), 1..max_pieces)).prop_map(|(window, pieces)| scatter(window, pieces))
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
