//! The result that a record states: by words after its turns, or by tags.

use super::{GameRecord, Keyword, Player, Reason, RecordRefusal, Rules};
use crate::notation::{NotationError, excerpt};

/// The result that a game record states: a win or a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum StatedResult<P> {
    /// The record states a win for this player.
    Win(P),
    /// The record states a draw.
    Draw,
}

/// The result that a record states and the reason of a win, of which either may be missing.
type ResultAndReason<P> = (Option<StatedResult<P>>, Option<Reason>);

/// Parses a result such as `resigns`, `lost on time`, `won`, `1-0` or `draw`. `player` is the
/// subject of the words.
pub(crate) fn read_result<R: Rules>(
    words: &[(usize, &str)],
    position: &R::Position,
    player: R::Player,
) -> Result<ResultAndReason<R::Player>, NotationError> {
    let (mut result, mut reason) = (None, None);
    for &(at, word) in words {
        match Keyword::read(word) {
            Some(Keyword::Loses(why)) => {
                result = result.or(Some(StatedResult::Win(R::winner_if_resigns(position, player))));
                reason = why.and_then(Reason::from_name).or(reason);
            }
            Some(Keyword::Wins) => result = Some(StatedResult::Win(player)),
            Some(Keyword::Winner(seat)) => {
                result = seat.and_then(R::Player::from_seat).map(StatedResult::Win).or(result);
            }
            Some(Keyword::Draw) => result = Some(StatedResult::Draw),
            Some(Keyword::Filler) => {}
            Some(Keyword::Takeback) | None => {
                let message = format!("“{}” is not part of a result.", excerpt(word));
                return Err(NotationError::new(at, message));
            }
        }
    }
    Ok((result, reason))
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
    /// Ends the game with the result that a record states, a win by resignation if it states no
    /// reason. If the game is already over, fails if the result differs.
    pub(crate) fn set_stated_result(
        &mut self,
        result: StatedResult<R::Player>,
        reason: Option<Reason>,
    ) -> Result<(), R::Refusal> {
        let (winner, usual) = match result {
            StatedResult::Win(winner) => (Some(winner), Reason::Resignation),
            StatedResult::Draw => (None, Reason::Agreement),
        };
        let reason = reason.unwrap_or(usual);
        let status = self.status();
        if !status.is_over() {
            self.check_result(winner, reason)?;
            self.set_agreed_result(winner, reason);
            Ok(())
        } else if status.winner() == winner {
            Ok(())
        } else {
            Err(RecordRefusal::WrongResult { winner, reason }.into())
        }
    }
}
