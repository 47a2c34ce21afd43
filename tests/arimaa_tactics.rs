//! What the player makes of the positions of `data/arimaa/tactics.txt`, level by level.
//!
//! Judged by the rules alone: after the turn it chose, all that the opponent can do is looked through. No
//! recorded best turn, and nothing of the player's own knowledge but the goal solver, which is exact.

#![cfg(feature = "arimaa")]

mod common;

use common::threads::parallel;
use keddah::arimaa::ai::{self, GoalSolver};
use keddah::arimaa::{Board, Game, Kind, Piece, Position, Setup, Side, turn_boards};
use keddah::search::Limits;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Category {
    /// The mover can reach goal in this turn.
    Goal1,
    /// The opponent would reach goal next turn, and can be kept from it.
    Stop,
    /// Some turn leaves the mover a goal in the next one, whatever the opponent does.
    Goal2,
    /// A piece worth a cat or more can be taken without losing as much.
    Capture,
    /// The opponent would take a piece next turn, and can be kept from any.
    Defend,
    /// Nothing is threatened, but most turns leave a piece to be taken.
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
    let lines = include_str!("data/arimaa/tactics.txt").lines();
    lines
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| {
            let (name, text) = line.split_once(' ').expect("a category and a position");
            let category = CATEGORIES.iter().find(|(n, _)| *n == name).expect("a category").1;
            Case { category, text: text.trim_start() }
        })
        .collect()
}

/// Half-rabbits by strength: a plain scale on which a cat is worth more than a rabbit and two rabbits more than a cat.
const WORTH: [i32; 7] = [0, 2, 3, 4, 6, 10, 24];
const CAT: i32 = WORTH[2];

/// What a side has more than its opponent.
fn lead(board: &Board, side: Side) -> i32 {
    let worth = |side| -> i32 {
        let of =
            |kind: Kind| WORTH[usize::from(kind.strength())] * pieces(board, side, kind).count_ones() as i32;
        Kind::ALL.into_iter().map(of).sum()
    };
    worth(side) - worth(side.other())
}

fn pieces(board: &Board, side: Side, kind: Kind) -> u64 {
    board.pieces(Piece { side, kind })
}

/// How a position at the start of a turn stands for a side: won, lost, or what it has more.
fn standing(position: &Position, side: Side) -> i32 {
    match position.outcome() {
        Some((winner, _)) if winner == side => END,
        Some(_) => -END,
        None => lead(position.board(), side),
    }
}

/// A game won, where material is counted.
const END: i32 = 1000;

/// Every position that the opponent may be left with.
fn replies(position: &Position) -> Vec<Position> {
    let next = position.side().other();
    let at =
        |board| Setup { board, side: next, turn: None }.position().expect("play leads to legal positions");
    turn_boards(position, 4).into_iter().map(at).collect()
}

/// Whether the side that has just moved has won, or reaches goal in its next turn whatever the opponent does.
fn wins_by_next_turn(after: &Position, side: Side) -> bool {
    let mut solver = GoalSolver::default();
    standing(after, side) == END
        || after.outcome().is_none()
            && replies(after).iter().all(|reply| match standing(reply, side) {
                END => true,
                stands => stands != -END && solver.goal(reply).is_some(),
            })
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verdict {
    Solved,
    /// Did not do what the position is about, but gave no more away than a rabbit, or not for nothing.
    Missed,
    /// The opponent can take a cat's worth or more, or win, and the mover can make nothing of it in its next turn.
    Hung,
}

/// What the turn from `before` to `after` was worth.
fn judge(category: Category, before: &Position, after: &Position) -> Verdict {
    let (side, had) = (before.side(), lead(before.board(), before.side()));
    let solved = |yes| if yes { Verdict::Solved } else { Verdict::Missed };
    if standing(after, side).abs() == END {
        return if standing(after, side) == END { Verdict::Solved } else { Verdict::Hung };
    }
    if matches!(category, Category::Goal1 | Category::Goal2) {
        return solved(category == Category::Goal2 && wins_by_next_turn(after, side));
    }
    let replies = replies(after);
    let worst = replies.iter().map(|reply| standing(reply, side)).min().unwrap_or(END);
    match category {
        Category::Stop => solved(worst > -END),
        Category::Capture if worst >= had => solved(worst >= had + CAT),
        _ if worst >= had => Verdict::Solved,
        _ if worst > had - CAT || is_made_good(&replies, side, had) => Verdict::Missed,
        _ => Verdict::Hung,
    }
}

/// Whether the mover can take as much in turn (or win) after the replies that cost it a cat or more: after the worst of them,
/// for they may be thousands.
fn is_made_good(replies: &[Position], side: Side, had: i32) -> bool {
    let mut costly: Vec<_> = replies.iter().filter(|reply| standing(reply, side) <= had - CAT).collect();
    costly.sort_by_cached_key(|reply| (standing(reply, side), reply.board().to_string()));
    costly.iter().take(50).all(|reply| {
        reply.outcome().is_none() && self::replies(reply).iter().any(|answer| standing(answer, side) >= had)
    })
}

/// The verdicts on what a level plays.
fn verdict(case: &Case, level: u8) -> Verdict {
    let mut game = Game::parse(case.text).expect("a position");
    let before = *game.turn_position();
    let result = ai::best_move(&game, &Limits { level: Some(level), seed: 1, ..Limits::default() });
    game.play_turn(&result.expect("a turn").best).expect("a legal turn");
    judge(case.category, &before, game.turn_position())
}

/// Solved and hung of all, by level and category, printed as a table; and where a level may not fail, what it failed.
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
        let hung = of_level().filter(|(_, verdict)| **verdict == Verdict::Hung).count();
        println!("{level:>5} {}{:>8}{hung:>6}", cells.concat(), score(None));
        for ((_, index), verdict) in of_level() {
            let Case { category, text } = cases[*index];
            let must = match category {
                Category::Goal1 | Category::Stop => level >= 3,
                _ => false,
            };
            if must && *verdict != Verdict::Solved || level >= 5 && *verdict == Verdict::Hung {
                failures.push(format!("level {level}, {category:?} {verdict:?}: {text}"));
            }
        }
    }
    failures
}

/// Which positions a level is tried on: all up to 6. Above, where each takes seconds, every quiet one and a third of those
/// where a goal is to be had or stopped, another third at each level; `KEDDAH_TACTICS=all` tries all.
fn is_tried(level: u8, index: usize, category: Category) -> bool {
    level <= 6
        || std::env::var_os("KEDDAH_TACTICS").is_some_and(|value| value == "all")
        || match category {
            Category::Quiet => true,
            Category::Goal1 | Category::Stop => (index + usize::from(level)).is_multiple_of(3),
            _ => false,
        }
}

#[test]
fn levels() {
    let cases = cases();
    let all = (3..=10).flat_map(|level| (0..cases.len()).map(move |index| (level, index)));
    let tasks: Vec<_> = all.filter(|&(level, index)| is_tried(level, index, cases[index].category)).collect();
    assert_eq!(examine(&cases, &tasks), Vec::<String>::new());
}

#[test]
fn the_file_holds_what_it_says() {
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
        let worst = || replies(&passed).iter().map(|reply| standing(reply, side)).min().unwrap_or(had);
        match category {
            Category::Stop => assert!(solver.goal(&passed).is_some(), "{text}"),
            Category::Defend => assert!(worst() < had && worst() > -END, "{text}"),
            Category::Quiet => assert!(worst() >= had, "{text}"),
            _ => {}
        }
    }
}

/// The seeds' diagram: dog a6 pushes rabbit a7 to a8, which thaws b7, and the rabbit goes b8.
#[test]
fn three_step_win() {
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
