//! Tests labels in both notations, the texts of positions, and the faults of illegal positions.

use std::hash::{BuildHasher as _, BuildHasherDefault, DefaultHasher};

use keddah::error::{Coded, Details};
use keddah::game::{Game as Node, Tree as _};
use keddah::quoridor::{
    Board, Direction, Game, Labels, Move, Notation, Options, Orientation, Position, Quoridor, Setup, Square,
    squares,
};

fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Returns the codes of all faults of a position, each with the squares, walls and players that it
/// names.
fn faults(text: &str) -> Vec<String> {
    let setup: Setup = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    let faults = setup.position().expect_err(text);
    faults
        .iter()
        .map(|fault| {
            assert!(fault.to_string().ends_with('.'));
            let players: Vec<_> = fault.players().iter().map(ToString::to_string).collect();
            let named = [fault.squares(), fault.walls(), players].concat();
            let Details { squares, walls, players, turns } = fault.details();
            let players = players.iter().map(ToString::to_string).collect();
            assert_eq!(
                (Coded::code(fault), [squares, walls, players].concat()),
                (fault.code(), named.clone())
            );
            assert!(turns.is_empty());
            format!("{} {}", fault.code(), named.join(" ")).trim_end().to_owned()
        })
        .collect()
}

#[test]
fn squares_lie_on_the_largest_board() {
    for index in 0..Square::COUNT {
        let square = Square::from_index(index).expect("a square");
        assert_eq!((square.index(), Square::new(square.file(), square.rank())), (index, Some(square)));
    }
    assert_eq!([121, 122, usize::MAX].map(Square::from_index), [None; 3]);
    for (file, rank) in [(11, 0), (0, 11), (11, 11), (12, 10), (255, 255)] {
        assert_eq!(Square::new(file, rank), None, "{file} {rank}");
    }
}

#[test]
fn adjacent_squares_differ_by_one_file_or_rank() {
    for square in (0..Square::COUNT).filter_map(Square::from_index) {
        let (file, rank) = (square.file(), square.rank());
        let expected = [
            (Direction::North, Square::new(file, rank + 1)),
            (Direction::South, rank.checked_sub(1).and_then(|rank| Square::new(file, rank))),
            (Direction::East, Square::new(file + 1, rank)),
            (Direction::West, file.checked_sub(1).and_then(|file| Square::new(file, rank))),
        ];
        for (direction, to) in expected {
            assert_eq!(square.toward(direction), to, "{square} {direction:?}");
        }
    }
}

#[test]
fn the_walls_of_a_setup_can_be_changed() {
    let mut setup: Setup = "a1/b2/e1e9/10 10/1".parse().expect("a setup");
    for (orientation, wall) in [(Orientation::Horizontal, "a1"), (Orientation::Vertical, "b2")] {
        let walls = setup.walls_mut(orientation);
        assert_eq!(walls.iter().map(ToString::to_string).collect::<Vec<_>>(), [wall]);
        walls.clear();
    }
    assert_eq!(setup.to_string(), "//e1e9/10 10/1");
}

#[test]
fn positions_that_differ_have_different_keys_and_hashes() {
    let texts = [
        "//e1e9/10 10/1",
        "//e1e9/10 10/2",
        "//d1e9/10 10/1",
        "//e1d9/10 10/1",
        "//e9e1/10 10/1",
        "//e1e9/9 10/1",
        "//e1e9/10 9/1",
        "e3//e1e9/10 10/1",
        "/e3/e1e9/10 10/1",
        "11://e1e9/10 10/1",
        "//e1a5e9i5/10 10 10 10/1",
    ];
    let hash = |position: &Position| BuildHasherDefault::<DefaultHasher>::default().hash_one(position);
    for (index, text) in texts.into_iter().enumerate() {
        let one = position(text);
        assert!(one == position(text) && hash(&one) == hash(&position(text)));
        assert_eq!(<Quoridor as keddah::record::Rules>::key(&one), one.key());
        for other in texts[..index].iter().map(|text| position(text)) {
            assert!(one != other && one.key() != other.key(), "{one:?} {other:?}");
            assert_ne!(hash(&one), hash(&other));
        }
    }
}

/// Searches see a position as a game tree of moves.
#[test]
fn in_a_tree_of_moves_every_move_is_a_turn() {
    let start = position("//e1a5e9i5/5 5 5 5/3");
    assert_eq!(Node::players(&start), 4);
    assert_eq!((Node::mover(&start), Node::winner(&start), start.actions_left()), (2, None, 1));
    for mv in start.action_list() {
        let mut made = start;
        made.make(mv);
        assert_eq!(made, start.after(mv));
        assert_eq!((Node::mover(&made), made.turn_done(), made.actions_left()), (3, true, 1));
        assert!(made.key() != start.key() && Node::key(&made) == made.key());
    }
    let won = position("//e9a5e8i5/5 5 5 5/2");
    assert_eq!((Node::winner(&won), won.action_list()), (Some(0), Vec::new()));
}

mod notation {
    use super::*;

    /// Converts a label by the rule: “Pawn file+r ↔ file+(n+1−r) and wall file+r+o ↔ file+(n−r)+o.”
    fn converted(label: &str, size: usize) -> String {
        let orientation = if label.ends_with(['h', 'v']) { &label[label.len() - 1..] } else { "" };
        let row: usize = label[1..label.len() - orientation.len()].parse().expect("a row");
        let rows = if orientation.is_empty() { size + 1 } else { size };
        format!("{}{}{orientation}", &label[..1], rows - row)
    }

    #[test]
    fn conversion_is_its_own_inverse() {
        for size in Board::SIZES {
            let [standard, other] = Notation::ALL.map(|notation| Labels { notation, size });
            let options = Options { size: size.into(), walls: Some(1), ..Options::default() };
            let walls = options.position().expect("a start");
            let pawns = squares(walls.board().squares()).map(Move::Pawn);
            let all: Vec<Move> =
                pawns.chain(Game::new(&options).expect("a game").legal_moves(None)).collect();
            let side = usize::from(size);
            assert_eq!(all.len(), side * side + 3 + 2 * (side - 1) * (side - 1));
            for mv in all {
                let (label, text) = (standard.write(mv), other.write(mv));
                assert_eq!(text, converted(&label, side));
                assert_eq!(label, converted(&text, side));
                assert_eq!((standard.read(&label), other.read(&text)), (Ok(mv), Ok(mv)));
                let there = standard.write(other.read(&label).expect("a label of either"));
                assert_eq!(standard.write(other.read(&there).expect("a label of either")), label);
            }
        }
    }

    #[test]
    fn starting_squares_have_labels_in_both_notations() {
        let starts = |players, notation| {
            let labels = Labels { notation, size: 9 };
            let position = Options { players, ..Options::default() }.position().expect("a start");
            let pawns = keddah::quoridor::Player::all(position.players());
            pawns.map(|player| labels.square(position.pawn(player)).to_string()).collect::<Vec<_>>()
        };
        assert_eq!(starts(2, Notation::Standard), ["e1", "e9"]);
        assert_eq!(starts(2, Notation::Glendenning), ["e9", "e1"]);
        assert_eq!(starts(4, Notation::Standard), ["e1", "a5", "e9", "i5"]);
        assert_eq!(starts(4, Notation::Glendenning), ["e9", "a5", "e1", "i5"]);
    }

    #[test]
    fn walls_of_both_notations_separate_the_right_squares() {
        let blocked = |notation, wall: &str| {
            let mut game =
                Game::new(&Options { notation: Some(notation), ..Options::default() }).expect("a game");
            game.play(wall).expect("a wall");
            let passages = game.position().board().passages();
            let labels = Labels { notation, size: 9 };
            let all = squares(game.position().board().squares());
            let pairs = all.flat_map(|square| {
                [Direction::North, Direction::East].map(|way| (square, square.toward(way), way))
            });
            let cut = pairs
                .filter(|&(square, to, way)| to.is_some_and(|to| to.is_on(9)) && !passages.lead(square, way));
            let mut cut: Vec<String> = cut
                .map(|(square, to, _)| {
                    format!("{}{}", labels.square(square), labels.square(to.expect("a square")))
                })
                .collect();
            cut.sort();
            cut.join(" ")
        };
        // The example of Wikipedia's articles: between files e and f at rows 3 and 4.
        assert_eq!(blocked(Notation::Glendenning, "e3v"), "e3f3 e4f4");
        assert_eq!(blocked(Notation::Glendenning, "e3h"), "e4e3 f4f3");
        assert_eq!(blocked(Notation::Standard, "e3v"), "e3f3 e4f4");
        assert_eq!(blocked(Notation::Standard, "e3h"), "e3e4 f3f4");
    }

    #[test]
    fn an_ambiguous_record_is_standard() {
        for (text, notation) in [
            ("1. d3h d5h", Notation::Standard),
            ("1. e2 e8", Notation::Standard),
            ("1. e8 e2", Notation::Glendenning),
        ] {
            assert_eq!(Game::parse(text, &Options::default()).expect(text).notation(), notation);
        }
    }
}

mod texts {
    use super::*;

    #[test]
    fn read_back_the_same() {
        for (text, players, size) in [
            ("//e1e9/10 10/1", 2, 9),
            ("a1a8c1e3/d6e1h3/e2e9/7 6/1", 2, 9),
            ("//e1a5e9i5/5 5 5 5/1", 4, 9),
            ("11://f1f11/21 21/1", 2, 11),
        ] {
            let position = position(text);
            assert_eq!((position.players(), position.size()), (players, size));
            assert_eq!(position.to_string(), text);
            assert_eq!(super::position(&text.to_uppercase()), position);
        }
        assert_eq!(position("//e1e9/10 10/1"), Position::default());
        assert_eq!(
            Ok(position("//e1a5e9i5/5 5 5 5/1")),
            Options { players: 4, ..Options::default() }.position()
        );
        assert_eq!(Ok(position("11://f1f11/21 21/1")), Options::LARGE.position());
    }

    #[test]
    fn have_one_written_form() {
        // Walls by file, then rank; the size if it is not 9.
        let walls = "9:e3c1a8a1/h3E1d6/e2e9/7 6/1";
        assert_eq!(position(walls).to_string(), "a1a8c1e3/d6e1h3/e2e9/7 6/1");
        assert_eq!(position("11:a10a2//f1f11/1 1/2").to_string(), "11:a2a10//f1f11/1 1/2");
    }

    #[test]
    fn say_which_player_is_to_move() {
        for mover in 1..=4 {
            let text = format!("//e1a5e9i5/1 2 3 4/{mover}");
            assert_eq!(position(&text).mover().number(), mover);
            assert_eq!(position(&text).to_string(), text);
        }
    }

    #[test]
    fn a_pawn_on_its_goal_is_a_finished_game() {
        for (text, winner) in [
            ("//c9e5/1 1/2", 1),
            ("//e5a1/1 1/1", 2),
            ("5://c2e3c4d3/1 1 1 1/3", 2),
            ("5://c2b3c1d3/1 1 1 1/4", 3),
            ("5://c2b3c4a4/1 1 1 1/1", 4),
        ] {
            let position = position(text);
            assert_eq!(position.winner().map(|player| player.number()), Some(winner));
            assert_eq!(position.play(Move::Pass).unwrap_err().code(), "game-over");
            let game = Game::from_position(position, Notation::Standard);
            assert!(game.status().is_over() && game.legal_moves(None).is_empty());
            assert_eq!(game.check("c3h").unwrap_err().code(), "game-over");
        }
    }
}

mod faults_are_reported {
    use super::*;

    #[test]
    fn of_walls() {
        assert_eq!(faults("i1/a9/e1e9/1 1/1"), ["wall-off-board i1h", "wall-off-board a9v"]);
        assert_eq!(faults("5:e1//c1c5/1 1/1"), ["wall-off-board e1h"]);
        assert_eq!(faults("a1b1//e1e9/1 1/1"), ["wall-overlaps b1h a1h"]);
        assert_eq!(faults("c3c3//e1e9/1 1/1"), ["wall-overlaps c3h c3h"]);
        // A wall that is given three times overlaps the first one twice.
        assert_eq!(faults("c3c3c3//e1e9/1 1/1"), ["wall-overlaps c3h c3h"; 2]);
        assert_eq!(faults("/c3c3c3/e1e9/1 1/1"), ["wall-overlaps c3v c3v"; 2]);
        assert_eq!(faults("/c3c4/e1e9/1 1/1"), ["wall-overlaps c4v c3v"]);
        assert_eq!(faults("c3/c3/e1e9/1 1/1"), ["wall-crosses c3v c3h"]);
    }

    #[test]
    fn of_a_wall_that_is_given_twice() {
        let sentence = |text: &str| {
            let setup: Setup = text.parse().expect("a setup");
            setup.position().expect_err(text)[0].to_string()
        };
        assert_eq!(sentence("c3c3//e1e9/1 1/1"), "The wall c3h is given twice.");
        assert_eq!(sentence("c3d3//e1e9/1 1/1"), "The wall d3h overlaps c3h.");
    }

    #[test]
    fn of_pawns() {
        assert_eq!(faults("//e1e1/1 1/1"), ["pawns-together e1 1 2"]);
        assert_eq!(faults("//e2a5e2e2/1 1 1 1/1"), ["pawns-together e2 1 3 4"]);
        assert_eq!(faults("//j1e10/1 1/1"), ["pawn-off-board j1 1", "pawn-off-board e10 2"]);
        assert_eq!(faults("7://d1h7/1 1/1"), ["pawn-off-board h7 2"]);
    }

    #[test]
    fn of_paths() {
        assert_eq!(faults("a1c1/d1/b1e9/1 1/1"), ["no-path 1"]);
        assert_eq!(faults("a4b6d6f6h6/a5/e1e9/1 1/1"), ["no-path 1", "no-path 2"]);
        assert_eq!(faults("a4b6d6f6h6/a5/e1a3e9i5/1 1 1 1/1"), ["no-path 1", "no-path 3"]);
        // Pawns do not block paths, and a pawn on its goal needs no path.
        assert_eq!(position("a4a5//a5b5/1 1/1").winner(), None);
        assert!(position("a8c8/d8/a9e5/1 1/2").winner().is_some());
    }

    #[test]
    fn of_counts_and_players() {
        assert_eq!(faults("//e1e9/-1 10/1"), ["bad-walls 1"]);
        assert_eq!(faults("//e1e9/10 100/1"), ["bad-walls 2"]);
        assert_eq!(faults("//e1e9/10/1"), ["walls-left-missing"]);
        assert_eq!(faults("//e1e9/1 1/0"), ["no-such-player"]);
        assert_eq!(faults("//e1e9/1 1/3"), ["no-such-player"]);
        assert_eq!(faults("//e1a5e9/1 1 1/1"), ["bad-players"]);
        assert_eq!(faults("8://e1e8/1 1/1"), ["bad-size"]);
    }

    #[test]
    fn all_at_once() {
        assert_eq!(
            faults("i1/c3c4/e1e1/-1 1/3"),
            [
                "bad-walls 1",
                "no-such-player",
                "pawns-together e1 1 2",
                "wall-off-board i1h",
                "wall-overlaps c4v c3v"
            ]
        );
    }
}
