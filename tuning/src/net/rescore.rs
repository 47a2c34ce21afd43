//! New scores for self-play games, from a search with other nodes or with a network.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use clap::Args;
use indicatif::ProgressBar;
use keddah::net::Net;
use keddah::quoridor::{Game, ai};
use keddah::search::{Control, Limits};

use super::games::{self, GameRecord, Ply, Rescored, Settings};
use super::parallel;
use super::quoridor::find_move;
use crate::cluster::{Cluster, ClusterOptions, Task};
use crate::engine::root;

/// The name of the network in the folder of a task.
const NET: &str = "network.net";

/// The options of the search that replaces the scores of games.
#[derive(Args, Clone)]
pub struct Rescore {
    /// Folder with files of self-play games [default: target/tuning/net]
    #[arg(long)]
    from: Option<PathBuf>,
    /// Folder for the games with new scores [default: target/tuning/net-rescored]
    #[arg(long)]
    out: Option<PathBuf>,
    /// Nodes of each search
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Network to search with; without one, alpha-beta searches as in self-play
    #[arg(long)]
    net: Option<PathBuf>,
    /// Number of files that are searched at the same time on this machine
    #[arg(long, default_value_t = 2)]
    threads: u32,
    #[command(flatten)]
    cluster: ClusterOptions,
}

/// Returns a game with new scores. Moves and winner do not change, and plies without a score stay
/// without one.
///
/// Fails with the game's number if a move is not legal.
pub fn rescore(game: &GameRecord, nodes: u64, net: Option<&Net>) -> io::Result<GameRecord> {
    let limits = Limits { nodes: Some(nodes), net: Some(net.is_some()), ..Limits::default() };
    let control = Control { net, ..Control::default() };
    let mut replayed = Game::default();
    let mut plies = Vec::with_capacity(game.plies.len());
    for (index, ply) in game.plies.iter().enumerate() {
        let illegal = || io::Error::other(format!("game {}: move {} is not legal", game.number, index + 1));
        let score = match ply.score {
            Some(_) => {
                let found = ai::search(&replayed, &limits, &control, &mut |_| ()).map_err(|_| illegal())?;
                Some(found.lines[0].score.0 as i16)
            }
            None => None,
        };
        plies.push(Ply { score, ..*ply });
        let mv = find_move(replayed.position(), ply.action).ok_or_else(illegal)?;
        replayed.play_turn(&mv).map_err(|_| illegal())?;
    }
    Ok(GameRecord { plies, ..game.clone() })
}

/// A file of games, and the file with new scores to write.
struct Files {
    name: String,
    source: PathBuf,
    target: PathBuf,
    /// The file with the games that have been searched, until there are all.
    part: PathBuf,
    settings: Settings,
    games: Vec<GameRecord>,
}

impl Rescore {
    /// Replaces the scores of all files of games in a folder. A run that was stopped resumes.
    pub fn run(self) -> io::Result<()> {
        let folder = |given: &Option<PathBuf>, name: &str| {
            given.clone().unwrap_or_else(|| root().join("target/tuning").join(name))
        };
        let (from, out) = (folder(&self.from, "net"), folder(&self.out, "net-rescored"));
        match self.cluster.cluster(self.threads) {
            Some(cluster) => self.run_on(&cluster, &std::env::current_exe()?, &from, &out),
            None => self.run_here(&from, &out),
        }
    }

    fn run_here(&self, from: &Path, out: &Path) -> io::Result<()> {
        let (net, waiting) = self.waiting(from, out)?;
        let bar = ProgressBar::new(waiting.iter().map(|files| files.games.len() as u64).sum());
        parallel::for_each(waiting.len() as u32, self.threads, |index| {
            let files = &waiting[index as usize];
            let (mut part, known) = games::append(&files.part, &files.settings)?;
            bar.inc(known.into());
            for game in files.games.iter().skip(known as usize) {
                let game = rescore(game, self.nodes, net.as_ref())
                    .map_err(|error| io::Error::other(format!("{}: {error}", files.source.display())))?;
                games::write(&mut part, &game)?;
                bar.inc(1);
            }
            std::fs::rename(&files.part, &files.target)
        })?;
        bar.finish_and_clear();
        Ok(())
    }

    /// Replaces the scores as tasks on Ray, one for each file. `program` is this program.
    fn run_on(&self, cluster: &Cluster, program: &Path, from: &Path, out: &Path) -> io::Result<()> {
        let (_, waiting) = self.waiting(from, out)?;
        let nodes = self.nodes.to_string();
        let mut common: Vec<String> =
            ["rescore", "--from", "source", "--out", ".", "--threads", "1", "--nodes", &nodes]
                .map(String::from)
                .to_vec();
        let mut shared = BTreeMap::new();
        if let Some(path) = &self.net {
            common.extend(["--net".into(), NET.into()]);
            shared.insert(NET.into(), path.clone());
        }
        let task = |files: &Files| {
            let mut inputs = BTreeMap::from([(format!("source/{}", files.name), files.source.clone())]);
            if files.part.exists() {
                inputs.insert(part_name(&files.name), files.part.clone());
            }
            let outputs = BTreeMap::from([(files.name.clone(), files.target.clone())]);
            Task { name: files.name.clone(), arguments: common.clone(), inputs, outputs }
        };
        let tasks: Vec<Task> = waiting.iter().map(task).collect();
        cluster.run(program, &shared, &tasks)?;
        for files in waiting.iter().filter(|files| files.part.exists()) {
            std::fs::remove_file(&files.part)?;
        }
        Ok(())
    }

    /// Reads the network, if there is one, and the files whose scores are not replaced yet.
    fn waiting(&self, from: &Path, out: &Path) -> io::Result<(Option<Net>, Vec<Files>)> {
        let refuse =
            |path: &Path, why: &dyn std::fmt::Display| io::Error::other(format!("{}: {why}", path.display()));
        let read = |path: &PathBuf| {
            let bytes = std::fs::read(path).map_err(|error| refuse(path, &error))?;
            ai::read_net(&bytes).map_err(|error| refuse(path, &error))
        };
        let net = self.net.as_ref().map(read).transpose()?;
        let checksum = net.as_ref().map(|net| format!("{:08x}", net.checksum()));
        let rescored = Some(Rescored { nodes: self.nodes, net: checksum });
        std::fs::create_dir_all(out)?;
        let mut waiting = Vec::new();
        for entry in std::fs::read_dir(from).map_err(|error| refuse(from, &error))? {
            let source = entry?.path();
            let name = source.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_string();
            if !name.ends_with(".games") {
                continue;
            }
            let (settings, games, _) = games::read(&source)?;
            if settings.game != "quoridor" {
                return Err(refuse(&source, &format_args!("games of {} have no search here", settings.game)));
            }
            let settings = Settings { rescored: rescored.clone(), ..settings };
            let (target, part) = (out.join(&name), out.join(part_name(&name)));
            if target.exists() {
                let (found, known, _) = games::read(&target)?;
                if found != settings {
                    return Err(refuse(&target, &"contains games with other settings"));
                }
                if known.len() >= games.len() {
                    continue;
                }
                // Games were added to the source since.
                std::fs::rename(&target, &part)?;
            }
            waiting.push(Files { name, source, target, part, settings, games });
        }
        waiting.sort_by(|a, b| a.name.cmp(&b.name));
        Ok((net, waiting))
    }
}

fn part_name(name: &str) -> String {
    format!("{name}.part")
}
