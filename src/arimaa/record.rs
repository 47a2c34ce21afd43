//! Records.
use super::{Error, Game, NotationError};

pub(super) fn parse(_text: &str) -> Result<Game, Error> {
    Err(NotationError::new(0, "Neither a position nor a record.").into())
}
