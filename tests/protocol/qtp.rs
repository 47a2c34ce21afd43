//! Tests QTP, Quoridor's dialect of the Go Text Protocol: KataQuoridor's example session, every
//! command, searches, time control. A session runs in a thread, as in `keddah qtp`.

use std::time::Instant;

use crate::engine::{Engine, Load, turns};
use keddah::protocol::QtpSession;
use keddah::quoridor::{Game, Notation, Options, Player};

fn start() -> Engine {
    Engine::start(QtpSession::new("keddah"))
}

/// Sends a command. Returns the answer without the empty line that ends it.
fn ask(engine: &mut Engine, command: &str) -> String {
    engine.send(command);
    let mut answer = engine.receive();
    loop {
        match engine.receive() {
            line if line.is_empty() => return answer,
            line => answer = answer + "\n" + &line,
        }
    }
}

fn new_game() -> Game {
    Game::new(&Options { notation: Some(Notation::Glendenning), ..Options::default() }).expect("a game")
}

#[test]
fn the_example_session_of_kataquoridor_is_answered_alike() {
    let mut engine = start();
    assert_eq!(ask(&mut engine, "play b e8"), "=");
    assert_eq!(ask(&mut engine, "play w e2h"), "=");
    assert_eq!(ask(&mut engine, "kata-set-param nodes 3000"), "=");
    // KataQuoridor's README has e7 here; keddah may play another move.
    let best = ask(&mut engine, "genmove b").split_off(2);
    let mut game = new_game();
    for played in ["e8", "e2h", &best] {
        game.play(played).expect("a legal move");
    }
    let both = |of: &dyn Fn(Player) -> u32| {
        let [black, white] = [1, 2].map(|number| of(Player::new(number).expect("a player")));
        format!("= B: {black} W: {white}")
    };
    let position = *game.position();
    let walls = both(&|player| position.walls_left(player).into());
    assert_eq!(ask(&mut engine, "walls"), walls);
    assert!(walls == "= B: 10 W: 9" || best.len() == 3);
    assert_eq!(ask(&mut engine, "dist"), both(&|player| position.distance(player)));
    assert_eq!(ask(&mut engine, "play w e8"), "? illegal move");
    assert_eq!(ask(&mut engine, "winner"), "= none");
    // From here with the README's move.
    assert_eq!(ask(&mut engine, "undo"), "=");
    assert_eq!(ask(&mut engine, "play b e7"), "=");
    assert_eq!(ask(&mut engine, "walls"), "= B: 10 W: 9");
    assert_eq!(ask(&mut engine, "dist"), "= B: 7 W: 9");
    assert_eq!(ask(&mut engine, "play w e8"), "? illegal move");
    engine.end();
}

#[test]
fn every_command_is_answered() {
    let mut engine = start();
    let dialogue = [
        ("protocol_version", "= 2"),
        ("name", "= keddah"),
        ("12 name", "=12 keddah"),
        ("version", concat!("= ", env!("CARGO_PKG_VERSION"))),
        ("known_command genmove", "= true"),
        ("known_command loadsgf", "= true"),
        ("known_command kata-raw-nn", "= false"),
        ("boardsize 9", "="),
        ("3 boardsize 11", "?3 unacceptable size: only 9x9 with two players is supported"),
        ("fly", "? unknown command"),
        ("5", "?5 empty command"),
        ("play b", "? Expected a color and a move but got 'b'"),
        ("play red e8", "? Could not parse color: 'red'"),
        ("play b nonsense", "? Could not parse vertex: 'nonsense'"),
        ("play w e2", "? illegal move: not white's turn"),
        ("genmove w", "? not white's turn"),
        ("kata-analyze w 10", "? not white's turn"),
        ("play b e7", "? illegal move"),
        ("play b e10", "? illegal move"),
        ("check e7", "= The pawn on e9 cannot reach e7 in one move."),
        ("undo", "? cannot undo"),
        ("move e8", "="),
        ("move w e3h", "? Could not parse vertex: 'e3h'"),
        ("wall e3h # white's", "="),
        ("wall b e3", "? Could not parse vertex: 'e3'"),
        ("walls w", "= 9"),
        ("walls", "= B: 10 W: 9"),
        ("dist b", "= 8"),
        ("dist x", "? Could not parse color: 'x'"),
        ("undo", "="),
        ("walls", "= B: 10 W: 10"),
        ("check w e3h", "= legal"),
        ("time_settings 60 5 1", "="),
        ("time_settings 60 soon 1", "? Expected a number of seconds but got 'soon'"),
        ("time_left b 30 0", "="),
        ("time_left b", "? Expected a number of seconds but got ''"),
        ("kata-time_settings fischer 60 2", "="),
        ("kata-list_time_settings", "= none absolute byoyomi canadian fischer fischer-capped"),
        ("kata-set-param level 4", "="),
        ("kata-get-param level", "= 4"),
        ("kata-set-param level 11", "? Could not set level: a whole number up to 10 is expected"),
        (
            "kata-set-param color 1",
            "? Invalid parameter: color; the parameters are level, nodes, seed, maxVisits, maxTime",
        ),
        ("stop", "="),
        ("clear_board", "="),
        ("walls", "= B: 10 W: 10"),
    ];
    for (command, answer) in dialogue {
        assert_eq!(ask(&mut engine, command), answer, "{command}");
    }
    let board = ask(&mut engine, "showboard");
    assert!(
        board.contains(" 9 |") && board.contains("distances: B: 8 W: 8") && board.ends_with("to move: black")
    );
    let commands = ask(&mut engine, "list_commands");
    // An analysis would not end before the next line.
    let simple = |command: &&str| *command != "quit" && !command.ends_with("analyze");
    for command in commands.trim_start_matches("= ").lines().filter(simple) {
        assert_ne!(ask(&mut engine, command), "? unknown command", "{command}");
    }
    engine.end();
}

#[test]
fn games_are_saved_as_sgf_and_loaded() {
    let mut engine = start();
    let file = std::env::temp_dir().join(format!("keddah-{}.sgf", std::process::id()));
    let path = file.to_str().expect("a path in text");
    for command in ["play b e8", "play w e2h", "play b f6v"] {
        assert_eq!(ask(&mut engine, command), "=");
    }
    let text = ask(&mut engine, "printsgf");
    assert!(
        text.starts_with("= (;FF[4]GM[1]SZ[17]") && text.ends_with("AB[iq]AW[ia];B[io];W[jd];B[lk])"),
        "{text}"
    );
    assert_eq!(ask(&mut engine, &format!("printsgf {path}")), "=");
    ask(&mut engine, "clear_board");
    assert_eq!(ask(&mut engine, &format!("loadsgf {path}")), "=");
    assert_eq!(ask(&mut engine, "printsgf -"), text);
    // The position before the second move.
    assert_eq!(ask(&mut engine, &format!("loadsgf {path} 2")), "=");
    assert_eq!(
        (ask(&mut engine, "dist"), ask(&mut engine, "walls")),
        ("= B: 7 W: 8".into(), "= B: 10 W: 10".into())
    );
    // Failures change nothing.
    std::fs::write(&file, "(;SZ[17];B[im])").expect("the file");
    assert!(ask(&mut engine, &format!("loadsgf {path}")).starts_with("? Could not load sgf: "));
    assert!(ask(&mut engine, "loadsgf /nowhere/at.all").starts_with("? Could not load sgf: "));
    assert!(ask(&mut engine, "printsgf /nowhere/at.all").starts_with("? Could not open or write to file: "));
    assert_eq!(ask(&mut engine, &format!("loadsgf {path} 0")), "? Invalid value for moveNumber for loadsgf");
    assert_eq!(ask(&mut engine, "dist"), "= B: 7 W: 8");
    std::fs::remove_file(file).expect("the file");
    engine.end();
}

#[test]
fn legal_moves_are_listed_for_either_player() {
    let mut engine = start();
    let moves = |engine: &mut Engine, command: &str| {
        let answer = ask(engine, command).split_off(1);
        let mut moves: Vec<String> = answer.split_whitespace().map(str::to_owned).collect();
        moves.sort();
        moves
    };
    let of = |game: &Game| {
        let labels = game.labels();
        let mut moves: Vec<String> = game.legal_moves(None).into_iter().map(|mv| labels.write(mv)).collect();
        moves.sort();
        moves
    };
    let mut game = new_game();
    for played in ["e8", "e2", "e7", "e3", "d6h", "e4", "f6v", "e5"] {
        let player = if game.position().mover().index() == 0 { "b" } else { "w" };
        assert_eq!(ask(&mut engine, &format!("play {player} {played}")), "=");
        game.play(played).expect("a legal move");
        assert_eq!(moves(&mut engine, "legal_moves"), of(&game));
    }
    assert_eq!(moves(&mut engine, "legal_moves b"), of(&game));
    // The moves of White if it were to move: its pawn is on e5, Black's on e7.
    let white = moves(&mut engine, "legal_moves w");
    assert!(["d5", "f5", "e4", "e6"].iter().all(|to| white.contains(&(*to).to_owned())), "{white:?}");
    assert_eq!(white.iter().filter(|text| text.len() == 2).count(), 4);
    engine.end();
}

#[test]
fn a_game_is_played_to_its_end() {
    let mut engine = start();
    ask(&mut engine, "kata-set-param maxVisits 200");
    let mut game = new_game();
    while !game.status().is_over() {
        let color = if game.position().mover().index() == 0 { "b" } else { "w" };
        let best = ask(&mut engine, &format!("genmove {color}")).split_off(2);
        game.play(&best).expect("a legal move");
        assert!(game.ply() < 300);
    }
    let winner = if game.status().winner() == Player::new(1) { "= B" } else { "= W" };
    assert_eq!(ask(&mut engine, "winner"), winner);
    for command in ["play b e5", "play w e5", "genmove b", "genmove w", "move e5", "kata-search b"] {
        assert_eq!(ask(&mut engine, command), "? game is over", "{command}");
    }
    assert_eq!(ask(&mut engine, "legal_moves"), "=");
    assert_eq!(ask(&mut engine, "undo"), "=");
    assert_eq!(ask(&mut engine, "winner"), "= none");
    engine.end();
}

#[test]
fn an_analysis_ends_with_the_next_line_of_input() {
    let mut engine = start();
    engine.send("kata-analyze 10 maxmoves 2");
    assert_eq!(engine.receive(), "=");
    let text = engine.until("info move ");
    assert_eq!(text.matches("info move ").count(), 2, "{text}");
    let words: Vec<&str> = text.split(' ').collect();
    let value = |key: &str| words[words.iter().position(|word| *word == key).expect(key) + 1];
    assert!(value("visits").parse::<u64>().expect("a number") > 0);
    assert!((0.0..=1.0).contains(&value("winrate").parse::<f64>().expect("a number")));
    assert_eq!((value("order"), value("pv")), ("0", value("move")));
    engine.send("7 name");
    engine.until("=7 keddah");
    assert_eq!(engine.receive(), "");
    // This command plays the move that it analyzes.
    ask(&mut engine, "kata-set-param nodes 2000");
    engine.send("lz-genmove_analyze b");
    assert_eq!(engine.receive(), "=");
    let text = engine.until("info move ");
    assert!(
        text.split("winrate ")
            .nth(1)
            .expect("a rate")
            .split(' ')
            .next()
            .expect("a word")
            .parse::<u32>()
            .is_ok()
    );
    let played = engine.until("play ").split_off(5);
    assert_eq!(engine.receive(), "");
    assert_eq!(ask(&mut engine, &format!("play b {played}")), "? illegal move: not black's turn");
    // This one only returns a move.
    let text = ask(&mut engine, "kata-search w").split_off(2);
    assert_eq!(ask(&mut engine, &format!("play w {text}")), "=");
    // The end of the input ends an analysis too.
    engine.send("lz-analyze");
    engine.until("info ");
    engine.end();
}

#[test]
fn commands_are_answered_in_order_even_after_the_end_of_the_input() {
    let mut engine = start();
    engine.send("kata-set-param nodes 20000");
    engine.send("1 genmove b");
    engine.send("2 genmove w");
    engine.send("3 walls");
    engine.send("4 genmove b");
    drop(engine.to);
    let mut heads = Vec::new();
    let mut text = String::new();
    while std::io::BufRead::read_line(&mut engine.from, &mut text).expect("a line") > 0 {
        heads.extend(
            text.split(' ').next().map(|head| head.trim().to_owned()).filter(|head| !head.is_empty()),
        );
        text.clear();
    }
    assert_eq!(heads, ["=", "=1", "=2", "=3", "=4"]);
    engine.thread.join().expect("no panic").expect("an open output");
}

#[test]
fn a_stopped_search_is_answered() {
    let mut engine = start();
    ask(&mut engine, "kata-time_settings absolute 360000");
    let begin = Instant::now();
    engine.send("1 genmove b");
    engine.send("2 name");
    engine.send("3 stop");
    assert!(engine.receive().starts_with("=1 "));
    assert_eq!(
        [engine.receive(), engine.receive(), engine.receive(), engine.receive()],
        ["", "=2 keddah", "", "=3"]
    );
    assert!(begin.elapsed().as_secs() < 20);
    engine.receive();
    engine.end();
}

#[test]
fn stop_and_quit_end_all_searches_before_them() {
    let mut engine = start();
    ask(&mut engine, "kata-time_settings absolute 360000");
    let begin = Instant::now();
    // Sent at once, so that all lines may be read before the first search begins.
    engine.send("1 genmove b\n2 genmove w\n3 stop\n4 name");
    for head in ["=1 ", "=2 ", "=3", "=4 keddah"] {
        engine.until(head);
    }
    engine.send("5 genmove b\n6 genmove w\n7 quit");
    for head in ["=5 ", "=6 ", "=7"] {
        engine.until(head);
    }
    engine.thread.join().expect("no panic").expect("an open output");
    assert!(begin.elapsed().as_secs() < 30);
}

/// Plays against the clock: `per_move` seconds a move, and two seconds for the whole game.
fn against_the_clock(load: &Load, per_move: f64, plies: usize) {
    let mut engine = start();
    ask(&mut engine, &format!("kata-time_settings fischer {} {per_move}", 2.0 + per_move));
    let mut left = [2.0 + per_move; 2];
    for ply in 0..plies {
        let (color, left) = (["b", "w"][ply % 2], &mut left[ply % 2]);
        ask(&mut engine, &format!("time_left {color} {left} 0"));
        let (begin, stalled) = (Instant::now(), load.stalled());
        let answer = ask(&mut engine, &format!("genmove {color}"));
        *left -= begin.elapsed().as_secs_f64() - (load.stalled() - stalled);
        assert!(*left > 0.0, "ply {ply}");
        *left += per_move;
        if answer == "? game is over" || ask(&mut engine, "winner") != "= none" {
            ask(&mut engine, "clear_board");
            if ply % 2 == 0 {
                // Black has just moved; white's turn comes with the next ply.
                ask(&mut engine, "play b e8");
            }
        }
    }
    engine.end();
}

#[test]
fn no_move_is_late_under_load() {
    against_the_clock(&Load::start(), 0.3, turns(20, 30));
}

/// Plays moves of two seconds in six games at once, so that each player has a fraction of a core.
#[test]
fn no_move_is_late_at_two_seconds_a_move() {
    let load = Load::start();
    std::thread::scope(|scope| {
        for _ in 0..6 {
            scope.spawn(|| against_the_clock(&load, 2.0, turns(3, 5)));
        }
    });
}

/// A race without walls left is solved exactly, so neither player uses its time.
#[test]
fn a_decided_race_is_played_at_once() {
    let mut engine = start();
    ask(&mut engine, "kata-time_settings absolute 3600");
    // All walls are placed, in rows that leave the last file open.
    for row in [2, 4, 6, 8] {
        for (at, way) in [('a', 'h'), ('c', 'h'), ('e', 'h'), ('g', 'h'), ('d', 'v')] {
            assert_eq!(ask(&mut engine, &format!("wall {at}{row}{way}")), "=");
        }
    }
    assert_eq!(ask(&mut engine, "walls"), "= B: 0 W: 0");
    let begin = Instant::now();
    for ply in 0..400 {
        let mover = ["b", "w"][ply % 2];
        if ask(&mut engine, "winner") != "= none" {
            break;
        }
        assert!(ask(&mut engine, &format!("genmove {mover}")).starts_with("= "));
    }
    assert_ne!(ask(&mut engine, "winner"), "= none");
    assert!(begin.elapsed().as_secs() < 20);
    engine.end();
}
