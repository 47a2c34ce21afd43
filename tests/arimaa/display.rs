//! Tests what displays of a game ask for: boards along a turn, why a piece is stuck, captures,
//! drawings and the names of steps.

use keddah::arimaa::{Board, Direction, Fault, Game, Setup, Side, Square, Step, StepKind, Turn};
use keddah::error::Coded;
use keddah::record::{Player as _, PlayerLabel};

fn game(side: char, rows: [&str; 8]) -> Game {
    Game::parse(&format!("{side} [{}]", rows.concat())).expect("a legal position")
}

/// A gold elephant beside a silver rabbit that it can push onto the trap c6.
const ROWS: [&str; 8] =
    ["r.......", "........", "...r....", "...E....", "........", "........", ".D......", "R......."];

fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

fn turn(text: &str) -> Turn {
    text.parse().expect("a turn")
}

#[test]
fn the_boards_along_a_turn_are_those_after_its_steps() {
    let mut game = game('g', ROWS);
    let boards = game.boards_along(&turn("rd6w rc6x Ed5n"));
    game.step("rd6w").expect("a push");
    assert_eq!((boards.len(), boards[0]), (2, *game.position().board()));
    game.step("Ed5n").expect("the pusher's step");
    assert_eq!(boards[1], *game.position().board());
    game.clear_turn();
    assert_eq!(game.boards_along(&turn("Ed5n")), Vec::<Board>::new());
}

#[test]
fn a_wrong_capture_is_refused_with_the_right_one() {
    let error = game('g', ROWS).check("rd6w rd6x Ed5n").unwrap_err();
    assert_eq!((error.code(), error.squares().join(" ").as_str()), ("wrong-capture", "d6 c6"));
    let message = "The silver rabbit on d6 is not captured there: the silver rabbit on c6 is.";
    assert_eq!(error.to_string(), message);
}

#[test]
fn why_a_piece_is_stuck() {
    let game = game('g', ROWS);
    let why =
        |from, to: Option<&str>| game.why_stuck(square(from), to.map(square)).map(|refusal| refusal.code());
    assert_eq!((why("a8", None), why("e5", None)), (Some("not-your-piece"), None));
    assert_eq!((why("d5", Some("d6")), why("d5", Some("e5"))), (Some("occupied"), None));
    // A square that is not adjacent has no reason.
    assert_eq!(why("d5", Some("d8")), None);
    // Every step that is asked for is legal.
    assert_eq!((why("a1", Some("a2")), why("b2", None), why("d6", Some("c6"))), (None, None, None));
    // Only the edge of the board is in the way.
    assert_eq!(why("a1", None), Some("off-board"));
}

#[test]
fn captures_are_listed_with_those_of_the_unfinished_turn() {
    let mut game = game('g', ROWS);
    assert!(game.captured().is_empty());
    game.step("rd6w").expect("a push");
    let names = |game: &Game| game.captured().iter().map(|piece| piece.name()).collect::<Vec<_>>();
    assert_eq!(names(&game), ["silver rabbit"]);
    game.clear_turn();
    assert!(game.captured().is_empty());
    game.play("rd6w rc6x Ed5n").expect("a turn");
    assert_eq!(names(&game), ["silver rabbit"]);
}

#[test]
fn a_drawing_shows_the_board_after_the_last_turn() {
    let mut game = game('g', ROWS);
    game.step("Db2n").expect("a step");
    let drawing = game.drawing();
    assert!(drawing.starts_with("2g\n +-----------------+\n8| r "), "{drawing}");
    assert_eq!(Game::parse(&drawing).expect("a drawing").position(), game.turn_position());
}

#[test]
fn past_positions_begin_after_setup() {
    let mut game = Game::default_setup();
    assert_eq!(game.past_positions().count(), 1);
    game.play("Ee2n").expect("a turn");
    let sides: Vec<_> = game.past_positions().map(|(_, side)| side).collect();
    assert_eq!(sides, [Side::Gold, Side::Silver]);
    assert_eq!(game.past_positions().last().map(|(board, _)| board), Some(*game.position().board()));
}

#[test]
fn squares_lie_on_the_board() {
    for square in Square::all() {
        assert_eq!(Square::new(square.file(), square.rank()), Some(square));
    }
    for (file, rank) in [(8, 0), (0, 8), (8, 8), (9, 7), (255, 255)] {
        assert_eq!(Square::new(file, rank), None, "{file} {rank}");
    }
}

#[test]
fn steps_stay_on_the_board() {
    let on_board = |from, direction| Step::new(square(from), direction).is_some();
    let free = |from| Direction::ALL.map(|direction| on_board(from, direction));
    for (from, expected) in [("a1", 2), ("h1", 2), ("a8", 2), ("h8", 2), ("a4", 3), ("d8", 3), ("e5", 4)] {
        assert_eq!(free(from).iter().filter(|&&is_free| is_free).count(), expected, "{from}");
    }
    let mut indices = std::collections::BTreeSet::new();
    for from in Square::all() {
        for direction in Direction::ALL {
            if let Some(step) = Step::new(from, direction) {
                assert_eq!((step.from(), step.direction()), (from, direction));
                assert_eq!(Some(step.to()), from.toward(direction));
                assert!(step.index() < 256 && indices.insert(step.index()));
            }
        }
    }
    assert_eq!(indices.len(), 4 * 64 - 4 * 8);
    assert_eq!(
        [StepKind::Step, StepKind::Push, StepKind::Pull].map(StepKind::name),
        ["step", "push", "pull"]
    );
}

#[test]
fn faults_of_a_position_have_codes_squares_and_sentences() {
    let rows =
        ["r.......", "..r.....", "........", "........", "........", "..D.....", "EE......", "R......."];
    let setup: Setup = format!("g [{}]", rows.concat()).parse().expect("a setup");
    let faults = setup.position().expect_err("two elephants, and a dog on a trap");
    let described: Vec<_> = faults
        .iter()
        .map(|fault| (Coded::code(fault), fault.details().squares.join(" "), fault.to_string()))
        .collect();
    let expected = [
        ("too-many", "a2 b2", "There are 2 gold elephants; a side has at most 1."),
        ("unsupported-on-trap", "c3", "The gold dog on the trap c3 has no friendly piece next to it."),
    ];
    assert_eq!(described, expected.map(|(code, squares, text)| (code, squares.to_owned(), text.to_owned())));
    assert!(matches!(faults[0], Fault::TooMany { .. }));
}

#[test]
fn sides_have_seats_letters_and_names() {
    for (seat, side, letter, name) in [(0, Side::Gold, 'g', "gold"), (1, Side::Silver, 's', "silver")] {
        assert_eq!((side.seat(), Side::from_seat(seat)), (seat, Some(side)));
        assert_eq!((side.letter(), side.name(), side.label()), (letter, name, PlayerLabel::Name(name)));
        assert_eq!(side.to_string().to_lowercase(), name);
    }
    assert_eq!(Side::from_seat(2), None);
}

#[test]
fn debug_output_is_notation() {
    let step = Step::new(square("d2"), Direction::North).expect("a step");
    assert_eq!(format!("{:?} {step:?}", square("d2")), "d2 d2n");
    let board = *game('g', ROWS).turn_position().board();
    assert_eq!(format!("{board:?}"), format!("[{}]", ROWS.concat().replace('.', " ")));
}
