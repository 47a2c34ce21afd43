//! The games of the program. The files of the commands name no game.

mod arimaa;
mod quoridor;

use clap::Subcommand;
use keddah::arimaa::Arimaa;
use keddah::quoridor::Quoridor;

use crate::command_line::{CommandLine, GameCommand};
use crate::failure::Failure;

/// The subcommands of a command of the program, one for each game.
#[derive(Subcommand)]
pub enum ByGame<C: GameCommand> {
    #[command(about = C::about::<Arimaa>())]
    Arimaa(C::Arguments<Arimaa>),
    #[command(about = C::about::<Quoridor>())]
    Quoridor(C::Arguments<Quoridor>),
}

impl<C: GameCommand> ByGame<C> {
    /// Runs the command for the game that the subcommand names.
    pub fn run(self) -> Result<(), Failure> {
        match self {
            Self::Arimaa(arguments) => C::run::<Arimaa>(arguments),
            Self::Quoridor(arguments) => C::run::<Quoridor>(arguments),
        }
    }
}

/// An operation that is performed for every game, with its type as a parameter.
pub trait GameVisitor {
    /// Performs the operation for the game `G`.
    fn visit<G: CommandLine>(&mut self) -> Result<(), Failure>;
}

/// Performs an operation for each game in turn.
pub fn visit_games(visitor: &mut impl GameVisitor) -> Result<(), Failure> {
    visitor.visit::<Arimaa>()?;
    visitor.visit::<Quoridor>()
}
