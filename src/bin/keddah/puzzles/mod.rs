//! `keddah puzzles`: makes puzzles from games, and proves and rates those of a file.

mod check;
mod choose;
mod file;
mod finder;
mod make;
mod margin;
mod parallel;
mod rate;
mod rating;

use clap::Subcommand;

use crate::failure::Failure;
use crate::games::ByGame;

pub const ABOUT: &str = "\
Make puzzles from games, and prove and rate those of a file

A puzzle is a position with a turn to find. The turn is proved to be the only one: by trying every legal turn where \
the theme allows an exact answer, and otherwise by searches in which every other turn is worse by a margin. \
docs/puzzles.md explains the themes and the file.";

/// The subcommands of `puzzles`.
#[derive(Subcommand)]
pub enum Puzzles {
    /// Make puzzles from games of the computer with itself, or from records
    #[command(subcommand, long_about = make::ABOUT)]
    Make(ByGame<make::Make>),
    /// Prove the puzzles of a file: one line of JSON per puzzle
    #[command(long_about = check::ABOUT)]
    Check(check::Check),
    /// Rate the puzzles of a file by the levels of this program
    #[command(long_about = rate::ABOUT)]
    Rate(rate::Rate),
}

impl Puzzles {
    /// Runs the subcommand of `puzzles`.
    pub fn run(self) -> Result<(), Failure> {
        match self {
            Self::Make(game) => game.run(),
            Self::Check(check) => check.run(),
            Self::Rate(rate) => rate.run(),
        }
    }
}
