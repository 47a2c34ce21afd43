//! The result that a record states: by words after its turns, or by tags.

use super::{GameRecord, Keyword, Player, Reason, RecordRefusal, Rules};
use crate::notation::{NotationError, excerpt};

/// Parses a result such as `resigns`, `lost on time`, `won` or `1-0`. `player` is the subject of
/// the words. Returns the winner and the reason; either may be missing.
pub(crate) fn read_result<R: Rules>(
    words: &[(usize, &str)],
    position: &R::Position,
    player: R::Player,
) -> Result<(Option<R::Player>, Option<Reason>), NotationError> {
    let (mut winner, mut reason) = (None, None);
    for &(at, word) in words {
        match Keyword::read(word) {
            Some(Keyword::Loses(why)) => {
                winner = winner.or(Some(R::winner_if_resigns(position, player)));
                reason = why.and_then(Reason::from_name).or(reason);
            }
            Some(Keyword::Wins) => winner = Some(player),
            Some(Keyword::Winner(seat)) => winner = seat.and_then(R::Player::from_seat).or(winner),
            Some(Keyword::Filler) => {}
            Some(Keyword::Takeback) | None => {
                let message = format!("“{}” is not part of a result.", excerpt(word));
                return Err(NotationError::new(at, message));
            }
        }
    }
    Ok((winner, reason))
}

/// The reason that the value of a tag `Termination` names; `Some(None)` if it names none, `None` if
/// the value is unknown.
pub(crate) fn read_termination(value: &str) -> Option<Option<Reason>> {
    match value.trim().to_ascii_lowercase().as_str() {
        "*" | "?" | "" | "normal" | "unterminated" => Some(None),
        name => Reason::from_name(name).map(Some),
    }
}

impl<R: Rules> GameRecord<R> {
    /// Ends the game with the result that a record states, by resignation if it states no reason.
    /// If the game is already over, fails if the winner differs.
    pub(crate) fn set_stated_result(
        &mut self,
        winner: R::Player,
        reason: Option<Reason>,
    ) -> Result<(), R::Refusal> {
        let reason = reason.unwrap_or(Reason::Resignation);
        match self.status().winner() {
            Some(found) if found == winner => Ok(()),
            Some(_) => Err(RecordRefusal::WrongResult { winner, reason }.into()),
            None => self.end(winner, reason),
        }
    }
}
