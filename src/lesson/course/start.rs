//! The game in which a stage begins.

use super::fault::Fault;
use super::format::Stage;
use crate::lesson::Goals;
use crate::record::GameRecord;

/// A game that courses can teach.
pub trait CourseGame: Goals {
    /// The options of the game in which a stage begins, or the reason why they are invalid.
    fn options(stage: &Stage) -> Result<Self::Options, String>;

    /// Whether a mark can be on this square or wall.
    fn has_place(game: &GameRecord<Self>, name: &str) -> bool;
}

impl Stage {
    /// The game in which the stage begins.
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

#[cfg(feature = "arimaa")]
mod arimaa {
    use super::{CourseGame, Stage};
    use crate::arimaa::{Arimaa, Game, Square};

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
}

#[cfg(feature = "quoridor")]
mod quoridor {
    use super::{CourseGame, Stage};
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
}
