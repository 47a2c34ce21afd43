//! A game of Quoridor: its start, its notation, and its moves by text.

use super::position::moves;
use super::{Error, Labels, Move, Notation, Options, Player, Position, Refusal, Square};
use crate::record::{self, GameRecord, Rules};

/// A game of Quoridor with its history, from the start or any other position, with undo and redo. A
/// ply is one move. Moves are parsed and written in the notation of the game.
///
/// Two games are equal if they began from the same position and have the same moves, result and
/// notation. Moves that can be redone and tags do not matter.
///
/// ```
/// use keddah::quoridor::{Game, Notation, Options, Player, Status};
/// let mut game = Game::new(&Options { notation: Some(Notation::Glendenning), ..Options::default() })?;
/// for played in ["e8", "e2", "e7", "e3", "e3h", "E6H"] {
///     game.play(played)?;
/// }
/// assert_eq!(game.history().last().as_deref(), Some("e6h"));
/// assert_eq!(game.status(), Status::Playing { to_move: Player::FIRST });
/// assert_eq!(game.to_string(), "e3e6//e3e7/9 9/1");
/// game.resign(None)?;
/// assert_eq!(game.status().winner(), Player::new(2));
/// # Ok::<(), keddah::quoridor::Error>(())
/// ```
pub type Game = GameRecord<Quoridor>;

/// A legal Quoridor move with its consequences, as [`Game::check`](GameRecord::check) returns it.
pub type Checked = record::Checked<Quoridor>;

/// The state of a game: which player is to move, or who has won and why.
///
/// ```
/// use keddah::quoridor::{Game, Player, Status};
/// assert_eq!(Game::default().status(), Status::Playing { to_move: Player::FIRST });
/// ```
pub type Status = record::Status<Player>;

/// The rules of Quoridor, with the state of a game outside its history: its notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Quoridor {
    notation: Notation,
}

impl Default for Game {
    fn default() -> Self {
        Self::from_position(Position::default(), Notation::default())
    }
}

impl Game {
    /// Starts a new game with the given options, or returns every fault of them.
    ///
    /// ```
    /// use keddah::quoridor::{Game, Options};
    /// let game = Game::new(&Options { players: 4, ..Options::default() })?;
    /// assert_eq!(game.to_string(), "//e1a5e9i5/5 5 5 5/1");
    /// assert_eq!(Game::new(&Options { size: 10, ..Options::default() }).unwrap_err().code(), "bad-size");
    /// # Ok::<(), keddah::quoridor::Error>(())
    /// ```
    pub fn new(options: &Options) -> Result<Self, Error> {
        Ok(Self::from_position(options.position()?, options.notation.unwrap_or_default()))
    }

    /// A game from a position, with an empty history. If the position decides the game, the game is
    /// over.
    pub fn from_position(position: Position, notation: Notation) -> Self {
        Self::begin(position, Quoridor { notation })
    }

    /// The notation in which the game parses and writes moves.
    pub const fn notation(&self) -> Notation {
        self.rules.notation
    }

    /// The same game with its moves parsed and written in another notation. Its marks name the same
    /// squares as before.
    ///
    /// ```
    /// use keddah::quoridor::{Game, Notation, Options};
    /// let game = Game::parse("1. e2 {[%csl Ge3]} e8", &Options::default())?;
    /// let game = game.with_notation(Notation::Glendenning);
    /// assert_eq!(game.history().collect::<Vec<_>>(), ["e8", "e2"]);
    /// assert!(game.to_record().contains("{[%csl Ge7]}"));
    /// # Ok::<(), keddah::quoridor::Error>(())
    /// ```
    #[must_use]
    pub fn with_notation(mut self, notation: Notation) -> Self {
        let before = self.labels();
        self.rules.notation = notation;
        let after = self.labels();
        for mark in self.marks_mut() {
            for square in std::iter::once(&mut mark.from).chain(&mut mark.to) {
                if let Ok(to @ Move::Pawn(_)) = before.read(square) {
                    *square = after.write(to);
                }
            }
        }
        self
    }

    /// The notation of the game on its board, for squares, walls and moves.
    pub fn labels(&self) -> Labels {
        Labels { notation: self.rules.notation, size: self.origin().size() }
    }

    /// The current position of the game.
    pub fn position(&self) -> &Position {
        self.turn_position()
    }

    /// A drawing of the board in plain text, with the row numbers of the notation.
    ///
    /// ```
    /// use keddah::quoridor::{Game, Options};
    /// let game = Game::new(&Options { size: 5, ..Options::default() })?;
    /// assert!(game.drawing().starts_with("   +-------------------+\n 5 | .   .   2   .   . |\n"));
    /// # Ok::<(), keddah::quoridor::Error>(())
    /// ```
    pub fn drawing(&self) -> String {
        super::drawing::drawing(self.position(), self.labels())
    }

    /// All legal moves, or with `from`, those of the pawn on this square. Pawn moves come first.
    /// Empty if the game is over.
    ///
    /// ```
    /// use keddah::quoridor::{Game, Square};
    /// let game = Game::default();
    /// assert_eq!(game.legal_moves(None).len(), 131);
    /// assert_eq!(game.legal_moves(Square::new(4, 0)).len(), 3);
    /// ```
    pub fn legal_moves(&self, from: Option<Square>) -> Vec<Move> {
        let mut all = Vec::new();
        if !self.status().is_over() {
            moves(self.position(), |mv| all.push(mv));
        }
        if let Some(from) = from {
            let own = from == self.position().pawn(self.position().mover());
            all.retain(|mv| own && matches!(mv, Move::Pawn(_)));
        }
        all
    }

    /// Parses a move in the notation of the game, legal or not.
    pub fn read(&self, text: &str) -> Result<Move, Error> {
        self.labels().read(text)
    }

    /// Checks a move by a certain player without playing it. Refuses it if another player is to
    /// move.
    ///
    /// ```
    /// use keddah::quoridor::{Game, Player};
    /// let second = Player::new(2).unwrap();
    /// assert_eq!(Game::default().check_as(second, "e8").unwrap_err().code(), "not-your-turn");
    /// ```
    pub fn check_as(&self, player: Player, text: &str) -> Result<Checked, Error> {
        self.expect_turn(player, text)?;
        self.check(text)
    }

    /// Plays a move as a certain player. Refuses it if another player is to move.
    pub fn play_as(&mut self, player: Player, text: &str) -> Result<String, Error> {
        self.expect_turn(player, text)?;
        self.play(text)
    }

    /// Fails if the text cannot be parsed as a move or it is not the turn of `player`.
    fn expect_turn(&self, player: Player, text: &str) -> Result<(), Error> {
        if let Err(error @ Error::Notation(_)) = self.read(text) {
            return Err(error);
        }
        let mover = self.position().mover();
        Quoridor::check_player(self.position(), player).map_err(|refusal| self.error(refusal))?;
        if player == mover || self.status().is_over() {
            return Ok(());
        }
        Err(self.error(Refusal::NotYourTurn { player, mover }))
    }

    /// How often the current position has occurred in the game, this time included.
    ///
    /// ```
    /// use keddah::quoridor::Game;
    /// let mut game = Game::default();
    /// for there_and_back in ["e2", "e8", "e1", "e9"] {
    ///     game.play(there_and_back)?;
    /// }
    /// assert_eq!(game.occurrences(), 2);
    /// # Ok::<(), keddah::quoridor::Error>(())
    /// ```
    pub fn occurrences(&self) -> u32 {
        self.occurrences_of(self.position())
    }
}
