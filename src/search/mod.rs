//! One search for every game: iterative-deepening alpha-beta over the [`Game`](crate::game::Game) trait.
//!
//! It knows no game. What is the game's own (values, move order, exact solvers) comes through [`Knowledge`].
//! `README.md` beside this file says why it is made so, with the figures.

mod alphabeta;
mod experience;
mod knowledge;
mod level;
mod limits;
mod result;
mod score;
mod table;
mod time;

pub use alphabeta::{Outcome, Search, search};
pub use knowledge::{Habit, Knowledge, Solution};
pub use level::Level;
pub use limits::{Budget, Clock, Limits};
pub use result::{Line, SearchResult};
pub use score::{Score, WIN};
pub use time::{Allowance, Pace, TimeLeft};
