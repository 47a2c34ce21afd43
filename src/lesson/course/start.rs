//! The game in which a stage begins.

use super::fault::Fault;
use super::format::Stage;
use crate::lesson::Goals;
use crate::record::GameRecord;

/// A game that courses can teach.
pub trait CourseGame: Goals {
    /// The options of the game in which a stage begins, or the reason why they are invalid.
    fn options(stage: &Stage) -> Result<Self::Options, String>;

    /// Whether the board has a square or wall of this name, on which a circle or arrow can be
    /// drawn.
    fn has_place(game: &GameRecord<Self>, name: &str) -> bool;
}

impl Stage {
    /// Sets up the game in which the stage begins.
    pub(super) fn game<G: CourseGame>(&self) -> Result<GameRecord<G>, Box<Fault>> {
        if self.position.is_some() && self.record.is_some() {
            return Err(Fault::new("start", "A stage has a position or a record, not both.").into());
        }
        let has_options = [self.players, self.size, self.walls, self.first].iter().any(Option::is_some);
        if self.position.is_some() && has_options {
            let message = "The position already says the players, the size, the walls and who is to move.";
            return Err(Fault::new("start", message).into());
        }
        let options = G::options(self).map_err(|message| Fault::new("start", message))?;
        let (what, game) = match (&self.position, &self.record) {
            (Some(text), _) => ("position", G::parse_position(text, &options)),
            (None, Some(text)) => ("record", G::parse_record(text, &options)),
            (None, None) => ("new game", G::start(&options)),
        };
        game.map_err(|error| Fault::new("position", format!("The {what}: {error} ({})", error.code())).into())
    }
}
