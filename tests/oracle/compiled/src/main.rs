//! Compares keddah's rules with those of other authors' programs. `npm run oracle -- --full` runs
//! it; `docs/testing-the-rules.md` has the results.
//!
//! ```text
//! keddah-oracle arimaa --seed 1 --from 0 --games 100
//! python open_spiel.py --seed 1 --from 0 --games 100 --program keddah-oracle
//! ```

mod arimaa;
mod arimaa_starts;
mod quoridor;

use std::collections::BTreeMap;
use std::error::Error;

use clap::Parser;
use serde_json::json;

/// What was compared in some games. It is printed as JSON.
#[derive(Default)]
struct Summary {
    games: u64,
    /// The numbers of compared items by name.
    counts: BTreeMap<String, usize>,
    /// The number of each game with a difference, and the first difference in it.
    differences: Vec<(u64, String)>,
}

impl Summary {
    fn count(&mut self, what: &str, number: usize) {
        *self.counts.entry(what.into()).or_default() += number;
    }

    fn add_game(&mut self, game: u64, result: Result<(), String>) {
        self.games += 1;
        self.differences.extend(result.err().map(|text| (game, text)));
    }
}

#[derive(Parser)]
#[command(about = "Compares keddah's rules with those of other authors' programs")]
enum Command {
    /// Plays games of Arimaa in keddah and in `arimaa_engine_step`
    Arimaa {
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The number of the first game
        #[arg(long, default_value_t = 0)]
        from: u64,
        #[arg(long, default_value_t = 100)]
        games: u64,
    },
    /// Compares the games of Quoridor that standard input describes
    Quoridor,
}

fn main() -> Result<(), Box<dyn Error>> {
    let Summary { games, counts, differences } = match Command::parse() {
        Command::Arimaa { seed, from, games } => arimaa::compare(seed, from..from + games),
        Command::Quoridor => quoridor::compare(std::io::stdin().lock())?,
    };
    println!("{}", json!({ "games": games, "counts": counts, "differences": differences }));
    Ok(())
}
