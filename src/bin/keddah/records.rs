//! The argument of the commands that read a file of records.

use std::path::{Path, PathBuf};

use clap::Args;
use keddah::record::{GameRecord, RecordEntry};
use serde::Serialize;

use crate::command_line::CommandLine;
use crate::failure::Failure;

/// A file of records and the options with which it is read.
#[derive(Args)]
pub struct Records<G: CommandLine> {
    /// File of any number of records, separated by blank lines; lines that begin with `#` are
    /// ignored
    file: PathBuf,
    #[command(flatten)]
    options: G::RecordArguments,
}

impl<G: CommandLine> Records<G> {
    /// Reads all game records in the file.
    pub fn read(&self) -> Result<Vec<RecordEntry<G>>, Failure> {
        read(&self.file, &self.options)
    }
}

/// Reads all game records in a file.
pub fn read<G: CommandLine>(
    file: &Path,
    options: &G::RecordArguments,
) -> Result<Vec<RecordEntry<G>>, Failure> {
    Ok(GameRecord::read_all(&read_text(file)?, &G::record_options(options)).collect())
}

/// Reads the text of a file of records, without its byte order mark.
pub fn read_text(file: &Path) -> Result<String, Failure> {
    let read = std::fs::read(file);
    let bytes = read.map_err(|error| Failure::Read(format!("cannot read {}: {error}", file.display())))?;
    // Invalid UTF-8 makes only the game that contains it unreadable.
    let text = String::from_utf8_lossy(&bytes);
    Ok(text.strip_prefix('\u{feff}').unwrap_or(&text).to_string())
}

/// The name of a game in the file; without one, its number, from 1.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Name {
    Called(String),
    Number(usize),
}

impl Name {
    pub fn new(name: Option<String>, number: usize) -> Self {
        name.map_or(Self::Number(number), Self::Called)
    }
}
