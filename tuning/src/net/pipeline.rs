//! From nothing to a network: self-play in chunks, rows, training with JAX, and the file.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

use clap::Args;
use indicatif::ProgressBar;
use serde_json::{Value, json};

use super::games::{self, Rescored, Settings};
use super::{parallel, quoridor, rows};
use crate::cluster::{Cluster, ClusterOptions, Task};
use crate::engine::root;
use crate::python;

/// The options of the training of a network.
#[derive(Args, Clone)]
pub struct Pipeline {
    /// Check the pipeline with a few games and one epoch, from an empty folder
    #[arg(long)]
    smoke: bool,
    /// Number of files of self-play games; file number N, from 0, has the seed SEED + N
    #[arg(long, default_value_t = 20)]
    chunks: u32,
    /// Number of games in a file
    #[arg(long, default_value_t = 2000)]
    games: u32,
    /// Nodes of each search in self-play
    #[arg(long, default_value_t = 2000)]
    nodes: u64,
    /// Seed of the first file
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of files that are played at the same time on this machine
    #[arg(long, default_value_t = 2)]
    threads: u32,
    #[command(flatten)]
    cluster: ClusterOptions,
    /// Number of times that the training reads all rows
    #[arg(long, default_value_t = 12)]
    epochs: u32,
    /// Play the games, and neither train nor write a network
    #[arg(long)]
    games_only: bool,
    /// Folder for games, rows and the network [default: target/tuning/net, or …/net-smoke]
    #[arg(long)]
    out: Option<PathBuf>,
}

impl Pipeline {
    /// Runs all steps. A run that was stopped resumes within the file that it was playing; a file
    /// that another machine has played with the same options counts as its own.
    pub fn run(mut self) -> io::Result<()> {
        let name = if self.smoke { "net-smoke" } else { "net" };
        let out = self.out.clone().unwrap_or_else(|| root().join("target/tuning").join(name));
        if self.smoke {
            self = Self { chunks: 2, games: 12, nodes: 100, epochs: 1, ..self };
            if out.exists() {
                std::fs::remove_dir_all(&out)?;
            }
        }
        match self.cluster.cluster(self.threads) {
            Some(cluster) => self.play_on(&cluster, &std::env::current_exe()?, &out)?,
            None => self.play(&out)?,
        }
        if self.games_only {
            return Ok(());
        }
        let (count, checksum, rescored) = self.write_rows(&out)?;
        let mut training = self.train(&out)?;
        let net = std::fs::read(out.join("quoridor.net"))?;
        let read = keddah::quoridor::ai::read_net(&net).map_err(io::Error::other)?;
        let expected: Vec<[i64; 2]> = serde_json::from_value(training["check"].take())?;
        rows::check(&read, File::open(out.join("quoridor.rows"))?, &expected)?;
        training.as_object_mut().map(|figures| figures.remove("check"));
        let mut report = json!({
            "game": "quoridor",
            "command": format!(
                "npm run tuning -- net --chunks {} --games {} --nodes {} --seed {} --epochs {}",
                self.chunks, self.games, self.nodes, self.seed, self.epochs
            ),
            "positions": count,
            "games": { "count": self.chunks * self.games, "crc32": format!("{checksum:08x}") },
            "training": training,
            "net": { "bytes": net.len(), "crc32": format!("{:08x}", read.checksum()) },
        });
        if let Some(rescored) = rescored {
            report["games"]["rescored"] = json!(rescored);
        }
        let text = format!("{report:#}\n");
        let path = out.join("quoridor.json");
        std::fs::write(&path, &text)?;
        plot(&path)?;
        print!("{text}");
        Ok(())
    }

    fn path(&self, out: &Path, chunk: u32) -> PathBuf {
        out.join(file_name(self.seed + u64::from(chunk)))
    }

    /// Plays the games that the files do not contain yet.
    fn play(&self, out: &Path) -> io::Result<()> {
        let bar = ProgressBar::new(u64::from(self.chunks) * u64::from(self.games));
        let play = |chunk| self.play_chunk(&self.path(out, chunk), chunk, &bar);
        parallel::for_each(self.chunks, self.threads, play)?;
        bar.finish_and_clear();
        Ok(())
    }

    fn settings(&self, chunk: u32) -> Settings {
        let seed = self.seed + u64::from(chunk);
        Settings { game: "quoridor".into(), seed, nodes: self.nodes, rescored: None }
    }

    /// Plays the games that the files do not contain yet as tasks on Ray, one for each file. A
    /// file that is incomplete is continued. `program` is this program.
    pub fn play_on(&self, cluster: &Cluster, program: &Path, out: &Path) -> io::Result<()> {
        let mut tasks = Vec::new();
        for chunk in 0..self.chunks {
            let path = self.path(out, chunk);
            let settings = self.settings(chunk);
            let is_started = path.exists();
            if games::is_rescored(&path, &settings, self.games)?
                || is_started && games::append(&path, &settings)?.1 >= self.games
            {
                continue;
            }
            let options = [
                ("--seed", settings.seed),
                ("--chunks", 1),
                ("--games", self.games.into()),
                ("--nodes", self.nodes),
                ("--threads", 1),
            ];
            let mut arguments: Vec<String> = ["net", "--games-only", "--out", "."].map(String::from).to_vec();
            arguments.extend(options.iter().flat_map(|(name, value)| [(*name).into(), value.to_string()]));
            let name = file_name(settings.seed);
            let file = BTreeMap::from([(name.clone(), path)]);
            let inputs = if is_started { file.clone() } else { BTreeMap::new() };
            tasks.push(Task { name, arguments, inputs, outputs: file });
        }
        cluster.run(program, &BTreeMap::new(), &tasks)
    }

    fn play_chunk(&self, path: &Path, chunk: u32, bar: &ProgressBar) -> io::Result<()> {
        let settings = self.settings(chunk);
        if games::is_rescored(path, &settings, self.games)? {
            bar.inc(self.games.into());
            return Ok(());
        }
        let (mut file, known) = games::append(path, &settings)?;
        bar.inc(known.min(self.games).into());
        for number in known..self.games {
            games::write(&mut file, &quoridor::play(&settings, number))?;
            bar.inc(1);
        }
        Ok(())
    }

    /// Writes the rows of all games. Returns their number, the checksum of the games and how they
    /// were rescored.
    fn write_rows(&self, out: &Path) -> io::Result<(usize, u32, Option<Rescored>)> {
        let mut file = BufWriter::new(File::create(out.join("quoridor.rows"))?);
        serde_json::to_writer(&mut file, &rows::SIZES)?;
        file.write_all(b"\n")?;
        let mut checksum = crc32fast::Hasher::new();
        let mut count = 0;
        let mut rescored = None;
        for chunk in 0..self.chunks {
            let path = self.path(out, chunk);
            checksum.update(&std::fs::read(&path)?);
            let (settings, games, _) = games::read(&path)?;
            let refuse = |error| io::Error::other(format!("{}: {error}", path.display()));
            if *rescored.get_or_insert_with(|| settings.rescored.clone()) != settings.rescored {
                return Err(refuse(io::Error::other("scores of another search than in the other files")));
            }
            for game in &games {
                count += rows::write(game, &mut file).map_err(refuse)?;
            }
        }
        file.flush()?;
        Ok((count, checksum.finalize(), rescored.flatten()))
    }

    /// Trains on the rows. Returns the figures of the training.
    fn train(&self, out: &Path) -> io::Result<Value> {
        let python = environment()?;
        let figures = out.join("training.json");
        let [rows, net] = ["quoridor.rows", "quoridor.net"].map(|name| out.join(name));
        let epochs = self.epochs.to_string();
        python::run(
            Command::new(python)
                .arg(python::programs().join("train.py"))
                .arg(rows)
                .arg("--out")
                .arg(net)
                .arg("--figures")
                .arg(&figures)
                .args(["--epochs", &epochs]),
        )?;
        Ok(serde_json::from_slice(&std::fs::read(figures)?)?)
    }
}

fn file_name(seed: u64) -> String {
    format!("quoridor-{seed:04}.games")
}

/// Returns the Python that has what the training and the plots need.
fn environment() -> io::Result<PathBuf> {
    python::environment("python", "requirements.txt")
}

/// Plots the losses in the report of a training, beside the report.
fn plot(report: &Path) -> io::Result<()> {
    let script = python::programs().join("plot.py");
    python::run(Command::new(environment()?).arg(script).arg(report).arg(report.with_extension("svg")))
}
