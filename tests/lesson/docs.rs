//! `docs/goals.md` shows all examples of goals with their answers.

use keddah::arimaa::{Position, squares};
use serde_json::Value;

use crate::examples::{Example, examples};

fn text() -> String {
    let path = format!("{}/docs/goals.md", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).expect("the file")
}

/// The side to move and the pieces of both sides, strong to weak.
fn pieces(text: &str) -> String {
    let position: Position = text.parse().expect("a position");
    let board = position.board();
    let mut pieces: Vec<_> =
        squares(board.occupied()).filter_map(|square| Some((board.get(square)?, square))).collect();
    pieces.sort_by_key(|(piece, square)| {
        (piece.side, std::cmp::Reverse(piece.kind), square.file(), square.rank())
    });
    let words: Vec<_> = pieces.iter().map(|(piece, square)| format!("{piece}{square}")).collect();
    format!("{}: {}", position.side(), words.join(" "))
}

/// The row of the table with an example.
fn row(position: &str, example: &Example) -> String {
    let Example { goal, turns, answer, .. } = example;
    let turns: Vec<_> = turns.iter().map(|turn| format!("`{turn}`")).collect();
    let turns = if turns.is_empty() { "–".into() } else { turns.join(", ") };
    let missing = answer["missing"].as_array().expect("a list");
    let sentences: Vec<_> = missing.iter().filter_map(|missing| missing["message"].as_str()).collect();
    let reached = match (&answer["done"], &answer["forced"]) {
        (Value::Bool(true), Value::Null) => "yes".into(),
        (Value::Bool(true), _) => "yes, forced".into(),
        _ => format!("no: {}", sentences.join(" ")),
    };
    format!("| `{goal}` | `{position}` | {turns} | {reached} |")
}

#[test]
fn the_tables_have_all_examples() {
    let text = text();
    let mut rows = Vec::new();
    rows.extend(examples("arimaa").iter().map(|example| row(&pieces(&example.position), example)));
    rows.extend(examples("quoridor").iter().map(|example| row(&example.position, example)));
    let is_example = |line: &&str| line.starts_with("| `") && line.matches('|').count() == 5;
    let shown: Vec<_> = text.lines().filter(is_example).collect();
    assert_eq!(shown, rows);
}

#[test]
fn each_condition_has_three_examples_of_either_kind_and_each_code_is_listed() {
    let text = text();
    for game in ["arimaa", "quoridor"] {
        let examples = examples(game);
        let mut counts = std::collections::BTreeMap::<String, [u32; 2]>::new();
        for Example { goal, answer, .. } in &examples {
            let words: Vec<_> = goal.split([' ', '(', ')']).filter(|word| !word.is_empty()).collect();
            let has_turns = words[0] == "win" && words.len() > 1;
            let name = match words[..] {
                ["win", ..] if has_turns => "win N".into(),
                ["capture", "any", ..] => "capture any".into(),
                _ => words[0].to_owned(),
            };
            counts.entry(name).or_default()[usize::from(answer["done"] == true)] += 1;
            for missing in answer["missing"].as_array().expect("a list") {
                let code = missing["code"].as_str().expect("a code");
                assert!(text.contains(&format!("`{code}`")) || code.starts_with("unwanted-"), "{code}");
            }
        }
        assert_eq!(counts.len(), if game == "arimaa" { 17 } else { 14 }, "{counts:?}");
        assert!(counts.values().flatten().all(|&count| count >= 3), "{counts:?}");
    }
}
