//! The annotations of turns: comments, glyphs, marks, times and win probabilities.

/// The annotation of a turn in a game's tree, or at the root, that of the whole game.
///
/// ```
/// use keddah::record::Annotation;
/// let mut annotation = Annotation::default();
/// annotation.add_comment("Slow. [%clk 0:01:30] [%win 0.38]");
/// assert_eq!(annotation.comment, "Slow.");
/// assert_eq!((annotation.clock_ms, annotation.win), (Some(90_000), Some(3800)));
/// assert_eq!(annotation.comment_text(), "Slow. [%clk 0:01:30] [%win 0.38]");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Annotation {
    /// The comment, without the commands that the other fields hold; empty if there is none.
    pub comment: String,
    /// Numeric annotation glyphs as in PGN: 1 for `!`, 2 for `?`, 3 for `!!`, and so on.
    pub nags: Vec<u8>,
    /// The circles on squares and the arrows that the annotation draws.
    pub marks: Vec<Mark>,
    /// The time left on the clock of the player who made the turn, in milliseconds.
    pub clock_ms: Option<u64>,
    /// The win probability of the player who made the turn, in units of 0.01 %.
    pub win: Option<u16>,
}

impl Annotation {
    /// An annotation without comment, glyphs, marks, clock time or win probability.
    pub(crate) const EMPTY: Self =
        Self { comment: String::new(), nags: Vec::new(), marks: Vec::new(), clock_ms: None, win: None };

    /// Parses a comment of a record, with commands such as `[%clk 0:01:30]`, to an annotation.
    #[cfg(any(feature = "arimaa", feature = "quoridor"))]
    pub(crate) fn from_comment(text: &str) -> Self {
        let mut annotation = Self::default();
        annotation.add_comment(text);
        annotation
    }

    /// Creates an annotation that consists of a numeric annotation glyph (NAG).
    #[cfg(any(feature = "arimaa", feature = "quoridor"))]
    pub(crate) fn from_nag(nag: u8) -> Self {
        Self { nags: vec![nag], ..Self::default() }
    }

    /// Adds another annotation, whose times and probabilities replace those of this one.
    pub(crate) fn append(&mut self, mut added: Self) {
        if !self.comment.is_empty() && !added.comment.is_empty() {
            self.comment.push('\n');
        }
        self.comment += &added.comment;
        self.nags.append(&mut added.nags);
        self.marks.append(&mut added.marks);
        self.clock_ms = added.clock_ms.or(self.clock_ms);
        self.win = added.win.or(self.win);
    }
}

/// A circle on a square, or an arrow between two squares. As text it has the form that PGN commands
/// use: the color's initial, then one or two squares.
///
/// ```
/// use keddah::record::Mark;
/// let arrow: Mark = "Gd2d4".parse()?;
/// assert_eq!((arrow.color, arrow.from.as_str(), arrow.to.as_deref()), ('G', "d2", Some("d4")));
/// assert_eq!(arrow.to_string(), "Gd2d4");
/// # Ok::<(), keddah::error::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The color of the circle or arrow, by its initial as in the PGN commands `%csl` and `%cal`:
    /// `G`, `R`, `Y` or `B`.
    pub color: char,
    /// The square of the circle, or the start of the arrow.
    pub from: String,
    /// The end of the arrow; `None` for a circle.
    pub to: Option<String>,
}

/// The glyphs that are written as punctuation: those of the NAGs from 1 to 6.
const GLYPHS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

/// Returns the number (NAG) that a glyph such as `?!` stands for; `None` for unknown glyphs.
#[cfg(any(feature = "arimaa", feature = "quoridor"))]
pub(super) fn nag_of(glyph: &str) -> Option<u8> {
    GLYPHS.iter().position(|&one| one == glyph).map(|index| index as u8 + 1)
}

/// Returns the punctuation that a NAG is written as, such as `?!`; `None` for those without any.
pub(super) fn glyph_of(nag: u8) -> Option<&'static str> {
    GLYPHS.get(usize::from(nag).wrapping_sub(1)).copied()
}
