//! Work as tasks on Ray, on this machine or on a cluster: `tuning/net/cluster.py` runs them.
//!
//! A task is a command of a program in an empty folder. It knows no game. The result of a task
//! depends only on its command and its input files, so it does not matter where it runs, or how
//! often until it is completed.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use clap::Args;
use serde::Serialize;

use crate::python;

/// The option to run work on Ray.
#[derive(Args, Clone, Default)]
pub struct ClusterOptions {
    /// Run as tasks on Ray: on the cluster at ADDRESS, or else at RAY_ADDRESS, or else on this
    /// machine
    #[arg(long = "ray", value_name = "ADDRESS", num_args = 0..=1, default_missing_value = "")]
    address: Option<String>,
}

impl ClusterOptions {
    /// Returns the Ray to use with `workers` processes if it runs on this machine; `None` if the
    /// option is not given.
    pub fn cluster(&self, workers: u32) -> Option<Cluster> {
        self.address.as_ref().map(|address| Cluster { address: address.clone(), workers: workers.max(1) })
    }
}

/// A Ray cluster, or Ray on this machine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cluster {
    /// The address of the cluster. If it is empty, `RAY_ADDRESS` decides, or Ray is started on this
    /// machine.
    pub address: String,
    /// The number of tasks that run at the same time on this machine.
    pub workers: u32,
}

/// A command to run as a task.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Task {
    /// The name of the task in messages.
    pub name: String,
    /// The arguments of the program.
    pub arguments: Vec<String>,
    /// The files that the task reads, by their paths in its folder.
    pub inputs: BTreeMap<String, PathBuf>,
    /// The files that the task writes, by their paths in its folder, and where to put them.
    pub outputs: BTreeMap<String, PathBuf>,
}

#[derive(Serialize)]
struct Job<'a> {
    address: &'a str,
    workers: u32,
    program: &'a str,
    files: BTreeMap<&'a str, &'a Path>,
    tasks: &'a [Task],
}

impl Cluster {
    /// Runs tasks of a program. All of them find the `files` in their folders, by name. An output
    /// file is replaced in one step when its task is completed; after an error, a second run needs
    /// only the tasks whose output is missing.
    ///
    /// # Errors
    ///
    /// Fails if Ray cannot be installed or reached, or with the error of a task.
    pub fn run(&self, program: &Path, files: &BTreeMap<String, PathBuf>, tasks: &[Task]) -> io::Result<()> {
        if tasks.is_empty() {
            return Ok(());
        }
        let name = program.file_name().and_then(|name| name.to_str());
        let name = name.ok_or_else(|| io::Error::other(format!("{}: no program", program.display())))?;
        let mut files: BTreeMap<_, _> =
            files.iter().map(|(name, path)| (name.as_str(), path.as_path())).collect();
        if files.insert(name, program).is_some() {
            return Err(io::Error::other(format!("a file has the name of the program, {name}")));
        }
        let job = Job { address: &self.address, workers: self.workers, program: name, files, tasks };
        let python = python::environment("python-ray", "requirements-ray.txt")?;
        let script = python::programs().join("cluster.py");
        let mut child = Command::new(python).arg(script).stdin(Stdio::piped()).spawn()?;
        if let Some(mut stdin) = child.stdin.take() {
            // If the program has exited, its status says more than the broken pipe.
            let _ = stdin.write_all(&serde_json::to_vec(&job)?);
        }
        let status = child.wait()?;
        if status.success() { Ok(()) } else { Err(io::Error::other("the tasks on Ray failed; see above")) }
    }
}
