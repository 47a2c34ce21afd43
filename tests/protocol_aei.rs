//! The Arimaa Engine Interface: a recorded dialogue, thinking beside the conversation, and the clock.

#![cfg(all(feature = "protocol", feature = "arimaa"))]

mod common;

use std::io::{BufRead, Write};
use std::time::{Duration, Instant};

use common::engine::{Engine, Load};
use keddah::arimaa::Game;
use keddah::protocol::aei;

/// A session whose opening phase is over.
fn ready() -> Engine {
    let mut engine = Engine::start(aei::converse);
    engine.say("aei");
    engine.until("aeiok");
    engine
}

fn best_move(engine: &mut Engine) -> String {
    engine.until("bestmove ").split_off("bestmove ".len())
}

fn matches(said: &str, expected: &str) -> bool {
    expected.strip_suffix('*').map_or(said == expected, |start| said.starts_with(start))
}

#[test]
fn a_recorded_dialogue() {
    let mut engine = Engine::start(aei::converse);
    let (mut best, mut read_ahead) = (String::new(), None);
    let text = include_str!("data/arimaa/aei.txt");
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| line.starts_with(['<', '>'])) {
        let (side, line) = line.split_at(2);
        if side == "> " {
            assert_eq!(read_ahead, None, "before line {number}");
            engine.say(&line.replace('=', &best));
            continue;
        }
        let mut said = read_ahead.take().unwrap_or_else(|| engine.hear());
        if line == "info *" {
            while said.starts_with("info ") {
                said = engine.hear();
            }
            read_ahead = Some(said);
            continue;
        }
        assert!(matches(&said, line), "line {number}: expected {line}, heard {said}");
        if let Some(said) = said.strip_prefix("bestmove ") {
            best = said.into();
        }
    }
    assert_eq!(engine.hear(), "");
    engine.thread.join().expect("no panic").expect("all was heard");
}

#[test]
fn what_is_told_of_a_search() {
    let mut engine = ready();
    engine.say("setoption name nodes value 20000");
    engine.say("setposition g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]");
    engine.say("go");
    let mut told: Vec<String> = Vec::new();
    while told.last().is_none_or(|line| !line.starts_with("bestmove ")) {
        told.push(engine.hear());
    }
    let best = told.pop().expect("a best move").split_off("bestmove ".len());
    let last = |kind: &str| {
        let line = told.iter().rev().find_map(|line| line.strip_prefix(&format!("info {kind} ")));
        line.unwrap_or_else(|| panic!("info {kind} is told: {told:?}"))
    };
    assert!(last("depth").trim_end_matches('+').parse::<u32>().expect("a depth") >= 4);
    assert!(last("nodes").parse::<u64>().expect("a number") >= 20_000);
    assert!(last("score").parse::<i32>().expect("a score").abs() < 1000);
    assert!(last("time").parse::<f64>().expect("seconds") < 60.0);
    // Turns of the line in alternation, all legal; the other side's letter stands before every turn but the first.
    let mut game = Game::default_setup();
    let turns: Vec<&str> = last("pv").split(" s ").flat_map(|turns| turns.split(" g ")).collect();
    assert_eq!(turns[0], best);
    for turn in turns {
        game.play(turn).expect("a legal turn");
    }
    engine.end();
}

#[test]
fn answers_while_thinking() {
    let mut engine = ready();
    engine.say("setoption name tcmove value 3600");
    engine.say("setposition g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]");
    let begin = Instant::now();
    engine.say("go");
    engine.say("isready");
    engine.until("readyok");
    engine.say("go");
    engine.until("log Error: a search is under way already");
    engine.say("stop");
    let best = best_move(&mut engine);
    assert!(begin.elapsed() < Duration::from_secs(20));
    Game::default_setup().play(&best).expect("a legal turn");
    // A move ends the search without an answer, even if it comes before the search has begun.
    for _ in 0..20 {
        engine.say("go");
        engine.say("setposition g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]");
    }
    engine.say("go");
    engine.say(&format!("makemove {best}"));
    engine.say("isready");
    assert!(!engine.until("readyok").is_empty());
    engine.say("setoption name nodes value 100");
    engine.say("setoption name tcmove value 0");
    engine.say("go");
    let reply = best_move(&mut engine);
    let mut game = Game::default_setup();
    game.play(&best).expect("a legal turn");
    game.play(&reply).expect("a legal turn of the other side");
    engine.end();
}

#[test]
fn a_reply_expected_is_answered_from_what_was_pondered() {
    let mut engine = ready();
    engine.say("setoption name nodes value 4000");
    engine.say("setposition g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]");
    engine.say("go");
    let best = best_move(&mut engine);
    engine.say(&format!("makemove {best}"));
    engine.say("go ponder");
    engine.say("stop");
    let reply = best_move(&mut engine);
    let mut plain = ready();
    plain.say("setoption name nodes value 4000");
    plain.say("setposition g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]");
    for engine in [&mut engine, &mut plain] {
        engine.say("setposition g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]");
        engine.say("go");
        assert_eq!(best_move(engine), best);
        engine.say(&format!("makemove {best}"));
    }
    engine.say("go ponder");
    for engine in [&mut engine, &mut plain] {
        engine.say(&format!("makemove {reply}"));
        engine.say("go");
    }
    assert_eq!(best_move(&mut engine), best_move(&mut plain));
    // Another reply than the one expected.
    engine.say("go ponder");
    engine.say("setposition s [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]");
    engine.say("go");
    let silver = best_move(&mut engine);
    assert!(silver.starts_with(|letter: char| letter.is_ascii_lowercase()), "{silver}");
    engine.end();
    plain.end();
}

#[test]
fn nothing_more_to_hear() {
    // What is under way is answered, if something limits it.
    let mut engine = ready();
    engine.say("setoption name nodes value 2000");
    engine.say("newgame");
    engine.say("go");
    drop(engine.to);
    let mut line = String::new();
    while !line.starts_with("bestmove ") {
        line.clear();
        assert!(engine.from.read_line(&mut line).expect("a line") > 0, "the answer is owed");
    }
    engine.thread.join().expect("no panic").expect("all was heard");
    // Nobody can stop a pondering any more.
    let mut engine = ready();
    engine.say("setoption name tcmove value 3600");
    engine.say("go ponder");
    engine.end();
    // Nobody hears the answers any more.
    let mut engine = ready();
    engine.say("isready");
    engine.until("readyok");
    drop(engine.from);
    writeln!(engine.to, "isready").expect("the session listens");
    let error = engine.thread.join().expect("no panic").expect_err("nobody hears");
    assert_eq!(error.kind(), std::io::ErrorKind::BrokenPipe);
}

#[test]
fn bytes_that_are_no_text() {
    let mut engine = ready();
    engine.to.write_all(b"\xff\xfe\0 \xc3\nmakemove \xf0\x28\r\nisready\r\n").expect("the session listens");
    assert!(engine.hear().starts_with("log Error: there is no message "));
    assert!(engine.hear().starts_with("log Error: "));
    assert_eq!(engine.hear(), "readyok");
    engine.end();
}

/// Turns against the clock: so much a turn, and two seconds for the whole game besides. Seconds spent in all.
fn against_the_clock(load: &Load, per_turn: f64, turns: u32, seed: u32) -> f64 {
    let mut engine = ready();
    engine.say(&format!("setoption name tcmove value {per_turn}"));
    engine.say("setoption name tcpercent value 0");
    engine.say(&format!("setoption name seed value {seed}"));
    let mut game = Game::default_setup();
    engine.say(&format!("setposition {game}"));
    let (mut reserve, mut total) = (2.0, 0.0);
    for turn in 0..turns {
        for side in ["g", "s"] {
            engine.say(&format!("setoption name {side}reserve value {reserve}"));
        }
        let (begin, stalled) = (Instant::now(), load.stalled());
        engine.say("go");
        let best = best_move(&mut engine);
        let taken = begin.elapsed().as_secs_f64() - (load.stalled() - stalled);
        reserve -= (taken - per_turn).max(0.0);
        total += taken;
        assert!(reserve > 0.0, "turn {turn} took {taken} s");
        engine.say(&format!("makemove {best}"));
        game.play(&best).expect("a legal turn");
        if game.status().is_over() {
            game = Game::default_setup();
            engine.say(&format!("setposition {game}"));
        }
    }
    engine.end();
    total
}

/// Sixty turns of one game while every core is busy. Three tenths of a second a turn are harder to keep than two seconds, since
/// lag does not shrink with the time there is.
#[test]
fn never_late_under_load() {
    let total = against_the_clock(&Load::start(), 0.3, 60, 0);
    assert!(total > 0.4 * 60.0 * 0.3, "time is used: {total} s");
}

/// Sixty turns on two seconds a turn: of six games at once, so that each player has a fraction of a core.
#[test]
fn never_late_on_two_seconds_a_turn() {
    let load = Load::start();
    let total: f64 = std::thread::scope(|scope| {
        let games: Vec<_> = (0..6)
            .map(|seed| {
                scope.spawn({
                    let load = &load;
                    move || against_the_clock(load, 2.0, 10, seed)
                })
            })
            .collect();
        games.into_iter().map(|game| game.join().expect("in time")).sum()
    });
    assert!(total > 0.4 * 60.0 * 2.0, "time is used: {total} s");
}

/// The whole game's time bounds a turn, also where nothing else does.
#[test]
fn a_time_for_the_game_is_a_clock() {
    let mut engine = ready();
    engine.say("setoption name tctotal value 4");
    engine.say("setposition g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]");
    let begin = Instant::now();
    engine.say("go");
    best_move(&mut engine);
    assert!(begin.elapsed() < Duration::from_secs(4));
    engine.end();
}

/// A goal at hand, and a position with one legal turn: the rabbit's step, after which the dogs freeze all.
#[test]
fn what_is_clear_takes_no_time() {
    let mut engine = ready();
    engine.say("setoption name tcmove value 60");
    let rows = |rows: [&str; 8]| format!("g [{}]", rows.map(|row| format!("{row:8}")).concat());
    for (position, best) in [
        (rows(["", "R      r", "", "", "", "", "", "E"]), "Ra7n"),
        (rows(["", "       r", "", "", "", "", " d", "RCd"]), "Ra1n"),
    ] {
        engine.say(&format!("setposition {position}"));
        let begin = Instant::now();
        engine.say("go");
        assert_eq!(best_move(&mut engine), best);
        assert!(begin.elapsed() < Duration::from_secs(10), "{position}");
    }
    engine.end();
}
