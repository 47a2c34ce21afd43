//! Properties of goals: no text makes the parser panic, and exhaustive conditions agree with slow
//! searches that share no code with them.

use keddah::arimaa::{self, Arimaa, Kind, Piece, Position, Setup, Side, Square, turn_boards};
use keddah::game::{Rng, Tree};
use keddah::lesson::{Attempt, Goal};
use keddah::quoridor::{self, Move, Options, Quoridor};
use proptest::prelude::*;

const WORDS: [&str; 36] = [
    "win",
    "within",
    "reach",
    "avoid",
    "from",
    "goal-stop",
    "block",
    "capture",
    "any",
    "push",
    "pull",
    "freeze",
    "unfreeze",
    "safe",
    "stands",
    "longer",
    "shorter",
    "ahead",
    "wall",
    "jump",
    "and",
    "or",
    "not",
    "(",
    ")",
    "1",
    "2",
    "99",
    "d4",
    "d5",
    "e1",
    "e9",
    "E@d4",
    "d@d5",
    "h@a1",
    "ö",
];

const START: &str = "g [       r                   d       E                    R       ]";

fn check_text(text: &str) {
    let arimaa = arimaa::Game::parse(START).expect("a position");
    let quoridor = quoridor::Game::default();
    let length = text.chars().count();
    match Goal::parse(text, &arimaa) {
        Ok(goal) => assert_eq!(Goal::parse(&goal.to_string(), &arimaa).as_ref(), Ok(&goal), "{text}"),
        Err(fault) => assert!(fault.at <= length && !fault.message.is_empty(), "{text}: {fault:?}"),
    }
    match Goal::parse(text, &quoridor) {
        Ok(goal) => assert_eq!(Goal::parse(&goal.to_string(), &quoridor).as_ref(), Ok(&goal), "{text}"),
        Err(fault) => assert!(fault.at <= length && !fault.message.is_empty(), "{text}: {fault:?}"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_a_goal_or_has_a_fault(text in ".{0,40}") {
        check_text(&text);
    }

    #[test]
    fn any_words_are_a_goal_that_can_be_written_and_parsed_again_or_have_a_fault(
        words in prop::collection::vec(prop::sample::select(&WORDS[..]), 0..12),
    ) {
        check_text(&words.join(" "));
    }
}

/// Goals of all forms, written and parsed again.
#[test]
fn written_goals_are_parsed_again() {
    let mut rng = Rng::new(3);
    for _ in 0..500 {
        let mut text = String::new();
        nested(&mut text, &mut rng, 4);
        check_text(&text);
        Goal::parse(&text, &arimaa::Game::parse(START).expect("a position")).expect("a goal");
    }
}

fn nested(text: &mut String, rng: &mut Rng, depth: u32) {
    match if depth == 0 { 0 } else { rng.below(4) } {
        0 => text.push_str(["push", "win 2", "reach d8", "capture d@d5"][rng.below(4) as usize]),
        1 => {
            text.push_str("not ");
            nested(text, rng, depth - 1);
        }
        way => {
            text.push('(');
            nested(text, rng, depth - 1);
            text.push_str(if way == 2 { ") and (" } else { ") or (" });
            nested(text, rng, depth - 1);
            text.push(')');
        }
    }
}

/// A legal position with these pieces on squares at random, in which the game is not over.
fn scattered(pieces: &str, side: Side, rng: &mut Rng) -> Option<Position> {
    let mut setup = Setup { side, ..Setup::default() };
    for letter in pieces.chars() {
        setup.board.set(Square::from_index(rng.below(64) as u8), Piece::from_letter(letter));
    }
    setup.position().ok().filter(|position| position.outcome().is_none())
}

fn is_reached(position: Position, goal: &str) -> bool {
    Attempt::<Arimaa>::new(&arimaa::Game::from_position(position), goal).expect("a goal").judge().done
}

/// The positions after the other side's turns if the side to move passes.
fn answers(position: &Position) -> Vec<Position> {
    after_turns(&position.end_turn())
}

/// The positions after all turns.
fn after_turns(position: &Position) -> Vec<Position> {
    let to_move = position.side().other();
    let boards = turn_boards(position, Position::STEPS).into_iter();
    boards
        .map(|board| Setup { board, side: to_move, ..Setup::default() }.position().expect("legal"))
        .collect()
}

#[test]
fn safe_goal_stop_and_block_agree_with_trying_all_turns() {
    let mut rng = Rng::new(5);
    let mut counts = [[0; 2]; 3];
    for round in 0..400 {
        let pieces = ["ERRDerrd", "EHRRMehrr", "RRCerr", "EMHDre"][round % 4];
        let Some(position) = scattered(pieces, Side::ALL[round / 4 % 2], &mut rng) else { continue };
        let side = position.side();
        let count = |position: &Position| position.board().side(side).count_ones();
        let answers = answers(&position);
        let rabbit = Piece { side: side.other(), kind: Kind::Rabbit };
        let in_goal = |after: &Position| after.board().pieces(rabbit) & rabbit.side.goal_rank() != 0;
        let expected = [
            answers.iter().all(|after| count(after) == count(&position)),
            !answers.iter().any(in_goal),
            answers.is_empty(),
        ];
        for (index, goal) in ["safe", "goal-stop", "block"].into_iter().enumerate() {
            assert_eq!(is_reached(position, goal), expected[index], "{goal} {position}");
            counts[index][usize::from(expected[index])] += 1;
        }
    }
    assert!(counts[..2].as_flattened().iter().all(|&count| count >= 20) && counts[2][0] > 20, "{counts:?}");
}

#[test]
fn forced_wins_in_arimaa_agree_with_trying_all_turns() {
    let mut rng = Rng::new(7);
    let (mut forced, mut refuted) = (0, 0);
    while forced < 12 || refuted < 12 {
        let Some(position) = scattered("ERRRrc", Side::Gold, &mut rng) else { continue };
        let wins = |position: &Position| position.outcome().is_some_and(|(winner, _)| winner == Side::Gold);
        let game = arimaa::Game::from_position(position);
        let Some(turn) = rng.pick(&game.legal_turns().collect::<Vec<_>>()).map(ToString::to_string) else {
            continue;
        };
        let mut attempt = Attempt::<Arimaa>::new(&game, "win 2").expect("a goal");
        attempt.play(&turn).expect("legal");
        let after = *attempt.game().turn_position();
        if after.outcome().is_some() {
            continue;
        }
        let refutes = |answer: &Position| match answer.outcome() {
            Some(_) => !wins(answer),
            None => !after_turns(answer).iter().any(wins),
        };
        let expected = !after_turns(&after).iter().any(refutes);
        let judgment = attempt.judge();
        assert_eq!(judgment.done, expected, "{position} {turn}");
        if expected {
            forced += 1;
            continue;
        }
        refuted += 1;
        assert!(judgment.failed);
        let answer = attempt.refutation().expect("a refutation");
        attempt.play(&answer).expect("legal");
        assert!(refutes(attempt.game().turn_position()), "{position} {turn} {answer}");
    }
}

/// Whether a player can win within this many turns of its own, found by trying all moves.
fn forces(position: &quoridor::Position, player: quoridor::Player, turns: u32) -> bool {
    if let Some(winner) = position.winner() {
        return winner == player;
    }
    let own = position.mover() == player;
    if turns == 0 {
        return false;
    }
    let mut after = position.action_list().into_iter().map(|mv: Move| position.play_unchecked(mv));
    if own {
        after.any(|next| forces(&next, player, turns - 1))
    } else {
        after.all(|next| forces(&next, player, turns))
    }
}

#[test]
fn forced_wins_in_quoridor_agree_with_trying_all_moves() {
    let mut rng = Rng::new(11);
    let mut counts = [[0; 2]; 2];
    for round in 0..300 {
        let options = Options { size: 5, walls: Some(round % 3), ..Options::default() };
        let mut game = quoridor::Game::new(&options).expect("a game");
        // Half of the moves bring a pawn closer to its goal, so that wins are close.
        let mut mover = |game: &quoridor::Game| {
            let position = game.position();
            let steps = |mv: &Move| position.play_unchecked(*mv).distance(position.mover());
            let moves = game.legal_moves(None);
            if rng.below(2) == 0 { moves.into_iter().min_by_key(steps) } else { rng.pick(&moves).copied() }
        };
        for _ in 0..2 * (round / 3 % 4) {
            let Some(mv) = mover(&game) else { break };
            game.play_turn(&mv).expect("legal");
        }
        let Some(mv) = mover(&game) else { continue };
        for turns in 1..=2 {
            let goal = format!("win {}", turns + 1);
            let mut attempt = Attempt::<Quoridor>::new(&game, &goal).expect("a goal");
            attempt.play(&game.labels().write(mv)).expect("legal");
            if attempt.game().status().is_over() {
                continue;
            }
            let expected = forces(attempt.game().position(), attempt.line().solver(), turns);
            assert_eq!(attempt.judge().done, expected, "{goal} {} {mv:?}", game);
            counts[turns as usize - 1][usize::from(expected)] += 1;
        }
    }
    assert!(counts.as_flattened().iter().all(|&count| count >= 5), "{counts:?}");
}
