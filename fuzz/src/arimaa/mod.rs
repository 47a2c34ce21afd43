//! The targets of Arimaa.

#[path = "../../../tests/arimaa/compare.rs"]
#[allow(missing_docs)]
pub mod compare;
#[path = "../../../tests/arimaa/compare_games.rs"]
#[allow(missing_docs)]
pub mod compare_games;
#[path = "../../../tests/arimaa/naive.rs"]
#[allow(missing_docs)]
pub mod naive;

use arbitrary::{Arbitrary, Unstructured};
use keddah::arimaa::{Arimaa, Error, Game, Position, Setup, Square, Token, Turn, ai};
use keddah::game::Rng;

use crate::game::{Fuzzed, Snapshot, check_error, check_position, check_refusal, check_turn};
use crate::{first_line, text};

/// The most turns of a text.
const MAX_TURNS: usize = 12;

/// A call that only the class of Arimaa has.
#[derive(Arbitrary, Debug)]
pub enum Call {
    /// `turn.step` with a legal step.
    Step(u16),
    /// `turn.step` with any text.
    StepText(String),
    /// `turn.undo`.
    UndoStep,
    /// `turn.redo`.
    RedoStep,
    /// `turn.clear`.
    ClearSteps,
    /// `turn.check`, `turn.finish`.
    Finish,
    /// `position.destinations`, `whyStuck`, `boardsAlong`.
    Display(u8, u8),
    /// `legalTurns`.
    LegalTurns,
    /// `chooseSetup`.
    ChooseSetup(u32),
    /// `toAscii`.
    Draw,
}

impl Fuzzed for Arimaa {
    type Call = Call;

    fn options(_: &mut Unstructured<'_>) -> arbitrary::Result<()> {
        Ok(())
    }

    fn is_square(_: &Game, text: &str) -> bool {
        text.parse::<Square>().is_ok()
    }

    fn legal_turn(game: &Game, choice: u32) -> Option<String> {
        let start = *game.turn_position();
        if game.status().is_over() {
            return None;
        }
        if start.in_setup() {
            return Some(ai::choose_setup(&start, choice.into()).to_string());
        }
        let mut rng = Rng::new(choice.into());
        for _ in 0..8 {
            let (mut position, mut steps) = (start, Vec::new());
            let wanted = 1 + rng.below(4) as usize;
            while let Some(&step) = rng.pick(&position.legal_steps()) {
                position.step(step);
                steps.push(step);
                let turn = || start.turn_of(&steps).to_string();
                if steps.len() >= wanted && position.may_end() && game.check(&turn()).is_ok() {
                    return Some(turn());
                }
            }
        }
        None
    }

    fn occurrences(game: &Game) -> u32 {
        // That of the position after the last completed turn, not of the steps since.
        let mut game = game.clone();
        game.clear_turn();
        game.occurrences()
    }

    fn has_partial_turn(game: &Game) -> bool {
        game.steps().len() > 0
    }

    fn call(game: &mut Game, call: Call) {
        match call {
            Call::Step(choice) => step(game, choice),
            Call::StepText(text) => step_text(game, &text),
            Call::UndoStep => {
                if let Some(step) = game.undo_step() {
                    let mut again = game.clone();
                    assert_eq!(again.redo_step(), Some(step));
                }
            }
            Call::RedoStep => drop(game.redo_step()),
            Call::ClearSteps => {
                game.clear_turn();
                assert_eq!(game.position(), game.turn_position());
            }
            Call::Finish => finish(game),
            Call::Display(from, to) => display(game, from, to),
            Call::LegalTurns => legal_turns(game),
            Call::ChooseSetup(seed) => {
                if game.turn_position().in_setup() {
                    let setup = ai::choose_setup(game.turn_position(), seed.into());
                    assert!(game.check(&setup.to_string()).is_ok() || game.status().is_over());
                }
            }
            Call::Draw => {
                let read = Game::parse(&game.drawing()).expect("a drawing");
                assert_eq!(read.to_string(), game.to_string());
            }
        }
    }
}

fn step(game: &mut Game, choice: u16) {
    let before = *game.position();
    let steps = game.legal_steps(None);
    let placements = game.placements();
    let choose = |count: usize| usize::from(choice) % count;
    let text = if !steps.is_empty() {
        steps[choose(steps.len())].to_string()
    } else if !placements.is_empty() {
        let (piece, at) = placements[choose(placements.len())];
        format!("{piece}{at}")
    } else {
        return;
    };
    assert_eq!(game.step(&text).map(|step| step.to_string()).as_ref(), Ok(&text));
    let mut back = game.clone();
    assert_eq!(back.undo_step().map(|step| step.to_string()), Some(text));
    assert_eq!(*back.position(), before);
}

fn step_text(game: &mut Game, text: &str) {
    let (before, count) = (*game.position(), game.steps().len());
    match game.step(text) {
        Ok(_) => assert!(game.steps().len() > count),
        Err(error) => {
            check_refusal(game, &error, text.chars().count());
            assert_eq!((*game.position(), game.steps().len()), (before, count));
        }
    }
}

fn finish(game: &mut Game) {
    let turn = game.turn();
    let mut whole = game.clone();
    whole.clear_turn();
    let checked = (!turn.0.is_empty()).then(|| whole.check(&turn.to_string()));
    let can_end = game.can_end();
    match game.finish() {
        Ok(played) => {
            assert_eq!(can_end, Ok(()));
            assert_eq!(played, turn);
            assert_eq!(checked.map(|checked| checked.map(|checked| checked.turn)), Some(Ok(turn)));
        }
        Err(refusal) => {
            assert_eq!(can_end.as_ref(), Err(&refusal));
            check_refusal(game, &Error::Refusal(refusal.clone()), 0);
            if let Some(checked) = checked {
                assert_eq!(checked.map_err(|error| error.code()).err(), Some(refusal.code()));
            }
        }
    }
}

fn display(game: &Game, from: u8, to: u8) {
    let [from, to] = [from, to].map(|index| Square::from_index(index % 64));
    for found in game.destinations(from) {
        let mut after = *game.position();
        for legal in &found.steps {
            let (next, _) = after.try_step(legal.step.from(), legal.step.direction()).expect("a legal step");
            after = next;
        }
    }
    for to in [None, Some(to)] {
        if let Some(refusal) = game.why_stuck(from, to) {
            check_refusal(game, &Error::Refusal(refusal), 0);
        }
    }
    let last = game.turns().next_back().cloned();
    let mut before = game.clone();
    if let (Some(turn), true) = (last, before.undo().is_some_and(|turn| !turn.is_empty())) {
        let steps = turn.0.iter().filter(|token| !matches!(token, Token::Capture(..))).count();
        assert_eq!(before.boards_along(&turn).len(), steps);
    }
    for (square, by) in game.frozen() {
        assert!(game.position().board().get(square).is_some() && !by.is_empty());
    }
    assert!(game.at_risk().iter().all(|&square| game.position().board().get(square).is_some()));
    game.captured();
    game.winner_at_limit();
}

fn legal_turns(game: &Game) {
    // The turns of a full board are many.
    if game.turn_position().board().occupied().count_ones() > 8 {
        return;
    }
    for turn in game.legal_turns().step_by(97) {
        assert!(game.check(&turn.to_string()).is_ok(), "{turn}");
    }
}

/// The text of a position, legal or not.
pub fn position(input: &[u8]) {
    let text = text(input);
    let length = text.chars().count();
    match text.parse::<Setup>() {
        Ok(setup) => {
            assert_eq!(setup.to_string().parse(), Ok(Setup { turn: None, ..setup }));
            let turn = setup.turn.unwrap_or(7);
            assert_eq!(setup.drawing(turn).parse(), Ok(Setup { turn: Some(turn), ..setup }));
            match setup.position() {
                Ok(position) => check_legal(&setup, &position),
                Err(faults) => {
                    assert!(!faults.is_empty());
                    check_error::<Arimaa>(&Error::Faults(faults), length);
                    assert!(setup.to_string().parse::<Position>().is_err());
                }
            }
        }
        Err(error) => assert!(error.at <= length && error.message.ends_with('.'), "{error:?}"),
    }
    if let Err(error) = Game::parse_position(&text) {
        check_error::<Arimaa>(&error, length);
    }
}

/// Checks a legal position: it has one set of pieces at most, and none unsupported on a trap.
fn check_legal(setup: &Setup, position: &Position) {
    assert_eq!((position.board(), position.side()), (&setup.board, setup.side));
    check_position::<Arimaa>(position);
    let mut board = naive::Letters::read(&setup.board.to_string());
    for (letter, count) in "EMHDCRemhdcr".chars().zip([1, 1, 2, 2, 2, 8].repeat(2)) {
        assert!(board.count(letter) <= count, "{letter}");
    }
    assert!(board.spring_traps().is_empty());
    let game = Game::from_position(*position);
    assert_eq!(game.status().is_over(), position.outcome().is_some());
}

/// The game of a first line: that of a position, or a new one, or after a usual setup.
fn game_of(line: &str) -> Game {
    Game::parse_position(line)
        .unwrap_or_else(|_| if line.is_empty() { Game::new() } else { Game::default_setup() })
}

/// A position, then turns, one on a line: each is checked, and played if it is legal.
pub fn turn(input: &[u8]) {
    let text = text(input);
    let (line, turns) = first_line(&text);
    let mut game = game_of(line);
    for line in turns.split('\n').take(MAX_TURNS) {
        let length = line.chars().count();
        match line.parse::<Turn>() {
            Ok(turn) => assert_eq!(turn.to_string().parse().as_ref(), Ok(&turn)),
            Err(error) => assert!(error.at <= length && error.message.ends_with('.')),
        }
        let mut stepped = game.clone();
        step_text(&mut stepped, line);
        let whole = check_turn(&game, line);
        if let Some(after) = &whole {
            let steps = Snapshot::<Arimaa>::of(after);
            assert!(stepped.finish().is_ok(), "steps and whole turns differ: {line}");
            assert_eq!(Snapshot::of(&stepped), steps);
            // Captures may be left out, but none is invented.
            let written = after.turns().next_back().expect("a turn").0.clone();
            let given = line.parse::<Turn>().expect("a turn").0;
            let mut rest = written.iter();
            assert!(given.iter().all(|token| rest.any(|other| other == token)), "{line}");
        } else {
            assert!(stepped.finish().is_err(), "steps and whole turns differ: {line}");
        }
        game = whole.unwrap_or(game);
    }
    check_position::<Arimaa>(game.turn_position());
}

/// A position and choices of steps, for the rules of single steps.
#[derive(Arbitrary, Debug)]
pub struct Steps {
    gold: bool,
    window: (u8, u8, u8),
    choices: Vec<u16>,
    pieces: Vec<(u8, u8)>,
}

/// Plays steps and compares everything about each position with the slow rules.
pub fn rules(input: Steps) {
    let board = board_of(input.window, &input.pieces, 32);
    if board.trim().is_empty() {
        return;
    }
    let count = input.choices.len().min(10);
    compare::play_and_compare(input.gold, &board, &input.choices[..count]);
}

/// A board with few kinds of pieces or many; the usual one if there are none.
fn board_of((size, x, y): (u8, u8, u8), pieces: &[(u8, u8)], most: usize) -> String {
    if pieces.is_empty() {
        return Position::default().board().to_string();
    }
    let window = ([3, 4, 8][usize::from(size % 3)], i32::from(x % 6), i32::from(y % 6));
    let pieces =
        pieces.iter().take(most).map(|&(piece, square)| (usize::from(piece % 32), i32::from(square % 64)));
    compare::scatter(window, pieces)
}

/// A position and choices of whole turns, for repetition and the ends of games.
#[derive(Arbitrary, Debug)]
pub struct Turns {
    gold: bool,
    window: (u8, u8, u8),
    choices: Vec<u8>,
    pieces: [(u8, u8); 6],
}

/// Plays turns, most of which repeat positions, and compares each game with the slow rules.
pub fn games(input: Turns) {
    let mut choices = input.choices.into_iter().take(60);
    let board = board_of(input.window, &input.pieces, 6);
    compare_games::play_and_compare_games(input.gold, &board, |below| {
        choices.next().map(|choice| usize::from(choice) % below)
    });
}
