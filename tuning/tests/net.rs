//! The data of the training of networks: files of games, and rows.

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use keddah_tuning::engine::root;
use keddah_tuning::net::games::{self, GameRecord, Ply, Rescored, Settings};
use keddah_tuning::net::matches::{merge, wilson_interval};
use keddah_tuning::net::rescore::rescore;
use keddah_tuning::net::{quoridor, rows};
use serde_json::json;

fn settings() -> Settings {
    Settings { game: "quoridor".into(), seed: 4, nodes: 60, rescored: None }
}

/// The path of a file that does not exist.
fn path(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

/// Appends games to a file until it has `count`.
fn play(path: &Path, count: u32) {
    let (mut file, known) = games::append(path, &settings()).unwrap();
    for number in known..count {
        games::write(&mut file, &quoridor::play(&settings(), number)).unwrap();
    }
}

#[test]
fn a_stopped_run_resumes_with_the_same_games() {
    let whole = path("whole.games");
    play(&whole, 4);
    let bytes = fs::read(&whole).unwrap();
    let stopped = path("stopped.games");
    // Stopped in the middle of a game, and in the middle of the first bytes of one.
    for length in
        [bytes.len() - 7, bytes.len() / 2, bytes.iter().position(|&byte| byte == b'\n').unwrap() + 3]
    {
        fs::write(&stopped, &bytes[..length]).unwrap();
        play(&stopped, 4);
        assert!(fs::read(&stopped).unwrap() == bytes, "stopped after {length} bytes");
    }
    let (found, games, end) = games::read(&whole).unwrap();
    assert_eq!((found, games.len(), end), (settings(), 4, bytes.len() as u64));
    assert!(games.iter().all(|game| game.winner.is_some()), "all games end");
}

#[test]
fn other_settings_and_damaged_games_are_refused() {
    let file = path("refused.games");
    play(&file, 2);
    let other = Settings { nodes: 61, ..settings() };
    assert!(games::append(&file, &other).unwrap_err().to_string().contains("other settings"));
    let mut bytes = fs::read(&file).unwrap();
    let last = bytes.len() - 1;
    bytes[last] ^= 1;
    fs::write(&file, &bytes).unwrap();
    assert!(games::read(&file).unwrap_err().to_string().contains("game 2 of the file"));
    fs::write(&file, "no settings\n").unwrap();
    assert!(games::read(&file).is_err());
}

#[test]
fn rows_have_the_size_that_they_declare() {
    let game = quoridor::play(&settings(), 1);
    let mut bytes = Vec::new();
    let count = rows::write(&game, &mut bytes).unwrap();
    assert_eq!(count, game.plies.iter().filter(|ply| ply.score.is_some()).count());
    let sizes = serde_json::to_value(rows::SIZES).unwrap();
    let [inputs, moves] = ["inputs", "moves"].map(|name| sizes[name].as_u64().unwrap() as usize);
    let size = inputs.div_ceil(8) + moves + 4;
    assert_eq!(bytes.len(), count * size);
    for (row, ply) in bytes.chunks(size).zip(game.plies.iter().filter(|ply| ply.score.is_some())) {
        let (bits, rest) = row.split_at(inputs.div_ceil(8));
        // Both pawns, both numbers of walls and both lengths of paths are always there.
        assert!(bits.iter().map(|byte| byte.count_ones()).sum::<u32>() >= 6);
        let (classes, rest) = rest.split_at(moves);
        assert!(rest[0] == u8::MAX || classes[usize::from(rest[0])] != u8::MAX, "the best move is tried");
        assert_eq!(i16::from_le_bytes([rest[2], rest[3]]), ply.score.unwrap());
    }
}

#[test]
fn a_network_that_gives_other_figures_than_the_training_is_refused() {
    let shipped = fs::read(root().join("nets/quoridor.net")).unwrap();
    let net = keddah::quoridor::ai::read_net(&shipped).unwrap();
    let mut bytes = Vec::new();
    rows::write(&quoridor::play(&settings(), 1), &mut bytes).unwrap();
    let check = |expected: &[[i64; 2]]| rows::check(&net, Cursor::new(&bytes), expected);
    let refusal = |expected: &[[i64; 2]]| check(expected).unwrap_err().to_string();
    let first = refusal(&[[0, 0]]);
    let found = first.split(['[', ']']).nth(1).unwrap();
    let found: Vec<i64> = found.split(", ").map(|figure| figure.parse().unwrap()).collect();
    let found = [found[0], found[1]];
    assert!(check(&[found]).is_ok());
    for wrong in [[found[0] + 1, found[1]], [found[0], found[1] - 1]] {
        assert!(refusal(&[wrong]).starts_with("row 0: "), "{wrong:?}");
    }
    assert!(check(&vec![[0, 0]; bytes.len()]).is_err(), "too few rows");
}

#[test]
fn illegal_moves_are_refused_with_the_number_of_the_game() {
    let mut game: GameRecord = quoridor::play(&settings(), 2);
    game.plies[3] = Ply { action: 120, ..game.plies[3] };
    let refused = rows::write(&game, &mut Vec::new()).unwrap_err().to_string();
    assert_eq!(refused, "game 2: move 4 is not legal");
}

#[test]
fn rescoring_replaces_only_scores() {
    let game = quoridor::play(&settings(), 3);
    let shipped = fs::read(root().join("nets/quoridor.net")).unwrap();
    let net = keddah::quoridor::ai::read_net(&shipped).unwrap();
    let [plain, by_net] = [None, Some(&net)].map(|net| rescore(&game, 200, net).unwrap());
    for rescored in [&plain, &by_net] {
        assert_eq!((rescored.number, rescored.winner), (game.number, game.winner));
        assert_eq!(rescored.plies.len(), game.plies.len());
        for (new, old) in rescored.plies.iter().zip(&game.plies) {
            assert_eq!((new.action, new.score.is_some()), (old.action, old.score.is_some()));
        }
    }
    assert!(plain != game && by_net != plain, "other searches give other scores");
    assert_eq!(rescore(&by_net, 200, None).unwrap(), plain, "the old scores do not matter");
    let mut illegal = game;
    illegal.plies[3].action = 120;
    let refused = rescore(&illegal, 20, None).unwrap_err().to_string();
    assert_eq!(refused, "game 3: move 4 is not legal");
}

#[test]
fn rescored_files_count_as_complete_but_get_no_more_games() {
    let file = path("rescored.games");
    let rescored = Settings { rescored: Some(Rescored { nodes: 9, net: None }), ..settings() };
    let (mut out, _) = games::append(&file, &rescored).unwrap();
    games::write(&mut out, &quoridor::play(&settings(), 0)).unwrap();
    assert!(games::is_rescored(&file, &settings(), 1).unwrap());
    assert!(!games::is_rescored(&file, &settings(), 2).unwrap());
    assert!(!games::is_rescored(&file, &Settings { seed: 5, ..settings() }, 1).unwrap());
    assert!(games::append(&file, &settings()).unwrap_err().to_string().contains("other settings"));
    let played = path("played.games");
    play(&played, 1);
    assert!(!games::is_rescored(&played, &settings(), 0).unwrap());
}

#[test]
fn logs_of_shares_are_merged_once() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("merge");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let write = |name: &str, text: &str| fs::write(folder.join(name), text).unwrap();
    write("match.log", "{\"seed\":1}\n{\"number\":1}\n{\"num");
    write("share-1.log", "{\"seed\":1}\n{\"number\":1}\n{\"number\":0}\n");
    write("share-2.log", "{\"seed\":1}\n{\"number\":2}\n");
    for _ in 0..2 {
        assert_eq!(merge(&folder).unwrap().into_iter().collect::<Vec<_>>(), [0, 1, 2]);
        let log = fs::read_to_string(folder.join("match.log")).unwrap();
        assert_eq!(log, "{\"seed\":1}\n{\"number\":0}\n{\"number\":1}\n{\"number\":2}\n");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
    }
    write("share-1.log", "{\"seed\":2}\n{\"number\":4}\n");
    assert!(merge(&folder).unwrap_err().to_string().contains("another match"));
}

#[test]
fn wilson_interval_of_a_score() {
    let interval = |games: u32, score: f64| wilson_interval(&json!({ "games": games, "score": score }));
    assert_eq!(interval(100, 0.5), [0.4038, 0.5962]);
    assert_eq!(interval(10, 1.0), [0.7225, 1.0]);
    assert_eq!(interval(10, 0.0), [0.0, 0.2775]);
}
