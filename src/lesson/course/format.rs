//! The format of courses.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use super::fault::Fault;

/// A course: lessons about one game, with texts in several languages.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    /// The URL of the JSON Schema of course files, for editors.
    #[serde(rename = "$schema", default)]
    pub schema: Option<String>,
    /// The version of the course format: 1.
    pub format: u32,
    /// The name of the game that the course teaches.
    pub game: String,
    /// The identifier of the course.
    pub id: String,
    /// The lessons of the course in their order.
    pub lessons: Vec<Lesson>,
    /// The texts of the course by language.
    pub texts: BTreeMap<String, Text>,
}

/// A lesson of a course, which consists of stages.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The identifier of the lesson within its course.
    pub id: String,
    /// The stages of the lesson in their order.
    pub stages: Vec<Stage>,
}

/// A stage: a position with a goal to reach, or without a goal a position to read about.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stage {
    /// The identifier of the stage within its lesson.
    pub id: String,
    /// The position in which the stage begins, as text.
    pub position: Option<String>,
    /// The game record at whose end the stage begins. Without a record and a position, a new game.
    pub record: Option<String>,
    /// The number of players at the start of the stage, in Quoridor.
    pub players: Option<i64>,
    /// The number of squares per side of the board, in Quoridor.
    pub size: Option<i64>,
    /// The number of walls that each player has at the start, in Quoridor.
    pub walls: Option<i64>,
    /// The number of the player who moves first, in Quoridor.
    pub first: Option<i64>,
    /// The name of the notation that the moves of the stage are in, in Quoridor.
    pub notation: Option<String>,
    /// The goal to reach in the stage; `None` for a stage that is only read.
    pub goal: Option<String>,
    /// Turns that reach the goal, with the opponent's replies; alternatives are separated by `|`.
    pub solution: Option<String>,
    /// Wrong attempts at the stage, each of which must fail to reach the goal.
    #[serde(default)]
    pub wrong: Vec<Wrong>,
    /// The way in which the opponent replies to the solver's turns.
    #[serde(default)]
    pub answer: Answer,
    /// The circles and arrows on the board until the first turn, such as `e4 e2>e4=red`.
    pub marks: Option<String>,
    /// The player at the bottom of the board; by default the player to move.
    pub perspective: Option<String>,
}

/// A wrong attempt at a stage, which a check of the course tries.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged, expecting = "expected turns, or an object with `turn` and `refused`")]
pub enum Wrong {
    /// Legal turns that do not reach the goal.
    Misses(String),
    /// Turns of which the last one is illegal.
    Refused {
        /// The turns of the attempt, the last of which is illegal.
        turn: String,
        /// The code of the refusal that the last turn must get.
        refused: String,
    },
}

/// The way in which the opponent replies to the solver's turns in a stage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(try_from = "String")]
pub enum Answer {
    /// The opponent does not reply: one turn of the solver decides.
    #[default]
    Nobody,
    /// The opponent replies as written in the solution.
    Script,
    /// The computer replies at a playing level from 1 to 10.
    Level(u8),
    /// The opponent replies with a turn that refutes the solver's, or else with the best one that
    /// the computer finds.
    Best,
}

impl TryFrom<String> for Answer {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let level = || text.strip_prefix("level ")?.parse().ok().filter(|level| (1..=10).contains(level));
        match text.as_str() {
            "nobody" => Ok(Self::Nobody),
            "script" => Ok(Self::Script),
            "best" => Ok(Self::Best),
            _ => level().map(Self::Level).ok_or_else(|| {
                format!("expected “nobody”, “script”, “best” or “level 1” to “level 10”, not “{text}”")
            }),
        }
    }
}

/// A Fluent resource with the texts of a course in one language: one string, or a list of lines.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged, expecting = "expected a string or a list of strings")]
pub enum Text {
    /// The texts in one string.
    Whole(String),
    /// The texts as a list of lines.
    Lines(Vec<String>),
}

impl Text {
    /// Returns the texts as one string, with the lines joined.
    pub fn joined(&self) -> String {
        match self {
            Self::Whole(text) => text.clone(),
            Self::Lines(lines) => lines.join("\n"),
        }
    }
}

impl Course {
    /// The version of the course format that is supported.
    pub const FORMAT: u32 = 1;
    /// The maximum size of a course file, in bytes.
    pub const MAX_BYTES: usize = 1_000_000;
    /// The maximum number of stages in a course.
    pub const MAX_STAGES: usize = 1_000;

    /// Parses a course. Fails if it is too large, not JSON, or does not have the format.
    ///
    /// ```
    /// use keddah::lesson::course::Course;
    /// let fault = Course::parse(br#"{"format": 1, "game": "quoridor", "id": 5}"#).unwrap_err();
    /// assert_eq!(fault.code, "type");
    /// assert!(fault.message.starts_with("At id: "));
    /// ```
    pub fn parse(text: &[u8]) -> Result<Self, Box<Fault>> {
        if text.len() > Self::MAX_BYTES {
            let message =
                format!("The file has {} bytes; a course has at most {}.", text.len(), Self::MAX_BYTES);
            return Err(Fault::new("too-large", message).into());
        }
        // Files saved on Windows may begin with a byte order mark.
        let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
        let value: Value = serde_json::from_slice(text)
            .map_err(|error| Fault::new("json", format!("This is not JSON: {error}.")))?;
        if let Some(format) = value.get("format").filter(|&format| *format != Self::FORMAT) {
            return Err(
                Fault::new("format", format!("The format of the course must be 1, not {format}.")).into()
            );
        }
        let course: Self = serde_path_to_error::deserialize(value).map_err(|error| {
            let place = error.path().to_string();
            let place = if place == "." { String::new() } else { format!("At {place}: ") };
            Fault::new("type", format!("{place}{}.", error.inner()))
        })?;
        let stages = course.stages().count();
        if stages > Self::MAX_STAGES {
            let message =
                format!("The course has {stages} stages; it can have at most {}.", Self::MAX_STAGES);
            return Err(Fault::new("too-many-stages", message).into());
        }
        Ok(course)
    }

    /// Returns all stages of the course, each with the lesson that it belongs to.
    pub fn stages(&self) -> impl Iterator<Item = (&Lesson, &Stage)> {
        self.lessons.iter().flat_map(|lesson| lesson.stages.iter().map(move |stage| (lesson, stage)))
    }
}
