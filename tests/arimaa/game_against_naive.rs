//! Compares repetitions and the ends of games with the naive implementation in `naive.rs`. The
//! crate's values are called `game` or `fast`, the naive ones `slow`.

use std::collections::{HashMap, HashSet};

use crate::naive::{Letters, Turn};
use keddah::arimaa::{Game, Status};
use keddah::game::Rng;
use proptest::prelude::*;

/// The number of occurrences of each board with each side to move.
type RepetitionTable = HashMap<(bool, Letters), u32>;

fn occurred(past: &RepetitionTable, turn: &Turn) -> u32 {
    past.get(&(turn.gold, turn.board())).copied().unwrap_or(0)
}

/// Returns all turns of at most `steps` steps, each in notation and with the state after it.
/// Ignores repetitions.
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

/// Returns whether the side to move has legal steps but no legal turn: all would repeat a position
/// for the third time.
fn is_stuck(start: &Turn, past: &RepetitionTable) -> bool {
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

/// Returns the winner and the reason, if the game has ended.
fn status(start: &Turn, past: &RepetitionTable) -> Option<(&'static str, &'static str)> {
    let stuck =
        || is_stuck(start, past).then_some((if start.gold { "silver" } else { "gold" }, "repetition"));
    start.outcome().or_else(stuck)
}

/// Returns the same of the crate's status.
fn result_of(status: Status) -> Option<(&'static str, &'static str)> {
    match status {
        Status::Playing { .. } => None,
        Status::Won { winner, reason } => Some((winner.name(), reason.name())),
        Status::Drawn { .. } => panic!("a draw in Arimaa"),
    }
}

/// Returns a board with the pieces of one side only.
fn of_side(board: &Letters, gold: bool) -> String {
    board.write().replace(|c: char| c.is_ascii_uppercase() != gold, " ")
}

/// Generates boards with few pieces, so that positions soon repeat. Most have a rabbit of each
/// side.
fn sparse() -> impl Strategy<Value = String> {
    let pieces = prop::sample::subsequence("EDRedr".chars().collect::<Vec<_>>(), 0..5);
    (pieces, any::<u64>(), prop_oneof![Just(2u32), Just(3), Just(8)]).prop_map(|(pieces, seed, size)| {
        let mut rng = Rng::new(seed);
        let mut board = Letters::read(&" ".repeat(64));
        for piece in "Rr".chars().chain(pieces) {
            let place = (rng.below(size) as i32, 2 + rng.below(size.min(5)) as i32);
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
    fn games_with_many_repetitions_agree(gold: bool, board in sparse(), seed: u64) {
        let mut rng = Rng::new(seed);
        let mut slow = Turn::new(gold, Letters::read(&board));
        let side = if gold { 'g' } else { 's' };
        let mut game = Game::parse(&format!("{side} [{board}]")).expect("a position");
        let mut past = RepetitionTable::from([((gold, slow.board()), 1)]);
        let mut boards = vec![slow.board()];
        if board.trim().is_empty() {
            return Ok(());
        }
        for _ in 0..30 {
            prop_assert_eq!(result_of(game.status()), status(&slow, &past), "{}", game);
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
            // Most turns undo the mover's last turn, so that positions repeat.
            let before = boards.len().checked_sub(3).map(|at| of_side(&boards[at], slow.gold));
            let undone = |turn: &&&(String, Turn)| Some(of_side(&turn.1.board(), slow.gold)) == before;
            let back: Vec<_> = legal.iter().filter(undone).copied().collect();
            let again = if rng.below(8) > 0 { rng.pick(&back) } else { None };
            let Some((written, after)) = again.or_else(|| rng.pick(&legal)) else { break };
            prop_assert_eq!(game.play(written).expect("a legal turn").to_string(), written.as_str());
            slow = after.clone();
            boards.push(slow.board());
            *past.entry((slow.gold, slow.board())).or_default() += 1;
            prop_assert_eq!(game.occurrences(), occurred(&past, &slow));
        }
    }
}

/// Gold's cat can move between two squares, its rabbit cannot move. The game starts with Silver to
/// move. After some turns, Gold's only turn would create the first position for the third time.
#[test]
fn a_side_loses_if_each_of_its_turns_is_a_third_repetition() {
    let rows =
        ["      h ", "        ", "        ", "       r", "        ", "        ", "ccd     ", " CRh    "];
    let mut game = Game::parse(&format!("s [{}]", rows.concat())).expect("a position");
    let mut slow = Turn::new(false, Letters::read(&rows.concat()));
    let mut past = RepetitionTable::from([((false, slow.board()), 1)]);
    for turn in ["hg8e", "Cb1w", "hh8w", "Ca1e", "hg8e", "Cb1w"] {
        game.play(turn).expect("a legal turn");
        slow = slow.next().remove(turn).expect("a legal step").turn.ended();
        *past.entry((slow.gold, slow.board())).or_default() += 1;
        assert_eq!((result_of(game.status()), status(&slow, &past)), (None, None), "{turn}");
    }
    let checked = game.check("hh8w").expect("a legal turn");
    assert_eq!((result_of(checked.status), checked.occurrences), (Some(("silver", "repetition")), 2));
    game.play("hh8w").expect("a legal turn");
    slow = slow.next().remove("hh8w").expect("a legal step").turn.ended();
    *past.entry((slow.gold, slow.board())).or_default() += 1;
    assert_eq!(result_of(game.status()), Some(("silver", "repetition")));
    assert_eq!(status(&slow, &past), Some(("silver", "repetition")));
    assert_eq!(game.check("Ca1e").expect_err("the game is over").code(), "game-over");
    assert_eq!(game.check("Ca1n").expect_err("the game is over").code(), "game-over");
    assert!(game.legal_steps(None).is_empty());
    // With another turn of Silver's the game goes on.
    game.undo();
    game.play("hh8s").expect("a legal turn");
    assert_eq!(result_of(game.status()), None);
}
