//! A game with its history, in any game: playing, undo and redo, results and records.

use std::fmt::{self, Debug, Display};
use std::sync::{Arc, OnceLock};

use super::line_index::LineIndex;
use super::{Block, Player, Reason, RecordRefusal, RecordTree, Status};
use crate::error::{Coded, Error};
use crate::notation::NotationError;

/// The rules of a game that its history and records depend on. The implementing type holds the
/// state of a game outside its history: in Quoridor the notation, in Arimaa the unfinished turn.
///
/// ```
/// use keddah::quoridor::{Game, Player, Quoridor};
/// use keddah::record::{Reason, Rules};
/// let game = Game::default();
/// let turn = Quoridor::read(&game, "e2")?;
/// assert_eq!(Quoridor::write(&game, &turn), "e2");
/// assert_eq!(Quoridor::mover(game.position()), Player::FIRST);
/// assert!(!Quoridor::REASONS.contains(&Reason::Elimination));
/// # Ok::<(), keddah::quoridor::Error>(())
/// ```
pub trait Rules: Clone + Debug + Sized {
    /// A legal position at the start of a turn. `Display` writes it as text.
    type Position: Clone + Eq + Debug + Display;
    /// The type of a complete turn of the game.
    type Turn: Clone + Eq + Debug;
    /// The type that identifies a player of the game.
    type Player: Player;
    /// The type of the reasons why a turn is refused.
    type Refusal: From<RecordRefusal<Self::Player>>;
    /// The type of refusals whose squares are written in the notation of the game.
    type Report: Coded;
    /// The type of the reasons why a position is illegal.
    type Fault: Coded;

    /// The options of a new game, such as the number of players and the notation.
    type Options: Clone + Debug + Default + Send + Sync;

    /// The reasons for which a game of this kind can end.
    const REASONS: &'static [Reason];

    /// Parses a turn. Fails for text that does not follow the notation or names squares off the
    /// board; does not check whether the turn is legal.
    fn read(game: &GameRecord<Self>, text: &str) -> Result<Self::Turn, ErrorOf<Self>>;

    /// Writes a turn in the notation of the game.
    fn write(game: &GameRecord<Self>, turn: &Self::Turn) -> String;

    /// Converts a refusal to one whose squares are in the notation of the game.
    fn report(game: &GameRecord<Self>, refusal: Self::Refusal) -> Self::Report;

    /// Checks a turn in the current position. Returns the turn in full, such as with all captures,
    /// and the position after it. Fails if the turn is illegal, forbidden repetition included, or
    /// the game is over.
    fn check_turn(
        game: &GameRecord<Self>,
        turn: &Self::Turn,
    ) -> Result<(Self::Turn, Self::Position), Self::Refusal>;

    /// The status of the game in a position, given that the turns up to the cursor precede it.
    fn status(game: &GameRecord<Self>, position: &Self::Position) -> Status<Self::Player>;

    /// Returns the player to move in a position.
    fn mover(position: &Self::Position) -> Self::Player;

    /// The winner if a player resigns. By default the opponent in a game of two players.
    fn winner_if_resigns(_position: &Self::Position, loser: Self::Player) -> Self::Player {
        Self::Player::from_seat(1 - loser.seat().min(1)).unwrap_or(loser)
    }

    /// Whether the players may agree on a draw. By default they may not.
    fn can_be_drawn(_position: &Self::Position) -> bool {
        false
    }

    /// Fails if a player does not take part in the game, such as player 3 of two.
    fn check_player(_position: &Self::Position, _player: Self::Player) -> Result<(), Self::Refusal> {
        Ok(())
    }

    /// Whether the position counts when repetitions are detected.
    fn counts_for_repetition(_position: &Self::Position) -> bool {
        true
    }

    /// Returns the hash key of the position, the same that the search uses.
    fn key(position: &Self::Position) -> u64;

    /// Fails if a complete turn cannot be played because an unfinished turn exists.
    fn check_no_partial_turn(_game: &GameRecord<Self>) -> Result<(), Self::Refusal> {
        Ok(())
    }

    /// Discards the unfinished turn. Called before the cursor moves.
    fn discard_partial_turn(&mut self) {}

    /// Parses a game record, whose tags override the options.
    fn parse_record(text: &str, options: &Self::Options) -> Result<GameRecord<Self>, ErrorOf<Self>>;

    /// Whether a text describes the current position. Fails if the text cannot be parsed. By
    /// default compares the text with the position's own.
    fn is_at_position(game: &GameRecord<Self>, text: &str) -> Result<bool, NotationError> {
        Ok(game.to_string() == text)
    }

    /// Splits a block of a file into records. By default a block is one record.
    fn split_block(block: Block<'_>) -> Vec<Block<'_>> {
        vec![block]
    }

    /// The names of the record tags that describe how the game began. By default none.
    const ORIGIN_TAGS: &'static [&'static str] = &[];

    /// Calls `tag` with the name and value of each record tag that is needed to describe how the
    /// game began. By default there are none.
    fn write_origin(_game: &GameRecord<Self>, _tag: &mut dyn FnMut(&str, &str)) {}

    /// Whether records have each turn on a line of its own. By default all are on one line.
    const TURN_PER_LINE: bool = false;

    /// The text that records have before the turn after `ply` turns, such as its number; empty by
    /// default. `is_interrupted` is true if the turn does not directly follow another one: at the
    /// start of a record or a variation, and after a variation or a comment.
    fn turn_label(_game: &GameRecord<Self>, _ply: usize, _is_interrupted: bool) -> String {
        String::new()
    }
}

/// The error type of the game with the rules `R`.
pub type ErrorOf<R> = Error<<R as Rules>::Report, <R as Rules>::Fault>;

/// A position of the game, with its status once that has been computed.
#[derive(Clone, Debug)]
pub(super) struct PositionWithStatus<R: Rules> {
    position: R::Position,
    status: OnceLock<Status<R::Player>>,
}

impl<R: Rules> PositionWithStatus<R> {
    fn new(position: R::Position) -> Self {
        Self { position, status: OnceLock::new() }
    }
}

/// A result by resignation, time, an illegal move or agreement. It ends the main line, at the node
/// that the tree stores.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct AgreedResult<P> {
    /// The player who has won; `None` for a draw.
    pub winner: Option<P>,
    pub reason: Reason,
}

/// A game with its history: a [tree](RecordTree) of turns, tags, and the result if a player has
/// resigned or lost on time or by an illegal move, or if the players agreed on a draw (an *agreed*
/// result). Each game has an alias, such as [`arimaa::Game`](crate::arimaa::Game), with methods of
/// its own besides these.
///
/// Two games are equal if they began from the same position and have the same tags and the same
/// tree: turns, variations, annotations and result. The cursor does not matter.
///
/// ```
/// use keddah::quoridor::Game;
/// let mut game = Game::default();
/// game.play("e2")?;
/// game.play("e8")?;
/// assert_eq!(game.undo().as_deref(), Some("e8"));
/// assert_eq!((game.ply(), game.plies()), (1, 2));
/// game.go_to(2)?;
/// assert_eq!(game.history().collect::<Vec<_>>(), ["e2", "e8"]);
/// # Ok::<(), keddah::quoridor::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct GameRecord<R: Rules> {
    pub(super) tree: RecordTree<R::Turn, PositionWithStatus<R>>,
    /// The index of the plies of the current line by the hash keys of their positions, to find
    /// repetitions.
    index: LineIndex,
    /// The last agreed result, which counts if the tree has an end.
    pub(super) end: Option<AgreedResult<R::Player>>,
    /// Whether the agreed result applies now. If not, it was taken back and can be redone.
    pub(super) ended: bool,
    pub(super) variation_errors: Arc<[ErrorOf<R>]>,
    pub(crate) tags: Vec<(String, String)>,
    pub(crate) rules: R,
}

impl<R: Rules + PartialEq> PartialEq for GameRecord<R> {
    fn eq(&self, other: &Self) -> bool {
        self.origin() == other.origin()
            && self.rules == other.rules
            && self.tags == other.tags
            && self.has_same_tree(other)
    }
}

impl<R: Rules + Eq> Eq for GameRecord<R> {}

impl<R: Rules> Display for GameRecord<R> {
    /// Writes the position after the last completed turn as text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(self.turn_position(), f)
    }
}

impl<R: Rules> GameRecord<R> {
    /// Creates a game that starts from a position, with an empty history. The constructors of each
    /// game call this.
    pub fn begin(origin: R::Position, rules: R) -> Self {
        let mut index = LineIndex::default();
        index.push(R::key(&origin));
        let tree = RecordTree::new(PositionWithStatus::new(origin));
        let (tags, variation_errors) = (Vec::new(), Arc::default());
        Self { tree, index, end: None, ended: false, variation_errors, tags, rules }
    }

    /// The position that the game began from.
    pub fn origin(&self) -> &R::Position {
        &self.tree.root().after().position
    }

    /// The position after the last completed turn.
    pub fn turn_position(&self) -> &R::Position {
        &self.tree.cursor().after().position
    }

    /// The positions up to the cursor, from the one that the game began from.
    pub fn positions(&self) -> impl ExactSizeIterator<Item = &R::Position> + DoubleEndedIterator {
        self.tree.path().map(|node| &node.after().position)
    }

    /// The [keys](Rules::key) of the positions up to the cursor that count for repetition, for the
    /// search.
    pub fn past_keys(&self) -> Vec<u64> {
        self.positions().filter(|position| R::counts_for_repetition(position)).map(R::key).collect()
    }

    /// The status of the game after the last completed turn.
    pub fn status(&self) -> Status<R::Player> {
        match self.agreed_result() {
            Some((Some(winner), reason)) => Status::Won { winner, reason },
            Some((None, reason)) => Status::Drawn { reason },
            None => {
                let reached = self.tree.cursor().after();
                *reached.status.get_or_init(|| R::status(self, &reached.position))
            }
        }
    }

    /// The winner (`None` in a draw) and the reason of the agreed result, if there is one and it
    /// was not undone.
    pub(crate) fn agreed_result(&self) -> Option<(Option<R::Player>, Reason)> {
        self.end.as_ref().filter(|_| self.ended).map(|end| (end.winner, end.reason))
    }

    /// The turns played from the start of the game up to the cursor.
    pub fn turns(&self) -> impl DoubleEndedIterator<Item = &R::Turn> {
        self.tree.turns()
    }

    /// The turns played from the start of the game up to the cursor, as text.
    pub fn history(&self) -> impl DoubleEndedIterator<Item = String> {
        self.turns().map(|turn| R::write(self, turn))
    }

    /// The number of turns played up to the cursor.
    pub fn ply(&self) -> usize {
        self.tree.ply()
    }

    /// The number of turns on the current line, including those that can be redone.
    pub fn plies(&self) -> usize {
        self.tree.plies()
    }

    /// Converts a refusal to an error, in the notation of the game.
    pub fn error(&self, refusal: R::Refusal) -> ErrorOf<R> {
        Error::Refusal(R::report(self, refusal))
    }

    /// Plays a complete turn and returns it in full. If it is the next turn that can be redone, the
    /// turns after it can still be redone; any other turn replaces them all.
    pub fn play(&mut self, text: &str) -> Result<String, ErrorOf<R>> {
        let turn = R::read(self, text)?;
        let turn = self.play_turn(&turn).map_err(|refusal| self.error(refusal))?;
        Ok(R::write(self, &turn))
    }

    /// Plays a complete turn and returns it in full, like [`play`](Self::play).
    pub fn play_turn(&mut self, turn: &R::Turn) -> Result<R::Turn, R::Refusal> {
        self.play_turn_as(turn, false)
    }

    /// Plays a complete turn. If `is_variation`, keeps the turns that followed as another
    /// variation.
    pub(super) fn play_turn_as(&mut self, turn: &R::Turn, is_variation: bool) -> Result<R::Turn, R::Refusal> {
        R::check_no_partial_turn(self)?;
        let (turn, after) = R::check_turn(self, turn)?;
        self.push(turn.clone(), after, is_variation);
        Ok(turn)
    }

    /// Adds a legal turn to the game. If `is_variation`, keeps the turns that followed as another
    /// variation.
    pub(crate) fn push(&mut self, turn: R::Turn, after: R::Position, is_variation: bool) {
        self.rules.discard_partial_turn();
        // A legal turn proves that the game was not over, which is expensive to compute.
        let reached = self.tree.cursor().after();
        let _ = reached.status.set(Status::Playing { to_move: R::mover(&reached.position) });
        if self.tree.next().and_then(|next| next.turn()) == Some(&turn) {
            self.tree.go_to(self.ply() + 1);
        } else {
            let kept = self.ply() + 1;
            self.tree.play_as(turn, PositionWithStatus::new(after), is_variation);
            self.reindex(kept);
        }
        self.ended = false;
    }

    /// Updates the repetition index after the current line has changed, except for its first `kept`
    /// nodes.
    pub(super) fn reindex(&mut self, kept: usize) {
        self.index.truncate(kept);
        while let Some(node) = self.tree.at_ply(self.index.len()) {
            self.index.push(R::key(&node.after().position));
        }
    }

    /// The plies up to the cursor after which a position occurred, the latest first.
    pub(crate) fn plies_with(&self, position: &R::Position) -> impl Iterator<Item = usize> {
        let plies = self.index.plies(R::key(position)).filter(|&ply| ply <= self.ply());
        // Different positions may have the same key.
        let found = move |ply: usize| self.tree.at_ply(ply).map(|node| &node.after().position);
        plies.filter(move |&ply| {
            found(ply).is_some_and(|found| found == position && R::counts_for_repetition(found))
        })
    }

    /// How often a position has occurred in the game up to the cursor.
    pub(crate) fn occurrences_of(&self, position: &R::Position) -> u32 {
        self.plies_with(position).count() as u32
    }

    /// Takes back the last turn and returns it as text. An agreed result is taken back first, with
    /// an empty text. `None` if there is nothing to take back.
    pub fn undo(&mut self) -> Option<String> {
        self.rules.discard_partial_turn();
        if std::mem::take(&mut self.ended) {
            return Some(String::new());
        }
        let turn = self.tree.cursor().turn().map(|turn| R::write(self, turn))?;
        self.tree.go_to(self.ply() - 1);
        Some(turn)
    }

    /// Restores what was taken back last: the next turn, returned as text, or an agreed result,
    /// with an empty text. `None` if there is nothing to restore.
    pub fn redo(&mut self) -> Option<String> {
        self.rules.discard_partial_turn();
        if self.tree.go_to(self.ply() + 1) {
            return self.tree.cursor().turn().map(|turn| R::write(self, turn));
        }
        let is_undone = self.tree.is_at_end() && !std::mem::replace(&mut self.ended, true);
        is_undone.then(String::new)
    }

    /// Takes turns back or restores them until `ply` turns have been played; at the last ply, an
    /// agreed result is restored too.
    pub fn go_to(&mut self, ply: usize) -> Result<(), R::Refusal> {
        if !self.tree.go_to(ply) {
            return Err(RecordRefusal::NoSuchPly { ply, last: self.plies() }.into());
        }
        self.rules.discard_partial_turn();
        self.restore_result();
        Ok(())
    }

    /// Restores the agreed result, such as a resignation, if the cursor is where it ended the game.
    pub(super) fn restore_result(&mut self) {
        self.ended = self.tree.is_at_end();
    }

    /// Ends the game with an agreed result, such as a resignation. The line to the cursor becomes
    /// the main line.
    pub(super) fn set_agreed_result(&mut self, winner: Option<R::Player>, reason: Reason) {
        self.rules.discard_partial_turn();
        self.tree.end_game();
        self.index.truncate(self.ply() + 1);
        self.end = Some(AgreedResult { winner, reason });
        self.ended = true;
    }
}
