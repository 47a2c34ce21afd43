//! Tests the computer player of Arimaa: complete games, search limits, and what its results
//! guarantee.

use crate::campaign;
use crate::threads::parallel;
use keddah::arimaa::ai;
use keddah::arimaa::{Action, Game, Side, Turn};
use keddah::game::{Rng, Tree};
use keddah::search::{Control, Limits, Line};

/// Returns a game after two setups that the computer chose.
fn set_up(seed: u64) -> Game {
    let mut game = Game::new();
    for at in 0..2 {
        game.play_turn(&ai::choose_setup(game.turn_position(), 2 * seed + at)).expect("a legal setup");
    }
    game
}

/// Plays one uniformly random action after another until the turn ends.
fn play_at_random(game: &mut Game, rng: &mut Rng) {
    loop {
        let mut position = *game.turn_position();
        let mut words = Vec::new();
        while let Some(Action::Step(step)) = rng.pick(&position.action_list()).copied() {
            words.push(position.describe(step).expect("a legal step").to_string());
            position.step(step);
        }
        // The game refuses an unfinished push, an unchanged board and a third repetition. Then the
        // turn is drawn again.
        if game.play(&words.join(" ")).is_ok() {
            return;
        }
    }
}

fn node_limit(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

/// Plays the computer's turn; `Game::play` must accept its text.
fn play_best(game: &mut Game, limits: &Limits) {
    let result = ai::best_move(game, limits).expect("a game that goes on has a turn");
    let text = result.best.to_string();
    assert_eq!(game.play(&text).expect("a legal turn"), text, "{text} in {game}");
}

/// Plays a level against a random mover. The seed determines the setups and the random turns.
/// Returns whether the level wins.
fn beats_random(level: u8, side: Side, seed: u64) -> bool {
    let (mut game, mut rng) = (set_up(seed), Rng::new(seed));
    while !game.status().is_over() && game.ply() < 200 {
        if game.turn_position().side() == side {
            play_best(&mut game, &Limits { level: Some(level), seed, ..Limits::default() });
        } else {
            play_at_random(&mut game, &mut rng);
        }
    }
    game.status().winner() == Some(side)
}

#[test]
fn levels_2_to_6_always_beat_a_random_mover() {
    let games = |level: u8, count: u64| {
        (0..count).map(move |seed| (level, Side::ALL[seed as usize % 2], seed * 10 + u64::from(level)))
    };
    let tasks: Vec<_> =
        games(1, 20).chain(games(2, 50)).chain((3..=6).flat_map(|level| games(level, 2))).collect();
    let won = parallel(&tasks, |&(level, side, seed)| beats_random(level, side, seed));
    for level in 1..=6 {
        let of = || tasks.iter().zip(&won).filter(move |((l, ..), _)| *l == level);
        let wins = of().filter(|(_, won)| **won).count();
        println!("level {level} beats a random mover {wins} of {}", of().count());
        assert!(level == 1 || wins == of().count(), "level {level}");
    }
}

#[test]
fn nineteen_of_twenty_games_of_self_play_are_decided() {
    let seeds: Vec<u64> = (0..campaign::games(10, 200)).collect();
    let turns = parallel(&seeds, |&seed| {
        let (mut game, mut rng) = (set_up(seed), Rng::new(seed));
        for _ in 0..2 {
            play_at_random(&mut game, &mut rng);
        }
        while !game.status().is_over() && game.ply() < 302 {
            play_best(&mut game, &node_limit(1000 + seed));
        }
        game.status().is_over().then(|| game.ply())
    });
    let decided: Vec<_> = turns.iter().flatten().collect();
    let mean = decided.iter().copied().sum::<usize>() / decided.len().max(1);
    println!("{} of {} games decided, after {mean} turns on average", decided.len(), seeds.len());
    assert!(decided.len() * 20 >= seeds.len() * 19);
}

/// Returns a game after two setups and ten turns: four random ones, then six of the computer's.
fn midgame(seed: u64) -> Game {
    let (mut game, mut rng) = (set_up(seed), Rng::new(seed));
    while game.ply() < 12 {
        if game.ply() < 6 {
            play_at_random(&mut game, &mut rng)
        } else {
            play_best(&mut game, &node_limit(300))
        }
        if game.status().is_over() {
            return midgame(seed + 1000);
        }
    }
    game
}

/// Returns the parts of a result that do not depend on the clock.
fn timeless(result: &ai::SearchResult) -> (String, Vec<Line<Turn>>, u32) {
    (result.best.to_string(), result.lines.clone(), result.depth)
}

#[test]
fn searches_are_deterministic() {
    for seed in 0..6 {
        let game = midgame(seed);
        for limits in [
            node_limit(5_000),
            Limits { level: Some(3), seed, ..Limits::default() },
            Limits { lines: Some(3), nodes: Some(9_000), ..Limits::default() },
            Limits { depth: Some(5), ..Limits::default() },
        ] {
            let search = || ai::best_move(&game, &limits).unwrap();
            let (first, second) = (search(), search());
            assert_eq!(timeless(&first), timeless(&second));
            assert_eq!((first.nodes, first.stopped), (second.nodes, second.stopped));
        }
    }
}

#[test]
fn the_last_report_equals_the_result() {
    for seed in 0..6 {
        let game = midgame(seed);
        for limits in [node_limit(20_000), Limits { lines: Some(4), ..node_limit(20_000) }] {
            let mut reports = Vec::new();
            let result =
                ai::search(&game, &limits, &Control::default(), &mut |report| reports.push(report.clone()))
                    .unwrap();
            assert!(reports.len() > 2);
            assert_eq!(timeless(reports.last().unwrap()), timeless(&result));
            for report in &reports {
                game.check(&report.best.to_string()).expect("a legal turn");
                assert_eq!(report.lines[0].moves[0], report.best);
                assert!(report.nodes <= result.nodes && report.depth <= result.depth);
                assert!((0.0..=1.0).contains(&report.score().win()));
            }
            assert!(reports.is_sorted_by_key(|report| (report.depth, report.nodes)));
        }
    }
}

#[test]
fn lines_are_distinct_and_sorted_by_score() {
    for seed in 0..6 {
        let game = midgame(seed);
        for nodes in [3_000, 30_000, 120_000] {
            let result = ai::best_move(&game, &Limits { lines: Some(5), ..node_limit(nodes) }).unwrap();
            assert_eq!(result.lines.len(), 5);
            assert!(result.lines.is_sorted_by_key(|line| std::cmp::Reverse(line.score)));
            let mut boards = Vec::new();
            for line in &result.lines {
                let mut game = game.clone();
                for turn in &line.moves {
                    game.play_turn(turn).expect("a legal turn");
                    if game.ply() == 13 {
                        boards.push(*game.turn_position().board());
                    }
                }
            }
            let different: std::collections::HashSet<_> = boards.iter().collect();
            assert_eq!(different.len(), 5);
        }
    }
}

#[test]
fn a_depth_of_one_turn_finds_the_best_static_value() {
    let (mut evaluator, mut goals) = (ai::Evaluator::default(), ai::GoalSolver::default());
    for seed in 0..12 {
        let game = midgame(seed);
        let root = *game.turn_position();
        if goals.goal(&root).is_some() {
            continue;
        }
        let sign = if root.side() == Side::Gold { 1 } else { -1 };
        let (mut best, mut seen, mut open) = (i32::MIN, std::collections::HashSet::new(), vec![root]);
        while let Some(position) = open.pop() {
            position.actions(|action| {
                let child = position.after(action);
                if !seen.insert(child.key()) {
                } else if action != Action::End {
                    open.push(child);
                } else if goals.goal(&child).is_none() {
                    best = best.max(sign * evaluator.value(&child));
                }
            });
        }
        let result = ai::best_move(&game, &Limits { depth: Some(4), ..Limits::default() }).unwrap();
        assert_eq!(result.score().0, best, "seed {seed}");
    }
}

#[test]
fn the_smallest_limits_still_give_a_legal_turn() {
    for seed in 0..10 {
        let game = midgame(seed);
        let mut smallest = vec![node_limit(0), node_limit(1), Limits { depth: Some(0), ..Limits::default() }];
        smallest
            .extend([0.0, -1.0, f64::NAN].map(|time| Limits { time_ms: Some(time), ..Limits::default() }));
        for limits in smallest {
            let result = ai::best_move(&game, &limits).unwrap();
            game.check(&result.best.to_string()).expect("a legal turn");
            assert!(result.nodes < 10_000, "{limits:?}: {}", result.nodes);
        }
    }
}

#[test]
fn time_limits_are_kept() {
    for seed in 0..7 {
        let game = midgame(seed);
        for limit in [30.0, 150.0, 400.0] {
            let mut times = Vec::new();
            // Another program may hold the core while a search runs, but not on every attempt.
            let is_kept = (0..8).any(|_| {
                let start = std::time::Instant::now();
                ai::best_move(&game, &Limits { time_ms: Some(limit), ..Limits::default() }).unwrap();
                times.push(start.elapsed().as_secs_f64() * 1000.0);
                times.last() <= Some(&(limit * 1.1).max(limit + 20.0))
            });
            assert!(is_kept, "game {seed}, limit {limit}: {times:?}");
        }
    }
}

#[test]
fn a_finished_game_is_refused() {
    let mut game = set_up(1);
    game.resign(None).unwrap();
    assert_eq!(ai::best_move(&game, &node_limit(100)).unwrap_err().code(), "game-over");
    let won = Game::parse(&format!("s [R{}r{}]", " ".repeat(31), " ".repeat(31))).unwrap();
    assert_eq!(ai::best_move(&won, &node_limit(100)).unwrap_err().code(), "game-over");
}

#[test]
fn setups_are_legal_and_varied() {
    let mut seen = std::collections::HashSet::new();
    for seed in 0..100 {
        let mut game = Game::new();
        for _ in 0..2 {
            let result = ai::best_move(&game, &Limits { seed, ..Limits::default() }).unwrap();
            assert_eq!(result, ai::best_move(&game, &Limits { seed, ..Limits::default() }).unwrap());
            assert_eq!(result.best, ai::choose_setup(game.turn_position(), seed));
            game.play(&result.best.to_string()).expect("a legal setup");
        }
        seen.insert(*game.turn_position().board());
    }
    assert!(seen.len() >= 20, "{}", seen.len());
}

#[test]
fn the_computer_avoids_a_third_repetition() {
    // Each side can do little more than move one piece forward and back, so positions soon repeat.
    for text in [
        "g [ crD    rrH     MC                                      R      E]",
        "s [ crD    rrH     MC                                      R      E]",
        "g [                   e              r             R       E       ]",
    ] {
        for nodes in [1, 200, 3_000] {
            let mut game = Game::parse(text).unwrap();
            while !game.status().is_over() && game.ply() < 120 {
                play_best(&mut game, &node_limit(nodes));
                assert!(game.occurrences() <= 2);
            }
        }
    }
}
