#![no_main]
#![allow(dead_code)]
//! See `fuzz/README.md`. The questions of `keddah check` and `keddah check-goal`, which belong to
//! the program rather than to the library.

#[path = "../../src/bin/keddah/answers.rs"]
mod answers;
#[path = "../../src/bin/keddah/command_line.rs"]
mod command_line;
#[path = "../../src/bin/keddah/counts.rs"]
mod counts;
#[path = "../../src/bin/keddah/failure.rs"]
mod failure;
#[path = "../../src/bin/keddah/games/mod.rs"]
mod games;
#[path = "../../src/bin/keddah/json.rs"]
mod json;
#[path = "../../src/bin/keddah/puzzle_game.rs"]
mod puzzle_game;
#[path = "../../src/bin/keddah/question.rs"]
mod question;

use keddah::arimaa::Arimaa;
use keddah::quoridor::Quoridor;
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

/// The most lines that are answered.
const MAX_LINES: usize = 8;

/// Answers lines for a game and a command, which a letter chooses.
fn answer(kind: u8, mut input: &[u8]) -> String {
    let mut output = Vec::new();
    let answered = match kind % 4 {
        0 => question::answer_lines(&mut input, &mut output, answers::check_move::<Arimaa>),
        1 => question::answer_lines(&mut input, &mut output, answers::check_move::<Quoridor>),
        2 => question::answer_lines(&mut input, &mut output, answers::check_goal::<Arimaa>),
        _ => question::answer_lines(&mut input, &mut output, answers::check_goal::<Quoridor>),
    };
    assert!(answered.is_ok(), "{answered:?}");
    String::from_utf8(output).expect("UTF-8")
}

fuzz_target!(|input: &[u8]| {
    // The letters a to d choose the command; the first line has nothing else.
    let Some((&kind, lines)) = input.split_first() else { return };
    let kind = kind.wrapping_sub(b'a');
    let lines: Vec<&[u8]> = lines.split(|&byte| byte == b'\n').take(MAX_LINES).collect();
    let asked: Vec<&[u8]> =
        lines.iter().copied().filter(|line| !line.iter().all(u8::is_ascii_whitespace)).collect();
    let answers = answer(kind, &lines.join(&b'\n'));
    let answers: Vec<&str> = answers.lines().collect();
    assert_eq!(answers.len(), asked.len(), "each line has an answer");
    for (line, text) in asked.iter().zip(answers) {
        assert_eq!(answer(kind, line), format!("{text}\n"), "a line is answered alone as with others");
        let answer: Value = serde_json::from_str(text).expect("JSON");
        let is_verdict = answer["legal"].is_boolean() || answer["done"].is_boolean();
        assert!(is_verdict != answer["error"].is_object(), "{text}");
        let error = if answer["legal"] == false { &answer } else { &answer["error"] };
        if error.is_object() {
            assert!(error["code"].is_string() && error["message"].is_string(), "{text}");
            let length = String::from_utf8_lossy(line).chars().count() as u64;
            assert!(error["at"].as_u64().is_none_or(|at| at <= length), "{text}");
        }
    }
});
