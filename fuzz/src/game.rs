//! What the targets ask of a game besides its interface, and the properties of errors and turns.

use arbitrary::{Arbitrary, Unstructured};
use keddah::error::Coded;
use keddah::json::{ErrorInfo, Status};
use keddah::lesson::Goals;
use keddah::playable::Playable;
use keddah::record::{ErrorOf, GameRecord, Rules};

/// A game with what the targets need.
pub trait Fuzzed: Playable<Position: Copy> + Goals + Eq {
    /// A call of the interface that only this game has.
    type Call: for<'a> Arbitrary<'a> + std::fmt::Debug;

    /// Options of a new game, made of bytes.
    fn options(bytes: &mut Unstructured<'_>) -> arbitrary::Result<Self::Options>;

    /// The options with which the record of a game is read.
    fn reading_options() -> Self::Options {
        Self::Options::default()
    }

    /// Whether a text names a square of the game's board.
    fn is_square(game: &GameRecord<Self>, text: &str) -> bool;

    /// A legal turn, chosen by a number; `None` if the game is over or none was found.
    fn legal_turn(game: &GameRecord<Self>, choice: u32) -> Option<String>;

    /// How often the current position has occurred.
    fn occurrences(game: &GameRecord<Self>) -> u32;

    /// Whether some steps of a turn have been made, after which no whole turn can be played.
    fn has_partial_turn(_game: &GameRecord<Self>) -> bool {
        false
    }

    /// Makes a call and checks its properties.
    fn call(game: &mut GameRecord<Self>, call: Self::Call);
}

/// Checks that a code is words of small letters joined by hyphens.
pub fn check_code(code: &str) {
    let is_word = |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase());
    assert!(code.split('-').all(is_word), "the code {code}");
}

/// Checks that an error has a code, a sentence, and an offset within its text of `length`
/// characters, and that it can be written as JSON.
pub fn check_error<G: Fuzzed>(error: &ErrorOf<G>, length: usize) {
    check_code(error.code());
    let message = error.to_string();
    assert!(message.ends_with(['.', '”']) && message.len() > 5, "the sentence “{message}”");
    assert!(error.at().is_none_or(|at| at <= length), "{:?} of {length}: {message}", error.at());
    assert_eq!(error.at().is_some(), error.code() == "notation");
    assert!(error.turn().is_none_or(|turn| !turn.is_empty()));
    for fault in error.faults() {
        check_code(fault.code());
        assert!(fault.to_string().ends_with('.'), "{fault}");
    }
    let json = serde_json::to_value(ErrorInfo::from(error)).expect("JSON");
    assert_eq!(json["code"], error.code());
}

/// Checks an error of a turn in a game: besides, its squares are on the board.
pub fn check_refusal<G: Fuzzed>(game: &GameRecord<G>, error: &ErrorOf<G>, length: usize) {
    check_error::<G>(error, length);
    // These two codes say that the squares are off the board.
    if !matches!(error.code(), "off-board" | "wall-off-board") || G::NAME == "arimaa" {
        for square in error.squares() {
            assert!(G::is_square(game, &square), "{square} in {error:?}");
        }
    }
    assert!(error.players().iter().all(|&number| (1..=4).contains(&number)));
}

/// Everything about a game at its cursor that a user can see.
#[derive(PartialEq, Debug)]
pub struct Snapshot<G: Fuzzed> {
    ply: usize,
    position: G::Position,
    history: Vec<String>,
    status: String,
    occurrences: u32,
}

impl<G: Fuzzed> Snapshot<G> {
    /// The snapshot of a game.
    pub fn of(game: &GameRecord<G>) -> Self {
        Self {
            ply: game.ply(),
            position: *game.turn_position(),
            history: game.history().collect(),
            status: serde_json::to_string(&Status::from(game.status())).expect("JSON"),
            occurrences: G::occurrences(game),
        }
    }
}

/// Checks that a turn can be played if and only if it is legal, that the result is as foretold,
/// that undo restores the game, and that a refusal changes nothing. Returns the game after the
/// turn.
pub fn check_turn<G: Fuzzed>(game: &GameRecord<G>, turn: &str) -> Option<GameRecord<G>> {
    let before = Snapshot::of(game);
    let mut played = game.clone();
    let checked = match (game.check(turn), played.play(turn)) {
        (Ok(checked), Ok(written)) => {
            assert_eq!(written, checked.text);
            checked
        }
        (Err(one), Err(other)) if !G::has_partial_turn(game) || other.code() != "turn-in-progress" => {
            assert_eq!(one, other);
            check_refusal(game, &one, turn.chars().count());
            assert_eq!(Snapshot::of(&played), before);
            assert!(played == *game && played.plies() == game.plies());
            return None;
        }
        (_, Err(error)) if G::has_partial_turn(game) => {
            assert_eq!(error.code(), "turn-in-progress");
            assert!(played == *game && Snapshot::of(&played) == before);
            return None;
        }
        (check, play) => panic!("check and play differ: {check:?}, {play:?}"),
    };
    let after = Snapshot::of(&played);
    assert_eq!((after.ply, after.position), (before.ply + 1, checked.position));
    assert_eq!(played.status(), checked.status);
    assert_eq!(after.history.last(), Some(&checked.text));
    assert!(checked.occurrences == 0 || checked.occurrences == after.occurrences);
    check_keys::<G>(&[before.position, after.position]);
    assert_eq!(game.check(&checked.text).as_ref(), Ok(&checked), "the turn in full is the same turn");
    assert_eq!(played.undo().as_ref(), Some(&checked.text));
    assert_eq!(Snapshot::of(&played), before, "undo restores");
    assert_eq!(played.redo().as_ref(), Some(&checked.text));
    assert_eq!(Snapshot::of(&played), after, "redo restores");
    Some(played)
}

/// Checks that two positions have the same key if and only if they are equal.
pub fn check_keys<G: Fuzzed>(positions: &[G::Position]) {
    for (index, one) in positions.iter().enumerate() {
        for other in &positions[..index] {
            assert_eq!(one == other, <G as Rules>::key(one) == <G as Rules>::key(other), "{one} and {other}");
        }
    }
}

/// Checks that the text of a position reads as the same position, with the same key.
pub fn check_position<G: Fuzzed>(position: &G::Position) {
    let text = position.to_string();
    let read = G::parse_position(&text, &G::reading_options());
    let read = read.unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(read.origin(), position, "{text}");
    assert_eq!(read.origin().to_string(), text);
    assert_eq!(<G as Rules>::key(read.origin()), <G as Rules>::key(position));
}
