//! Tests that a third game, Nim, gets perft, search, records, matches and JSON by implementing the
//! traits. `docs/adding-a-game.md` lists what else a game touches.

mod nim;

use keddah::game::{Rng, Tree, divide, perft};
use keddah::json;
use keddah::playable::{Playable, random_opening};
use keddah::record::{GameRecord, Reason, Status};
use keddah::search::Limits;
use nim::{Nim, Seat};

fn start() -> GameRecord<Nim> {
    Nim::start(&()).unwrap()
}

#[test]
fn perft_counts_the_actions_of_nim() {
    let heaps = *start().turn_position();
    assert_eq!([0, 1, 2].map(|depth| perft(&heaps, depth)), [1, 12, 12 * 12 - (6 + 10 + 15)]);
    assert_eq!(divide(&heaps, 2).iter().map(|(_, count)| count).sum::<u64>(), perft(&heaps, 2));
}

#[test]
fn the_search_solves_nim() {
    // The nim-sum of 3, 4 and 5 is 2: only taking two stones from the first heap wins.
    let found = start().best_move(&Limits { nodes: Some(200_000), ..Limits::default() }).unwrap();
    assert_eq!((found.best.as_str(), found.score().win()), ("a2", 1.0));
    let lost = Nim::parse("1-4-5", &()).unwrap();
    assert_eq!(
        lost.best_move(&Limits { nodes: Some(200_000), ..Limits::default() }).unwrap().score().win(),
        0.0
    );
}

#[test]
fn a_game_can_be_undone_written_and_read_back() {
    let mut game = start();
    for turn in ["a2", "b4", "c4"] {
        game.play(turn).unwrap();
    }
    assert_eq!((game.undo().as_deref(), game.redo().as_deref()), (Some("c4"), Some("c4")));
    game.go_to(1).unwrap();
    assert_eq!((game.ply(), game.plies(), game.to_string()), (1, 3, "1-4-5".into()));
    game.go_to(3).unwrap();
    assert_eq!(game.to_record(), "a2 b4 c4\n");
    assert_eq!(Nim::parse(&game.to_record(), &()).unwrap(), game);
    assert_eq!(game.play("b1").unwrap_err().code(), "too-many");
    assert_eq!(game.play("d1").unwrap_err().at(), Some(0));
    let entries: Vec<_> = GameRecord::<Nim>::read_all("game x\na1\nfinal 2-4-5\n\na9\n", &()).collect();
    assert_eq!(entries[0].game.as_ref().unwrap().to_record(), "a1\n");
    assert_eq!(entries[1].game.as_ref().unwrap_err().code(), "too-many");
    game.resign(None).unwrap();
    assert_eq!(game.status(), Status::Won { winner: Seat(0), reason: Reason::Resignation });
}

#[test]
fn the_search_beats_a_random_player_in_a_match() {
    let mut wins = [0; 2];
    for number in 0..6_usize {
        let mut game: GameRecord<Nim> = random_opening(&mut Rng::new(number as u64), 2).expect("an opening");
        while let Some(mover) = game.mover() {
            // The first player searches, the second plays at random; they change seats.
            if mover == number % 2 {
                let best = game.best_move(&Limits { nodes: Some(5_000), ..Limits::default() }).unwrap().best;
                game.play(&best).unwrap();
            } else {
                Nim::play_random_turn(&mut game, &mut Rng::new(7));
            }
        }
        let (winner, reason) = game.outcome().unwrap();
        assert_eq!(reason, Reason::Elimination);
        wins[winner.unwrap() ^ (number % 2)] += 1;
    }
    assert!(wins[0] > wins[1], "{wins:?}");
    let mut late = start();
    late.forfeit(0, Reason::Time).unwrap();
    assert_eq!(late.outcome(), Some((Some(1), Reason::Time)));
}

#[test]
fn json_has_the_same_form_as_for_the_other_games() {
    let mut game = start();
    let status = |game: &GameRecord<Nim>| serde_json::to_string(&json::Status::from(game.status())).unwrap();
    assert_eq!(status(&game), r#"{"kind":"playing","toMove":"first"}"#);
    let info = json::ErrorInfo::from(game.check("a4").unwrap_err());
    let expected = r#"{"code":"too-many","message":"The heap has fewer stones.","squares":[]}"#;
    assert_eq!(serde_json::to_string(&info).unwrap(), expected);
    let found = game.best_move(&Limits { nodes: Some(200_000), ..Limits::default() }).unwrap();
    let found = serde_json::to_value(json::SearchResult::from(&found)).unwrap();
    assert_eq!(found["best"], "a2");
    game.resign(None).unwrap();
    assert_eq!(status(&game), r#"{"kind":"won","winner":"second","reason":"resignation"}"#);
    assert!(game.turn_position().count() > 0);
}
