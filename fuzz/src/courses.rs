//! Courses of lessons: JSON files with positions, goals, solutions and texts.

use keddah::arimaa::Arimaa;
use keddah::lesson::course::{Course, Fault, Stage, Text, stage_faults};
use keddah::quoridor::Quoridor;
use serde_json::{Value, json};

use crate::game::check_code;

/// The most stages that are proved.
const MAX_STAGES: usize = 3;
/// The size of an input of which courses beyond the bounds are made, in bytes.
const MAX_ENLARGED_BYTES: usize = 200;
/// The languages that a course must have.
const LANGUAGES: [&str; 2] = ["en", "tr"];

/// A course or a fault; all its faults have a code and a sentence, and proving a stage twice gives
/// the same.
pub fn course(input: &[u8]) {
    let course = match Course::parse(input) {
        Ok(course) => course,
        Err(fault) => return check_fault(&fault),
    };
    let faults = course.faults(&LANGUAGES);
    faults.iter().for_each(check_fault);
    for text in course.texts.values() {
        let whole = Text::Whole(text.joined());
        assert_eq!(whole.joined(), text.joined());
    }
    for (_, stage) in course.stages().take(MAX_STAGES) {
        let prove: fn(&Stage) -> Vec<Fault> =
            if course.game == "arimaa" { stage_faults::<Arimaa> } else { stage_faults::<Quoridor> };
        let faults = prove(stage);
        faults.iter().for_each(check_fault);
        assert_eq!(prove(stage), faults);
    }
    if input.len() <= MAX_ENLARGED_BYTES {
        check_bounds(input, &course);
    }
}

/// Checks that a course is refused if it is too large or has too many stages.
fn check_bounds(input: &[u8], course: &Course) {
    let mut padded = input.to_vec();
    padded.resize(Course::MAX_BYTES, b' ');
    assert!(Course::parse(&padded).is_ok());
    padded.push(b' ');
    assert!(Course::parse(&padded).is_err_and(|fault| fault.code == "too-large"));
    let stages = course.stages().count();
    let mut value: Value = serde_json::from_slice(trimmed(input)).expect("JSON");
    let Some(last) = value["lessons"].as_array_mut().and_then(|lessons| lessons.last_mut()) else { return };
    let Some(added) = last["stages"].as_array_mut() else { return };
    added.resize(added.len() + Course::MAX_STAGES - stages, json!({ "id": "more" }));
    let parse = |value: &Value| Course::parse(value.to_string().as_bytes());
    assert!(parse(&value).is_ok_and(|course| course.stages().count() == Course::MAX_STAGES));
    let Some(added) = value["lessons"][0]["stages"].as_array_mut() else { return };
    added.push(json!({ "id": "more" }));
    assert!(parse(&value).is_err_and(|fault| fault.code == "too-many-stages"));
}

/// The file without a byte order mark.
fn trimmed(input: &[u8]) -> &[u8] {
    input.strip_prefix(b"\xef\xbb\xbf").unwrap_or(input)
}

fn check_fault(fault: &Fault) {
    check_code(fault.code);
    assert!(fault.message.ends_with(['.', ')']), "{fault:?}");
    serde_json::to_string(fault).expect("JSON");
}
