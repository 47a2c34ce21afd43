//! Variations and annotations in records of Arimaa.

use std::time::{Duration, Instant};

use keddah::arimaa::{Game, Reason, Side, Status};

const GOLD: &str = "1g Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Ha2 Db2 Cc2 Md2 Ee2 Cf2 Dg2 Hh2";
const SILVER: &str = "1s ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 ha7 db7 cc7 ed7 me7 cf7 dg7 hh7";

fn record(turns: &str) -> String {
    format!("{GOLD}\n{SILVER}\n{turns}")
}

fn parse(turns: &str) -> Game {
    Game::parse(&record(turns)).unwrap()
}

/// Checks that a record is written as it was read, and returns the game.
#[track_caller]
fn unchanged(turns: &str) -> Game {
    let game = parse(turns);
    assert_eq!(game.to_record(), record(turns));
    assert!(game.variation_errors().is_empty());
    game
}

fn main_line(game: &Game) -> Vec<String> {
    game.history().skip(2).collect()
}

#[test]
fn the_record_of_a_tree_is_read_as_it_is_written() {
    let game = unchanged(
        "2g Ee2n Ee3n ?! {Early. [%cal Ge2e4] [%clk 0:01:30] [%win 0.48]}\n\
         (\n\
         2g Ed2n $14\n\
         )\n\
         (\n\
         2g Hh2n {A quieter start.}\n\
         2s ed7s\n\
         (\n\
         2s hh7s !?\n\
         3g Hh3n\n\
         )\n\
         3g Ha2n\n\
         )\n\
         2s ed7s ed6s\n\
         3g Ha2n\n"
            .replace("Ed2n", "Md2n")
            .as_str(),
    );
    assert_eq!(main_line(&game), ["Ee2n Ee3n", "ed7s ed6s", "Ha2n"]);
    assert_eq!(game.nodes().count(), 12);
    let annotation = game.nodes().nth(3).unwrap().annotation;
    assert_eq!((annotation.comment.as_str(), annotation.nags.as_slice()), ("Early.", &[6][..]));
    assert_eq!((annotation.clock_ms, annotation.win), (Some(90_000), Some(4800)));
    assert_eq!(annotation.marks[0].to.as_deref(), Some("e4"));
    assert_eq!(Game::parse(&game.to_record()).unwrap(), game);
}

#[test]
fn the_cursor_decides_what_is_written_only_if_asked() {
    let mut game = unchanged("2g Ee2n\n(\n2g Md2n\n2s ed7s\n)\n2s hh7s\n");
    let whole = game.to_record();
    let node = game.nodes().find(|node| node.turn.as_deref() == Some("ed7s")).unwrap().id;
    game.go_to_node(node).unwrap();
    assert_eq!(main_line(&game), ["Md2n", "ed7s"]);
    assert_eq!(game.to_record(), whole);
    assert_eq!(game.to_record_up_to_cursor(), record("2g Md2n\n2s ed7s\n"));
    game.go_to(0).unwrap();
    assert_eq!((game.plies(), game.to_record()), (4, whole));
}

#[test]
fn lenient_forms() {
    for text in [
        "2g Ee2n! (2g Md2n {x}) 2s hh7s",
        "2g Ee2n ! ( 2g Md2n ; x\n) 2s hh7s",
        "2g Ee2n $1 ({x} 2g Md2n) 2s hh7s 3g",
        "2w Ee2n!\n(2w Md2n {x} 2b)\n2b hh7s",
        "2g {} Ee2n ! (2g Md2n # x\\n) 2s hh7s",
    ] {
        let game = parse(text);
        assert_eq!(game.to_record(), record("2g Ee2n !\n(\n2g Md2n {x}\n)\n2s hh7s\n"), "{text}");
    }
    let headed = Game::parse(&format!("; first\n[Event \"Cup\"]\n\n{{second}} $10 {GOLD}")).unwrap();
    assert_eq!(headed.to_record(), format!("[Event \"Cup\"]\n\n$10 {{first\nsecond}}\n{GOLD}\n"));
    assert_eq!(Game::parse(&headed.to_record()).unwrap(), headed);
}

#[test]
fn comments_may_hold_anything() {
    for comment in ["}", "\\", "\\}", "a\\nb", "( ) [ ] ; # $", "{", "[Event \"x\"]", "é\nü", "1g"] {
        let mut game = parse("2g Ee2n");
        game.annotation_mut(game.node()).unwrap().add_comment(comment);
        let read = Game::parse(&game.to_record()).unwrap();
        assert_eq!(read.nodes().last().unwrap().annotation.comment, comment);
        assert_eq!(read, game);
    }
}

#[test]
fn a_turn_taken_back_becomes_a_variation() {
    let game = parse("2g Ee2n\n2s takeback\n2g Md2n\n2s hh7s\n");
    assert_eq!(game.to_record(), record("2g Md2n\n(\n2g Ee2n\n)\n2s hh7s\n"));
    assert_eq!(main_line(&game), ["Md2n", "hh7s"]);
    let game = parse("2g Ee2n\n2s hh7s\n3g takeback\n2s takeback\n2g Ee2n\n2s ha7s\n");
    assert_eq!(game.to_record(), record("2g Ee2n\n2s ha7s\n(\n2s hh7s\n)\n"));
    let game = parse("2g Ee2n\n2s takeback\n2g Md2n\n2s takeback\n");
    assert_eq!(game.to_record(), record(""));
}

#[test]
fn the_end_of_a_record_is_the_end_of_its_main_line() {
    for (text, written) in [
        ("(2g Ee2n)", "2g Ee2n\n"),
        ("2g Ee2n (2s hh7s) (2s ha7s)", "2g Ee2n\n2s hh7s\n(\n2s ha7s\n)\n"),
        // A turn that was taken back is not played, although the turn before it is played again.
        ("2g Ee2n\n2s hh7s\n3g takeback\n2s takeback\n2g Ee2n\n", "2g Ee2n\n"),
        ("2g Ee2n\n2s hh7s\n3g takeback\n2s takeback\n2g Ee2n (2s ha7s)", "2g Ee2n\n2s ha7s\n"),
        ("2g Ee2n\n2s hh7s\n3g takeback\n2s\n", "2g Ee2n\n"),
        ("2g Ee2n\n2s hh7s\n3g takeback (2s ha7s) 2s ed7s", "2g Ee2n\n2s ed7s\n(\n2s ha7s\n)\n"),
    ] {
        let game = parse(text);
        assert_eq!(game.to_record(), record(written), "{text}");
        let again = Game::parse(&record(written)).unwrap();
        assert_eq!((game.to_string(), game.ply()), (again.to_string(), again.ply()), "{text}");
    }
}

#[test]
fn analysis_after_a_result_is_a_variation() {
    let text = "[Result \"silver\"]\n[Termination \"resignation\"]\n\n".to_string()
        + &record("2g Ee2n\n(\n2s hh7s\n(\n2s ha7s\n)\n3g Ee3n\n)\n");
    let game = Game::parse(&text).unwrap();
    assert_eq!(game.status(), Status::Won { winner: Side::Silver, reason: Reason::Resignation });
    assert_eq!((main_line(&game), game.to_record()), (vec!["Ee2n".to_string()], text));
    let words = parse("2g Ee2n\n2s resigns\n(\n2s hh7s\n)\n");
    assert_eq!(words.status(), Status::Won { winner: Side::Gold, reason: Reason::Resignation });
    assert_eq!((words.nodes().count(), main_line(&words)), (5, vec!["Ee2n".to_string()]));
    assert_eq!(Game::parse(&words.to_record()).unwrap(), words);
}

#[test]
fn a_wrong_turn_ends_only_its_variation() {
    let game = parse("2g Ee2n\n(\n2g Md2n\n2s hh7n\n(2s ha7s)\n3g Ee2n\n)\n(\n2g Hh2n\n)\n2s hh7s\n");
    assert_eq!(game.to_record(), record("2g Ee2n\n(\n2g Md2n\n)\n(\n2g Hh2n\n)\n2s hh7s\n"));
    let [error] = game.variation_errors() else { panic!("one error") };
    assert_eq!((error.turn(), error.code()), (Some("2s"), "occupied"));
    assert_eq!(parse("2g Ee2n (3g Md2n)").variation_errors()[0].code(), "notation");
    assert_eq!(parse("2g Ee2n (2g Zd2n)").variation_errors()[0].code(), "notation");
}

#[test]
fn what_cannot_be_read() {
    for (text, turn) in [
        ("2g Ee2n (2g Md2n", None),
        ("2g Ee2n ) 2s hh7s", None),
        ("2g Ee2n {2s hh7s", None),
        ("2g Ee2n $256", None),
        ("2g Ee2n 2s hh7n (2s ha7s)", Some("2s")),
    ] {
        let error = Game::parse(&record(text)).unwrap_err();
        assert_eq!(error.turn(), turn, "{text}: {error}");
    }
    assert_eq!(Game::parse("(1g Ra1)").unwrap().variation_errors().len(), 1);
}

#[test]
fn ten_thousand_nested_variations() {
    let depth = 10_000;
    let text = "2g Ee2n ".to_string() + &"(2g Md2n ".repeat(depth) + &")".repeat(depth);
    let game = parse(&text);
    assert_eq!(game.to_record(), record("2g Ee2n\n(\n2g Md2n\n)\n"));
    let unclosed = Game::parse(&record(&"(".repeat(depth))).unwrap_err();
    assert!(unclosed.to_string().contains("no closing"), "{unclosed}");
}

/// Far more than reading 10 MB takes, so that a slow machine passes, and far less than it would
/// take in quadratic time.
const LIMIT: Duration = Duration::from_secs(30);

#[test]
fn ten_megabytes_are_read_in_time() {
    let comment = "{[%clk 0:01:30] [%win [%csl Ra1,Gb2] [ \\} é (}".repeat(100);
    let variations = "(2g Md2n 2s hh7s) (2g Hh2n 2s xx)".repeat(200);
    for (part, must_parse) in [(comment, true), ("(".into(), false), ("2g Md2n (".into(), false)] {
        let text = "2g Ee2n ".to_string() + &part.repeat(10_000_000 / part.len());
        let started = Instant::now();
        assert_eq!(Game::parse(&record(&text)).is_ok(), must_parse, "{}", &part[..1]);
        assert!(started.elapsed() < LIMIT, "{}: {:?}", &part[..1], started.elapsed());
    }
    let started = Instant::now();
    let text = "2g Ee2n ".to_string() + &variations.repeat(10_000_000 / variations.len());
    let game = parse(&text);
    assert!(started.elapsed() < LIMIT, "variations: {:?}", started.elapsed());
    assert_eq!(game.to_record(), record("2g Ee2n\n(\n2g Md2n\n2s hh7s\n)\n(\n2g Hh2n\n)\n"));
}
