//! The words of a record that are not turns.

/// A word in a game record that states a takeback or a result. Arimaa and Quoridor records share
/// these words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Keyword {
    /// The word `takeback` in a record: the previous turn is taken back.
    Takeback,
    /// A word such as `lost` or `resigns` in a record: the player whose turn it is loses, for this
    /// reason.
    Loses(Option<&'static str>),
    /// The word `won` in a record: the player whose turn it is wins.
    Wins,
    /// The result `1-0` or `0-1` in a record, with the winner's seat; `*`, without a winner.
    Winner(Option<usize>),
    /// The result `1/2-1/2` or `draw` in a record: nobody wins.
    Draw,
    /// A word such as `on` or `by` in a record, which is ignored.
    Filler,
}

impl Keyword {
    /// Parses a word of a record as a keyword, ignoring case and final punctuation.
    pub fn read(word: &str) -> Option<Self> {
        let word = word.trim_end_matches(['.', '!', ',']).to_ascii_lowercase();
        Some(match word.as_str() {
            "takeback" => Self::Takeback,
            "resigns" | "resign" | "resigned" | "resignation" => Self::Loses(Some("resignation")),
            "time" | "timeout" | "timed" => Self::Loses(Some("time")),
            "illegal" => Self::Loses(Some("illegal")),
            "lost" | "loses" | "lose" | "loss" => Self::Loses(None),
            "won" | "wins" | "win" => Self::Wins,
            "1-0" => Self::Winner(Some(0)),
            "0-1" => Self::Winner(Some(1)),
            "1/2-1/2" | "½-½" | "draw" | "drawn" => Self::Draw,
            "*" => Self::Winner(None),
            "on" | "by" | "out" | "has" | "is" | "the" | "game" | "move" | "agreement" => Self::Filler,
            _ => return None,
        })
    }
}
