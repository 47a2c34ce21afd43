//! Judging the conditions of Quoridor.

use super::QuoridorCondition as Condition;
use crate::lesson::{ConditionState, Missing, StageLine};
use crate::quoridor::{Move, Player, Position, Quoridor, Square};

pub fn judge(line: &StageLine<Quoridor>, condition: Condition) -> ConditionState {
    let position = line.game().position();
    let solver = line.solver();
    let label = |square: Square| line.game().labels().square(square);
    match condition {
        Condition::Reach(square) => {
            let (at, pawn) = (label(square), position.pawn(solver));
            let missing = Missing::new("not-reached", format!("Your pawn is not on {at}.")).at(at);
            let unwanted = Missing::new("unwanted-reach", format!("Your pawn is on {at}.")).at(at);
            ConditionState::now(pawn == square, missing, unwanted)
        }
        Condition::Avoid(square) => {
            let at = label(square);
            let entered = own_moves(line).any(|(_, mv)| mv == Move::Pawn(square));
            let broken = Missing::new("square-entered", format!("Your pawn has moved to {at}."));
            let kept = Missing::new("unwanted-avoid", format!("Your pawn has not moved to {at}."));
            rule(!entered, broken.at(at), kept.at(at))
        }
        Condition::From(square) => {
            let at = label(square);
            if own_moves(line).any(|(_, mv)| matches!(mv, Move::Wall(_))) {
                let message = "You have placed a wall, but only the pawn may move here.";
                return ConditionState::Unmet {
                    lasting: true,
                    missing: Missing::new("wall-placed", message),
                };
            }
            let moved = own_moves(line).any(|(_, mv)| matches!(mv, Move::Pawn(_)));
            let missing = Missing::new("not-moved", format!("The pawn on {at} has not moved."));
            let unwanted = Missing::new("unwanted-from", format!("You have moved only the pawn from {at}."));
            ConditionState::now(moved, missing.at(at), unwanted.at(at))
        }
        Condition::GoalStop => goal_stop(line),
        Condition::Block => block(line),
        Condition::Longer(steps) => {
            let growth = |player| position.distance(player).saturating_sub(line.origin().distance(player));
            let most = opponents(position, solver).map(growth).max().unwrap_or(0);
            let missing = match most {
                0 => format!("No way of an opponent is longer than before; it must grow by {steps}."),
                _ => format!("The way of an opponent is longer by {most}, not by {steps}."),
            };
            let unwanted = format!("The way of an opponent is longer by {most}.");
            let with = |code, message: String| Missing::new(code, message).count(steps).actual(most);
            ConditionState::now(most >= steps, with("not-longer", missing), with("unwanted-longer", unwanted))
        }
        Condition::Shorter(steps) => {
            let cut = line.origin().distance(solver).saturating_sub(position.distance(solver));
            let missing = match cut {
                0 => format!("Your way is not shorter than before; it must shrink by {steps}."),
                _ => format!("Your way is shorter by {cut}, not by {steps}."),
            };
            let unwanted = format!("Your way is shorter by {cut}.");
            let with = |code, message: String| Missing::new(code, message).count(steps).actual(cut);
            ConditionState::now(
                cut >= steps,
                with("not-shorter", missing),
                with("unwanted-shorter", unwanted),
            )
        }
        Condition::Ahead => {
            let own = position.distance(solver);
            let others = opponents(position, solver).map(|player| position.distance(player));
            let shortest = others.min().unwrap_or(u32::MAX);
            let message = format!("Your way takes {own} steps, that of an opponent {shortest}.");
            let with = |code| Missing::new(code, message.clone()).count(shortest).actual(own);
            ConditionState::now(own < shortest, with("not-ahead"), with("unwanted-ahead"))
        }
        Condition::Wall => ConditionState::event(
            own_moves(line).any(|(_, mv)| matches!(mv, Move::Wall(_))),
            Missing::new("no-wall", "You have not placed a wall."),
            Missing::new("unwanted-wall", "You have placed a wall."),
        ),
        Condition::Jump => ConditionState::event(
            own_moves(line).any(|(before, mv)| is_jump(before, mv)),
            Missing::new("no-jump", "Your pawn has not jumped."),
            Missing::new("unwanted-jump", "Your pawn has jumped."),
        ),
    }
}

/// The moves of the solver, each with the position before it.
fn own_moves(line: &StageLine<Quoridor>) -> impl Iterator<Item = (&Position, Move)> {
    let solver = line.solver();
    let own = line.turns().filter(move |(before, ..)| before.mover() == solver);
    own.map(|(before, &mv, _)| (before, mv))
}

/// Whether a pawn move is a jump: it leads to a square that is not adjacent.
fn is_jump(before: &Position, mv: Move) -> bool {
    matches!(mv, Move::Pawn(to) if before.pawn(before.mover()).direction_to(to).is_none())
}

fn opponents(position: &Position, solver: Player) -> impl Iterator<Item = Player> {
    Player::all(position.players()).filter(move |&player| player != solver)
}

/// Judges a condition that holds until it is broken, and then can no longer hold.
fn rule(kept: bool, missing: Missing, unwanted: Missing) -> ConditionState {
    if kept {
        ConditionState::Met { lasting: false, unwanted }
    } else {
        ConditionState::Unmet { lasting: true, missing }
    }
}

/// Returns the positions before each opponent's next turn, as if those before it had passed.
fn next_turns(line: &StageLine<Quoridor>) -> Vec<Position> {
    let Some(game) = line.at_opponent() else { return Vec::new() };
    let passed = |position: &Position| {
        let next = position.play_unchecked(Move::Pass);
        (next.mover() != line.solver()).then_some(next)
    };
    std::iter::successors(Some(*game.position()), passed).collect()
}

fn goal_stop(line: &StageLine<Quoridor>) -> ConditionState {
    if line.is_lost() {
        let missing = Missing::new("lost", "Your opponent has won.");
        return ConditionState::Unmet { lasting: true, missing };
    }
    let labels = line.game().labels();
    for position in next_turns(line) {
        let goals = position.pawn_targets() & position.goal(position.mover());
        if let Some(goal) = crate::quoridor::squares(goals).next() {
            let turn = labels.write(Move::Pawn(goal));
            let message = format!("An opponent can reach its goal: {turn}.");
            let missing = Missing::new("goal-open", message).at(labels.square(goal)).turn(Some(turn));
            return ConditionState::Unmet { lasting: false, missing };
        }
    }
    let unwanted = Missing::new("unwanted-goal-stop", "No opponent can reach its goal next turn.");
    ConditionState::Met { lasting: false, unwanted }
}

fn block(line: &StageLine<Quoridor>) -> ConditionState {
    let labels = line.game().labels();
    let mut turn = None;
    for position in next_turns(line) {
        match crate::game::Tree::action_list(&position).first() {
            None | Some(Move::Pass) => {
                let at = labels.square(position.pawn(position.mover()));
                let unwanted = Missing::new("unwanted-block", "An opponent has no legal turn.").at(at);
                return ConditionState::Met { lasting: false, unwanted };
            }
            Some(&mv) => turn = turn.or(Some(labels.write(mv))),
        }
    }
    let message = match &turn {
        Some(turn) => format!("Your opponent can still move: {turn}."),
        None => "The game is over.".into(),
    };
    ConditionState::Unmet { lasting: false, missing: Missing::new("not-blocked", message).turn(turn) }
}
