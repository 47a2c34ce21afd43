//! The games of Arimaa in which the stages of a course begin.

use crate::arimaa::{Arimaa, Game, Square};
use crate::lesson::course::{CourseGame, Stage};

impl CourseGame for Arimaa {
    fn options(stage: &Stage) -> Result<(), String> {
        let numbers = [stage.players, stage.size, stage.walls, stage.first];
        if stage.notation.is_some() || numbers.iter().any(Option::is_some) {
            return Err("A game of Arimaa has no options.".into());
        }
        Ok(())
    }

    fn has_place(_game: &Game, name: &str) -> bool {
        name.parse::<Square>().is_ok()
    }
}
