//! The options of a new game.

use super::{Board, Fault, Notation, Player, Position};

/// The options of a new game of Quoridor. [`position`](Self::position) checks them.
///
/// ```
/// use keddah::quoridor::Options;
/// assert_eq!(Options::LARGE.position().unwrap().to_string(), "11://f1f11/21 21/1");
/// let faults = Options { players: 3, size: 8, ..Options::default() }.position().unwrap_err();
/// let codes: Vec<_> = faults.iter().map(|fault| fault.code()).collect();
/// assert_eq!(codes, ["bad-size", "bad-players"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// The number of players, 2 or 4.
    pub players: i64,
    /// The number of squares per side of the board: 5, 7, 9 or 11.
    pub size: i64,
    /// The number of walls that each player starts with. By default 10 each for two players, 5 each
    /// for four.
    pub walls: Option<i64>,
    /// The number of the player who moves first, from 1.
    pub first: i64,
    /// The notation in which moves are written. Without one, a new game uses the standard notation,
    /// and that of a record is detected.
    pub notation: Option<Notation>,
}

impl Default for Options {
    /// The default options: two players on a 9×9 board with ten walls each. Player 1 moves first.
    fn default() -> Self {
        Self { players: 2, size: 9, walls: None, first: 1, notation: None }
    }
}

impl Options {
    /// The options for two players on an 11×11 board with 21 walls each.
    pub const LARGE: Self = Self { players: 2, size: 11, walls: Some(21), first: 1, notation: None };

    /// Returns the default number of walls that each player starts with.
    pub const fn default_walls(players: i64) -> i64 {
        if players == 4 { 5 } else { 10 }
    }

    /// The only options with which a new game could start from this position.
    pub(super) fn of(position: &Position) -> Self {
        Self {
            players: position.players().into(),
            size: position.size().into(),
            walls: Some(position.walls_left(position.mover()).into()),
            first: position.mover().number().into(),
            ..Self::default()
        }
    }

    /// Returns the position that a game with these options starts from, or every fault of the
    /// options.
    pub fn position(&self) -> Result<Position, Vec<Fault>> {
        let walls = self.walls.unwrap_or(Self::default_walls(self.players));
        let size = size_of(self.size);
        let players = players_of(self.players);
        let left = walls_of(walls);
        let first = player_of(self.first, self.players);
        if let (Some(size), Some(players), Some(left), Some(first)) = (size, players, left, first) {
            return Ok(Position::start(players, size, left, first));
        }
        let faults = [
            size.is_none().then_some(Fault::BadSize { size: self.size }),
            players.is_none().then_some(Fault::BadPlayers { players: self.players }),
            left.is_none().then_some(Fault::BadWalls { player: None, walls }),
            (players.is_some() && first.is_none())
                .then_some(Fault::NoSuchPlayer { number: self.first, players: self.players }),
        ];
        Err(faults.into_iter().flatten().collect())
    }
}

pub(super) fn size_of(size: i64) -> Option<u8> {
    Board::SIZES.into_iter().find(|&known| i64::from(known) == size)
}

pub(super) fn players_of(players: i64) -> Option<u8> {
    [2, 4].into_iter().find(|&known| i64::from(known) == players)
}

pub(super) fn walls_of(walls: i64) -> Option<u8> {
    u8::try_from(walls).ok().filter(|&walls| walls <= Player::MAX_WALLS)
}

pub(super) fn player_of(number: i64, players: i64) -> Option<Player> {
    let player = u8::try_from(number).ok().and_then(Player::new)?;
    Some(player).filter(|_| number <= players)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options() {
        let start = |options: Options| options.position().map(|position| position.to_string());
        let usual = Options::default();
        assert_eq!(usual.position(), Ok(Position::default()));
        assert_eq!(start(Options { players: 4, first: 3, ..usual }).as_deref(), Ok("//e1a5e9i5/5 5 5 5/3"));
        assert_eq!(
            start(Options { size: 5, walls: Some(0), first: 2, ..usual }).as_deref(),
            Ok("5://c1c5/0 0/2")
        );
        for (options, code) in [
            (Options { size: 6, ..usual }, "bad-size"),
            (Options { size: i64::MIN, ..usual }, "bad-size"),
            (Options { players: 0, first: 1, ..usual }, "bad-players"),
            (Options { walls: Some(-1), ..usual }, "bad-walls"),
            (Options { walls: Some(100), ..usual }, "bad-walls"),
            (Options { first: 3, ..usual }, "no-such-player"),
            (Options { first: 0, ..usual }, "no-such-player"),
        ] {
            let codes: Vec<_> = options.position().unwrap_err().iter().map(Fault::code).collect();
            assert_eq!(codes, [code], "{options:?}");
        }
    }
}
