//! Tests the Arimaa Engine Interface: a recorded dialogue, messages during a search, time control.
//! A session runs in a thread, as in `keddah aei`.

use std::io::{BufRead, Write};
use std::time::{Duration, Instant};

use crate::engine::{Engine, Load, turns};
use keddah::arimaa::Game;
use keddah::protocol::AeiSession;

/// Returns a session after the handshake.
fn ready() -> Engine {
    let mut engine = Engine::start(AeiSession::new("keddah"));
    engine.send("aei");
    engine.until("aeiok");
    engine
}

/// Reads up to the next `bestmove`. Returns its turn.
fn best_move(engine: &mut Engine) -> String {
    engine.until("bestmove ").split_off("bestmove ".len())
}

/// Returns whether a line equals the expected one, in which a final `*` stands for any text.
fn matches(line: &str, expected: &str) -> bool {
    expected.strip_suffix('*').map_or(line == expected, |start| line.starts_with(start))
}

#[test]
fn a_session_answers_as_in_the_recorded_dialogue() {
    let mut engine = Engine::start(AeiSession::new("keddah"));
    let (mut best, mut read_ahead) = (String::new(), None);
    let text = include_str!("../data/arimaa/aei.txt");
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| line.starts_with(['<', '>'])) {
        let (side, line) = line.split_at(2);
        if side == "> " {
            assert_eq!(read_ahead, None, "before line {number}");
            engine.send(&line.replace('=', &best));
            continue;
        }
        let mut reply = read_ahead.take().unwrap_or_else(|| engine.receive());
        if line == "info *" {
            while reply.starts_with("info ") {
                reply = engine.receive();
            }
            read_ahead = Some(reply);
            continue;
        }
        assert!(matches(&reply, line), "line {number}: expected {line}, received {reply}");
        if let Some(reply) = reply.strip_prefix("bestmove ") {
            best = reply.into();
        }
    }
    assert_eq!(engine.receive(), "");
    engine.thread.join().expect("no panic").expect("an open output");
}

#[test]
fn a_search_reports_depth_nodes_score_time_and_line() {
    let mut engine = ready();
    engine.send("setoption name nodes value 20000");
    engine.send("setposition g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]");
    engine.send("go");
    let mut lines: Vec<String> = Vec::new();
    while lines.last().is_none_or(|line| !line.starts_with("bestmove ")) {
        lines.push(engine.receive());
    }
    let best = lines.pop().expect("a best move").split_off("bestmove ".len());
    let last = |kind: &str| {
        let line = lines.iter().rev().find_map(|line| line.strip_prefix(&format!("info {kind} ")));
        line.unwrap_or_else(|| panic!("info {kind} is reported: {lines:?}"))
    };
    assert!(last("depth").trim_end_matches('+').parse::<u32>().expect("a depth") >= 4);
    assert!(last("nodes").parse::<u64>().expect("a number") >= 20_000);
    assert!(last("score").parse::<i32>().expect("a score").abs() < 1000);
    assert!(last("time").parse::<f64>().expect("seconds") < 60.0);
    // The turns of the line are legal. Each but the first follows the letter of its side.
    let mut game = Game::default_setup();
    let turns: Vec<&str> = last("pv").split(" s ").flat_map(|turns| turns.split(" g ")).collect();
    assert_eq!(turns[0], best);
    for turn in turns {
        game.play(turn).expect("a legal turn");
    }
    engine.end();
}

#[test]
fn messages_are_answered_during_a_search() {
    let mut engine = ready();
    engine.send("setoption name tcmove value 3600");
    engine.send("setposition g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]");
    let begin = Instant::now();
    engine.send("go");
    engine.send("isready");
    engine.until("readyok");
    engine.send("go");
    engine.until("log Error: a search is already running");
    engine.send("stop");
    let best = best_move(&mut engine);
    assert!(begin.elapsed() < Duration::from_secs(20));
    Game::default_setup().play(&best).expect("a legal turn");
    // A new position ends the search without an answer, even before the search has begun.
    for _ in 0..20 {
        engine.send("go");
        engine.send("setposition g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]");
    }
    engine.send("go");
    engine.send(&format!("makemove {best}"));
    engine.send("isready");
    assert!(!engine.until("readyok").is_empty());
    engine.send("setoption name nodes value 100");
    engine.send("setoption name tcmove value 0");
    engine.send("go");
    let reply = best_move(&mut engine);
    let mut game = Game::default_setup();
    game.play(&best).expect("a legal turn");
    game.play(&reply).expect("a legal turn of the other side");
    engine.end();
}

#[test]
fn pondering_on_the_expected_reply_changes_no_answer() {
    let mut engine = ready();
    engine.send("setoption name nodes value 4000");
    engine.send("setposition g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]");
    engine.send("go");
    let best = best_move(&mut engine);
    engine.send(&format!("makemove {best}"));
    engine.send("go ponder");
    engine.send("stop");
    let reply = best_move(&mut engine);
    let mut plain = ready();
    plain.send("setoption name nodes value 4000");
    plain.send("setposition g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]");
    for engine in [&mut engine, &mut plain] {
        engine.send("setposition g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]");
        engine.send("go");
        assert_eq!(best_move(engine), best);
        engine.send(&format!("makemove {best}"));
    }
    engine.send("go ponder");
    for engine in [&mut engine, &mut plain] {
        engine.send(&format!("makemove {reply}"));
        engine.send("go");
    }
    assert_eq!(best_move(&mut engine), best_move(&mut plain));
    // A reply that was not expected.
    engine.send("go ponder");
    engine.send("setposition s [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]");
    engine.send("go");
    let silver = best_move(&mut engine);
    assert!(silver.starts_with(|letter: char| letter.is_ascii_lowercase()), "{silver}");
    engine.end();
    plain.end();
}

#[test]
fn a_session_ends_with_its_input_or_output() {
    // A limited search is still answered.
    let mut engine = ready();
    engine.send("setoption name nodes value 2000");
    engine.send("newgame");
    engine.send("go");
    drop(engine.to);
    let mut line = String::new();
    while !line.starts_with("bestmove ") {
        line.clear();
        assert!(engine.from.read_line(&mut line).expect("a line") > 0, "an answer before the end");
    }
    engine.thread.join().expect("no panic").expect("an open output");
    // Pondering is not answered, since no controller is left to stop it.
    let mut engine = ready();
    engine.send("setoption name tcmove value 3600");
    engine.send("go ponder");
    engine.end();
    // Writing fails when the controller has closed the output.
    let mut engine = ready();
    engine.send("isready");
    engine.until("readyok");
    drop(engine.from);
    writeln!(engine.to, "isready").expect("the session listens");
    let error = engine.thread.join().expect("no panic").expect_err("a closed output");
    assert_eq!(error.kind(), std::io::ErrorKind::BrokenPipe);
}

#[test]
fn invalid_utf8_is_answered_with_an_error() {
    let mut engine = ready();
    engine.to.write_all(b"\xff\xfe\0 \xc3\nmakemove \xf0\x28\r\nisready\r\n").expect("the session listens");
    assert!(engine.receive().starts_with("log Error: unknown message "));
    assert!(engine.receive().starts_with("log Error: "));
    assert_eq!(engine.receive(), "readyok");
    engine.end();
}

/// Plays against the clock: `per_turn` seconds a turn, and a reserve of two seconds for the whole
/// game. Returns the seconds used.
fn against_the_clock(load: &Load, per_turn: f64, turns: usize, seed: u32) -> f64 {
    let mut engine = ready();
    engine.send(&format!("setoption name tcmove value {per_turn}"));
    engine.send("setoption name tcpercent value 0");
    engine.send(&format!("setoption name seed value {seed}"));
    let mut game = Game::default_setup();
    engine.send(&format!("setposition {game}"));
    let (mut reserve, mut total) = (2.0, 0.0);
    for turn in 0..turns {
        for side in ["g", "s"] {
            engine.send(&format!("setoption name {side}reserve value {reserve}"));
        }
        let (begin, stalled) = (Instant::now(), load.stalled());
        engine.send("go");
        let best = best_move(&mut engine);
        let taken = begin.elapsed().as_secs_f64() - (load.stalled() - stalled);
        reserve -= (taken - per_turn).max(0.0);
        total += taken;
        assert!(reserve > 0.0, "turn {turn} took {taken} s");
        engine.send(&format!("makemove {best}"));
        game.play(&best).expect("a legal turn");
        if game.status().is_over() {
            game = Game::default_setup();
            engine.send(&format!("setposition {game}"));
        }
    }
    engine.end();
    total
}

/// Plays turns of one game while every core is busy. Short turns are the hardest to keep in
/// time, since delays do not shrink with them.
#[test]
fn no_turn_is_late_under_load() {
    let count = turns(20, 30);
    let total = against_the_clock(&Load::start(), 0.3, count, 0);
    assert!(total > 0.4 * count as f64 * 0.3, "time is used: {total} s");
}

/// Plays turns of two seconds in six games at once, so that each player has a fraction of a core.
#[test]
fn no_turn_is_late_at_two_seconds_a_turn() {
    let (load, count) = (Load::start(), turns(3, 5));
    let total: f64 = std::thread::scope(|scope| {
        let games: Vec<_> = (0..6)
            .map(|seed| {
                scope.spawn({
                    let load = &load;
                    move || against_the_clock(load, 2.0, count, seed)
                })
            })
            .collect();
        games.into_iter().map(|game| game.join().expect("in time")).sum()
    });
    assert!(total > 0.4 * 6.0 * count as f64 * 2.0, "time is used: {total} s");
}

#[test]
fn a_limit_for_the_whole_game_limits_a_turn() {
    let mut engine = ready();
    engine.send("setoption name tctotal value 4");
    engine.send("setposition g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]");
    let begin = Instant::now();
    engine.send("go");
    best_move(&mut engine);
    assert!(begin.elapsed() < Duration::from_secs(4));
    engine.end();
}

/// The first position has a goal in one step. The second has one legal turn, the rabbit's step,
/// after which the dogs freeze all pieces.
#[test]
fn obvious_turns_are_played_at_once() {
    let mut engine = ready();
    engine.send("setoption name tcmove value 60");
    let rows = |rows: [&str; 8]| format!("g [{}]", rows.map(|row| format!("{row:8}")).concat());
    for (position, best) in [
        (rows(["", "R      r", "", "", "", "", "", "E"]), "Ra7n"),
        (rows(["", "       r", "", "", "", "", " d", "RCd"]), "Ra1n"),
    ] {
        engine.send(&format!("setposition {position}"));
        let begin = Instant::now();
        engine.send("go");
        assert_eq!(best_move(&mut engine), best);
        assert!(begin.elapsed() < Duration::from_secs(10), "{position}");
    }
    engine.end();
}
