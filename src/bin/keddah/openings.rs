//! `keddah openings`: lets the computer play against itself and writes how the games opened.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use keddah::game::Rng;
use keddah::net::Net;
use keddah::playable::Playable;
use keddah::record::{ErrorOf, GameRecord, Rules};
use keddah::search::{Control, Limits};

use crate::command_line::{CommandLine, GameCommand, exact};
use crate::failure::Failure;
use crate::net::read;

pub const ABOUT: &str = "\
Let the computer play against itself and write how the games opened

In the opening the computer searches for the five best turns and plays one of those that are nearly as good as the \
best, at random. After that it plays the best turn. In Arimaa one side has the classic setup and the other one that the \
computer chooses, as in games on the page. The same options give the same file on every machine.

The file begins with lines of names and values, which end with an empty line. Each line after that is a position: the \
first 8 of the 16 hexadecimal digits of its hash, and each turn that was played there, as turn=WINS/DRAWS/LOSSES of \
the player who made it. Turns that lead to the same position are one turn, and so are positions that are reached in \
different ways. Mirrored positions are different positions. A game that has not ended after --max-turns is a draw.";

/// The number of best turns from which an opening turn is drawn.
const LINES: u32 = 5;
/// The most win probability that an opening turn may lose against the best turn, in basis points.
pub const MARGIN: u16 = 400;

pub struct Openings;

impl GameCommand for Openings {
    type Arguments<G: CommandLine> = OpeningsArguments;

    fn about<G: CommandLine>() -> String {
        G::HELP.openings.into()
    }

    fn run<G: CommandLine>(arguments: OpeningsArguments) -> Result<(), Failure> {
        let turns = arguments.turns.unwrap_or(G::OPENING_TURNS);
        let net = arguments.net.as_ref().map(|path| read::<G>(path)).transpose()?;
        let bar = ProgressBar::new(arguments.games.into());
        bar.set_style(ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}").unwrap_or(bar.style()));
        let mut index = Index::default();
        for number in 0..arguments.games {
            index.add(&play::<G>(&arguments, net.as_ref(), turns, number)?, turns)?;
            bar.inc(1);
        }
        bar.finish_and_clear();
        let &OpeningsArguments { games, seed, nodes, margin, max_turns, .. } = &arguments;
        let mut out = std::io::stdout().lock();
        writeln!(out, "game {}\ngames {games}\nturns {turns}\nseed {seed}", G::NAME)?;
        writeln!(out, "nodes {nodes}\nmargin {margin}\nmax-turns {max_turns}")?;
        if let Some(net) = &net {
            writeln!(out, "net {}", net.checksum())?;
        }
        writeln!(out)?;
        index.write(&mut out)?;
        Ok(())
    }
}

/// The command-line arguments of `openings`.
#[derive(Args)]
pub struct OpeningsArguments {
    /// Number of games to play
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Seed of the random choice among good turns in the opening
    #[arg(long, default_value_t = 1, value_parser = exact(0))]
    seed: u64,
    /// Number of opening turns, setups included; by default 10 in Arimaa and 14 in Quoridor
    #[arg(long)]
    turns: Option<usize>,
    /// Number of nodes to search for each turn
    #[arg(long, default_value_t = 4000, value_parser = exact(1))]
    nodes: u64,
    /// Win probability, in hundredths of a percent, that an opening turn may lose against the best
    /// one
    #[arg(long, value_name = "LOSS", default_value_t = MARGIN)]
    #[arg(value_parser = clap::value_parser!(u16).range(..=10_000))]
    margin: u16,
    /// Number of turns after which a game is a draw
    #[arg(long, value_name = "TURNS", default_value_t = 200)]
    max_turns: usize,
    /// A network to search with
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,
}

/// Plays a game of the computer with itself. Its first `turns` turns depend on its number and on
/// `--seed`.
fn play<G: CommandLine>(
    arguments: &OpeningsArguments,
    net: Option<&Net>,
    turns: usize,
    number: u32,
) -> Result<GameRecord<G>, Failure> {
    let mut rng = Rng::new(arguments.seed.wrapping_mul(1 << 32).wrapping_add(number.into()));
    let limits = Limits { nodes: Some(arguments.nodes), net: net.map(|_| true), ..Limits::default() };
    let control = Control { net, ..Control::default() };
    let mut game = G::opening_start(number, &mut rng)?;
    while game.mover().is_some() && game.ply() < arguments.max_turns {
        let turn = if game.ply() < turns {
            varied_turn(&game, &limits, &control, arguments.margin, &mut rng)?
        } else {
            game.search(&limits, &control, &mut |_| ())?.best
        };
        game.play(&turn)?;
    }
    Ok(game)
}

/// Returns a random turn among those that lose at most `margin` of win probability, in basis
/// points, against the best one.
pub fn varied_turn<G: Playable>(
    game: &GameRecord<G>,
    limits: &Limits,
    control: &Control<'_>,
    margin: u16,
    rng: &mut Rng,
) -> Result<String, ErrorOf<G>> {
    let limits = Limits { lines: Some(LINES), ..limits.clone() };
    let found = game.search(&limits, control, &mut |_| ())?;
    let best = found.score().win_basis_points();
    let is_good = |win: u16| win + margin >= best;
    let good = found.lines.iter().take_while(|line| is_good(line.score.win_basis_points())).count();
    // The smaller of two random numbers, so that better turns are more likely.
    let [one, other] = [(); 2].map(|()| rng.below(good as u32) as usize);
    let line = found.lines.get(one.min(other));
    Ok(line.and_then(|line| line.moves.first()).unwrap_or(&found.best).clone())
}

/// The results of the games in which an opening turn was played: wins, draws and losses.
#[derive(Default)]
struct Results {
    turn: String,
    wins: u32,
    draws: u32,
    losses: u32,
}

/// The opening turns that were played with their results, by the hashes of the positions before and
/// after them.
#[derive(Default)]
struct Index(BTreeMap<u64, BTreeMap<u64, Results>>);

impl Index {
    /// Adds the first `turns` turns of a game, with its result, to the index.
    fn add<G: CommandLine>(&mut self, game: &GameRecord<G>, turns: usize) -> Result<(), Failure> {
        let winner = game.outcome().and_then(|(winner, _)| winner);
        let mut replayed = G::start(&G::Options::default())?;
        for turn in game.history().take(turns) {
            let (before, mover) = (<G as Rules>::key(replayed.turn_position()), replayed.mover());
            replayed.play(&turn)?;
            let after = <G as Rules>::key(replayed.turn_position());
            let results = self.0.entry(before).or_default().entry(after).or_default();
            if results.turn.is_empty() {
                results.turn = turn;
            }
            match winner {
                None => results.draws += 1,
                Some(_) if winner == mover => results.wins += 1,
                Some(_) => results.losses += 1,
            }
        }
        Ok(())
    }

    /// Writes a line for each position of the opening index. Similar lines are near each other, for
    /// compression.
    fn write(&self, out: &mut impl Write) -> std::io::Result<()> {
        let line = |(key, turns): (&u64, &BTreeMap<u64, Results>)| {
            let mut turns: Vec<_> = turns.values().collect();
            let games = |results: &Results| results.wins + results.draws + results.losses;
            turns.sort_by(|a, b| games(b).cmp(&games(a)).then_with(|| a.turn.cmp(&b.turn)));
            let write =
                |Results { turn, wins, draws, losses }: &Results| format!("\t{turn}={wins}/{draws}/{losses}");
            (turns.into_iter().map(write).collect::<String>(), format!("{:08x}", key >> 32))
        };
        let mut lines: Vec<_> = self.0.iter().map(line).collect();
        lines.sort();
        lines.iter().try_for_each(|(turns, hash)| writeln!(out, "{hash}{turns}"))
    }
}
