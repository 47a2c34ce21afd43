//! Tests the commands of `keddah` for Arimaa, except `match`.

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use crate::program::{answer, check_lines, check_one, keddah, refused, replay_text};
use crate::temporary::Temporary;
use serde_json::{Value, json};

const OPENING: &str = "g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]";
const GOLD_SETUP: &str = "Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2";
const SILVER_SETUP: &str = "ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 da7 hb7 cc7 ed7 me7 cf7 hg7 dh7";

fn check_bytes(input: &[u8]) -> Vec<Value> {
    check_lines("arimaa", input)
}

fn check(question: &Value) -> Value {
    check_one("arimaa", question)
}

#[test]
fn perft_starts_from_the_default_position() {
    let mut answer = answer(&["perft", "arimaa", "--depth", "4"]);
    assert!(answer["seconds"].as_f64().is_some_and(|seconds| seconds >= 0.0));
    answer.as_object_mut().expect("an object").remove("seconds");
    assert_eq!(answer, json!({"perft": [8, 100, 1408, 22370]}));
}

#[test]
fn perft_counts_steps_and_turns_of_a_position() {
    for line in include_str!("../data/arimaa/perft.txt").lines().filter(|line| line.starts_with(['g', 's'])) {
        let fields: Vec<&str> = line.split(';').collect();
        let wanted = |field: &str| -> Vec<u64> {
            field.split_whitespace().skip(1).map(|n| n.parse().expect("a number")).collect()
        };
        let position = fields[0].trim_end();
        let steps = answer(&["perft", "arimaa", "--position", position, "--depth", "3"]);
        assert_eq!(steps["perft"], json!(wanted(fields[1])[..3]), "{position}");
        let turns = answer(&["perft", "arimaa", "--position", position, "--depth", "3", "--turns"]);
        assert_eq!(turns["turns"], json!(wanted(fields[2])[..3]), "{position}");
        assert_eq!(turns["perft"], Value::Null);
    }
}

#[test]
fn perft_divides_its_count_by_first_step() {
    let answer = answer(&["perft", "arimaa", "--depth", "3", "--divide"]);
    let parts = answer["divide"].as_object().expect("an object");
    assert_eq!(parts.len(), 8);
    assert!(parts.contains_key("Da2n"));
    assert_eq!(parts.values().filter_map(Value::as_u64).sum::<u64>(), 1408);
    assert_eq!(answer["perft"], json!([8, 100, 1408]));
}

#[test]
fn perft_refuses_invalid_arguments() {
    for arguments in [
        &["perft", "arimaa"][..],
        &["perft", "arimaa", "--depth", "0"],
        &["perft", "arimaa", "--depth", "5"],
        &["perft", "arimaa", "--depth", "x"],
        &["perft", "arimaa", "--depth", "1", "--divide", "--turns"],
        &["perft", "arimaa", "--depth", "1", "--position", ""],
        &["perft", "arimaa", "--depth", "1", "--position", "g [ä"],
        &["perft", "chess", "--depth", "1"],
        &["perft"],
        &["perf", "arimaa"],
        &[],
    ] {
        refused(arguments);
    }
    let faulty = format!("g [E E{}]", " ".repeat(61));
    assert!(refused(&["perft", "arimaa", "--depth", "1", "--position", &faulty]).contains("(too-many)"));
}

#[test]
fn check_prints_the_result_of_a_legal_turn() {
    assert_eq!(
        check(&json!({"position": OPENING, "move": " Ee2n  Ee3n "})),
        json!({
            "legal": true,
            "move": "Ee2n Ee3n",
            "position": "s [rrrrrrrrdhcemchd                    E           DHCM CHDRRRRRRRR]",
            "status": {"kind": "playing", "toMove": "silver"},
            "occurrences": 1,
        })
    );
}

#[test]
fn check_starts_from_the_empty_board() {
    let setup = check(&json!({"move": GOLD_SETUP}));
    assert_eq!((&setup["legal"], &setup["move"]), (&json!(true), &json!(GOLD_SETUP)));
    assert_eq!(setup["status"], json!({"kind": "playing", "toMove": "silver"}));
    let history = json!([GOLD_SETUP, SILVER_SETUP, "Ee2n"]);
    let answer = check(&json!({"history": history, "move": "ed7s"}));
    assert_eq!((&answer["legal"], answer["status"]["toMove"].as_str()), (&json!(true), Some("gold")));
    assert_eq!(check(&json!({"move": "Ee2n"}))["code"], "setup-expected");
    assert_eq!(check(&json!({"history": [GOLD_SETUP], "move": "Ee2n"}))["code"], "setup-expected");
}

#[test]
fn check_adds_captures_to_a_turn() {
    // The horse on d6 is pushed into the trap c6.
    let position =
        format!("s [{}H{}e{}r{}R  ]", " ".repeat(19), " ".repeat(7), " ".repeat(24), " ".repeat(8));
    let answer = check(&json!({"position": position, "move": "Hd6w ed5n"}));
    assert_eq!(answer["move"], "Hd6w Hc6x ed5n", "{answer}");
    assert_eq!(check(&json!({"position": position, "move": "Hd6w Hc6x ed5n"}))["legal"], true);
    let wrong = check(&json!({"position": position, "move": "Hd6w Rc6x ed5n"}));
    assert_eq!((&wrong["legal"], &wrong["code"]), (&json!(false), &json!("wrong-capture")));
}

#[test]
fn check_prints_the_winner() {
    let position = format!("g [{}R{}r{}]", " ".repeat(8), " ".repeat(23), " ".repeat(31));
    let answer = check(&json!({"position": position, "move": "Ra7n"}));
    assert_eq!(answer["status"], json!({"kind": "won", "winner": "gold", "reason": "goal"}));
    let over = check(&json!({"position": position, "history": ["Ra7n"], "move": "ra4e"}));
    assert_eq!((&over["legal"], &over["code"]), (&json!(false), &json!("game-over")));
    let later = check(&json!({"position": position, "history": ["Ra7n", "ra4e"], "move": "Ra8e"}));
    assert_eq!((&later["error"]["code"], &later["error"]["index"]), (&json!("game-over"), &json!(1)));
}

#[test]
fn check_prints_the_reason_of_a_refusal() {
    for (turn, code, squares) in [
        ("Ra2s", "wrong-piece", json!(["a2"])),
        ("Da2s", "occupied", json!(["a1"])),
        ("Ra3n", "no-piece", json!(["a3"])),
        ("ra8e", "occupied", json!(["b8"])),
        ("Ee2n Ee3s", "unchanged", json!([])),
        ("Ee2n Ee3n Ee4n Ee5n Da2n", "no-steps-left", json!(["a2"])),
        ("Dh2e", "off-board", json!(["h2"])),
        ("dh7s", "not-your-piece", json!(["h7"])),
        ("Ra3", "setup-over", json!(["a3"])),
    ] {
        let answer = check(&json!({"position": OPENING, "move": turn}));
        assert_eq!(answer["legal"], false, "{turn}");
        assert_eq!((&answer["code"], &answer["squares"]), (&json!(code), &squares), "{turn}");
        assert!(answer["message"].as_str().is_some_and(|message| message.ends_with('.')), "{turn}");
        assert_eq!(answer.get("at"), None, "{turn}");
    }
}

#[test]
fn check_prints_the_offset_of_an_unreadable_turn() {
    for (turn, at) in
        [("", 0), (" ", 0), ("Ee2", 0), ("Ee2q", 3), ("Ee2n Ee9n", 7), ("ä", 0), ("Ee2n  ¿", 6), ("Ee2nn", 4)]
    {
        let answer = check(&json!({"position": OPENING, "move": turn}));
        // A placement is readable, but setup is over.
        let code = if turn == "Ee2" { "setup-over" } else { "notation" };
        assert_eq!((&answer["legal"], &answer["code"]), (&json!(false), &json!(code)), "{turn}: {answer}");
        if code == "notation" {
            assert_eq!(answer["at"], at, "{turn}");
        }
    }
}

#[test]
fn check_counts_repetitions() {
    let dance = ["Ee2n", "ed7s", "Ee3s", "ed6n"];
    let mut history: Vec<&str> = dance[..3].to_vec();
    let second = check(&json!({"position": OPENING, "history": history, "move": "ed6n"}));
    assert_eq!((&second["legal"], &second["occurrences"]), (&json!(true), &json!(2)));
    history.push("ed6n");
    history.extend(&dance[..3]);
    let third = check(&json!({"position": OPENING, "history": history, "move": "ed6n"}));
    assert_eq!((&third["code"], &third["turns"]), (&json!("third-repetition"), &json!(["start", "3s"])));
}

#[test]
fn check_answers_every_line_even_after_errors() {
    let good = json!({"position": OPENING, "move": "Ee2n"}).to_string();
    let long = format!("{}1", "[".repeat(100_000));
    let deep = format!(r#"{{"move":{}}}"#, "[".repeat(1000));
    let cases: Vec<(&[u8], &str)> = vec![
        (b"nonsense", "json"),
        (b"{", "json"),
        (b"\"", "json"),
        (b"{\"move\":\"Ee2n\"} x", "json"),
        (b"{\"move\":\"Ee2n\"", "json"),
        (b"{'move':'Ee2n'}", "json"),
        (b"\xff\xfe", "json"),
        (b"{\"move\":\"\xff\"}", "json"),
        (b"\0", "json"),
        (long.as_bytes(), "json"),
        (deep.as_bytes(), "json"),
        (b"null", "type"),
        (b"true", "type"),
        (b"1e999", "json"),
        (b"12", "type"),
        (b"[]", "type"),
        (b"\"Ee2n\"", "type"),
        (b"{}", "type"),
        (b"{\"move\":null}", "type"),
        (b"{\"move\":[\"Ee2n\"]}", "type"),
        (b"{\"move\":\"Ee2n\",\"history\":\"Ee2n\"}", "type"),
        (b"{\"move\":\"Ee2n\",\"history\":{}}", "type"),
        (b"{\"move\":\"Ee2n\",\"position\":5}", "type"),
        (b"{\"move\":\"Ee2n\",\"position\":\"\"}", "notation"),
        (b"{\"move\":\"Ee2n\",\"position\":\"1g Ra1\"}", "notation"),
    ];
    let mut input = Vec::new();
    for (line, _) in &cases {
        for line in [line, good.as_bytes(), b"", b"  \t\r"] {
            input.extend_from_slice(line);
            input.push(b'\n');
        }
    }
    // The last line of the input needs no line break.
    input.extend_from_slice(good.as_bytes());
    let answers = check_bytes(&input);
    assert_eq!(answers.len(), cases.len() * 2 + 1);
    for (pair, (line, code)) in answers.chunks(2).zip(&cases) {
        let line = String::from_utf8_lossy(&line[..line.len().min(50)]);
        assert_eq!(pair[0]["error"]["code"], *code, "{line}: {}", pair[0]);
        assert!(pair[0]["error"]["message"].is_string());
        assert_eq!(pair[1]["legal"], true, "after {line}");
    }
    assert_eq!(answers.last().expect("a last")["legal"], true);
}

#[test]
fn check_names_the_illegal_turn_of_the_history() {
    let ask = |history: Value| {
        check(&json!({"position": OPENING, "history": history, "move": "Ee2n"}))["error"].clone()
    };
    let unreadable = ask(json!(["Ee2n", "ed7s", "Ee3q"]));
    assert_eq!(
        (&unreadable["code"], &unreadable["index"], &unreadable["at"]),
        (&json!("notation"), &json!(2), &json!(3))
    );
    let illegal = ask(json!(["Ee2n", "Ee3n"]));
    assert_eq!((&illegal["index"], illegal["code"].is_string(), illegal.get("at")), (&json!(1), true, None));
    let typed = ask(json!(["Ee2n", 7]));
    assert_eq!((&typed["code"], &typed["index"]), (&json!("type"), &json!(1)));
    assert_eq!(ask(json!([null]))["index"], 0);
}

#[test]
fn check_lists_all_faults_of_a_position() {
    let position = format!("g [EE{}C{}MM{}]", " ".repeat(16), " ".repeat(10), " ".repeat(33));
    let error = check(&json!({"position": position, "move": "Ea8s"}))["error"].clone();
    let codes: Vec<_> =
        error["faults"].as_array().expect("faults").iter().map(|f| f["code"].clone()).collect();
    assert_eq!(codes, ["too-many", "too-many", "unsupported-on-trap"]);
    assert_eq!(error["code"], "too-many");
    assert!(error["squares"].as_array().expect("squares").contains(&json!("c6")));
    let unreadable = check(&json!({"position": "g [   ", "move": "Ea8s"}));
    assert_eq!((&unreadable["error"]["code"], &unreadable["error"]["at"]), (&json!("notation"), &json!(6)));
}

#[test]
fn check_reads_a_position_as_a_drawing() {
    let drawing = "12w\n +-----------------+\n8| r . . . . . . . |\n7| . . . . . . . . |\n6| . . x . . X . . |\n\
                   5| . . . . . . . . |\n4| . . . . . . . . |\n3| . . x . .   . . |\n2| . . . . . . . . |\n\
                   1| E . . . . . . R |\n +-----------------+\n   a b c d e f g h\n";
    let answer = check(&json!({"position": drawing, "move": "Ea1n"}));
    assert_eq!(answer["legal"], true, "{answer}");
}

#[test]
fn check_answers_each_line_before_the_input_ends() {
    let mut child =
        keddah(&["check", "arimaa"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("a child");
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
    for _ in 0..3 {
        writeln!(stdin, "{}", json!({"position": OPENING, "move": "Ee2n"})).expect("read");
        let mut line = String::new();
        stdout.read_line(&mut line).expect("an answer");
        assert!(line.contains("\"legal\":true"), "{line}");
    }
    drop(stdin);
    assert!(child.wait().expect("an end").success());
}

#[test]
fn check_ends_silently_when_its_output_is_closed() {
    let mut child = keddah(&["check", "arimaa"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("a child");
    let mut stdin = child.stdin.take().expect("a pipe");
    drop(child.stdout.take());
    for _ in 0..10_000 {
        if writeln!(stdin, "{}", json!({"position": OPENING, "move": "Ee2n"})).is_err() {
            break;
        }
    }
    drop(stdin);
    let output = child.wait_with_output().expect("an end");
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}

fn replay(name: &str, text: &[u8]) -> Vec<Value> {
    replay_text("arimaa", name, text)
}

#[test]
fn replay_reads_any_number_of_records() {
    let setups = format!("1g {GOLD_SETUP}\n1s {SILVER_SETUP}\n");
    let text = format!(
        "# A collection\n\ngame 17 result=g\n{setups}2g Ee2n Ee3n\n\n{setups}2g Ee2n\n2s ed7n\n\n\
         [Event \"x\"]\n[Result \"gold\"]\n[Termination \"time\"]\n\n{setups}\n\
         [Position \"{OPENING}\"]\n\n2g Ee2n\n\nnonsense\n\n1w {GOLD_SETUP}\n1b\n"
    );
    let games = replay("several.txt", text.as_bytes());
    assert_eq!(games.len(), 6, "{games:?}");
    let playing = |to_move: &str| json!({"kind": "playing", "toMove": to_move});
    assert_eq!(games[0], json!({"game": "17", "turns": 3, "status": playing("silver")}));
    let error = &games[1]["error"];
    assert_eq!(
        (&games[1]["game"], &error["code"], &error["turn"]),
        (&json!(2), &json!("occupied"), &json!("2s"))
    );
    assert!(error["message"].is_string());
    let won = json!({"kind": "won", "winner": "gold", "reason": "time"});
    assert_eq!(games[2], json!({"game": 3, "turns": 2, "status": won}));
    assert_eq!(games[3], json!({"game": 4, "turns": 1, "status": playing("silver")}));
    assert_eq!(games[4]["error"]["code"], "notation");
    assert_eq!(games[5], json!({"game": 6, "turns": 1, "status": playing("silver")}));
}

#[test]
fn replay_survives_any_bytes() {
    assert_eq!(replay("empty.txt", b""), [] as [Value; 0]);
    assert_eq!(replay("remarks.txt", b"# nothing\n\n#\n"), [] as [Value; 0]);
    let mut bytes = b"\xff\xfe\0\x80\n\n\xef\xbb\xbf1g \xc3\n\n".to_vec();
    bytes.extend(format!("1g {GOLD_SETUP}\n").bytes());
    let games = replay("bytes.txt", &bytes);
    assert_eq!(games.len(), 3, "{games:?}");
    assert!(games[0]["error"].is_object() && games[1]["error"].is_object());
    assert_eq!(games[2]["turns"], 1);
    let marked = format!("\u{feff}1g {GOLD_SETUP}\r\n");
    assert_eq!(replay("marked.txt", marked.as_bytes())[0]["turns"], 1);
}

#[test]
fn replay_refuses_missing_files_and_folders() {
    assert!(refused(&["replay", "arimaa", "no such file"]).contains("no such file"));
    refused(&["replay", "arimaa", env!("CARGO_TARGET_TMPDIR")]);
    refused(&["replay", "arimaa"]);
}

fn bestmove(arguments: &[&str]) -> Value {
    answer(&[&["bestmove", "arimaa"][..], arguments].concat())
}

fn without_time(mut answer: Value) -> Value {
    assert!(answer["timeMs"].as_f64().is_some_and(|ms| ms >= 0.0));
    answer.as_object_mut().expect("an object").remove("timeMs");
    answer
}

#[test]
fn bestmove_prints_a_legal_turn_deterministically() {
    let ask = || without_time(bestmove(&["--position", OPENING, "--nodes", "3000", "--seed", "7"]));
    let found = ask();
    assert_eq!(found, ask());
    let best = found["best"].as_str().expect("a turn");
    assert_eq!(check(&json!({"position": OPENING, "move": best}))["move"], best);
    assert_eq!(found["lines"][0]["moves"][0], best);
    assert_eq!(found["lines"][0]["score"], found["score"]);
    assert!(found["score"]["win"].as_f64().is_some_and(|win| (0.0..=1.0).contains(&win)));
    assert!(found["nodes"].as_u64().is_some_and(|nodes| nodes > 0) && found["stopped"].is_boolean());
}

#[test]
fn bestmove_chooses_setups() {
    let gold = bestmove(&[]);
    assert_eq!(check(&json!({"move": gold["best"]}))["legal"], true);
    let silver = bestmove(&["--moves", GOLD_SETUP, "--level", "1", "--seed", "5"]);
    assert_eq!(check(&json!({"history": [GOLD_SETUP], "move": silver["best"]}))["legal"], true);
}

#[test]
fn bestmove_reads_moves_in_several_forms() {
    let numbered = format!("1g {GOLD_SETUP} 1s {SILVER_SETUP} 2g Ee2n Ee3n 2s ed7s");
    let separate = format!("{GOLD_SETUP}, {SILVER_SETUP}; Ee2n Ee3n\ned7s");
    for moves in [&numbered, &separate] {
        let found = bestmove(&["--moves", moves, "--level", "1"]);
        let history = json!([GOLD_SETUP, SILVER_SETUP, "Ee2n Ee3n", "ed7s"]);
        assert_eq!(check(&json!({"history": history, "move": found["best"]}))["legal"], true, "{found}");
    }
    let found = bestmove(&["--position", OPENING, "--moves", "2g Ee2n", "--nodes", "500", "--lines", "3"]);
    let lines = found["lines"].as_array().expect("lines");
    assert_eq!(lines.len(), 3);
    for line in lines {
        let turn = &line["moves"][0];
        assert_eq!(check(&json!({"position": OPENING, "history": ["Ee2n"], "move": turn}))["legal"], true);
    }
}

#[test]
fn bestmove_finds_a_goal() {
    let position = format!("g [r{}R{}]", " ".repeat(14), " ".repeat(48));
    let found = bestmove(&["--position", &position, "--nodes", "2000"]);
    let answer = check(&json!({"position": position, "move": found["best"]}));
    assert_eq!(answer["status"]["reason"], "goal", "{found}");
    assert_eq!(found["score"]["win"], 1.0);
}

#[test]
fn bestmove_searches_to_a_depth_and_among_given_turns() {
    let deep = |depth| bestmove(&["--position", OPENING, "--depth", depth])["nodes"].as_u64();
    assert!(deep("2") < deep("6"));
    let turns = ["--search-turns", "Da2n,Ee2n Ee3n", "--lines", "3"];
    let found = bestmove(&[&["--position", OPENING][..], &turns].concat());
    let lines = found["lines"].as_array().expect("lines");
    let mut first: Vec<_> = lines.iter().map(|line| line["moves"][0].as_str().expect("a turn")).collect();
    first.sort_unstable();
    assert_eq!(first, ["Da2n", "Ee2n Ee3n"]);
    let refused = refused(&["bestmove", "arimaa", "--position", OPENING, "--search-turns", "Da2n,Mb2n"]);
    assert!(refused.contains("turn 2") && refused.contains("(wrong-piece)"), "{refused}");
}

#[test]
fn bestmove_respects_its_time_limit() {
    let found = bestmove(&["--position", OPENING, "--time", "50"]);
    assert!(found["timeMs"].as_f64().is_some_and(|ms| ms > 0.0) && found["best"].is_string());
}

#[test]
fn bestmove_refuses_invalid_arguments_and_finished_games() {
    for arguments in [
        &["--level", "0"][..],
        &["--level", "11"],
        &["--lines", "0"],
        &["--depth", "0"],
        &["--depth", "97"],
        &["--nodes", "-1"],
        &["--nodes", "0"],
        &["--nodes", "9007199254740992"],
        &["--seed", "9007199254740992"],
        &["--time", "soon"],
        &["--position", "g"],
        &["--moves", "Ee2n"],
        &["--position", OPENING, "--moves", "Ee2n Ee2n"],
        &["--position", OPENING, "--moves", "Ee2n ¿"],
    ] {
        refused(&[&["bestmove", "arimaa"][..], arguments].concat());
    }
    let over = format!("g [{}r{}R]", " ".repeat(56), " ".repeat(6));
    assert!(refused(&["bestmove", "arimaa", "--position", &over]).contains("(game-over)"));
}

#[test]
fn bench_prints_the_same_fingerprint_each_time() {
    let bench = || answer(&["bench", "--nodes", "300"]);
    let (first, second) = (bench(), bench());
    assert_eq!(first["fingerprint"], second["fingerprint"]);
    assert!(first["fingerprint"].as_u64().is_some_and(|number| number > 0 && number < 1 << 53));
    assert!(first["nodes"].is_u64() && first["nps"].is_u64() && first["seconds"].is_f64());
    for game in ["arimaa", "quoridor"] {
        assert_eq!(first[game]["fingerprint"], second[game]["fingerprint"]);
        assert_ne!(first[game]["fingerprint"], first["fingerprint"]);
    }
    assert_eq!(
        first["nodes"].as_u64(),
        Some(first["arimaa"]["nodes"].as_u64().unwrap() + first["quoridor"]["nodes"].as_u64().unwrap())
    );
    assert_ne!(answer(&["bench", "--nodes", "400"])["fingerprint"], first["fingerprint"]);
}

#[test]
fn bench_places_the_turns_of_games_among_all_turns() {
    let before = "2g Ee2n Ee3n Ee4n\n2s ed7s ed6s\n3g Hb2n Hb3n\n3s hg7s hg6s\n\
                  4g Hg2n Hg3n\n4s hb7s hb6s\n5g Cc2n Cf2n";
    // The tenth turn is 5s. The elephant goes on, or it goes home.
    for (last, part) in [("ed5s ed4s", 1.0), ("ed5n ed6n", 0.0)] {
        let text = format!("1g {GOLD_SETUP}\n1s {SILVER_SETUP}\n{before}\n5s {last}\n");
        let file = Temporary::new("played-turns.txt", &text);
        let answer = answer(&["bench", "--nodes", "400", "--explain", "--games", file.path()]);
        let place = json!({ "turns": 1, "first1Percent": part, "first5Percent": part });
        assert_eq!(answer["arimaa"]["playedTurns"], place, "{last}");
        assert!(answer["playedTurns"].is_null(), "it is said of the game");
        assert!(answer["quoridor"]["playedTurns"].is_null(), "one action per turn");
    }
    let message = refused(&["bench", "--nodes", "400", "--explain", "--games", "no-such-file"]);
    assert!(message.contains("cannot read no-such-file"), "{message}");
    let none = Temporary::new("played-turns.txt", "1. e2 e8\n");
    let message = refused(&["bench", "--nodes", "400", "--explain", "--games", none.path()]);
    assert!(message.contains("has no game with a tenth turn"), "{message}");
}

#[test]
fn bench_explains_how_deep_root_turns_were_searched() {
    let explained = answer(&["bench", "--nodes", "60000", "--explain"]);
    let depths = explained["arimaa"]["rootTurns"].as_array().expect("depths");
    let number = |depth: &serde_json::Value, name: &str| depth[name].as_u64().expect("a number");
    // Every listed turn has a static value, and few are searched deeper.
    assert_eq!(number(&depths[0], "depth"), 0);
    let turns: Vec<u64> = depths.iter().map(|depth| number(depth, "turns")).collect();
    assert!(depths.len() > 4 && turns.is_sorted_by(|shallow, deep| shallow >= deep), "{turns:?}");
    assert!(turns[0] > 50_000 && (1..5000).contains(&turns[4]), "{turns:?}");
    let nodes: u64 = depths.iter().map(|depth| number(depth, "nodes")).sum();
    assert!(nodes < number(&explained["arimaa"], "nodes"));
    assert!(explained["quoridor"]["rootTurns"].is_null(), "one action per turn");
    assert!(answer(&["bench", "--nodes", "300"])["arimaa"]["rootTurns"].is_null());
}
