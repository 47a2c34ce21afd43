//! Courses: lessons whose stages are positions with a goal, and their texts in several languages.
//!
//! A course is a JSON file, described in `docs/writing-lessons.md` and by the schema
//! `pkg-template/courses/course.schema.json`. [`Course::parse`] reads one, [`Course::faults`]
//! checks its identifiers and texts, and [`stage_faults`] proves a stage by the rules.
//!
//! ```
//! use keddah::lesson::course::{Course, stage_faults};
//! use keddah::quoridor::Quoridor;
//! let course = Course::parse(br#"{
//!     "format": 1, "game": "quoridor", "id": "first",
//!     "lessons": [{ "id": "goal", "stages": [
//!         { "id": "last", "position": "//e8a5/0 0/1", "goal": "win", "solution": "e9", "wrong": ["d8"] }
//!     ] }],
//!     "texts": { "en": ["course = First", "goal = The goal", "goal-last = Reach the far side.", "    .done = Won!"] }
//! }"#)?;
//! assert_eq!(course.faults(&["en"]), []);
//! assert_eq!(stage_faults::<Quoridor>(&course.lessons[0].stages[0]), []);
//! # Ok::<(), Box<keddah::lesson::course::Fault>>(())
//! ```

mod check;
mod fault;
mod format;
mod start;
mod texts;

pub use check::stage_faults;
pub use fault::Fault;
pub use format::{Answer, Course, Lesson, Stage, Text, Wrong};
pub use start::CourseGame;
