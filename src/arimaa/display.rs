//! Data for board displays beyond the position, and lists of turns as authors of web pages write
//! them.

use super::{Board, Direction, Game, Piece, Refusal, Square, Token, Turn};

impl Game {
    /// The boards after each step of a complete turn that is played in the current position, for
    /// animation. Empty if a step is illegal.
    ///
    /// ```
    /// use keddah::arimaa::Game;
    /// assert_eq!(Game::default_setup().boards_along(&"Ee2n Ee3n".parse()?).len(), 2);
    /// # Ok::<(), keddah::arimaa::Error>(())
    /// ```
    pub fn boards_along(&self, turn: &Turn) -> Vec<Board> {
        let mut position = *self.turn_position();
        let steps = turn.0.iter().filter(|token| !matches!(token, Token::Capture(..)));
        let boards = steps.map(|&token| {
            (position, _) = position.try_token(token)?;
            Ok::<Board, Refusal>(*position.board())
        });
        boards.collect::<Result<_, _>>().unwrap_or_default()
    }

    /// Why the piece on `from` cannot step to the adjacent square `to`, or without `to`, why it is
    /// stuck. A reason such as freezing is preferred to the edge of the board and occupied squares.
    /// `None` if `from` is empty, if `to` is not adjacent, or if every step asked for is legal.
    ///
    /// ```
    /// use keddah::arimaa::Game;
    /// let game = Game::default_setup();
    /// let refusal = game.why_stuck("a7".parse()?, None).unwrap();
    /// assert_eq!(refusal.code(), "not-your-piece");
    /// # Ok::<(), keddah::arimaa::Error>(())
    /// ```
    pub fn why_stuck(&self, from: Square, to: Option<Square>) -> Option<Refusal> {
        self.position().board().get(from)?;
        let toward = |to: Square| Direction::ALL.into_iter().filter(move |&d| from.toward(d) == Some(to));
        let directions: Vec<Direction> = match to {
            Some(to) => toward(to).collect(),
            None => Direction::ALL.into(),
        };
        let mut first = None;
        for direction in directions {
            match self.position().try_step(from, direction) {
                Ok(_) => {}
                Err(refusal @ (Refusal::OffBoard { .. } | Refusal::Occupied { .. })) => {
                    first.get_or_insert(refusal);
                }
                Err(refusal) => return Some(refusal),
            }
        }
        first
    }

    /// The pieces captured in the game so far, in order, including those of the unfinished turn.
    pub fn captured(&self) -> Vec<Piece> {
        let tokens = self.turns().chain(self.steps()).flat_map(|turn| &turn.0);
        tokens
            .filter_map(|token| if let Token::Capture(piece, _) = token { Some(*piece) } else { None })
            .collect()
    }
}

/// Splits a list of turns into the turns, without parsing them. They are separated by labels such
/// as `2g`, line breaks, commas or semicolons.
///
/// ```
/// use keddah::arimaa::split_turns;
/// assert_eq!(split_turns("2g Ee2n Ee3n 2s ed7s; Ee4n"), ["Ee2n Ee3n", "ed7s", "Ee4n"]);
/// ```
pub fn split_turns(text: &str) -> Vec<String> {
    let mut turns = Vec::new();
    for part in text.split(['\n', ',', ';']) {
        let mut turn = String::new();
        for word in part.split_whitespace() {
            if is_label(word) {
                turns.push(std::mem::take(&mut turn));
                continue;
            }
            if !turn.is_empty() {
                turn.push(' ');
            }
            turn.push_str(word);
        }
        turns.push(turn);
    }
    turns.retain(|turn| !turn.is_empty());
    turns
}

/// Whether a word is the label of a turn: a number and the letter of a side, such as `12g` or
/// `3w.`.
fn is_label(word: &str) -> bool {
    let number = word.strip_suffix('.').unwrap_or(word).strip_suffix(['g', 's', 'w', 'b']);
    number.is_some_and(|digits| !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::split_turns;

    #[test]
    fn several_turns_in_one_text() {
        assert_eq!(split_turns(""), [""; 0]);
        assert_eq!(split_turns("Ee2n Ee3n"), ["Ee2n Ee3n"]);
        // A label has a number.
        assert_eq!(split_turns("g Ee2n"), ["g Ee2n"]);
        let expected = ["Ee2n Ee3n", "ed7s", "Ee4n"];
        for text in
            ["2g Ee2n Ee3n 2s ed7s 3g Ee4n", "Ee2n Ee3n, ed7s,Ee4n,", "2w Ee2n Ee3n\r\n\n2b ed7s; Ee4n"]
        {
            assert_eq!(split_turns(text), expected);
        }
    }
}
