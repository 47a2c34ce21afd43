//! Builds keddah with the weights of the working tree and with the fitted weights, and plays
//! matches between the two.

use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Returns the path of the repository's root.
pub fn root() -> PathBuf {
    let tuning = Path::new(env!("CARGO_MANIFEST_DIR"));
    tuning.parent().unwrap_or(tuning).into()
}

/// The weights with which keddah is built: those of the working tree, or the fitted ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weights {
    /// The build has the weights in the working tree.
    Shipped,
    /// The build has the fitted weights, from the folder `weights` of the output folder.
    Fitted,
}

impl Weights {
    /// The name of the build with these weights, for its program and for its player in a match.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Shipped => "shipped",
            Self::Fitted => "fitted",
        }
    }
}

/// Builds the program `keddah` in the folder `engines` of the output folder and returns its path.
///
/// For fitted weights it builds a copy of the sources with replaced weight files, so the working
/// tree does not change.
pub fn build(out: &Path, weights: Weights) -> io::Result<PathBuf> {
    let root = root();
    let sources = match weights {
        Weights::Shipped => root.clone(),
        Weights::Fitted => {
            let copy = out.join("sources");
            std::fs::create_dir_all(&copy)?;
            for name in ["Cargo.toml", "Cargo.lock", "README.md", "src", "benches", "examples", "tests"] {
                mirror(&root.join(name), &copy.join(name), true)?;
            }
            mirror(&out.join("weights"), &copy, false)?;
            copy
        }
    };
    let target = root.join("target/tuning");
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(["build", "--quiet", "--release", "--features", "cli", "--bin", "keddah"]);
    // The profile of this program, so that both share the compiled dependencies.
    command.args(["--config", "profile.release.lto=false", "--config", "profile.release.codegen-units=16"]);
    command.arg("--target-dir").arg(&target).current_dir(&sources).stdout(Stdio::null());
    if !command.status()?.success() {
        return Err(io::Error::other(format!("keddah does not build with the {} weights", weights.name())));
    }
    let engines = out.join("engines");
    std::fs::create_dir_all(&engines)?;
    let program = engines.join(weights.name()).with_extension(std::env::consts::EXE_EXTENSION);
    std::fs::copy(target.join("release/keddah").with_extension(std::env::consts::EXE_EXTENSION), &program)?;
    Ok(program)
}

/// Copies a file or a folder of the sources. Leaves files with the same content untouched, since
/// cargo decides by modification times what to build. With `exact`, removes what only the copy
/// contains, such as files renamed since an earlier run.
fn mirror(from: &Path, to: &Path, exact: bool) -> io::Result<()> {
    if from.is_dir() {
        std::fs::create_dir_all(to)?;
        for entry in std::fs::read_dir(to)?.filter(|_| exact) {
            let stale = entry?.path();
            let original = stale.file_name().map(|name| from.join(name));
            if original.is_some_and(|original| original.is_dir() != stale.is_dir() || !original.exists()) {
                if stale.is_dir() {
                    std::fs::remove_dir_all(stale)?;
                } else {
                    std::fs::remove_file(stale)?;
                }
            }
        }
        for entry in std::fs::read_dir(from)? {
            let entry = entry?;
            // The tests install packages in their folders, which are not needed here.
            if entry.file_name() != "node_modules" {
                mirror(&entry.path(), &to.join(entry.file_name()), exact)?;
            }
        }
        return Ok(());
    }
    let bytes = std::fs::read(from)?;
    if std::fs::read(to).ok().as_ref() != Some(&bytes) {
        std::fs::write(to, bytes)?;
    }
    Ok(())
}

/// Runs `keddah bench` and returns its output, whose fingerprint depends on the weights.
pub fn bench(program: &Path, nodes: u64) -> io::Result<serde_json::Value> {
    answer(Command::new(program).args(["bench", "--nodes", &nodes.to_string()]))
}

/// The settings of a match between the fitted and the shipped weights.
#[derive(Clone, Debug)]
pub struct Match {
    /// The name of the game to play: `arimaa` or `quoridor`.
    pub game: &'static str,
    /// The number of games in the match, two from each opening.
    pub games: u32,
    /// The number of nodes that each engine searches per turn.
    pub nodes: u64,
    /// The seed of the random openings of the match.
    pub seed: u64,
}

/// Plays a match between the fitted and the shipped weights and returns the summary of
/// `keddah match`. Resumes a match that was stopped.
pub fn play(out: &Path, terms: &Match) -> io::Result<serde_json::Value> {
    let Match { game, games, nodes, seed } = *terms;
    let (protocol, setting) = match game {
        "arimaa" => ("aei", format!("nodes={nodes}")),
        _ => ("qtp", format!("kata-set-param nodes {nodes}")),
    };
    // A relative path, since the path of the output folder may contain spaces.
    let fitted = format!("{protocol}:./engines/fitted {protocol}");
    let shipped = out.join("engines/shipped").with_extension(std::env::consts::EXE_EXTENSION);
    let mut command = Command::new(shipped.canonicalize()?);
    command.current_dir(out).args(["match", game, "--first", &fitted, "--first-name", "fitted"]);
    command.args(["--first-set", &setting, "--second", &format!("nodes={nodes}")]);
    command.args(["--second-name", "shipped", "--games", &games.to_string(), "--seed", &seed.to_string()]);
    command.args(["--resume", &format!("match-{game}.log"), "--records", &format!("match-{game}.txt")]);
    answer(&mut command)
}

/// Runs a command of keddah and parses the JSON that it prints.
pub(crate) fn answer(command: &mut Command) -> io::Result<serde_json::Value> {
    let output = command.stderr(Stdio::inherit()).output()?;
    if !output.status.success() {
        return Err(io::Error::other("keddah failed; its error is printed above"));
    }
    Ok(serde_json::from_slice(&output.stdout)?)
}
