//! The openings of a match: random ones, or those of a file of records.

use std::collections::HashSet;

use keddah::game::Rng;
use keddah::playable::{Playable, random_opening};
use keddah::record::{GameRecord, RecordEntry};

use crate::failure::Failure;

/// Returns `count` random openings for a match, different from each other if possible. With the
/// same seed, a smaller count gives the first of the same openings.
pub fn random_openings<G: Playable>(
    count: usize,
    turns: usize,
    seed: u64,
) -> Result<Vec<GameRecord<G>>, Failure> {
    let mut rng = Rng::new(seed);
    let mut random = || {
        let found = (0..100).find_map(|_| random_opening(&mut rng, turns));
        found.ok_or_else(|| Failure::Read(format!("games are over before {turns} random turns")))
    };
    let (mut openings, mut seen) = (Vec::new(), HashSet::new());
    while openings.len() < count {
        let mut opening = random()?;
        for _ in 0..50 {
            if seen.insert(opening.history().collect::<Vec<_>>()) {
                break;
            }
            opening = random()?;
        }
        openings.push(opening);
    }
    Ok(openings)
}

/// Reads the opening games of a file of records. Fails if the game's protocol cannot express one of
/// them.
pub fn read_openings<G: Playable>(text: &str) -> Result<Vec<GameRecord<G>>, String> {
    let options = G::Options::default();
    let entries = GameRecord::<G>::read_all(text, &options);
    let game = |entry: RecordEntry<G>| {
        let game = entry.game.map_err(|error| error.to_string()).and_then(G::for_protocol);
        game.map_err(|error| format!("game {}: {error}", entry.number))
    };
    entries.map(game).collect()
}

/// Takes back all but the first `turns` turns of a game, and any result by agreement.
pub fn truncate<G: Playable>(game: &mut GameRecord<G>, turns: usize) {
    let _ = game.go_to(turns.min(game.plies()));
    if game.status().is_over() {
        game.undo();
    }
}

/// The position from which a game started, unless it is the usual one.
pub fn unusual_origin<G: Playable>(game: &GameRecord<G>) -> Option<String> {
    let usual = G::start(&G::Options::default()).is_ok_and(|usual| usual.origin() == game.origin());
    (!usual).then(|| game.origin().to_string())
}

#[cfg(test)]
mod tests {
    use keddah::arimaa::Arimaa;
    use keddah::quoridor::Quoridor;

    use super::*;

    fn different_openings<G: Playable>(turns: usize) -> Vec<GameRecord<G>> {
        let games: Vec<_> =
            (0..20).filter_map(|seed| random_opening::<G>(&mut Rng::new(seed), turns)).collect();
        let mut records: Vec<String> = games.iter().map(GameRecord::to_record).collect();
        records.sort();
        records.dedup();
        assert!(records.len() >= 18, "openings are different");
        games
    }

    #[test]
    fn random_openings_can_be_continued() {
        for game in different_openings::<Arimaa>(2) {
            assert_eq!((game.ply(), game.mover()), (4, Some(0)));
        }
        for game in different_openings::<Quoridor>(5) {
            assert_eq!((game.ply(), game.mover()), (5, Some(1)));
        }
    }

    #[test]
    fn reads_openings_from_records() {
        let text = "[Notation \"glendenning\"]\n\n1. e8 e2 2. e3h\n";
        let mut game = read_openings::<Quoridor>(text).unwrap().remove(0);
        let turns: Vec<_> = game.history().collect();
        assert_eq!(turns, ["e2", "e8", "e6h"]);
        let sent: Vec<_> = turns.iter().map(|turn| Quoridor::to_protocol(turn)).collect();
        assert_eq!(sent, ["e8", "e2", "e3h"]);
        truncate(&mut game, 2);
        assert_eq!(game.history().collect::<Vec<_>>(), ["e2", "e8"]);
        let four = read_openings::<Quoridor>("[Players \"4\"]\n\n1. e2\n").unwrap_err();
        assert!(four.contains("two players"), "{four}");
        assert!(read_openings::<Arimaa>("1g Ra9\n").unwrap_err().starts_with("game 1: "));
        let text = "[Result \"gold\"]\n[Termination \"resignation\"]\n\n1g\n";
        let mut won = read_openings::<Arimaa>(text).unwrap().remove(0);
        truncate(&mut won, 10);
        assert_eq!((won.mover(), unusual_origin(&won)), (Some(0), None));
    }
}
