//! Tests the rules of Quoridor by example: each sentence of the rulebook, and every refusal. Module
//! and test name together are a sentence, as in `the_pawn::jumps_straight_over_a_pawn`.

use keddah::quoridor::{Game, Labels, Move, Notation, Options, Player, Position, Reason, Status, squares};

fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn game(text: &str) -> Game {
    Game::from_position(position(text), Notation::Standard)
}

/// Returns the squares that the mover's pawn can reach, by rank, then file.
fn pawn(text: &str) -> String {
    assert_eq!(position(text).winner(), None);
    let targets = squares(position(text).pawn_targets()).map(|square| square.to_string());
    targets.collect::<Vec<_>>().join(" ")
}

/// Returns the code of a refusal and the squares, walls and players that it names.
fn why(text: &str, mv: &str) -> String {
    let error = game(text).check(mv).expect_err(mv);
    assert!(error.to_string().ends_with('.'));
    let players = error.players().into_iter().map(|player| player.to_string());
    let parts = [error.squares(), error.walls(), players.collect()].map(|part| part.join(" "));
    let parts = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("; ");
    format!("{}: {parts}", error.code())
}

/// Returns the position after a legal move.
fn plays(text: &str, mv: &str) -> String {
    let mut game = game(text);
    game.play(mv).unwrap_or_else(|error| panic!("{mv}: {error}"));
    game.to_string()
}

fn start(players: i64, size: i64) -> Position {
    Options { players, size, ..Options::default() }.position().expect("a start")
}

mod the_board {
    use super::*;

    #[test]
    fn starts_with_twenty_walls_in_all() {
        assert_eq!(start(2, 9).to_string(), "//e1e9/10 10/1");
        assert_eq!(start(4, 9).to_string(), "//e1a5e9i5/5 5 5 5/1");
    }

    #[test]
    fn has_5_7_9_or_11_squares_a_side() {
        assert_eq!(start(2, 5).to_string(), "5://c1c5/10 10/1");
        assert_eq!(start(4, 7).to_string(), "7://d1a4d7g4/5 5 5 5/1");
        assert_eq!(Options::LARGE.position().expect("a start").to_string(), "11://f1f11/21 21/1");
        let few = Options { walls: Some(0), first: 2, ..Options::default() };
        assert_eq!(few.position().expect("a start").to_string(), "//e1e9/0 0/2");
        for size in [4, 6, 8, 10, 12, 13, 3, 1, 0, -9, i64::MAX] {
            let faults = Options { size, ..Options::default() }.position().expect_err("no such board");
            assert_eq!(faults.iter().map(|fault| fault.code()).collect::<Vec<_>>(), ["bad-size"]);
        }
    }

    #[test]
    fn is_played_clockwise_from_a_chosen_first_player() {
        for players in [2, 4] {
            for first in 1..=players {
                let options = Options { players, first, ..Options::default() };
                let mut position = options.position().expect("a start");
                for turn in 0..players {
                    let mover = (first - 1 + turn) % players + 1;
                    assert_eq!(i64::from(position.mover().number()), mover);
                    let home = position.mover().home(position.players());
                    let edge = position.board().edge(home) & position.occupied();
                    assert_eq!(squares(edge).collect::<Vec<_>>(), [position.pawn(position.mover())]);
                    let wall = game(&position.to_string()).legal_moves(None).pop().expect("a wall");
                    position = position.play(wall).expect("legal");
                }
                assert_eq!(i64::from(position.mover().number()), first);
            }
        }
        // South, west, north, east.
        let mut four = Game::from_position(start(4, 9), Notation::Standard);
        for text in ["e2", "b5", "e8", "h5"] {
            four.play(text).expect("a step forward");
        }
        assert_eq!(four.to_string(), "//e2b5e8h5/5 5 5 5/1");
    }

    #[test]
    fn has_a_winner_once_a_pawn_reaches_any_square_of_the_opposite_edge() {
        // Other files and ranks than those of the pawns in the middle of their edges.
        let apart = (1..=9).filter(|&at| at != 5);
        for (at, file) in apart.map(|at: usize| (at, &"abcdefghi"[at - 1..at])) {
            for (pawns, mover, to) in [
                (format!("{file}8e9"), 1, format!("{file}9")),
                (format!("e1{file}2"), 2, format!("{file}1")),
                (format!("{file}8a5e9i5"), 1, format!("{file}9")),
                (format!("e1h{at}e9i5"), 2, format!("i{at}")),
                (format!("e1a5{file}2i5"), 3, format!("{file}1")),
                (format!("e1a5e9b{at}"), 4, format!("a{at}")),
            ] {
                let left = if pawns.len() == 4 { "1 1" } else { "1 1 1 1" };
                let mut game = game(&format!("//{pawns}/{left}/{mover}"));
                game.play(&to).unwrap_or_else(|error| panic!("{pawns} {to}: {error}"));
                let winner = Player::new(mover).expect("a player");
                assert_eq!(game.status(), Status::Won { winner, reason: Reason::Goal }, "{pawns} {to}");
                assert!(game.legal_moves(None).is_empty());
                assert_eq!(game.check("c3h").unwrap_err().code(), "game-over");
            }
        }
    }

    #[test]
    fn has_no_winner_when_a_pawn_reaches_another_edge() {
        assert_eq!(game("//a2h9/1 1/1").position().winner(), None);
        for (text, to) in [("//a2h8/1 1/1", "a1"), ("//b8h8/1 1/1", "a8"), ("//e1c8/1 1/2", "c9")] {
            assert_eq!(position(&plays(text, to)).winner(), None, "{text} {to}");
        }
        let four = "//c3b7f8g2/1 1 1 1/";
        for (mover, to) in [(1, "b3"), (2, "a7"), (2, "b8"), (3, "f9"), (4, "h2"), (4, "g1")] {
            assert_eq!(position(&plays(&format!("{four}{mover}"), to)).winner(), None, "{mover} {to}");
        }
    }
}

mod a_turn {
    use super::*;

    #[test]
    fn is_one_pawn_move_or_one_wall() {
        assert_eq!(plays("//e1e9/10 10/1", "e2"), "//e2e9/10 10/2");
        assert_eq!(plays("//e1e9/10 10/1", "e3h"), "e3//e1e9/9 10/2");
        assert_eq!(plays("//e1e9/9 10/2", "e3v"), "/e3/e1e9/9 9/1");
        assert_eq!(plays("//e1a5e9i5/5 5 5 5/4", "a1h"), "a1//e1a5e9i5/5 5 5 4/1");
    }

    #[test]
    fn without_walls_the_pawn_must_move() {
        let text = "//e1e9/0 3/1";
        assert_eq!(why(text, "e3h"), "no-walls-left: 1");
        assert_eq!(game(text).legal_moves(None).len(), 3);
        assert_eq!(why(text, "pass"), "pass-not-allowed: 1");
    }

    #[test]
    fn of_another_player_is_refused() {
        let second = Player::new(2);
        let error = Game::default().check_as(second.expect("player 2"), "e8").unwrap_err();
        assert_eq!((error.code(), error.players()), ("not-your-turn", vec![1]));
    }
}

mod the_pawn {
    use super::*;

    #[test]
    fn steps_to_the_four_squares_beside_it() {
        assert_eq!(pawn("//e5a9/1 1/1"), "e4 d5 f5 e6");
        assert_eq!(pawn("//a1i9/1 1/1"), "b1 a2");
        for to in ["d4", "f6", "e7", "e3", "a1", "i9"] {
            assert!(why("//e5a9/1 1/1", to).starts_with("not-adjacent: ") || to == "a9", "{to}");
        }
        assert_eq!(why("//e5a9/1 1/1", "e5"), "square-taken: e5; 1");
        assert_eq!(why("//e5a9/1 1/1", "e10"), "off-board: e10");
        assert_eq!(why("5://c1c5/1 1/1", "f1"), "off-board: f1");
    }

    #[test]
    fn does_not_go_through_walls() {
        // In each direction, by a wall that begins next to the square and by one that ends there.
        for (walls, to, wall) in [
            ("e5/", "e6", "e5h"),
            ("d5/", "e6", "d5h"),
            ("e4/", "e4", "e4h"),
            ("d4/", "e4", "d4h"),
            ("/e5", "f5", "e5v"),
            ("/e4", "f5", "e4v"),
            ("/d5", "d5", "d5v"),
            ("/d4", "d5", "d4v"),
        ] {
            let text = format!("{walls}/e5a9/1 1/1");
            assert_eq!(why(&text, to), format!("wall-between: {to} e5; {wall}"));
            assert_eq!(pawn(&text), "e4 d5 f5 e6".replace(to, "").replace("  ", " ").trim(), "{walls}");
        }
        assert_eq!(pawn("e5/d5e4/e5a9/1 1/1"), "e4");
    }

    #[test]
    fn jumps_straight_over_a_pawn() {
        assert_eq!(pawn("//e5e6/1 1/1"), "e4 d5 f5 e7");
        assert_eq!(pawn("//e5e6/1 1/2"), "e4 d6 f6 e7");
        assert_eq!(why("//e5e6/1 1/1", "e6"), "square-taken: e6; 2");
        for to in ["d6", "f6"] {
            assert_eq!(why("//e5e6/1 1/1", to), format!("straight-jump-possible: {to} e6 e7"));
        }
        assert_eq!(why("//e5e6/1 1/1", "e8"), "not-adjacent: e8 e5");
        // Not through a wall between the pawns.
        assert_eq!(pawn("e5//e5e6/1 1/1"), "e4 d5 f5");
        assert_eq!(why("e5//e5e6/1 1/1", "e7"), "wall-between: e6 e5; e5h");
        assert_eq!(why("e5//e5e6/1 1/1", "d6"), "wall-between: e6 e5; e5h");
    }

    #[test]
    fn goes_to_the_side_where_a_wall_stands_behind() {
        assert_eq!(pawn("e6//e5e6/1 1/1"), "e4 d5 f5 d6 f6");
        assert_eq!(why("e6//e5e6/1 1/1", "e7"), "jump-blocked: e7 e6; e6h");
        // If no wall is in the way.
        assert_eq!(pawn("e6/d6/e5e6/1 1/1"), "e4 d5 f5 f6");
        assert_eq!(why("e6/d6/e5e6/1 1/1", "d6"), "jump-blocked: d6 e6; d6v");
        // A wall to the side has no effect.
        assert_eq!(pawn("/d6/e5e6/1 1/1"), "e4 d5 f5 e7");
        // Over a pawn to the west with a wall behind it, the pawn goes north or south.
        assert_eq!(pawn("/c4/e5d5/1 1/1"), "d4 e4 f5 d6 e6");
    }

    #[test]
    fn goes_to_the_side_where_a_third_pawn_stands_behind() {
        assert_eq!(pawn("//e4e5e6i5/1 1 1 1/1"), "e3 d4 f4 d5 f5");
        assert_eq!(why("//e4e5e6i5/1 1 1 1/1", "e6"), "square-taken: e6; 3");
        // If no pawn is in the way.
        assert_eq!(pawn("//e4e5e6d5/1 1 1 1/1"), "e3 d4 f4 f5");
        assert_eq!(why("//e4e5e6d5/1 1 1 1/1", "d5"), "square-taken: d5; 4");
    }

    #[test]
    fn goes_to_the_side_where_the_board_ends_behind() {
        assert_eq!(pawn("//e2e1a9i5/1 1 1 1/1"), "d1 f1 d2 f2 e3");
        assert_eq!(pawn("//b5a5/1 1/1"), "a4 b4 c5 a6 b6");
        assert_eq!(pawn("5://d4e4/1 1/1"), "d3 e3 c4 d5 e5");
        assert_eq!(why("//a2a1e9i5/1 1 1 1/1", "b1x"), "notation: ");
        assert_eq!(pawn("//a2a1e9i5/1 1 1 1/1"), "b1 b2 a3");
    }

    #[test]
    fn never_jumps_two_pawns() {
        assert_eq!(why("//e4e5e6i5/1 1 1 1/1", "e7"), "not-adjacent: e7 e4");
        // One to the north and one to the east: each is jumped alone.
        assert_eq!(pawn("//e4e5f4i9/1 1 1 1/1"), "e3 d4 g4 e6");
    }

    #[test]
    fn has_two_ways_to_a_square_between_two_pawns() {
        // The straight jump over e5 is free. A wall is behind f4, so f5 is reached over f4.
        assert_eq!(pawn("/f4/e4e5f4i9/1 1 1 1/1"), "e3 f3 d4 f5 e6");
        // With a wall between f4 and f5 it is not, since the straight jump over e5 is possible.
        let text = "f4/f3/e4e5f4i9/1 1 1 1/1";
        assert!(!pawn(text).contains("f5"));
        let refused = why(text, "f5");
        let either = ["straight-jump-possible: f5 e5 e6", "jump-blocked: f5 f4; f4h"];
        assert!(either.contains(&refused.as_str()), "{refused}");
    }
}

mod a_wall {
    use super::*;

    #[test]
    fn is_two_squares_long() {
        let count = |text| {
            let passages = position(text).board().passages();
            (passages.north.count_ones(), passages.east.count_ones())
        };
        assert_eq!(count("//e1e9/10 10/1"), (72, 72));
        assert_eq!(count("e3//e1e9/9 10/2"), (70, 72));
        assert_eq!(count("/e3/e1e9/9 10/2"), (72, 70));
        // North of e3 and f3; east of e3 and e4.
        assert_eq!(
            ["e3", "f3", "d3", "g3"].map(|at| pawn(&format!("e3//{at}a9/1 1/1")).len()),
            [8, 8, 11, 11]
        );
        assert_eq!(
            ["e3", "e4", "e2", "e5"].map(|at| pawn(&format!("/e3/{at}a9/1 1/1")).len()),
            [8, 8, 11, 11]
        );
    }

    #[test]
    fn lies_within_the_board() {
        for wall in ["i1h", "a9h", "i9v", "a9v", "i5v", "e9h", "j1h", "e0h", "e10v"] {
            assert_eq!(why("//e1e9/10 10/1", wall), format!("wall-off-board: {wall}"));
        }
        assert_eq!(why("5://c1c5/1 1/1", "e2v"), "wall-off-board: e2v");
        assert_eq!(plays("11://f1f11/1 1/1", "j10v"), "11:/j10/f1f11/0 1/2");
    }

    #[test]
    fn does_not_overlap_another() {
        for (wall, with) in [("c3h", "c3h"), ("b3h", "c3h"), ("d3h", "c3h e3h"), ("f3h", "e3h")] {
            assert_eq!(why("c3e3//e1e9/8 10/1", wall), format!("wall-overlaps: {wall} {with}"));
        }
        for (wall, with) in [("c3v", "c3v"), ("c2v", "c3v"), ("c4v", "c3v c5v"), ("c6v", "c5v")] {
            assert_eq!(why("/c3c5/e1e9/8 10/1", wall), format!("wall-overlaps: {wall} {with}"));
        }
    }

    #[test]
    fn does_not_cross_another() {
        assert_eq!(why("c3//e1e9/9 10/1", "c3v"), "wall-crosses: c3v c3h");
        assert_eq!(why("/c3/e1e9/9 10/1", "c3h"), "wall-crosses: c3h c3v");
    }

    #[test]
    fn may_touch_others() {
        // End to end; as a T; as a corner; through the gap between two others.
        for (text, wall) in [
            ("c3//e1e9/9 10/1", "e3h"),
            ("c3//e1e9/9 10/1", "a3h"),
            ("/c3/e1e9/9 10/1", "c5v"),
            ("c3//e1e9/9 10/1", "d3v"),
            ("c3//e1e9/9 10/1", "c4v"),
            ("c3//e1e9/9 10/1", "b2v"),
            ("c3e3//e1e9/8 10/1", "d3v"),
            ("/c3c5/e1e9/8 10/1", "c4h"),
        ] {
            assert!(game(text).check(wall).is_ok(), "{text} {wall}");
        }
    }

    #[test]
    fn may_not_block_the_last_path_of_a_player() {
        // A corridor along rank 1: neither player may close it around player 1.
        for mover in [1, 2] {
            let text = format!("a1c1//a1e9/3 3/{mover}");
            assert_eq!(why(&text, "d1v"), "wall-blocks-path: d1v; 1");
        }
        // A line of walls across the board, open at one end. Closing it cuts off both players; of
        // four, the two who must cross it.
        assert_eq!(why("a4b6d6f6/a5/e1e9/1 1/1", "h6h"), "wall-blocks-path: h6h; 1 2");
        assert_eq!(why("a4b6d6f6/a5/e1a3e9i5/1 1 1 1/2", "h6h"), "wall-blocks-path: h6h; 1 3");
        // The path of a third player, neither the mover nor the next.
        assert_eq!(why("h1//e3b5e9i1/1 1 1 1/2", "g1v"), "wall-blocks-path: g1v; 4");
        // A ring of walls around a pawn, far from the border.
        assert_eq!(why("d4d6/c5/e5a9/1 1/2", "e5v"), "wall-blocks-path: e5v; 1");
        // An empty ring cuts nobody off.
        assert!(game("d4d6/c5/e8a9/1 1/2").check("e5v").is_ok());
    }

    #[test]
    fn may_leave_a_path_that_a_pawn_stands_on() {
        // In a corridor player 2 is directly in front of player 1, and there is no other way out.
        let text = "a4a5//a5b5/1 1/1";
        assert_eq!((pawn(text).as_str(), position(text).distance(Player::FIRST)), ("c5", 6));
        assert_eq!(plays(text, "c5h"), "a4a5c5//a5b5/0 1/2");
        assert_eq!(why(text, "b5v"), "wall-blocks-path: b5v; 1 2");
    }
}

mod no_legal_move {
    use super::*;

    /// Returns the labels of all legal moves.
    fn moves(text: &str) -> String {
        let labels = game(text).legal_moves(None).into_iter().map(|mv| Labels::STANDARD.write(mv));
        labels.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn means_a_pass_of_one_ply() {
        let shut_in = "a1//a1b1e9c1/0 0 0 0/1";
        assert_eq!(pawn(shut_in), "");
        assert_eq!(game(shut_in).legal_moves(None), [Move::Pass]);
        assert_eq!(plays(shut_in, "pass"), "a1//a1b1e9c1/0 0 0 0/2");
        assert_eq!(why(shut_in, "b2"), "jump-blocked: b2 b1; a1h");
    }

    #[test]
    fn is_not_a_pass_if_a_wall_can_be_placed() {
        let rich = "a1//a1b1e9c1/1 0 0 0/1";
        assert_eq!(why(rich, "pass"), "pass-not-allowed: 1");
        assert!(game(rich).legal_moves(None).iter().all(|mv| matches!(mv, Move::Wall(_))));
    }

    #[test]
    fn is_not_a_pass_if_few_moves_are_left() {
        // Only vertical walls have room.
        assert_eq!(moves("5:c1c2c3c4/a1a4b1b3/a1a2a3d4/1 0 0 0/1"), "d1v d2v");
        // The walls with room have the labels of the squares for the pawn.
        assert_eq!(moves("5:b2d1/a1a3b1b3c1c4d3/d3b3/1 0/1"), "d2 c3 d4 d2h c3h d4h");
    }

    #[test]
    fn is_a_pass_if_no_remaining_wall_is_legal() {
        let full = "5:a1a3c2c4d1/a2a4b2b4c3d3/a1c1d5b1/2 2 3 2/1";
        assert_eq!(game(full).legal_moves(None), [Move::Pass]);
        assert_eq!(why(full, "d1v"), "wall-crosses: d1v d1h");
        assert_eq!(why(full, "c1v"), "wall-blocks-path: c1v; 1 2 3");
        assert_eq!(plays(full, "pass"), full.replace("/1", "/2"));
    }

    #[test]
    fn never_occurs_with_two_players() {
        let slots = ["a1", "a2", "b1", "b2"];
        let mut tried = 0;
        for code in 0..81_usize {
            let walls = |kind: usize| {
                let found = (0..4).filter(|&index| code / 3_usize.pow(index as u32) % 3 == kind);
                found.map(|index| slots[index]).collect::<String>()
            };
            for (first, second) in [("a1", "a2"), ("a1", "b2"), ("b2", "a2"), ("b2", "b3"), ("a2", "a3")] {
                let text = format!("5:{}/{}/{first}{second}/0 0/", walls(1), walls(2));
                for mover in 1..=2 {
                    let Ok(position) = format!("{text}{mover}").parse::<Position>() else { continue };
                    assert_ne!(position.pawn_targets(), 0, "{text}{mover}");
                    tried += 1;
                }
            }
        }
        assert!(tried > 100);
    }
}

mod a_repeated_position {
    use super::*;

    #[test]
    fn is_allowed_and_no_draw() {
        let mut game = Game::default();
        for text in ["e2", "e8", "e1", "e9"].repeat(100) {
            game.play(text).expect("going to and fro is allowed");
        }
        assert_eq!(game.status(), Status::Playing { to_move: Player::FIRST });
    }
}
