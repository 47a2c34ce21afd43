//! The Python programs of `tuning/net` and the environments in which they run.

use std::io;
use std::path::PathBuf;
use std::process::Command;

use crate::engine::root;

/// Returns the folder of the Python programs.
pub fn programs() -> PathBuf {
    root().join("tuning/net")
}

/// Returns the Python of the environment `target/tuning/NAME`, which has the packages of a lock
/// file in `tuning/net`. Makes the environment anew if the lock file has changed.
pub fn environment(name: &str, lock: &str) -> io::Result<PathBuf> {
    let (lock, environment) = (programs().join(lock), root().join("target/tuning").join(name));
    let installed = environment.join("installed.txt");
    let python = environment.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    if std::fs::read(&installed).ok() != Some(std::fs::read(&lock)?) {
        let base = std::env::var("PYTHON").unwrap_or_else(|_| "python3".into());
        run(Command::new(base).args(["-m", "venv", "--clear"]).arg(&environment))?;
        let install =
            ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes", "-r"];
        let failed = |error| {
            io::Error::other(format!(
                "the Python packages of {} cannot be installed: {error}",
                lock.display()
            ))
        };
        run(Command::new(&python).args(install).arg(&lock)).map_err(failed)?;
        std::fs::copy(&lock, &installed)?;
    }
    Ok(python)
}

/// Runs a command and waits for it. Fails if it cannot be started or exits with an error.
pub fn run(command: &mut Command) -> io::Result<()> {
    let program = command.get_program().display().to_string();
    let fail = |why: String| io::Error::other(format!("{program}: {why}"));
    let status = command.status().map_err(|error| fail(error.to_string()))?;
    if status.success() { Ok(()) } else { Err(fail(status.to_string())) }
}
