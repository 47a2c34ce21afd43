//! Compares whole games, repetitions and ends included, with the naive implementation in
//! `naive.rs`. The crate's values are called `game` or `fast`, the naive ones `slow`. The fuzz
//! targets use this too.

use rustc_hash::{FxHashMap, FxHashSet};

use super::naive::{Letters, Turn};
use keddah::arimaa::{Game, Status};

/// The number of occurrences of each board with each side to move.
pub type RepetitionTable = FxHashMap<(bool, Letters), u32>;

pub fn occurred(past: &RepetitionTable, turn: &Turn) -> u32 {
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
    let mut seen = FxHashSet::default();
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
pub fn status(start: &Turn, past: &RepetitionTable) -> Option<(&'static str, &'static str)> {
    let stuck =
        || is_stuck(start, past).then_some((if start.gold { "silver" } else { "gold" }, "repetition"));
    start.outcome().or_else(stuck)
}

/// Returns the same of the crate's status.
pub fn result_of(status: Status) -> Option<(&'static str, &'static str)> {
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

/// Plays from a position and compares both implementations before every turn. `choose` returns a
/// number below its argument, or `None` to stop. Most turns undo the mover's last turn, so that
/// positions repeat.
pub fn play_and_compare_games(gold: bool, board: &str, mut choose: impl FnMut(usize) -> Option<usize>) {
    if board.trim().is_empty() {
        return;
    }
    let mut slow = Turn::new(gold, Letters::read(board));
    let side = if gold { 'g' } else { 's' };
    let mut game = Game::parse(&format!("{side} [{board}]")).expect("a position");
    let mut past = RepetitionTable::from_iter([((gold, slow.board()), 1)]);
    let mut boards = vec![slow.board()];
    loop {
        assert_eq!(result_of(game.status()), status(&slow, &past), "{game}");
        let turns = turns(&slow, 2);
        if game.status().is_over() {
            for (written, _) in turns.iter().take(3) {
                assert_eq!(game.check(written).map_err(|error| error.code()), Err("game-over"));
            }
            return;
        }
        for (written, after) in &turns {
            let before = occurred(&past, after);
            match game.check(written) {
                Ok(checked) => {
                    assert!(before < 2, "{game} {written}");
                    assert_eq!(checked.occurrences, before + 1);
                    assert_eq!(checked.turn.to_string(), written.as_str());
                }
                Err(error) => {
                    assert!(before >= 2 && error.code() == "third-repetition", "{game} {written}: {error}");
                    assert_eq!(error.turns().len(), 2);
                }
            }
        }
        let legal: Vec<_> = turns.iter().filter(|(_, after)| occurred(&past, after) < 2).collect();
        let before = boards.len().checked_sub(3).map(|at| of_side(&boards[at], slow.gold));
        let undone = |turn: &&&(String, Turn)| Some(of_side(&turn.1.board(), slow.gold)) == before;
        let back: Vec<_> = legal.iter().filter(undone).copied().collect();
        let Some(again) = choose(8) else { return };
        let from = if again > 0 && !back.is_empty() { &back } else { &legal };
        if from.is_empty() {
            return;
        }
        let Some(chosen) = choose(from.len()) else { return };
        let (written, after) = from[chosen];
        assert_eq!(game.play(written).expect("a legal turn").to_string(), written.as_str());
        slow = after.clone();
        boards.push(slow.board());
        *past.entry((slow.gold, slow.board())).or_default() += 1;
        assert_eq!(game.occurrences(), occurred(&past, &slow));
    }
}
