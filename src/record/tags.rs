//! The tags of a game's record, such as the name of an event.

use super::{GameRecord, RecordRefusal, Rules};
use crate::notation::is_in_name;

/// The names of the record tags that state how a game ended. They are written from the game's
/// result.
const RESULT_TAGS: [&str; 2] = ["Result", "Termination"];

impl<R: Rules> GameRecord<R> {
    /// The tags of the game's record in order, as pairs of name and value. Excludes those that
    /// describe how the game began or ended.
    ///
    /// ```
    /// use keddah::arimaa::Game;
    /// let game = Game::parse("[Event \"Cup\"]\n[Result \"gold\"]\n\n1g")?;
    /// assert_eq!(game.tags().collect::<Vec<_>>(), [("Event", "Cup")]);
    /// # Ok::<(), keddah::arimaa::Error>(())
    /// ```
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Replaces the tags. Control characters in values, such as line breaks, become spaces. Fails,
    /// without an effect, if a name is not a word of letters, digits and `_`, or states how the
    /// game began or ended.
    ///
    /// ```
    /// use keddah::quoridor::Game;
    /// let mut game = Game::default();
    /// game.set_tags([("Event".into(), "Cup".into())])?;
    /// assert_eq!(game.to_record(), "[Event \"Cup\"]\n\n1.\n");
    /// assert!(game.set_tags([("Size".into(), "7".into())]).is_err());
    /// # Ok::<(), keddah::quoridor::Refusal>(())
    /// ```
    pub fn set_tags(&mut self, tags: impl IntoIterator<Item = (String, String)>) -> Result<(), R::Refusal> {
        let mut checked = Vec::new();
        for (name, value) in tags {
            let is_word = !name.is_empty() && name.chars().all(is_in_name);
            let mut reserved = R::ORIGIN_TAGS.iter().chain(&RESULT_TAGS);
            if !is_word || reserved.any(|tag| tag.eq_ignore_ascii_case(&name)) {
                return Err(RecordRefusal::WrongTag.into());
            }
            checked.push((name, value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()));
        }
        self.tags = checked;
        Ok(())
    }
}
