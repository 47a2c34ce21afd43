//! Tests searches among given turns only, in both games.

use keddah::arimaa::{self, Arimaa};
use keddah::game::{Rng, Tree};
use keddah::playable::Playable;
use keddah::quoridor::{self, Options, Quoridor};
use keddah::record::GameRecord;
use keddah::search::{Control, Limits, SearchResult};

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

fn search<G: Playable>(game: &GameRecord<G>, turns: &[&str], limits: &Limits) -> SearchResult<String> {
    let turns = game.read_turns(turns).map_err(|(index, error)| format!("turn {index}: {error}"));
    let turns = turns.unwrap_or_else(|error| panic!("{error} in {game}"));
    game.search_among(&turns, limits, &Control::default(), &mut |_| ()).expect("a game that goes on")
}

/// Searches among given turns within many limits; every line must begin with another of them.
fn assert_only_given_turns_are_searched<G: Playable>(game: &GameRecord<G>, turns: &[&str]) {
    let legal: Vec<String> = turns.iter().map(|turn| game.check(turn).expect("a legal turn").text).collect();
    for limits in [
        nodes(1),
        nodes(3000),
        nodes(60_000),
        Limits { level: Some(1), seed: 3, ..Limits::default() },
        Limits { depth: Some(3), ..Limits::default() },
    ] {
        let limits = Limits { lines: Some(turns.len() as u32 + 1), ..limits };
        let result = search(game, turns, &limits);
        let first: Vec<&String> = result.lines.iter().map(|line| &line.moves[0]).collect();
        assert_eq!(first.len(), turns.len(), "{result:?}");
        assert!(legal.iter().all(|turn| first.contains(&turn)), "{first:?} {legal:?}");
        assert!(result.lines.is_sorted_by_key(|line| std::cmp::Reverse(line.score)));
        for line in &result.lines {
            let mut game = game.clone();
            line.moves.iter().for_each(|turn| drop(game.play(turn).expect("a legal line")));
        }
        assert_eq!(search(game, turns, &limits).lines, result.lines);
    }
}

#[test]
fn only_the_given_turns_of_arimaa_are_searched() {
    let game = arimaa::Game::default_setup();
    assert_only_given_turns_are_searched(&game, &["Da2n"]);
    assert_only_given_turns_are_searched(&game, &["Ee2n Ee3n Ee4n Ee5n", "Ee2n", "Md2n Md3n"]);
}

#[test]
fn only_the_given_moves_of_quoridor_are_searched() {
    for (players, positions) in [(2, 6), (4, 2)] {
        let options = Options { players, ..Options::default() };
        let mut game = quoridor::Game::new(&options).expect("a new game");
        let mut rng = Rng::new(7);
        for _ in 0..positions {
            let moves = game.position().action_list();
            let given: Vec<String> =
                (0..moves.len()).step_by(11).map(|index| game.labels().write(moves[index])).collect();
            assert_only_given_turns_are_searched(
                &game,
                &given.iter().map(String::as_str).collect::<Vec<_>>(),
            );
            Quoridor::play_random_turn(&mut game, &mut rng);
        }
    }
}

#[test]
fn given_moves_are_searched_though_they_let_an_opponent_win() {
    // After a3h an opponent can step to its goal, after a4h none can.
    let game = Quoridor::parse_position("a8b1c8d1e8/a2a5d4h3/c8g3b4b5/3 1 5 2/1", &Options::default());
    let game = game.expect("a position");
    for limits in [nodes(3000), Limits { depth: Some(3), ..nodes(3000) }] {
        let best = |turns: &[&str]| search(&game, turns, &limits).best;
        assert_eq!(best(&["a3h"]), "a3h");
        assert_eq!(best(&["a3h", "a4h"]), "a4h");
    }
    let reviewed =
        game.review_turn("a3h", 3000, &Control::default()).expect("a legal turn").expect("a review");
    assert!(reviewed.best.score > reviewed.played.score, "{reviewed:?}");
}

#[test]
fn turns_that_reach_the_same_position_are_searched_once() {
    let game = arimaa::Game::default_setup();
    let limits = Limits { lines: Some(5), ..nodes(2000) };
    let result = search(&game, &["Ee2n Md2n", "Md2n Ee2n", "Da2n"], &limits);
    assert_eq!(result.lines.len(), 2);
}

#[test]
fn a_win_is_found_among_the_given_turns_and_not_beside_them() {
    let text = format!("g [{}R{}r{}]", " ".repeat(8), " ".repeat(30), " ".repeat(24));
    let game = Arimaa::parse_position(&text, &()).expect("a position");
    let win = |turns: &[&str]| search(&game, turns, &nodes(20_000)).score();
    assert_eq!(win(&["Ra7e", "Ra7n"]).win(), 1.0);
    assert!(win(&["Ra7e"]) < win(&["Ra7n"]));
}

#[test]
fn refused_turns_have_their_place() {
    let game = arimaa::Game::default_setup();
    let code = |turns: &[&str]| game.read_turns(turns).map_err(|(index, error)| (index, error.code()));
    assert_eq!(code(&["Da2n", "Mb2n"]).unwrap_err(), (1, "wrong-piece"));
    assert_eq!(code(&["Da2n", "Ee2n", "Ee2n Ee3s"]).unwrap_err(), (2, "unchanged"));
    assert_eq!(code(&["", "Da2n"]).unwrap_err(), (0, "notation"));
}

#[test]
fn a_setup_is_the_first_of_those_given() {
    let game = arimaa::Game::new();
    let other = "Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Ca2 Db2 Hc2 Md2 Ee2 Hf2 Dg2 Ch2";
    assert_ne!(search(&game, &[], &nodes(1)).best, other);
    assert_eq!(search(&game, &[other], &nodes(1)).best, game.check(other).expect("a setup").text);
}

/// The first turns of all lines that a share of the turns at the root has.
fn first_turns<G: Playable>(game: &GameRecord<G>, limits: &Limits) -> Vec<String> {
    let result = search(game, &[], limits);
    result
        .lines
        .iter()
        .map(|line| game.check(&line.moves[0]).expect("a legal turn").position.to_string())
        .collect()
}

/// Searches each share; the shares must have different turns, and together those of the whole
/// search.
fn assert_shares_divide_the_turns<G: Playable>(game: &GameRecord<G>, limits: &Limits) {
    let shares = 3;
    let mut divided = Vec::new();
    for index in 0..shares {
        divided.extend(first_turns(game, &Limits { share: Some((index, shares)), ..limits.clone() }));
    }
    let mut whole = first_turns(game, limits);
    for turns in [&mut divided, &mut whole] {
        turns.sort();
    }
    let count = divided.len();
    divided.dedup();
    assert_eq!(divided.len(), count, "a turn is in two shares");
    assert!(whole.iter().all(|turn| divided.contains(turn)), "a turn is in no share");
}

#[test]
fn shares_divide_the_turns_of_the_root() {
    let all = Limits { depth: Some(1), lines: Some(100), ..Limits::default() };
    let walls = quoridor::Game::parse("//e5e4/10 10/1", &Options::default()).expect("a position");
    assert_shares_divide_the_turns(&walls, &all);
    let four = quoridor::Game::new(&Options { players: 4, ..Options::default() }).expect("a new game");
    assert_shares_divide_the_turns(&four, &all);
    let rabbits = "g [r                           D                                  R]";
    let arimaa = arimaa::Game::parse(rabbits).expect("a position");
    let listed = Limits { depth: Some(4), nodes: Some(400_000), ..all };
    assert_shares_divide_the_turns(&arimaa, &listed);
}

#[test]
fn an_empty_share_is_searched_as_a_whole() {
    // Without walls left there are at most five moves, so most of fifty shares are empty.
    let game = quoridor::Game::parse("//a5b5/0 0/1", &Options::default()).expect("a position");
    for index in 0..50 {
        let limits = Limits { share: Some((index, 50)), ..nodes(500) };
        assert!(game.check(&search(&game, &[], &limits).best).is_ok());
    }
}
