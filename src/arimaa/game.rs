//! A game of Arimaa: a position with its history, and the labels of its turns.

use std::cmp::Ordering;

use super::partial_turn::PartialTurn;
use super::{Board, Position, Refusal, Setup, Side, Token, Turn, squares};
use crate::record::{self, GameRecord, RecordRefusal};

/// A game of Arimaa with its history, from the setup or any other position. It plays complete turns
/// ([`play`](GameRecord::play)) or single steps ([`step`](Self::step)), with undo and redo.
///
/// A ply is a completed turn; the setups of both sides are the first two plies. Two games are equal
/// if they began from the same position with the same turn number and have the same turns and
/// result. An unfinished turn, turns that can be redone, and tags do not matter.
///
/// ```
/// use keddah::arimaa::{Game, Side, Status};
/// let mut game = Game::new();
/// game.play("Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2")?;
/// game.play("ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 da7 hb7 cc7 ed7 me7 cf7 hg7 dh7")?;
/// assert_eq!(game.play("Ee2n Ee3n Ee4n Hb2n")?, "Ee2n Ee3n Ee4n Hb2n");
/// assert_eq!(game.status(), Status::Playing { to_move: Side::Silver });
/// assert_eq!(game.play("hb7n").unwrap_err().code(), "occupied");
/// game.resign(None)?;
/// assert_eq!(game.status().winner(), Some(Side::Gold));
/// # Ok::<(), keddah::arimaa::Error>(())
/// ```
pub type Game = GameRecord<Arimaa>;

/// A legal Arimaa turn with its consequences, as [`Game::check`](GameRecord::check) returns it.
pub type Checked = record::Checked<Arimaa>;

/// The state of a game: which side is to move, or who has won and why.
///
/// ```
/// use keddah::arimaa::{Game, Side};
/// let mut game = Game::default_setup();
/// assert!(!game.status().is_over());
/// game.resign(None)?;
/// assert_eq!(game.status().winner(), Some(Side::Silver));
/// # Ok::<(), keddah::arimaa::Error>(())
/// ```
pub type Status = record::Status<Side>;

/// The rules of Arimaa, with the state of a game outside its history: the number of its first turn
/// and the unfinished turn. Equality ignores the unfinished turn.
#[derive(Clone, Debug)]
pub struct Arimaa {
    first_number: u32,
    pub(super) partial: PartialTurn,
}

impl PartialEq for Arimaa {
    fn eq(&self, other: &Self) -> bool {
        self.first_number == other.first_number
    }
}

impl Eq for Arimaa {}

impl Default for Game {
    fn default() -> Self {
        Self::new()
    }
}

impl Game {
    /// A new game, in which Gold is to place its pieces.
    pub fn new() -> Self {
        Self::from_position(Position::empty())
    }

    /// A game after a common setup of both sides: [`Position::default`], with the two setups as its
    /// history.
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
                game.push(turn, after.end_turn(), false);
            }
        }
        game
    }

    /// A game from a position, with an empty history. Steps already made in the turn are dropped.
    /// If the position decides the game, the game is over.
    ///
    /// ```
    /// use keddah::arimaa::{Game, Reason, Side, Status};
    /// let game = Game::from_position(format!("s [R{}]", " ".repeat(63)).parse()?);
    /// assert_eq!(game.status(), Status::Won { winner: Side::Gold, reason: Reason::Goal });
    /// # Ok::<(), keddah::arimaa::Error>(())
    /// ```
    pub fn from_position(position: Position) -> Self {
        Self::from_numbered(position, None)
    }

    /// A game from a position, with the number of its first turn: by default 2, or 1 in setup. A
    /// game from setup always begins with turn 1.
    pub(super) fn from_numbered(position: Position, first: Option<u32>) -> Self {
        let origin = Position::at_turn_start(*position.turn_start(), position.side(), position.in_setup());
        // Turn 1 is the setup.
        let first_number = if origin.in_setup() { 1 } else { first.unwrap_or(2) };
        Self::begin(origin, Arimaa { first_number, partial: PartialTurn::default() })
    }

    /// The current position, with the steps of an unfinished turn applied.
    pub fn position(&self) -> &Position {
        self.rules.partial.position().unwrap_or(self.turn_position())
    }

    /// The side that wins if a limit of time or turns halts the game now, as arimaa.com defines it:
    /// the side that has, or had most recently, more pieces after a turn; otherwise Silver.
    ///
    /// ```
    /// use keddah::arimaa::{Game, Side};
    /// let board = Game::default_setup().to_string().replacen('r', " ", 1);
    /// assert_eq!(Game::parse(&board)?.winner_at_limit(), Side::Gold);
    /// assert_eq!(Game::default_setup().winner_at_limit(), Side::Silver);
    /// # Ok::<(), keddah::arimaa::Error>(())
    /// ```
    pub fn winner_at_limit(&self) -> Side {
        let lead = |position: &Position| {
            let [gold, silver] = Side::ALL.map(|side| position.turn_start().side(side).count_ones());
            match gold.cmp(&silver) {
                Ordering::Greater => Some(Side::Gold),
                Ordering::Less => Some(Side::Silver),
                Ordering::Equal => None,
            }
        };
        let played = self.positions().rev().filter(|position| !position.in_setup());
        played.filter_map(lead).next().unwrap_or(Side::Silver)
    }

    /// The label of the turn after `ply` plies in records: `1g`, `1s`, `2g` …
    ///
    /// ```
    /// use keddah::arimaa::Game;
    /// let game = Game::default_setup();
    /// assert_eq!([0, 1, 2].map(|ply| game.label(ply)), ["1g", "1s", "2g"]);
    /// ```
    pub fn label(&self, ply: usize) -> String {
        let side = Side::ALL[(ply + self.origin().side().index()) % 2];
        format!("{}{}", self.number(ply), side.letter())
    }

    /// Returns the turn number, as in records, of the turn that follows `ply` plies.
    fn number(&self, ply: usize) -> u64 {
        let half = ply + self.origin().side().index();
        u64::from(self.rules.first_number) + half as u64 / 2
    }

    /// A drawing of the board after the last completed turn as on arimaa.com, below the label of
    /// the next turn.
    ///
    /// ```
    /// use keddah::arimaa::Game;
    /// let drawing = Game::default_setup().drawing();
    /// assert!(drawing.starts_with("2g\n +-----------------+\n8| r r r r r r r r |\n"));
    /// assert_eq!(Game::parse(&drawing)?.to_string(), Game::default_setup().to_string());
    /// # Ok::<(), keddah::arimaa::Error>(())
    /// ```
    pub fn drawing(&self) -> String {
        let number = u32::try_from(self.number(self.ply())).unwrap_or(u32::MAX);
        Setup::from(self.turn_position()).drawing(number)
    }

    /// The turn number of the game's first turn: that of the text that the game was parsed from, or
    /// else 1 for a game from setup and 2 for any other.
    pub const fn first_number(&self) -> u32 {
        self.rules.first_number
    }

    /// Calls `attempt`, which plays something, unless the game is over. Whether repetition has
    /// ended the game is expensive to compute. A legal turn proves that it has not, so this is
    /// computed only after a refusal.
    pub(super) fn unless_over<T>(&self, attempt: impl FnOnce() -> Result<T, Refusal>) -> Result<T, Refusal> {
        if self.agreed_result().is_some() || self.turn_position().outcome().is_some() {
            return Err(RecordRefusal::GameOver.into());
        }
        attempt()
            .map_err(|refusal| if self.status().is_over() { RecordRefusal::GameOver.into() } else { refusal })
    }
}

/// The setup turn that places a side's pieces as on a board, from a1 to h8.
fn setup_turn(board: &Board, side: Side) -> Turn {
    Turn(squares(board.side(side)).filter_map(|at| Some(Token::Place(board.get(at)?, at))).collect())
}

#[cfg(test)]
mod tests {
    use std::fmt;

    use super::*;
    use crate::arimaa::{Error, Reason};

    /// Returns a game in which each side has made one turn with its elephant.
    fn after_two_turns() -> Game {
        let mut game = Game::default_setup();
        for turn in ["Ee2n", "ed7s"] {
            game.play(turn).unwrap();
        }
        game
    }

    fn code<T: fmt::Debug>(result: Result<T, Error>) -> &'static str {
        result.unwrap_err().code()
    }

    #[test]
    fn undo_redo_and_results() {
        let mut game = after_two_turns();
        game.resign(None).unwrap();
        let resigned = game.clone();
        assert_eq!(game.status(), Status::Won { winner: Side::Silver, reason: Reason::Resignation });
        assert_eq!(code(game.play("Ee3s")), "game-over");
        assert_eq!(code(game.check("Ee3s")), "game-over");
        assert_eq!(game.resign(None), Err(RecordRefusal::GameOver.into()));
        assert_eq!(game.undo(), Some(String::new()));
        assert_eq!(game.to_record_up_to_cursor(), after_two_turns().to_record());
        assert_eq!(game.redo(), Some(String::new()));
        assert_eq!(game.redo(), None);
        assert_eq!(game.status(), resigned.status());
        game.go_to(1).unwrap();
        assert!(!game.status().is_over());
        assert_eq!(game, resigned, "the cursor does not matter");
        game.go_to(4).unwrap();
        assert_eq!(game.status(), resigned.status());
        game.undo();
        assert_eq!(game.undo().unwrap(), "ed7s");
        game.play("hb7s").unwrap();
        assert_eq!((game.plies(), game.redo()), (4, None));
        assert_eq!(game.go_to(5), Err(RecordRefusal::NoSuchPly { ply: 5, last: 4 }.into()));
        assert_eq!(game.end(Side::Gold, Reason::Goal).unwrap_err().code(), "wrong-result");
        assert_eq!(game.end(Side::Gold, Reason::Agreement).unwrap_err().code(), "wrong-result");
        assert_eq!(game.draw_by_agreement().unwrap_err().code(), "draw-not-allowed");
        for _ in 0..4 {
            assert!(game.undo().is_some());
        }
        assert_eq!((game.undo(), game.to_record_up_to_cursor()), (None, Game::new().to_record()));
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
        assert_eq!(game.undo().unwrap().split(' ').count(), 16);
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
        assert_eq!((game.placements().len(), game.steps_left()), (5 * 13, 13));
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
    fn labels() {
        let drawing = Setup::from(&Position::default()).drawing(12).replacen('g', "b", 1);
        let game = Game::parse(&drawing).unwrap();
        assert_eq!([0, 1, 2].map(|ply| game.label(ply)), ["12s", "13g", "13s"]);
        assert_ne!(Game::parse(&drawing.replacen("12", "13", 1)).unwrap(), game);
        assert_eq!(Game::from_position(Position::default()).label(0), "2g");
        assert_eq!(Game::parse(&Setup::default().drawing(9)).unwrap(), Game::new());
    }
}
