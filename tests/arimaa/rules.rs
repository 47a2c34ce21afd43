//! Tests the rules of Arimaa by example: the examples of Wikipedia's articles, every refusal and
//! every end of a game.

use keddah::arimaa::{Error, Game, Reason, Refusal, Side, Square, Status, StepKind, squares};
use keddah::record::RecordRefusal;

/// Returns a game from eight rows, rank 8 first.
fn game(side: char, rows: [&str; 8]) -> Game {
    let game = Game::parse(&format!("{side} [{}]", rows.concat())).expect("a legal position");
    assert_eq!(game.position().board().to_string(), rows.concat().replace('.', " "));
    game
}

/// Returns the position of the diagram in Wikipedia's articles on Arimaa. They do not name the
/// piece on d1; here it is a gold rabbit.
fn diagram(side: char) -> Game {
    let rows =
        ["........", "rR......", "Dd.H....", "...e....", "..r..r..", ".DrE....", "..hr.h..", "..CR.R.."];
    game(side, rows)
}

/// Returns a legal turn in full notation.
fn written(game: &Game, turn: &str) -> String {
    game.check(turn).unwrap_or_else(|error| panic!("{turn}: {error}")).turn.to_string()
}

fn refusal(game: &Game, turn: &str) -> Refusal {
    match game.check(turn) {
        Err(Error::Refusal(refusal)) => refusal,
        other => panic!("{turn}: {other:?}"),
    }
}

/// Returns the code and the squares of a refusal.
fn why(game: &Game, turn: &str) -> (&'static str, String) {
    let refusal = refusal(game, turn);
    assert!(!refusal.to_string().is_empty());
    (refusal.code(), names(refusal.squares()))
}

fn names(squares: Vec<Square>) -> String {
    squares.iter().map(Square::to_string).collect::<Vec<_>>().join(" ")
}

/// Returns the status after a legal turn.
fn status(game: &Game, turn: &str) -> Status {
    game.check(turn).unwrap_or_else(|error| panic!("{turn}: {error}")).status
}

const fn won(winner: Side, reason: Reason) -> Status {
    Status::Won { winner, reason }
}

mod diagram {
    use super::*;

    #[test]
    fn the_elephant_pulls_the_horse() {
        let game = diagram('s');
        for turn in ["ed5s Hd6s", "ed5w Hd6s", "ed5e Hd6s"] {
            assert_eq!(written(&game, turn), turn);
        }
        assert_eq!(why(&game, "ed5n"), ("occupied", "d6".into()));
    }

    #[test]
    fn the_elephant_pushes_the_rabbit() {
        let game = diagram('g');
        assert_eq!(written(&game, "rd2e Ed3s"), "rd2e Ed3s");
        assert_eq!(why(&game, "rd2s Ed3s"), ("occupied", "d1".into()));
        assert_eq!(why(&game, "rd2w Ed3s"), ("occupied", "c2".into()));
        assert_eq!(why(&game, "rd2n Ed3s"), ("occupied", "d3".into()));
    }

    #[test]
    fn a_step_cannot_end_a_pull_and_begin_a_push() {
        let mut game = diagram('g');
        assert_eq!(why(&game, "rd2e Ed3s rc3e"), ("push-unfinished", "c3 b3".into()));
        assert_eq!(written(&game, "rd2e Ed3s rc3e Db3e"), "rd2e Ed3s rc3e Db3e Dc3x");
        assert_eq!(written(&game, "rd2e Ed3s rc3e Db3e Dc3x"), "rd2e Ed3s rc3e Db3e Dc3x");
        game.step("rd2e Ed3s").unwrap();
        let step = game.legal_steps("c3".parse().ok()).remove(0);
        assert_eq!((step.kind, names(step.by)), (StepKind::Push, "b3".into()));

        let rows =
            ["........", "rR......", "Dd.H....", "...e....", "..r..r..", "..rE....", "..hr.h..", "..CR.R.."];
        let without_the_dog = super::game('g', rows);
        assert_eq!(why(&without_the_dog, "rd2e Ed3s rc3e"), ("nothing-to-push-with", "c3".into()));
    }

    #[test]
    fn frozen_pieces_do_not_move() {
        let frozen = diagram('g').frozen().into_iter().map(|(at, by)| format!("{at} by {}", names(by)));
        assert_eq!(frozen.collect::<Vec<_>>(), ["f1 by f2", "d6 by d5", "a7 by a6", "b7 by b6"]);
        assert_eq!(why(&diagram('g'), "Rb7n"), ("frozen", "b7 b6".into()));
        assert_eq!(why(&diagram('s'), "ra7n"), ("frozen", "a7 a6".into()));
        assert_eq!(written(&diagram('s'), "rd2e"), "rd2e");
        assert_eq!(written(&diagram('g'), "Cc1w"), "Cc1w");
        assert_eq!(written(&diagram('g'), "Da6s"), "Da6s");
        assert_eq!(written(&diagram('s'), "db6s"), "db6s");
    }

    #[test]
    fn the_horse_is_pushed_into_the_trap() {
        assert_eq!(written(&diagram('s'), "Hd6w ed5n"), "Hd6w Hc6x ed5n");
    }

    #[test]
    fn the_rabbit_on_the_trap_loses_both_its_friends() {
        let game = diagram('s');
        for (turn, full) in [
            ("rc4e hc2w", "rc4e hc2w rc3x"),
            ("hc2w rc4w", "hc2w rc4w rc3x"),
            ("rc4e hc2w hb2w", "rc4e hc2w rc3x hb2w"),
            ("rc4w", "rc4w"),
            ("hc2w", "hc2w"),
        ] {
            assert_eq!(written(&game, turn), full);
        }
        // Also if the other side moves the friends: here the elephant pulls the horse.
        let rows =
            [".......r", "........", "........", "........", "........", "..r.....", "..hE....", "R......."];
        assert_eq!(written(&super::game('g', rows), "Ed2e hc2e"), "Ed2e hc2e rc3x");
    }

    #[test]
    fn a_puller_captured_in_a_trap_still_pulls() {
        let mut game = diagram('s');
        assert_eq!(written(&game, "rf4e hf2n Rf1n"), "rf4e hf2n hf3x Rf1n");
        game.step("rf4e").unwrap();
        let step =
            game.legal_steps("f2".parse().ok()).into_iter().find(|step| step.to_string() == "hf2n hf3x");
        assert!(step.is_some_and(|step| step.captures.is_some()));
        game.step("hf2n").unwrap();
        assert_eq!(game.legal_steps("f1".parse().ok())[0].kind, StepKind::Pull);
    }

    #[test]
    fn the_horse_pushes_the_dog_onto_the_trap() {
        let turn = "hc2w rc4e rc3x Db3e hb2n";
        assert_eq!(written(&diagram('s'), "hc2w rc4e Db3e hb2n"), turn);
    }

    #[test]
    fn gold_wins_in_three_steps() {
        let mut game = diagram('g');
        assert_eq!(status(&game, "ra7n Da6n Rb7n"), won(Side::Gold, Reason::Goal));
        game.play("ra7n Da6n Rb7n").unwrap();
        assert_eq!(game.status(), won(Side::Gold, Reason::Goal));
    }
}

#[test]
fn a_rabbit_on_its_goal_in_mid_turn_does_not_win() {
    let rows =
        [".......c", "........", "........", "........", "........", "...E....", "...r....", "R......."];
    let game = game('g', rows);
    assert_eq!(status(&game, "rd2s Ed3s Ed2w rd1n"), Status::Playing { to_move: Side::Silver });
    assert_eq!(status(&game, "rd2s Ed3s"), won(Side::Silver, Reason::Goal));
    assert_eq!(why(&game, "rd2s Ed3s Ed2n rd1n"), ("unchanged", String::new()));
}

#[test]
fn a_step_that_could_be_a_pull_or_a_push_is_generated_once_as_a_pull() {
    let rows =
        ["r.......", "........", "........", "........", ".DrE....", "........", "........", "R......."];
    let mut game = game('g', rows);
    game.step("Ed4n").unwrap();
    let steps = game.legal_steps("c4".parse().ok());
    let east: Vec<_> = steps.iter().filter(|step| step.to_string() == "rc4e").collect();
    assert_eq!((east.len(), east[0].kind, east[0].by.len()), (1, StepKind::Pull, 0));
    // In other directions it is a push, which the dog can complete.
    assert!(steps.iter().any(|step| step.to_string() == "rc4s rc3x" && step.kind == StepKind::Push));
    game.step("rc4e").unwrap();
    assert_eq!((game.can_end(), game.position().pending_push()), (Ok(()), None));
}

#[test]
fn a_turn_has_four_steps() {
    let mut game = diagram('g');
    assert_eq!(why(&game, "Da6s Da5s Da4s Da3s Da2s"), ("no-steps-left", "a2".into()));
    assert_eq!(why(&game, "Da6s Da5s Da4s rd2e"), ("no-steps-left", "d2".into()));
    assert!(refusal(&game, "Da6s Da5s Da4s rd2e").to_string().contains("push"));
    game.step("Da6s Da5s Da4s Da3s").unwrap();
    assert_eq!((game.legal_steps(None).len(), game.position().steps_left()), (0, 0));
}

#[test]
fn every_refusal_has_its_code_and_squares() {
    let gold = diagram('g');
    let silver = diagram('s');
    for (game, turn, code, squares) in [
        (&gold, "Ra8n", "no-piece", "a8"),
        (&gold, "Md3n", "wrong-piece", "d3"),
        (&gold, "rf4n", "not-your-piece", "f4"),
        (&gold, "Hd6w", "frozen", "d6 d5"),
        (&gold, "Ed3w", "occupied", "c3"),
        (&silver, "ra7w", "off-board", "a7"),
        (&gold, "Cc1s", "off-board", "c1"),
        (&silver, "rf4n", "rabbit-backward", "f4"),
        (&gold, "hc2w", "too-weak", "c2 c1"),
        (&gold, "rd2e Cc1w", "push-unfinished", "d2 d3"),
        (&gold, "rd2e Rd1n", "too-weak", "d2 d1"),
        (&gold, "rd2e", "push-unfinished", "d2 d3"),
        (&gold, "Cc1w Cb1e", "unchanged", ""),
        (&gold, "Cc1w Cc1x", "wrong-capture", "c1"),
        (&silver, "rc4w hc2w hc3x", "wrong-capture", "c3"),
        (&silver, "rc4w hc2w rc3x rc3x", "wrong-capture", "c3"),
        (&silver, "rc3x", "wrong-capture", "c3"),
        (&gold, "Ra1", "setup-over", "a1"),
        (&Game::new(), "Ea3", "setup-rank", "a3"),
        (&Game::new(), "Ea1", "setup-count", ""),
        (&Game::new(), "Ea1 Eb1", "setup-count", ""),
        (&Game::new(), "Ea1 Da1", "occupied", "a1"),
        (&Game::new(), "ea7", "not-your-piece", "a7"),
        (&Game::new(), "Ea1n", "setup-expected", ""),
    ] {
        assert_eq!(why(game, turn), (code, squares.into()), "{turn}");
        let mut played = game.clone();
        assert_eq!(played.play(turn).unwrap_err().code(), code);
        assert_eq!(&played, game);
    }
    for (turn, at) in [("", 0), ("Ed3", 3), ("Ed3q", 3), ("Ed3n  Ed9n", 8), ("ed3nn", 4), ("pass", 0)] {
        match gold.check(turn) {
            Err(error) if turn == "Ed3" => assert_eq!(error.code(), "setup-over"),
            Err(error) => assert_eq!((error.code(), error.at()), ("notation", Some(at)), "{turn}"),
            Ok(_) => panic!("{turn}"),
        }
    }
}

#[test]
fn a_push_by_a_frozen_piece_is_refused_as_frozen() {
    let rows =
        ["........", "........", "........", "........", "...e....", "...Hr...", "........", "R......."];
    // The elephant freezes the horse on d3, which could push e3 otherwise.
    assert_eq!(why(&game('g', rows), "re3e Hd3e"), ("frozen", "d3 d4".into()));
    // So it is if another piece could finish the push.
    let with_other =
        ["........", "........", "........", "........", "...e....", "...Hr...", "....D...", "R......."];
    assert_eq!(why(&game('g', with_other), "re3e Hd3e"), ("frozen", "d3 d4".into()));
    // A frozen piece can be pushed and pulled, and it freezes others.
    assert_eq!(written(&game('s', rows), "Hd3s ed4s"), "Hd3s ed4s");
    assert_eq!(why(&game('s', rows), "re3e"), ("frozen", "e3 d3".into()));
}

/// Every generated step is accepted, and every other step is refused.
#[test]
fn legal_steps_and_refusals_agree() {
    for game in [diagram('g'), diagram('s'), Game::default_setup()] {
        let legal: Vec<_> = game.legal_steps(None).iter().map(|legal| legal.step).collect();
        for from in squares(u64::MAX) {
            for direction in keddah::arimaa::Direction::ALL {
                let accepted = game.position().try_step(from, direction).is_ok();
                let generated = legal.iter().any(|step| step.from() == from && step.direction() == direction);
                assert_eq!(accepted, generated, "{from} {direction:?}");
            }
        }
    }
}

/// The six ends of a game. The names of the tests follow the order of the checks.
mod ends {
    use super::*;

    #[test]
    fn goal_of_the_mover_comes_first() {
        // Gold reaches goal in the turn in which it pushes Silver's rabbit to its goal.
        let rows =
            ["........", "R.......", "........", "........", "........", "...E....", "...r....", "........"];
        let game = game('g', rows);
        assert_eq!(status(&game, "rd2s Ed3s Ra7n"), won(Side::Gold, Reason::Goal));
        assert_eq!(status(&game, "Ra7n"), won(Side::Gold, Reason::Goal));
        // It also comes before elimination.
        let rows =
            ["........", "R.......", "........", "........", "........", "...Er...", "........", "........"];
        assert_eq!(status(&super::game('g', rows), "re3e Ed3e Ra7n"), won(Side::Gold, Reason::Goal));
    }

    #[test]
    fn then_goal_of_the_opponent() {
        let rows =
            ["........", "........", "........", "........", "........", "..RE....", "...r....", "........"];
        // Gold pushes Silver's rabbit to its goal and loses its own last rabbit.
        assert_eq!(written(&game('g', rows), "rd2s Ed3s"), "rd2s Ed3s Rc3x");
        assert_eq!(status(&game('g', rows), "rd2s Ed3s"), won(Side::Silver, Reason::Goal));
    }

    #[test]
    fn then_elimination_of_the_opponent() {
        // Gold captures Silver's last rabbit and loses its own.
        let rows =
            ["........", "........", "........", "......d.", "........", "..REr...", "........", "........"];
        let turn = "re3e rf3x Ed3e Rc3x";
        assert_eq!(written(&game('g', rows), "re3e Ed3e"), turn);
        assert_eq!(status(&game('g', rows), turn), won(Side::Gold, Reason::Elimination));
    }

    #[test]
    fn then_elimination_of_the_mover() {
        let rows =
            ["........", "........", "........", "......r.", "........", "..RE....", "........", "........"];
        assert_eq!(status(&game('g', rows), "Ed3n"), won(Side::Silver, Reason::Elimination));
        // Also if Silver has no legal step.
        let rows =
            ["rE......", ".D......", "........", "........", "........", "..RD....", "........", "........"];
        assert_eq!(status(&game('g', rows), "Db7s"), won(Side::Gold, Reason::Immobilization));
        assert_eq!(status(&game('g', rows), "Dd3n"), won(Side::Silver, Reason::Elimination));
    }

    #[test]
    fn then_immobilization() {
        // Once frozen, once blocked without being frozen.
        for (rows, turn) in [
            (
                [
                    "r.......", "........", "D.......", "........", "........", "........", "........",
                    "R.......",
                ],
                "Da6n",
            ),
            (
                [
                    "rr......", "CCD.....", "........", "........", "........", "........", "........",
                    "R.......",
                ],
                "Dc7n",
            ),
        ] {
            let mut game = game('g', rows);
            assert!(!game.status().is_over());
            game.play(turn).unwrap();
            assert_eq!(game.status(), won(Side::Gold, Reason::Immobilization), "{turn}");
            assert_eq!(why(&game, "ra8e"), ("game-over", String::new()));
        }
    }

    #[test]
    fn then_repetition() {
        // Silver can only move the cat between b8 and a8.
        let rows =
            [".crD....", "rrH.....", "MC......", "........", "........", "........", "........", "R......E"];
        let mut game = game('g', rows);
        for turn in ["Eh1n", "cb8w", "Eh2s", "ca8e", "Eh1n", "cb8w"] {
            game.play(turn).unwrap();
        }
        assert_eq!(status(&game, "Eh2s"), won(Side::Gold, Reason::Repetition));
        game.play("Eh2s").unwrap();
        assert_eq!(game.status(), won(Side::Gold, Reason::Repetition));
        // The same board without its history does not end the game.
        assert!(!Game::from_position(*game.position()).status().is_over());
        // The record has the same end.
        assert_eq!(Game::parse(&game.to_record()).unwrap().status(), game.status());
    }

    #[test]
    fn a_loaded_end_is_a_finished_game() {
        for (side, rows, status) in [
            (
                's',
                [
                    "R.......", "........", "........", "........", "........", "........", "........",
                    ".......r",
                ],
                won(Side::Gold, Reason::Goal),
            ),
            (
                'g',
                [
                    "R.......", "........", "........", "........", "........", "........", "........",
                    ".......r",
                ],
                won(Side::Silver, Reason::Goal),
            ),
            (
                'g',
                [
                    "........", "........", "........", "........", "...E....", "...e....", "........",
                    "........",
                ],
                won(Side::Silver, Reason::Elimination),
            ),
            (
                'g',
                [
                    "r.......", "........", "........", "........", "...E....", "...e....", "........",
                    "........",
                ],
                won(Side::Silver, Reason::Elimination),
            ),
            (
                's',
                [
                    "rE......", ".D......", "........", "........", "........", "........", "........",
                    "R.......",
                ],
                won(Side::Gold, Reason::Immobilization),
            ),
        ] {
            let mut game = game(side, rows);
            assert_eq!(game.status(), status);
            assert_eq!(
                (game.legal_steps(None).len(), game.resign(None)),
                (0, Err(RecordRefusal::GameOver.into()))
            );
            assert_eq!(game.can_end(), Err(RecordRefusal::GameOver.into()));
            assert_eq!(game.step("Ed4n").unwrap_err().code(), "game-over");
        }
    }
}

mod repetition {
    use super::*;

    /// Returns a game in which both elephants keep moving forward and back.
    fn repeating_game(turns: usize) -> Game {
        let mut game = Game::default_setup();
        for turn in ["Ee2n", "ed7s", "Ee3s", "ed6n"].iter().cycle().take(turns) {
            game.play(turn).unwrap();
        }
        game
    }

    #[test]
    fn the_second_occurrence_is_counted_the_third_refused() {
        assert_eq!(repeating_game(0).occurrences(), 1);
        assert_eq!(repeating_game(3).check("ed6n").unwrap().occurrences, 2);
        assert_eq!(repeating_game(4).occurrences(), 2);
        assert_eq!(repeating_game(6).check("Ee3s").unwrap().occurrences, 2);
        let refusal = refusal(&repeating_game(7), "ed6n");
        assert_eq!(
            (refusal.code(), refusal.turns()),
            ("third-repetition", ["1s".to_string(), "3s".into()].as_slice())
        );
        assert_eq!(refusal.to_string(), "This position has already occurred twice (1s, 3s).");
    }

    #[test]
    fn the_path_to_a_board_does_not_matter() {
        let mut game = repeating_game(7);
        assert_eq!(refusal(&game, "ed6s ed5n ed6n").code(), "third-repetition");
        // The same board with the other side to move is a different position.
        game.play("ed6n ha7s").unwrap_err();
        game.play("hb7s").unwrap();
        game.play("Ee2n").unwrap();
        game.play("hb6n ed6n").unwrap();
        assert_eq!(game.occurrences(), 1);
    }

    #[test]
    fn boards_in_mid_turn_do_not_count() {
        let mut game = Game::default_setup();
        for turn in ["Ee2n Ee3s Hb2n", "hb7s hb6n da7s", "Ee2n Ee3s Hb3s", "da6n ed7s ed6n"] {
            game.play(turn).unwrap();
        }
        assert_eq!(game.occurrences(), 2);
    }

    #[test]
    fn refusals_use_the_turn_numbers_of_the_record() {
        let position = "g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]";
        let record = format!(
            "[Position \"{position}\"]\n\n17g Ee2n\n17s ed7s\n18g Ee3s\n18s ed6n\n19g Ee2n\n19s ed7s\n20g Ee3s"
        );
        let game = Game::parse(&record).unwrap();
        assert_eq!(refusal(&game, "ed6n").turns(), ["start", "18s"]);
    }
}

/// Both sides lose pieces in the same turn until Gold is ahead once.
#[test]
fn at_a_limit_the_side_last_ahead_wins() {
    let start = "120g
 +-----------------+
8| r r r r   r r r |
7| h . . c . . . h |
6|     x m D C     |
5|     . c R M     |
4|   e D     d     |
3|     x     x     |
2| H . . E d . . H |
1| R R R R   R R R |
 +-----------------+
   a b c d e f g h";
    let mut game = Game::parse(start).unwrap();
    assert_eq!(game.winner_at_limit(), Side::Silver);
    for (turn, winner) in [
        ("df4s df3x Mf5s Mf4s Mf3x", Side::Silver),
        ("md6w mc6x De6w Cf6x", Side::Silver),
        ("de2n Ed2e de3e df3x Ee2n", Side::Gold),
        ("Dc4s Dc3x eb4e", Side::Gold),
    ] {
        game.play(turn).unwrap_or_else(|error| panic!("{turn}: {error}"));
        assert_eq!(game.winner_at_limit(), winner, "{turn}");
    }
}
