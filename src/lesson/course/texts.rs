//! The texts of a course: their form, and whether every language has all of them.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use super::fault::Fault;
use super::format::{Course, Stage};

/// The identifier of the message with the title of the course.
const TITLE: &str = "course";

/// The identifiers of Fluent messages, and of their attributes as `message.attribute`.
type Identifiers = BTreeSet<String>;

/// Parses the texts of a language and returns their identifiers. Adds a fault for each part that is
/// not plain text.
fn read(text: &str, faults: &mut Vec<Fault>) -> Identifiers {
    let resource = parser::parse(text).unwrap_or_else(|(resource, errors)| {
        faults.extend(errors.into_iter().map(|error| {
            let line = text.get(..error.pos.start).unwrap_or(text).matches('\n').count() + 1;
            Fault::new("text-syntax", format!("Line {line} of the texts: {}.", error.kind))
        }));
        resource
    });
    let mut found = Identifiers::new();
    let mut add = |id: String, pattern: &Pattern<&str>| {
        if !pattern.elements.iter().all(is_plain) {
            faults.push(Fault::new(
                "text-variable",
                format!(
                    "The text “{id}” has a variable, a function or a reference, which courses do not support."
                ),
            ));
        }
        if !found.insert(id.clone()) {
            faults.push(Fault::new("text-twice", format!("The text “{id}” occurs twice.")));
        }
    };
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name;
                if let Some(value) = &message.value {
                    add(id.into(), value);
                }
                for attribute in &message.attributes {
                    add(format!("{id}.{}", attribute.id.name), &attribute.value);
                }
            }
            Entry::Term(term) => add(format!("-{}", term.id.name), &term.value),
            // Comments; and junk, whose error is reported above.
            _ => {}
        }
    }
    found
}

/// Whether a part of a text is the same for every reader: no variable, function or reference.
fn is_plain(element: &PatternElement<&str>) -> bool {
    match element {
        PatternElement::TextElement { .. } => true,
        PatternElement::Placeable { expression } => matches!(
            expression,
            Expression::Inline(
                InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. }
            )
        ),
    }
}

/// Whether an identifier consists of words of lower-case letters and digits joined by hyphens.
fn is_identifier(id: &str) -> bool {
    let is_word = |word: &str| {
        !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    };
    id.starts_with(|first: char| first.is_ascii_lowercase()) && id.split('-').all(is_word)
}

/// Returns the identifiers of the texts that a stage must have, and of those that it may have.
fn of_stage(message: &str, stage: &Stage) -> (Vec<String>, Vec<String>) {
    let mut required = vec![message.to_owned()];
    let mut optional = Vec::new();
    if stage.goal.is_some() {
        required.push(format!("{message}.done"));
        optional.push(format!("{message}.hint"));
        optional.extend((1..=stage.wrong.len()).map(|number| format!("{message}.wrong-{number}")));
    }
    (required, optional)
}

impl Course {
    /// Checks the identifiers and the texts of a course. Every language must have all texts that
    /// the first of `languages` has, and all of `languages` must be there.
    ///
    /// ```
    /// use keddah::lesson::course::Course;
    /// let course = Course::parse(br#"{"format": 1, "game": "quoridor", "id": "none", "lessons": [],
    ///     "texts": { "en": "course = Nothing" }}"#)?;
    /// let codes: Vec<_> = course.faults(&["en", "pl"]).iter().map(|fault| fault.code).collect();
    /// assert_eq!(codes, ["empty", "language-missing"]);
    /// # Ok::<(), Box<keddah::lesson::course::Fault>>(())
    /// ```
    pub fn faults(&self, languages: &[impl AsRef<str>]) -> Vec<Fault> {
        let mut faults = Vec::new();
        let (required, optional) = self.identifiers(&mut faults);
        for language in languages.iter().map(AsRef::as_ref).filter(|&one| !self.texts.contains_key(one)) {
            let fault = Fault::new("language-missing", format!("There are no texts in “{language}”."));
            faults.push(fault.in_language(language));
        }
        let mut found = BTreeMap::new();
        for (language, text) in &self.texts {
            let mut own = Vec::new();
            found.insert(language.as_str(), read(&text.joined(), &mut own));
            faults.extend(own.into_iter().map(|fault| fault.in_language(language)));
        }
        let first = languages.first().and_then(|first| found.get(first.as_ref()));
        let reference: Identifiers = first.cloned().unwrap_or_default();
        let wanted: Identifiers = reference.intersection(&optional).chain(&required).cloned().collect();
        for (&language, own) in &found {
            for id in wanted.difference(own) {
                let fault = Fault::new("text-missing", format!("The text “{id}” is missing."));
                faults.push(fault.in_language(language));
            }
            for id in own.difference(&wanted) {
                let message = match optional.contains(id) {
                    true => format!("Only this language has the text “{id}”."),
                    false => format!("The text “{id}” belongs to no lesson and no stage."),
                };
                faults.push(Fault::new("text-surplus", message).in_language(language));
            }
        }
        faults
    }

    /// Returns the identifiers of the texts that a language needs, and of those that it may have.
    /// Adds the faults of the identifiers of lessons and stages.
    fn identifiers(&self, faults: &mut Vec<Fault>) -> (Identifiers, Identifiers) {
        let (mut required, mut optional) = (Identifiers::from([TITLE.into()]), Identifiers::new());
        let check = |id: &str| {
            let message =
                format!("“{id}” must consist of words of lower-case letters and digits, joined by hyphens.");
            (!is_identifier(id)).then(|| Fault::new("id", message))
        };
        let twice = |message: &str| Fault::new("id-twice", format!("Two texts would be called “{message}”."));
        faults.extend(check(&self.id));
        if self.lessons.is_empty() {
            faults.push(Fault::new("empty", "The course has no lessons."));
        }
        for lesson in &self.lessons {
            faults.extend(check(&lesson.id).map(|fault| fault.of_lesson(&lesson.id)));
            if !required.insert(lesson.id.clone()) {
                faults.push(twice(&lesson.id).of_lesson(&lesson.id));
            }
            optional.insert(format!("{}.about", lesson.id));
            if lesson.stages.is_empty() {
                faults.push(Fault::new("empty", "The lesson has no stages.").of_lesson(&lesson.id));
            }
            for stage in &lesson.stages {
                let message = format!("{}-{}", lesson.id, stage.id);
                let placed = |fault: Fault| fault.of_lesson(&lesson.id).of_stage(&stage.id);
                faults.extend(check(&stage.id).map(placed));
                if required.contains(&message) {
                    faults.push(placed(twice(&message)));
                }
                let (needs, may) = of_stage(&message, stage);
                required.extend(needs);
                optional.extend(may);
            }
        }
        (required, optional)
    }
}
