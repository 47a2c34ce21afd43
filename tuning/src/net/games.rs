//! A file of self-play games: a first line with the settings as JSON, then the games as binary
//! numbers, little-endian, each with a length and a checksum.

use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};

/// The score of a ply that was not searched, since its move was random.
const NO_SCORE: i16 = i16::MIN;
/// The code of a game without a winner.
const NO_WINNER: u8 = u8::MAX;

/// The settings of a file of self-play games. Together with a game's number they determine the
/// game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// The name of the game that is played.
    pub game: String,
    /// The random seed of the file.
    pub seed: u64,
    /// The nodes of each search.
    pub nodes: u64,
    /// How the scores were replaced after the games were played, if they were.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rescored: Option<Rescored>,
}

/// The search that replaced the scores of games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rescored {
    /// The nodes of each search.
    pub nodes: u64,
    /// The checksum of the network of the search, if it used one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub net: Option<String>,
}

/// One ply of a self-play game: a move and the score of the position before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ply {
    /// The id of the move.
    pub action: u16,
    /// The score of the position for the player to move, in hundredths; `None` if the move was
    /// random.
    pub score: Option<i16>,
}

/// A self-play game from the starting position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRecord {
    /// The number of the game in its file.
    pub number: u32,
    /// The index of the winner, from 0; `None` if the game reached the maximum number of plies.
    pub winner: Option<u8>,
    /// The plies of the game.
    pub plies: Vec<Ply>,
}

impl GameRecord {
    fn bytes(&self) -> Vec<u8> {
        let mut body = self.number.to_le_bytes().to_vec();
        body.push(self.winner.unwrap_or(NO_WINNER));
        for ply in &self.plies {
            body.extend(ply.action.to_le_bytes());
            body.extend(ply.score.unwrap_or(NO_SCORE).to_le_bytes());
        }
        let mut bytes = (body.len() as u32).to_le_bytes().to_vec();
        bytes.extend(crc32fast::hash(&body).to_le_bytes());
        bytes.extend(body);
        bytes
    }

    fn from_body(body: &[u8]) -> Option<Self> {
        let (number, rest) = body.split_first_chunk()?;
        let (winner, rest) = rest.split_first()?;
        let (plies, []) = rest.as_chunks::<4>() else { return None };
        let ply = |&[a, b, c, d]: &[u8; 4]| Ply {
            action: u16::from_le_bytes([a, b]),
            score: Some(i16::from_le_bytes([c, d])).filter(|&score| score != NO_SCORE),
        };
        Some(Self {
            number: u32::from_le_bytes(*number),
            winner: Some(*winner).filter(|&winner| winner != NO_WINNER),
            plies: plies.iter().map(ply).collect(),
        })
    }
}

/// Reads a file of self-play games with its settings and the offset at which the complete games
/// end. An incomplete last game, as a stopped run leaves it, is left out.
///
/// Fails if the file does not begin with settings, or if a game does not match its checksum.
pub fn read(path: &Path) -> io::Result<(Settings, Vec<GameRecord>, u64)> {
    let mut reader = BufReader::new(File::open(path)?);
    let mut line = String::new();
    let mut end = reader.read_line(&mut line)? as u64;
    let refuse = |why: &str| io::Error::other(format!("{}: {why}", path.display()));
    let settings = serde_json::from_str(&line).map_err(|_| refuse("not a file of self-play games"))?;
    let mut games = Vec::new();
    let mut bytes = Vec::new();
    reader.read_to_end(&mut bytes)?;
    let mut rest = &bytes[..];
    while let Some((&[a, b, c, d, e, f, g, h], after)) = rest.split_first_chunk() {
        let length = u32::from_le_bytes([a, b, c, d]) as usize;
        let Some((body, after)) = after.split_at_checked(length) else { break };
        let game =
            (crc32fast::hash(body) == u32::from_le_bytes([e, f, g, h])).then(|| GameRecord::from_body(body));
        let place = format!("game {} of the file does not match its checksum", games.len() + 1);
        games.push(game.flatten().ok_or_else(|| refuse(&place))?);
        end += 8 + length as u64;
        rest = after;
    }
    Ok((settings, games, end))
}

/// Opens a file of self-play games to append to it, and creates it if it does not exist. Returns it
/// with the number of games that it contains. An incomplete last game is removed.
///
/// Fails if the file has other settings.
pub fn append(path: &Path, settings: &Settings) -> io::Result<(BufWriter<File>, u32)> {
    if !path.exists() {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let mut line = serde_json::to_vec(settings)?;
        line.push(b'\n');
        File::create(path)?.write_all(&line)?;
    }
    let (found, games, end) = read(path)?;
    if found != *settings {
        let why = format!("{} contains games with other settings", path.display());
        return Err(io::Error::other(why));
    }
    let file = OpenOptions::new().append(true).open(path)?;
    file.set_len(end)?;
    Ok((BufWriter::new(file), games.len() as u32))
}

/// Whether a file contains at least `count` games of these settings with replaced scores. No games
/// can be appended to it.
pub fn is_rescored(path: &Path, settings: &Settings, count: u32) -> io::Result<bool> {
    if !path.exists() {
        return Ok(false);
    }
    let (found, games, _) = read(path)?;
    let is_same = Settings { rescored: None, ..found.clone() } == *settings;
    Ok(found.rescored.is_some() && is_same && games.len() as u64 >= count.into())
}

/// Appends a game to a file.
pub fn write(file: &mut BufWriter<File>, game: &GameRecord) -> io::Result<()> {
    file.write_all(&game.bytes())?;
    file.flush()
}
