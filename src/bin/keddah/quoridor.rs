//! What several commands ask of a game of Quoridor.

use clap::Args;
use keddah::quoridor::{Error, Fault, Game, Notation, Options, Position, Setup};

/// Where a game stands: a start or a position, and moves from there.
#[derive(Args)]
pub struct Start {
    /// The position, as `[size:]horizontal walls/vertical walls/pawns/walls left/player to move`
    #[arg(long, value_name = "TEXT", conflicts_with_all = ["players", "size", "walls", "first"])]
    position: Option<String>,
    /// 2 or 4
    #[arg(long, allow_negative_numbers = true, default_value_t = Options::default().players)]
    players: i64,
    /// Squares a side: 5, 7, 9 or 11
    #[arg(long, allow_negative_numbers = true, default_value_t = Options::default().size)]
    size: i64,
    /// Walls of each player, 0 to 99; 10 of two and 5 of four if not said
    #[arg(long, allow_negative_numbers = true, value_parser = walls)]
    walls: Option<i64>,
    /// Who starts
    #[arg(long, value_name = "PLAYER", allow_negative_numbers = true, default_value_t = Options::default().first)]
    first: i64,
    /// Moves played from there, such as `e2 e8 e3h`
    #[arg(long)]
    moves: Option<String>,
    /// How moves are written: standard or glendenning
    #[arg(long, default_value = "standard", value_parser = notation)]
    notation: Notation,
}

/// How many walls each player has, if a player may have so many.
fn walls(text: &str) -> Result<i64, String> {
    let walls = text.parse().map_err(|_| "a whole number is expected".to_owned())?;
    let fault = Fault::BadWalls { player: None, walls };
    let possible = (0..=i64::from(Position::MOST_WALLS)).contains(&walls);
    if possible { Ok(walls) } else { Err(format!("{fault} ({})", fault.code())) }
}

impl Start {
    /// The game after the moves.
    pub fn game(&self) -> Result<Game, Error> {
        let &Self { players, size, walls, first, notation, .. } = self;
        let mut game = match &self.position {
            Some(text) => from_position(text, notation)?,
            None => Game::new(&Options { players, size, walls, first, notation })?,
        };
        let moves = self.moves.as_deref().unwrap_or_default();
        for word in moves.split([' ', ',', ';', '\t', '\n', '\r']) {
            // A number may stand before a move, or alone.
            let text = word.rsplit('.').next().unwrap_or_default();
            if text.contains(|c: char| !c.is_ascii_digit()) {
                game.play(text)?;
            }
        }
        Ok(game)
    }
}

/// A game from a position; a record is none.
pub fn from_position(text: &str, notation: Notation) -> Result<Game, Error> {
    Ok(Game::from_position(text.parse::<Setup>()?.position()?, notation))
}

/// A notation by its name.
pub fn notation(name: &str) -> Result<Notation, String> {
    Notation::from_name(name).ok_or_else(|| "standard or glendenning".into())
}
