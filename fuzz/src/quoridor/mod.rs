//! The targets of Quoridor.

#[path = "../../../tests/quoridor/compare.rs"]
#[allow(missing_docs)]
pub mod compare;
#[path = "../../../tests/quoridor/naive.rs"]
#[allow(missing_docs)]
pub mod naive;

use arbitrary::{Arbitrary, Unstructured};
use keddah::quoridor::{
    Board, Error, Game, Label, Labels, Move, Notation, Options, Orientation, Player, Position, Quoridor,
    Setup, split_moves,
};

use crate::game::{Fuzzed, check_error, check_keys, check_position, check_refusal, check_turn};
use crate::records::check_record;
use crate::{first_line, text};

/// The most moves of a text.
const MAX_MOVES: usize = 24;

/// A call that only the class of Quoridor has.
#[derive(Arbitrary, Debug)]
pub enum Call {
    /// `inNotation`.
    Notation(bool),
    /// `parseMoves` from the current position.
    ParseMoves(String, Option<bool>),
    /// `legalMoves({ from })` with any text.
    LegalMoves(String),
    /// `shortestPath`.
    ShortestPath(u8),
    /// `check` of a move by a certain player.
    CheckAs(u8, String),
    /// `toAscii`.
    Draw,
}

fn notation(is_other: bool) -> Notation {
    Notation::ALL[usize::from(is_other)]
}

impl Fuzzed for Quoridor {
    type Call = Call;

    fn options(bytes: &mut Unstructured<'_>) -> arbitrary::Result<Options> {
        let byte: u8 = bytes.arbitrary()?;
        let size = i64::from(Board::SIZES[usize::from(byte % 4)]);
        Ok(Options {
            players: if byte & 4 == 0 { 2 } else { 4 },
            size,
            walls: (byte & 8 != 0).then_some(i64::from(byte >> 4) - 1),
            first: i64::from(byte >> 6) + 1,
            notation: (byte & 16 != 0).then_some(notation(byte & 32 != 0)),
        })
    }

    fn is_square(game: &Game, text: &str) -> bool {
        matches!(game.labels().read(text), Ok(Move::Pawn(_)))
    }

    fn legal_turn(game: &Game, choice: u32) -> Option<String> {
        let moves = game.legal_moves(None);
        // Half of the choices are moves of the pawn, which are listed first.
        let pawn = moves.iter().filter(|mv| matches!(mv, Move::Pawn(_))).count();
        let choice = choice as usize;
        let count = if choice.is_multiple_of(2) && pawn > 0 { pawn } else { moves.len() };
        moves.get(choice / 2 % count.max(1)).map(|&mv| game.labels().write(mv))
    }

    fn occurrences(game: &Game) -> u32 {
        game.occurrences()
    }

    fn call(game: &mut Game, call: Call) {
        match call {
            Call::Notation(is_other) => in_notation(game, notation(is_other)),
            Call::ParseMoves(text, named) => {
                let length = text.chars().count();
                match Game::parse_from(*game.position(), &text, named.map(notation)) {
                    Ok(parsed) => check_record(&parsed),
                    Err(error) => check_error::<Self>(&error, length),
                }
            }
            Call::LegalMoves(text) => {
                if let Ok(Move::Pawn(from)) = game.read(&text) {
                    let own = from == game.position().pawn(game.position().mover());
                    assert!(own || game.legal_moves(Some(from)).is_empty());
                }
                for mv in game.legal_moves(None).iter().step_by(11) {
                    assert!(game.check(&game.labels().write(*mv)).is_ok(), "{mv:?}");
                }
            }
            Call::ShortestPath(number) => {
                if let Some(player) =
                    Player::new(number % 6).filter(|one| one.number() <= game.position().players())
                {
                    let path = game.position().shortest_path(player);
                    assert_eq!(path.len() as u32, game.position().distance(player) + 1);
                }
            }
            Call::CheckAs(number, text) => {
                let Some(player) = Player::new(number % 6) else { return };
                let mut played = game.clone();
                match (game.check_as(player, &text), played.play_as(player, &text)) {
                    (Ok(checked), Ok(written)) => assert_eq!(checked.text, written),
                    (Err(one), Err(other)) => {
                        assert_eq!(one, other);
                        check_refusal(game, &one, text.chars().count());
                    }
                    (check, play) => panic!("check and play differ: {check:?}, {play:?}"),
                }
            }
            Call::Draw => {
                assert!(game.drawing().is_ascii());
                assert!(game.last_move().is_some() || game.ply() == 0);
            }
        }
    }
}

/// Changes the notation, and checks that the way back gives the same game.
fn in_notation(game: &mut Game, notation: Notation) {
    let other = game.clone().with_notation(notation);
    assert_eq!(other.position(), game.position());
    assert_eq!(other.nodes().count(), game.nodes().count());
    for (one, two) in game.nodes().zip(other.nodes()) {
        for (one, two) in one.annotation.marks.iter().zip(&two.annotation.marks) {
            // A mark off the board has no other name.
            if let Ok(square) = game.read(&one.from) {
                assert_eq!(other.read(&two.from).as_ref(), Ok(&square), "a mark names the same square");
            }
        }
    }
    let back = other.clone().with_notation(game.notation());
    assert!(back == *game, "there and back");
    *game = other;
}

/// The text of a position, legal or not.
pub fn position(input: &[u8]) {
    let text = text(input);
    let length = text.chars().count();
    match text.parse::<Setup>() {
        Ok(setup) => {
            assert_eq!(setup.to_string().parse().as_ref(), Ok(&setup));
            let fits = setup.fits_on_board();
            match setup.position() {
                Ok(position) => {
                    assert!(fits);
                    check_legal(&position);
                }
                Err(faults) => {
                    assert!(!faults.is_empty());
                    check_error::<Quoridor>(&Error::Faults(faults), length);
                    assert!(setup.to_string().parse::<Position>().is_err());
                }
            }
            for orientation in [Orientation::Horizontal, Orientation::Vertical] {
                let mut doubled = setup.clone();
                let walls = doubled.walls_mut(orientation);
                if let Some(&wall) = walls.first() {
                    walls.push(wall);
                    assert!(doubled.position().is_err(), "a wall twice");
                }
            }
        }
        Err(error) => assert!(error.at <= length && error.message.ends_with('.'), "{error:?}"),
    }
    if let Err(error) = Game::parse_position(&text, &Options::default()) {
        check_error::<Quoridor>(&error, length);
    }
}

/// Checks a legal position against the slow rules.
fn check_legal(position: &Position) {
    check_position::<Quoridor>(position);
    let slow = naive::State::read(&position.to_string());
    assert_eq!(slow.write(), position.to_string());
    assert!(slow.everyone_has_a_path());
    for (index, player) in Player::all(position.players()).enumerate() {
        assert_eq!(Some(position.distance(player)), slow.distance(index));
    }
    let moved = Setup {
        mover: i64::from(position.mover().next(position.players()).number()),
        ..Setup::from(position)
    };
    let moved = moved.position().expect("the same with another player to move");
    check_keys::<Quoridor>(&[*position, moved]);
}

/// The game of a first line: that of a position, or a new one with these numbers of players, size,
/// walls and first player, and then perhaps the name of a notation.
fn game_of(line: &str) -> Game {
    let words: Vec<&str> = line.split_whitespace().collect();
    let notation = words.last().and_then(|word| Notation::from_name(word));
    let of_position = Game::parse_position(
        line.trim_end_matches(char::is_alphabetic),
        &Options { notation, ..Options::default() },
    );
    let number = |index: usize| words.get(index).and_then(|word| word.parse().ok());
    let usual = Options::default();
    let options = Options {
        players: number(0).unwrap_or(usual.players),
        size: number(1).unwrap_or(usual.size),
        walls: number(2),
        first: number(3).unwrap_or(usual.first),
        notation,
    };
    of_position.or_else(|_| Game::new(&options)).unwrap_or_default()
}

/// A position, then moves, one on a line: each is checked, and played if it is legal.
pub fn turn(input: &[u8]) {
    let text = text(input);
    let (line, moves) = first_line(&text);
    let mut game = game_of(line);
    for word in split_moves(moves) {
        assert!(!word.is_empty());
    }
    for line in moves.split('\n').take(MAX_MOVES) {
        check_labels(&game, line);
        if let Some(after) = check_turn(&game, line) {
            game = after;
        }
    }
    check_position::<Quoridor>(game.position());
}

/// Checks that a move that can be read is the same after writing it in either notation.
fn check_labels(game: &Game, text: &str) {
    let Ok(mv) = game.read(text) else { return };
    for notation in Notation::ALL {
        let labels = Labels { notation, ..game.labels() };
        let written = labels.write(mv);
        assert_eq!(labels.read(&written), Ok(mv), "{written}");
        assert_eq!(labels.read(&written.to_uppercase()), Ok(mv), "{written}");
    }
    if let Move::Wall(wall) = mv {
        let label = Label::from(wall.square);
        assert_eq!(
            Labels { size: game.position().size(), ..Labels::STANDARD }.wall_at(label, wall.orientation),
            Some(wall)
        );
        assert!(matches!(wall.orientation, Orientation::Horizontal | Orientation::Vertical));
    }
}

/// A position and choices of moves.
#[derive(Arbitrary, Debug)]
pub struct Moves {
    board: u8,
    window: (u8, u8, u8),
    left: [u8; 4],
    places: [(u8, u8); 8],
    choices: Vec<u16>,
    walls: Vec<(u16, bool)>,
}

/// Plays moves and compares everything about each position with the slow rules.
pub fn rules(input: Moves) {
    // Small boards are faster, and have as many kinds of positions.
    let size = [5, 5, 5, 5, 5, 7, 7, 9][usize::from(input.board % 8)];
    let players = if input.board & 8 == 0 { 2 } else { 4 };
    let (width, x, y) = input.window;
    let window = ([2, 3, 11][usize::from(width % 3)], i32::from(x % 11), i32::from(y % 11));
    let places = input.places.map(|(x, y)| (i32::from(x % 11), i32::from(y % 11)));
    let left = input.left.map(|walls| u32::from(walls % 3));
    let mover = usize::from(input.board >> 4) % players;
    let walls = input.walls.into_iter().take(40);
    let state = compare::scatter((size, players), window, places, walls, &left[..players], mover);
    if let Some(state) = state {
        let choices = input.choices.into_iter().take(6);
        compare::play_and_compare(&state, choices, &mut compare::Coverage::new());
    }
}
