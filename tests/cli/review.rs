//! Tests `keddah review`.

use serde_json::json;

use crate::program::{answers, keddah, refused, run};

/// Writes a file and returns its path.
fn file(name: &str, text: &str) -> String {
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&file, text).expect("a file");
    file.to_str().expect("a path").into()
}

fn output(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    String::from_utf8(output.stdout).expect("text")
}

const BLUNDER: &str = "[Position \"//e7a5/10 10/1\"]\n\n1. e8 a4 2. e7 a3\n";

#[test]
fn review_writes_annotated_records() {
    let text = format!("# Two games\n\n1. e2 e8 {{Symmetric.}}\n\n{BLUNDER}");
    let path = file("review.txt", &text);
    let reviewed = output(&["review", "quoridor", &path, "--nodes", "500"]);
    let games: Vec<_> = reviewed.split("\n\n").collect();
    assert!(games[0].starts_with("1. e2 {[%win 0.") && games[0].contains("Symmetric."), "{reviewed}");
    assert!(games[2].contains("2. e7 ?? {[%win ") && games[2].contains("(2. e9)"), "{reviewed}");

    // The reviewed file can be reviewed again, with the same result.
    let path = file("reviewed.txt", &reviewed);
    assert_eq!(output(&["review", "quoridor", &path, "--nodes", "500"]), reviewed);
}

#[test]
fn review_keeps_the_names_of_games() {
    let setups = "1g Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Ha2 Db2 Cc2 Md2 Ee2 Cf2 Dg2 Hh2\n\
        1s ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 ha7 db7 cc7 ed7 me7 cf7 dg7 hh7\n";
    let path = file("named.txt", &format!("game one\n{setups}2g Ee2n\n\ngame two\n{setups}2g Md2n\n"));
    let reviewed = output(&["review", "arimaa", &path, "--nodes", "200"]);
    assert!(reviewed.starts_with("game one\n1g ") && reviewed.contains("\n\ngame two\n1g "), "{reviewed}");
    let path = file("named-again.txt", &reviewed);
    let games = answers(&["review", "arimaa", &path, "--nodes", "200", "--json"]);
    let names: Vec<_> = games.iter().map(|game| &game["game"]).collect();
    assert_eq!(names, [&json!("one"), &json!("two")]);
    let turn = &games[0]["turns"][0];
    assert_eq!((&turn["ply"], &turn["turn"]), (&json!(3), &json!("Ee2n")));
}

#[test]
fn review_writes_json() {
    let path = file("review-json.txt", BLUNDER);
    let games = answers(&["review", "quoridor", &path, "--nodes", "500", "--json"]);
    assert_eq!((games.len(), &games[0]["game"], &games[0]["net"]), (1, &json!(1), &json!(null)));
    let turn = &games[0]["turns"][2];
    assert_eq!(
        (&turn["best"], &turn["line"], &turn["mark"]),
        (&json!("e9"), &json!(["e9"]), &json!("blunder"))
    );
    let loss = turn["win"].as_f64().zip(turn["winAfter"].as_f64()).map(|(win, after)| win - after);
    assert!((loss.unwrap_or_default() - turn["loss"].as_f64().unwrap_or(-1.0)).abs() < 1e-9, "{turn}");
}

#[test]
fn review_refuses_bad_records_before_it_searches() {
    let path = file("bad.txt", "1. e2 e8\n\n1. e2 e5\n");
    let message = refused(&["review", "quoridor", &path]);
    assert!(message.contains("record 2: Turn 2") && message.contains("not-adjacent"), "{message}");
    assert!(refused(&["review", "arimaa", "no such file"]).contains("no such file"));
    let status = keddah(&["review", "arimaa", &path, "--nodes", "0"]).output().expect("an end").status;
    assert_eq!(status.code(), Some(2));
    assert_eq!(output(&["review", "quoridor", &file("empty-review.txt", "")]), "");
}
