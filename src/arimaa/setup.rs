//! Positions that need not be legal: parsing, writing and checking them.

use std::fmt::{self, Write};
use std::str::FromStr;

use super::square::squares;
use super::{Board, Error, Fault, Kind, NotationError, Piece, Position, Side, Square, TRAPS};
use crate::notation::Scanner;
use crate::notation::excerpt;

/// A board and the side to move, legal or not. [`position`](Self::position) checks the rules.
///
/// Parsing accepts two forms: the short form of the Arimaa Engine Interface, `g [64 characters]`
/// from a8 to h1, and the drawing of the board as on arimaa.com. Older files write `w` and `b`
/// instead of `g` and `s`.
///
/// ```
/// use keddah::arimaa::Setup;
/// let setup: Setup = format!("s [{}R   ]", " ".repeat(60)).parse()?;
/// assert_eq!(setup.board.to_string().trim_end().len(), 61);
/// assert!(setup.position().is_ok());
/// # Ok::<(), keddah::arimaa::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The pieces on the board of this position.
    pub board: Board,
    /// The side to move, or during setup the side to place its pieces.
    pub side: Side,
    /// The turn number of the position. A drawing states it, the short form does not.
    pub turn: Option<u32>,
}

impl Default for Setup {
    /// The position at the start of the game: an empty board, with Gold to place its pieces.
    fn default() -> Self {
        Self { board: Board::EMPTY, side: Side::Gold, turn: None }
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        Self { board: *position.board(), side: position.side(), turn: None }
    }
}

const BORDER: &str = " +-----------------+";
const FILES: &str = "   a b c d e f g h";

impl Setup {
    /// The legal position, or every fault: too many pieces of a kind, and pieces on traps that
    /// would have been captured.
    ///
    /// The position is in setup if the board is empty and Gold is to move, or if it has exactly
    /// Gold's sixteen pieces on ranks 1 and 2 and Silver is to move. In any other position, play
    /// has begun; it may also be over.
    ///
    /// ```
    /// use keddah::arimaa::{Piece, Setup};
    /// let mut setup = Setup::default();
    /// for square in ["a1", "c3", "h8"] {
    ///     setup.board.set(square.parse()?, Piece::from_letter('E'));
    /// }
    /// let codes: Vec<_> = setup.position().unwrap_err().iter().map(|fault| fault.code()).collect();
    /// assert_eq!(codes, ["too-many", "unsupported-on-trap"]);
    /// # Ok::<(), keddah::arimaa::NotationError>(())
    /// ```
    pub fn position(&self) -> Result<Position, Vec<Fault>> {
        let faults = self.faults();
        if faults.is_empty() {
            Ok(Position::at_turn_start(self.board, self.side, self.is_unplaced()))
        } else {
            Err(faults)
        }
    }

    fn faults(&self) -> Vec<Fault> {
        let kinds = Side::ALL
            .into_iter()
            .flat_map(|side| Kind::ALL.into_iter().rev().map(move |kind| Piece { side, kind }));
        let too_many = kinds
            .filter(|&piece| self.board.pieces(piece).count_ones() > piece.kind.count())
            .map(|piece| Fault::TooMany { piece, at: squares(self.board.pieces(piece)).collect() });
        let unsupported = squares(self.board.unsupported())
            .filter_map(|at| Some(Fault::UnsupportedOnTrap { piece: self.board.get(at)?, at }));
        too_many.chain(unsupported).collect()
    }

    /// Whether the pieces of the side to move are still to be placed.
    fn is_unplaced(&self) -> bool {
        match self.side {
            Side::Gold => self.board == Board::EMPTY,
            Side::Silver => {
                self.board.side(Side::Silver) == 0
                    && self.board.occupied() == Side::Gold.home()
                    && Kind::ALL.into_iter().all(|kind| self.board.kind(kind).count_ones() == kind.count())
            }
        }
    }

    /// A drawing of the board as on arimaa.com, below the number of the turn and the side to move.
    ///
    /// ```
    /// use keddah::arimaa::{Position, Setup};
    /// let drawing = Setup::from(&Position::default()).drawing(2);
    /// assert!(drawing.starts_with("2g\n +-----------------+\n8| r r r r r r r r |\n7| d h c e m c h d |\n6|     x     x     |\n"));
    /// assert_eq!(drawing.parse::<Setup>()?.turn, Some(2));
    /// # Ok::<(), keddah::arimaa::NotationError>(())
    /// ```
    pub fn drawing(&self, turn: u32) -> String {
        let mut out = format!("{turn}{}\n{BORDER}\n", self.side.letter());
        for rank in (0..8).rev() {
            let _ = write!(out, "{}|", rank + 1);
            for square in (0..8).map(|file| Square::from_index(rank * 8 + file)) {
                let empty = if square.bit() & TRAPS != 0 { 'x' } else { ' ' };
                let _ = write!(out, " {}", self.board.get(square).map_or(empty, Piece::letter));
            }
            out.push_str(" |\n");
        }
        let _ = write!(out, "{BORDER}\n{FILES}\n");
        out
    }
}

impl fmt::Display for Setup {
    /// Writes the position in the short form of the Arimaa Engine Interface: side and 64 squares.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} [{}]", self.side.letter(), self.board)
    }
}

impl FromStr for Setup {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut reader = Reader(Scanner::new(text));
        reader.0.skip(char::is_whitespace);
        if reader.0.peek().is_some_and(|c| c.is_ascii_digit()) { reader.drawing() } else { reader.short() }
    }
}

/// The side of a letter: `g` or, in older files, `w` for Gold; `s` or `b` for Silver.
pub(super) const fn side_of_letter(letter: char) -> Option<Side> {
    match letter {
        'g' | 'w' => Some(Side::Gold),
        's' | 'b' => Some(Side::Silver),
        _ => None,
    }
}

/// The parser of Arimaa positions, in the short form and as a drawing of the board.
struct Reader<'a>(Scanner<'a>);

impl Reader<'_> {
    fn side(&mut self) -> Result<Side, NotationError> {
        if matches!(self.0.peek(), Some('+' | '-' | '|')) {
            return self
                .0
                .error("A drawing begins with a line of the turn and the side to move, such as 2g.");
        }
        let letter = self.0.expect("gswb", "the side to move, g or s")?;
        side_of_letter(letter).map_or_else(|| self.0.unexpected("the side to move, g or s"), Ok)
    }

    /// Parses the contents of a square in the text of a position: a piece, a space or dot if it is
    /// empty, or an x for an empty trap.
    fn cell(&mut self, board: &mut Board, square: Square) -> Result<(), NotationError> {
        let Some(c) = self.0.peek() else { return self.0.error(format!("The text ends before {square}.")) };
        match Piece::from_letter(c) {
            Some(piece) => {
                board.set(square, Some(piece));
            }
            None if matches!(c, ' ' | '.') || matches!(c, 'x' | 'X') && square.bit() & TRAPS != 0 => {}
            None => {
                return self.0.error(format!(
                    "“{}” on {square} is neither a piece nor an empty square.",
                    excerpt(&c.to_string())
                ));
            }
        }
        self.0.next();
        Ok(())
    }

    fn end(&mut self) -> Result<(), NotationError> {
        self.0.skip(char::is_whitespace);
        self.0.end("Unexpected text after the position.")
    }

    fn short(&mut self) -> Result<Setup, NotationError> {
        let side = self.side()?;
        self.0.skip(char::is_whitespace);
        self.0.expect("[", "“[” before the squares")?;
        let mut board = Board::EMPTY;
        for rank in (0..8).rev() {
            for file in 0..8 {
                if self.0.peek() == Some(']') {
                    return self.0.error("A board has 64 squares; here are fewer.");
                }
                self.cell(&mut board, Square::from_index(rank * 8 + file))?;
            }
        }
        self.0.expect("]", "“]” after 64 squares")?;
        self.end()?;
        Ok(Setup { board, side, turn: None })
    }

    fn drawing(&mut self) -> Result<Setup, NotationError> {
        let mut turn = 0u32;
        while let Some(digit) = self.0.peek().and_then(|c| c.to_digit(10)) {
            turn = match turn.checked_mul(10).and_then(|t| t.checked_add(digit)) {
                Some(turn) => turn,
                None => return self.0.error("The number of the turn is too large."),
            };
            self.0.next();
        }
        let side = self.side()?;
        self.line_end()?;
        self.border()?;
        let mut board = Board::EMPTY;
        for rank in (0..8).rev() {
            self.0.skip(|c| c == ' ');
            let label = char::from(b'1' + rank);
            self.0.expect(label.encode_utf8(&mut [0; 4]), &format!("rank {label}"))?;
            self.0.expect("|", "the edge “|”")?;
            for file in 0..8 {
                self.0.expect(" ", "a space between squares")?;
                self.cell(&mut board, Square::from_index(rank * 8 + file))?;
            }
            self.0.expect(" ", "a space between squares")?;
            self.0.expect("|", "the edge “|”")?;
            self.line_end()?;
        }
        self.0.skip(char::is_whitespace);
        if matches!(self.0.peek(), Some('+' | '-')) {
            self.border()?;
            self.0.skip(char::is_whitespace);
        }
        for (i, file) in ('a'..='h').enumerate() {
            if i > 0 || self.0.peek() == Some(file) {
                self.0.expect(file.encode_utf8(&mut [0; 4]), "the letter of the next file")?;
                self.0.skip(|c| c == ' ');
            } else {
                break;
            }
        }
        self.end()?;
        Ok(Setup { board, side, turn: Some(turn) })
    }

    fn border(&mut self) -> Result<(), NotationError> {
        self.0.skip(|c| c == ' ');
        self.0.expect("+", "the edge “+-----------------+”")?;
        self.0.skip(|c| c == '-');
        self.0.expect("+", "the edge “+-----------------+”")?;
        self.line_end()
    }

    fn line_end(&mut self) -> Result<(), NotationError> {
        self.0.skip(|c| matches!(c, ' ' | '\t' | '\r'));
        match self.0.peek() {
            Some('\n') => {
                self.0.next();
                Ok(())
            }
            None => Ok(()),
            Some(_) => self.0.unexpected("the end of the line"),
        }
    }
}

impl fmt::Display for Position {
    /// The short form, with the board after the steps made so far in the turn.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(self).fmt(f)
    }
}

impl FromStr for Position {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        text.parse::<Setup>()?.position().map_err(Error::Faults)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OPENING: &str = "g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]";

    #[test]
    fn short_form() {
        assert_eq!(OPENING.parse::<Position>().unwrap(), Position::default());
        assert_eq!(Position::default().to_string(), OPENING);
        let silver = OPENING.replacen('g', "b", 1).parse::<Position>().unwrap();
        assert_eq!(silver.to_string(), OPENING.replacen('g', "s", 1));
        let dots = OPENING.replace(' ', ".").replacen('.', "  ", 1);
        assert_eq!(format!("\n{dots}\r\n").parse::<Position>().unwrap(), Position::default());
    }

    #[test]
    fn where_a_short_form_goes_wrong() {
        let cases: [(&str, usize); 9] = [
            ("", 0),
            ("x", 0),
            ("  ö", 2),
            ("g", 1),
            ("g (", 2),
            ("g [rrr]", 6),
            ("g [rrrrrrrrdhcqmchd                                DHCMECHDRRRRRRRR]", 14),
            ("g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRRR]", 67),
            ("g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR] g", 69),
        ];
        for (text, at) in cases {
            assert_eq!(text.parse::<Setup>().map_err(|e| e.at), Err(at), "{text}");
        }
    }

    #[test]
    fn drawing_round_trip() {
        for setup in [Setup::default(), Setup::from(&Position::default())] {
            for turn in [1, 12, u32::MAX] {
                assert_eq!(setup.drawing(turn).parse(), Ok(Setup { turn: Some(turn), ..setup }));
            }
        }
    }

    #[test]
    fn drawings_in_other_styles() {
        let drawing = "12w\n +-----------------+\n8| . . . . . . . . |\n7|                 |\r\n6| . . X . . x . . |\n\
                       5| . . . . . . . . |\n4| . . . . . . . . |\n3| . R C . .   . . |\n2| . . . . . . . . |\n1| . . . . . . . r |";
        let setup: Setup = drawing.parse().unwrap();
        assert_eq!((setup.turn, setup.side), (Some(12), Side::Gold));
        assert_eq!(setup.board.occupied().count_ones(), 3);
        let whole = format!("{drawing}\n +-----------------+\n   a b c d e f g h\n\n");
        assert_eq!(whole.parse(), Ok(setup));
        assert_eq!(drawing.replacen("X", "x", 1).parse(), Ok(setup));
        for (from, to) in [
            ("8| .", "8| x"),
            ("7|", "6|"),
            ("12w", "12q"),
            ("12w", "99999999999w"),
            ("+-", "-"),
            ("r |", "r"),
        ] {
            assert!(drawing.replacen(from, to, 1).parse::<Setup>().is_err(), "{from} {to}");
        }
        assert!(format!("{whole}b").parse::<Setup>().is_err());
        assert!(whole.replacen(" g h", " g", 1).parse::<Setup>().is_err());
    }

    #[test]
    fn whose_turn_to_place() {
        assert_eq!(Setup::default().position(), Ok(Position::empty()));
        let gold: Position = format!("s [{}DHCMECHDRRRRRRRR]", " ".repeat(48)).parse().unwrap();
        assert!(gold.in_setup() && gold.side() == Side::Silver);
        for text in ["g [{}DHCMECHDRRRRRRRR]", "s [{}DHCMECHDRRRRRRRC]", "s [{}DHCMECHD RRRRRRR]"] {
            let position = text.replace("{}", &" ".repeat(48)).parse::<Position>();
            assert!(!position.is_ok_and(|p| p.in_setup()), "{text}");
        }
        let nobody = Setup { side: Side::Silver, ..Setup::default() };
        assert!(!nobody.position().unwrap().in_setup());
    }

    #[test]
    fn all_faults_at_once() {
        let text = "g [EEMMHHHDDDCCCRRRRRRRRR                    c                  e  ]";
        let Err(Error::Faults(faults)) = text.parse::<Position>() else { panic!("{text}") };
        let codes: Vec<_> = faults.iter().map(|f| (f.code(), f.squares().len())).collect();
        let many = |count| ("too-many", count);
        let expected = [many(2), many(2), many(3), many(3), many(3), many(9), ("unsupported-on-trap", 1)];
        assert_eq!(codes, expected, "{faults:?}");
    }
}
