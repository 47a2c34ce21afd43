//! What the past decides, against the slow reading of the rules: repetitions, and the ends of games.

#![cfg(feature = "arimaa")]

mod common;

use std::collections::{HashMap, HashSet};

use common::slow::{Letters, Turn};
use keddah::arimaa::{Game, Status};
use keddah::game::Chance;
use proptest::prelude::*;

/// How often each board occurred, with the side to move after it.
type Past = HashMap<(bool, Letters), u32>;

fn occurred(past: &Past, turn: &Turn) -> u32 {
    past.get(&(turn.gold, turn.board())).copied().unwrap_or(0)
}

/// Whole turns of at most `steps` steps from a position, but for what the past forbids: as written, and where they lead.
fn turns(start: &Turn, steps: usize) -> Vec<(String, Turn)> {
    let mut found = Vec::new();
    let mut open = vec![(String::new(), start.clone())];
    while let Some((written, turn)) = open.pop() {
        if turn.may_end() {
            found.push((written.trim_start().to_string(), turn.ended()));
        }
        if turn.used < steps {
            for (step, next) in turn.next() {
                let captures: String = next.captures.iter().map(|capture| format!(" {capture}")).collect();
                open.push((format!("{written} {step}{captures}"), next.turn));
            }
        }
    }
    found
}

/// End check 6: “B has steps but no legal turn”.
fn is_stuck(start: &Turn, past: &Past) -> bool {
    let mut seen = HashSet::new();
    let mut open = vec![start.clone()];
    while let Some(turn) = open.pop() {
        if turn.may_end() && occurred(past, &turn.ended()) < 2 {
            return false;
        }
        if turn.used < 4 {
            open.extend(turn.next().into_values().map(|next| next.turn).filter(|t| seen.insert(t.clone())));
        }
    }
    true
}

fn status(start: &Turn, past: &Past) -> Option<(&'static str, &'static str)> {
    let stuck =
        || is_stuck(start, past).then_some((if start.gold { "silver" } else { "gold" }, "repetition"));
    start.outcome().or_else(stuck)
}

fn told(status: Status) -> Option<(&'static str, &'static str)> {
    match status {
        Status::Playing { .. } => None,
        Status::Won { winner, reason } => Some((winner.name(), reason.name())),
    }
}

/// The pieces of one side alone.
fn of_side(board: &Letters, gold: bool) -> String {
    board.write().replace(|c: char| c.is_ascii_uppercase() != gold, " ")
}

/// Few pieces, so that positions come back; both sides with a rabbit, as a rule.
fn sparse() -> impl Strategy<Value = String> {
    let pieces = prop::sample::subsequence("EDRedr".chars().collect::<Vec<_>>(), 0..5);
    (pieces, any::<u64>(), prop_oneof![Just(2u32), Just(3), Just(8)]).prop_map(|(pieces, seed, size)| {
        let mut chance = Chance::new(seed);
        let mut board = Letters::read(&" ".repeat(64));
        for piece in "Rr".chars().chain(pieces) {
            let place = (chance.below(size) as i32, 2 + chance.below(size.min(5)) as i32);
            if board.at(place) == ' ' {
                board.put(place, piece);
            }
        }
        while !board.spring_traps().is_empty() {}
        board.write()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn play_that_likes_to_go_back(gold: bool, board in sparse(), seed: u64) {
        let mut chance = Chance::new(seed);
        let mut slow = Turn::new(gold, Letters::read(&board));
        let side = if gold { 'g' } else { 's' };
        let mut game = Game::parse(&format!("{side} [{board}]")).expect("a position");
        let mut past = Past::from([((gold, slow.board()), 1)]);
        let mut boards = vec![slow.board()];
        if board.trim().is_empty() {
            return Ok(());
        }
        for _ in 0..30 {
            prop_assert_eq!(told(game.status()), status(&slow, &past), "{}", game);
            let turns = turns(&slow, 2);
            if game.status().is_over() {
                for (written, _) in turns.iter().take(3) {
                    prop_assert_eq!(game.check(written).map_err(|error| error.code()), Err("game-over"));
                }
                break;
            }
            for (written, after) in &turns {
                let before = occurred(&past, after);
                match game.check(written) {
                    Ok(checked) => {
                        prop_assert!(before < 2, "{} {}", game, written);
                        prop_assert_eq!(checked.occurrences, before + 1);
                        prop_assert_eq!(checked.turn.to_string(), written.as_str());
                    }
                    Err(error) => {
                         prop_assert!(before >= 2 && error.code() == "third-repetition", "{} {}: {}", game, written, error);
                        prop_assert_eq!(error.turns().len(), 2);
                    }
                }
            }
            let legal: Vec<_> = turns.iter().filter(|(_, after)| occurred(&past, after) < 2).collect();
            // Mostly, as it was before one's own last turn: so positions come back.
            let before = boards.len().checked_sub(3).map(|at| of_side(&boards[at], slow.gold));
            let undone = |turn: &&&(String, Turn)| Some(of_side(&turn.1.board(), slow.gold)) == before;
            let back: Vec<_> = legal.iter().filter(undone).copied().collect();
            let again = if chance.below(8) > 0 { chance.pick(&back) } else { None };
            let Some((written, after)) = again.or_else(|| chance.pick(&legal)) else { break };
            prop_assert_eq!(game.play(written).expect("a legal turn").to_string(), written.as_str());
            slow = after.clone();
            boards.push(slow.board());
            *past.entry((slow.gold, slow.board())).or_default() += 1;
            prop_assert_eq!(game.occurrences(), occurred(&past, &slow));
        }
    }
}

/// Gold's cat has two squares, its rabbit none. Loaded with Silver to move, the game comes to where Gold's only
/// turn would bring about, for the third time, the position it was loaded with.
#[test]
fn gold_is_left_with_repetitions_alone() {
    let rows =
        ["      h ", "        ", "        ", "       r", "        ", "        ", "ccd     ", " CRh    "];
    let mut game = Game::parse(&format!("s [{}]", rows.concat())).expect("a position");
    let mut slow = Turn::new(false, Letters::read(&rows.concat()));
    let mut past = Past::from([((false, slow.board()), 1)]);
    for turn in ["hg8e", "Cb1w", "hh8w", "Ca1e", "hg8e", "Cb1w"] {
        game.play(turn).expect("a legal turn");
        slow = slow.next().remove(turn).expect("a legal step").turn.ended();
        *past.entry((slow.gold, slow.board())).or_default() += 1;
        assert_eq!((told(game.status()), status(&slow, &past)), (None, None), "{turn}");
    }
    let checked = game.check("hh8w").expect("a legal turn");
    assert_eq!((told(checked.status), checked.occurrences), (Some(("silver", "repetition")), 2));
    game.play("hh8w").expect("a legal turn");
    slow = slow.next().remove("hh8w").expect("a legal step").turn.ended();
    *past.entry((slow.gold, slow.board())).or_default() += 1;
    assert_eq!(told(game.status()), Some(("silver", "repetition")));
    assert_eq!(status(&slow, &past), Some(("silver", "repetition")));
    assert_eq!(game.check("Ca1e").expect_err("the game is over").code(), "game-over");
    assert_eq!(game.check("Ca1n").expect_err("the game is over").code(), "game-over");
    assert!(game.legal_steps(None).is_empty());
    // Another past leaves it to Gold to move.
    game.undo();
    game.play("hh8s").expect("a legal turn");
    assert_eq!(told(game.status()), None);
}
