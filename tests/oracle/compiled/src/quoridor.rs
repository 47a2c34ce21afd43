//! Compares keddah with games of Quoridor that OpenSpiel has played, another author's program.
//! `tests/oracle/open_spiel.py` writes them and describes their lines.
//!
//! At every position: the legal moves. After every move: whether the game is over, and who has won.
//! At some positions: the legal moves after every move.
//!
//! OpenSpiel differs in three things, each of which is checked to be all that differs:
//!
//! - If a third pawn is behind the one to be jumped over, OpenSpiel does not allow the step to the
//!   side. The rules do.
//! - If there is no move, or only moves of the first kind, it plays a pass as a step of a pawn. The
//!   rest of the game is not compared.
//! - After four moves for each square of the board it ends the game as a draw, even if the last of
//!   them reaches the goal.

use std::error::Error;
use std::io::BufRead;

use keddah::game::Tree;
use keddah::quoridor::{Direction, Game, Move, Options, Orientation, Position, Square, Status, Wall};
use rustc_hash::FxHashSet;

use crate::Summary;

/// Reads games and compares them.
pub fn compare(input: impl BufRead) -> Result<Summary, Box<dyn Error>> {
    let mut summary = Summary::default();
    let (mut number, mut game, mut result) = (0, Game::new(&Options::default())?, Ok(()));
    for line in input.lines() {
        let line = line?;
        let (letter, rest) = line.split_at_checked(1).ok_or("an empty line")?;
        let numbers = rest.split_whitespace().map(str::parse).collect::<Result<Vec<i64>, _>>()?;
        if let ("g", &[game_number, players, size, walls]) = (letter, &numbers[..]) {
            number = u64::try_from(game_number)?;
            game = Game::new(&Options { players, size, walls: Some(walls), ..Options::default() })?;
            result = Ok(());
            continue;
        }
        // Nothing is compared after a difference.
        if result.is_ok() {
            result = compare_line(&mut game, letter, &numbers, &mut summary).map_err(|text| {
                let history: Vec<String> = game.history().collect();
                format!("{text}; at {} after {}", game.position(), history.join(" "))
            });
        }
        if matches!(letter, "e" | "p") {
            summary.add_game(number, std::mem::replace(&mut result, Ok(())));
        }
    }
    Ok(summary)
}

fn compare_line(game: &mut Game, letter: &str, numbers: &[i64], summary: &mut Summary) -> Result<(), String> {
    let position = *game.position();
    let size = position.size();
    match (letter, numbers) {
        ("l", actions) => compare_moves(&position, actions, summary),
        ("t", &[first, ref actions @ ..]) => {
            let mv = move_of(first, size)?;
            let after = position.play(mv).map_err(|refusal| format!("{mv:?} here {}", refusal.code()))?;
            summary.count("legal moves with those after them", 1);
            match after.winner() {
                Some(_) if actions.is_empty() => Ok(()),
                Some(_) => Err(format!("{mv:?} wins here")),
                None => compare_moves(&after, actions, summary).map_err(|text| format!("{mv:?}: {text}")),
            }
        }
        ("m", &[number]) => {
            let mv = move_of(number, size)?;
            summary.count("moves", 1);
            game.play_turn(&mv).map(drop).map_err(|refusal| format!("{mv:?} here {}", refusal.code()))
        }
        ("e", &[index]) => {
            let is_last = game.ply() == 4 * usize::from(size) * usize::from(size);
            let case = match game.status() {
                Status::Won { winner, .. } if index == winner.index() as i64 => "won",
                Status::Won { .. } if index == -1 && is_last => {
                    "won by the last move before OpenSpiel's draw"
                }
                Status::Playing { .. } if index == -1 && is_last => "draws by length in OpenSpiel",
                status => return Err(format!("the winner has index {index}, here {status:?}")),
            };
            summary.count(case, 1);
            Ok(())
        }
        ("p", &[number]) => compare_pass(&position, number, summary),
        _ => Err(format!("the line {letter} {numbers:?}")),
    }
}

/// Compares the legal moves of a position.
fn compare_moves(position: &Position, actions: &[i64], summary: &mut Summary) -> Result<(), String> {
    summary.count("positions", 1);
    summary.count("legal moves", actions.len());
    let theirs = actions.iter().map(|&action| move_of(action, position.size()));
    let mut theirs = theirs.collect::<Result<FxHashSet<Move>, _>>()?;
    let added = steps_aside(position).into_iter().filter(|&mv| theirs.insert(mv)).count();
    summary.count("positions with steps aside that OpenSpiel lacks", usize::from(added > 0));
    let ours: FxHashSet<Move> = position.action_list().into_iter().collect();
    if ours == theirs {
        return Ok(());
    }
    let only = |a: &FxHashSet<Move>, b| format!("{:?}", a.difference(b).collect::<Vec<_>>());
    Err(format!("legal only there: {}, only here: {}", only(&theirs, &ours), only(&ours, &theirs)))
}

/// Compares the last position of a game that OpenSpiel cannot continue: there is no move other than
/// a pass, or only steps that OpenSpiel lacks, or also the one with the same number as a pass.
fn compare_pass(position: &Position, number: i64, summary: &mut Summary) -> Result<(), String> {
    let ours: FxHashSet<Move> = position.action_list().into_iter().collect();
    let mut theirs: FxHashSet<Move> = steps_aside(position).into_iter().collect();
    let case = if ours == FxHashSet::from_iter([Move::Pass]) && theirs.is_empty() {
        "games left at a pass"
    } else if ours == theirs {
        "games left with only steps aside that OpenSpiel lacks"
    } else if move_of(number, position.size()).is_ok_and(|mv| theirs.insert(mv) && ours == theirs) {
        "games left at a move with the number of a pass"
    } else {
        return Err(format!("no move but a pass or {number}, here {ours:?}"));
    };
    summary.count(case, 1);
    Ok(())
}

/// Returns the move to a square, or of a wall, with a number. OpenSpiel numbers the squares, the
/// gaps between them and the crossings of gaps row by row, from the corner a9 on. A wall has the
/// number of the first gap that it closes.
fn move_of(action: i64, size: u8) -> Result<Move, String> {
    let side = 2 * i64::from(size) - 1;
    let (x, y) = ((action % side) as u8, (action / side) as u8);
    let square = |y: u8| Square::new(x / 2, (size - 1).checked_sub(y / 2)?);
    let wall = |y, orientation| Some(Wall { square: square(y)?, orientation });
    let mv = match (x % 2, y % 2) {
        (0, 0) => square(y).map(Move::Pawn),
        (0, 1) => wall(y + 1, Orientation::Horizontal).map(Move::Wall),
        (1, 0) => wall(y + 2, Orientation::Vertical).map(Move::Wall),
        _ => None,
    };
    mv.ok_or_else(|| format!("no move {action}"))
}

/// Returns the steps to the side of each pawn that cannot be jumped over because a third pawn is
/// behind it.
fn steps_aside(position: &Position) -> Vec<Move> {
    let passages = position.board().passages();
    let toward = |from: Square, direction: Direction| {
        from.toward(direction).filter(|_| passages.lead(from, direction))
    };
    let is_taken = |square: &Square| position.pawn_on(*square).is_some();
    let mut steps = Vec::new();
    for direction in Direction::ALL {
        let over = toward(position.pawn(position.mover()), direction).filter(is_taken);
        let Some(over) = over.filter(|&over| toward(over, direction).is_some_and(|to| is_taken(&to))) else {
            continue;
        };
        let sides = direction.sideways().into_iter().filter_map(|side| toward(over, side));
        steps.extend(sides.filter(|to| !is_taken(to)).map(Move::Pawn));
    }
    steps
}
