//! Courses of lessons: JSON files with positions, goals, solutions and texts.

use keddah::arimaa::Arimaa;
use keddah::lesson::course::{Course, Fault, Stage, Text, stage_faults};
use keddah::quoridor::Quoridor;

use crate::game::check_code;

/// The most stages that are proved.
const MAX_STAGES: usize = 3;
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
}

fn check_fault(fault: &Fault) {
    check_code(fault.code);
    assert!(fault.message.ends_with(['.', ')']), "{fault:?}");
    serde_json::to_string(fault).expect("JSON");
}
