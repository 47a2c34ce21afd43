//! The games of Quoridor in which the stages of a course begin.

use crate::lesson::course::{CourseGame, Stage};
use crate::quoridor::{Game, Move, Notation, Options, Quoridor};
use crate::record::Rules;

impl CourseGame for Quoridor {
    fn options(stage: &Stage) -> Result<Options, String> {
        let usual = Options::default();
        let notation = stage.notation.as_deref().map(|name| {
            Notation::from_name(name)
                .ok_or_else(|| format!("The notation is “standard” or “glendenning”, not “{name}”."))
        });
        Ok(Options {
            players: stage.players.unwrap_or(usual.players),
            size: stage.size.unwrap_or(usual.size),
            walls: stage.walls,
            first: stage.first.unwrap_or(usual.first),
            notation: notation.transpose()?,
        })
    }

    fn has_place(game: &Game, name: &str) -> bool {
        matches!(Self::read(game, name), Ok(Move::Pawn(_) | Move::Wall(_)))
    }
}
