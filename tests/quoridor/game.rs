//! Tests games of Quoridor: the order of players, undo and redo, results, refusals in both
//! notations.

use keddah::quoridor::{Error, Game, Move, Notation, Options, Player, Position, Reason, Status};
use keddah::record::RecordRefusal;

fn player(number: u8) -> Player {
    Player::new(number).expect("a player")
}

/// Returns a game after legal moves.
fn after(options: &Options, moves: &str) -> Game {
    let mut game = Game::new(options).expect("a game");
    for text in moves.split_whitespace() {
        game.play(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    game
}

/// Returns a game of two players on the usual board after legal moves.
fn usual(moves: &str) -> Game {
    after(&Options::default(), moves)
}

/// Returns the refusal of a move: code, squares, walls, players, message.
fn refused(game: &Game, text: &str) -> (&'static str, String, String, Vec<u8>, String) {
    let error = game.check(text).expect_err(text);
    let players = error.players();
    (error.code(), error.squares().join(" "), error.walls().join(" "), players, error.to_string())
}

#[test]
fn refusals_name_their_squares_in_both_notations() {
    let glendenning = Options { notation: Some(Notation::Glendenning), ..Options::default() };
    let cases = [
        ("", "e3", "not-adjacent", "e3 e1", "", vec![], "The pawn on e1 cannot reach e3 in one move."),
        ("e1h e8", "e2", "wall-between", "e2 e1", "e1h", vec![], "The wall e1h is between e1 and e2."),
        ("d1h e8", "e2", "wall-between", "e2 e1", "d1h", vec![], "The wall d1h is between e1 and e2."),
        ("", "e9", "square-taken", "e9", "", vec![2], "The pawn of player 2 is on e9."),
        ("", "e1", "square-taken", "e1", "", vec![1], "The pawn of player 1 is on e1."),
        (
            "e2 e8 e3 e7 e4 e6 e5 a1h",
            "d6",
            "straight-jump-possible",
            "d6 e6 e7",
            "",
            vec![],
            "The jump over the pawn on e6 must go straight to e7, not to d6.",
        ),
        (
            "e2 e8 e3 e7 e4 e6 e5 e6h",
            "e7",
            "jump-blocked",
            "e7 e6",
            "e6h",
            vec![],
            "The wall e6h blocks the jump over the pawn on e6 to e7.",
        ),
        (
            "e2 e8 e3 e7 e4 e6 e5 e6h d6v a1h",
            "d6",
            "jump-blocked",
            "d6 e6",
            "d6v",
            vec![],
            "The wall d6v blocks the jump over the pawn on e6 to d6.",
        ),
        (
            "d3h d4v f3h",
            "e3h",
            "wall-overlaps",
            "",
            "e3h d3h f3h",
            vec![],
            "The wall e3h would overlap d3h and f3h.",
        ),
        ("d3h", "d3h", "wall-overlaps", "", "d3h d3h", vec![], "The wall d3h is already on the board."),
        ("d4v", "d4h", "wall-crosses", "", "d4h d4v", vec![], "The wall d4h would cross d4v."),
        (
            "d1v e2h",
            "e1v",
            "wall-blocks-path",
            "",
            "e1v",
            vec![1],
            "The wall e1v would block the last path to the goal of player 1.",
        ),
        (
            "",
            "pass",
            "pass-not-allowed",
            "",
            "",
            vec![1],
            "Player 1 cannot pass while another move is possible.",
        ),
    ];
    let mirrored = |text: &str| {
        let words = text.split_inclusive([' ', '.', ',', ':']);
        let flip = |word: &str| {
            let end = word.find([' ', '.', ',', ':']).unwrap_or(word.len());
            let (label, tail) = word.split_at(end);
            let is_label = label.len() < 4
                && label.chars().any(|c| c.is_ascii_digit())
                && !label.starts_with(char::is_numeric);
            if !is_label {
                return word.to_string();
            }
            let [of, to] = Notation::ALL.map(|notation| keddah::quoridor::Labels { notation, size: 9 });
            format!("{}{tail}", to.write(of.read(label).expect(label)))
        };
        words.map(flip).collect::<String>()
    };
    for (moves, text, code, squares, walls, players, sentence) in cases {
        let game = usual(moves);
        let expected = (code, squares.into(), walls.into(), players.clone(), sentence.into());
        assert_eq!(refused(&game, text), expected, "{moves}: {text}");
        assert_eq!(game, usual(moves));
        // The same in the other notation, messages included.
        let other = after(&glendenning, &mirrored(moves));
        assert_eq!(other.position(), game.position());
        let expected = (code, mirrored(squares), mirrored(walls), players, mirrored(sentence));
        assert_eq!(refused(&other, &mirrored(text)), expected, "{moves}: {text}");
    }
}

#[test]
fn squares_off_the_board_and_unreadable_moves_are_refused() {
    let game = after(&Options { size: 5, ..Options::default() }, "");
    assert_eq!(
        refused(&game, "f1"),
        ("off-board", "f1".into(), String::new(), vec![], "The board has no square f1.".into())
    );
    assert_eq!(refused(&game, "e1h").0, "wall-off-board");
    assert_eq!(refused(&game, "e1h").2, "e1h");
    assert_eq!(game.check("c1x").unwrap_err().at(), Some(2));
    let poor = after(&Options { walls: Some(0), ..Options::default() }, "");
    assert_eq!(refused(&poor, "e3h").0, "no-walls-left");
    assert_eq!(refused(&poor, "e3h").3, [1]);
    assert_eq!(poor.legal_moves(None).len(), 3);
}

#[test]
fn players_move_in_turn() {
    let mut game = Game::new(&Options { players: 4, first: 3, ..Options::default() }).expect("a game");
    assert_eq!(game.status(), Status::Playing { to_move: player(3) });
    let error = game.play_as(player(1), "e2").unwrap_err();
    assert_eq!((error.code(), error.players()), ("not-your-turn", vec![3]));
    assert_eq!(game.check_as(player(3), "e8").map(|checked| checked.text).as_deref(), Ok("e8"));
    for (number, text) in [(3, "e8"), (4, "h5"), (1, "e2"), (2, "b5"), (3, "e7")] {
        assert_eq!(game.play_as(player(number), text).as_deref(), Ok(text));
    }
    assert_eq!(game.to_string(), "//e2b5e7h5/5 5 5 5/4");
    let two = Game::default();
    assert_eq!(two.check_as(player(3), "e2").unwrap_err().code(), "no-such-player");
}

#[test]
fn reaching_the_goal_ends_the_game() {
    let mut game = usual("e2 d9 e3 c9 e4 b9 e5 a9 e6 a8 e7 a7 e8 a6");
    assert_eq!(game.check("e9").map(|checked| checked.status.winner()), Ok(Some(player(1))));
    game.play("e9").expect("legal");
    assert_eq!(game.status(), Status::Won { winner: player(1), reason: Reason::Goal });
    assert!(game.legal_moves(None).is_empty());
    for text in ["a5", "e3h", "z9", "pass"] {
        assert_eq!(refused(&game, text).0, "game-over", "{text}");
    }
    assert_eq!(refused(&game, "¿").0, "notation");
    assert_eq!(game.check_as(player(1), "e8").unwrap_err().code(), "game-over");
    assert_eq!(
        (game.resign(None), game.end(player(2), Reason::Time)),
        (Err(RecordRefusal::GameOver.into()), Err(RecordRefusal::GameOver.into()))
    );
    assert_eq!(game.undo().as_deref(), Some("e9"));
    assert!(!game.status().is_over());
}

#[test]
fn undo_and_redo_include_the_result() {
    let mut game = usual("e2 e8");
    game.resign(None).expect("a result");
    let resigned = game.clone();
    assert_eq!(game.status(), Status::Won { winner: player(2), reason: Reason::Resignation });
    assert_eq!(game.play("e3").unwrap_err().code(), "game-over");
    assert_eq!(game.undo().as_deref(), Some(""));
    assert_eq!(game.to_record_up_to_cursor(), usual("e2 e8").to_record());
    assert_eq!(game, resigned, "the result belongs to the tree until another turn replaces it");
    assert_eq!(game.redo().as_deref(), Some(""));
    assert_eq!((game.redo(), &game), (None, &resigned));
    game.go_to(1).expect("a ply");
    assert!(!game.status().is_over() && game.to_string() == "//e2e9/10 10/2");
    assert_eq!(game.redo().as_deref(), Some("e8"));
    game.go_to(2).expect("a ply");
    assert_eq!(game, resigned);
    game.undo();
    game.undo();
    game.play("e3h").expect("legal");
    assert_eq!(
        (game.plies(), game.redo(), game.history().collect::<Vec<_>>()),
        (2, None, vec!["e2".into(), "e3h".into()])
    );
    assert_eq!(game.go_to(3), Err(RecordRefusal::NoSuchPly { ply: 3, last: 2 }.into()));
    let refusal = game.end(player(1), Reason::Goal).unwrap_err();
    assert_eq!((refusal.code(), refusal.players()), ("wrong-result", vec![player(1)]));
    assert_eq!(game.end(player(3), Reason::Time).map_err(|refusal| refusal.code()), Err("no-such-player"));
    game.end(player(1), Reason::Time).expect("a result");
    assert_eq!(game.status(), Status::Won { winner: player(1), reason: Reason::Time });
    assert_eq!(
        (game.undo(), game.undo(), game.undo(), game.undo()),
        (Some("".into()), Some("e3h".into()), Some("e2".into()), None)
    );
    assert_eq!(game.to_record_up_to_cursor(), Game::default().to_record());
}

#[test]
fn two_players_can_agree_on_a_draw() {
    let code = |result: Result<(), keddah::quoridor::Refusal>| result.map_err(|refusal| refusal.code());
    let mut game = Game::default();
    game.play("e2").expect("legal");
    assert_eq!(code(game.end(player(1), Reason::Agreement)), Err("wrong-result"));
    game.draw_by_agreement().expect("a result");
    assert_eq!(game.status(), Status::Drawn { reason: Reason::Agreement });
    assert!(game.status().is_over() && game.status().winner().is_none());
    assert_eq!(code(game.draw_by_agreement()), Err("game-over"));
    assert_eq!(code(game.resign(None)), Err("game-over"));
    assert_eq!(refused(&game, "e8").0, "game-over");
    assert_eq!(game.legal_moves(None), []);
    let record = game.to_record();
    assert_eq!(record, "[Result \"1/2-1/2\"]\n[Termination \"agreement\"]\n\n1. e2\n");
    assert_eq!(Game::parse(&record, &Options::default()).as_ref(), Ok(&game));
    let drawn = game.clone();
    assert_eq!(game.undo().as_deref(), Some(""));
    assert!(game == drawn && !game.status().is_over());
    assert_eq!(game.redo().as_deref(), Some(""));
    assert_eq!(game, drawn);
}

#[test]
fn other_games_cannot_be_drawn() {
    let mut four = Game::new(&Options { players: 4, ..Options::default() }).expect("options");
    assert_eq!(four.draw_by_agreement().map_err(|refusal| refusal.code()), Err("draw-not-allowed"));
    assert!(!four.status().is_over());
    let position = "//e8a5/0 0/1".parse().unwrap_or_else(|error: Error| panic!("{error}"));
    let mut over = Game::from_position(position, Notation::Standard);
    over.play("e9").expect("legal");
    assert_eq!(over.draw_by_agreement().map_err(|refusal| refusal.code()), Err("game-over"));
}

#[test]
fn when_one_of_four_resigns_the_opponent_nearest_to_its_goal_wins() {
    let position: Position = "//e1b5e7h5/5 5 5 5/4".parse().expect("legal");
    let winner = |loser: Option<u8>| {
        let mut game = Game::from_position(position, Notation::Standard);
        game.resign(loser.map(player)).expect("a result");
        game.status().winner().map(|winner| winner.number())
    };
    // Player 3 has six steps to go, 2 and 4 seven; player 4 is to move.
    assert_eq!([None, Some(1), Some(2), Some(3)].map(winner), [Some(3), Some(3), Some(3), Some(4)]);
}

/// A pawn enclosed by walls and pawns, with no wall left to place.
#[test]
fn an_enclosed_pawn_passes() {
    // Between two walls, player 2 on a5 could only jump over player 4 on b5, but player 1 is
    // behind.
    let position: Position =
        "a4a5//c5a5i9b5/0 0 0 0/2".parse().unwrap_or_else(|error: Error| panic!("{error}"));
    let mut game = Game::from_position(position, Notation::Standard);
    assert_eq!(game.legal_moves(None), [Move::Pass]);
    assert_eq!(refused(&game, "b5").0, "square-taken");
    assert_eq!((refused(&game, "b6").0, refused(&game, "b6").2), ("jump-blocked", "a5h".into()));
    assert_eq!(game.play("PASS").as_deref(), Ok("pass"));
    assert_eq!(game.status(), Status::Playing { to_move: player(3) });
    assert_eq!(Game::parse(&game.to_record(), &Options::default()).as_ref(), Ok(&game));
    assert_eq!(game.undo().as_deref(), Some("pass"));
}

#[test]
fn repetitions_are_counted_but_allowed() {
    let mut game = usual("e2 e8 e1");
    assert_eq!(game.check("e9").map(|checked| checked.occurrences), Ok(2));
    for _ in 0..3 {
        for text in ["e9", "e2", "e8", "e1"] {
            game.play(text).expect("no rule against it");
        }
    }
    game.play("e9").expect("no rule against it");
    assert_eq!((game.occurrences(), game.past_keys().len()), (5, 17));
    assert_eq!(game.past_keys()[0], game.past_keys()[16]);
}
