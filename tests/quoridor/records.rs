//! Tests the reading and writing of records of Quoridor games.

use keddah::game::Rng;
use keddah::quoridor::{Error, Game, Notation, Options, Player, Reason, Setup, Status};

const STANDARD: Options =
    Options { players: 2, size: 9, walls: None, first: 1, notation: Some(Notation::Standard) };

fn parse(text: &str) -> Result<Game, Error> {
    Game::parse(text, &Options::default())
}

fn history(game: &Game) -> String {
    game.history().collect::<Vec<_>>().join(" ")
}

/// The record is the example of Wikipedia's articles on Quoridor.
#[test]
fn a_record_in_glendenning_notation_is_read() {
    let game = parse("1. e8 e2  2. e7 e3  3. e3h e6h").expect("a record");
    assert_eq!(game.notation(), Notation::Glendenning);
    assert_eq!(history(&game), "e8 e2 e7 e3 e3h e6h");
    assert_eq!(game.to_string(), "e3e6//e3e7/9 9/1");
    let again = parse(&game.to_record());
    assert_eq!(again.as_ref().map(Game::notation), Ok(Notation::Glendenning));
    assert_eq!(again, Ok(game));
    let standard = Game::parse("1. e2 e8 2. e3 e7 3. e6h e3h", &STANDARD).expect("a record");
    assert_eq!(standard.to_string(), "e3e6//e3e7/9 9/1");
}

#[test]
fn move_numbers_and_comments_are_optional() {
    let expected = parse("e2 e8 e3 e7").expect("a record");
    for text in [
        "1. e2 e8 2. e3 e7",
        "1.e2 e8 2.e3 e7",
        "1 e2 e8\n2 e3 e7\n",
        "1. e2 2. e8 3. e3 4. e7",
        "1. e2 1... e8 2. e3 2...e7",
        "17. E2 E8\r\n18. E3 E7 *",
    ] {
        assert_eq!(parse(text).as_ref(), Ok(&expected), "{text}");
    }
    let commented = parse("e2 ; to the north\ne8 {or {so} e3 # yes\n e7").expect("a record");
    assert_eq!(commented.history().collect::<Vec<_>>(), expected.history().collect::<Vec<_>>());
    assert_eq!(parse("[Event \"x\"]\n\ne2").expect("a record").tags().collect::<Vec<_>>(), [("Event", "x")]);
    assert_eq!(parse("1.").as_ref(), Ok(&Game::default()));
    assert_eq!(Game::default().to_record(), "1.\n");
}

#[test]
fn moves_from_a_position_are_read() {
    let start = "//e7e3/9 9/2".parse::<Setup>().expect("a position").position().expect("a legal one");
    let game = Game::parse_from(start, "e4 e6", None).expect("legal moves");
    assert_eq!((game.position().to_string().as_str(), game.ply()), ("//e6e4/9 9/2", 2));
    assert_eq!(Game::parse_from(start, "e4 e9", None).unwrap_err().code(), "not-adjacent");
    let other = Game::parse_from(start, "[Position \"//e2e9/10 10/2\"]\n\n1... e8", None).expect("a record");
    assert_eq!(other.position().to_string(), "//e2e8/10 10/1");
}

#[test]
fn numbers_that_no_game_has_are_refused() {
    let message = |text: &str| parse(text).expect_err(text).to_string();
    assert_eq!(message("0"), "Turn 1: Expected move number 1, found 0.");
    assert_eq!(message("0. e2"), "Turn 1: Expected move number 1, found 0.");
    assert_eq!(message("1... e8"), "Turn 1: “...” leaves out the move of player 1, who begins.");
    // Digits before a square are no number of a move without a dot.
    assert_eq!(parse("1e2").unwrap_err().code(), "notation");
    assert!(parse("1.. e2").is_ok());
    for text in ["[First \"2\"]\n\n1. e8 1... e2", "[Position \"//e2e9/10 10/2\"]\n\n1... e8"] {
        assert!(parse(text).is_ok(), "{text}");
    }
}

#[test]
fn the_notation_is_detected() {
    let notation = |text: &str| parse(text).map(|game| game.notation());
    // Walls alone fit both notations, and so does a pawn move along the middle rank.
    for (text, expected) in [
        ("e3h e6h", Notation::Standard),
        ("e3h e6h e2", Notation::Standard),
        ("e3h e6h e8", Notation::Glendenning),
        ("[Notation \"glendenning\"]\n\ne3h e6h", Notation::Glendenning),
        ("[Notation \"Standard\"]\n\ne2 e8", Notation::Standard),
        ("[Players \"4\"]\n\ne3h b5", Notation::Standard),
        ("[Size \"5\"]\n\nc4", Notation::Glendenning),
    ] {
        assert_eq!(notation(text), Ok(expected), "{text}");
    }
    // An explicit option has priority over the tag.
    let stated = "[Notation \"glendenning\"]\n\ne3h e6h";
    assert_eq!(Game::parse(stated, &STANDARD).map(|game| game.to_string()), Ok("e3e6//e1e9/9 9/1".into()));
    assert_eq!(Game::parse("e8 e2", &STANDARD).map_err(|error| error.code()), Err("not-adjacent"));
    assert_eq!(parse("[Notation \"standard\"]\n\ne8 e2").map_err(|error| error.code()), Err("not-adjacent"));
    // If neither fits, the error is that of the notation that got further.
    let error = parse("e8 e2 e7 e3 e4").unwrap_err();
    assert_eq!(
        (error.code(), error.turn(), error.squares()),
        ("not-adjacent", Some("5"), vec!["e4".into(), "e7".into()])
    );
    assert_eq!(error.to_string(), "Turn 5: The pawn on e7 cannot reach e4 in one move.");
    let error = parse("e5").unwrap_err();
    assert_eq!(error.to_string(), "Turn 1: The pawn on e1 cannot reach e5 in one move.");
}

#[test]
fn results_are_read_from_words_and_tags() {
    // The number of the winner is 0 for a draw.
    let result = |text: &str| match parse(text).expect(text).status() {
        Status::Won { winner, reason } => Some((winner.number(), reason)),
        Status::Drawn { reason } => Some((0, reason)),
        Status::Playing { .. } => None,
    };
    for (text, expected) in [
        ("e2 e8 *", None),
        ("e2 e8 1-0", Some((1, Reason::Resignation))),
        ("e2 e8 resigns", Some((2, Reason::Resignation))),
        ("e2 e8 e3 lost on time", Some((1, Reason::Time))),
        ("e2 e8 won", Some((1, Reason::Resignation))),
        ("[Result \"2\"]\n\ne2", Some((2, Reason::Resignation))),
        ("[Result \"0-1\"]\n[Termination \"time\"]\n\n", Some((2, Reason::Time))),
        ("[Result \"1\"]\n[Termination \"illegal\"]\n\ne2 1-0", Some((1, Reason::Illegal))),
        ("[Result \"*\"]\n\ne2", None),
        ("e2 e8 1/2-1/2", Some((0, Reason::Agreement))),
        ("e2 e8 draw by agreement", Some((0, Reason::Agreement))),
        ("[Result \"1/2-1/2\"]\n\ne2", Some((0, Reason::Agreement))),
        ("[Result \"1/2-1/2\"]\n[Termination \"agreement\"]\n\ne2 1/2-1/2", Some((0, Reason::Agreement))),
        ("[Position \"//e8a5/0 0/1\"]\n\ne9 1-0", Some((1, Reason::Goal))),
        (
            "[Position \"//e8a5/0 0/1\"]\n[Result \"1\"]\n[Termination \"goal\"]\n\ne9",
            Some((1, Reason::Goal)),
        ),
        (
            "[Players \"4\"]\n[Result \"4\"]\n[Termination \"resignation\"]\n\ne2",
            Some((4, Reason::Resignation)),
        ),
    ] {
        assert_eq!(result(text), expected, "{text}");
    }
    for (text, code) in [
        ("[Position \"//e8a5/0 0/1\"]\n\ne9 0-1", "wrong-result"),
        ("[Result \"3\"]\n\ne2", "no-such-player"),
        ("[Position \"//e8a5/0 0/1\"]\n\ne9 1/2-1/2", "wrong-result"),
        ("[Result \"1/2-1/2\"]\n\ne2 1-0", "wrong-result"),
        ("[Result \"1/2-1/2\"]\n[Termination \"time\"]\n\ne2", "wrong-result"),
        ("[Result \"1\"]\n[Termination \"agreement\"]\n\ne2", "wrong-result"),
        ("[Players \"4\"]\n\ne2 1/2-1/2", "draw-not-allowed"),
        ("[Position \"//e8a5/0 0/1\"]\n\ne9 a4", "game-over"),
    ] {
        assert_eq!(parse(text).unwrap_err().code(), code, "{text}");
    }
}

#[test]
fn errors_name_the_move_and_the_offset() {
    for (text, at) in [
        ("", 0),
        ("  \n", 3),
        ("{x}", 3),
        ("e2 e8 ö", 6),
        ("1. e2 e8 2.e3x", 13),
        ("1. e2 3. e8", 6),
        ("2. e2 1. e8", 6),
        ("e2 resigns e3", 11),
        ("e2 [Event \"x\"]", 3),
        ("[Size \"nine\"] e2", 7),
        ("[Players \"\"] e2", 10),
        ("[Notation \"chess\"]", 11),
        ("[Result \"5\"]", 9),
        ("[Termination \"boredom\"]", 14),
        ("[Position \"//e1e9/10 10/x\"]", 24),
        ("[Position \"//e1e9/10 10/1\"][Players \"4\"]", 37),
        ("[Size \"11\"][Position \"//e1e9/10 10/1\"]", 7),
        ("[Event", 6),
        ("takeback", 0),
        ("e2 {", 3),
    ] {
        assert_eq!(
            parse(text).map_err(|error| (error.code(), error.at())),
            Err(("notation", Some(at))),
            "{text}"
        );
    }
    for (text, code) in [
        ("[Size \"8\"]\n\ne2", "bad-size"),
        ("[Players \"-3\"]", "bad-players"),
        ("[Walls \"1000\"]", "bad-walls"),
        ("[First \"0\"]", "no-such-player"),
        ("[Position \"//e1e1/10 10/1\"]", "pawns-together"),
    ] {
        assert_eq!(parse(text).map_err(|error| error.code()), Err(code), "{text}");
    }
}

#[test]
fn random_games_of_every_kind_read_back_the_same() {
    let mut rng = Rng::new(11);
    for round in 0..120 {
        let players = if round % 3 == 0 { 4 } else { 2 };
        let options = Options {
            players,
            size: [5, 7, 9, 11][round % 4],
            walls: (round % 5 == 0).then_some(i64::from(rng.below(12))),
            first: i64::from(rng.below(players as u32)) + 1,
            notation: Some(Notation::ALL[round % 2]),
        };
        let mut game = Game::new(&options).expect("a game");
        if round % 7 == 0 {
            let mut before = game.clone();
            for _ in 0..3 {
                let mv = *rng.pick(&before.legal_moves(None)).expect("a move");
                before.play_turn(&mv).expect("legal");
            }
            game = Game::from_position(*before.position(), before.notation());
        }
        for _ in 0..rng.below(60) {
            let Some(&mv) = rng.pick(&game.legal_moves(None)) else { break };
            game.play_turn(&mv).expect("legal");
        }
        if round % 6 == 0 && !game.status().is_over() {
            game.end(Player::FIRST, Reason::Time).expect("a result");
        }
        let record = game.to_record();
        assert_eq!(parse(&record).as_ref(), Ok(&game), "{record}");
        assert_eq!(
            Game::parse(&game.to_string(), &Options::default()).map(|read| *read.position()),
            Ok(*game.position())
        );
        // A record without tags is one line, as in collections.
        if !record.starts_with('[') {
            assert_eq!(record.lines().count(), 1);
        }
    }
}

#[test]
fn other_sizes_and_players_are_written_as_tags() {
    let mut game = Game::new(&Options::LARGE).expect("a game");
    game.play("J10H").expect("legal");
    assert_eq!(game.to_record(), "[Size \"11\"]\n[Walls \"21\"]\n\n1. j10h\n");
    let four = Game::new(&Options { players: 4, first: 2, ..Options::default() }).expect("a game");
    assert_eq!(four.to_record(), "[Players \"4\"]\n[First \"2\"]\n\n1.\n");
}

#[test]
fn lines_of_a_comment_begin_no_game() {
    for comment in ["e2 e8\n1. e2", "game 7\n# x\nfinal //e1e9/10 10/1", "a\n[Event \"}\"]", "\\{\nfinal x}"]
    {
        let mut game = parse("1. e2").unwrap();
        game.annotation_mut(game.node()).unwrap().add_comment(comment);
        let text = format!("{}\n1. e2 e8\n", game.to_record());
        let games: Vec<_> = Game::read_all(&text, &STANDARD).map(|listed| listed.game).collect();
        assert_eq!(games, [Ok(game), parse("1. e2 e8")], "{comment}");
    }
    // A comment that is not closed spoils only its own record.
    let games = Game::read_all("1. e2 {x\n\n1. e2 ; {\n\n[Event \"{\"]\n\n1. e2\n1... e8\n", &STANDARD);
    assert_eq!(
        games.map(|listed| listed.game.map(|game| game.ply()).ok()).collect::<Vec<_>>(),
        [None, Some(1), Some(2)]
    );
}

#[test]
fn a_file_of_many_records_is_split() {
    let text = "# remarks\ne2 e8 e3\n1. e2 e8\n2. e3 e7\n1-0\ne8 e2\n; said\n\nnonsense\ne2 {\u{f6}} e9\n\n\
                game second\n1. e2\n2. e8\nfinal //e2e8/10 10/1\n\n[Players \"4\"]\n\n1. e2 b5\n\n\
                [Event \"x\"]\n[Event \"y\"]\n\ne2\nfinal //e1e9/10 10/1\n";
    let games: Vec<_> = Game::read_all(text, &Options::default()).collect();
    let plies: Vec<_> = games
        .iter()
        .map(|listed| listed.game.as_ref().map(Game::ply).map_err(|error| (error.code(), error.at())))
        .collect();
    let last = text.rfind("//").map(|byte| text[..byte].chars().count());
    let nonsense = text.find("nonsense").map(|byte| byte + 1);
    let expected = [
        Ok(3),
        Ok(4),
        Ok(2),
        Err(("notation", nonsense)),
        Err(("square-taken", None)),
        Ok(2),
        Ok(2),
        Err(("notation", last)),
    ];
    assert_eq!(plies, expected);
    assert_eq!(games[1].game.as_ref().ok().and_then(|game| game.status().winner()), Some(Player::FIRST));
    assert_eq!(games[5].name.as_deref(), Some("second"));
    assert_eq!(games.iter().map(|listed| listed.number).collect::<Vec<_>>(), (1..=8).collect::<Vec<_>>());
    assert_eq!(
        Game::read_all("", &Options::default()).count()
            + Game::read_all("# x\n\n", &Options::default()).count(),
        0
    );
    // A heading or a final position makes a block one record, whose lines may begin like records.
    for text in ["game 7\ne2\ne8\n", "e2\ne8\nfinal //e2e8/10 10/1\n"] {
        let games: Vec<_> = Game::read_all(text, &STANDARD).map(|listed| listed.game).collect();
        assert_eq!(games, [parse("e2 e8")], "{text}");
    }
    let places: Vec<_> = Game::read_all("e2 {\u{f6}}\ne2 e9\ne2 x\n", &STANDARD)
        .map(|listed| listed.game.err().and_then(|error| error.at()))
        .collect();
    // The letter is at 16; after it a digit is missing.
    assert_eq!(places, [None, None, Some(17)]);
    let forced: Vec<_> = Game::read_all("e8 e2\n", &STANDARD).map(|listed| listed.game.is_ok()).collect();
    assert_eq!(forced, [false]);
}
