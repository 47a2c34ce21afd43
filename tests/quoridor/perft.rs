//! Compares perft with the counts in `data/quoridor/perft.txt`, for the crate and for the naive
//! implementation.

use crate::naive::State;
use keddah::game::{divide, perft};
use keddah::quoridor::{Options, Position};

/// Returns each position with its counts of sequences of 1, 2, 3 … moves.
fn lines() -> Vec<(&'static str, Vec<u64>)> {
    let lines = include_str!("../data/quoridor/perft.txt").lines();
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let (text, counts) = line.split_once(';').expect("a position; counts");
            let counts = counts.split_whitespace().map(|count| count.parse().expect("a number"));
            (text.trim_end(), counts.collect())
        })
        .collect()
}

fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn the_file_has_positions_of_every_size() {
    let lines = lines();
    assert!(lines.len() >= 12 && lines.iter().all(|(_, counts)| counts.len() >= 3));
    assert_eq!((position(lines[0].0), &lines[0].1), (Position::default(), &vec![131, 16_677, 2_062_264]));
    let of_size = |size| lines.iter().filter(|(text, _)| position(text).size() == size).count();
    assert!([5, 7, 9, 11].into_iter().all(|size| of_size(size) >= 2));
    assert!(lines.iter().any(|&(text, _)| Ok(position(text)) == Options::LARGE.position()));
    assert!(lines.iter().all(|&(text, _)| position(text).to_string() == text));
}

#[test]
fn counts_match_the_file() {
    for (text, counts) in lines() {
        let found: Vec<u64> = (1..).zip(&counts).map(|(depth, _)| perft(&position(text), depth)).collect();
        assert_eq!(found, counts, "{text}");
    }
}

#[test]
fn naive_counts_match_the_file() {
    for (text, counts) in lines() {
        let state = State::read(text);
        assert_eq!(state.write(), text);
        let small = counts.iter().take_while(|&&count| count < 20_000);
        for (depth, &count) in (1..).zip(small) {
            assert_eq!(state.perft(depth), count, "{text} {depth}");
        }
    }
}

#[test]
fn divided_counts_add_up_to_perft() {
    for (text, counts) in lines() {
        let parts = divide(&position(text), 2);
        assert_eq!(parts.len() as u64, counts[0]);
        assert_eq!(parts.iter().map(|(_, count)| count).sum::<u64>(), counts[1], "{text}");
        assert_eq!(divide(&position(text), 0), []);
    }
}
