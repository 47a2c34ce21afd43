//! Compares repetitions and the ends of games with the naive implementation in `naive.rs`. The
//! crate's values are called `game` or `fast`, the naive ones `slow`.

use crate::compare_games::{RepetitionTable, play_and_compare_games, result_of, status};
use crate::naive::{Letters, Turn};
use keddah::arimaa::Game;
use keddah::game::Rng;
use proptest::prelude::*;

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
        // Two numbers choose a turn.
        let mut numbers = 60;
        play_and_compare_games(gold, &board, |below| {
            numbers -= 1;
            (numbers >= 0).then(|| rng.below(below as u32) as usize)
        });
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
    let mut past = RepetitionTable::from_iter([((false, slow.board()), 1)]);
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
