//! The program that `npm run tuning` runs; `docs/tuning.md` explains it.

use std::io;
use std::path::{Path, PathBuf};

use clap::{Parser, Subcommand, ValueEnum};
use keddah_tuning::arimaa::Beginning;
use keddah_tuning::cluster::ClusterOptions;
use keddah_tuning::engine::{self, Match, Weights};
use keddah_tuning::games::{Played, SelfPlay, Settings, checksum, play_all};
use keddah_tuning::labels::Shares;
use keddah_tuning::net::matches::MatchOptions;
use keddah_tuning::net::pipeline::Pipeline;
use keddah_tuning::net::rescore::Rescore;
use keddah_tuning::quoridor::Players;
use keddah_tuning::self_play_tasks::{self, SelfPlayTask};
use keddah_tuning::{arimaa, quoridor};
use serde_json::{Map, Value, json};

const ABOUT: &str = "\
Fit the weights of the evaluations to games that keddah plays against itself, build keddah with them, and play a \
match against the weights in the working tree. Progress goes to standard error, a JSON report to standard output. \
A run that was stopped resumes where it stopped.";

#[derive(Parser)]
#[command(about = ABOUT, args_conflicts_with_subcommands = true)]
struct Options {
    #[command(subcommand)]
    command: Option<Command>,
    /// Games whose weights to fit; all by default
    #[arg(long, value_enum)]
    game: Vec<Name>,
    /// Check the pipeline with a run of a few games, from an empty folder and without a match
    #[arg(long)]
    smoke: bool,
    /// Number of self-play games for each set of weights
    #[arg(long, default_value_t = 4000)]
    games: u32,
    /// Nodes of each search in self-play
    #[arg(long, default_value_t = 1000)]
    nodes: u64,
    /// Number of siblings scored for each position of a game
    #[arg(long, default_value_t = 0)]
    siblings: u32,
    /// Number of leaves (positions that its search evaluates) scored for each position of Arimaa
    #[arg(long, default_value_t = 0)]
    leaves: u32,
    /// Percentage of turns that are random, for positions that good play avoids
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(..=100))]
    random: u32,
    /// Weight of a game's result in the labels of its positions, 0 to 1
    #[arg(long, default_value_t = 0.2)]
    result_share: f64,
    /// Weight of the scores of later positions against that of the position in the labels, 0 to 1
    #[arg(long, default_value_t = 0.7)]
    later_share: f64,
    /// Weight of the search score against the static value in the labels, 0 to 1
    #[arg(long, default_value_t = 1.0)]
    search_share: f64,
    /// Number of steps for the weights of the rabbit prospects, which are not linear
    #[arg(long, default_value_t = 0)]
    rounds: usize,
    /// Fit Arimaa's evaluation from nothing instead of from the shipped weights
    #[arg(long)]
    from_zero: bool,
    /// Number of games to which Arimaa's move order is fitted; 0 for the shipped one
    #[arg(long, default_value_t = 0)]
    order_games: usize,
    /// Number of games in the match against the shipped weights; 0 for no match
    #[arg(long, default_value_t = 100)]
    match_games: u32,
    /// Nodes per turn in the match
    #[arg(long, default_value_t = 5000)]
    match_nodes: u64,
    /// Seed of the self-play games and of the match's openings
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of self-play games played at the same time
    #[arg(long, default_value_t = 2)]
    threads: u32,
    #[command(flatten)]
    cluster: ClusterOptions,
    /// Number of self-play games in a task on Ray
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    task_games: u32,
    /// Folder for games, weights, builds and match logs [default: target/tuning/run, or …/smoke]
    #[arg(long)]
    out: Option<PathBuf>,
}

#[derive(Subcommand)]
enum Command {
    /// Train a network on games that keddah plays against itself, from nothing to its file
    Net(Pipeline),
    /// Search the positions of self-play games again and replace their scores
    Rescore(Rescore),
    /// Play a match between two engines, on one machine or on Ray
    Match(MatchOptions),
    /// Play some games of a file, as a task on Ray
    #[command(hide = true)]
    SelfPlay(SelfPlayTask),
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Name {
    Arimaa,
    Quoridor,
}

fn main() -> io::Result<()> {
    let mut options = Options::parse();
    match options.command.take() {
        Some(Command::Net(pipeline)) => return pipeline.run(),
        Some(Command::Rescore(rescore)) => return rescore.run(),
        Some(Command::Match(terms)) => return terms.run(),
        Some(Command::SelfPlay(task)) => return task.run(),
        None => {}
    }
    let folder = if options.smoke { "smoke" } else { "run" };
    let out = options.out.clone().unwrap_or_else(|| engine::root().join("target/tuning").join(folder));
    if options.smoke {
        options = Options {
            games: 10,
            nodes: 200,
            siblings: 1,
            leaves: 1,
            rounds: 1,
            order_games: 10,
            match_games: 0,
            ..options
        };
        if out.exists() {
            std::fs::remove_dir_all(&out)?;
        }
    }
    let report = format!("{:#}\n", options.run(&out)?);
    std::fs::write(out.join("report.json"), &report)?;
    print!("{report}");
    Ok(())
}

impl Options {
    fn run(&self, out: &Path) -> io::Result<Value> {
        let wanted = |name| self.game.is_empty() || self.game.contains(&name);
        let mut report = Map::new();
        if wanted(Name::Arimaa) {
            let games = self.games::<keddah::arimaa::Game>(out, 150)?;
            eprintln!("arimaa: fitting to {} games", games.len());
            let beginning = if self.from_zero { Beginning::Zero } else { Beginning::Shipped };
            let (weights, fitted) =
                arimaa::fit(&games, self.shares(), beginning, self.rounds, self.order_games);
            let checksum = checksum(&games)?;
            write(out, weights.files(&self.origin(&checksum)))?;
            eprintln!("{}", json!(fitted));
            report.insert("arimaa-games".into(), json!({ "crc32": checksum }));
            report.insert("arimaa".into(), json!(fitted));
        }
        if wanted(Name::Quoridor) {
            let two = self.games::<Players<2>>(out, 200)?;
            let four = self.games::<Players<4>>(out, 300)?;
            eprintln!("quoridor: fitting to {} and {} games", two.len(), four.len());
            let (weights, fitted) = quoridor::fit(&two, &four, self.shares());
            let checksum = checksum(two.iter().chain(&four))?;
            write(out, weights.files(&self.origin(&checksum)))?;
            eprintln!("{}", json!(fitted));
            report.insert("quoridor-games".into(), json!({ "crc32": checksum }));
            report.insert("quoridor".into(), json!(fitted));
        }
        eprintln!("building keddah with the fitted weights");
        let fitted = engine::build(out, Weights::Fitted)?;
        report.insert("bench".into(), engine::bench(&fitted, 5000)?);
        if self.match_games > 0 {
            eprintln!("building keddah with the shipped weights");
            engine::build(out, Weights::Shipped)?;
            for (game, name) in [("arimaa", Name::Arimaa), ("quoridor", Name::Quoridor)] {
                if wanted(name) {
                    let (games, nodes) = (self.match_games, self.match_nodes);
                    let terms = Match { game, games, nodes, seed: self.seed };
                    report.insert(format!("match-{game}"), engine::play(out, &terms)?);
                }
            }
        }
        Ok(Value::Object(report))
    }

    fn games<G: SelfPlay>(&self, out: &Path, max_turns: u32) -> io::Result<Vec<Played>> {
        let &Self { seed, nodes, siblings, leaves, random, .. } = self;
        let settings = Settings { game: G::NAME.into(), seed, nodes, siblings, leaves, random, max_turns };
        let path = out.join(self_play_tasks::file_name::<G>());
        if let Some(cluster) = self.cluster.cluster(self.threads) {
            let program = std::env::current_exe()?;
            self_play_tasks::play_on::<G>(&cluster, &program, out, &settings, (self.games, self.task_games))?;
        }
        // On Ray all games have been played by now, so this only reads them.
        play_all::<G>(&path, &settings, 0..self.games, self.threads)
    }

    fn shares(&self) -> Shares {
        Shares { result: self.result_share, later: self.later_share, search: self.search_share }
    }

    /// Describes the origin of the weights, for the first comment of each weight file.
    fn origin(&self, checksum: &str) -> String {
        format!(
            "Fitted by `npm run tuning -- --games {} --nodes {} --siblings {} --leaves {} --random {} --result-share {} \
             --later-share {} --search-share {}{} --rounds {} --order-games {} --seed {}` to scores and results \
             of games with CRC-32 {checksum} that keddah played against itself (see docs/tuning.md).",
            self.games,
            self.nodes,
            self.siblings,
            self.leaves,
            self.random,
            self.result_share,
            self.later_share,
            self.search_share,
            if self.from_zero { " --from-zero" } else { "" },
            self.rounds,
            self.order_games,
            self.seed
        )
    }
}

fn write(out: &Path, files: Vec<(&str, String)>) -> io::Result<()> {
    for (path, text) in files {
        let path = out.join("weights").join(path);
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        std::fs::write(path, text)?;
    }
    Ok(())
}
