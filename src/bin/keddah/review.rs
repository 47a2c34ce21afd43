//! `keddah review`: reviews the games in a file and writes annotated records.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use keddah::json::ReviewedTurn;
use keddah::record::RecordEntry;
use keddah::search::Control;
use serde::Serialize;

use crate::command_line::{CommandLine, GameCommand, exact};
use crate::failure::Failure;
use crate::json::print;
use crate::net::read;
use crate::records::{Name, Records};

pub const ABOUT: &str = "\
Review the games in a file and write annotated records

For each turn of the main line the computer searches for the best turn and compares the played one with it. The \
record gets the win probability after each turn ([%win 0.62], for the player who made it), ?! for inaccuracies (8 % \
lost), ? for mistakes (15 %), ?? for blunders (25 %), and after these the better line as a variation. The same nodes \
give the same review on every machine.";

pub struct Review;

impl GameCommand for Review {
    type Arguments<G: CommandLine> = ReviewArguments<G>;

    fn about<G: CommandLine>() -> String {
        G::HELP.review.into()
    }

    fn run<G: CommandLine>(arguments: ReviewArguments<G>) -> Result<(), Failure> {
        let ReviewArguments { records, nodes, net, json } = arguments;
        let net = net.map(|path| read::<G>(&path)).transpose()?;
        let control = Control { net: net.as_ref(), ..Control::default() };
        let mut games = Vec::new();
        for entry in records.read()? {
            let RecordEntry { number, name, game } = entry;
            let refused = |error| Failure::Record { number, failure: Box::new(Failure::from(error)) };
            games.push((number, name, game.map_err(refused)?));
        }
        let (mut out, several) = (std::io::stdout().lock(), games.len() > 1);
        for (index, (number, name, mut game)) in games.into_iter().enumerate() {
            let turns = game.review(nodes, &control, &mut |_, _| ())?;
            if json {
                let net = turns.first().and_then(|turn| turn.net);
                let turns = turns.iter().map(ReviewedTurn::from).collect();
                print(&mut out, &Answer { game: Name::new(name, number), net, turns })?;
                continue;
            }
            game.annotate_review(&turns);
            if index > 0 {
                writeln!(out)?;
            }
            if let Some(name) = name.filter(|_| several) {
                writeln!(out, "game {name}")?;
            }
            out.write_all(game.to_record().as_bytes())?;
            out.flush()?;
        }
        Ok(())
    }
}

/// The command-line arguments of `review`.
#[derive(Args)]
pub struct ReviewArguments<G: CommandLine> {
    #[command(flatten)]
    records: Records<G>,
    /// Number of nodes to search for the best turn of each position
    #[arg(long, default_value_t = keddah::review::DEFAULT_NODES, value_parser = exact(1))]
    nodes: u64,
    /// A network to search with
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,
    /// Write a line of JSON for each game instead of an annotated record
    #[arg(long)]
    json: bool,
}

/// The review of one game, as JSON.
#[derive(Serialize)]
struct Answer {
    game: Name,
    /// The checksum of the network; `null` without one.
    net: Option<u32>,
    turns: Vec<ReviewedTurn>,
}
