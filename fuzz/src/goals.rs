//! Goals of lessons and puzzles.

use keddah::arimaa::{self, Arimaa};
use keddah::lesson::{Attempt, Goal, GoalFault, Goals};
use keddah::playable::Playable;
use keddah::quoridor::Quoridor;
use keddah::record::GameRecord;

use crate::{first_line, text};

/// The most turns of a text.
const MAX_TURNS: usize = 6;

/// A position, a goal and turns, each on a line. The goal is parsed or refused; written and parsed
/// again it is equal, and it is reached if and only if its negation is not.
pub fn goal(input: &[u8]) {
    let text = text(input);
    let (line, rest) = first_line(&text);
    let (goal, turns) = first_line(rest);
    if line.starts_with(['g', 's']) {
        judge::<Arimaa>(
            &arimaa::Game::parse(line).unwrap_or_else(|_| arimaa::Game::default_setup()),
            goal,
            turns,
        );
    } else {
        let game = Quoridor::parse(line, &Default::default()).unwrap_or_default();
        judge::<Quoridor>(&game, goal, turns);
    }
}

fn judge<G: Goals>(game: &GameRecord<G>, text: &str, turns: &str) {
    let goal = match Goal::parse(text, game) {
        Ok(goal) => goal,
        Err(fault) => return check_fault(&fault, text),
    };
    let written = goal.to_string();
    assert_eq!(Goal::parse(&written, game).map(|goal| goal.to_string()).as_ref(), Ok(&written));
    assert!(Goal::parse(&written, game).is_ok_and(|read| read.expression == goal.expression), "{written}");
    let mut attempt = Attempt::of(game, goal);
    let mut negated = Attempt::new(game, &format!("not ({written})")).ok();
    check_judgment(&attempt, negated.as_ref());
    for turn in turns.split('\n').take(MAX_TURNS) {
        let before = attempt.judge();
        let played = attempt.play(turn);
        if let Some(negated) = &mut negated {
            assert_eq!(negated.play(turn), played);
        }
        if played.is_ok() {
            check_judgment(&attempt, negated.as_ref());
            let mut back = attempt.clone();
            back.undo();
            assert_eq!(back.judge(), before, "undo restores");
        } else {
            assert_eq!(attempt.judge(), before, "a refusal changes nothing");
        }
    }
}

/// Checks what a judgment says of an attempt.
fn check_judgment<G: Goals>(attempt: &Attempt<G>, negated: Option<&Attempt<G>>) {
    let judgment = attempt.judge();
    assert_eq!(judgment.missing.is_empty(), judgment.done, "{judgment:?}");
    assert!(!(judgment.done && judgment.failed), "{judgment:?}");
    for missing in &judgment.missing {
        assert!(missing.message.ends_with('.') && !missing.code.is_empty(), "{missing:?}");
    }
    if let Some(negated) = negated {
        assert_ne!(negated.judge().done, judgment.done, "{}", attempt.goal());
    }
    if let Some(turn) = attempt.refutation() {
        assert!(attempt.game().check(&turn).is_ok());
    }
    serde_json::to_string(&judgment).expect("JSON");
}

fn check_fault(fault: &GoalFault, text: &str) {
    let codes = ["goal-word", "goal-syntax", "goal-square", "goal-piece", "goal-number", "goal-size"];
    assert!(codes.contains(&fault.code), "{fault:?}");
    assert!(fault.at <= text.chars().count() && fault.message.ends_with('.'), "{fault:?}");
}
