//! Matches between engines, with the games shared among the tasks of a Ray cluster.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use clap::Args;
use serde_json::{Value, json};

use crate::cluster::{Cluster, ClusterOptions, Task};
use crate::engine::{self, Weights, root};

/// The options of a match.
#[derive(Args, Clone)]
pub struct MatchOptions {
    /// The game to play: arimaa or quoridor
    game: String,
    /// Check the match with a few games, from an empty folder
    #[arg(long, conflicts_with = "arguments")]
    smoke: bool,
    /// Number of games in the match, two from each opening
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// Seed of the random openings
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of tasks on Ray among which the openings are shared
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..))]
    shares: u32,
    /// File that an engine needs, such as a network or a program; the engines find it in their
    /// folder as NAME. Repeatable
    #[arg(long, value_name = "NAME=PATH", value_parser = parse_file)]
    file: Vec<(String, PathBuf)>,
    /// The program keddah; by default it is built from the working tree
    #[arg(long, value_name = "PATH")]
    program: Option<PathBuf>,
    /// Folder for the log of the match [default: target/tuning/match, or …/match-smoke]
    #[arg(long)]
    out: Option<PathBuf>,
    /// Number of games that are played at the same time on this machine
    #[arg(long, default_value_t = 2)]
    threads: u32,
    #[command(flatten)]
    cluster: ClusterOptions,
    /// Options of `keddah match`: the engines and their limits
    #[arg(last = true)]
    arguments: Vec<String>,
}

fn parse_file(text: &str) -> Result<(String, PathBuf), String> {
    let (name, path) = text.split_once('=').ok_or("expected NAME=PATH")?;
    Ok((name.into(), path.into()))
}

impl MatchOptions {
    /// Plays the match and prints its summary. A match that was stopped resumes. Games limited by
    /// nodes have the same results on one machine and on Ray.
    pub fn run(mut self) -> io::Result<()> {
        let name = if self.smoke { "match-smoke" } else { "match" };
        let out = self.out.clone().unwrap_or_else(|| root().join("target/tuning").join(name));
        if self.smoke {
            let arguments = ["--first", "nodes=200", "--second", "nodes=100", "--max-turns", "100"];
            self = Self { games: 6, shares: 2, arguments: arguments.map(String::from).to_vec(), ..self };
            if out.exists() {
                std::fs::remove_dir_all(&out)?;
            }
        }
        std::fs::create_dir_all(&out)?;
        let out = out.canonicalize()?;
        let refuse = |path: &Path, error| io::Error::other(format!("{}: {error}", path.display()));
        let program = match &self.program {
            Some(path) => path.canonicalize().map_err(|error| refuse(path, error))?,
            None => engine::build(&out, Weights::Shipped)?,
        };
        let folder = out.join("files");
        std::fs::create_dir_all(&folder)?;
        for (name, path) in &self.file {
            std::fs::copy(path, folder.join(name)).map_err(|error| refuse(path, error))?;
        }
        if let Some(cluster) = self.cluster.cluster(self.threads) {
            self.play_on(&cluster, &program, &out)?;
        }
        // On Ray all games have been played by now, so this only counts them.
        let log = out.join("match.log");
        let concurrency = self.threads.clamp(1, 256).to_string();
        let mut command = Command::new(program);
        command.current_dir(folder).args(self.command()).args(["--concurrency", &concurrency]);
        let mut summary = engine::answer(command.arg("--resume").arg(log))?;
        summary["wilsonInterval"] = json!(wilson_interval(&summary));
        let text = format!("{summary:#}\n");
        std::fs::write(out.join("match.json"), &text)?;
        print!("{text}");
        Ok(())
    }

    /// The arguments of `keddah` that are the same in all tasks.
    fn command(&self) -> Vec<String> {
        let (games, seed) = (self.games.to_string(), self.seed.to_string());
        let mut command =
            ["match", &self.game, "--games", &games, "--seed", &seed].map(String::from).to_vec();
        command.extend(self.arguments.iter().cloned());
        command
    }

    fn play_on(&self, cluster: &Cluster, program: &Path, out: &Path) -> io::Result<()> {
        let log = out.join("match.log");
        let played = merge(out)?;
        let has_games = |share: u32| {
            (0..self.games).any(|game| game / 2 % self.shares == share && !played.contains(&game.into()))
        };
        let task = |share: u32| {
            let mut arguments = self.command();
            let share = share + 1;
            let options = ["--share", &format!("{share}/{}", self.shares), "--resume", "match.log"];
            arguments.extend(options.map(String::from));
            let file = |path: PathBuf| BTreeMap::from([("match.log".to_string(), path)]);
            let inputs = if log.exists() { file(log.clone()) } else { BTreeMap::new() };
            let outputs = file(out.join(format!("share-{share}.log")));
            Task { name: format!("share {share}"), arguments, inputs, outputs }
        };
        let tasks: Vec<Task> = (0..self.shares).filter(|&share| has_games(share)).map(task).collect();
        let files = self.file.iter().cloned().collect();
        let result = cluster.run(program, &files, &tasks);
        merge(out)?;
        result
    }
}

/// Returns Wilson's interval of 95 % for the score in the summary of a match (Wilson 1927). An
/// undecided game counts as half a win and half a loss.
pub fn wilson_interval(summary: &Value) -> [f64; 2] {
    const Z: f64 = 1.959_963_985;
    let games = summary["games"].as_f64().unwrap_or_default().max(1.0);
    let score = summary["score"].as_f64().unwrap_or_default();
    let share = Z * Z / games;
    let middle = (score + share / 2.0) / (1.0 + share);
    let width = (score * (1.0 - score) * share + share * share / 4.0).sqrt() / (1.0 + share);
    [middle - width, middle + width].map(|bound| (bound.clamp(0.0, 1.0) * 1e4).round() / 1e4)
}

/// Merges the logs of the shares in a folder into that of the match, and removes them. Returns the
/// numbers of the games in it.
///
/// Fails if they are logs of different matches.
pub fn merge(out: &Path) -> io::Result<BTreeSet<u64>> {
    let refuse = |path: &Path, why: &str| io::Error::other(format!("{}: {why}", path.display()));
    let whole = out.join("match.log");
    let mut shares = Vec::new();
    for entry in std::fs::read_dir(out)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if name.starts_with("share-") && name.ends_with(".log") {
            shares.push(path);
        }
    }
    shares.sort();
    let mut head: Option<String> = None;
    let mut games = BTreeMap::new();
    for path in [&whole].into_iter().chain(&shares).filter(|path| path.exists()) {
        let text = std::fs::read_to_string(path)?;
        // A stopped match can leave an incomplete last line.
        let mut lines = text.split_inclusive('\n').filter(|line| line.ends_with('\n'));
        let Some(first) = lines.next() else { continue };
        if head.get_or_insert_with(|| first.into()) != first {
            return Err(refuse(path, "this is the log of another match"));
        }
        for line in lines {
            let number = serde_json::from_str::<Value>(line).ok().and_then(|game| game["number"].as_u64());
            let number = number
                .ok_or_else(|| io::Error::other(format!("{}: not a log of a match", path.display())))?;
            games.entry(number).or_insert_with(|| line.to_string());
        }
    }
    if !shares.is_empty() {
        let text: String = head.into_iter().chain(games.values().cloned()).collect();
        let temporary = out.join("match.log.tmp");
        std::fs::write(&temporary, text)?;
        std::fs::rename(temporary, whole)?;
        for path in shares {
            std::fs::remove_file(path)?;
        }
    }
    Ok(games.into_keys().collect())
}
