//! Reasons why a goal is not reached.

/// A reason why a goal is not reached: a stable code, an English sentence and its arguments, for
/// translation. Either something is missing, or something happened that the goal rules out.
///
/// ```
/// use keddah::{lesson::Attempt, quoridor::Game};
/// let attempt = Attempt::new(&Game::default(), "wall").unwrap();
/// let missing = &attempt.judge().missing[0];
/// assert_eq!((missing.code, missing.message.as_str()), ("no-wall", "You have not placed a wall."));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(any(feature = "cli", feature = "wasm"), derive(serde::Serialize))]
pub struct Missing {
    /// The stable code of the reason: words joined by hyphens. `docs/goals.md` lists them.
    pub code: &'static str,
    /// The reason why the goal is not reached, as an English sentence.
    pub message: String,
    /// The squares that the reason concerns, to highlight on the board.
    pub squares: Vec<String>,
    /// The letter of the piece that the reason concerns, upper case for Gold.
    #[cfg_attr(any(feature = "cli", feature = "wasm"), serde(skip_serializing_if = "Option::is_none"))]
    pub piece: Option<char>,
    /// The square that the reason concerns.
    #[cfg_attr(any(feature = "cli", feature = "wasm"), serde(skip_serializing_if = "Option::is_none"))]
    pub square: Option<String>,
    /// The number that the goal requires, such as of steps.
    #[cfg_attr(any(feature = "cli", feature = "wasm"), serde(skip_serializing_if = "Option::is_none"))]
    pub count: Option<u32>,
    /// The number that the solver has reached instead of the required one, such as of steps.
    #[cfg_attr(any(feature = "cli", feature = "wasm"), serde(skip_serializing_if = "Option::is_none"))]
    pub actual: Option<u32>,
    /// A turn of an opponent that shows why the goal is not reached.
    #[cfg_attr(any(feature = "cli", feature = "wasm"), serde(skip_serializing_if = "Option::is_none"))]
    pub turn: Option<String>,
}

impl Missing {
    /// Creates a reason why a goal is not reached from its code and sentence.
    pub fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), ..Self::default() }
    }

    /// Adds the square that the reason concerns, which is highlighted.
    #[must_use]
    pub fn at(mut self, square: impl ToString) -> Self {
        self.squares.push(square.to_string());
        self.square = self.squares.first().cloned();
        self
    }

    /// Adds the letter of the piece that the reason concerns.
    #[must_use]
    pub fn piece(mut self, letter: char) -> Self {
        self.piece = Some(letter);
        self
    }

    /// Adds the number that the goal requires.
    #[must_use]
    pub fn count(mut self, count: u32) -> Self {
        self.count = Some(count);
        self
    }

    /// Adds the number that the solver has reached, for comparison with the required one.
    #[must_use]
    pub fn actual(mut self, actual: u32) -> Self {
        self.actual = Some(actual);
        self
    }

    /// Adds a turn of an opponent that shows why the goal is not reached.
    #[must_use]
    pub fn turn(mut self, turn: Option<String>) -> Self {
        self.turn = turn;
        self
    }
}
