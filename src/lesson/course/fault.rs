//! Faults of courses.

use serde::Serialize;

/// A fault of a course. `lesson`, `stage` and `language` say where it is, if it is in one.
///
/// ```
/// use keddah::lesson::course::Course;
/// let fault = Course::parse(br#"{"format": 2}"#).unwrap_err();
/// assert_eq!((fault.code, fault.message.as_str()), ("format", "The format of the course must be 1, not 2."));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Fault {
    /// The identifier of the lesson that has the fault.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
    /// The identifier of the stage that has the fault.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage: Option<String>,
    /// The language of the text that has the fault.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// The stable code of the fault.
    pub code: &'static str,
    /// The description of the fault, as English sentences.
    pub message: String,
    /// The offset of the first unexpected character, for a fault in a goal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<usize>,
}

impl Fault {
    pub(super) fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), ..Self::default() }
    }

    pub(super) fn of_lesson(mut self, lesson: &str) -> Self {
        self.lesson = Some(lesson.into());
        self
    }

    pub(super) fn of_stage(mut self, stage: &str) -> Self {
        self.stage = Some(stage.into());
        self
    }

    pub(super) fn in_language(mut self, language: &str) -> Self {
        self.language = Some(language.into());
        self
    }

    pub(super) fn at(mut self, at: Option<usize>) -> Self {
        self.at = at;
        self
    }
}
