//! Sequences of events, and the effects expected of each.

use super::super::script::{ended, report, send, started, write};
use super::super::{Effect, Event, Session};
use super::QtpSession;

#[test]
fn commands_wait_for_a_search() {
    let mut session = QtpSession::new("test");
    let (id, request) = started(&send(&mut session, "1 genmove b", 0.0));
    assert_eq!((request.limits.level, request.time_budget), (Some(10), None));
    assert_eq!(send(&mut session, "2 name", 1.0), []);
    assert_eq!(session.handle(report(id, &["e8"]), 2.0), []);
    assert_eq!(session.handle(ended(id, &["e8"]), 3.0), [write("=1 e8\n\n"), write("=2 test\n\n")]);
    assert_eq!(send(&mut session, "walls", 4.0), [write("= B: 10 W: 10\n\n")]);
    assert_eq!(send(&mut session, "genmove b", 5.0), [write("? not black's turn\n\n")]);
}

#[test]
fn stop_and_quit_end_all_searches_before_them() {
    let mut session = QtpSession::new("test");
    let (id, _) = started(&send(&mut session, "1 genmove b", 0.0));
    assert_eq!(send(&mut session, "2 genmove w", 1.0), []);
    assert_eq!(send(&mut session, "3 stop", 2.0), [Effect::StopSearch { id }]);
    assert_eq!(send(&mut session, "4 quit", 2.0), [Effect::StopSearch { id }]);
    let effects = session.handle(ended(id, &["e8"]), 3.0);
    let (second, _) = started(&effects);
    assert_eq!(effects[0], write("=1 e8\n\n"));
    assert_eq!(effects[2..], [Effect::StopSearch { id: second }]);
    let last = [write("=2 e2\n\n"), write("=3\n\n"), write("=4\n\n"), Effect::Quit];
    assert_eq!(session.handle(ended(second, &["e2"]), 4.0), last);
}

#[test]
fn analysis_ends_with_the_next_line() {
    let mut session = QtpSession::new("test");
    send(&mut session, "kata-set-param nodes 50", 0.0);
    let effects = send(&mut session, "9 kata-analyze b 10 maxmoves 2", 0.0);
    let (id, request) = started(&effects);
    assert_eq!((&effects[0], request.limits.lines), (&write("=9\n"), Some(2)));
    assert_eq!((request.limits.nodes, request.limits.level, request.time_budget), (None, None, None));
    let info = [write("info move e8 visits 1000 winrate 0.6456 order 0 pv e8\n")];
    assert_eq!(session.handle(report(id, &["e8"]), 1.0), info);
    assert_eq!(send(&mut session, "stop", 2.0), [Effect::StopSearch { id }, write("\n"), write("=\n\n")]);
    assert_eq!(session.handle(report(id, &["e8"]), 3.0), []);
    // Also when the search has ended by itself.
    let (id, _) = started(&send(&mut session, "lz-analyze", 4.0));
    assert_eq!(session.handle(ended(id, &["e8"]), 5.0), []);
    assert_eq!(session.handle(Event::InputEnded, 6.0), [write("\n"), Effect::Quit]);
}

#[test]
fn move_with_analysis_is_played() {
    let mut session = QtpSession::new("test");
    let (id, _) = started(&send(&mut session, "lz-genmove_analyze b", 0.0));
    let info = [write("info move e8 visits 1000 winrate 6456 order 0 pv e8\n")];
    assert_eq!(session.handle(report(id, &["e8"]), 1.0), info);
    assert_eq!(session.handle(ended(id, &["e8"]), 2.0), [write("play e8\n\n")]);
    assert_eq!(send(&mut session, "dist b", 3.0), [write("= 7\n\n")]);
    let (id, _) = started(&send(&mut session, "kata-search w", 4.0));
    assert_eq!(session.handle(ended(id, &["e2"]), 5.0), [write("= e2\n\n")]);
    assert_eq!(send(&mut session, "dist w", 6.0), [write("= 8\n\n")]);
}

#[test]
fn clocks_of_both_players() {
    let mut session = QtpSession::new("test");
    assert_eq!(send(&mut session, "kata-time_settings fischer 100 2", 0.0), [write("=\n\n")]);
    let (id, request) = started(&send(&mut session, "genmove b", 0.0));
    let black = request.time_budget.expect("a budget");
    session.handle(ended(id, &["e8"]), 30_000.0);
    let (id, request) = started(&send(&mut session, "genmove w", 30_000.0));
    assert_eq!(request.time_budget.map(|budget| budget.hard_ms), Some(black.hard_ms));
    session.handle(ended(id, &["e2"]), 30_000.0);
    let (id, request) = started(&send(&mut session, "genmove b", 30_000.0));
    let later = request.time_budget.expect("a budget");
    assert_eq!((black.hard_ms, later.hard_ms), (31_400.0, 23_000.0));
    session.handle(ended(id, &["e7"]), 30_000.0);
    // The controller's time replaces our own.
    send(&mut session, "time_left w 0 0", 30_000.0);
    let (_, request) = started(&send(&mut session, "genmove w", 30_000.0));
    assert_eq!(request.time_budget.expect("a budget").hard_ms, 0.0);
}

#[test]
fn files_are_effects() {
    let mut session = QtpSession::new("test");
    send(&mut session, "play b e8", 0.0);
    let game = "(;FF[4]GM[1]SZ[17]PB[]PW[]HA[0]KM[-0.5]WB[10]WW[10]RU[Quoridor]AB[iq]AW[ia];B[io])";
    let effects = send(&mut session, "1 printsgf a.sgf", 0.0);
    assert_eq!(effects, [Effect::WriteFile { path: "a.sgf".into(), text: format!("{game}\n") }]);
    // Later lines wait.
    assert_eq!(send(&mut session, "2 clear_board", 0.0), []);
    let done = |text: &str| Event::FileDone { result: Ok(text.into()) };
    assert_eq!(session.handle(done(""), 1.0), [write("=1\n\n"), write("=2\n\n")]);
    let effects = send(&mut session, "loadsgf a.sgf", 2.0);
    assert_eq!(effects, [Effect::ReadFile { path: "a.sgf".into(), max_bytes: 1 << 20 }]);
    assert_eq!(session.handle(done(game), 3.0), [write("=\n\n")]);
    assert_eq!(send(&mut session, "dist b", 4.0), [write("= 7\n\n")]);
    // A failure changes nothing.
    send(&mut session, "loadsgf b.sgf", 5.0);
    let failed = Event::FileDone { result: Err("no such file".into()) };
    let error = write("? Could not load sgf: b.sgf: no such file\n\n");
    assert_eq!(session.handle(failed, 6.0), [error]);
    assert_eq!(send(&mut session, "dist b", 7.0), [write("= 7\n\n")]);
    // An error has one line, since an empty line ends an answer.
    send(&mut session, "loadsgf c.sgf", 8.0);
    let failed = Event::FileDone { result: Err("no such file:\n\n=\n".into()) };
    let error = write("? Could not load sgf: c.sgf: no such file: =\n\n");
    assert_eq!(session.handle(failed, 9.0), [error]);
}

#[test]
fn failed_search_is_an_error() {
    let mut session = QtpSession::new("test");
    let (id, _) = started(&send(&mut session, "3 genmove b", 0.0));
    let effects = session.handle(Event::SearchEnded { id, result: None }, 1.0);
    assert_eq!(effects, [write("?3 the search failed\n\n")]);
}

#[test]
fn end_of_input_waits_for_all_answers() {
    let mut session = QtpSession::new("test");
    let (id, _) = started(&send(&mut session, "1 genmove b", 0.0));
    send(&mut session, "2 name", 0.0);
    assert_eq!(session.handle(Event::InputEnded, 1.0), []);
    let last = [write("=1 e8\n\n"), write("=2 test\n\n"), Effect::Quit];
    assert_eq!(session.handle(ended(id, &["e8"]), 2.0), last);
}
