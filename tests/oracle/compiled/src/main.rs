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

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |name: &str| -> Result<u64, Box<dyn Error>> {
        let at = args.iter().position(|arg| arg == name).ok_or_else(|| format!("{name} is missing"))?;
        Ok(args.get(at + 1).ok_or_else(|| format!("{name} expects a number"))?.parse()?)
    };
    let Summary { games, counts, differences } = match args.first().map(String::as_str) {
        Some("arimaa") => {
            let first = number("--from")?;
            arimaa::compare(number("--seed")?, first..first + number("--games")?)
        }
        Some("quoridor") => quoridor::compare(std::io::stdin().lock())?,
        _ => return Err("expected `arimaa` or `quoridor`".into()),
    };
    println!("{}", json!({ "games": games, "counts": counts, "differences": differences }));
    Ok(())
}
