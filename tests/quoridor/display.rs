//! Tests what displays of a game ask for: the last move, walls at the start, lists of moves,
//! drawings and another notation.

use keddah::quoridor::{
    Game, Label, LastMove, Notation, Options, Orientation, Player, Square, Wall, split_moves,
};
use keddah::record::{Player as _, PlayerLabel};

fn after(options: &Options, moves: &str) -> Game {
    let mut game = Game::new(options).expect("a game");
    for text in moves.split_whitespace() {
        game.play(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    game
}

#[test]
fn the_last_move_is_a_pawn_move_a_wall_or_a_pass() {
    let usual = Options::default();
    assert_eq!(after(&usual, "").last_move(), None);
    let [from, to] = [8, 7].map(|rank| Square::new(4, rank).expect("a square"));
    assert_eq!(after(&usual, "e2 e8").last_move(), Some(LastMove::Pawn { from, to }));
    let Some(LastMove::Wall(wall)) = after(&usual, "e2 c3h").last_move() else { panic!("a wall") };
    assert_eq!(wall.to_string(), "c3h");
    // The pawn of player 2 is enclosed.
    let mut enclosed = Game::parse_position("a4a5//c5a5i9b5/0 0 0 0/2", &usual).expect("a position");
    enclosed.play("pass").expect("a pass");
    assert_eq!(enclosed.last_move(), Some(LastMove::Pass));
}

#[test]
fn walls_at_the_start_are_those_of_the_player_with_most() {
    assert_eq!(after(&Options::default(), "e2h a1h").max_initial_walls(), 10);
    let game = Game::parse_position("//e1e9/3 7/2", &Options::default()).expect("a position");
    assert_eq!(game.max_initial_walls(), 7);
}

#[test]
fn lists_of_moves_are_split() {
    assert_eq!(split_moves("1. e2 e8\n2.e3h; pass,d4"), ["e2", "e8", "e3h", "pass", "d4"]);
    assert_eq!(split_moves(" 1. 2. "), [""; 0]);
}

#[test]
fn another_notation_changes_moves_and_marks_only() {
    let game = Game::parse("1. e2 {[%csl Ge3]} e8 2. c3h", &Options::default()).expect("a record");
    let other = game.clone().with_notation(Notation::Glendenning);
    assert_eq!(other.history().collect::<Vec<_>>(), ["e8", "e2", "c6h"]);
    assert!(other.to_record().contains("{[%csl Ge7]}"));
    assert_eq!(other.position(), game.position());
    assert_eq!(other.with_notation(Notation::Standard).to_record(), game.to_record());
}

#[test]
fn a_drawing_has_the_rows_of_the_notation() {
    let small = Options { size: 5, ..Options::default() };
    let drawing = Game::new(&small).expect("a game").drawing();
    assert!(drawing.starts_with("   +-------------------+\n 5 | .   .   2   .   . |\n"), "{drawing}");
    let glendenning = Options { notation: Some(Notation::Glendenning), ..small };
    let drawing = Game::new(&glendenning).expect("a game").drawing();
    assert!(drawing.starts_with("   +-------------------+\n 1 | .   .   2   .   . |\n"), "{drawing}");
}

#[test]
fn legal_moves_of_a_square_are_those_of_the_pawn_to_move() {
    let game = after(&Options::default(), "e2");
    let from = |file, rank| game.legal_moves(Square::new(file, rank)).len();
    assert_eq!((from(4, 8), from(4, 1), from(0, 0)), (3, 0, 0));
    assert_eq!(game.legal_moves(None).len(), 131);
}

#[test]
fn players_have_seats_and_numbers() {
    for (seat, player) in Player::all(4).enumerate() {
        assert_eq!((player.seat(), Player::from_seat(seat)), (seat, Some(player)));
        assert_eq!(player.label(), PlayerLabel::Number(player.number()));
        assert_eq!(
            (player.index() + 1, player.to_string()),
            (player.number().into(), (seat + 1).to_string())
        );
    }
    assert_eq!(Player::from_seat(4), None);
}

#[test]
fn debug_output_has_labels() {
    let square = Square::new(4, 9).expect("a square");
    let wall = Wall { square, orientation: Orientation::Vertical };
    let debug = format!("{square:?} {wall:?} {:?} {:?}", Label::from(square), Player::FIRST);
    assert_eq!(debug, "e10 e10v e10 player 1");
}
