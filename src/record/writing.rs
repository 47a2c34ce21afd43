//! Writing games as records.

use std::fmt::Write;

use super::{GameRecord, Player, Rules};

/// The value of the tag `Result` for a draw, as in PGN.
const DRAW: &str = "1/2-1/2";

impl<R: Rules> GameRecord<R> {
    /// Writes the game as a record: tags, then the turns up to the cursor. The tags are those it
    /// was read with, the start if it is not the default, and an agreed result. Parsing the record
    /// gives an equal game.
    ///
    /// ```
    /// use keddah::arimaa::{Game, Position};
    /// let mut game = Game::from_position(Position::default());
    /// game.play("Ee2n")?;
    /// game.resign(None)?;
    /// let record = game.to_record();
    /// assert!(record.ends_with("[Result \"gold\"]\n[Termination \"resignation\"]\n\n2g Ee2n\n"));
    /// assert_eq!(Game::parse(&record)?, game);
    /// # Ok::<(), keddah::arimaa::Error>(())
    /// ```
    pub fn to_record(&self) -> String {
        let mut out = String::new();
        let mut tag = |name: &str, value: &str| {
            let _ = writeln!(out, "[{name} \"{}\"]", quoted(value));
        };
        for (name, value) in self.tags() {
            tag(name, value);
        }
        R::write_origin(self, &mut tag);
        if let Some((winner, reason)) = self.agreed_result() {
            tag("Result", &winner.map_or_else(|| DRAW.into(), |winner| winner.label().to_string()));
            tag("Termination", reason.name());
        }
        if !out.is_empty() {
            out.push('\n');
        }
        R::write_turns(self, &mut out);
        out
    }
}

/// Escapes the value of a tag for writing it between quotes. Control characters become spaces.
fn quoted(value: &str) -> String {
    let mut out = String::with_capacity(value.len());
    for c in value.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}
