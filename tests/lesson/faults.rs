//! Texts that are not goals.

use keddah::lesson::{Goal, GoalFault};
use keddah::{arimaa, quoridor};

fn arimaa_fault(goal: &str) -> GoalFault {
    let text = "g [       r                   d       E                    R       ]";
    Goal::parse(goal, &arimaa::Game::parse(text).expect("a position")).expect_err("a fault")
}

fn quoridor_fault(goal: &str) -> GoalFault {
    Goal::parse(goal, &quoridor::Game::default()).expect_err("a fault")
}

#[test]
fn faults_have_codes_and_offsets() {
    let found = |fault: GoalFault| (fault.code, fault.at);
    for (goal, code, at) in [
        ("", "goal-syntax", 0),
        ("  ", "goal-syntax", 2),
        ("fly", "goal-word", 0),
        ("Push", "goal-word", 0),
        ("wall", "goal-word", 0),
        ("push and", "goal-syntax", 8),
        ("push pull", "goal-syntax", 5),
        ("and push", "goal-syntax", 0),
        ("(push", "goal-syntax", 5),
        ("push)", "goal-syntax", 4),
        ("()", "goal-syntax", 1),
        ("not", "goal-syntax", 3),
        ("reach", "goal-square", 5),
        ("reach i1", "goal-square", 6),
        ("reach and push", "goal-square", 6),
        ("capture", "goal-piece", 7),
        ("capture d5", "goal-piece", 9),
        ("capture d@d9", "goal-square", 10),
        ("capture h@d5", "goal-piece", 8),
        ("capture x@d5", "goal-piece", 8),
        ("from d5", "goal-piece", 5),
        ("unfreeze d4", "goal-piece", 9),
        ("win 0", "goal-number", 4),
        ("win 10", "goal-number", 4),
        ("win 02", "goal-number", 4),
        ("within", "goal-number", 6),
        ("within -1", "goal-number", 7),
        ("within x", "goal-number", 7),
        ("push or ö", "goal-word", 8),
    ] {
        assert_eq!(found(arimaa_fault(goal)), (code, at), "{goal:?}");
    }
    for (goal, code, at) in [
        ("push", "goal-word", 0),
        ("reach e10", "goal-square", 6),
        ("reach e5h", "goal-square", 6),
        ("from e2", "goal-piece", 5),
        ("longer 0", "goal-number", 7),
        ("longer 4 5", "goal-syntax", 9),
    ] {
        assert_eq!(found(quoridor_fault(goal)), (code, at), "{goal:?}");
    }
    assert_eq!(found(arimaa_fault(&"not ".repeat(40))), ("goal-size", 32 * 4));
    assert_eq!(found(arimaa_fault(&"(".repeat(999))), ("goal-size", 32));
    assert_eq!(found(arimaa_fault(&" ".repeat(1001))), ("goal-size", 1000));
}
