use std::io::Write;
use std::path::Path;
use std::process::Stdio;

use super::program::{answer, keddah, refused};

/// The path of the network of Quoridor.
fn net() -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("nets/quoridor.net").to_str().unwrap().into()
}

/// Writes a file for one test, and returns its path.
fn file(name: &str, bytes: &[u8]) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, bytes).unwrap();
    path.to_str().unwrap().into()
}

#[test]
fn a_search_with_the_network_repeats_its_answer() {
    let ask = |more: &[&str]| {
        let base = ["bestmove", "quoridor", "--net", &net(), "--lines", "2"];
        let mut found = answer(&[&base[..], more].concat());
        found.as_object_mut().unwrap().remove("timeMs");
        found
    };
    let found = ask(&["--nodes", "2000"]);
    assert_eq!(found, ask(&["--nodes", "2000"]));
    assert!((2000..2100).contains(&found["nodes"].as_u64().unwrap()), "{found}");
    assert_eq!(found["lines"].as_array().unwrap().len(), 2);
    // The best of several lines comes first. Here it has not had the most simulations.
    let opening = ["--moves", "e2 e8 e3 e7 e4 e6 a3h f6h e3h f6", "--lines", "3", "--nodes", "50000"];
    let several = answer(&[&["bestmove", "quoridor", "--net", &net()], &opening[..]].concat());
    let wins: Vec<_> = (0..3).map(|line| several["lines"][line]["score"]["win"].as_f64()).collect();
    assert!(wins.is_sorted_by(|a, b| a >= b), "{several}");
    assert_eq!((&several["best"], several["lines"][0]["moves"][0].as_str()), (&"f5v".into(), Some("f5v")));
    // Level 10 has a limit of its own with the network.
    let level = ask(&["--level", "10"])["nodes"].as_u64().unwrap();
    assert!((10_000..10_100).contains(&level), "{level}");
    // The tree has room for long searches.
    let long = ask(&["--nodes", "300000"]);
    assert!((300_000..300_100).contains(&long["nodes"].as_u64().unwrap()), "{long}");
    // One step from the goal, and with one move allowed.
    let near = ask(&["--nodes", "2000", "--position", "//e8a5/10 10/1"]);
    assert_eq!((&near["best"], &near["lines"][0]["score"]["win"]), (&"e9".into(), &1.0.into()));
    assert_eq!(ask(&["--nodes", "2000", "--search-turns", "e1v"])["best"], "e1v");
    // The network knows neither four players nor other boards: then the other search plays.
    for other in [["--players", "4"], ["--size", "5"]] {
        assert_ne!(ask(&[&other[..], &["--nodes", "2000"]].concat())["best"], "", "{other:?}");
    }
}

#[test]
fn a_review_with_the_network_names_it() {
    let path = file("reviewed-net.txt", b"1. e2 e8 2. e3 e7\n");
    let review = |more: &[&str]| {
        answer(&[&["review", "quoridor", &path, "--nodes", "300", "--json"][..], more].concat())
    };
    let (found, without) = (review(&["--net", &net()]), review(&[]));
    assert!(found["net"].is_u64() && without["net"].is_null(), "{found} {without}");
    assert_eq!(found["turns"].as_array().unwrap().len(), 4);
    assert_ne!(found["turns"][3]["winAfter"], without["turns"][3]["winAfter"]);
    let why = refused(&["review", "quoridor", &path, "--net", "missing.net"]);
    assert!(why.contains("missing.net"), "{why}");
}

#[test]
fn bench_with_a_network_searches_its_game_alone() {
    let bench = |more: &[&str]| answer(&[&["bench", "--nodes", "300"][..], more].concat());
    let found = bench(&["--net", &net()]);
    assert!(found["arimaa"].is_null() && found["quoridor"]["fingerprint"].is_u64(), "{found}");
    assert_eq!(found["fingerprint"], bench(&["--net", &net()])["fingerprint"]);
    assert_ne!(found["quoridor"]["fingerprint"], bench(&[])["quoridor"]["fingerprint"]);
}

#[test]
fn files_that_are_no_network_are_refused() {
    let bytes = std::fs::read(net()).unwrap();
    let mut damaged = bytes.clone();
    damaged[5000] ^= 1;
    for (path, why) in [
        ("missing.net".to_string(), "missing.net"),
        (file("cut.net", &bytes[..5000]), "checksum"),
        (file("damaged.net", &damaged), "checksum"),
        (file("version.net", b"keddahN9 of another version"), "version"),
    ] {
        for command in [&["bestmove", "quoridor"][..], &["qtp"]] {
            let message = refused(&[command, &["--net", &path]].concat());
            assert!(message.contains(why), "{message}");
        }
        assert!(refused(&["bench", "--net", &path]).contains(why));
        let first = format!("nodes=10,net={path}");
        let matched = ["match", "quoridor", "--games", "1", "--first", &first, "--second", "level=1"];
        assert!(refused(&matched).contains(why));
    }
    assert!(refused(&["bestmove", "arimaa", "--net", &net()]).contains("another game"));
}

#[test]
fn qtp_plays_with_the_network() {
    let mut child =
        keddah(&["qtp", "--net", &net()]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let input = b"kata-set-param maxTime 0.2\ngenmove black\ngenmove white\nquit\n";
    child.stdin.take().unwrap().write_all(input).unwrap();
    let output = child.wait_with_output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let answers: Vec<_> = text.split("\n\n").collect();
    assert!(output.status.success() && answers[..3].iter().all(|answer| answer.starts_with('=')), "{text}");
}

#[test]
fn a_match_with_the_network_is_won_at_equal_nodes() {
    let output = keddah(&["match", "quoridor", "--first", &format!("nodes=400,net={}", net())])
        .args(["--second", "nodes=400", "--games", "8", "--random-turns", "2", "--seed", "7"])
        .stderr(Stdio::null())
        .output()
        .unwrap();
    let summary: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert!(summary["score"].as_f64().unwrap() > 0.5, "{summary}");
}
