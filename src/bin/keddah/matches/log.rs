//! The log of a match, from which it can be resumed: one line of JSON with the settings, then one
//! for each finished game.

use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};

/// The settings of an engine match, as the first line of its log. They must be the same when it is
/// resumed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Head {
    pub game: String,
    pub first: String,
    pub second: String,
    pub openings: String,
    pub seed: u64,
    /// The number of turns after which a game is stopped as undecided.
    #[serde(alias = "mostTurns")]
    pub max_turns: usize,
    /// The time by which an engine may exceed its limit in a turn, in milliseconds.
    pub grace: u64,
}

/// A finished game of an engine match, as one line of its log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct FinishedGame {
    /// The number of the game in the match, from 0. Games 2n and 2n + 1 have the same opening.
    pub number: usize,
    /// The seat of the first engine in this game; seat 0 moves first.
    pub seat: usize,
    /// The seat of the engine that won; `None` for an undecided game.
    pub winner: Option<usize>,
    pub reason: String,
    /// The number of turns of the game, the opening included.
    pub turns: usize,
    pub seconds: f64,
    /// The name of the engine that forfeited the game, and why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
    pub record: String,
}

/// Opens or creates a log. Returns the file, positioned at its end, and the games in it.
///
/// Drops an incomplete last line. Fails if the file is not a log of a match with these settings.
pub fn open(path: &Path, head: &Head) -> Result<(File, Vec<FinishedGame>), String> {
    let fault = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let not_a_log = || fault(&"this is not the log of a match");
    let mut options = OpenOptions::new();
    let mut file =
        options.read(true).write(true).create(true).truncate(false).open(path).map_err(|e| fault(&e))?;
    let mut finished = Vec::new();
    let mut complete_bytes = 0;
    let mut reader = BufReader::new(&file);
    let mut line = String::new();
    for index in 0.. {
        line.clear();
        let read = reader.read_line(&mut line).map_err(|_| not_a_log())?;
        if read == 0 || !line.ends_with('\n') {
            // An incomplete first line is only accepted if it is the start of these settings.
            if index == 0 && !serde_json::to_string(head).is_ok_and(|head| head.starts_with(&line)) {
                return Err(not_a_log());
            }
            break;
        }
        if index == 0 {
            let before: Head = serde_json::from_str(&line).map_err(|_| not_a_log())?;
            if before != *head {
                return Err(fault(&"this is the log of another match"));
            }
        } else {
            let game: FinishedGame = serde_json::from_str(&line)
                .map_err(|_| fault(&format_args!("line {} is not a finished game", index + 1)))?;
            // A game that is logged twice counts once.
            if !finished.iter().any(|other: &FinishedGame| other.number == game.number) {
                finished.push(game);
            }
        }
        complete_bytes += read as u64;
    }
    file.set_len(complete_bytes).and_then(|()| file.seek(SeekFrom::End(0))).map_err(|e| fault(&e))?;
    if complete_bytes == 0 {
        append(&mut file, head).map_err(|e| fault(&e))?;
    }
    Ok((file, finished))
}

/// Appends an entry to the log of a match as a line of JSON.
pub fn append(file: &mut File, entry: &impl Serialize) -> std::io::Result<()> {
    let mut line = serde_json::to_vec(entry)?;
    line.push(b'\n');
    file.write_all(&line)?;
    file.sync_data()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn resumes_an_incomplete_log_and_refuses_others() {
        let path = std::env::temp_dir().join(format!("keddah-log-{}", std::process::id()));
        let head = Head {
            game: "arimaa".into(),
            first: "a".into(),
            second: "b".into(),
            openings: "none".into(),
            seed: 1,
            max_turns: 300,
            grace: 500,
        };
        let game = FinishedGame {
            number: 4,
            seat: 1,
            winner: None,
            reason: "undecided".into(),
            turns: 300,
            seconds: 1.5,
            fault: None,
            record: "1g\n".into(),
        };
        let (mut file, games) = open(&path, &head).unwrap();
        assert_eq!(games, []);
        append(&mut file, &game).unwrap();
        file.write_all(b"{\"number\":5,\"sea").unwrap();
        let (mut file, games) = open(&path, &head).unwrap();
        assert_eq!(games, std::slice::from_ref(&game));
        append(&mut file, &FinishedGame { number: 5, ..game.clone() }).unwrap();
        append(&mut file, &game).unwrap();
        assert_eq!(open(&path, &head).unwrap().1.len(), 2);
        for other in [Head { seed: 2, ..head.clone() }, Head { max_turns: 20, ..head.clone() }] {
            assert!(open(&path, &other).unwrap_err().contains("another match"));
        }
        file.write_all(b"{}\n").unwrap();
        assert!(open(&path, &head).unwrap_err().contains("line 5 is not a finished game"));
        // Other files are left unchanged, with or without a line break.
        for text in [&b"1. e2 e8\n"[..], b"no newline", b"\xff\xfe"] {
            std::fs::write(&path, text).unwrap();
            assert!(open(&path, &head).unwrap_err().contains("not the log of a match"));
            assert_eq!(std::fs::read(&path).unwrap(), text);
        }
        // An incomplete first line is replaced.
        std::fs::write(&path, "{\"game\":\"ari").unwrap();
        assert_eq!(open(&path, &head).unwrap().1, []);
        std::fs::remove_file(path).unwrap();
    }
}
