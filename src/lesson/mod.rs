//! Goals of lessons and puzzles: a small language, parsed and judged by the rules.
//!
//! A stage of a lesson begins at a position. The player to move there is the *solver*. Turns are
//! played from it, those of the solver and the answers, and the goal is judged after any of them.
//! Conditions on *events* look at the turns of the solver, conditions on the *state* at the last
//! position. `docs/goals.md` has the grammar and all conditions with examples.
//!
//! - [`Goal`]: a parsed goal. [`GoalFault`] says why a text is not a goal.
//! - [`StageLine`]: the turns played since the start of a stage.
//! - [`Attempt`]: a line played toward a goal, and its [`Judgment`] with what is
//!   [missing](Missing).
//! - `course` (feature `cli`): courses of lessons: parsing them and proving their stages.
//! - [`Goals`]: the trait that a game implements to have goals.
//!
//! ```
//! use keddah::arimaa::Game;
//! use keddah::lesson::Attempt;
//! let text = format!("g [{}r{}h{}e{}E{}R       ]", " ".repeat(7), " ".repeat(11), " ".repeat(7), " ".repeat(15), " ".repeat(12));
//! let mut attempt = Attempt::new(&Game::parse(&text)?, "reach d7").unwrap();
//! attempt.play("Ed3n")?;
//! assert_eq!(attempt.judge().missing[0].message, "None of your pieces has come to d7.");
//! # Ok::<(), keddah::arimaa::Error>(())
//! ```

mod arguments;
mod attempt;
#[cfg(feature = "cli")]
pub mod course;
mod fault;
mod goal;
mod goals;
mod judge;
mod missing;
mod parser;
mod stage_line;

pub use arguments::Arguments;
pub use attempt::Attempt;
pub use fault::GoalFault;
pub use goal::{Condition, Expression, Goal};
pub use goals::{ConditionState, ForcedWin, Goals};
pub use judge::Judgment;
pub use missing::Missing;
pub use stage_line::StageLine;
