//! Tests `keddah puzzles`, and proves the puzzles of the package.

use std::path::Path;

use serde_json::{Value, json};

use crate::program::{lines, refused, run};
use crate::temporary::Temporary;

fn made(arguments: &[&str]) -> Value {
    let output = run(&[&["puzzles", "make"], arguments].concat());
    assert!(output.status.success(), "{output:?}");
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// Runs `puzzles check`. Returns the exit status and the lines.
fn checked(file: &str, arguments: &[&str]) -> (Option<i32>, Vec<Value>) {
    let output = run(&[&["puzzles", "check", file], arguments].concat());
    (output.status.code(), lines(&output.stdout))
}

fn puzzle(theme: &str, goal: Option<&str>, [id, position, solution]: [&str; 3]) -> Value {
    let mut puzzle = json!({ "id": id, "position": position, "theme": theme, "solution": solution, "level": 1, "share": 1.0 });
    if let Some(goal) = goal {
        puzzle["goal"] = goal.into();
    }
    puzzle
}

fn file(game: &str, puzzles: &[Value]) -> String {
    let made = json!([{ "games": 1, "seed": 1, "nodes": 2000, "levels": "00000000" }]);
    json!({ "format": 1, "game": game, "made": made, "puzzles": puzzles }).to_string()
}

/// The faults that `check` finds, without margins.
fn faults(game: &str, puzzles: &[Value]) -> Vec<Option<String>> {
    let written = Temporary::new(&format!("faults-{game}.json"), &file(game, puzzles));
    let (status, answers) = checked(written.path(), &["--sample", "0"]);
    let faults: Vec<Option<String>> =
        answers.iter().map(|answer| answer["fault"].as_str().map(String::from)).collect();
    let any = faults.iter().any(Option::is_some);
    assert_eq!(status, Some(i32::from(any)), "{answers:?}");
    for (answer, fault) in answers.iter().zip(&faults) {
        assert_eq!(answer["ok"], json!(fault.is_none()));
    }
    faults
}

#[test]
fn puzzles_are_the_same_however_the_work_is_cut() {
    let options = ["--games", "4", "--seed", "24", "--nodes", "1500"];
    let whole = made(&[&["quoridor"], &options[..], &["--threads", "2"]].concat());
    assert!(whole["puzzles"].as_array().expect("a list").len() >= 2, "{whole}");
    let state = Temporary::new("puzzles-state", "");
    let resumable = ["--state", state.path()];
    let first = ["--games", "2", "--seed", "24", "--nodes", "1500"];
    made(&[&["quoridor"], &first[..], &resumable].concat());
    let kept = std::fs::read_to_string(state.path()).expect("a file");
    assert_eq!(kept.lines().count(), 3, "a header and two games");
    // The program was stopped while it wrote the second game.
    std::fs::write(state.path(), &kept[..kept.len() - 5]).expect("a file");
    assert_eq!(made(&[&["quoridor"], &options[..], &resumable].concat()), whole);
    let message =
        refused(&["puzzles", "make", "quoridor", "--games", "4", "--seed", "4", "--state", state.path()]);
    assert!(message.contains("made with other options"), "{message}");
    // With a theme, nothing else is looked for.
    let tempo = ["--games", "1", "--nodes", "1500", "--theme", "tempo"];
    let tempo = made(&[&["quoridor"], &tempo[..]].concat());
    assert_eq!(tempo["made"][0]["themes"], json!(["tempo"]));
    let themes = tempo["puzzles"].as_array().expect("a list").iter().map(|puzzle| &puzzle["theme"]);
    assert!(themes.into_iter().all(|theme| theme == "tempo"), "{tempo}");
    let message = refused(&["puzzles", "make", "quoridor", "--games", "1", "--theme", "goal"]);
    assert!(message.contains("“goal” is no theme of quoridor"), "{message}");
    // To a file, the puzzles of other games can be added.
    let first = made(&[&["quoridor"], &first[..], &resumable].concat());
    let first = Temporary::new("puzzles-first.json", &first.to_string());
    let both = made(&[&["quoridor"], &options[..], &resumable, &["--add", first.path()]].concat());
    assert_eq!(both["puzzles"], whole["puzzles"]);
    assert_eq!(
        both["made"],
        json!([{"games": 2, "seed": 24, "nodes": 1500, "levels": both["made"][0]["levels"]}, whole["made"][0]])
    );
    let message = refused(&["puzzles", "make", "quoridor", "--games", "1", "--add", first.path()]);
    assert!(message.contains("with other nodes or levels"), "{message}");
    // A file of puzzles is proved from the file alone.
    let written = Temporary::new("puzzles-made.json", &whole.to_string());
    let (status, answers) = checked(written.path(), &["--threads", "2"]);
    assert_eq!(
        (status, answers.len()),
        (Some(0), whole["puzzles"].as_array().map_or(0, Vec::len)),
        "{answers:?}"
    );
}

#[test]
fn puzzles_are_found_in_records() {
    // Before its fourth turn the first player can win the race by one move alone: a wall.
    let text = "[Size \"5\"]\n[Walls \"1\"]\n\n1. c2 c4 2. b2 d4 3. b3 d3 *\n";
    let record = Temporary::new("record.txt", text);
    let found = made(&["quoridor", "--records", record.path(), "--nodes", "1500"]);
    assert_eq!(found["made"][0]["games"], json!(1), "{found}");
    let setup = "1g Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2\n";
    let setup = Temporary::new("setup.txt", setup);
    assert_eq!(made(&["arimaa", "--records", setup.path()])["puzzles"], json!([]));
    let broken = Temporary::new("broken.txt", "1g Ra9\n");
    assert!(refused(&["puzzles", "make", "arimaa", "--records", broken.path()]).contains("record 1"));
}

#[test]
fn reviews_find_solutions_that_are_much_worse_than_the_best_turn() {
    let good = [
        "f0f1a6f7",
        "s [rrr rrrr dcr cd  h  e h         EH      m  M  H  RD CC RRR R RRR]",
        "ee6s ee5s ee4w ed4w",
    ];
    let bad = [
        "5598f6b3",
        "s [rr  rrrr dc rcd rh  heM  E   H   m       C    C RHD RD R R RRRR ]",
        "he6s he5s he4s he3w",
    ];
    let [good, bad] = [good, bad].map(|texts| puzzle("safe", Some("safe"), texts));
    let written = Temporary::new("puzzles-reviews.json", &file("arimaa", &[good, bad]));
    assert_eq!(checked(written.path(), &[]).0, Some(0));
    let (status, answers) = checked(written.path(), &["--reviews"]);
    assert_eq!((status, &answers[0]["ok"]), (Some(1), &json!(true)));
    assert_eq!(answers[1]["fault"], json!("a review finds a much better turn, or that the game is decided"));
}

#[test]
fn faults_of_arimaa() {
    let position = "g [r   rd  Rr d eMr Hrcr cr hDH ERRR    mR  R rD R   C Rh       C  ]";
    let good = puzzle("goal", Some("win 1"), ["22116192", position, "Hb6w rb7s Ra7e Rb7n"]);
    let with = |key: &str, value: &str| {
        let mut puzzle = good.clone();
        puzzle[key] = value.into();
        puzzle
    };
    let one_shorter = "g [ r  rd  Rr d eMr Hrcr cr hDH ERRR    mR  R rD R   C Rh       C  ]";
    let found = faults(
        "arimaa",
        &[
            good.clone(),
            good.clone(),
            with("id", "22116193"),
            with("theme", "goals"),
            with("theme", "capture"),
            with("theme", "goal-stop"),
            with("solution", "Hb6w"),
            with("solution", "Hb6n"),
            with("solution", ""),
            with("solution", "Hb6w, re8w"),
            with("position", "g [r]"),
            with("position", one_shorter),
        ],
    );
    let expected = [
        None,
        Some("another puzzle has this id"),
        Some("the id is not that of the position"),
        Some("another puzzle has this id"),
        Some("another puzzle has this id"),
        Some("another puzzle has this id"),
    ];
    assert_eq!(found[..6].iter().map(Option::as_deref).collect::<Vec<_>>(), expected);
    assert!(found[6..].iter().all(Option::is_some), "{found:?}");
    let rated = Temporary::new("rated.json", &file("arimaa", std::slice::from_ref(&good)));
    assert_eq!(checked(rated.path(), &["--levels"]).0, Some(0));
    let mut harder = good.clone();
    harder["level"] = 2.into();
    let rated = Temporary::new("harder.json", &file("arimaa", &[harder]));
    assert_eq!(checked(rated.path(), &["--levels"]).1[0]["fault"], json!("level 1, share 1"));
    // In a file of its own, each puzzle has exactly one fault.
    let alone = |puzzle: Value| faults("arimaa", &[puzzle]).remove(0).expect("a fault");
    assert_eq!(alone(with("theme", "goals")), "no such theme");
    assert_eq!(alone(with("theme", "capture")), "a goal is missing, or the theme has none");
    let wrong = "the solution is wrong, or another turn solves it too";
    assert_eq!(alone(with("theme", "goal-stop")), wrong);
    assert_eq!(alone(with("solution", "Hb6w")), wrong);
    assert!(alone(with("solution", "Hb6n")).contains("(occupied)"));
    assert_eq!(alone(with("solution", "")), "no solution");
    assert_eq!(alone(with("solution", "Hb6w, re8w")), "the solution does not end with a win");
    assert!(alone(with("position", "g [r]")).contains("64 squares"));
    assert_eq!(alone(with("position", one_shorter)), "the id is not that of the position");
}

#[test]
fn exact_themes_of_arimaa() {
    let found = faults(
        "arimaa",
        &[
            puzzle(
                "goal-stop",
                Some("goal-stop"),
                [
                    "c30b4519",
                    "s [rr r    RrHrR    h E  crD e      c   Rr RR C  dr   D C R       R]",
                    "cg6n cg7w Re7s cf7w",
                ],
            ),
            puzzle(
                "goal-2",
                Some("win 2"),
                [
                    "b11edacf",
                    "g [r  Crr  Rrh Dh  HE dR HdRDR      Rr Rr r    M e   R   C         ]",
                    "Hg6s Hg5s Eb6e rb7s, dh6n, Ra7e Ha6n Rb7n",
                ],
            ),
            // Another turn, which the opponent can refute.
            puzzle(
                "goal-2",
                Some("win 2"),
                [
                    "b11edacf",
                    "g [r  Crr  Rrh Dh  HE dR HdRDR      Rr Rr r    M e   R   C         ]",
                    "Hg6s, dh6n, Eb6e rb7s Ra7e Rb7n",
                ],
            ),
            // A safe place that is not the only one.
            puzzle(
                "safe",
                Some("safe"),
                ["", &format!("g [{}r{}Mh{}R]", " ".repeat(7), " ".repeat(33), " ".repeat(20)), "Mb3s"],
            ),
        ],
    );
    assert_eq!(found[..2], [None, None]);
    assert!(found[2..].iter().all(Option::is_some), "{found:?}");
}

#[test]
fn exact_themes_of_quoridor() {
    let puzzles = [
        ("win-2", Some("win 2"), ["24a87d79", "7:b1c5d1/d4/c4b2/1 1/2", "a2"], "c2"),
        ("win-3", Some("win 3"), ["132d2cf4", "//f3e3/1 1/2", "e2"], "d3"),
        ("goal-stop", Some("goal-stop"), ["03a6492b", "b1d5/b4b6f4/f7f3d2c6/1 4 5 5/4", "d1h"], "a8h"),
        ("race", None, ["11463891", "c1d4d6e1f6h6/c5f2f4/f4f5/1 0/2", "f6"], "a8h"),
        ("tempo", None, ["d9d5eb42", "7:a5c1c5e1/d4/d2d3/1 0/2", "e2"], "c3"),
        ("longer", Some("longer 4"), ["1548f63a", "a5c1c5d2e5/e4/c4d4/8 6/2", "e2v"], "a8h"),
        ("trap", Some("longer 7"), ["0603f0a5", "a1a7b4d1d5f1f4/c6g5g7/b7f8b2f6/4 0 4 2/4", "c7h"], "a8h"),
        ("dead-end", Some("longer 3"), ["0b23cff6", "7:c5d1e5//f5d3/2 1/2", "f4v"], "a6h"),
    ];
    let good = puzzles.map(|(theme, goal, texts, _)| puzzle(theme, goal, texts));
    assert_eq!(faults("quoridor", &good), vec![None; good.len()]);
    for (theme, goal, [id, position, _], other) in puzzles {
        let wrong = puzzle(theme, goal, [id, position, other]);
        assert!(faults("quoridor", &[wrong])[0].is_some(), "{theme}: {other}");
    }
    // The goal of one theme with the name of another, and another number.
    for (theme, goal) in [("dead-end", "longer 4"), ("longer", "longer 5"), ("win-3", "win 3")] {
        let wrong = puzzle(theme, Some(goal), ["1548f63a", "a5c1c5d2e5/e4/c4d4/8 6/2", "e2v"]);
        assert!(faults("quoridor", &[wrong])[0].is_some(), "{theme}: {goal}");
    }
    let only_step = ["707a35b3", "7:c1c3c6e1f5//d6d2/1 0/1", "e6"];
    let no_choice = faults("quoridor", &[puzzle("win-2", Some("win 2"), only_step)]);
    assert!(no_choice[0].is_some(), "the only step forward is no puzzle");
}

/// Runs `puzzles rate` on a file of puzzles.
fn rated(file: &str) -> Value {
    let written = Temporary::new("puzzles-to-rate.json", file);
    let output = run(&["puzzles", "rate", written.path()]);
    assert!(output.status.success(), "{output:?}");
    serde_json::from_slice(&output.stdout).expect("JSON")
}

#[test]
fn puzzles_are_rated_anew() {
    let position = "g [r   rd  Rr d eMr Hrcr cr hDH ERRR    mR  R rD R   C Rh       C  ]";
    let good = puzzle("goal", Some("win 1"), ["22116192", position, "Hb6w rb7s Ra7e Rb7n"]);
    let mut harder = good.clone();
    (harder["level"], harder["share"]) = (11.into(), 0.into());
    let anew = rated(&file("arimaa", &[harder]));
    assert_eq!(anew["puzzles"], json!([good]));
    assert_ne!(anew["made"][0]["levels"], "00000000");
    let mut illegal = good.clone();
    illegal["solution"] = "Hb6n Hb7n".into();
    let written = Temporary::new("puzzles-illegal.json", &file("arimaa", &[illegal]));
    assert!(refused(&["puzzles", "rate", written.path()]).contains("22116192: "));
}

#[test]
fn files_that_are_none_are_refused() {
    let none = refused(&["puzzles", "check", "no-such-file.json"]);
    assert!(none.contains("no-such-file.json"), "{none}");
    let without_puzzles = Temporary::new("puzzles-chess.json", &file("chess", &[]));
    assert!(refused(&["puzzles", "rate", without_puzzles.path()]).contains("“chess” is no game"));
    for (text, part) in [
        ("{", "EOF"),
        ("{}", "missing field"),
        (&file("chess", &[]), "“chess” is no game"),
        (&file("arimaa", &[]).replace("\"format\":1", "\"format\":2"), "format 2"),
    ] {
        let written = Temporary::new("puzzles-none.json", text);
        let message = refused(&["puzzles", "check", written.path()]);
        assert!(message.contains(part), "{message}");
    }
}

/// Proves the puzzles of the package: all that is exact and a sample of the margins, or in the long
/// test everything. They must be rated by the present levels.
fn assert_proved(game: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("pkg-template/puzzles/{game}.json"));
    let shipped: Value = serde_json::from_slice(&std::fs::read(&path).expect("a file")).expect("JSON");
    let levels = &rated(&file(game, &[]))["made"][0]["levels"];
    let made = shipped["made"].as_array().expect("a list");
    assert!(made.iter().all(|made| made["levels"] == *levels), "`puzzles rate` gives {levels}");
    let threads = std::thread::available_parallelism().map_or(1, usize::from).to_string();
    let is_long = std::env::var_os("KEDDAH_LONG").is_some();
    let some: &[&str] = if is_long { &["--levels", "--reviews"] } else { &["--sample", "2"] };
    let arguments = [&["--threads", &threads], some].concat();
    let (status, answers) = checked(path.to_str().expect("a path"), &arguments);
    let faulty: Vec<_> = answers.iter().filter(|answer| answer["ok"] != json!(true)).collect();
    assert!(status == Some(0) && !answers.is_empty(), "{faulty:?}");
}

#[test]
fn the_puzzles_of_arimaa_have_one_solution() {
    assert_proved("arimaa");
}

#[test]
fn the_puzzles_of_quoridor_have_one_solution() {
    assert_proved("quoridor");
}
