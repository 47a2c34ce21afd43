//! A game: a position with a past. What the past decides (repetition, undo, results by agreement) is decided here.

use std::fmt;
use std::sync::OnceLock;

use super::repetition::Past;
use super::{Board, Error, Position, Reason, Refusal, Setup, Side, Status, Token, Turn, squares};

/// What a legal turn brings about: the answer of [`Game::check`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// The turn with every capture written.
    pub turn: Turn,
    /// The position after it, the other side to move.
    pub position: Position,
    /// How the game stands after it.
    pub status: Status,
    /// How often the position after it has occurred then, this time counted: 1 or 2 (a third time is
    /// refused); 0 while the pieces are being placed.
    pub occurrences: u32,
}

/// A completed turn.
#[derive(Clone, Debug)]
struct Played {
    turn: Turn,
    after: Position,
    stuck: OnceLock<bool>,
}

/// An Arimaa game with its past, from the setup or from any position: whole turns by [`play`](Self::play), or
/// built [step by step](Self::step); undo and redo; results by the board or by agreement.
///
/// A ply is a completed turn; setups are the first two. Two games are equal if they started from the same
/// position with the same number, the same turns are played, and they have the same result: what could be
/// redone, a half-built turn and tags do not matter.
///
/// ```
/// use keddah::arimaa::{Game, Side, Status};
/// let mut game = Game::new();
/// game.play("Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2")?;
/// game.play("ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 da7 hb7 cc7 ed7 me7 cf7 hg7 dh7")?;
/// assert_eq!(game.play("Ee2n Ee3n Ee4n Hb2n")?.to_string(), "Ee2n Ee3n Ee4n Hb2n");
/// assert_eq!(game.status(), Status::Playing { to_move: Side::Silver });
/// assert_eq!(game.play("hb7n").unwrap_err().code(), "occupied");
/// game.resign(None)?;
/// assert_eq!(game.status().winner(), Some(Side::Gold));
/// # Ok::<(), keddah::arimaa::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    origin: Position,
    /// The number of the first turn: 1 in setup.
    first: u32,
    origin_stuck: OnceLock<bool>,
    /// The turns played, then those that can be redone.
    turns: Vec<Played>,
    ply: usize,
    /// A result by agreement, after the last of the turns.
    end: Option<(Side, Reason)>,
    /// Whether that result stands, or could be redone.
    ended: bool,
    past: Past,
    pub(super) building: super::turn::Building,
    pub(super) tags: Vec<(String, String)>,
}

impl Default for Game {
    fn default() -> Self {
        Self::new()
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.origin == other.origin
            && self.first == other.first
            && self.result() == other.result()
            && self.history().eq(other.history())
    }
}

impl Eq for Game {}

impl fmt::Display for Game {
    /// The position after the last completed turn, in the short form.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.turn_position().fmt(f)
    }
}

impl Game {
    /// A game from the start: Gold has to place its pieces.
    pub fn new() -> Self {
        Self::from_position(Position::empty())
    }

    /// A game in which both sides have set up in a common way: [`Position::default`] with a history of two turns.
    ///
    /// ```
    /// use keddah::arimaa::{Game, Position};
    /// let game = Game::default_setup();
    /// assert_eq!((game.ply(), *game.position()), (2, Position::default()));
    /// ```
    pub fn default_setup() -> Self {
        let mut game = Self::new();
        let board = *Position::default().board();
        for side in Side::ALL {
            let turn = setup_turn(&board, side);
            if let Ok((after, turn)) = game.turn_position().try_turn(&turn) {
                game.push(turn, after.end_turn());
            }
        }
        game
    }

    /// A game from a position, with an empty history; of a position in mid-turn, from the start of its turn.
    /// If the game is over there, it is over.
    ///
    /// ```
    /// use keddah::arimaa::{Game, Reason, Side, Status};
    /// let game = Game::from_position(format!("s [R{}]", " ".repeat(63)).parse()?);
    /// assert_eq!(game.status(), Status::Won { winner: Side::Gold, reason: Reason::Goal });
    /// # Ok::<(), keddah::arimaa::Error>(())
    /// ```
    pub fn from_position(position: Position) -> Self {
        let origin = Position::at_turn_start(*position.turn_start(), position.side(), position.in_setup());
        Self {
            origin,
            first: default_first(&origin),
            origin_stuck: OnceLock::new(),
            turns: Vec::new(),
            ply: 0,
            end: None,
            ended: false,
            past: Past::new(&origin),
            building: Default::default(),
            tags: Vec::new(),
        }
    }

    /// A game from a position whose first turn has a number other than usual. In setup the first number is always 1.
    pub(super) fn from_numbered(position: Position, first: Option<u32>) -> Self {
        let mut game = Self::from_position(position);
        if let Some(first) = first.filter(|_| !game.origin.in_setup()) {
            game.first = first;
        }
        game
    }

    /// Reads a position (short form or drawing) or a record, whichever the text is.
    ///
    /// ```
    /// use keddah::arimaa::{Game, Position};
    /// let game = Game::parse(&Position::default().to_string())?;
    /// assert_eq!(game, Game::from_position(Position::default()));
    /// assert_eq!(Game::parse("nonsense").unwrap_err().code(), "notation");
    /// # Ok::<(), keddah::arimaa::Error>(())
    /// ```
    pub fn parse(text: &str) -> Result<Self, Error> {
        if !looks_like_position(text) {
            return super::record::parse(text);
        }
        let setup: Setup = text.parse()?;
        Ok(Self::from_numbered(setup.position().map_err(Error::Faults)?, setup.turn))
    }

    /// The position on the board now, a half-built turn included.
    pub fn position(&self) -> &Position {
        self.building.position().unwrap_or(self.turn_position())
    }

    /// The position after the last completed turn.
    pub fn turn_position(&self) -> &Position {
        self.position_at(self.ply)
    }

    /// The position that the game began from.
    pub const fn origin(&self) -> &Position {
        &self.origin
    }

    pub(super) fn position_at(&self, ply: usize) -> &Position {
        ply.checked_sub(1).and_then(|last| self.turns.get(last)).map_or(&self.origin, |played| &played.after)
    }

    /// How the game stands after the last completed turn.
    pub fn status(&self) -> Status {
        match self.result() {
            Some((winner, reason)) => Status::Won { winner, reason },
            None => Status::of(self.turn_position(), || self.is_stuck()),
        }
    }

    /// The sixth end check, found once a ply and kept.
    fn is_stuck(&self) -> bool {
        *self.stuck_cell().get_or_init(|| self.past.is_stuck(self.turn_position(), self.ply))
    }

    fn stuck_cell(&self) -> &OnceLock<bool> {
        let last = self.ply.checked_sub(1).and_then(|last| self.turns.get(last));
        last.map_or(&self.origin_stuck, |played| &played.stuck)
    }

    /// A result by agreement, if it stands.
    pub(super) fn result(&self) -> Option<(Side, Reason)> {
        self.end.filter(|_| self.ended)
    }

    /// The turns played so far, setups first, each written in full.
    pub fn history(&self) -> impl ExactSizeIterator<Item = &Turn> + DoubleEndedIterator {
        self.turns[..self.ply].iter().map(|played| &played.turn)
    }

    /// How many turns have been played.
    pub const fn ply(&self) -> usize {
        self.ply
    }

    /// How many turns there are, those that can be redone included.
    pub fn plies(&self) -> usize {
        self.turns.len()
    }

    /// The label of the turn after so many plies, as records write it: `1g`, `1s`, `2g` …
    ///
    /// ```
    /// use keddah::arimaa::Game;
    /// let game = Game::default_setup();
    /// assert_eq!([0, 1, 2].map(|ply| game.label(ply)), ["1g", "1s", "2g"]);
    /// ```
    pub fn label(&self, ply: usize) -> String {
        let side = Side::ALL[(ply + self.origin.side().index()) % 2];
        format!("{}{}", self.number(ply), side.letter())
    }

    /// The number of the turn after so many plies.
    fn number(&self, ply: usize) -> u64 {
        let half = ply + self.origin.side().index();
        u64::from(self.first) + half as u64 / 2
    }

    /// A drawing of the board after the last completed turn, in arimaa.com's form, under the number of the next turn.
    ///
    /// ```
    /// use keddah::arimaa::Game;
    /// let drawing = Game::default_setup().drawing();
    /// assert!(drawing.starts_with("2g\n +-----------------+\n8| r r r r r r r r |\n"));
    /// assert_eq!(Game::parse(&drawing)?.to_string(), Game::default_setup().to_string());
    /// # Ok::<(), keddah::arimaa::Error>(())
    /// ```
    pub fn drawing(&self) -> String {
        let number = u32::try_from(self.number(self.ply)).unwrap_or(u32::MAX);
        Setup::from(self.turn_position()).drawing(number)
    }

    /// The number of the first turn: as the text that the game was read from has it, else 1 in setup and 2 in play.
    pub const fn first_number(&self) -> u32 {
        self.first
    }

    /// Tags of the record that the game was read from which do not bear on the game, such as `Event`, in order.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// What a whole turn, given from its start, would bring about, or why it is refused. Changes nothing.
    ///
    /// ```
    /// use keddah::arimaa::Game;
    /// let game = Game::default_setup();
    /// assert_eq!(game.check("Ee2n")?.occurrences, 1);
    /// assert_eq!(game.check("Ee2n Ee3s").unwrap_err().code(), "unchanged");
    /// # Ok::<(), keddah::arimaa::Error>(())
    /// ```
    pub fn check(&self, turn: &str) -> Result<Checked, Error> {
        let (turn, position) = self.try_turn(&turn.parse()?)?;
        let occurrences = if position.in_setup() { 0 } else { self.earlier(&position).len() as u32 + 1 };
        // What the opponent can reach has the other side to move, so this occurrence does not matter to it.
        let status = Status::of(&position, || self.past.is_stuck(&position, self.ply));
        Ok(Checked { turn, position, status, occurrences })
    }

    /// Plays a whole turn, given from its start; returns it with every capture written. What could be redone is dropped.
    pub fn play(&mut self, turn: &str) -> Result<Turn, Error> {
        self.play_turn(&turn.parse()?).map_err(Error::from)
    }

    /// As [`play`](Self::play), for a turn that has been read.
    pub fn play_turn(&mut self, turn: &Turn) -> Result<Turn, Refusal> {
        if self.building.position().is_some() && !self.status().is_over() {
            return Err(Refusal::TurnInProgress);
        }
        let (turn, after) = self.try_turn(turn)?;
        self.push(turn.clone(), after);
        Ok(turn)
    }

    /// A turn from the last completed one: written in full, and the position after its end.
    fn try_turn(&self, turn: &Turn) -> Result<(Turn, Position), Refusal> {
        self.blame_the_end(|| {
            let (after, turn) = self.turn_position().try_turn(turn)?;
            self.ended_turn(&after).map(|ended| (turn, ended))
        })
    }

    /// Tries something that needs a game that goes on. A turn that is legal proves that the sixth end check has not struck,
    /// which may be dear to find out; so it is asked only after a refusal.
    pub(super) fn blame_the_end<T>(
        &self,
        attempt: impl FnOnce() -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        if self.ended || self.turn_position().outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        attempt().map_err(|refusal| if self.is_stuck() { Refusal::GameOver } else { refusal })
    }

    /// The position after the end of the turn, if it may end here.
    pub(super) fn ended_turn(&self, position: &Position) -> Result<Position, Refusal> {
        position.can_end()?;
        let ended = position.end_turn();
        let earlier = self.earlier(&ended);
        if earlier.len() >= Past::LIMIT {
            let label = |&ply: &usize| ply.checked_sub(1).map_or("start".into(), |last| self.label(last));
            return Err(Refusal::ThirdRepetition { earlier: earlier.iter().map(label).collect() });
        }
        Ok(ended)
    }

    /// The plies after which a position has occurred so far.
    fn earlier(&self, position: &Position) -> Vec<usize> {
        self.past.plies(position, self.ply).collect()
    }

    /// Adds a legal turn.
    pub(super) fn push(&mut self, turn: Turn, after: Position) {
        self.building.clear();
        self.forget_redo();
        // The turn was legal, so the sixth end check had not struck before it.
        let _ = self.stuck_cell().set(false);
        self.turns.push(Played { turn, after, stuck: OnceLock::new() });
        self.ply += 1;
        self.past.remember(&after, self.ply);
        (self.end, self.ended) = (None, false);
    }

    /// How often the position has occurred, this time counted, that ending the turn now would bring about; at the start
    /// of a turn, how often the position itself has. So 2 tells that a turn repeats, before it is committed, and 3 that it may
    /// not end so. 0 while the pieces are being placed.
    ///
    /// ```
    /// use keddah::arimaa::Game;
    /// let mut game = Game::default_setup();
    /// for turn in ["Ee2n", "ed7s", "Ee3s"] {
    ///     game.play(turn)?;
    /// }
    /// game.step("ed6n")?;
    /// assert_eq!((game.occurrences(), game.can_end()), (2, Ok(())));
    /// assert_eq!(game.check("ed6s")?.occurrences, 1);
    /// # Ok::<(), keddah::arimaa::Error>(())
    /// ```
    pub fn occurrences(&self) -> u32 {
        let position = self.position();
        if position.in_setup() {
            return 0;
        }
        let building = self.building.position().is_some();
        let (position, now) = if building { (position.end_turn(), 1) } else { (*position, 0) };
        self.earlier(&position).len() as u32 + now
    }

    /// Takes back the last turn, which can then be redone, and drops a half-built one. A result by agreement is taken
    /// back first: an empty turn stands for it. `None` where there is nothing to take back.
    pub fn undo(&mut self) -> Option<Turn> {
        self.building.clear();
        if std::mem::take(&mut self.ended) {
            return Some(Turn::default());
        }
        self.ply = self.ply.checked_sub(1)?;
        self.turns.get(self.ply).map(|played| played.turn.clone())
    }

    /// Plays again what was last taken back, and drops a half-built turn. An empty turn stands for a result by agreement.
    pub fn redo(&mut self) -> Option<Turn> {
        self.building.clear();
        if let Some(played) = self.turns.get(self.ply) {
            self.ply += 1;
            return Some(played.turn.clone());
        }
        (self.end.is_some() && !std::mem::replace(&mut self.ended, true)).then(Turn::default)
    }

    /// Takes back or plays again until so many turns have been played; drops a half-built turn. At the last ply a
    /// result by agreement stands again.
    pub fn go_to(&mut self, ply: usize) -> Result<(), Refusal> {
        let last = self.plies();
        if ply > last {
            return Err(Refusal::NoSuchPly { ply, last });
        }
        self.building.clear();
        self.ply = ply;
        self.ended = self.end.is_some() && ply == last;
        Ok(())
    }

    /// A side (without one, the side to move) resigns.
    pub fn resign(&mut self, side: Option<Side>) -> Result<(), Refusal> {
        let loser = side.unwrap_or(self.turn_position().side());
        self.end(loser.other(), Reason::Resignation)
    }

    /// Ends the game by agreement: resignation, time, or an illegal move. What could be redone and a half-built turn are
    /// dropped. The other reasons only the board can give.
    pub fn end(&mut self, winner: Side, reason: Reason) -> Result<(), Refusal> {
        if self.status().is_over() {
            return Err(Refusal::GameOver);
        }
        if !matches!(reason, Reason::Resignation | Reason::Time | Reason::Illegal) {
            return Err(Refusal::WrongResult { winner, reason });
        }
        self.building.clear();
        self.forget_redo();
        (self.end, self.ended) = (Some((winner, reason)), true);
        Ok(())
    }

    /// Drops what could be redone.
    pub(super) fn forget_redo(&mut self) {
        let dropped: Vec<_> = self.turns.drain(self.ply..).map(|played| played.after).collect();
        self.past.forget(&dropped, self.ply);
    }

    /// The [keys](Position::key) of the positions after each completed turn in play so far, the present one last: what a
    /// search must know of the past.
    pub fn past_keys(&self) -> Vec<u64> {
        let positions = (0..=self.ply).map(|ply| self.position_at(ply));
        positions.filter(|position| !position.in_setup()).map(Position::key).collect()
    }

    /// The positions after each completed turn in play so far, the present one last, as the rule of repetition compares them.
    pub fn past_positions(&self) -> impl Iterator<Item = (Board, Side)> {
        let positions = (0..=self.ply).map(|ply| self.position_at(ply));
        positions.filter(|position| !position.in_setup()).map(|position| (*position.board(), position.side()))
    }
}

/// The placements of a side as they stand on a board, a1 first.
fn setup_turn(board: &Board, side: Side) -> Turn {
    Turn(squares(board.side(side)).filter_map(|at| Some(Token::Place(board.get(at)?, at))).collect())
}

/// Turn 1 is the setup, so play begins with turn 2.
fn default_first(origin: &Position) -> u32 {
    if origin.in_setup() { 1 } else { 2 }
}

/// Whether a text is a position rather than a record: `g [`, or a label alone on its line with a border beneath.
fn looks_like_position(text: &str) -> bool {
    let text = text.trim_start();
    let after_number = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let Some(rest) = after_number.strip_prefix(['g', 's', 'w', 'b']) else { return false };
    let rest = rest.trim_start();
    if after_number.len() == text.len() { rest.starts_with('[') } else { rest.starts_with('+') }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Both elephants step out and back, again and again.
    const DANCE: [&str; 4] = ["Ee2n", "ed7s", "Ee3s", "ed6n"];

    fn game_after(turns: usize) -> Game {
        let mut game = Game::default_setup();
        for turn in DANCE.iter().cycle().take(turns) {
            game.play(turn).unwrap();
        }
        game
    }

    fn code<T: fmt::Debug>(result: Result<T, Error>) -> &'static str {
        result.unwrap_err().code()
    }

    #[test]
    fn second_occurrence_is_told_third_refused() {
        let mut game = game_after(3);
        let checked = game.check("ed6n").unwrap();
        assert_eq!(checked.occurrences, 2);
        game.step("ed6n").unwrap();
        assert_eq!((game.occurrences(), game.can_end()), (2, Ok(())));
        game.finish().unwrap();
        assert_eq!(game.occurrences(), 2);
        let mut game = game_after(7);
        game.step("ed6n").unwrap();
        assert_eq!(game.occurrences(), 3);
        let refusal = game.can_end().unwrap_err();
        assert_eq!(refusal.turns(), ["1s", "3s"]);
        assert_eq!(game.finish(), Err(refusal.clone()));
        assert_eq!(game.steps().count(), 1);
        game.clear_turn();
        assert_eq!(game.play("ed6n"), Err(refusal.into()));
        game.play("ed6s").unwrap();
    }

    #[test]
    fn the_loaded_position_is_the_first_occurrence() {
        let mut game = Game::from_position(Position::default());
        for turn in DANCE.iter().chain(&DANCE[..3]) {
            game.play(turn).unwrap();
        }
        let refusal = game.check("ed6n").unwrap_err();
        let Error::Refusal(refusal) = refusal else { panic!("{refusal}") };
        assert_eq!(refusal.turns(), ["start", "3s"]);
        // What is taken back has not occurred.
        game.go_to(3).unwrap();
        assert_eq!(game.check("ed6n").unwrap().occurrences, 2);
        game.play("da7s").unwrap();
        game.undo();
        game.play("ed6n").unwrap();
        assert_eq!((game.plies(), game.occurrences()), (4, 2));
    }

    #[test]
    fn undo_redo_and_results() {
        let mut game = game_after(2);
        game.resign(None).unwrap();
        let resigned = game.clone();
        assert_eq!(game.status(), Status::Won { winner: Side::Silver, reason: Reason::Resignation });
        assert_eq!(code(game.play("Ee3s")), "game-over");
        assert_eq!(code(game.check("Ee3s")), "game-over");
        assert_eq!(game.resign(None), Err(Refusal::GameOver));
        assert_eq!(game.undo(), Some(Turn::default()));
        assert_eq!(game, game_after(2));
        assert_eq!(game.redo(), Some(Turn::default()));
        assert_eq!(game.redo(), None);
        assert_eq!(game, resigned);
        game.go_to(1).unwrap();
        assert!(!game.status().is_over());
        game.go_to(4).unwrap();
        assert_eq!(game, resigned);
        game.undo();
        assert_eq!(game.undo().unwrap().to_string(), "ed7s");
        game.play("hb7s").unwrap();
        assert_eq!((game.plies(), game.redo()), (4, None));
        assert_eq!(game.go_to(5), Err(Refusal::NoSuchPly { ply: 5, last: 4 }));
        assert_eq!(game.end(Side::Gold, Reason::Goal).unwrap_err().code(), "wrong-result");
        for _ in 0..4 {
            assert!(game.undo().is_some());
        }
        assert_eq!((game.undo(), game), (None, Game::new()));
    }

    #[test]
    fn a_half_built_turn() {
        let mut game = Game::default_setup();
        game.step("Ee2n Hb2n").unwrap();
        assert_eq!(code(game.play("Ee2n")), "turn-in-progress");
        assert_eq!(game.check("Ee2n").unwrap().turn.to_string(), "Ee2n");
        assert_eq!(code(game.step("Ee3n Ee4n Ee5n")), "no-steps-left");
        assert_eq!(game.turn().to_string(), "Ee2n Hb2n");
        assert_eq!(game.position().steps_left(), 2);
        assert_eq!(game.to_string(), Position::default().to_string());
        assert_eq!(game.undo_step().unwrap().to_string(), "Hb2n");
        assert_eq!(game.redo_step().unwrap().to_string(), "Hb2n");
        assert_eq!(game.redo_step(), None);
        game.undo_step();
        game.step("Ee3s").unwrap();
        assert_eq!((game.can_end(), game.redo_step()), (Err(Refusal::Unchanged), None));
        assert_eq!(game.legal_steps("b2".parse().ok()).len(), 1);
        assert_eq!(game.undo().unwrap().0.len(), 16);
        assert_eq!((game.steps().len(), game.ply()), (0, 1));
    }

    #[test]
    fn setting_up() {
        let mut game = Game::new();
        assert_eq!(game.placements().len(), 6 * 16);
        assert_eq!(code(game.step("Ra3")), "setup-rank");
        assert_eq!(code(game.step("Ee2n")), "setup-expected");
        assert_eq!(code(game.step("ra1")), "not-your-piece");
        game.step("Ra1 Rb1 Eh2").unwrap();
        assert_eq!(code(game.step("Ed1")), "setup-count");
        assert_eq!(game.can_end().unwrap_err().code(), "setup-count");
        assert_eq!(game.occurrences(), 0);
        game.undo_step();
        game.step("Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2").unwrap();
        assert_eq!(game.finish().unwrap().0.len(), 16);
        assert_eq!(game.turn_position().side(), Side::Silver);
        assert_eq!(code(game.check("ra8")), "setup-count");
        let silver = "ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 da7 hb7 cc7 md7 ee7 cf7 hg7 dh7";
        assert_eq!(game.check(silver).unwrap().occurrences, 1);
        game.play(silver).unwrap();
        assert_eq!(code(game.check("ra1")), "setup-over");
        assert_eq!((game.occurrences(), game.past_keys().len()), (1, 1));
    }

    #[test]
    fn no_turn_left_but_repetitions() {
        // All that Silver can move is the cat, between b8 and a8.
        let mut game =
            Game::parse("g [ crD    rrH     MC                                      R      E]").unwrap();
        for turn in ["Eh1n", "cb8w", "Eh2s", "ca8e", "Eh1n", "cb8w"] {
            assert!(!game.status().is_over(), "{turn}");
            game.play(turn).unwrap();
        }
        let won = Status::Won { winner: Side::Gold, reason: Reason::Repetition };
        assert_eq!(game.check("Eh2s").unwrap().status, won);
        assert!(!game.status().is_over());
        game.play("Eh2s").unwrap();
        assert_eq!(game.status(), won);
        assert_eq!((code(game.play("ca8e")), code(game.step("ca8e"))), ("game-over", "game-over"));
        assert_eq!((game.legal_steps(None).len(), game.can_end()), (0, Err(Refusal::GameOver)));
        game.undo();
        game.play("Eh2n").unwrap();
        assert!(!game.status().is_over());
    }

    #[test]
    fn labels() {
        let drawing = Setup::from(&Position::default()).drawing(12).replacen('g', "b", 1);
        let game = Game::parse(&drawing).unwrap();
        assert_eq!([0, 1, 2].map(|ply| game.label(ply)), ["12s", "13g", "13s"]);
        assert_eq!(Game::from_position(Position::default()).label(0), "2g");
        assert_eq!(Game::parse(&Setup::default().drawing(9)).unwrap(), Game::new());
    }
}
