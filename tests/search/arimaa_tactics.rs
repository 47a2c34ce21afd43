//! Tests the computer's turns in the positions of `data/arimaa/tactics.txt`, level by level.
//!
//! A turn is judged by the rules, from all replies to it. No best turns are recorded. The only part
//! of the computer that the judgment uses is the goal solver, which is exact.

use crate::campaign;
use crate::threads::parallel;
use keddah::arimaa::ai::{self, GoalSolver};
use keddah::arimaa::{Board, Game, Kind, Piece, Position, Setup, Side, turn_boards};
use keddah::search::Limits;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Category {
    /// The mover can reach goal in this turn.
    Goal1,
    /// The opponent threatens a goal that can be stopped.
    Stop,
    /// Some turn leaves the mover a goal in the next one, whatever the opponent does.
    Goal2,
    /// A piece worth a cat or more can be captured without losing as much.
    Capture,
    /// The opponent threatens a capture; every capture can be prevented.
    Defend,
    /// Nothing is threatened, but most turns lose a piece.
    Quiet,
}

const CATEGORIES: [(&str, Category); 6] = [
    ("goal1", Category::Goal1),
    ("stop", Category::Stop),
    ("goal2", Category::Goal2),
    ("capture", Category::Capture),
    ("defend", Category::Defend),
    ("quiet", Category::Quiet),
];

struct Case {
    category: Category,
    text: &'static str,
}

fn cases() -> Vec<Case> {
    let lines = include_str!("../data/arimaa/tactics.txt").lines();
    lines
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| {
            let (name, text) = line.split_once(' ').expect("a category and a position");
            let category = CATEGORIES.iter().find(|(n, _)| *n == name).expect("a category").1;
            Case { category, text: text.trim_start() }
        })
        .collect()
}

/// Piece values by strength, in half-rabbits: a cat is worth one and a half rabbits.
const PIECE_VALUES: [i32; 7] = [0, 2, 3, 4, 6, 10, 24];
const CAT: i32 = PIECE_VALUES[2];

/// Returns the material of a side less its opponent's.
fn lead(board: &Board, side: Side) -> i32 {
    let material = |side| -> i32 {
        let of = |kind: Kind| {
            PIECE_VALUES[usize::from(kind.strength())] * pieces(board, side, kind).count_ones() as i32
        };
        Kind::ALL.into_iter().map(of).sum()
    };
    material(side) - material(side.other())
}

fn pieces(board: &Board, side: Side, kind: Kind) -> u64 {
    board.pieces(Piece { side, kind })
}

/// Returns the value of a position for a side: `WIN` if won, `-WIN` if lost, otherwise its material
/// lead.
fn outcome_value(position: &Position, side: Side) -> i32 {
    match position.outcome() {
        Some((winner, _)) if winner == side => WIN,
        Some(_) => -WIN,
        None => lead(position.board(), side),
    }
}

/// The value of a won game, beyond any material.
const WIN: i32 = 1000;

/// Returns all positions after one turn of the side to move.
fn replies(position: &Position) -> Vec<Position> {
    let next = position.side().other();
    let at =
        |board| Setup { board, side: next, turn: None }.position().expect("play leads to legal positions");
    turn_boards(position, 4).into_iter().map(at).collect()
}

/// Returns whether the side that has just moved has won, or reaches goal next turn against every
/// reply.
fn wins_by_next_turn(after: &Position, side: Side) -> bool {
    let mut solver = GoalSolver::default();
    outcome_value(after, side) == WIN
        || after.outcome().is_none()
            && replies(after).iter().all(|reply| match outcome_value(reply, side) {
                WIN => true,
                value => value != -WIN && solver.goal(reply).is_some(),
            })
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verdict {
    Solved,
    /// Not solved, but no more than a rabbit was lost, or more with compensation.
    Missed,
    /// In the next turn the opponent can win, or capture a cat's worth or more without giving
    /// compensation.
    Hung,
    /// The same, in a position that the level itself considers lost: its win probability is less
    /// than [`LOST`].
    HungWhenLost,
}

/// The win probability below which every turn may lose a piece.
const LOST: f64 = 0.2;

/// Judges the turn that led from `before` to `after`.
fn judge(category: Category, before: &Position, after: &Position) -> Verdict {
    let (side, had) = (before.side(), lead(before.board(), before.side()));
    let solved = |yes| if yes { Verdict::Solved } else { Verdict::Missed };
    if outcome_value(after, side).abs() == WIN {
        return if outcome_value(after, side) == WIN { Verdict::Solved } else { Verdict::Hung };
    }
    if matches!(category, Category::Goal1 | Category::Goal2) {
        return solved(category == Category::Goal2 && wins_by_next_turn(after, side));
    }
    let replies = replies(after);
    let worst = replies.iter().map(|reply| outcome_value(reply, side)).min().unwrap_or(WIN);
    match category {
        Category::Stop => solved(worst > -WIN),
        Category::Capture if worst >= had => solved(worst >= had + CAT),
        _ if worst >= had => Verdict::Solved,
        _ if worst > had - CAT || is_compensated(&replies, side, had) => Verdict::Missed,
        _ => Verdict::Hung,
    }
}

/// Returns whether the mover can regain its material, or win, after each reply that costs it a cat
/// or more. Such replies can number thousands: the 50 worst are tried.
fn is_compensated(replies: &[Position], side: Side, had: i32) -> bool {
    let mut costly: Vec<_> = replies.iter().filter(|reply| outcome_value(reply, side) <= had - CAT).collect();
    costly.sort_by_cached_key(|reply| (outcome_value(reply, side), reply.board().to_string()));
    costly.iter().take(50).all(|reply| {
        reply.outcome().is_none()
            && self::replies(reply).iter().any(|answer| outcome_value(answer, side) >= had)
    })
}

/// Judges the turn that a level plays.
fn verdict(case: &Case, level: u8) -> Verdict {
    let mut game = Game::parse(case.text).expect("a position");
    let before = *game.turn_position();
    let limits = Limits { level: Some(level), seed: 1, ..Limits::default() };
    let result = ai::best_move(&game, &limits).expect("a turn");
    game.play_turn(&result.best).expect("a legal turn");
    match judge(case.category, &before, game.turn_position()) {
        Verdict::Hung if result.lines[0].score.win() < LOST => Verdict::HungWhenLost,
        verdict => verdict,
    }
}

/// The number of positions, not lost ones, in which a level may hang a piece. Level 5 may in two,
/// since it searches no reply to its turn.
fn may_hang(level: u8) -> usize {
    match level {
        ..5 => usize::MAX,
        5 => 2,
        _ => 0,
    }
}

/// Lets levels play, each task a level and the index of a case. Prints how many positions are
/// solved and hung, by level and category. Returns the failures that no level may have: from level
/// 3 on, a goal in one turn or a defense against one that is missed; from level 5 on, more pieces
/// hung in positions that are not lost than [`may_hang`] allows.
fn examine(cases: &[Case], tasks: &[(u8, usize)]) -> Vec<String> {
    let verdicts = parallel(tasks, |&(level, index)| verdict(&cases[index], level));
    let mut failures = Vec::new();
    let head = CATEGORIES.map(|(name, _)| format!("{name:>9}"));
    println!("level {}     all  hung", head.concat());
    for level in 1..=10 {
        let of_level = || tasks.iter().zip(&verdicts).filter(move |((l, _), _)| *l == level);
        if of_level().next().is_none() {
            continue;
        }
        let score = |only: Option<Category>| {
            let of = || of_level().filter(|((_, i), _)| only.is_none_or(|only| cases[*i].category == only));
            let solved = of().filter(|(_, verdict)| **verdict == Verdict::Solved).count();
            format!("{solved}/{}", of().count())
        };
        let cells = CATEGORIES.map(|(_, category)| format!("{:>9}", score(Some(category))));
        let is_hung = |verdict| matches!(verdict, Verdict::Hung | Verdict::HungWhenLost);
        let hung = of_level().filter(|(_, verdict)| is_hung(**verdict)).count();
        println!("{level:>5} {}{:>8}{hung:>6}", cells.concat(), score(None));
        let mut hangs = 0;
        for ((_, index), verdict) in of_level() {
            let Case { category, text } = cases[*index];
            let must = match category {
                Category::Goal1 | Category::Stop => level >= 3,
                _ => false,
            };
            hangs += usize::from(*verdict == Verdict::Hung);
            let hangs_too_many = *verdict == Verdict::Hung && hangs > may_hang(level);
            if must && *verdict != Verdict::Solved || hangs_too_many {
                failures.push(format!("level {level}, {category:?} {verdict:?}: {text}"));
            }
        }
    }
    failures
}

/// Returns whether a level plays a position: always in a long run and up to level 5. Above, where a
/// turn takes seconds, each level plays a different twelfth of the positions of three categories.
fn is_tried(level: u8, index: usize, category: Category) -> bool {
    let is_sampled = matches!(category, Category::Quiet | Category::Goal1 | Category::Stop);
    campaign::is_long() || level <= 5 || is_sampled && (index + usize::from(level)).is_multiple_of(12)
}

#[test]
fn stronger_levels_miss_no_goal_in_one_turn_and_hang_few_pieces() {
    let cases = cases();
    let all = (3..=10).flat_map(|level| (0..cases.len()).map(move |index| (level, index)));
    let tasks: Vec<_> = all.filter(|&(level, index)| is_tried(level, index, cases[index].category)).collect();
    assert_eq!(examine(&cases, &tasks), Vec::<String>::new());
}

#[test]
fn every_position_belongs_to_its_category() {
    let cases = cases();
    assert!(cases.len() >= 40);
    for (name, category) in CATEGORIES {
        assert!(cases.iter().filter(|case| case.category == category).count() >= 6, "{name}");
    }
    let mut solver = GoalSolver::default();
    for Case { category, text } in cases {
        let position: Position = text.parse().expect("a position");
        assert_eq!(position.outcome(), None, "{text}");
        assert_eq!(solver.goal(&position).is_some(), category == Category::Goal1, "{text}");
        let passed = position.end_turn();
        let (side, had) = (position.side(), lead(position.board(), position.side()));
        let worst = || replies(&passed).iter().map(|reply| outcome_value(reply, side)).min().unwrap_or(had);
        match category {
            Category::Stop => assert!(solver.goal(&passed).is_some(), "{text}"),
            Category::Defend => assert!(worst() < had && worst() > -WIN, "{text}"),
            Category::Quiet => assert!(worst() >= had, "{text}"),
            _ => {}
        }
    }
}

/// The diagram of Wikipedia's articles: the dog on a6 pushes the rabbit on a7 to a8 and so
/// unfreezes the rabbit on b7, which steps to goal on b8.
#[test]
fn every_level_from_3_on_finds_a_goal_in_three_steps() {
    let rows =
        ["        ", "rR      ", "Dd H    ", "   e    ", "  r  r  ", " DrE    ", "  hr h  ", "  CR R  "];
    let text = format!("g [{}]", rows.concat());
    for level in 3..=10 {
        let mut game = Game::parse(&text).expect("a position");
        let limits = Limits { level: Some(level), ..Limits::default() };
        let result = ai::best_move(&game, &limits).expect("a turn");
        assert_eq!(result.best.to_string(), "ra7n Da6n Rb7n", "level {level}");
        game.play_turn(&result.best).expect("a legal turn");
        assert_eq!(game.status().winner(), Some(Side::Gold));
    }
}
