//! The files of puzzles.

use std::io::Write;

use serde::{Deserialize, Serialize};

/// The version of the format.
pub const FORMAT: u32 = 1;

/// A puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The first digits of the position's hash.
    pub id: String,
    /// The position.
    pub position: String,
    /// The name of the theme.
    pub theme: String,
    /// The goal that the solution reaches, in the language of goals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goal: Option<String>,
    /// The turns of the solution, answers included; ` | ` separates alternatives.
    pub solution: String,
    /// The lowest level that solves it; 11 if none does.
    pub level: u8,
    /// The share of the levels that solve it.
    pub share: f64,
}

/// The options with which puzzles were made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Provenance {
    /// The number of games.
    pub games: u32,
    /// The seed of the games.
    pub seed: u64,
    /// The number of nodes of the first search that proves a margin.
    pub nodes: u64,
    /// A fingerprint of the table of levels.
    pub levels: String,
}

/// A file of puzzles.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleFile {
    /// The version of the format.
    pub format: u32,
    /// The name of the game.
    pub game: String,
    /// The options with which the puzzles were made.
    pub made: Provenance,
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
}

impl PuzzleFile {
    /// Writes the file, with a line for each puzzle.
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
