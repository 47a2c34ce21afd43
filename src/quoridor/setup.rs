//! Positions that need not be legal, and their faults.

use super::options::{player_of, players_of, size_of, walls_of};
use super::path::reaches;
use super::{Board, Fault, Label, Labels, Orientation, Player, Position, Square};

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
    /// The number of squares per side of the board.
    pub size: i64,
    /// The horizontal walls on the board, by the squares south-west of their centers.
    pub horizontal: Vec<Label>,
    /// The vertical walls on the board, by the squares south-west of their centers.
    pub vertical: Vec<Label>,
    /// The squares of the players' pawns, in turn order.
    pub pawns: Vec<Label>,
    /// The number of walls that each player has left, in turn order.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(text: &str) -> Vec<&'static str> {
        let faults = text.parse::<Setup>().unwrap().position().map_or_else(|faults| faults, |_| Vec::new());
        faults.iter().map(Fault::code).collect()
    }

    #[test]
    fn every_fault_by_its_name() {
        for (text, expected) in [
            ("8://e1e8/10 10/1", vec!["bad-size"]),
            ("-9://e1e9/10 10/1", vec!["bad-size"]),
            ("8:a12/z1/e1z9/10 10/1", vec!["bad-size"]),
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
}
