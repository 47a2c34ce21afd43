//! Self-play as tasks on Ray: each plays some games of a file.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use keddah::arimaa;

use crate::cluster::{Cluster, Task};
use crate::games::{SelfPlay, Settings, line, play_all, read};
use crate::quoridor::Players;

/// A task: the games to play, into the file of their settings in the current folder.
#[derive(Args, Clone)]
pub struct SelfPlayTask {
    /// Settings of the file of games, as JSON
    settings: String,
    /// Number of the first game
    from: u32,
    /// Number after that of the last game
    to: u32,
}

impl SelfPlayTask {
    /// Plays the games.
    ///
    /// # Errors
    ///
    /// Fails if the settings cannot be read, or if the file cannot be written.
    pub fn run(&self) -> io::Result<()> {
        let settings: Settings = serde_json::from_str(&self.settings)?;
        match settings.game.as_str() {
            <arimaa::Game as SelfPlay>::NAME => self.play::<arimaa::Game>(&settings),
            Players::<2>::NAME => self.play::<Players<2>>(&settings),
            Players::<4>::NAME => self.play::<Players<4>>(&settings),
            game => Err(io::Error::other(format!("{game}: unknown game"))),
        }
    }

    fn play<G: SelfPlay>(&self, settings: &Settings) -> io::Result<()> {
        play_all::<G>(Path::new(&file_name::<G>()), settings, self.from..self.to, 1).map(|_| ())
    }
}

/// The name of the file of a game's self-play games.
pub fn file_name<G: SelfPlay>() -> String {
    format!("{}.jsonl", G::NAME)
}

/// Plays the self-play games 0 to `count` − 1 that the file in `folder` does not contain yet as
/// tasks on Ray, each of up to `size` games, and adds them to the file. `program` is this program.
///
/// The games of completed tasks are kept: after an error, a second run plays only the others.
///
/// # Errors
///
/// Fails as [`play_all`] does, or if a task fails.
pub fn play_on<G: SelfPlay>(
    cluster: &Cluster,
    program: &Path,
    folder: &Path,
    settings: &Settings,
    (count, size): (u32, u32),
) -> io::Result<()> {
    merge::<G>(folder, settings)?;
    let path = folder.join(file_name::<G>());
    let known = read::<G>(&path, settings)?;
    let text = serde_json::to_string(settings)?;
    let tasks: Vec<Task> = (0..count)
        .step_by(size as usize)
        .map(|from| (from, from.saturating_add(size).min(count)))
        .filter(|&(from, to)| (from..to).any(|number| !known.contains_key(&number)))
        .map(|(from, to)| Task {
            name: format!("{}, games {from} to {}", G::NAME, to - 1),
            arguments: vec!["self-play".into(), text.clone(), from.to_string(), to.to_string()],
            inputs: BTreeMap::new(),
            outputs: BTreeMap::from([(file_name::<G>(), part(&path, from))]),
        })
        .collect();
    let played = cluster.run(program, &BTreeMap::new(), &tasks);
    merge::<G>(folder, settings)?;
    played
}

/// The file for the games of a task, beside the file of all games.
fn part(path: &Path, from: u32) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".{from:06}.part"));
    name.into()
}

/// Adds the games of completed tasks to the file of all games and removes their own files.
fn merge<G: SelfPlay>(folder: &Path, settings: &Settings) -> io::Result<()> {
    let path = folder.join(file_name::<G>());
    let mut known: BTreeSet<u32> = read::<G>(&path, settings)?.into_keys().collect();
    let mut file = OpenOptions::new().append(true).open(&path)?;
    let mut parts: Vec<PathBuf> =
        std::fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<_>>()?;
    parts.retain(|other| other.extension().is_some_and(|extension| extension == "part"));
    parts.retain(|other| other.with_extension("").with_extension("") == path);
    for part in parts {
        for (number, game) in read::<G>(&part, settings)? {
            if known.insert(number) {
                file.write_all(&line(&game)?)?;
            }
        }
        std::fs::remove_file(part)?;
    }
    Ok(())
}
