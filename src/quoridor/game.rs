//! A game: a position with a past. Undo and redo, results by agreement, and the notation of moves belong here.

use std::fmt;

use super::position::moves;
use super::{
    Error, Labels, Move, Notation, Options, Player, Position, Reason, Refusal, Setup, Square, Status, Told,
};

/// What a legal move brings about: the answer of [`Game::check`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// The move.
    pub a_move: Move,
    /// As it is written in the game's notation.
    pub text: String,
    /// The position after it.
    pub position: Position,
    /// How the game stands after it.
    pub status: Status,
    /// How often the position after it has occurred then, this time counted. No rule forbids any number.
    pub occurrences: u32,
}

/// A Quoridor game with its past, from the start or from any position: moves, undo and redo, results by the board or by
/// agreement. A ply is one move. Moves are read and written in the game's notation.
///
/// Two games are equal if they started from the same position, the same moves are played, and they have the same result and
/// notation: what could be redone and tags do not matter.
///
/// ```
/// use keddah::quoridor::{Game, Notation, Options, Player, Status};
/// let mut game = Game::new(&Options { notation: Notation::Glendenning, ..Options::default() })?;
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
#[derive(Clone, Debug)]
pub struct Game {
    origin: Position,
    notation: Notation,
    /// The moves played, then those that can be redone; each with the position after it.
    moves: Vec<(Move, Position)>,
    ply: usize,
    /// A result by agreement, after the last of the moves.
    end: Option<(Player, Reason)>,
    /// Whether that result stands, or could be redone.
    ended: bool,
    pub(super) tags: Vec<(String, String)>,
}

impl Default for Game {
    fn default() -> Self {
        Self::from_position(Position::default(), Notation::default())
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.origin == other.origin
            && self.notation == other.notation
            && self.result() == other.result()
            && self.moves().eq(other.moves())
    }
}

impl Eq for Game {}

impl fmt::Display for Game {
    /// The position, always in standard notation.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.position().fmt(f)
    }
}

impl Game {
    /// A game from the start; fails with every fault of the options.
    ///
    /// ```
    /// use keddah::quoridor::{Game, Options};
    /// let game = Game::new(&Options { players: 4, ..Options::default() })?;
    /// assert_eq!(game.to_string(), "//e1a5e9i5/5 5 5 5/1");
    /// assert_eq!(Game::new(&Options { size: 10, ..Options::default() }).unwrap_err().code(), "bad-size");
    /// # Ok::<(), keddah::quoridor::Error>(())
    /// ```
    pub fn new(options: &Options) -> Result<Self, Error> {
        Ok(Self::from_position(options.position()?, options.notation))
    }

    /// A game from a position, with an empty history. If the game is over there, it is over.
    pub const fn from_position(position: Position, notation: Notation) -> Self {
        Self {
            origin: position,
            notation,
            moves: Vec::new(),
            ply: 0,
            end: None,
            ended: false,
            tags: Vec::new(),
        }
    }

    /// How moves are read and written.
    pub const fn notation(&self) -> Notation {
        self.notation
    }

    /// The same game, its moves read and written otherwise.
    ///
    /// ```
    /// use keddah::quoridor::{Game, Notation};
    /// let game: Game = Game::parse("1. e2 e8", None)?.with_notation(Notation::Glendenning);
    /// assert_eq!(game.history().collect::<Vec<_>>(), ["e8", "e2"]);
    /// # Ok::<(), keddah::quoridor::Error>(())
    /// ```
    #[must_use]
    pub fn with_notation(self, notation: Notation) -> Self {
        Self { notation, ..self }
    }

    /// What squares, walls and moves are called in this game.
    pub const fn labels(&self) -> Labels {
        Labels { notation: self.notation, size: self.origin.size() }
    }

    /// The position on the board now.
    pub fn position(&self) -> &Position {
        self.position_at(self.ply)
    }

    /// The position that the game began from.
    pub const fn origin(&self) -> &Position {
        &self.origin
    }

    fn position_at(&self, ply: usize) -> &Position {
        ply.checked_sub(1).and_then(|last| self.moves.get(last)).map_or(&self.origin, |(_, after)| after)
    }

    /// How the game stands.
    pub fn status(&self) -> Status {
        match self.result() {
            Some((winner, reason)) => Status::Won { winner, reason },
            None => Status::of(self.position()),
        }
    }

    /// A result by agreement, if it stands.
    pub(super) fn result(&self) -> Option<(Player, Reason)> {
        self.end.filter(|_| self.ended)
    }

    /// The moves played so far.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = Move> + DoubleEndedIterator {
        self.moves[..self.ply].iter().map(|&(a_move, _)| a_move)
    }

    /// The moves played so far, as they are written.
    pub fn history(&self) -> impl ExactSizeIterator<Item = String> + DoubleEndedIterator {
        let labels = self.labels();
        self.moves().map(move |a_move| labels.write(a_move))
    }

    /// How many moves have been played.
    pub const fn ply(&self) -> usize {
        self.ply
    }

    /// How many moves there are, those that can be redone included.
    pub fn plies(&self) -> usize {
        self.moves.len()
    }

    /// A drawing of the board, its rows numbered as the notation has them.
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

    /// Tags of the record that the game was read from which do not bear on the game, such as `Event`, in order.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// All legal moves, the pawn's first, or only the pawn's from a square. None when the game is over.
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
            moves(self.position(), |a_move| all.push(a_move));
        }
        if let Some(from) = from {
            let own = from == self.position().pawn(self.position().mover());
            all.retain(|a_move| own && matches!(a_move, Move::Pawn(_)));
        }
        all
    }

    /// Reads a move in the game's notation, legal or not.
    pub fn read(&self, text: &str) -> Result<Move, Error> {
        self.labels().read(text)
    }

    /// A refusal in the game's notation.
    pub fn error(&self, refusal: Refusal) -> Error {
        Error::Refusal(Told { refusal, labels: self.labels() })
    }

    /// What a move would bring about, or why it is refused. Changes nothing.
    ///
    /// ```
    /// use keddah::quoridor::Game;
    /// let game = Game::default();
    /// assert_eq!(game.check("E3H")?.text, "e3h");
    /// let error = game.check("e9").unwrap_err();
    /// assert_eq!((error.code(), error.squares(), error.players().len()), ("square-taken", vec!["e9".into()], 1));
    /// # Ok::<(), keddah::quoridor::Error>(())
    /// ```
    pub fn check(&self, text: &str) -> Result<Checked, Error> {
        self.checked(None, text)
    }

    /// As [`check`](Self::check), of a move by a player, whose turn it may not be.
    ///
    /// ```
    /// use keddah::quoridor::{Game, Player};
    /// let second = Player::new(2).unwrap();
    /// assert_eq!(Game::default().check_as(second, "e8").unwrap_err().code(), "not-your-turn");
    /// ```
    pub fn check_as(&self, player: Player, text: &str) -> Result<Checked, Error> {
        self.checked(Some(player), text)
    }

    fn checked(&self, player: Option<Player>, text: &str) -> Result<Checked, Error> {
        let (a_move, position) = self.tried(player, text)?;
        let text = self.labels().write(a_move);
        let occurrences = self.earlier(&position) + 1;
        Ok(Checked { a_move, text, position, status: Status::of(&position), occurrences })
    }

    /// A move that may be made, and the position after it.
    fn tried(&self, player: Option<Player>, text: &str) -> Result<(Move, Position), Error> {
        let a_move = self.read(text);
        // When the game is over, nothing that can be read is of any use.
        self.may_act(player).or_else(|refusal| match &a_move {
            Err(Error::Notation(_)) => Ok(()),
            _ => Err(self.error(refusal)),
        })?;
        let a_move = a_move?;
        let position = self.after(player, a_move).map_err(|refusal| self.error(refusal))?;
        Ok((a_move, position))
    }

    /// Plays a move; returns it as it is written. What could be redone is dropped.
    pub fn play(&mut self, text: &str) -> Result<String, Error> {
        self.played(None, text)
    }

    /// As [`play`](Self::play), of a move by a player, whose turn it may not be.
    pub fn play_as(&mut self, player: Player, text: &str) -> Result<String, Error> {
        self.played(Some(player), text)
    }

    fn played(&mut self, player: Option<Player>, text: &str) -> Result<String, Error> {
        // How often the position has occurred is not asked: that would take longer with every move.
        let (a_move, position) = self.tried(player, text)?;
        self.push(a_move, position);
        Ok(self.labels().write(a_move))
    }

    /// As [`play`](Self::play), for a move that has been read.
    pub fn play_move(&mut self, a_move: Move) -> Result<(), Refusal> {
        let after = self.after(None, a_move)?;
        self.push(a_move, after);
        Ok(())
    }

    fn push(&mut self, a_move: Move, after: Position) {
        self.forget_redo();
        self.moves.push((a_move, after));
        self.ply += 1;
    }

    /// Drops what could be redone.
    fn forget_redo(&mut self) {
        self.moves.truncate(self.ply);
        (self.end, self.ended) = (None, false);
    }

    fn after(&self, player: Option<Player>, a_move: Move) -> Result<Position, Refusal> {
        self.may_act(player)?;
        self.position().after(a_move)
    }

    /// Whether the game goes on and it is a player's turn.
    fn may_act(&self, player: Option<Player>) -> Result<(), Refusal> {
        let mover = self.position().mover();
        let player = player.unwrap_or(mover);
        self.known(player)?;
        if self.status().is_over() {
            Err(Refusal::GameOver)
        } else if player != mover {
            Err(Refusal::NotYourTurn { player, mover })
        } else {
            Ok(())
        }
    }

    fn known(&self, player: Player) -> Result<(), Refusal> {
        let players = self.origin.players();
        if player.number() <= players {
            return Ok(());
        }
        Err(Refusal::NoSuchPlayer { number: player.number().into(), players })
    }

    /// How often the position has occurred, this time counted.
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
        self.earlier(self.position())
    }

    fn earlier(&self, position: &Position) -> u32 {
        (0..=self.ply).filter(|&ply| self.position_at(ply) == position).count() as u32
    }

    /// Takes back the last move, which can then be redone; returns it. A result by agreement is taken back first: an empty
    /// text stands for it. `None` where there is nothing to take back.
    pub fn undo(&mut self) -> Option<String> {
        if std::mem::take(&mut self.ended) {
            return Some(String::new());
        }
        self.ply = self.ply.checked_sub(1)?;
        self.moves.get(self.ply).map(|&(a_move, _)| self.labels().write(a_move))
    }

    /// Plays again what was last taken back. An empty text stands for a result by agreement.
    pub fn redo(&mut self) -> Option<String> {
        if let Some(&(a_move, _)) = self.moves.get(self.ply) {
            self.ply += 1;
            return Some(self.labels().write(a_move));
        }
        (self.end.is_some() && !std::mem::replace(&mut self.ended, true)).then(String::new)
    }

    /// Takes back or plays again until so many moves have been played. At the last ply a result by agreement stands again.
    pub fn go_to(&mut self, ply: usize) -> Result<(), Refusal> {
        let last = self.plies();
        if ply > last {
            return Err(Refusal::NoSuchPly { ply, last });
        }
        self.ply = ply;
        self.ended = self.end.is_some() && ply == last;
        Ok(())
    }

    /// A player (without one, the player to move) resigns, and with that the game is over for all.
    ///
    /// Of two players the other wins. Of four, the one of the others with the fewest steps to the goal; of several such,
    /// the one whose turn would come first. Who agrees on something else says so by [`end`](Self::end).
    ///
    /// ```
    /// use keddah::quoridor::{Game, Notation};
    /// let position = "//e4a5e7i5/5 5 5 5/1".parse()?;
    /// let mut game = Game::from_position(position, Notation::Standard);
    /// game.resign(None)?;
    /// assert_eq!(game.status().winner().map(|winner| winner.number()), Some(3));
    /// # Ok::<(), keddah::quoridor::Error>(())
    /// ```
    pub fn resign(&mut self, player: Option<Player>) -> Result<(), Refusal> {
        let loser = player.unwrap_or(self.position().mover());
        self.known(loser)?;
        let winner = self.next_best(loser);
        self.end(winner, Reason::Resignation)
    }

    /// Who wins if a player gives up.
    pub(super) fn next_best(&self, loser: Player) -> Player {
        let (position, players) = (self.position(), self.origin.players());
        let turns = std::iter::successors(Some(position.mover()), |player| Some(player.next(players)));
        let others = turns.take(players.into()).filter(|&player| player != loser);
        others.min_by_key(|&player| position.distance(player)).unwrap_or(loser.next(players))
    }

    /// Ends the game by agreement: resignation, time, or an illegal move. What could be redone is dropped. The other
    /// reason only the board can give.
    pub fn end(&mut self, winner: Player, reason: Reason) -> Result<(), Refusal> {
        self.known(winner)?;
        if self.status().is_over() {
            return Err(Refusal::GameOver);
        }
        if reason == Reason::Goal {
            return Err(Refusal::WrongResult { winner, reason });
        }
        self.forget_redo();
        (self.end, self.ended) = (Some((winner, reason)), true);
        Ok(())
    }

    /// The [keys](Position::key) of the positions so far, the present one last: what a search must know of the past.
    pub fn past_keys(&self) -> Vec<u64> {
        (0..=self.ply).map(|ply| self.position_at(ply).key()).collect()
    }

    /// Reads a position or a record, whichever the text is. Positions are in standard notation. A record is read in the
    /// notation that is asked for or that it states; else in the one in which every move is legal, `standard` if both serve.
    ///
    /// ```
    /// use keddah::quoridor::{Game, Notation};
    /// let game = Game::parse("//e1e9/10 10/1", None)?;
    /// assert_eq!(game, Game::default());
    /// assert_eq!(Game::parse("nonsense", None).unwrap_err().code(), "notation");
    /// # Ok::<(), keddah::quoridor::Error>(())
    /// ```
    pub fn parse(text: &str, notation: Option<Notation>) -> Result<Self, Error> {
        if !looks_like_position(text) {
            return super::record::parse(text, notation);
        }
        let setup: Setup = text.parse()?;
        Ok(Self::from_position(setup.position()?, notation.unwrap_or_default()))
    }
}

/// Whether a text is a position rather than a record: labels and numbers, then a slash.
fn looks_like_position(text: &str) -> bool {
    let plain = |c: &char| c.is_ascii_alphanumeric() || c.is_whitespace() || matches!(c, ':' | '-');
    text.chars().find(|c| !plain(c)) == Some('/')
}
