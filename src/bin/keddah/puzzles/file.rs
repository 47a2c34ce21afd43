//! The files of puzzles.

use std::io::Write;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::failure::Failure;

/// The version of the puzzle file format.
pub const FORMAT: u32 = 1;

/// A puzzle, as it is stored in a puzzle file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The identifier of a puzzle: the first 8 hexadecimal digits of its position's hash.
    pub id: String,
    /// The position of a puzzle, as text.
    pub position: String,
    /// The name of the puzzle's theme, such as `capture`.
    pub theme: String,
    /// The goal that the puzzle's solution reaches, in the language of goals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goal: Option<String>,
    /// The turns of the puzzle's solution, the opponent's replies included; ` | ` separates
    /// alternatives.
    pub solution: String,
    /// The lowest playing level that solves the puzzle; 11 if none does.
    pub level: u8,
    /// The share of the playing levels that solve the puzzle, 0…1.
    pub share: f64,
}

/// The options with which the puzzles of a file were made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Provenance {
    /// The number of games that the puzzles were made from.
    pub games: u32,
    /// The seed of the games that the puzzles were made from.
    pub seed: u64,
    /// The puzzle themes that were looked for; empty for all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub themes: Vec<String>,
    /// The number of nodes of the first search that proves a puzzle by a margin; the same in all
    /// runs.
    pub nodes: u64,
    /// A fingerprint of the playing levels that rate the puzzles; the same in all runs.
    pub levels: String,
}

/// The content of a puzzle file.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleFile {
    /// The version of the puzzle file format.
    pub format: u32,
    /// The name of the game that the puzzles are for.
    pub game: String,
    /// The options of each run of the program that added puzzles to the file.
    pub made: Vec<Provenance>,
    /// The puzzles in the file.
    pub puzzles: Vec<Puzzle>,
}

impl PuzzleFile {
    /// Reads a puzzle file, without a check of which game it is for.
    pub fn read(path: &Path) -> Result<Self, Failure> {
        let wrong = |what: String| Failure::Read(format!("{}: {what}", path.display()));
        let text = std::fs::read_to_string(path).map_err(|error| wrong(error.to_string()))?;
        let file: Self = serde_json::from_str(&text).map_err(|error| wrong(error.to_string()))?;
        if file.format != FORMAT {
            return Err(wrong(format!("format {} is not known, only {FORMAT}", file.format)));
        }
        Ok(file)
    }

    /// Returns the error of a file that was read from `path` and is for no game of this program.
    pub fn unknown_game(&self, path: &Path) -> Failure {
        Failure::Read(format!("{}: “{}” is no game of this program", path.display(), self.game))
    }

    /// Writes a puzzle file as JSON, with one line for each puzzle.
    pub fn write(&self, out: &mut impl Write) -> Result<(), std::io::Error> {
        writeln!(out, "{{")?;
        writeln!(out, "  \"format\": {},", self.format)?;
        writeln!(out, "  \"game\": {},", serde_json::to_string(&self.game)?)?;
        writeln!(out, "  \"made\": {},", serde_json::to_string(&self.made)?)?;
        writeln!(out, "  \"puzzles\": [")?;
        for (index, puzzle) in self.puzzles.iter().enumerate() {
            let comma = if index + 1 < self.puzzles.len() { "," } else { "" };
            writeln!(out, "    {}{comma}", serde_json::to_string(puzzle)?)?;
        }
        writeln!(out, "  ]\n}}")
    }
}
