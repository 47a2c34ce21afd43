//! Tests `keddah lessons check`, with the courses of the package and with bad ones.

use std::path::Path;

use serde_json::{Value, json};

use crate::program::{lines, refused, run};

/// Checks a course that is written to a file. Returns the exit status and the lines.
fn check_text(name: &str, text: &[u8], languages: &str) -> (Option<i32>, Vec<Value>) {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&file, text).expect("a file");
    let output = run(&["lessons", "check", "--languages", languages, file.to_str().expect("a path")]);
    assert!(!String::from_utf8_lossy(&output.stderr).contains("panicked"), "{output:?}");
    (output.status.code(), lines(&output.stdout))
}

/// The codes of the faults that a course has.
fn codes(name: &str, course: &Value) -> Vec<String> {
    let (status, lines) = check_text(name, course.to_string().as_bytes(), "en,tr");
    let codes: Vec<_> = lines.iter().filter_map(|line| line["code"].as_str().map(String::from)).collect();
    assert_eq!(status, Some(i32::from(!codes.is_empty())), "{lines:?}");
    codes
}

/// A course of one stage, with a member of the stage replaced.
fn course(key: &str, value: Value) -> Value {
    let mut stage =
        json!({"id": "one", "position": "//e4e5/5 5/1", "goal": "jump", "solution": "e6", "wrong": ["d4"]});
    stage[key] = value;
    let texts = json!(["course = Jumps", "jump = Jump", "jump-one = Jump <b>now</b>.", "    .done = Good."]);
    json!({
        "$schema": "./course.schema.json", "format": 1, "game": "quoridor", "id": "jumps",
        "lessons": [{"id": "jump", "stages": [stage]}],
        "texts": {"en": texts, "tr": texts},
    })
}

#[test]
fn the_courses_of_the_package_have_no_faults() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("pkg-template/courses");
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for file in entries.map(|entry| entry.expect("an entry").path()) {
        let name = file.to_str().expect("a path");
        if name.ends_with(".schema.json") {
            continue;
        }
        let output = run(&["lessons", "check", name]);
        let lines = lines(&output.stdout);
        let faults: Vec<_> = lines.iter().filter(|line| line["code"].is_string()).collect();
        assert!(output.status.success(), "{faults:#?}");
        let last = lines.last().expect("a summary");
        assert_eq!(last["stages"], lines.len() - 1, "{last}");
    }
}

#[test]
fn a_good_course_is_proved_stage_by_stage() {
    let (status, lines) =
        check_text("good.json", course("marks", json!("e4>e6=red e5")).to_string().as_bytes(), "en,tr");
    assert_eq!((status, lines.len()), (Some(0), 2), "{lines:?}");
    assert_eq!((&lines[0]["stage"], &lines[0]["proved"]), (&json!("one"), &json!(true)));
    assert_eq!(
        (&lines[1]["lessons"], &lines[1]["stages"], &lines[1]["faults"]),
        (&json!(1), &json!(1), &json!(0))
    );
}

#[test]
fn faults_of_a_stage_are_named() {
    for (key, value, code) in [
        ("position", json!("//e4e4/5 5/1"), "position"),
        ("position", json!("nonsense"), "position"),
        ("position", json!("//e9a5/5 5/2"), "game-over"),
        ("record", json!("e2 e8"), "start"),
        ("players", json!(4), "start"),
        ("notation", json!("german"), "start"),
        ("goal", json!("fly"), "goal-word"),
        ("goal", json!("reach z9"), "goal-square"),
        ("goal", json!("from e4 and reach i9"), "goal-missed"),
        ("goal", json!("not wall"), "goal-reached"),
        ("solution", json!("d4"), "goal-missed"),
        ("solution", json!("e5"), "solution-illegal"),
        ("solution", json!("e6 e4"), "answer"),
        ("solution", json!("e6 | "), ""),
        ("solution", json!(""), "solution-missing"),
        ("solution", Value::Null, "solution-missing"),
        ("wrong", json!(["e6"]), "wrong-right"),
        ("wrong", json!(["e9"]), "wrong-illegal"),
        ("wrong", json!([" "]), "wrong-empty"),
        ("wrong", json!([{"turn": "d5", "refused": "straight-jump-possible"}]), ""),
        ("wrong", json!([{"turn": "d5", "refused": "jump-blocked"}]), "refused-otherwise"),
        ("wrong", json!([{"turn": "d4", "refused": "jump-blocked"}]), "refused-legal"),
        ("goal", Value::Null, "no-goal"),
        ("answer", json!("level 10"), ""),
        ("answer", json!("level 11"), "type"),
        ("answer", json!("friend"), "type"),
        ("marks", json!("e4e6"), "marks"),
        ("marks", json!("e4=pink"), "marks"),
        ("marks", json!("pass"), "marks"),
        ("position", json!(5), "type"),
        ("wrong", json!([{"turn": "d5"}]), "type"),
        ("stars", json!(3), "type"),
    ] {
        let found = codes("stage.json", &course(key, value.clone()));
        assert_eq!(found.first().map_or("", String::as_str), code, "{key}: {value}: {found:?}");
    }
    // The goal is reached, but only by the answer, or before the last turn.
    let mut early = course("solution", json!("e6 e4 e7"));
    early["lessons"][0]["stages"][0]["answer"] = json!("script");
    assert_eq!(codes("early.json", &early), ["solution-early"]);
    let mut answered = early;
    answered["lessons"][0]["stages"][0]["goal"] = json!("reach e7 or not ahead");
    answered["lessons"][0]["stages"][0]["position"] = json!("//e4e6/5 5/1");
    answered["lessons"][0]["stages"][0]["solution"] = json!("e5 e4");
    assert!(codes("answered.json", &answered).contains(&"solution-answer-last".into()));
}

#[test]
fn faults_of_texts_and_identifiers_are_named() {
    let texts = |lines: Value| {
        let mut course = course("id", json!("one"));
        course["texts"]["tr"] = lines;
        codes("texts.json", &course)
    };
    let all = "course = a\njump = b\njump-one = c\n    .done = d\n";
    assert_eq!(texts(json!(all)), <[String; 0]>::default());
    assert_eq!(texts(json!("course = a\njump = b\njump-one = c\n")), ["text-missing"]);
    assert_eq!(texts(json!(format!("{all}    .hint = e\n"))), ["text-surplus"]);
    assert_eq!(texts(json!(format!("{all}jump-two = e\n"))), ["text-surplus"]);
    assert_eq!(texts(json!(format!("{all}jump = e\n"))), ["text-twice"]);
    assert_eq!(texts(json!(format!("{all}= e\n"))), ["text-syntax"]);
    assert_eq!(
        texts(json!("course = { $name }\njump = { \"b\" }\njump-one = c\n    .done = d\n")),
        ["text-variable"]
    );
    assert_eq!(texts(json!(5)), ["type"]);
    assert_eq!(texts(json!(["course = a", 5])), ["type"]);
    let mut missing = course("id", json!("one"));
    missing["texts"].as_object_mut().expect("texts").remove("tr");
    assert_eq!(codes("language.json", &missing), ["language-missing"]);
    assert_eq!(check_text("language.json", missing.to_string().as_bytes(), "en").0, Some(0));
    let mut twice = course("id", json!("one"));
    let lesson = twice["lessons"][0].clone();
    twice["lessons"].as_array_mut().expect("lessons").push(lesson);
    assert_eq!(codes("twice.json", &twice), ["id-twice", "id-twice"]);
    assert_eq!(codes("id.json", &course("id", json!("One!")))[0], "id");
    let mut empty = course("id", json!("one"));
    empty["lessons"][0]["stages"] = json!([]);
    assert!(codes("empty.json", &empty).contains(&"empty".into()));
}

#[test]
fn faults_of_a_file_are_named() {
    for (text, code, part) in [
        ("", "json", "line 1"),
        ("nonsense", "json", "line 1"),
        ("[]", "type", "expected struct Course"),
        ("{}", "type", "missing field"),
        (r#"{"format": 2, "new": true}"#, "format", "not 2"),
        (r#"{"format": 1, "game": 5}"#, "type", "At game: "),
        (r#"{"format": 1, "game": "go", "id": "a", "lessons": {}, "texts": {}}"#, "type", "At lessons: "),
    ] {
        let (status, lines) = check_text("file.json", text.as_bytes(), "en");
        assert_eq!((status, &lines[0]["code"]), (Some(1), &json!(code)), "{text}: {lines:?}");
        assert!(lines[0]["message"].as_str().expect("words").contains(part), "{lines:?}");
    }
    assert_eq!(check_text("bytes.json", b"\xff\xfe\x00", "en").1[0]["code"], "json");
    let mut unknown = course("id", json!("one"));
    unknown["game"] = json!("chess");
    assert_eq!(codes("game.json", &unknown), ["game"]);
    let mut many = course("id", json!("one"));
    let stages = (0..1001).map(|number| json!({"id": format!("s{number}")})).collect();
    many["lessons"][0]["stages"] = Value::Array(stages);
    assert_eq!(codes("many.json", &many), ["too-many-stages"]);
    many["lessons"][0]["stages"].as_array_mut().expect("stages").pop();
    let few = codes("thousand.json", &many);
    assert!(few.contains(&"text-missing".into()) && !few.contains(&"too-many-stages".into()));
    let mut large = course("id", json!("one"));
    large["$schema"] = json!("x".repeat(1_000_000));
    assert_eq!(codes("large.json", &large), ["too-large"]);
    assert!(refused(&["lessons", "check", "no-such-file.json"]).contains("cannot read"));
    refused(&["lessons", "check"]);
}
