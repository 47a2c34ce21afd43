//! Tests `keddah match`: built-in engines, engines over a protocol, resuming, forfeits, errors.

use std::process::{Command, Output, Stdio};

use serde_json::Value;

use crate::temporary::Temporary;

const PROGRAM: &str = env!("CARGO_BIN_EXE_keddah");

fn run(arguments: &[&str]) -> Output {
    Command::new(PROGRAM)
        .arg("match")
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .expect("the program runs")
}

fn summary(arguments: &[&str]) -> Value {
    let output = run(arguments);
    assert!(output.status.success(), "{arguments:?}: {output:?}");
    serde_json::from_slice(&output.stdout).expect("a line of JSON")
}

/// Removes the time from a summary.
fn timeless(mut summary: Value) -> Value {
    summary.as_object_mut().expect("an object").remove("seconds");
    summary
}

#[test]
fn a_match_is_logged_resumed_and_recorded() {
    let (log, records) = (Temporary::absent("log"), Temporary::absent("records"));
    let ask = |games: &str, more: &[&str]| {
        let base = ["quoridor", "--first", "nodes=400", "--second", "level=1", "--games", games];
        timeless(summary(&[&base[..], more].concat()))
    };
    let whole = ask("6", &["--concurrency", "2"]);
    assert_eq!(whole["games"], 6);
    assert!(whole["score"].as_f64().expect("a number") > 0.5, "{whole}");
    ask("3", &["--resume", log.path(), "--records", records.path()]);
    // An incomplete last line.
    std::fs::write(log.path(), log.text() + "{\"number\":3,").expect("the log");
    assert_eq!(ask("6", &["--resume", log.path(), "--records", records.path()]), whole);
    assert_eq!(log.text().lines().count(), 7);
    // No game is left to play.
    assert_eq!(ask("6", &["--resume", log.path()]), whole);
    let replayed =
        Command::new(PROGRAM).args(["replay", "quoridor", records.path()]).output().expect("a run");
    let answers: Vec<Value> = replayed
        .stdout
        .split(|&byte| byte == b'\n')
        .filter_map(|line| serde_json::from_slice(line).ok())
        .collect();
    assert_eq!(answers.len(), 6);
    let won = answers.iter().filter(|answer| answer["status"]["kind"] == "won").count();
    assert_eq!(won as u64 + whole["undecided"].as_u64().expect("a number"), 6, "{answers:?}");
    let other = ["quoridor", "--first", "nodes=500", "--second", "level=1", "--resume", log.path()];
    assert_eq!(run(&other).status.code(), Some(2));
}

#[test]
fn the_logs_of_all_shares_are_the_log_of_the_match() {
    let base = ["quoridor", "--first", "nodes=60", "--second", "nodes=50", "--games", "7"];
    let ask = |more: &[&str]| timeless(summary(&[&base[..], more].concat()));
    let whole = ask(&[]);
    let (first, second) = (Temporary::absent("share-1"), Temporary::absent("share-2"));
    // Openings 0 and 2, and openings 1 and 3, which has one game.
    assert_eq!(ask(&["--share", "1/2", "--resume", first.path()])["games"], 4);
    assert_eq!(ask(&["--share", "2/2", "--resume", second.path()])["games"], 3);
    let games: String = second.text().split_inclusive('\n').skip(1).collect();
    std::fs::write(first.path(), first.text() + &games).expect("the log");
    assert_eq!(ask(&["--resume", first.path()]), whole);
    for wrong in ["0/2", "3/2", "1", "1/0"] {
        assert_eq!(run(&[&base[..], &["--share", wrong]].concat()).status.code(), Some(2), "{wrong}");
    }
}

#[test]
fn an_engine_over_a_protocol_plays_like_the_built_in_one() {
    for (game, protocol, setting) in
        [("arimaa", "aei", "nodes=300"), ("quoridor", "qtp", "kata-set-param nodes 300")]
    {
        let engine = format!("{protocol}:\"{PROGRAM}\" {protocol}");
        let base = [game, "--games", "2", "--second", "nodes=100", "--max-turns", "60"];
        let play = |more: &[&str]| {
            let mut summary = timeless(summary(&[&base[..], more].concat()));
            summary.as_object_mut().expect("an object").remove("first");
            summary
        };
        // Games 0 and 1 use the seed of the specification.
        let by_protocol = play(&["--first", &engine, "--first-set", setting]);
        assert_eq!(by_protocol["forfeits"], serde_json::json!([0, 0]));
        assert_eq!(by_protocol, play(&["--first", "nodes=300"]), "{game}");
    }
}

#[test]
fn long_games_are_undecided_and_openings_are_read_from_a_file() {
    let file = Temporary::new("openings", "1. e2 e8 2. e3 e7\n\n1. e2 e8 2. d3h e7 3. e3 e6\n");
    let records = Temporary::absent("undecided");
    let result = summary(&[
        "quoridor",
        "--first",
        "nodes=50",
        "--second",
        "nodes=50",
        "--games",
        "4",
        "--openings",
        file.path(),
        "--opening-turns",
        "3",
        "--max-turns",
        "5",
        "--records",
        records.path(),
    ]);
    assert_eq!(
        (&result["undecided"], &result["score"], &result["elo"]),
        (&4.into(), &0.5.into(), &0.0.into())
    );
    assert_eq!(result["reasons"]["undecided"], 4);
    assert_eq!(result["meanTurns"], 5.0);
    let records = records.text();
    assert_eq!(records.matches("[Adjudication \"undecided\"]").count(), 4);
    assert_eq!(
        (records.matches("1. e2 e8 2. e3 ").count(), records.matches("1. e2 e8 2. d3h ").count()),
        (2, 2)
    );
}

#[test]
fn a_sequential_test_ends_a_match() {
    let result = summary(&["quoridor", "--first", "nodes=1000", "--second", "level=1", "--sprt", "-100,200"]);
    assert_eq!(result["sprt"]["verdict"], "accepted");
    assert!(result["games"].as_u64().expect("a number") < 60, "{result}");
}

#[cfg(unix)]
#[test]
fn failing_engines_forfeit_their_games() {
    // Engines that exit, answer nonsense, or do not answer.
    let quits = "aei:printf 'protocol-version 1\\naeiok\\nreadyok\\nreadyok\\n'; sleep 0.2; exit";
    let nonsense = "qtp:while read line; do case $line in genmove*) printf '= e99\\n\\n';; *) printf '=\\n\\n';; esac; done";
    let silent = "qtp:while read line; do case $line in genmove*) sleep 5;; *) printf '=\\n\\n';; esac; done";
    for (game, engine, reason, time) in [
        ("arimaa", quits, "illegal", "5000"),
        ("quoridor", nonsense, "illegal", "5000"),
        ("quoridor", silent, "time", "100"),
    ] {
        let engine =
            engine.replacen(':', ":sh -c '", 1).replace("printf '", "printf \"").replace("\\n'", "\\n\"")
                + "'";
        let result = summary(&[
            game,
            "--first",
            "nodes=100",
            "--second",
            &engine,
            "--games",
            "2",
            "--time",
            time,
            "--grace",
            "100",
        ]);
        assert_eq!(
            (&result["wins"], &result["reasons"][reason]),
            (&2.into(), &2.into()),
            "{engine}: {result}"
        );
        assert_eq!(result["forfeits"], serde_json::json!([0, 2]));
    }
}

/// The engine exits when it receives the opponent's move, and writes a byte that is not UTF-8.
#[cfg(unix)]
#[test]
fn an_engine_that_exits_on_the_opponents_turn_loses_only_that_game() {
    let text = "printf '\\361\\n'\nwhile read l; do case $l in genmove*) printf '= e8\\n\\n';; play*) exit 3;; *) printf '=\\n\\n';; esac; done";
    let script = Temporary::new("ends", text);
    let engine = format!("qtp:sh {}", script.path());
    let base = ["quoridor", "--first", &engine, "--second", "nodes=50", "--games", "4"];
    let result = summary(&[&base[..], &["--random-turns", "0"]].concat());
    assert_eq!((&result["losses"], &result["reasons"]["illegal"]), (&4.into(), &4.into()), "{result}");
    assert_eq!(result["forfeits"], serde_json::json!([4, 0]));
}

#[test]
fn invalid_arguments_are_reported() {
    let no_log = Temporary::new("nolog", "1. e2 e8\n");
    let from_position = Temporary::new("position", "[Position \"//e1e9/10 10/2\"]\n\n1. e8\n");
    let openings = from_position.path();
    let own = |protocol: &str| format!("{protocol}:\"{PROGRAM}\" {protocol}");
    let (aei, qtp) = (own("aei"), own("qtp"));
    for (game, wrong, why) in [
        ("quoridor", vec!["--first", &qtp, "--second", "level=1", "--openings", openings], "from a position"),
        (
            "quoridor",
            vec!["--first", &qtp, "--second", "level=1", "--first-set", "nodes 5"],
            "unknown command",
        ),
        (
            "arimaa",
            vec!["--first", &aei, "--second", "level=1", "--first-set", "nodse=50"],
            "unknown option \"nodse\"",
        ),
        (
            "arimaa",
            vec!["--first", &aei, "--second", "level=1", "--first-set", "level=99"],
            "expects a level",
        ),
    ] {
        let output = run(&[&[game][..], &wrong].concat());
        assert_eq!(output.status.code(), Some(2), "{wrong:?}: {output:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains(why), "{output:?}");
    }
    let level = |more: &[&'static str]| [&["--first", "level=1", "--second", "level=1"], more].concat();
    for (game, wrong, why) in [
        ("quoridor", vec!["--first", "level=11", "--second", "level=1"], "level must be 1 to 10"),
        ("quoridor", vec!["--first", "nodes=0", "--second", "level=1"], "nodes must be at least 1"),
        ("quoridor", vec!["--first", "qtp:", "--second", "level=1"], "a command line is missing"),
        ("quoridor", vec!["--first", "aei:x", "--second", "level=1"], "Quoridor engines QTP"),
        ("arimaa", vec!["--first", "level=1"], "--second"),
        ("arimaa", level(&["--openings", "/nowhere"]), "/nowhere: "),
        ("arimaa", level(&["--sprt", "5,0"]), "the smaller first"),
        ("arimaa", level(&["--sprt", "0,5", "--alpha", "2"]), "between 0 and 0.5"),
        ("arimaa", level(&["--games", "0"]), "--games"),
        ("arimaa", level(&["--time", "0"]), "--time"),
        ("arimaa", level(&["--random-turns", "3000"]), "games are over before 3000 random turns"),
        ("quoridor", level(&["--random-turns", "400"]), "games are over before 400 random turns"),
    ] {
        let output = run(&[&[game][..], &wrong].concat());
        assert_eq!(output.status.code(), Some(2), "{wrong:?}: {output:?}");
        assert!(output.stdout.is_empty(), "{output:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains(why), "{output:?}");
    }
    let output = run(&["quoridor", "--first", "level=1", "--second", "level=1", "--resume", no_log.path()]);
    assert!(String::from_utf8_lossy(&output.stderr).contains("this is not the log of a match"), "{output:?}");
    if cfg!(unix) {
        let output =
            run(&["quoridor", "--first", "qtp:sh -c 'echo no net >&2; exit 3'", "--second", "level=1"]);
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(error.contains("the engine exited (exit status: 3): no net"), "{error}");
        assert_eq!(output.status.code(), Some(2));
    }
}
