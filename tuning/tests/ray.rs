//! Work on Ray, with two workers on this machine. Needs Python and the packages of
//! `tuning/net/requirements-ray.txt`.

#![cfg(unix)]

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};

use clap::Parser;
use keddah::arimaa::Game;
use keddah_tuning::cluster::Cluster;
use keddah_tuning::games::{Settings, play_all};
use keddah_tuning::net::pipeline::Pipeline;
use keddah_tuning::self_play_tasks::play_on;

const PROGRAM: &str = env!("CARGO_BIN_EXE_keddah-tuning");

#[derive(Parser)]
struct Options {
    #[command(flatten)]
    pipeline: Pipeline,
}

/// Locked by each test, since two that run at once would install Ray into the same folder.
static RAY: Mutex<()> = Mutex::new(());

/// Creates an empty folder for one test and returns its path.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn run(arguments: &[&str]) {
    let status = Command::new(PROGRAM).args(arguments).status().unwrap();
    assert!(status.success(), "{arguments:?}: {status}");
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// The names and contents of the files in a folder.
fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(folder).unwrap().map(Result::unwrap);
    let mut files: Vec<_> = entries
        .map(|entry| (entry.file_name().into_string().unwrap(), fs::read(entry.path()).unwrap()))
        .collect();
    files.sort();
    files
}

/// Writes a program that does what this one does, but the first time it kills the process that
/// started it, a worker of Ray, as soon as it has written some games and a second worker is playing
/// as well. Each run adds the process id of its worker to the file `workers`; `killed` gets the
/// name of the file of games and its size at that moment.
fn killing_program(folder: &Path) -> PathBuf {
    let path = folder.join("killing-program");
    let folder = folder.display();
    let script = format!(
        r#"#!/bin/sh
echo $PPID >> '{folder}/workers'
'{PROGRAM}' "$@" &
if mkdir '{folder}/once' 2>/dev/null; then
    for try in $(seq 6000); do
        file=$(ls | grep -E '[.](games|jsonl)$')
        size=$(cat $file </dev/null | wc -c)
        [ "$size" -gt 200 ] && [ $(sort -u '{folder}/workers' | wc -l) -gt 1 ] && break
        sleep 0.01
    done
    echo $file $size > '{folder}/killed'
    kill -KILL $PPID
fi
wait $!
"#
    );
    fs::write(&path, script).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    path
}

#[test]
fn games_are_the_same_although_a_worker_is_killed() {
    let _lock = RAY.lock().unwrap_or_else(PoisonError::into_inner);
    let [plain, ray, scratch] = ["plain", "ray", "scratch"].map(|name| folder(&format!("games-{name}")));
    let options = ["--games-only", "--chunks", "4", "--games", "60", "--nodes", "300", "--seed", "7"];
    run(&[&["net"], &options[..], &["--out", text(&plain)]].concat());
    let expected = files(&plain);
    assert_eq!(expected.len(), 4);

    // One file is complete already, and another one was stopped in the middle of a game.
    let (complete, stopped) = (&expected[3], &expected[2]);
    fs::write(ray.join(&complete.0), &complete.1).unwrap();
    fs::write(ray.join(&stopped.0), &stopped.1[..stopped.1.len() / 2]).unwrap();
    let pipeline = Options::parse_from([&["net"], &options[..]].concat()).pipeline;
    let cluster = Cluster { address: "local".into(), workers: 2 };
    pipeline.play_on(&cluster, &killing_program(&scratch), &ray).unwrap();
    assert!(files(&ray) == expected, "all files are the same");

    let killed = fs::read_to_string(scratch.join("killed")).unwrap();
    let (name, size) = killed.trim().split_once(' ').unwrap();
    let file = expected.iter().find(|file| file.0 == name).unwrap();
    assert!(size.trim().parse::<usize>().unwrap() < file.1.len(), "killed in the middle of {killed}");
    let workers = fs::read_to_string(scratch.join("workers")).unwrap();
    assert_eq!(workers.lines().count(), 4, "three files are played, and one of them twice");
    assert!(workers.lines().collect::<BTreeSet<_>>().len() >= 2, "two workers play at the same time");
}

#[test]
fn new_scores_are_the_same_on_ray() {
    let _lock = RAY.lock().unwrap_or_else(PoisonError::into_inner);
    let [games, plain, ray] = ["games", "plain", "ray"].map(|name| folder(&format!("scores-{name}")));
    run(&["net", "--games-only", "--chunks", "2", "--games", "3", "--nodes", "100", "--out", text(&games)]);
    let net = Path::new(env!("CARGO_MANIFEST_DIR")).join("../nets/quoridor.net");
    let options = ["rescore", "--from", text(&games), "--net", text(&net), "--nodes", "30"];
    run(&[&options[..], &["--out", text(&plain)]].concat());
    run(&[&options[..], &["--out", text(&ray), "--ray", "local"]].concat());
    assert_eq!(files(&ray).len(), 2);
    assert!(files(&ray) == files(&plain), "all files are the same");
}

#[test]
fn games_for_weights_are_the_same_although_a_worker_is_killed() {
    let _lock = RAY.lock().unwrap_or_else(PoisonError::into_inner);
    let [plain, ray, scratch] = ["plain", "ray", "scratch"].map(|name| folder(&format!("weights-{name}")));
    let (game, count) = ("arimaa".into(), 40);
    let settings = Settings { game, seed: 3, nodes: 300, siblings: 1, leaves: 1, random: 10, max_turns: 40 };
    let [plain, path] = [plain, ray.clone()].map(|folder| folder.join("arimaa.jsonl"));
    let expected = play_all::<Game>(&plain, &settings, 0..count, 2).unwrap();

    // Some games are known already: one in the file, and those of a task that a stopped run left.
    play_all::<Game>(&path, &settings, 17..18, 1).unwrap();
    play_all::<Game>(&ray.join("arimaa.jsonl.000025.part"), &settings, 25..40, 1).unwrap();
    let cluster = Cluster { address: "local".into(), workers: 2 };
    play_on::<Game>(&cluster, &killing_program(&scratch), &ray, &settings, (count, 10)).unwrap();
    assert_eq!(files(&ray).len(), 1, "the games of all tasks are in one file");
    let lines = fs::read_to_string(&path).unwrap().lines().count();
    assert_eq!(lines, 1 + count as usize, "each game once, after the settings");
    assert!(play_all::<Game>(&path, &settings, 0..count, 1).unwrap() == expected);

    let workers = fs::read_to_string(scratch.join("workers")).unwrap();
    assert_eq!(workers.lines().count(), 4, "three tasks of ten games, one of them twice");
    assert!(workers.lines().collect::<BTreeSet<_>>().len() >= 2, "two workers play at the same time");
    // The file had games when its worker was killed, but not those of the whole task.
    let killed = fs::read_to_string(scratch.join("killed")).unwrap();
    let size: u64 = killed.trim().split_once(' ').unwrap().1.parse().unwrap();
    assert!(size < fs::metadata(&path).unwrap().len() / 4, "killed at {size} bytes");
}
