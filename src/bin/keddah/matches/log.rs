//! The log of a match: a line of JSON for what it is, then one for every finished game, so that it can be resumed.

use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};

/// What a match must have in common with its continuation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Head {
    pub game: String,
    pub first: String,
    pub second: String,
    pub openings: String,
    pub seed: u64,
    /// After so many turns a game is undecided.
    pub most_turns: usize,
    /// Milliseconds beyond a turn's time after which a game is lost.
    pub grace: u64,
}

/// A finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Finished {
    /// Which game of the match, from 0. An even one and the next share an opening.
    pub number: usize,
    /// The seat of the first engine: 0 moves first.
    pub seat: usize,
    /// The seat of the winner; none, where the game is undecided.
    pub winner: Option<usize>,
    pub reason: String,
    /// Turns, the opening's included.
    pub turns: usize,
    pub seconds: f64,
    /// What an engine did wrong, and which.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
    pub record: String,
}

/// The log, open at its end, and the games that it has already.
pub fn open(path: &Path, head: &Head) -> Result<(File, Vec<Finished>), String> {
    let fault = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let foreign = || fault(&"this is no log of a match");
    let mut options = OpenOptions::new();
    let mut file =
        options.read(true).write(true).create(true).truncate(false).open(path).map_err(|e| fault(&e))?;
    let mut finished = Vec::new();
    let mut whole = 0;
    let mut reader = BufReader::new(&file);
    let mut line = String::new();
    for index in 0.. {
        line.clear();
        let read = reader.read_line(&mut line).map_err(|_| foreign())?;
        if read == 0 || !line.ends_with('\n') {
            // What was written while the match was broken off is dropped; not what somebody else has written.
            if index == 0 && !serde_json::to_string(head).is_ok_and(|head| head.starts_with(&line)) {
                return Err(foreign());
            }
            break;
        }
        if index == 0 {
            let before: Head = serde_json::from_str(&line).map_err(|_| foreign())?;
            if before != *head {
                return Err(fault(&"this is the log of another match"));
            }
        } else {
            let game: Finished = serde_json::from_str(&line)
                .map_err(|_| fault(&format_args!("line {} is no finished game", index + 1)))?;
            // The first one stands.
            if !finished.iter().any(|other: &Finished| other.number == game.number) {
                finished.push(game);
            }
        }
        whole += read as u64;
    }
    file.set_len(whole).and_then(|()| file.seek(SeekFrom::End(0))).map_err(|e| fault(&e))?;
    if whole == 0 {
        append(&mut file, head).map_err(|e| fault(&e))?;
    }
    Ok((file, finished))
}

/// Adds a line.
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
    fn a_log_broken_off_is_continued_and_another_matchs_refused() {
        let path = std::env::temp_dir().join(format!("keddah-log-{}", std::process::id()));
        let head = Head {
            game: "arimaa".into(),
            first: "a".into(),
            second: "b".into(),
            openings: "none".into(),
            seed: 1,
            most_turns: 300,
            grace: 500,
        };
        let game = Finished {
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
        append(&mut file, &Finished { number: 5, ..game.clone() }).unwrap();
        // The same game twice counts once.
        append(&mut file, &game).unwrap();
        assert_eq!(open(&path, &head).unwrap().1.len(), 2);
        for other in [Head { seed: 2, ..head.clone() }, Head { most_turns: 20, ..head.clone() }] {
            assert!(open(&path, &other).unwrap_err().contains("another match"));
        }
        file.write_all(b"{}\n").unwrap();
        assert!(open(&path, &head).unwrap_err().contains("line 5 is no finished game"));
        // Another file is left as it is, with or without an end of its line.
        for text in [&b"1. e2 e8\n"[..], b"no newline", b"\xff\xfe"] {
            std::fs::write(&path, text).unwrap();
            assert!(open(&path, &head).unwrap_err().contains("no log of a match"));
            assert_eq!(std::fs::read(&path).unwrap(), text);
        }
        // Broken off within its first line.
        std::fs::write(&path, "{\"game\":\"ari").unwrap();
        assert_eq!(open(&path, &head).unwrap().1, []);
        std::fs::remove_file(path).unwrap();
    }
}
