//! Tests the computer player of Quoridor: games of two and four players, races and forced wins.

use crate::campaign;
use crate::path_tree;
use crate::threads::parallel;
use keddah::game::{Rng, Tree};
use keddah::quoridor::ai;
use keddah::quoridor::{Game, Move, Options, Player, Position, Reason, distances};
use keddah::search::Limits;

fn new_game(players: u8) -> Game {
    Game::new(&Options { players: players.into(), ..Options::default() }).expect("a game from the start")
}

fn level(level: u8, seed: u64) -> Limits {
    Limits { level: Some(level), seed, ..Limits::default() }
}

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

/// Plays the computer's move; the game must accept it.
fn play_best(game: &mut Game, limits: &Limits) {
    let result = ai::best_move(game, limits).expect("a game that goes on has a move");
    game.play_turn(&result.best).unwrap_or_else(|refusal| panic!("{refusal} in {game}"));
}

fn play_at_random(game: &mut Game, rng: &mut Rng) {
    let mv = *rng.pick(&game.position().action_list()).expect("a game that goes on has a move");
    game.play_turn(&mv).expect("a legal move");
}

/// Moves the pawn along a shortest path and never places a wall. Of several best steps, plays the
/// first, or a random one with `rng`.
fn play_shortest_path(game: &mut Game, rng: Option<&mut Rng>) {
    let position = game.position();
    let steps = distances(&position.board().passages(), position.goal(position.mover()));
    let far = |mv: &Move| match mv {
        Move::Pawn(to) => u32::from(steps[to.index()]),
        Move::Pass => 1000,
        Move::Wall(_) => 2000,
    };
    let mut moves = position.action_list();
    let least = moves.iter().map(far).min().expect("a move");
    moves.retain(|mv| far(mv) == least);
    let mv = rng.map_or(moves[0], |rng| *rng.pick(&moves).expect("a move"));
    game.play_turn(&mv).expect("a legal move");
}

/// Moves the pawn along a shortest path, unless an opponent is nearer to its goal. Then places the
/// wall that lengthens that opponent's path most, less what it adds to the mover's own. Ties are
/// broken at random.
fn play_greedily(game: &mut Game, rng: &mut Rng) {
    let position = *game.position();
    let mover = position.mover();
    let far = |of: Player| position.distance(of);
    let ahead = Player::all(position.players()).filter(|&of| far(of) < far(mover)).min_by_key(|&of| far(of));
    let Some(ahead) = ahead else { return play_shortest_path(game, Some(rng)) };
    let gain = |mv: Move| {
        let after = position.play(mv).expect("a legal move");
        let longer = |of: Player| after.distance(of) as i32 - far(of) as i32;
        longer(ahead) - longer(mover)
    };
    let walls = position.action_list().into_iter().filter(|mv| matches!(mv, Move::Wall(_)));
    let gains: Vec<_> = walls.map(|mv| (gain(mv), mv)).collect();
    let most = gains.iter().map(|(gain, _)| *gain).max().unwrap_or(0);
    if most <= 0 {
        return play_shortest_path(game, Some(rng));
    }
    let best: Vec<_> = gains.into_iter().filter(|(gain, _)| *gain == most).map(|(_, mv)| mv).collect();
    game.play_turn(rng.pick(&best).expect("a wall")).expect("a legal move");
}

/// Returns who wins a game in which the computer has one seat and `other` plays the rest, or `None`
/// after 300 plies.
fn winner(players: u8, seat: Player, limits: &Limits, mut other: impl FnMut(&mut Game)) -> Option<Player> {
    let mut game = new_game(players);
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

/// Returns the greatest number of times that a position occurs in a game of the computer against
/// itself.
fn most_occurrences(players: u8, limits: &Limits) -> u32 {
    let mut game = new_game(players);
    let mut most = 1;
    while !game.status().is_over() && game.ply() < 200 {
        play_best(&mut game, limits);
        most = most.max(game.occurrences());
    }
    most
}

#[test]
fn the_computer_does_not_shuffle() {
    for (players, seeds) in [(2, campaign::games(4, 12)), (4, campaign::games(1, 3))] {
        let games: Vec<_> =
            [1, 3].into_iter().flat_map(|number| (0..seeds).map(move |seed| (number, seed))).collect();
        let most = parallel(&games, |&(number, seed)| most_occurrences(players, &level(number, seed)));
        assert!(most.iter().all(|&most| most <= 2), "{players} players: {most:?}");
    }
}

#[test]
fn level_2_always_beats_a_random_mover() {
    let won = parallel(&seeds(50), |&seed| {
        let mut rng = Rng::new(seed);
        let seat = seat(2, seed);
        winner(2, seat, &level(2, seed), |game| play_at_random(game, &mut rng)) == Some(seat)
    });
    assert!(won.iter().all(|&won| won), "{won:?}");
}

#[test]
fn level_3_beats_an_opponent_without_walls() {
    let won = parallel(&seeds(50), |&seed| {
        winner(2, seat(2, seed), &level(3, seed), |game| play_shortest_path(game, None))
            == Some(seat(2, seed))
    });
    let won = won.iter().filter(|&&won| won).count();
    println!("level 3 won {won} of 50 against an opponent without walls");
    assert!(won >= 45, "{won}");
}

/// Asserts that level 3 wins at least 60 % of its games against three opponents that place no
/// walls.
fn assert_beats_opponents_without_walls(ties_at_random: bool) {
    let games = campaign::games(20, 100);
    let won = parallel(&seeds(games), |&seed| {
        let mut rng = Rng::new(seed);
        let run = |game: &mut Game| play_shortest_path(game, ties_at_random.then_some(&mut rng));
        winner(4, seat(4, seed), &level(3, seed), run) == Some(seat(4, seed))
    });
    let won = won.iter().filter(|&&won| won).count() as u64;
    println!("level 3 won {won} of {games} against three opponents without walls");
    assert!(won * 100 >= games * 60, "{won} of {games}");
}

#[test]
fn level_3_beats_three_opponents_without_walls() {
    assert_beats_opponents_without_walls(false);
}

#[test]
fn level_3_beats_three_opponents_without_walls_that_break_ties_at_random() {
    assert_beats_opponents_without_walls(true);
}

/// Returns the wins by seat in games against three opponents that play greedily.
fn wins_against_greedy_opponents(games: u64, limits: impl Fn(u64) -> Limits + Sync) -> [usize; 4] {
    let won = parallel(&seeds(games), |&seed| {
        let mut rng = Rng::new(seed);
        let other = |game: &mut Game| play_greedily(game, &mut rng);
        winner(4, seat(4, seed), &limits(seed), other) == Some(seat(4, seed))
    });
    std::array::from_fn(|seat| won.iter().skip(seat).step_by(4).filter(|&&won| won).count())
}

/// The result depends on the seat and the node limit. To measure it more exactly, set
/// `KEDDAH_GREEDY`: `"100000 400"` plays 400 games of 100,000 nodes a move.
#[test]
fn beats_three_greedy_opponents() {
    let (limit, games) = campaign::setting("KEDDAH_GREEDY", 3000, campaign::games(20, 100));
    let won = wins_against_greedy_opponents(games, |_| nodes(limit));
    println!("won {won:?} of {games}, by seat, against three greedy opponents");
    // Chance alone would win 25 %. Fewer games need a lower bound.
    let percent = if campaign::is_long() { 60 } else { 50 };
    assert!(won.iter().sum::<usize>() * 100 >= games as usize * percent, "{won:?}");
}

/// The opponents search a quarter of the nodes, for about half as long. `KEDDAH_TREES="20000 40"`
/// plays 40 games in which the computer searches 20,000 nodes a move.
#[test]
fn wins_more_than_a_quarter_against_three_trees_of_path_lengths() {
    let (limit, games) = campaign::setting("KEDDAH_TREES", 4000, campaign::games(24, 200));
    let won = parallel(&seeds(games), |&seed| {
        let mut rng = Rng::new(seed / 4);
        let mut game = new_game(4);
        for _ in 0..4 {
            play_at_random(&mut game, &mut rng);
        }
        while !game.status().is_over() && game.ply() < 300 {
            if game.position().mover() == seat(4, seed) {
                play_best(&mut game, &nodes(limit));
            } else {
                game.play_turn(&path_tree::best_move(&game, limit / 4)).expect("a legal move");
            }
        }
        game.status().winner() == Some(seat(4, seed))
    });
    let won = won.iter().filter(|&&won| won).count();
    println!("won {won} of {games} against three trees of path lengths");
    // It wins about 38 %, and chance alone would win 25 %. Fewer games need a lower bound.
    let percent = if campaign::is_long() { 28 } else { 12 };
    assert!(won * 100 >= games as usize * percent, "{won} of {games}");
}

#[test]
fn nineteen_of_twenty_games_of_self_play_are_decided() {
    let seeds = seeds(campaign::games(20, 200));
    let plies = parallel(&seeds, |&seed| {
        let mut game = new_game(if seed % 4 == 3 { 4 } else { 2 });
        let mut rng = Rng::new(seed);
        for _ in 0..seed % 5 {
            play_at_random(&mut game, &mut rng);
        }
        while !game.status().is_over() && game.ply() < 300 {
            play_best(&mut game, &nodes(1000 + seed));
        }
        game.status().is_over().then(|| game.ply())
    });
    let decided: Vec<_> = plies.iter().flatten().collect();
    let mean = decided.iter().copied().sum::<usize>() / decided.len().max(1);
    println!("{} of {} games decided, after {mean} plies on average", decided.len(), seeds.len());
    assert!(decided.len() * 20 >= seeds.len() * 19);
}

/// Returns a position without walls left: all were placed at random, with some pawn moves between.
fn without_walls_left(rng: &mut Rng) -> Position {
    let mut position = Position::default();
    while position.winner().is_none() && Player::all(2).any(|player| position.walls_left(player) > 0) {
        let mut moves = position.action_list();
        if rng.below(4) > 0 && moves.iter().any(|mv| matches!(mv, Move::Wall(_))) {
            moves.retain(|mv| matches!(mv, Move::Wall(_)));
        }
        position.make(*rng.pick(&moves).expect("a move"));
    }
    position
}

/// A race is a position without walls left. In races that are won according to the solver, the
/// computer must win against the longest defense.
#[test]
fn wins_every_won_race() {
    let mut rng = Rng::new(4);
    let mut won = 0;
    while won < 60 {
        let position = without_walls_left(&mut rng);
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
                let defense = ai::RaceSolver::default().solve(game.position()).expect("a lost race");
                game.play_turn(&defense.line[0]).expect("a legal move");
            }
        }
        assert_eq!(game.status().winner(), Some(winner), "{position}");
    }
}

/// Returns whether the mover wins within `plies`, by trying every move.
fn wins_within(position: &Position, plies: u32) -> bool {
    let mover = position.mover();
    if plies == 1 {
        return position.pawn_targets() & position.goal(mover) != 0;
    }
    plies > 0 && position.action_list().into_iter().any(|mv| wins_by(position, mv, plies))
}

/// Returns whether a move wins within `plies`, itself counted, against every reply.
fn wins_by(position: &Position, mv: Move, plies: u32) -> bool {
    let mut after = *position;
    after.make(mv);
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

/// In each position of `tests/data/quoridor/wins.txt` the mover wins within the given plies and not
/// sooner. The computer's first move must keep that win.
#[test]
fn level_6_finds_forced_wins() {
    let text = include_str!("../data/quoridor/wins.txt");
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

/// Returns whether an opponent of `player` could step to its goal if it were its turn.
fn is_threatened(position: &Position, player: Player) -> bool {
    let text = position.to_string();
    let (others, _) = text.rsplit_once('/').expect("a position ends with its mover");
    Player::all(position.players()).filter(|&of| of != player).any(|of| {
        let theirs: Position = format!("{others}/{}", of.number()).parse().expect("a position");
        theirs.pawn_targets() & theirs.goal(of) != 0
    })
}

/// Returns a position of four players in which an opponent of the mover is one step from its goal,
/// and the moves of the mover that prevent this.
fn threatened_position(rng: &mut Rng) -> (Position, Vec<Move>) {
    loop {
        let mut game = new_game(4);
        while !game.status().is_over() {
            let position = *game.position();
            let mover = position.mover();
            if is_threatened(&position, mover) && position.pawn_targets() & position.goal(mover) == 0 {
                let prevents = |mv: &Move| !is_threatened(&position.play(*mv).expect("a legal move"), mover);
                let moves: Vec<_> = position.action_list().into_iter().filter(prevents).collect();
                if !moves.is_empty() {
                    return (position, moves);
                }
            }
            if rng.below(3) == 0 {
                play_greedily(&mut game, rng)
            } else {
                play_shortest_path(&mut game, Some(rng))
            }
        }
    }
}

/// The others could prevent the win, too, but a player cannot rely on that.
#[test]
fn a_win_that_threatens_is_not_left_to_others() {
    let mut rng = Rng::new(11);
    let positions: Vec<_> = (0..campaign::games(20, 60)).map(|_| threatened_position(&mut rng)).collect();
    for limits in [nodes(3000), nodes(20_000), level(3, 1)] {
        let failures = parallel(&positions, |(position, moves)| {
            let game = Game::from_position(*position, Default::default());
            let best = ai::best_move(&game, &limits).expect("a move").best;
            (!moves.contains(&best)).then(|| format!("{best:?} in {position}"))
        });
        assert_eq!(failures.into_iter().flatten().collect::<Vec<_>>(), Vec::<String>::new());
    }
}

#[test]
fn a_drawn_game_is_refused() {
    let mut game = new_game(2);
    game.draw_by_agreement().expect("a result");
    assert_eq!((game.mover(), game.outcome()), (None, Some((None, Reason::Agreement))));
    assert_eq!(ai::best_move(&game, &nodes(100)).unwrap_err().code(), "game-over");
}
