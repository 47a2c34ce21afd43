//! Sequences of events, and the effects expected of each.

use super::super::script::{self, ended, report, send, started};
use super::super::{Effect, Event, Session};
use super::AeiSession;

const OPENING: &str = "g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]";

/// Returns a session that has received `aei` and then these lines, at time 0.
fn session(lines: &[&str]) -> AeiSession {
    let mut session = AeiSession::new("test");
    for line in [&["aei"], lines].concat() {
        send(&mut session, line, 0.0);
    }
    session
}

fn write(line: &str) -> Effect {
    script::write(&format!("{line}\n"))
}

#[test]
fn search_is_reported_and_answered() {
    let mut session = session(&["setoption name nodes value 1000", &format!("setposition {OPENING}")]);
    let (id, request) = started(&send(&mut session, "go", 10.0));
    assert_eq!((request.limits.nodes, request.limits.level, request.time_budget), (Some(1000), None, None));
    assert!(request.record.contains(OPENING), "{}", request.record);
    let info = [
        write("info depth 5"),
        write("info score 120"),
        write("info nodes 1000"),
        write("info time 0.25"),
        write("info pv Ee2n s ed7s"),
    ];
    assert_eq!(session.handle(report(id, &["Ee2n", "ed7s"]), 20.0), info);
    assert_eq!(send(&mut session, "isready", 21.0), [write("readyok")]);
    assert_eq!(send(&mut session, "go", 22.0), [write("log Error: a search is already running")]);
    let effects = session.handle(ended(id, &["Ee2n", "ed7s"]), 30.0);
    assert_eq!(effects[..5], info);
    assert_eq!(effects[5..], [write("bestmove Ee2n")]);
    // Reports after the answer have no effect.
    assert_eq!(session.handle(report(id, &["Ee2n"]), 31.0), []);
    assert_eq!(send(&mut session, "stop", 32.0), [write("log Debug: no search to stop")]);
}

#[test]
fn without_limits_level_10_plays() {
    let mut session = session(&[]);
    assert_eq!(started(&send(&mut session, "go", 0.0)).1.limits.level, Some(10));
}

#[test]
fn clock_gives_the_budget_and_loses_the_time_used() {
    let options = ["tcmove value 10", "tcreserve value 60", "tcpercent value 50", "tcmax value 61"];
    let options = options.map(|option| format!("setoption name {option}"));
    let mut session = session(&options.each_ref().map(String::as_str));
    send(&mut session, &format!("setposition {OPENING}"), 0.0);
    let (id, request) = started(&send(&mut session, "go", 1000.0));
    let first = request.time_budget.expect("a budget");
    assert_eq!(request.limits.level, None);
    assert!(first.soft_ms > 5_000.0 && first.hard_ms < 30_000.0, "{first:?}");
    // The turn takes 10 s of Gold's reserve. Silver's is full.
    session.handle(ended(id, &["Ee2n"]), 21_000.0);
    send(&mut session, "makemove Ee2n", 21_000.0);
    let (id, silver) = started(&send(&mut session, "go", 21_000.0));
    assert_eq!(silver.time_budget.map(|budget| budget.hard_ms), Some(first.hard_ms));
    session.handle(ended(id, &["ed7s"]), 21_000.0);
    send(&mut session, "makemove ed7s", 21_000.0);
    let gold = started(&send(&mut session, "go", 21_000.0)).1.time_budget.expect("a budget");
    assert_eq!((first.hard_ms, gold.hard_ms), (28_000.0, 25_000.0));
    // A new game resets both.
    send(&mut session, &format!("setposition {OPENING}"), 42_000.0);
    let reset = started(&send(&mut session, "go", 42_000.0)).1.time_budget.expect("a budget");
    assert_eq!(reset.hard_ms, first.hard_ms);
}

#[test]
fn late_search_makes_the_budgets_of_both_sides_smaller() {
    let mut session = session(&["setoption name tcmove value 10", &format!("setposition {OPENING}")]);
    let (id, request) = started(&send(&mut session, "go", 0.0));
    let first = request.time_budget.expect("a budget");
    session.handle(ended(id, &["Ee2n"]), first.hard_ms + 200.0);
    send(&mut session, "makemove Ee2n", 10_000.0);
    let next = started(&send(&mut session, "go", 10_000.0)).1.time_budget.expect("a budget");
    // The lag was expected to be 30 ms, and was 200.
    assert_eq!(next.hard_ms, first.hard_ms - 170.0 * 1.5);
}

#[test]
fn limit_of_the_whole_game_counts_from_its_start() {
    let mut session = session(&["setoption name tctotal value 100"]);
    send(&mut session, &format!("setposition {OPENING}"), 5_000.0);
    let budget = |session: &mut AeiSession, now_ms| {
        let (id, request) = started(&send(session, "go", now_ms));
        session.handle(ended(id, &["Ee2n"]), now_ms);
        request.time_budget.expect("a budget").hard_ms
    };
    assert!(budget(&mut session, 5_000.0) > 2_000.0);
    assert!(budget(&mut session, 100_000.0) < 500.0);
    assert_eq!(budget(&mut session, 105_000.0), 0.0);
}

#[test]
fn pondering_continues_when_the_expected_reply_is_played() {
    let mut session = session(&["setoption name tcmove value 10", &format!("setposition {OPENING}")]);
    let (id, _) = started(&send(&mut session, "go", 0.0));
    session.handle(ended(id, &["Ee2n", "ed7s"]), 100.0);
    send(&mut session, "makemove Ee2n", 100.0);
    let (id, request) = started(&send(&mut session, "go ponder", 100.0));
    assert_eq!(request.time_budget, None);
    assert!(request.record.contains("ed7s"), "{}", request.record);
    assert_eq!(session.handle(report(id, &["Ee3n"]), 1_100.0), []);
    assert_eq!(send(&mut session, "makemove ed7s", 2_100.0), []);
    let effects = send(&mut session, "go", 2_100.0);
    let Effect::SetTimeBudget { id: changed, budget } = &effects[0] else { panic!("{effects:?}") };
    assert_eq!((*changed, budget.since_ms), (id, 2_000.0));
    assert_eq!(effects[1], write("info depth 5"));
    let effects = session.handle(ended(id, &["Ee3n"]), 3_000.0);
    assert_eq!(effects.last(), Some(&write("bestmove Ee3n")));
}

#[test]
fn completed_pondering_is_answered_at_once() {
    let mut session = session(&["setoption name nodes value 9", &format!("setposition {OPENING}")]);
    let (id, _) = started(&send(&mut session, "go", 0.0));
    session.handle(ended(id, &["Ee2n", "ed7s"]), 0.0);
    send(&mut session, "makemove Ee2n", 0.0);
    let (id, _) = started(&send(&mut session, "go ponder", 0.0));
    assert_eq!(session.handle(ended(id, &["Ee3n"]), 5.0), []);
    send(&mut session, "makemove ed7s", 9.0);
    assert_eq!(send(&mut session, "go", 9.0).last(), Some(&write("bestmove Ee3n")));
}

#[test]
fn stop_while_pondering_names_the_expected_reply() {
    let mut session = session(&["setoption name nodes value 9", &format!("setposition {OPENING}")]);
    let (id, _) = started(&send(&mut session, "go", 0.0));
    session.handle(ended(id, &["Ee2n", "ed7s"]), 0.0);
    send(&mut session, "makemove Ee2n", 0.0);
    let (id, _) = started(&send(&mut session, "go ponder", 0.0));
    assert_eq!(send(&mut session, "stop", 1.0), [Effect::StopSearch { id }, write("bestmove ed7s")]);
    // Without an expected reply the position itself is searched, and answered.
    let (id, _) = started(&send(&mut session, "go ponder", 2.0));
    assert_eq!(send(&mut session, "stop", 3.0), [Effect::StopSearch { id }]);
    assert_eq!(session.handle(ended(id, &["ed7s"]), 4.0).last(), Some(&write("bestmove ed7s")));
}

#[test]
fn another_move_or_position_abandons_the_search() {
    let mut session = session(&[&format!("setposition {OPENING}")]);
    let (id, _) = started(&send(&mut session, "go", 0.0));
    assert_eq!(send(&mut session, "makemove Ee2n", 1.0), [Effect::StopSearch { id }]);
    assert_eq!(session.handle(ended(id, &["Hb2n"]), 2.0), []);
    let (id, _) = started(&send(&mut session, "go", 3.0));
    assert_eq!(send(&mut session, "newgame", 4.0), [Effect::StopSearch { id }]);
}

#[test]
fn failed_search_is_an_error() {
    let mut session = session(&[]);
    let (id, _) = started(&send(&mut session, "go", 0.0));
    let effects = session.handle(Event::SearchEnded { id, result: None }, 1.0);
    assert_eq!(effects, [write("log Error: the search failed")]);
    started(&send(&mut session, "go", 2.0));
}

#[test]
fn end_of_input() {
    // An answer is completed first.
    let mut answering = session(&["setoption name nodes value 9"]);
    let (id, _) = started(&send(&mut answering, "go", 0.0));
    assert_eq!(answering.handle(Event::InputEnded, 1.0), []);
    assert_eq!(answering.handle(ended(id, &["Ee2n"]), 2.0).last(), Some(&Effect::Quit));
    // Pondering is not.
    let mut pondering = session(&[]);
    let (id, _) = started(&send(&mut pondering, "go ponder", 0.0));
    assert_eq!(pondering.handle(Event::InputEnded, 1.0), [Effect::StopSearch { id }, Effect::Quit]);
}

#[test]
fn depth_may_be_negative() {
    let mut session = session(&["setoption name depth value 7"]);
    let (id, request) = started(&send(&mut session, "go", 0.0));
    assert_eq!(request.limits.depth, Some(7));
    session.handle(ended(id, &["Ee2n"]), 1.0);
    assert_eq!(send(&mut session, "setoption name depth value -1", 2.0), []);
    assert_eq!(started(&send(&mut session, "go", 3.0)).1.limits.depth, None);
    for value in ["--1", "-", "-x", "1.5", ""] {
        let error = format!("log Error: option \"depth\" expects a whole number, not \"{value}\"");
        assert_eq!(send(&mut session, &format!("setoption name depth value {value}"), 4.0), [write(&error)]);
    }
}
