//! Tests equality and keys of positions, which positions are in setup, pieces at risk on traps, and
//! the sentences of refusals.

use keddah::arimaa::{Action, Arimaa, Game, Position, Setup};
use keddah::game::{Game as Node, Tree as _};

/// Returns a game after steps from eight rows, rank 8 first.
fn game(side: char, rows: [&str; 8], steps: &str) -> Game {
    let mut game = Game::parse(&format!("{side} [{}]", rows.concat())).expect("a legal position");
    if !steps.is_empty() {
        game.step(steps).unwrap_or_else(|error| panic!("{steps}: {error}"));
    }
    game
}

/// An elephant and a dog of Gold, with a rabbit of Silver next to the elephant.
const ROWS: [&str; 8] =
    ["r.......", "........", "........", "........", "...Er...", "........", "......D.", "R......."];

fn position(steps: &str) -> Position {
    *game('g', ROWS, steps).position()
}

#[test]
fn the_order_of_steps_does_not_matter() {
    for (one, other) in [
        ("Ra1n Dg2n", "Dg2n Ra1n"),
        ("Ra1n Dg2n Dg3n", "Dg2n Dg3n Ra1n"),
        // The elephant could pull the rabbit, but no step is left.
        ("Ra1n Dg2n Dg3n Ed4w", "Ed4w Ra1n Dg2n Dg3n"),
    ] {
        assert_eq!(position(one), position(other), "{one}");
        assert_eq!(position(one).key(), position(other).key(), "{one}");
    }
}

#[test]
fn positions_that_differ_have_different_keys() {
    let other_side = *game('s', ROWS, "").position();
    let positions = [
        position(""),
        other_side,
        position("Ra1n"),
        position("Ed4w"),
        // The same board as at first, with fewer steps left.
        position("Dg2n Dg3s"),
        // The same board with a pull to complete, and without.
        position("Ed4w Dg2n Dg3s"),
        position("Dg2n Dg3s Ed4w"),
        // A push to complete.
        position("re4n"),
        position("re4e"),
    ];
    for (index, one) in positions.iter().enumerate() {
        for other in &positions[..index] {
            assert!(one != other && one.key() != other.key(), "{one:?} {other:?}");
        }
    }
    assert_ne!(position("").board_hash(), position("Ed4w").board_hash());
    assert_eq!(position("").board_hash(), other_side.board_hash());
    // Boards change the key of a turn's start like their own hash.
    let moved = position("Ra1n").end_turn();
    assert_eq!(moved.key() ^ other_side.key(), moved.board_hash() ^ other_side.board_hash());
    for position in positions {
        assert_eq!(<Arimaa as keddah::record::Rules>::key(&position), position.key());
    }
}

#[test]
fn a_turn_starts_without_steps_and_placements() {
    assert!(position("").at_start() && !position("Ra1n").at_start());
    let mut game = Game::new();
    assert!(game.position().at_start());
    game.step("Ea1").expect("a placement");
    assert!(!game.position().at_start());
    game.undo_step();
    assert!(game.position().at_start());
}

/// Searches see a position as a game tree of steps.
#[test]
fn in_a_tree_of_steps_the_game_ends_between_turns() {
    let rows =
        ["........", "R.......", ".......r", "........", "...E....", "........", "........", "........"];
    let goal = *game('g', rows, "Ra7n").position();
    assert_eq!((goal.mover(), goal.winner(), goal.turn_done(), goal.actions_left()), (0, None, false, 3));
    assert_eq!(goal.players(), 2);
    assert!(goal.action_list().contains(&Action::End));
    let won = goal.after(Action::End);
    assert_eq!((won.mover(), won.winner(), won.turn_done(), won.actions_left()), (1, Some(0), true, 4));
    assert_eq!(won.action_list(), []);
    for action in goal.action_list() {
        let mut made = goal;
        made.make(action);
        assert_eq!(made, goal.after(action));
        assert_eq!(Node::key(&made), made.key());
    }
}

#[test]
fn a_piece_on_a_trap_with_one_friend_is_at_risk() {
    let rows =
        ["r.......", "........", "..rr....", ".....d..", "........", "..CR.Hc.", "..D..R..", "R......."];
    let at_risk = |rows| {
        let squares = game('g', rows, "").at_risk();
        squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    // The cat on c3 has two friends; the horse on f3 has one, beside an enemy; f6 is empty.
    assert_eq!(at_risk(rows), "f3 c6");
    assert_eq!(at_risk(ROWS), "");
}

/// Returns the sentence with which a turn is refused.
fn sentence(game: &Game, turn: &str) -> String {
    game.check(turn).expect_err(turn).to_string()
}

#[test]
fn sentences_of_refusals_count_what_they_name() {
    let weak =
        ["r.......", "........", "........", "........", "...h....", "...CD...", "........", "R......."];
    assert_eq!(
        sentence(&game('g', weak, ""), "hd4n"),
        "Only a stronger piece can move the silver horse on d4: the gold cat on d3 is too weak."
    );
    let weaker =
        ["r.......", "........", "........", "........", "..Ch....", "...D....", "........", "R......."];
    assert_eq!(
        sentence(&game('g', weaker, ""), "hd4n"),
        "Only a stronger piece can move the silver horse on d4: the gold dog on d3 and the gold cat on c4 are \
         too weak."
    );
    let setup = "Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2";
    assert_eq!(sentence(&Game::new(), "Ea3"), "Gold places its pieces on ranks 1 and 2, not on a3.");
    let sentence = sentence(&Game::new(), setup);
    assert!(sentence.ends_with(": 1 dog missing, 1 rabbit missing."), "{sentence}");
    let sentence = self::sentence(&Game::new(), "Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2");
    assert!(sentence.ends_with(": 2 rabbits missing."), "{sentence}");
}

#[test]
fn silver_sets_up_only_when_all_pieces_of_gold_are_placed() {
    let in_setup =
        |text: &str| text.parse::<Setup>().expect("a position").position().expect("a legal one").in_setup();
    let home = "DHCMECHDRRRRRRRR";
    let empty = " ".repeat(48);
    assert!(in_setup(&format!("s [{empty}{home}]")) && in_setup(&format!("g [{}]", " ".repeat(64))));
    for position in [
        format!("g [{empty}{home}]"),
        format!("s [{empty} HCMECHDRRRRRRRR]"),
        format!("s [{}D{}HCMECHDRRRRRRRR]", " ".repeat(40), " ".repeat(8)),
        format!("s [r{}{home}]", " ".repeat(47)),
        format!("s [{empty}DHCRECHDRRRRRRR ]"),
    ] {
        assert!(!in_setup(&position), "{position}");
    }
}
