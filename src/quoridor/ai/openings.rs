//! The openings from which the higher levels and searches by time choose by their seed.

use crate::game::Rng;
use crate::quoridor::{Game, Labels, Move, Notation, Position, Square, Wall};

/// The first level that plays these openings. The errors of lower levels make enough difference.
pub const FIRST_LEVEL: u8 = 6;

/// The openings, in the standard notation. Each can also be played mirrored, with east and west
/// exchanged. No move loses more than 0.03 of win probability against the best one, as the network
/// finds with 400,000 nodes.
const LINES: [&str; 8] = [
    "e2 e8 e3 e7 e4 e6 d3h e6h f3h",
    "e2 e8 e3 e7 e4 e6 d3h e6h f4",
    "e2 e8 e3 e7 e4 e6 d3h d6h",
    "e2 e8 e3 e7 e4 e6 d3h d4v",
    "e2 e8 e3 e7 e4 e6 d3h e5h",
    "e2 d2v e3",
    "e2 d2v f2",
    "e2 d2v c3h",
];

/// Returns the next move of an opening that the game has followed from the start on the standard
/// board. Of several such moves the seed chooses one; with the seed 0 there is none.
pub fn opening_move(game: &Game, seed: u64) -> Option<Move> {
    let start = Position::default();
    if seed == 0 || *game.origin() != start {
        return None;
    }
    let labels = Labels { notation: Notation::Standard, size: start.size() };
    let mut moves = Vec::new();
    for line in LINES {
        for is_mirrored in [false, true] {
            let mut position = start;
            for (ply, text) in line.split(' ').enumerate() {
                let read = labels.read(text).ok()?;
                let mv = if is_mirrored { mirrored(read, start.size())? } else { read };
                if ply == game.ply() && position == *game.position() {
                    moves.push(mv);
                }
                position = position.play_unchecked(mv);
            }
        }
    }
    // Another choice at each move, also with the same seed.
    Rng::new(seed ^ (game.ply() as u64) << 53).pick(&moves).copied()
}

/// Returns a move with east and west exchanged; `None` if it is not on a board of this size.
fn mirrored(mv: Move, size: u8) -> Option<Move> {
    let mirror =
        |square: Square, files: u8| Square::new(files.checked_sub(1 + square.file())?, square.rank());
    Some(match mv {
        Move::Pawn(to) => Move::Pawn(mirror(to, size)?),
        Move::Wall(wall) => Move::Wall(Wall { square: mirror(wall.square, size - 1)?, ..wall }),
        Move::Pass => Move::Pass,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The openings that are played with the seeds 1 to 200.
    fn played() -> BTreeSet<String> {
        let of = |seed| {
            let mut game = Game::default();
            while let Some(mv) = opening_move(&game, seed) {
                game.play_turn(&mv).expect("a legal move");
            }
            game.history().collect::<Vec<_>>().join(" ")
        };
        (1..=200).map(of).collect()
    }

    #[test]
    fn every_opening_is_legal_and_played_with_some_seed_and_mirrored() {
        let played = played();
        for line in LINES {
            assert!(played.contains(line), "{line}");
        }
        assert!(played.contains("e2 e8 e3 e7 e4 e6 e3h d6h c3h"), "{played:?}");
    }

    #[test]
    fn other_games_have_no_opening() {
        let of = |moves: &[&str]| {
            let mut game = Game::default();
            for text in moves {
                game.play(text).expect("a legal move");
            }
            opening_move(&game, 7)
        };
        assert_eq!(of(&[]), Game::default().read("e2").ok());
        assert_eq!(opening_move(&Game::default(), 0), None);
        assert_eq!(of(&["d1"]), None);
        // The start again, but not at the start of the game.
        assert_eq!(of(&["e2", "e8", "e1", "e9"]), None);
    }
}
