//! Writing and parsing moves.

use super::{Error, Label, LabeledRefusal, Labels, Move, NotationError, Orientation, Refusal};
use crate::notation::Scanner;

impl Labels {
    /// Writes a move in this notation: `e2`, `e3h`, `pass`.
    pub fn write(self, mv: Move) -> String {
        match mv {
            Move::Pawn(to) => self.square(to).to_string(),
            Move::Wall(wall) => self.wall(wall),
            Move::Pass => PASS.into(),
        }
    }

    /// Reads a move, in either case. Squares and walls off the board are refused.
    pub fn read(self, text: &str) -> Result<Move, Error> {
        let mut scanner = Scanner::new(text);
        scanner.skip(char::is_whitespace);
        let mv = self.read_move(&mut scanner)?;
        scanner.skip(char::is_whitespace);
        scanner.end("Unexpected text after the move.")?;
        mv.map_err(|refusal| Error::Refusal(LabeledRefusal { refusal, labels: self }))
    }

    fn read_move(self, scanner: &mut Scanner<'_>) -> Result<Result<Move, Refusal>, NotationError> {
        let word = scanner.clone().take(|c| c.is_ascii_alphabetic());
        if word.eq_ignore_ascii_case(PASS) {
            scanner.accept(word);
            return Ok(Ok(Move::Pass));
        }
        let at = Label::read(scanner)?;
        let orientation = match scanner.peek().map(|c| c.to_ascii_lowercase()) {
            Some('h') => Orientation::Horizontal,
            Some('v') => Orientation::Vertical,
            _ => return Ok(self.square_at(at).map(Move::Pawn).ok_or(Refusal::OffBoard { at })),
        };
        scanner.next();
        let wall = self.wall_at(at, orientation).map(Move::Wall);
        Ok(wall.ok_or(Refusal::WallOffBoard { at, orientation }))
    }
}

const PASS: &str = "pass";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quoridor::{Board, Notation, Wall, squares};

    #[test]
    fn every_label_of_every_board() {
        for size in Board::SIZES {
            for notation in Notation::ALL {
                let labels = Labels { notation, size };
                for square in squares(Board::new(size).squares()) {
                    let text = labels.write(Move::Pawn(square));
                    assert_eq!(labels.read(&text), Ok(Move::Pawn(square)), "{text}");
                    for orientation in [Orientation::Horizontal, Orientation::Vertical] {
                        let wall = Wall { square, orientation };
                        let text = labels.wall(wall);
                        let read = labels.read(&text);
                        match wall.is_on(size) {
                            true => assert_eq!(read, Ok(Move::Wall(wall)), "{text}"),
                            false => assert_eq!(read.unwrap_err().code(), "wall-off-board", "{text}"),
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn from_one_notation_to_the_other() {
        for (size, standard, other) in [
            (9, "e1", "e9"),
            (9, "e9", "e1"),
            (9, "e3h", "e6h"),
            (9, "a8v", "a1v"),
            (11, "k11", "k1"),
            (11, "j10h", "j1h"),
            (5, "pass", "pass"),
        ] {
            let [of, to] = Notation::ALL.map(|notation| Labels { notation, size });
            assert_eq!(to.write(of.read(standard).unwrap()), other);
            assert_eq!(of.write(to.read(other).unwrap()), standard);
        }
    }

    #[test]
    fn either_case_and_spaces() {
        let read = |text| Labels::STANDARD.read(text).map(|mv| Labels::STANDARD.write(mv));
        for (text, written) in [("E2", "e2"), (" e3H\n", "e3h"), ("D4V", "d4v"), ("Pass", "pass")] {
            assert_eq!(read(text).as_deref(), Ok(written));
        }
    }

    #[test]
    fn what_cannot_be_read_and_what_is_beyond() {
        for (text, at) in [
            ("", 0),
            (" ", 1),
            ("ö", 0),
            ("e", 1),
            ("2e", 0),
            ("e3x", 2),
            ("e3hh", 3),
            ("e3 h", 3),
            ("pas", 1),
            ("passe", 1),
            ("pass2", 4),
            ("e02", 1),
            ("e9999999999", 1),
            ("  e3-", 4),
        ] {
            assert_eq!(Labels::STANDARD.read(text).map_err(|error| error.at()), Err(Some(at)), "{text}");
        }
        for notation in Notation::ALL {
            for (text, code) in [
                ("e0", "off-board"),
                ("e10", "off-board"),
                ("j1", "off-board"),
                ("z999999999", "off-board"),
                ("e0h", "wall-off-board"),
                ("e9v", "wall-off-board"),
                ("i1h", "wall-off-board"),
                ("z99v", "wall-off-board"),
            ] {
                let error = Labels { notation, size: 9 }.read(text).unwrap_err();
                assert_eq!((error.code(), error.at()), (code, None), "{text}");
                assert_eq!([error.squares(), error.walls()].concat(), [text]);
                assert!(error.to_string().contains(text), "{error}");
            }
        }
    }
}
