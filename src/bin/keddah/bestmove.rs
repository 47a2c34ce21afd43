//! `keddah bestmove`: searches for the best move.

use clap::{Args, Subcommand};
use keddah::answer::SearchResult;
use keddah::search::Limits;
use keddah::{arimaa, quoridor};

use crate::check::arimaa_game;
use crate::quoridor::Start;
use crate::{Failure, json};

#[derive(Subcommand)]
pub enum Game {
    /// The best whole turn, or in setup a setup
    Arimaa(Arimaa),
    /// The best move
    Quoridor(Quoridor),
}

#[derive(Args)]
pub struct Arimaa {
    /// The position, as `g [64 squares]` or a drawing; the empty board, Gold to place, if none is given
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// Turns played from there, set apart by their numbers (`2g Ee2n 2s …`), commas, semicolons or line ends
    #[arg(long, value_name = "TURNS")]
    moves: Option<String>,
    #[command(flatten)]
    limits: LimitArguments,
}

#[derive(Args)]
pub struct Quoridor {
    #[command(flatten)]
    start: Start,
    #[command(flatten)]
    limits: LimitArguments,
}

/// Whichever limit comes first ends the search; with none, level 5 plays.
#[derive(Args)]
struct LimitArguments {
    /// Positions to visit, at least 1
    #[arg(long, value_parser = exact(1))]
    nodes: Option<u64>,
    /// Milliseconds
    #[arg(long, value_name = "MS", value_parser = exact(0))]
    time: Option<u64>,
    /// Playing strength
    #[arg(long, value_name = "1-10", value_parser = clap::value_parser!(u8).range(1..=10))]
    level: Option<u8>,
    /// How many different best moves to tell
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=100))]
    lines: Option<u32>,
    /// Chooses among what is equally good; the same seed gives the same answer
    #[arg(long, default_value_t = 0, value_parser = exact(0))]
    seed: u64,
}

/// Whole numbers that every reader of JSON holds exactly.
fn exact(least: u64) -> clap::builder::RangedU64ValueParser<u64> {
    clap::value_parser!(u64).range(least..1 << 53)
}

impl From<LimitArguments> for Limits {
    fn from(wanted: LimitArguments) -> Self {
        let LimitArguments { nodes, time, level, lines, seed } = wanted;
        // More lines alone are no limit.
        let level = level.or((nodes.is_none() && time.is_none()).then_some(5));
        Self { nodes, time_ms: time.map(|ms| ms as f64), level, lines, seed, ..Self::default() }
    }
}

impl Game {
    pub fn run(self) -> Result<(), Failure> {
        match self {
            Self::Arimaa(arimaa) => arimaa.run(),
            Self::Quoridor(quoridor) => quoridor.run(),
        }
    }
}

impl Arimaa {
    fn run(self) -> Result<(), Failure> {
        let mut game = self.position.as_deref().map_or_else(|| Ok(arimaa::Game::new()), arimaa_game)?;
        for turn in split_turns(self.moves.as_deref().unwrap_or_default()) {
            game.play(&turn)?;
        }
        let result = arimaa::ai::best_move(&game, &self.limits.into())?;
        json::print(&mut std::io::stdout(), &SearchResult::new(&result, ToString::to_string))?;
        Ok(())
    }
}

impl Quoridor {
    fn run(self) -> Result<(), Failure> {
        let game = self.start.game()?;
        let result = quoridor::ai::best_move(&game, &self.limits.into())?;
        let write = |&a_move: &_| game.labels().write(a_move);
        json::print(&mut std::io::stdout(), &SearchResult::new(&result, write))?;
        Ok(())
    }
}

/// Several turns in one text.
fn split_turns(text: &str) -> Vec<String> {
    let is_number = |word: &str| {
        let digits = word.trim_end_matches(['g', 's', 'w', 'b']);
        digits.len() + 1 == word.len() && !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())
    };
    let mut turns = Vec::new();
    for part in text.split([',', ';', '\n', '\r']) {
        let words: Vec<&str> = part.split_whitespace().collect();
        turns.extend(
            words.split(|word| is_number(word)).filter(|words| !words.is_empty()).map(|w| w.join(" ")),
        );
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::split_turns;

    #[test]
    fn several_turns_in_one_text() {
        assert_eq!(split_turns(""), [""; 0]);
        assert_eq!(split_turns("Ee2n Ee3n"), ["Ee2n Ee3n"]);
        let expected = ["Ee2n Ee3n", "ed7s", "Ee4n"];
        for text in
            ["2g Ee2n Ee3n 2s ed7s 3g Ee4n", "Ee2n Ee3n, ed7s,Ee4n,", "2w Ee2n Ee3n\r\n\n2b ed7s; Ee4n"]
        {
            assert_eq!(split_turns(text), expected);
        }
    }
}
