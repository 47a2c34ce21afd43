//! The player plays: whole games of two and of four, races, forced wins, and what it promises of its answers.

#![cfg(feature = "quoridor")]

mod common;

use common::threads::parallel;
use keddah::game::{Chance, Tree};
use keddah::quoridor::ai;
use keddah::quoridor::{Game, Move, Options, Player, Position, distances};
use keddah::search::Limits;

fn game(players: u8) -> Game {
    Game::new(&Options { players: players.into(), ..Options::default() }).expect("a game from the start")
}

fn level(level: u8, seed: u64) -> Limits {
    Limits { level: Some(level), seed, ..Limits::default() }
}

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

/// The player's move, played: the game must accept it.
fn play_best(game: &mut Game, limits: &Limits) {
    let result = ai::best_move(game, limits).expect("a game that goes on has a move");
    game.play_move(result.best).unwrap_or_else(|refusal| panic!("{refusal} in {game}"));
}

fn play_at_random(game: &mut Game, chance: &mut Chance) {
    let a_move = *chance.pick(&game.position().action_list()).expect("a game that goes on has a move");
    game.play_move(a_move).expect("a legal move");
}

/// Always along a shortest path, never a wall; of equal steps the first, or one by chance.
fn play_running(game: &mut Game, chance: Option<&mut Chance>) {
    let position = game.position();
    let steps = distances(&position.board().passages(), position.goal(position.mover()));
    let far = |a_move: &Move| match a_move {
        Move::Pawn(to) => u32::from(steps[to.index()]),
        Move::Pass => 1000,
        Move::Wall(_) => 2000,
    };
    let mut moves = position.action_list();
    let least = moves.iter().map(far).min().expect("a move");
    moves.retain(|a_move| far(a_move) == least);
    let a_move = chance.map_or(moves[0], |chance| *chance.pick(&moves).expect("a move"));
    game.play_move(a_move).expect("a legal move");
}

/// Runs; but while an opponent is nearer to its goal, puts up the wall that lengthens that one's way most beyond what it
/// costs the mover, if there is one. Ties by chance.
fn play_greedily(game: &mut Game, chance: &mut Chance) {
    let position = *game.position();
    let mover = position.mover();
    let far = |of: Player| position.distance(of);
    let ahead = Player::all(position.players()).filter(|&of| far(of) < far(mover)).min_by_key(|&of| far(of));
    let Some(ahead) = ahead else { return play_running(game, Some(chance)) };
    let gain = |a_move: Move| {
        let after = position.after(a_move).expect("a legal move");
        let longer = |of: Player| after.distance(of) as i32 - far(of) as i32;
        longer(ahead) - longer(mover)
    };
    let walls = position.action_list().into_iter().filter(|a_move| matches!(a_move, Move::Wall(_)));
    let gains: Vec<_> = walls.map(|a_move| (gain(a_move), a_move)).collect();
    let most = gains.iter().map(|(gain, _)| *gain).max().unwrap_or(0);
    if most <= 0 {
        return play_running(game, Some(chance));
    }
    let best: Vec<_> =
        gains.into_iter().filter(|(gain, _)| *gain == most).map(|(_, a_move)| a_move).collect();
    game.play_move(*chance.pick(&best).expect("a wall")).expect("a legal move");
}

/// Who wins a game in which one seat is the player's and `other` plays all others; `None` after 300 plies.
fn winner(players: u8, seat: Player, limits: &Limits, mut other: impl FnMut(&mut Game)) -> Option<Player> {
    let mut game = game(players);
    while !game.status().is_over() && game.ply() < 300 {
        if game.position().mover() == seat { play_best(&mut game, limits) } else { other(&mut game) }
    }
    game.status().winner()
}

fn seeds(count: u64) -> Vec<u64> {
    (0..count).collect()
}

fn seat(players: u8, seed: u64) -> Player {
    Player::new((seed % u64::from(players)) as u8 + 1).expect("a player")
}

#[test]
fn beats_a_random_mover() {
    let won = parallel(&seeds(50), |&seed| {
        let mut chance = Chance::new(seed);
        let seat = seat(2, seed);
        winner(2, seat, &level(2, seed), |game| play_at_random(game, &mut chance)) == Some(seat)
    });
    assert!(won.iter().all(|&won| won), "{won:?}");
}

#[test]
fn beats_one_who_only_runs() {
    let won = parallel(&seeds(50), |&seed| {
        winner(2, seat(2, seed), &level(3, seed), |game| play_running(game, None)) == Some(seat(2, seed))
    });
    let won = won.iter().filter(|&&won| won).count();
    println!("level 3 won {won} of 50 against one who only runs");
    assert!(won >= 45, "{won}");
}

/// How many of 100 games of four level 3 wins against three who only run.
fn won_against_runners(by_chance: bool) -> usize {
    let won = parallel(&seeds(100), |&seed| {
        let mut chance = Chance::new(seed);
        let run = |game: &mut Game| play_running(game, by_chance.then_some(&mut chance));
        winner(4, seat(4, seed), &level(3, seed), run) == Some(seat(4, seed))
    });
    won.iter().filter(|&&won| won).count()
}

#[test]
fn beats_three_who_only_run() {
    let won = won_against_runners(false);
    println!("level 3 won {won} of 100 against three who only run");
    assert!(won >= 60, "{won}");
}

#[test]
fn beats_three_who_only_run_anyhow() {
    let won = won_against_runners(true);
    println!("level 3 won {won} of 100 against three who only run, of equal steps choosing one by chance");
    assert!(won >= 60, "{won}");
}

/// How many of so many games of four it wins against three who run and build greedily, seats in turn: by seat.
fn won_against_builders(games: u64, limits: impl Fn(u64) -> Limits + Sync) -> [usize; 4] {
    let won = parallel(&seeds(games), |&seed| {
        let mut chance = Chance::new(seed);
        let build = |game: &mut Game| play_greedily(game, &mut chance);
        winner(4, seat(4, seed), &limits(seed), build) == Some(seat(4, seed))
    });
    std::array::from_fn(|seat| won.iter().skip(seat).step_by(4).filter(|&&won| won).count())
}

/// By seat and by nodes it varies much: `KEDDAH_BUILDERS="100000 400"` plays 400 games at so many.
#[test]
fn beats_three_who_build_greedily() {
    let asked = std::env::var("KEDDAH_BUILDERS").unwrap_or_default();
    let mut asked = asked.split(' ').map_while(|word| word.parse().ok());
    let wanted = asked.next().unwrap_or(3000);
    let games = asked.next().unwrap_or(100);
    let won = won_against_builders(games, |_| nodes(wanted));
    println!("won {won:?} of {games}, by seat, against three who run and build greedily");
    assert!(won.iter().sum::<usize>() * 100 >= games as usize * 60, "{won:?}");
}

#[test]
fn plays_itself() {
    let plies = parallel(&seeds(200), |&seed| {
        let mut game = game(if seed % 4 == 3 { 4 } else { 2 });
        let mut chance = Chance::new(seed);
        for _ in 0..seed % 5 {
            play_at_random(&mut game, &mut chance);
        }
        while !game.status().is_over() && game.ply() < 300 {
            play_best(&mut game, &nodes(1000 + seed));
        }
        game.status().is_over().then(|| game.ply())
    });
    let decided: Vec<_> = plies.iter().flatten().collect();
    let mean = decided.iter().copied().sum::<usize>() / decided.len().max(1);
    println!("{} of 200 games with itself decided, after {mean} plies on average", decided.len());
    assert!(decided.len() >= 190);
}

/// A position after all walls have been put up at random, and some steps have been taken.
fn built_up(chance: &mut Chance) -> Position {
    let mut position = Position::default();
    while position.winner().is_none() && Player::all(2).any(|player| position.walls_left(player) > 0) {
        let mut moves = position.action_list();
        if chance.below(4) > 0 && moves.iter().any(|a_move| matches!(a_move, Move::Wall(_))) {
            moves.retain(|a_move| matches!(a_move, Move::Wall(_)));
        }
        position.make(*chance.pick(&moves).expect("a move"));
    }
    position
}

/// Races that are won against every defence, no wall left.
#[test]
fn wins_every_won_race() {
    let mut chance = Chance::new(4);
    let mut won = 0;
    while won < 60 {
        let position = built_up(&mut chance);
        let solution = ai::RaceSolver::default().solve(&position);
        let Some(solution) = solution.filter(|solution| solution.wins && position.winner().is_none()) else {
            continue;
        };
        won += 1;
        let mut game = Game::from_position(position, Default::default());
        let winner = position.mover();
        while !game.status().is_over() {
            assert!(game.ply() <= 2 * solution.line.len(), "{position}");
            if game.position().mover() == winner {
                play_best(&mut game, &nodes(300));
            } else {
                let defence = ai::RaceSolver::default().solve(game.position()).expect("a lost race");
                game.play_move(defence.line[0]).expect("a legal move");
            }
        }
        assert_eq!(game.status().winner(), Some(winner), "{position}");
    }
}

/// Whether the mover wins within so many plies, by looking at every move.
fn wins_within(position: &Position, plies: u32) -> bool {
    let mover = position.mover();
    if plies == 1 {
        return position.pawn_targets() & position.goal(mover) != 0;
    }
    plies > 0 && position.action_list().into_iter().any(|a_move| wins_by(position, a_move, plies))
}

/// Whether a move wins within so many plies, itself counted, whatever the answer.
fn wins_by(position: &Position, a_move: Move, plies: u32) -> bool {
    let mut after = *position;
    after.make(a_move);
    if after.winner().is_some() {
        return after.winner() == Some(position.mover());
    }
    plies >= 3
        && after.action_list().into_iter().all(|answer| {
            let mut next = after;
            next.make(answer);
            next.winner().is_none() && wins_within(&next, plies - 2)
        })
}

/// `tests/data/quoridor/wins.txt`: a number of plies and a position that is won within that many, not sooner.
#[test]
fn finds_forced_wins() {
    let text = include_str!("data/quoridor/wins.txt");
    let lines: Vec<_> = text.lines().filter(|line| !line.starts_with('#')).collect();
    assert!(lines.len() >= 20);
    let found = parallel(&lines, |line| {
        let (plies, position) = line.split_once(' ').expect("a number and a position");
        let (plies, position): (u32, Position) =
            (plies.parse().expect("a number"), position.parse().expect("a position"));
        assert!(!wins_within(&position, plies - 2), "{position} is won sooner");
        let game = Game::from_position(position, Default::default());
        let result = ai::best_move(&game, &level(6, 0)).expect("a move");
        wins_by(&position, result.best, plies) && result.score().win() == 1.0
    });
    let missed: Vec<_> = lines.iter().zip(found).filter(|(_, found)| !found).map(|(line, _)| line).collect();
    assert!(missed.is_empty(), "{missed:#?}");
}
