//! The player plays: whole games, its limits, and what it promises of its answers.

#![cfg(feature = "arimaa")]

mod common;

use common::threads::parallel;
use keddah::arimaa::ai;
use keddah::arimaa::{Action, Game, Side, Turn};
use keddah::game::{Chance, Tree};
use keddah::search::{Limits, Line};

/// A game after two setups of the player's choice.
fn set_up(seed: u64) -> Game {
    let mut game = Game::new();
    for at in 0..2 {
        game.play_turn(&ai::choose_setup(game.turn_position(), 2 * seed + at)).expect("a legal setup");
    }
    game
}

/// Plays one uniformly random action after another until the turn ends.
fn play_at_random(game: &mut Game, chance: &mut Chance) {
    loop {
        let mut position = *game.turn_position();
        let mut words = Vec::new();
        while let Some(Action::Step(step)) = chance.pick(&position.action_list()).copied() {
            words.push(position.describe(step).expect("a legal step").to_string());
            position.step(step);
        }
        // A push that cannot be finished, an unchanged board or a third repetition: drawn again.
        if game.play(&words.join(" ")).is_ok() {
            return;
        }
    }
}

fn limits(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

/// The player's turn, played: `Game::play` must accept its text.
fn play_best(game: &mut Game, limits: &Limits) {
    let result = ai::best_move(game, limits).expect("a game that goes on has a turn");
    let text = result.best.to_string();
    assert_eq!(game.play(&text).expect("a legal turn"), result.best, "{text} in {game}");
}

/// Whether a level beats the random mover from the setups of a seed.
fn beats_random(level: u8, side: Side, seed: u64) -> bool {
    let (mut game, mut chance) = (set_up(seed), Chance::new(seed));
    while !game.status().is_over() && game.ply() < 200 {
        if game.turn_position().side() == side {
            play_best(&mut game, &Limits { level: Some(level), seed, ..Limits::default() });
        } else {
            play_at_random(&mut game, &mut chance);
        }
    }
    game.status().winner() == Some(side)
}

#[test]
fn beats_a_random_mover() {
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
fn plays_itself() {
    let seeds: Vec<u64> = (0..200).collect();
    let turns = parallel(&seeds, |&seed| {
        let (mut game, mut chance) = (set_up(seed), Chance::new(seed));
        for _ in 0..2 {
            play_at_random(&mut game, &mut chance);
        }
        while !game.status().is_over() && game.ply() < 302 {
            play_best(&mut game, &limits(1000 + seed));
        }
        game.status().is_over().then(|| game.ply())
    });
    let decided: Vec<_> = turns.iter().flatten().collect();
    let mean = decided.iter().copied().sum::<usize>() / decided.len().max(1);
    println!("{} of 200 games with itself decided, after {mean} turns on average", decided.len());
    assert!(decided.len() >= 190);
}

/// A game in the middle: a few random turns on both sides, then some of the player's.
fn some_game(seed: u64) -> Game {
    let (mut game, mut chance) = (set_up(seed), Chance::new(seed));
    while game.ply() < 12 {
        if game.ply() < 6 {
            play_at_random(&mut game, &mut chance)
        } else {
            play_best(&mut game, &limits(300))
        }
        if game.status().is_over() {
            return some_game(seed + 1000);
        }
    }
    game
}

/// What of a result does not depend on the machine.
fn answer(result: &ai::SearchResult) -> (String, Vec<Line<Turn>>, u32) {
    (result.best.to_string(), result.lines.clone(), result.depth)
}

#[test]
fn the_same_question_has_the_same_answer() {
    for seed in 0..6 {
        let game = some_game(seed);
        for asked in [
            limits(5_000),
            Limits { level: Some(3), seed, ..Limits::default() },
            Limits { lines: Some(3), nodes: Some(9_000), ..Limits::default() },
            Limits { depth: Some(5), ..Limits::default() },
        ] {
            let ask = || ai::best_move(&game, &asked).unwrap();
            let (first, second) = (ask(), ask());
            assert_eq!(answer(&first), answer(&second));
            assert_eq!((first.nodes, first.stopped), (second.nodes, second.stopped));
        }
    }
}

#[test]
fn reports_lead_to_the_result() {
    for seed in 0..6 {
        let game = some_game(seed);
        for asked in [limits(20_000), Limits { lines: Some(4), ..limits(20_000) }] {
            let mut reports = Vec::new();
            let result =
                ai::search(&game, &asked, &|| 0.0, &mut |report| reports.push(report.clone())).unwrap();
            assert!(reports.len() > 2);
            assert_eq!(answer(reports.last().unwrap()), answer(&result));
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
fn several_lines_are_different_turns_best_first() {
    for seed in 0..6 {
        let game = some_game(seed);
        for nodes in [3_000, 30_000, 120_000] {
            let result = ai::best_move(&game, &Limits { lines: Some(5), ..limits(nodes) }).unwrap();
            assert_eq!(result.lines.len(), 5);
            assert!(result.lines.is_sorted_by_key(|line| std::cmp::Reverse(line.score)));
            let mut boards = Vec::new();
            for line in &result.lines {
                let mut game = game.clone();
                for turn in &line.moves {
                    game.play_turn(turn).expect("a legal turn");
                    if game.history().len() == 13 {
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
fn a_turn_looked_ahead_is_the_best_of_all() {
    let (mut evaluator, mut goals) = (ai::Evaluator::default(), ai::GoalSolver::default());
    for seed in 0..12 {
        let game = some_game(seed);
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
fn hardly_any_time_still_gives_a_legal_turn() {
    for seed in 0..10 {
        let game = some_game(seed);
        let mut asked = vec![limits(0), limits(1), Limits { depth: Some(0), ..Limits::default() }];
        asked.extend([0.0, -1.0, f64::NAN].map(|time| Limits { time_ms: Some(time), ..Limits::default() }));
        for asked in asked {
            let result = ai::best_move(&game, &asked).unwrap();
            game.check(&result.best.to_string()).expect("a legal turn");
            assert!(result.nodes < 10_000, "{asked:?}: {}", result.nodes);
        }
    }
}

#[test]
fn time_limits_are_kept() {
    let games: Vec<_> = (0..7).map(some_game).collect();
    for limit in [30.0, 150.0, 400.0] {
        let mut times: Vec<f64> = games
            .iter()
            .map(|game| {
                let start = std::time::Instant::now();
                ai::best_move(game, &Limits { time_ms: Some(limit), ..Limits::default() }).unwrap();
                start.elapsed().as_secs_f64() * 1000.0
            })
            .collect();
        times.sort_by(f64::total_cmp);
        // The median: the machine may be busy with something else.
        assert!(times[3] <= (limit * 1.1).max(limit + 20.0), "{times:?} for {limit}");
    }
}

#[test]
fn a_finished_game_is_refused() {
    let mut game = set_up(1);
    game.resign(None).unwrap();
    assert_eq!(ai::best_move(&game, &limits(100)).unwrap_err().code(), "game-over");
    let won = Game::parse(&format!("s [R{}r{}]", " ".repeat(31), " ".repeat(31))).unwrap();
    assert_eq!(ai::best_move(&won, &limits(100)).unwrap_err().code(), "game-over");
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
fn no_position_is_brought_about_a_third_time() {
    // Each side has little else to move than one piece, up and down: whatever is played soon repeats.
    for text in [
        "g [ crD    rrH     MC                                      R      E]",
        "s [ crD    rrH     MC                                      R      E]",
        "g [                   e              r             R       E       ]",
    ] {
        for nodes in [1, 200, 3_000] {
            let mut game = Game::parse(text).unwrap();
            while !game.status().is_over() && game.ply() < 120 {
                play_best(&mut game, &limits(nodes));
                assert!(game.occurrences() <= 2);
            }
        }
    }
}
