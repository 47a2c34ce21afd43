//! Tests the reading of records in all their forms, and that a written record reads back the same.

use std::time::{Duration, Instant};

use keddah::arimaa::{Error, Game, Kind, Position, Reason, Side, Status};
use keddah::game::Rng;

const GOLD: &str = "Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2";
const SILVER: &str = "ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 da7 hb7 cc7 ed7 me7 cf7 hg7 dh7";
const OPENING: &str = "g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]";

/// Returns a record with both setups, then more.
fn record(more: &str) -> String {
    format!("1g {GOLD}\n1s {SILVER}\n{more}")
}

fn read(more: &str) -> Game {
    Game::parse(&record(more)).unwrap_or_else(|error| panic!("{more}: {error}"))
}

fn turns(game: &Game) -> Vec<String> {
    game.history().skip(2).collect()
}

const fn won(winner: Side, reason: Reason) -> Status {
    Status::Won { winner, reason }
}

/// Returns the error of a record with both setups and more: code, turn, and the text at its offset.
fn fails(more: &str) -> (String, String, String) {
    let text = record(more);
    let error = Game::parse(&text).expect_err(more);
    let rest = error.at().map_or(String::new(), |at| text.chars().skip(at).take(5).collect());
    (error.code().into(), error.turn().unwrap_or_default().into(), rest)
}

fn fail(code: &str, turn: &str, rest: &str) -> (String, String, String) {
    (code.into(), turn.into(), rest.into())
}

#[test]
fn plain_records_round_trip() {
    let text = record("2g Ee2n Ee3n\n2s ed7s\n");
    let game = Game::parse(&text).unwrap();
    assert_eq!((game.to_record(), turns(&game)), (text, vec!["Ee2n Ee3n".into(), "ed7s".into()]));
    for text in [&record(""), &format!("1g {GOLD}\n"), "1g\n"] {
        assert_eq!(&Game::parse(text).unwrap().to_record(), text);
    }
    assert_eq!(Game::parse("1g").unwrap(), Game::new());
    assert_eq!(read("").to_string(), Game::default_setup().to_string());
}

#[test]
fn tags_round_trip() {
    let text = format!(
        "[Event \"The \\\"big\\\" one\"]\n[Position \"{OPENING}\"]\n[Result \"silver\"]\n[Termination \"time\"]\n\n7g Ee2n\n"
    );
    let game = Game::parse(&text).unwrap();
    assert_eq!(game.status(), won(Side::Silver, Reason::Time));
    assert_eq!(game.tags().collect::<Vec<_>>(), [("Event", "The \"big\" one")]);
    assert_eq!(game.to_record(), text);
    for text in [
        format!("[Position \"{OPENING}\"]\n\n2g\n"),
        format!("[Position \"{OPENING}\"]\n\n9g\n"),
        format!("[Position \"{}\"]\n\n9s Ee2n", OPENING.replacen('g', "s", 1)).replace("Ee2n", "ed7s\n"),
        "[Result \"gold\"]\n[Termination \"illegal\"]\n\n1g\n".into(),
        format!("[Position \"s [{}DHCMECHDRRRRRRRR]\"]\n\n1s {SILVER}\n2g Ee2n\n", " ".repeat(48)),
    ] {
        assert_eq!(Game::parse(&text).unwrap().to_record(), text);
    }
}

#[test]
fn tags_after_turns_are_refused() {
    let before = format!("1g {GOLD}\n[Event \"x\"]\n");
    let after = record("2g Ee2n (2g Dd2n) [Event \"x\"]");
    for text in [before, after] {
        let error = Game::parse(&text).unwrap_err();
        assert_eq!((error.code(), error.at()), ("notation", text.find('[')), "{text}");
    }
}

#[test]
fn every_kind_of_game_round_trips() {
    let mut setup = Game::new();
    setup.play(GOLD).unwrap();
    let mut resigned = setup.clone();
    resigned.resign(Some(Side::Silver)).unwrap();
    let mut on_time = Game::from_position(Position::default());
    on_time.end(Side::Gold, Reason::Time).unwrap();
    let mut undone = read("2g Ee2n\n2s ed7s\n3g Ee3n");
    undone.undo();
    undone.step("Hb2n").unwrap();
    for game in [Game::new(), setup, resigned, on_time, undone, Game::default_setup()] {
        assert_eq!(Game::parse(&game.to_record()), Ok(game.clone()), "{}", game.to_record());
    }
    let again = Game::parse(&read("2g Ee2n\n2s takeback").to_record()).unwrap();
    assert_eq!((again.ply(), again.plies()), (2, 2));
}

#[test]
fn older_letters_and_separators_are_read() {
    let expected = read("2g Ee2n\n2s ed7s\n3g");
    let archive = format!("1w {GOLD}\\n1b {SILVER}\\n2w Ee2n\\n2b ed7s\\n3w");
    for text in [
        archive.clone(),
        archive.replace("\\n", "\r\n"),
        archive.replace("\\n", " "),
        archive.replace("w ", "w. ").replace("b ", "b\t"),
        format!("\n\n {archive}\\n\n"),
        archive.replace("\\n2w", " {out\nit goes} ; my elephant [1w]\n# and\n2w").replace("3w", "{end}"),
    ] {
        let found = Game::parse(&text).unwrap();
        assert!(found.history().eq(expected.history()), "{text}");
    }
}

#[test]
fn takebacks_remove_turns() {
    for (more, expected) in [
        ("2g Ee2n\n2s takeback\n2g Hb2n\n2s ed7s", &["Hb2n", "ed7s"][..]),
        ("2g Ee2n\n2s ed7s\n3g takeback\n2s takeback\n2g Hb2n", &["Hb2n"]),
        ("2g Ee2n\n2s ed7s\n3g takeback\n2s takeback", &[]),
        ("2g Ee2n\n2s ed7s\n3g takeback\n2s hb7s", &["Ee2n", "hb7s"]),
        // The label says where play continues.
        ("2g Ee2n\n2s ed7s\n3g takeback\n2g Hb2n", &["Hb2n"]),
        ("2g Ee2n\n2s ed7s\n3g takeback\n3g Hb2n", &["Ee2n", "ed7s", "Hb2n"]),
        ("2g Ee2n\n2s ed7s\n3g takeback\n2s", &["Ee2n"]),
        ("2g Ee2n\n2s takeback", &[]),
    ] {
        assert_eq!(turns(&read(more)), expected, "{more}");
    }
    let setup_again = read(&format!("2g takeback\n1s {SILVER}\n2g Ee2n"));
    assert_eq!(turns(&setup_again), ["Ee2n"]);
    // Turns taken back do not count as occurrences.
    let dance = "2g Ee2n\n2s ed7s\n3g Ee3s\n3s ed6n\n4g Ee2n\n4s ed7s\n5g Ee3s\n";
    assert_eq!(fails(&format!("{dance}5s ed6n")), fail("third-repetition", "5s", ""));
    let taken = "5s takeback\n5g Ee3n\n5s takeback\n5g Ee3e\n5s takeback\n5g Ee3s";
    assert_eq!(read(&format!("{dance}{taken}")).occurrences(), 2);
    assert_eq!(fails("2g takeback\n1s takeback\n1g takeback"), fail("notation", "1g", " take"));
    assert_eq!(fails("2g takeback Ee2n"), fail("notation", "2g", "Ee2n"));
    assert_eq!(fails("2g Ee2n\n2s takeback\n3g Ee3n"), fail("notation", "3g", "3g Ee"));
}

#[test]
fn results_are_read_from_words_and_tags() {
    use Reason::{Illegal, Resignation, Time};
    use Side::{Gold, Silver};
    for (more, status) in [
        ("2g Ee2n\n2s resigns", won(Gold, Resignation)),
        ("2g resigns\n2s", won(Silver, Resignation)),
        ("2g Ee2n\n2b lost\n", won(Gold, Resignation)),
        ("2g Ee2n\n2s lost on time", won(Gold, Time)),
        ("2g Ee2n\n2s won", won(Silver, Resignation)),
        ("2g Ee2n\n2s won by resignation", won(Silver, Resignation)),
        ("2g Ee2n\n2s Illegal move", won(Gold, Illegal)),
        ("2g Ee2n\nresigns", won(Gold, Resignation)),
        ("2g Ee2n 1-0", won(Gold, Resignation)),
        ("2g Ee2n 0-1", won(Silver, Resignation)),
        ("2g Ee2n *", Status::Playing { to_move: Silver }),
    ] {
        let game = read(more);
        assert_eq!(game.status(), status, "{more}");
        assert_eq!(Game::parse(&game.to_record()), Ok(game));
    }
    for (tags, status) in [
        ("[Result \"w\"]\n[Termination \"t\"]\n", won(Gold, Time)),
        ("[Result \"0-1\"]\n[Termination \"r\"]\n", won(Silver, Resignation)),
        ("[Result \"Silver\"]\n", won(Silver, Resignation)),
        ("[Result \"*\"]\n[Termination \"unterminated\"]\n", Status::Playing { to_move: Gold }),
    ] {
        assert_eq!(Game::parse(&format!("{tags}{}", record(""))).unwrap().status(), status, "{tags}");
    }
    let marked =
        Game::parse(&format!("[Result \"1-0\"]\n[Termination \"time\"]\n{}", record("2g Ee2n 1-0"))).unwrap();
    assert_eq!(marked.status(), won(Gold, Time));
}

#[test]
fn results_that_the_board_contradicts_are_refused() {
    let position = format!("g [{}R{}r{}]", " ".repeat(16), " ".repeat(30), " ".repeat(16));
    let result = |tags: &str| Game::parse(&format!("[Position \"{position}\"]\n{tags}\n2g Ra6n Ra7n"));
    let goal = won(Side::Gold, Reason::Goal);
    for tags in [
        "",
        "[Result \"gold\"]",
        "[Result \"gold\"]\n[Termination \"goal\"]",
        "[Result \"1-0\"]\n[Termination \"r\"]",
    ] {
        assert_eq!(result(tags).unwrap().status(), goal);
    }
    assert_eq!(result("[Result \"silver\"]").unwrap_err().code(), "wrong-result");
    let early = format!("[Result \"gold\"]\n[Termination \"goal\"]\n{}", record(""));
    assert_eq!(Game::parse(&early).unwrap_err().code(), "wrong-result");
    assert_eq!(result("[Result \"1/2-1/2\"]").unwrap_err().code(), "wrong-result");
    let drawn = format!("[Result \"1/2-1/2\"]\n{}", record(""));
    assert_eq!(Game::parse(&drawn).unwrap_err().code(), "draw-not-allowed");
    assert_eq!(fails("2g 1/2-1/2").0, "draw-not-allowed");
    assert_eq!(fails("2g resigns\n2g Ee2n"), fail("game-over", "2g", ""));
}

#[test]
fn errors_name_the_turn_and_the_offset() {
    for (more, expected) in [
        ("2g Ee2n Ee9n", fail("notation", "2g", "9n")),
        ("2g Ee2n\n2s ö", fail("notation", "2s", "ö")),
        ("2g Ee2n Ee3s", fail("unchanged", "2g", "")),
        ("2g Ee2n ee7s", fail("wrong-piece", "2g", "")),
        ("2g Ee2n\n3g Ee3n", fail("notation", "3g", "3g Ee")),
        ("2s ed7s", fail("notation", "2s", "2s ed")),
        ("2g\n2s ed7s", fail("notation", "2g", "\n2s e")),
        ("2g Ee2n\n2s ed7s {", fail("notation", "", "{")),
        ("2g Ee2n\n[Event \"late\"]", fail("notation", "", "[Even")),
        ("99999999999999999999g Ee2n", fail("notation", "", "99999")),
        ("2g Ee2n \\x", fail("notation", "", "\\x")),
    ] {
        assert_eq!(fails(more), expected, "{more}");
    }
    let position = format!("[Position \"{}\"]\n2g", OPENING.replacen("DHC", "DHQ", 1));
    let error = Game::parse(&position).unwrap_err();
    assert_eq!(error.at().and_then(|at| position.chars().nth(at)), Some('Q'));
    let faulty = format!("[Position \"{}\"]\n2g", OPENING.replacen("DHC", "EEE", 1));
    assert!(matches!(Game::parse(&faulty), Err(Error::Faults(faults)) if faults.len() == 1));
    for (text, at) in [("", 0), (" \n {x}", 6), ("hello", 0), ("1g Ra1", 0), ("[Result \"half\"]", 9)] {
        let error = Game::parse(text).unwrap_err();
        if text == "1g Ra1" {
            assert_eq!((error.code(), error.turn()), ("setup-count", Some("1g")));
        } else {
            assert_eq!((error.code(), error.at()), ("notation", Some(at)), "{text}");
        }
    }
}

#[test]
fn letters_of_the_archive_name_how_a_game_ended() {
    let parse = |letter: &str| {
        let text = format!("[Result \"gold\"]\n[Termination \"{letter}\"]\n{}", record(""));
        Game::parse(&text).map(|game| game.status()).map_err(|error| error.code())
    };
    for (letter, reason) in [("r", Reason::Resignation), ("t", Reason::Time), ("i", Reason::Illegal)] {
        assert_eq!(parse(letter), Ok(won(Side::Gold, reason)));
        assert_eq!(parse(&letter.to_uppercase()), parse(letter));
    }
    // The board says otherwise.
    for letter in ["g", "e", "m", "G", "E", "M"] {
        assert_eq!(parse(letter), Err("wrong-result"), "{letter}");
    }
    assert_eq!(parse("q"), Err("notation"));
}

#[test]
fn numbers_of_turns_end_at_twice_the_largest_of_a_position() {
    let message = |number: u64| Game::parse(&record(&format!("{number}g Ee2n"))).unwrap_err().to_string();
    let last = u64::from(u32::MAX) * 2;
    assert!(message(last).ends_with(&format!("Expected turn 2g, found {last}g.")));
    assert!(message(last + 1).ends_with("The number of this turn is too large."));
}

#[test]
fn the_final_position_of_a_record_is_compared() {
    let (plain, after) = (record("2g Ee2n\n"), read("2g Ee2n"));
    let text = format!("{plain}final {after}\n\n{plain}final {OPENING}\n");
    let games: Vec<_> = Game::read_all(&text, &()).map(|listed| listed.game).collect();
    assert_eq!(games[0].as_ref(), Ok(&after));
    assert_eq!(games[1].as_ref().map_err(Error::code).map(drop), Err("notation"));
    assert_eq!(games.len(), 2);
}

#[test]
fn a_file_of_many_records_is_split() {
    let plain = record("2g Ee2n\n2s resigns\n");
    let tagged = format!("[Event \"x\"]\n\n{}", record(""));
    let text =
        format!("# a file\n\ngame 17 result=g\n{plain}\n{tagged}\n\n\n1g {GOLD}\n1s nonsense\n\n{plain}");
    let found: Vec<_> = Game::read_all(&text, &()).collect();
    assert_eq!(found.len(), 4);
    assert_eq!((found[0].number, found[0].name.as_deref()), (1, Some("17")));
    assert_eq!(found[0].game, Game::parse(&plain));
    assert_eq!(found[1].game.as_ref().unwrap().tags().next(), Some(("Event", "x")));
    let error = found[2].game.as_ref().unwrap_err();
    let rest: String = text.chars().skip(error.at().unwrap()).take(8).collect();
    assert_eq!((error.turn(), rest.as_str()), (Some("1s"), "nonsense"));
    assert_eq!((found[3].number, &found[3].name), (4, &None));
}

/// Returns a long record in which elephants and cats move one step a turn.
fn long_record(plies: usize) -> String {
    let rows =
        ["c......e", "........", "r.......", "........", "........", ".......R", "........", "C......E"];
    let mut game = Game::parse(&format!("g [{}]", rows.concat())).unwrap();
    let mut rng = Rng::new(1);
    while game.ply() < plies {
        let steps = game.legal_steps(None);
        let wander: Vec<_> =
            steps.iter().filter(|step| step.piece.kind != Kind::Rabbit && step.captures.is_none()).collect();
        let turn = rng.pick(&wander).map(ToString::to_string).unwrap_or_default();
        if game.check(&turn).is_ok_and(|checked| !checked.status.is_over()) {
            game.play(&turn).unwrap();
        } else if rng.below(4) == 0 {
            // Goes back some turns, since few turns are legal here.
            game.go_to(game.ply().saturating_sub(20)).unwrap();
        }
    }
    game.to_record()
}

#[test]
fn long_hostile_texts_are_read_or_refused_in_time() {
    const SIZE: usize = 1 << 18;
    let words = |word: &str| word.repeat(SIZE / word.len());
    let long = |word: &str| record(&words(word));
    let long_game = long_record(20_000);
    let takebacks = format!("{}{}", record("2g Ee2n\n"), words("2s takeback\n2g Ee2n\n"));
    for text in [
        words("Ee2n "),
        words("1g "),
        words("["),
        words("{"),
        words("\\n"),
        words("\\"),
        words("9"),
        words(" "),
        words("ö"),
        words("[A \"b\"]\n"),
        format!("[A \"{}", words("\\\"")),
        words("g ["),
        words("game x\n"),
        words("final \n\n"),
        words("1g\n\n"),
        long("Ee2n "),
        long("2g Ee2n\n2s takeback\n"),
        long("2g takeback "),
        format!("2g {}", words("lost ")),
        takebacks,
        long_game,
    ] {
        let start = Instant::now();
        let parsed = Game::parse(&text);
        let _ = Game::read_all(&text, &()).map(|listed| listed.game.is_ok()).collect::<Vec<_>>();
        if let Ok(game) = parsed {
            assert_eq!(Game::parse(&game.to_record()), Ok(game));
        }
        // Far more than it takes, for busy machines. Quadratic work would take minutes.
        assert!(start.elapsed() < Duration::from_secs(20), "{:.40} took {:?}", text, start.elapsed());
    }
}

#[test]
fn a_drawing_without_its_first_line_is_refused_with_what_is_missing() {
    let drawing = keddah::arimaa::Setup::from(&Position::default()).drawing(12);
    let (_, board) = drawing.split_once('\n').expect("two lines");
    let (_, ranks) = board.split_once('\n').expect("two lines");
    for (text, at) in [(board, 1), (board.trim_start(), 0), (ranks, 1), ("| r r r r r r r r |", 0)] {
        let error = Game::parse(text).expect_err("no first line");
        let message = "A drawing begins with a line of the turn and the side to move, such as 2g.";
        assert_eq!((error.to_string().as_str(), error.at()), (message, Some(at)), "{text}");
    }
    assert!(Game::parse(&drawing).is_ok());
}
