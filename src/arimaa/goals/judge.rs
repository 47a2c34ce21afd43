//! Judging the conditions of Arimaa.

use super::ArimaaCondition as Condition;
use super::track::Track;
use crate::arimaa::ai::GoalSolver;
use crate::arimaa::{Arimaa, Game, Kind, Piece, Position, Square, Step, find_turn_end, squares};
use crate::lesson::{ConditionState, Missing, StageLine};

pub fn judge(line: &StageLine<Arimaa>, condition: Condition) -> ConditionState {
    let board = line.game().turn_position().board();
    let solver = line.solver();
    let own = |square: Square| board.get(square).filter(|piece| piece.side == solver);
    match condition {
        Condition::Reach(square) => {
            let track = Track::new(line);
            let came = track.pieces[square.index()].is_some_and(|tracked| tracked.from != Some(square));
            let missing =
                Missing::new("not-reached", format!("None of your pieces has come to {square}.")).at(square);
            let unwanted =
                Missing::new("unwanted-reach", format!("One of your pieces has come to {square}."))
                    .at(square);
            ConditionState::now(own(square).is_some() && came, missing, unwanted)
        }
        Condition::Avoid(square) => {
            let entered = Track::new(line).entered & square.bit() != 0;
            let broken =
                Missing::new("square-entered", format!("One of your pieces has stepped on {square}."));
            let kept =
                Missing::new("unwanted-avoid", format!("None of your pieces has stepped on {square}."));
            lasting_rule(!entered, broken.at(square), kept.at(square))
        }
        Condition::From(square) => from(line, square),
        Condition::GoalStop => goal_stop(line),
        Condition::Block => block(line),
        Condition::Capture(piece, square) => {
            let name = piece.kind;
            match Track::new(line).find(square) {
                Some((_, at)) => {
                    let missing = Missing::new("not-captured", format!("The {name} on {at} is still there."));
                    ConditionState::Unmet { lasting: false, missing: missing.at(at).piece(piece.letter()) }
                }
                None => {
                    let message = format!("The {name} from {square} has been captured.");
                    let unwanted = Missing::new("unwanted-capture", message);
                    ConditionState::Met { lasting: true, unwanted: unwanted.at(square).piece(piece.letter()) }
                }
            }
        }
        Condition::CaptureAny => piece_event(
            Track::new(line).captured,
            Missing::new("nothing-captured", "You have not captured a piece."),
            |name| Missing::new("unwanted-capture-any", format!("You have captured a {name}.")),
        ),
        Condition::Push => piece_event(
            Track::new(line).pushed,
            Missing::new("not-pushed", "You have not pushed a piece."),
            |name| Missing::new("unwanted-push", format!("You have pushed a {name}.")),
        ),
        Condition::Pull => piece_event(
            Track::new(line).pulled,
            Missing::new("not-pulled", "You have not pulled a piece."),
            |name| Missing::new("unwanted-pull", format!("You have pulled a {name}.")),
        ),
        Condition::Freeze(square) => match board.get(square).filter(|piece| piece.side != solver) {
            None => {
                let missing =
                    Missing::new("nothing-to-freeze", format!("No enemy piece stands on {square}."));
                ConditionState::Unmet { lasting: false, missing: missing.at(square) }
            }
            Some(piece) => {
                let name = piece.kind;
                let missing = Missing::new("not-frozen", format!("The {name} on {square} is not frozen."));
                let unwanted = Missing::new("unwanted-freeze", format!("The {name} on {square} is frozen."));
                let with = |missing: Missing| missing.at(square).piece(piece.letter());
                let frozen = board.frozen(piece.side) & square.bit() != 0;
                ConditionState::now(frozen, with(missing), with(unwanted))
            }
        },
        Condition::Unfreeze(square) => unfreeze(line, square),
        Condition::Safe => safe(line),
        Condition::Stands(piece, square) => {
            let name = piece.name();
            let missing = Missing::new("not-standing", format!("No {name} stands on {square}."));
            let unwanted = Missing::new("unwanted-stands", format!("A {name} stands on {square}."));
            let with = |missing: Missing| missing.at(square).piece(piece.letter());
            ConditionState::now(board.get(square) == Some(piece), with(missing), with(unwanted))
        }
    }
}

/// Judges a condition that holds until it is broken, and then can no longer hold.
fn lasting_rule(kept: bool, missing: Missing, unwanted: Missing) -> ConditionState {
    if kept {
        ConditionState::Met { lasting: false, unwanted }
    } else {
        ConditionState::Unmet { lasting: true, missing }
    }
}

/// Judges a condition that is met for good once an event such as a push has happened to a piece.
fn piece_event(piece: Option<Piece>, missing: Missing, unwanted: impl Fn(Kind) -> Missing) -> ConditionState {
    match piece {
        Some(piece) => {
            ConditionState::Met { lasting: true, unwanted: unwanted(piece.kind).piece(piece.letter()) }
        }
        None => ConditionState::Unmet { lasting: false, missing },
    }
}

fn from(line: &StageLine<Arimaa>, square: Square) -> ConditionState {
    let track = Track::new(line);
    let other = track.moved.iter().find(|moved| moved.from != Some(square));
    if let Some(other) = other {
        let at = other.from.unwrap_or(square);
        let message =
            format!("You have moved the {} from {at}, not only the piece from {square}.", other.piece.kind);
        let missing = Missing::new("other-piece-moved", message).at(at).piece(other.piece.letter());
        return ConditionState::Unmet { lasting: true, missing };
    }
    let missing = Missing::new("not-moved", format!("The piece on {square} has not moved.")).at(square);
    let message = format!("You have moved only the piece from {square}.");
    ConditionState::now(!track.moved.is_empty(), missing, Missing::new("unwanted-from", message).at(square))
}

fn unfreeze(line: &StageLine<Arimaa>, square: Square) -> ConditionState {
    let board = line.game().turn_position().board();
    let Some((piece, at)) = Track::new(line).find(square) else {
        let message = format!("The piece from {square} has been captured.");
        let missing = Missing::new("frozen-piece-lost", message).at(square);
        return ConditionState::Unmet { lasting: true, missing };
    };
    let name = piece.kind;
    let missing = Missing::new("still-frozen", format!("The {name} on {at} is still frozen."));
    let unwanted = Missing::new("unwanted-unfreeze", format!("The {name} on {at} is not frozen any more."));
    let with = |missing: Missing| missing.at(at).piece(piece.letter());
    ConditionState::now(board.frozen(piece.side) & at.bit() == 0, with(missing), with(unwanted))
}

fn goal_stop(line: &StageLine<Arimaa>) -> ConditionState {
    if line.is_lost() {
        return lost();
    }
    let unwanted = Missing::new("unwanted-goal-stop", "The opponent cannot reach the goal next turn.");
    let game = line.at_opponent();
    let steps = game.as_ref().and_then(|game| Some((game, goal_turn(game.turn_position())?)));
    let Some((game, steps)) = steps else { return ConditionState::Met { lasting: false, unwanted } };
    let (turn, end) = written(game, &steps);
    let rabbit = Piece { side: game.turn_position().side(), kind: Kind::Rabbit };
    let goal = squares(end.board().pieces(rabbit) & rabbit.side.goal_rank()).next();
    let missing = Missing::new("goal-open", format!("The opponent can reach the goal: {turn}."));
    let missing = goal.map_or(missing.clone(), |goal| missing.at(goal)).turn(Some(turn));
    ConditionState::Unmet { lasting: false, missing }
}

/// The shortest turn by which the side to move reaches goal.
fn goal_turn(position: &Position) -> Option<Vec<Step>> {
    if position.in_setup() { None } else { GoalSolver::default().goal(position) }
}

fn block(line: &StageLine<Arimaa>) -> ConditionState {
    if line.is_lost() {
        return lost();
    }
    let unwanted = || Missing::new("unwanted-block", "The opponent has no legal turn.");
    let met = || ConditionState::Met { lasting: false, unwanted: unwanted() };
    let Some(game) = line.at_opponent() else {
        // The solver has won. The position tells whether the opponent could still move.
        let (game, position) = (line.game(), line.game().turn_position());
        let blocked = !position.in_setup() && (!position.has_step() || game.is_stuck(position));
        let missing = Missing::new("not-blocked", "The opponent still had a legal turn.");
        return ConditionState::now(blocked && !line.is_solvers_turn(), missing, unwanted());
    };
    let position = game.turn_position();
    let is_legal = |end: &Position| game.end_turn(end).is_ok();
    match find_turn_end(position, is_legal) {
        None if !position.in_setup() => met(),
        found => {
            let turn = found.map(|(_, steps)| written(&game, &steps).0);
            let message = match &turn {
                Some(turn) => format!("The opponent can still move: {turn}."),
                None => "The opponent can still move.".into(),
            };
            ConditionState::Unmet { lasting: false, missing: Missing::new("not-blocked", message).turn(turn) }
        }
    }
}

fn safe(line: &StageLine<Arimaa>) -> ConditionState {
    if line.is_lost() {
        return lost();
    }
    let unwanted = Missing::new("unwanted-safe", "The opponent cannot capture a piece next turn.");
    let met = ConditionState::Met { lasting: false, unwanted };
    let Some(game) = line.at_opponent() else { return met };
    let position = game.turn_position();
    let solver = line.solver();
    let before = position.board().side(solver).count_ones();
    // Captured pieces never come back, so a turn that captures ends with fewer pieces and never
    // repeats a position.
    let Some((_, steps)) = find_turn_end(position, |end| end.board().side(solver).count_ones() < before)
    else {
        return met;
    };
    let (turn, _) = written(&game, &steps);
    let mut replayed = *position;
    let mut track = squares(position.board().side(solver)).map(|at| (at, at)).collect::<Vec<_>>();
    let mut lost = None;
    for step in steps {
        let taken = replayed.step(step).filter(|(piece, _)| piece.side == solver);
        for (_, now) in &mut track {
            if *now == step.from() {
                *now = step.to();
            }
        }
        if let Some((piece, trap)) = taken {
            lost = lost.or(track.iter().find(|(_, now)| *now == trap).map(|&(at, _)| (piece, at)));
            track.retain(|(_, now)| *now != trap);
        }
    }
    let missing = match lost {
        Some((piece, at)) => {
            let message = format!("The opponent can capture the {} on {at}: {turn}.", piece.kind);
            Missing::new("unsafe", message).at(at).piece(piece.letter())
        }
        None => Missing::new("unsafe", format!("The opponent can capture a piece: {turn}.")),
    };
    ConditionState::Unmet { lasting: false, missing: missing.turn(Some(turn)) }
}

/// The state of a condition about the opponent's next turn if the opponent has already won.
fn lost() -> ConditionState {
    ConditionState::Unmet { lasting: true, missing: Missing::new("lost", "Your opponent has won.") }
}

/// Writes a turn of legal steps in notation. Returns it with the position in which it ends.
pub fn written(game: &Game, steps: &[Step]) -> (String, Position) {
    let mut end = *game.turn_position();
    let turn = end.turn_of(steps).to_string();
    for &step in steps {
        end.step(step);
    }
    (turn, end)
}
