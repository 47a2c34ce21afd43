//! The proof of a stage by the rules.

use super::fault::Fault;
use super::format::{Answer, Stage, Wrong};
use super::start::CourseGame;
use crate::lesson::{Attempt, Judgment};
use crate::record::GameRecord;

/// Proves a stage. Returns its faults: a position that is illegal or at the end of the game, a goal
/// that cannot be read or is reached at the start, a solution that misses it or reaches it early, a
/// wrong try that reaches it, a legal turn that should be refused, and marks off the board.
///
/// ```
/// use keddah::{lesson::course::{Stage, stage_faults}, quoridor::Quoridor};
/// let text = |text: &str| Some(text.to_owned());
/// let mut stage = Stage {
///     position: text("//e4e5/5 5/1"),
///     goal: text("jump"),
///     solution: text("e6"),
///     ..Stage::default()
/// };
/// assert_eq!(stage_faults::<Quoridor>(&stage), []);
/// stage.solution = text("d4");
/// assert_eq!(stage_faults::<Quoridor>(&stage)[0].code, "goal-missed");
/// ```
pub fn stage_faults<G: CourseGame>(stage: &Stage) -> Vec<Fault> {
    let game = match stage.game::<G>() {
        Ok(game) => game,
        Err(fault) => return vec![*fault],
    };
    let mut faults = mark_faults::<G>(stage, &game);
    let Some(goal) = &stage.goal else {
        if stage.solution.is_some() || !stage.wrong.is_empty() {
            faults.push(Fault::new("no-goal", "A stage without a goal has no solution and no wrong tries."));
        }
        return faults;
    };
    if game.status().is_over() {
        faults.push(Fault::new("game-over", "The game is over at the start of the stage."));
        return faults;
    }
    let attempt = match Attempt::new(&game, goal) {
        Ok(attempt) => attempt,
        Err(fault) => {
            faults.push(
                Fault::new(fault.code, format!("The goal “{goal}”: {}", fault.message)).at(Some(fault.at)),
            );
            return faults;
        }
    };
    let judgment = attempt.judge();
    if judgment.done {
        faults.push(Fault::new("goal-reached", format!("The goal “{goal}” is reached without a turn.")));
    } else if judgment.failed {
        faults.push(Fault::new("goal-failed", format!("The goal “{goal}” cannot be reached any more.")));
    }
    faults.extend(solution_faults(stage, &attempt));
    for (index, wrong) in stage.wrong.iter().enumerate() {
        faults.extend(wrong_fault(wrong, attempt.clone(), index + 1));
    }
    faults
}

/// Checks the circles and arrows of a stage, written as `square` or `from>to`, either with
/// `=color`. Returns their faults.
fn mark_faults<G: CourseGame>(stage: &Stage, game: &GameRecord<G>) -> Vec<Fault> {
    let is_mark = |word: &&str| {
        let (places, color) = word.split_once('=').unwrap_or((word, "green"));
        ["green", "red", "blue", "yellow"].contains(&color)
            && places.splitn(2, '>').all(|name| G::has_place(game, name))
    };
    let words = stage.marks.as_deref().unwrap_or_default().split_whitespace();
    let message =
        |word| format!("“{word}” is not a mark: write a square “e4”, an arrow “e2>e4” or a color “e4=red”.");
    words.filter(|word| !is_mark(word)).map(|word| Fault::new("marks", message(word))).collect()
}

/// Joins the sentences that say why a goal is not reached.
fn missing(judgment: &Judgment) -> String {
    let sentences: Vec<_> = judgment.missing.iter().map(|missing| missing.message.as_str()).collect();
    sentences.join(" ")
}

fn solution_faults<G: CourseGame>(stage: &Stage, attempt: &Attempt<G>) -> Vec<Fault> {
    let texts = stage.solution.as_deref().unwrap_or_default().split('|');
    let solutions: Vec<_> = texts.map(G::split_turns).filter(|turns| !turns.is_empty()).collect();
    if solutions.is_empty() {
        return vec![Fault::new(
            "solution-missing",
            "A stage with a goal needs a solution, which proves it.",
        )];
    }
    let prove = |turns: Vec<String>| solution_fault(stage, attempt.clone(), &turns);
    solutions.into_iter().filter_map(prove).collect()
}

fn solution_fault<G: CourseGame>(stage: &Stage, mut attempt: Attempt<G>, turns: &[String]) -> Option<Fault> {
    let solution = turns.join(" ");
    if stage.answer == Answer::Nobody && turns.len() > 1 {
        let message = format!("The solution “{solution}” has answers, but nobody answers: set “answer”.");
        return Some(Fault::new("answer", message));
    }
    for (index, turn) in turns.iter().enumerate() {
        let is_last = index + 1 == turns.len();
        let is_own = attempt.line().is_solvers_turn();
        if let Err(error) = attempt.play(turn) {
            let message = format!("The turn “{turn}” of the solution is refused: {error} ({})", error.code());
            return Some(Fault::new("solution-illegal", message));
        }
        let judgment = attempt.judge();
        if is_last && !judgment.done {
            let message =
                format!("The solution “{solution}” does not reach the goal. {}", missing(&judgment));
            return Some(Fault::new("goal-missed", message));
        }
        if is_last && !is_own {
            let message = format!("The solution “{solution}” ends with an answer.");
            return Some(Fault::new("solution-answer-last", message));
        }
        // If the win is only forced, the solution goes on to play it.
        if !is_last && judgment.done && judgment.forced.is_none() {
            let message =
                format!("The solution “{solution}” reaches the goal with “{turn}”, before its last turn.");
            return Some(Fault::new("solution-early", message));
        }
    }
    None
}

fn wrong_fault<G: CourseGame>(wrong: &Wrong, mut attempt: Attempt<G>, number: usize) -> Option<Fault> {
    let (text, expected) = match wrong {
        Wrong::Misses(text) => (text, None),
        Wrong::Refused { turn, refused } => (turn, Some(refused.as_str())),
    };
    let fault = |code, what: String| Some(Fault::new(code, format!("Wrong try {number}, “{text}”, {what}")));
    let turns = G::split_turns(text);
    if turns.is_empty() {
        return fault("wrong-empty", "has no turn.".into());
    }
    for (index, turn) in turns.iter().enumerate() {
        let expected = expected.filter(|_| index + 1 == turns.len());
        match (attempt.play(turn), expected) {
            (Ok(_), None) if attempt.judge().done => return fault("wrong-right", "reaches the goal.".into()),
            (Ok(_), None) => {}
            (Ok(_), Some(_)) => return fault("refused-legal", "is legal.".into()),
            (Err(error), None) => {
                return fault("wrong-illegal", format!("is refused: {error} ({})", error.code()));
            }
            (Err(error), Some(code)) if error.code() != code => {
                return fault("refused-otherwise", format!("is refused for “{}”: {error}", error.code()));
            }
            (Err(_), Some(_)) => {}
        }
    }
    None
}
