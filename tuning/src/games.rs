//! Self-play: games of the program against itself with the scores of their positions, in a file to
//! which each finished game is appended.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Write};
use std::ops::Range;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use indicatif::{ProgressBar, ProgressStyle};
use keddah::game::Rng;
use serde::{Deserialize, Serialize};

/// A game that the tuning program can play against itself.
pub trait SelfPlay: Clone {
    /// The name of the file of self-play games, without extension.
    const NAME: &'static str;

    /// Starts a game with a few random turns; `None` if these ended it.
    fn opening(rng: &mut Rng) -> Option<Self>;

    /// Starts a game from a position, written as text; `None` if the text is not a position.
    fn from_text(position: &str) -> Option<Self>;

    /// Searches for the best turn of the player to move, and returns it with its score.
    fn best(&self, nodes: u64, seed: u64) -> Option<(String, i32)>;

    /// Plays a turn, unless it is illegal. Returns whether it was legal.
    fn play(&mut self, turn: &str) -> bool;

    /// Draws a random plausible turn of the player to move. It may be illegal because of the turns
    /// before.
    fn random_turn(&self, rng: &mut Rng) -> Option<String>;

    /// The index of the winner, from 0; `None` while the game is not over.
    fn winner(&self) -> Option<usize>;

    /// The index of the player to move, from 0.
    fn mover(&self) -> usize;

    /// Writes the current position as text.
    fn position(&self) -> String;

    /// Draws up to `count` positions among those that a search of `nodes` nodes evaluates. None by
    /// default.
    fn leaves(&self, nodes: u64, count: u32, rng: &mut Rng) -> Vec<Self> {
        let _ = (nodes, count, rng);
        Vec::new()
    }
}

/// A position of a self-play game with its search score.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sample {
    /// The position, written as text.
    pub position: String,
    /// The index of the player to move, from 0.
    pub mover: usize,
    /// The score of the position by a search, for the player to move, in hundredths.
    pub score: i32,
    /// The best turn; `None` for a sibling or a leaf, which did not occur in the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<String>,
    /// Whether a random turn was played instead of the best one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub random: bool,
    /// Whether it is a leaf: a position that a search evaluated.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub leaf: bool,
}

/// A finished self-play game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// The number of the self-play game, from which its seed is derived.
    pub number: u32,
    /// The index of the winner, from 0; `None` if the game reached the maximum number of turns.
    pub winner: Option<usize>,
    /// The positions of the game, each followed by its siblings and leaves.
    pub samples: Vec<Sample>,
}

/// The settings of a file of self-play games, which determine its content. The first line of the
/// file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// The name of the game that is played.
    pub game: String,
    /// The random seed of the self-play run.
    pub seed: u64,
    /// The number of nodes searched for each turn of a self-play game.
    pub nodes: u64,
    /// The number of siblings scored for each position of a game.
    pub siblings: u32,
    /// The number of leaves scored for each position of a game: positions that a search of it
    /// evaluates.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub leaves: u32,
    /// The percentage of the turns after the opening that are random.
    pub random: u32,
    /// The maximum number of turns of a self-play game.
    pub max_turns: u32,
}

fn is_zero(count: &u32) -> bool {
    *count == 0
}

/// Plays one self-play game. The same settings and number give the same game.
///
/// ```
/// use keddah_tuning::games::{Settings, play};
/// use keddah_tuning::quoridor::Players;
/// let (game, seed, random) = ("quoridor".into(), 1, 10);
/// let settings = Settings { game, seed, nodes: 20, siblings: 0, leaves: 0, random, max_turns: 3 };
/// let played = play::<Players<2>>(&settings, 7);
/// assert_eq!((played.number, played.samples.len()), (7, 3));
/// ```
pub fn play<G: SelfPlay>(settings: &Settings, number: u32) -> Played {
    let mut rng = Rng::new(settings.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ u64::from(number));
    let mut game = loop {
        if let Some(game) = G::opening(&mut rng) {
            break game;
        }
    };
    let mut samples = Vec::new();
    for _ in 0..settings.max_turns {
        if game.winner().is_some() {
            break;
        }
        let seed = u64::from(rng.below(u32::MAX));
        let Some((turn, score)) = game.best(settings.nodes, seed) else { break };
        let before = game.clone();
        let random = rng.below(100) < settings.random
            && game.random_turn(&mut rng).is_some_and(|turn| game.play(&turn));
        if !random && !game.play(&turn) {
            break;
        }
        let (position, mover) = (before.position(), before.mover());
        samples.push(Sample { position, mover, score, turn: Some(turn), random, leaf: false });
        let siblings: Vec<G> = (0..settings.siblings).filter_map(|_| sibling(&before, &mut rng)).collect();
        let leaves = match settings.leaves {
            0 => Vec::new(),
            count => before.leaves(settings.nodes, count, &mut rng),
        };
        for (games, leaf) in [(siblings, false), (leaves, true)] {
            for other in games {
                let Some((_, score)) = other.best(settings.nodes, seed) else { continue };
                let (position, mover) = (other.position(), other.mover());
                samples.push(Sample { position, mover, score, turn: None, random: false, leaf });
            }
        }
    }
    Played { number, winner: game.winner(), samples }
}

/// The game after a random turn; `None` if that turn is illegal or ends the game.
fn sibling<G: SelfPlay>(game: &G, rng: &mut Rng) -> Option<G> {
    let turn = game.random_turn(rng)?;
    let mut sibling = game.clone();
    (sibling.play(&turn) && sibling.winner().is_none()).then_some(sibling)
}

/// Plays those of the self-play games with these numbers that the file does not contain yet.
/// Returns all of them, sorted by number.
///
/// Removes an incomplete last line, as a stopped run may leave it. Fails if the file contains games
/// with other settings, a line that is no game, or a game with an illegal turn.
pub fn play_all<G: SelfPlay>(
    path: &Path,
    settings: &Settings,
    numbers: Range<u32>,
    threads: u32,
) -> io::Result<Vec<Played>> {
    let mut known = read::<G>(path, settings)?;
    known.retain(|number, _| numbers.contains(number));
    let bar = ProgressBar::new(numbers.len() as u64);
    let missing: Vec<u32> = numbers.filter(|number| !known.contains_key(number)).collect();
    if let Ok(style) = ProgressStyle::with_template("{msg} {bar:30} {pos}/{len} games ({eta} left)") {
        bar.set_style(style);
    }
    bar.set_message(G::NAME);
    bar.set_position(known.len() as u64);
    let file = Mutex::new((OpenOptions::new().append(true).open(path)?, Ok(())));
    let next = AtomicU32::new(0);
    let finished = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                while let Some(&number) = missing.get(next.fetch_add(1, Ordering::Relaxed) as usize) {
                    let played = play::<G>(settings, number);
                    let Ok(mut file) = file.lock() else { break };
                    let (file, written) = &mut *file;
                    if written.is_ok() {
                        *written = line(&played).and_then(|line| file.write_all(&line));
                    }
                    bar.inc(1);
                    if let Ok(mut finished) = finished.lock() {
                        finished.push(played);
                    }
                }
            });
        }
    });
    bar.finish_and_clear();
    let poisoned = || io::Error::other("a self-play thread panicked");
    file.into_inner().map_err(|_| poisoned())?.1?;
    known.extend(finished.into_inner().map_err(|_| poisoned())?.into_iter().map(|game| (game.number, game)));
    Ok(known.into_values().collect())
}

/// Reads a file of self-play games. Creates the file with the settings if it does not exist.
pub(crate) fn read<G: SelfPlay>(path: &Path, settings: &Settings) -> io::Result<BTreeMap<u32, Played>> {
    if !path.exists() {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        File::create(path)?.write_all(&line(settings)?)?;
        return Ok(BTreeMap::new());
    }
    let mut reader = BufReader::new(File::open(path)?);
    let mut text = String::new();
    let mut end = reader.read_line(&mut text)?;
    if serde_json::from_str::<Settings>(&text).ok().as_ref() != Some(settings) {
        let why = format!(
            "{} contains games with other settings; remove it or choose another --out",
            path.display()
        );
        return Err(io::Error::other(why));
    }
    let mut games = BTreeMap::new();
    loop {
        text.clear();
        let length = reader.read_line(&mut text)?;
        if !text.ends_with('\n') {
            break;
        }
        let refused = |why: String| io::Error::other(format!("{}: {why}", path.display()));
        let game: Played = serde_json::from_str(&text)
            .map_err(|error| refused(format!("game {} of the file: {error}", games.len() + 1)))?;
        check::<G>(&game).map_err(refused)?;
        end += length;
        games.insert(game.number, game);
    }
    OpenOptions::new().write(true).open(path)?.set_len(end as u64)?;
    Ok(games)
}

/// Checks that the positions of a game can be read and that its turns are legal.
fn check<G: SelfPlay>(game: &Played) -> Result<(), String> {
    for (index, sample) in game.samples.iter().enumerate() {
        let place = format!("game {}: position {}", game.number, index + 1);
        let Some(mut position) = G::from_text(&sample.position) else {
            return Err(format!("{place} cannot be read"));
        };
        if sample.turn.as_ref().is_some_and(|turn| !position.play(turn)) {
            return Err(format!("{place}: its turn is not legal"));
        }
    }
    Ok(())
}

/// The CRC-32 of games, as eight hexadecimal digits: of their lines as in a file, in the order
/// given.
///
/// ```
/// use keddah_tuning::games::{Played, checksum};
/// let game = Played { number: 1, winner: None, samples: Vec::new() };
/// assert_eq!(checksum([&game])?.len(), 8);
/// assert_ne!(checksum([&game])?, checksum([&Played { winner: Some(0), ..game.clone() }])?);
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn checksum<'a>(games: impl IntoIterator<Item = &'a Played>) -> io::Result<String> {
    let mut checksum = crc32fast::Hasher::new();
    for game in games {
        checksum.update(&line(game)?);
    }
    Ok(format!("{:08x}", checksum.finalize()))
}

/// Writes a line of a file: a value as JSON.
pub(crate) fn line(value: &impl Serialize) -> io::Result<Vec<u8>> {
    let mut line = serde_json::to_vec(value)?;
    line.push(b'\n');
    Ok(line)
}
