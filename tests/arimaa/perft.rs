//! Compares perft with the counts in `data/arimaa/perft.txt`, for the crate and for the naive
//! implementation.

use std::collections::HashSet;

use crate::naive;
use keddah::arimaa::{Board, Game, Position, StepTree, Turn, turn_boards};
use keddah::game::{divide, perft};

struct Line {
    text: &'static str,
    steps: Vec<u64>,
    turns: Vec<usize>,
}

impl Line {
    fn position(&self) -> Position {
        self.text.parse().expect("a position")
    }
}

fn numbers<T: std::str::FromStr<Err: std::fmt::Debug>>(field: &str, word: &str) -> Vec<T> {
    let mut words = field.split_whitespace();
    assert_eq!(words.next(), Some(word));
    words.map(|number| number.parse().expect("a number")).collect()
}

fn lines() -> Vec<Line> {
    let lines = include_str!("../data/arimaa/perft.txt").lines();
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let [text, steps, turns] = line.split(';').collect::<Vec<_>>()[..] else { panic!("{line}") };
            Line { text: text.trim_end(), steps: numbers(steps, "steps"), turns: numbers(turns, "turns") }
        })
        .collect()
}

#[test]
fn the_file_has_at_least_twelve_positions() {
    assert!(lines().len() >= 12);
    assert_eq!(lines()[0].position(), Position::default());
    assert!(lines().iter().all(|line| line.steps.len() == 4 && line.turns.len() == 4));
}

#[test]
fn step_counts_match_the_file() {
    for line in lines() {
        let tree = StepTree(line.position());
        let counts: Vec<u64> = (1..=4).map(|depth| perft(&tree, depth)).collect();
        assert_eq!(counts, line.steps, "{}", line.text);
    }
}

#[test]
fn naive_step_counts_match_the_file() {
    for line in lines() {
        let turn = naive::Turn::read(line.text);
        let counts: Vec<u64> = (1..=3).map(|depth| turn.perft(depth)).collect();
        assert_eq!(counts, line.steps[..3], "{}", line.text);
    }
}

#[test]
fn divided_counts_add_up_to_perft() {
    for line in lines() {
        let tree = StepTree(line.position());
        let parts = divide(&tree, 3);
        assert_eq!(parts.len() as u64, line.steps[0]);
        assert_eq!(parts.iter().map(|(_, count)| count).sum::<u64>(), line.steps[2], "{}", line.text);
        assert_eq!(divide(&tree, 0), []);
    }
}

#[test]
fn turn_counts_match_the_file() {
    for line in lines() {
        let counts: Vec<usize> = (1..=4).map(|steps| turn_boards(&line.position(), steps).len()).collect();
        assert_eq!(counts, line.turns, "{}", line.text);
    }
}

#[test]
fn legal_turns_lead_to_each_board_once() {
    for line in lines() {
        let (position, game) = (line.position(), Game::from_position(line.position()));
        let turns: Vec<_> = game.legal_turns().collect();
        let after = |turn: &Turn| *position.try_turn(turn).expect("a legal turn").0.board();
        let boards: HashSet<Board> = turns.iter().map(after).collect();
        // The file counts turns after the end of a game, too.
        let count = if game.status().is_over() { 0 } else { line.turns[3] };
        assert_eq!((turns.len(), boards.len()), (count, count), "{}", line.text);
        for turn in turns.iter().step_by(97) {
            assert_eq!(game.check(&turn.to_string()).expect("a legal turn").text, turn.to_string());
        }
    }
}

#[test]
fn naive_turn_counts_match_the_file() {
    for line in lines() {
        let turn = naive::Turn::read(line.text);
        let counts: Vec<usize> = (1..=2).map(|steps| turn.boards(steps).len()).collect();
        assert_eq!(counts, line.turns[..2], "{}", line.text);
    }
}
