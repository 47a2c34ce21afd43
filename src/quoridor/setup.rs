//! Positions that need not be legal: parsing, writing and checking them.

use std::fmt;
use std::str::FromStr;

use super::options::{player_of, players_of, size_of, walls_of};
use super::path::reaches;
use super::{Board, Error, Fault, Label, Labels, NotationError, Orientation, Player, Position, Square};
use crate::notation::Scanner;

/// A position, legal or not, in standard notation. [`position`](Self::position) checks the rules.
///
/// The text is `[size:]horizontal walls/vertical walls/pawns/walls left/player to move`, in upper
/// or lower case, as in quoridorstrats and pyquoridor:
///
/// ```
/// use keddah::quoridor::Setup;
/// let setup: Setup = "a1a8c1e3/d6e1h3/e2e9/7 6/1".parse()?;
/// assert_eq!((setup.horizontal.len(), setup.walls_left), (4, vec![7, 6]));
/// let nonsense: Setup = "8:/a1a1/e1e1z7/-1 5/3".parse()?;
/// let codes: Vec<_> = nonsense.position().unwrap_err().iter().map(|fault| fault.code()).collect();
/// let all = ["bad-size", "bad-players", "bad-walls", "walls-left-missing", "pawns-together", "wall-overlaps"];
/// assert_eq!(codes, all);
/// # Ok::<(), keddah::quoridor::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The number of squares per side.
    pub size: i64,
    /// The horizontal walls, by the squares south-west of their centers.
    pub horizontal: Vec<Label>,
    /// The vertical walls, by the squares south-west of their centers.
    pub vertical: Vec<Label>,
    /// The squares of the pawns, in turn order.
    pub pawns: Vec<Label>,
    /// The walls that each player has left, in turn order.
    pub walls_left: Vec<i64>,
    /// The number of the player to move, from 1.
    pub mover: i64,
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        let walls = |orientation| {
            let mut walls: Vec<Label> = position
                .board()
                .wall_list()
                .filter(|wall| wall.orientation == orientation)
                .map(|wall| wall.square.into())
                .collect();
            walls.sort();
            walls
        };
        let players = Player::all(position.players());
        Self {
            size: position.size().into(),
            horizontal: walls(Orientation::Horizontal),
            vertical: walls(Orientation::Vertical),
            pawns: players.clone().map(|player| position.pawn(player).into()).collect(),
            walls_left: players.map(|player| position.walls_left(player).into()).collect(),
            mover: position.mover().number().into(),
        }
    }
}

impl Setup {
    /// The legal position, or every fault. A pawn on its goal is no fault: the game is over.
    pub fn position(&self) -> Result<Position, Vec<Fault>> {
        let mut faults = Vec::new();
        let count = i64::try_from(self.pawns.len()).unwrap_or(i64::MAX);
        let size = size_of(self.size);
        if size.is_none() {
            faults.push(Fault::BadSize { size: self.size });
        }
        let players = players_of(count);
        if players.is_none() {
            faults.push(Fault::BadPlayers { players: count });
        }
        let walls_left = self.walls_left(&mut faults);
        let mover = player_of(self.mover, count);
        if players.is_some() && mover.is_none() {
            faults.push(Fault::NoSuchPlayer { number: self.mover, players: count });
        }
        // Without a valid size, squares are checked against the largest board.
        let labels = Labels { size: size.unwrap_or(*Board::SIZES.last().unwrap_or(&9)), ..Labels::STANDARD };
        let pawns = self.pawns(labels, size.is_some(), &mut faults);
        let board = self.board(labels, size.is_some(), &mut faults);
        if let (true, Some(players), Some(mover)) = (faults.is_empty(), players, mover) {
            let position = Position::from_parts(board, pawns, walls_left, players, mover);
            let passages = board.passages();
            let has_path = |player| reaches(&passages, position.pawn(player), position.goal(player));
            let cut_off = Player::all(players).filter(|&player| !has_path(player));
            faults.extend(cut_off.map(|player| Fault::NoPath { player }));
            if faults.is_empty() {
                return Ok(position);
            }
        }
        Err(faults)
    }

    /// Whether a board can show the position: the size and the number of players are those of a
    /// game, every pawn and wall is on the board, and there are as many numbers of walls as pawns.
    ///
    /// ```
    /// use keddah::quoridor::Setup;
    /// assert!("a1a1//e5e5/-1 5/1".parse::<Setup>()?.fits_on_board());
    /// assert!(!"//e1e10/10 10/1".parse::<Setup>()?.fits_on_board());
    /// # Ok::<(), keddah::quoridor::NotationError>(())
    /// ```
    pub fn fits_on_board(&self) -> bool {
        let is_beyond = |fault: &Fault| {
            matches!(
                fault,
                Fault::BadSize { .. }
                    | Fault::BadPlayers { .. }
                    | Fault::NoSuchPlayer { .. }
                    | Fault::WallsLeftMissing { .. }
                    | Fault::PawnOffBoard { .. }
                    | Fault::WallOffBoard { .. }
            )
        };
        self.position().map_or_else(|faults| !faults.iter().any(is_beyond), |_| true)
    }

    /// The walls of an orientation, by the squares south-west of their centers.
    pub fn walls_mut(&mut self, orientation: Orientation) -> &mut Vec<Label> {
        match orientation {
            Orientation::Horizontal => &mut self.horizontal,
            Orientation::Vertical => &mut self.vertical,
        }
    }

    fn walls_left(&self, faults: &mut Vec<Fault>) -> [u8; 4] {
        let mut counts = [0; 4];
        for (index, &walls) in self.walls_left.iter().enumerate() {
            let player = u8::try_from(index + 1).ok().and_then(Player::new);
            match walls_of(walls) {
                Some(walls) => {
                    if let Some(count) = counts.get_mut(index) {
                        *count = walls;
                    }
                }
                None => faults.push(Fault::BadWalls { player, walls }),
            }
        }
        let (given, players) = (self.walls_left.len(), self.pawns.len());
        if given != players {
            faults.push(Fault::WallsLeftMissing { given, players });
        }
        counts
    }

    fn pawns(&self, labels: Labels, known: bool, faults: &mut Vec<Fault>) -> [Square; 4] {
        let mut pawns = [Square::A1; 4];
        let mut placed: Vec<(Square, Vec<Player>)> = Vec::new();
        for (player, &at) in Player::all(4).zip(&self.pawns) {
            match labels.square_at(at) {
                Some(square) => {
                    pawns[player.index()] = square;
                    match placed.iter_mut().find(|(taken, _)| *taken == square) {
                        Some((_, players)) => players.push(player),
                        None => placed.push((square, vec![player])),
                    }
                }
                None if known => faults.push(Fault::PawnOffBoard { player, at }),
                None => {}
            }
        }
        let together = placed.into_iter().filter(|(_, players)| players.len() > 1);
        faults.extend(together.map(|(at, players)| Fault::PawnsTogether { at, players }));
        pawns
    }

    fn board(&self, labels: Labels, known: bool, faults: &mut Vec<Fault>) -> Board {
        let mut board = Board::new(labels.size);
        for (orientation, walls) in
            [(Orientation::Horizontal, &self.horizontal), (Orientation::Vertical, &self.vertical)]
        {
            for &at in walls {
                let Some(wall) = labels.wall_at(at, orientation) else {
                    if known {
                        faults.push(Fault::WallOffBoard { at, orientation });
                    }
                    continue;
                };
                faults.extend(board.overlapped(wall).map(|with| Fault::WallOverlaps { wall, with }));
                if board.has(wall.crossing()) {
                    faults.push(Fault::WallCrosses { wall, with: wall.crossing() });
                }
                board.put(wall);
            }
        }
        board
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.size != 9 {
            write!(f, "{}:", self.size)?;
        }
        for labels in [&self.horizontal, &self.vertical, &self.pawns] {
            labels.iter().try_for_each(|label| label.fmt(f))?;
            f.write_str("/")?;
        }
        for (index, walls) in self.walls_left.iter().enumerate() {
            write!(f, "{}{walls}", if index == 0 { "" } else { " " })?;
        }
        write!(f, "/{}", self.mover)
    }
}

impl FromStr for Setup {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut scanner = Scanner::new(text);
        skip(&mut scanner);
        let mut size = 9;
        if scanner.peek().is_some_and(|c| c.is_ascii_digit() || c == '-') {
            size = number(&mut scanner, "the size")?;
            scanner.expect(":", "“:” after the size")?;
            skip(&mut scanner);
        }
        let horizontal = labels(&mut scanner)?;
        let vertical = labels(&mut scanner)?;
        let pawns = labels(&mut scanner)?;
        let mut walls_left = Vec::new();
        while scanner.peek() != Some('/') {
            walls_left.push(number(&mut scanner, "the number of walls that a player has left")?);
        }
        scanner.next();
        skip(&mut scanner);
        let mover = number(&mut scanner, "the player to move")?;
        scanner.end("Unexpected text after the position.")?;
        Ok(Self { size, horizontal, vertical, pawns, walls_left, mover })
    }
}

fn skip(scanner: &mut Scanner<'_>) {
    scanner.skip(char::is_whitespace);
}

/// Parses labels up to a slash, and the slash.
fn labels(scanner: &mut Scanner<'_>) -> Result<Vec<Label>, NotationError> {
    let mut labels = Vec::new();
    loop {
        skip(scanner);
        if scanner.accept("/") {
            skip(scanner);
            return Ok(labels);
        }
        if !scanner.peek().is_some_and(|c| c.is_ascii_alphabetic()) {
            return scanner.unexpected("a square or “/”");
        }
        labels.push(Label::read(scanner)?);
    }
}

/// Parses a whole number and the white space after it.
fn number(scanner: &mut Scanner<'_>, what: &str) -> Result<i64, NotationError> {
    let start = scanner.at();
    let negative = scanner.accept("-");
    let digits = scanner.take(|c| c.is_ascii_digit());
    if digits.is_empty() {
        return scanner.unexpected(what);
    }
    let number: i64 = digits.parse().map_err(|_| NotationError::new(start, "This number is too large."))?;
    skip(scanner);
    Ok(if negative { -number } else { number })
}

impl fmt::Display for Position {
    /// The text of the position; see [`Setup`].
    ///
    /// ```
    /// use keddah::quoridor::Position;
    /// assert_eq!(Position::default().to_string(), "//e1e9/10 10/1");
    /// ```
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(self).fmt(f)
    }
}

impl FromStr for Position {
    type Err = Error;

    /// Parses the text of a position; see [`Setup`].
    fn from_str(text: &str) -> Result<Self, Error> {
        Ok(text.parse::<Setup>()?.position()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(text: &str) -> Vec<&'static str> {
        let faults = text.parse::<Setup>().unwrap().position().map_or_else(|faults| faults, |_| Vec::new());
        faults.iter().map(Fault::code).collect()
    }

    #[test]
    fn texts_of_the_rules() {
        for text in [
            "//e1e9/10 10/1",
            "a1a8c1e3/d6e1h3/e2e9/7 6/1",
            "//e1a5e9i5/5 5 5 5/1",
            "11://f1f11/21 21/1",
            "5:a1/b3/c1c5/0 99/2",
        ] {
            let position: Position = text.parse().unwrap();
            assert_eq!(position.to_string(), text);
            assert_eq!(text.to_uppercase().parse(), Ok(position));
            assert_eq!(format!(" {} \n", text.replace('/', " / ")).parse(), Ok(position));
        }
        assert_eq!("9://e1e9/10 10/1".parse(), Ok(Position::default()));
        // Sorted by file, then rank, whatever the order in the text.
        let sorted: Position = "h3b2b1//e1e9/9 8/2".parse().unwrap();
        assert_eq!(sorted.to_string(), "b1b2h3//e1e9/9 8/2");
        let large: Position = "11:c10a2a10//f1f11/21 18/2".parse().unwrap();
        assert_eq!(large.to_string(), "11:a2a10c10//f1f11/21 18/2");
    }

    #[test]
    fn every_fault_by_its_name() {
        for (text, expected) in [
            ("8://e1e8/10 10/1", vec!["bad-size"]),
            ("-9://e1e9/10 10/1", vec!["bad-size"]),
            ("//e1/10/1", vec!["bad-players"]),
            ("//e1e9a5/1 1 1/4", vec!["bad-players"]),
            ("///0/1", vec!["bad-players", "walls-left-missing"]),
            ("//e1e9/10/1", vec!["walls-left-missing"]),
            ("//e1e9//1", vec!["walls-left-missing"]),
            ("//e1e9/-1 100/1", vec!["bad-walls", "bad-walls"]),
            ("//e1e9/10 10/0", vec!["no-such-player"]),
            ("//e1e9/10 10/3", vec!["no-such-player"]),
            ("//e1a5e9i5/5 5 5 5/5", vec!["no-such-player"]),
            ("//e1e10/10 10/1", vec!["pawn-off-board"]),
            ("//j1e0/10 10/1", vec!["pawn-off-board", "pawn-off-board"]),
            ("//e5e5/10 10/1", vec!["pawns-together"]),
            ("i1//e1e9/9 10/2", vec!["wall-off-board"]),
            ("/a9z1/e1e9/9 10/2", vec!["wall-off-board", "wall-off-board"]),
            ("a1b1c1//e1e9/9 10/2", vec!["wall-overlaps", "wall-overlaps"]),
            ("a1a1//e1e9/9 10/2", vec!["wall-overlaps"]),
            ("/a1a2/e1e9/9 10/2", vec!["wall-overlaps"]),
            ("a1/a1/e1e9/9 10/2", vec!["wall-crosses"]),
            ("a1c1/e1/d1e9/9 10/2", vec![]),
            ("/c1d1/d1e9/9 10/2", vec![]),
            ("c2/b1d1/d1e9/9 10/2", vec!["no-path"]),
            ("5:a1c1/d2/c1e5/9 9/1", vec![]),
            ("//e9e1/10 10/1", vec![]),
        ] {
            assert_eq!(codes(text), expected, "{text}");
        }
        let all = codes("a1i1/a1/e5e5/-1/7");
        let expected = [
            "bad-walls",
            "walls-left-missing",
            "no-such-player",
            "pawns-together",
            "wall-off-board",
            "wall-crosses",
        ];
        assert_eq!(all, expected);
    }

    #[test]
    fn what_a_board_can_show() {
        for (text, fits) in [
            ("//e1e9/10 10/1", true),
            ("a1a1/a1/e5e5/-1 99999999999999999/2", true),
            ("c2/b1d1/d1e9/9 10/2", true),
            ("8://e1e8/10 10/1", false),
            ("//e1e9a5/1 1 1/1", false),
            ("//e1e9/10 10/3", false),
            ("//e1e9/10/1", false),
            ("//e1e10/10 10/1", false),
            ("i1//e1e9/9 10/2", false),
        ] {
            assert_eq!(text.parse::<Setup>().unwrap().fits_on_board(), fits, "{text}");
        }
    }

    #[test]
    fn where_a_text_goes_wrong() {
        for (text, at) in [
            ("", 0),
            ("e1", 2),
            ("//", 2),
            ("/ö", 1),
            ("//e1e9", 6),
            ("//e1e9/", 7),
            ("//e1e9/x", 7),
            ("//e1e9/10 10", 12),
            ("//e1e9/10 10/", 13),
            ("//e1e9/10 10/1/", 14),
            ("//e1e9/10 10/1 2", 15),
            ("11//f1f11/21 21/1", 2),
            ("11:/e/f1f11/21 21/1", 5),
            ("//e1e9/10 -/1", 11),
            ("//e1e9/99999999999999999999 1/1", 7),
            ("a1h//e1e9/1 1/1", 3),
        ] {
            assert_eq!(text.parse::<Setup>().map_err(|error| error.at), Err(at), "{text}");
        }
    }
}
