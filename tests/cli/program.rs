//! Runs the program `keddah` and reads what it prints.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

pub fn keddah(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_keddah"));
    command.args(arguments);
    command
}

pub fn run(arguments: &[&str]) -> Output {
    keddah(arguments).stdin(Stdio::null()).output().expect("the program runs")
}

/// Runs a command that must succeed. Returns the lines of JSON that it prints.
pub fn answers(arguments: &[&str]) -> Vec<Value> {
    let output = run(arguments);
    assert!(output.status.success(), "{arguments:?}: {output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
    lines(&output.stdout)
}

/// Parses lines of JSON, each of which must end with a line break.
pub fn lines(output: &[u8]) -> Vec<Value> {
    output.split_inclusive(|&b| b == b'\n').map(|line| serde_json::from_slice(line).expect("JSON")).collect()
}

/// Runs a command that must succeed and print one line of JSON. Returns it.
pub fn answer(arguments: &[&str]) -> Value {
    let [answer] = <[Value; 1]>::try_from(answers(arguments)).expect("one line");
    answer
}

/// Asserts that a command fails: message on standard error, no output, exit status 2. Returns the
/// message.
pub fn refused(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {output:?}");
    assert!(output.stdout.is_empty() && !output.stderr.is_empty(), "{output:?}");
    let message = String::from_utf8(output.stderr).expect("text");
    assert!(!message.contains("panicked"), "{message}");
    message
}

/// Returns the output of `check` for input of any bytes.
pub fn check_lines(game: &str, input: &[u8]) -> Vec<Value> {
    answer_lines("check", game, input)
}

/// Returns the output of a command that answers questions on standard input.
pub fn answer_lines(command: &str, game: &str, input: &[u8]) -> Vec<Value> {
    let mut child =
        keddah(&[command, game]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("a child");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("an end");
    writer.join().expect("a thread").expect("all read");
    assert!(output.status.success());
    lines(&output.stdout)
}

/// Returns the output of `check` for one line of input.
pub fn check_one(game: &str, question: &Value) -> Value {
    let answers = check_lines(game, format!("{question}\n").as_bytes());
    let [answer] = <[Value; 1]>::try_from(answers).expect("one line");
    answer
}

/// Writes a file and replays it as records of a game.
pub fn replay_text(game: &str, name: &str, text: &[u8]) -> Vec<Value> {
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&file, text).expect("a file");
    answers(&["replay", game, file.to_str().expect("a path")])
}
