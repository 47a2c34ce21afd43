//! Puzzles of Quoridor.

use keddah::game::{Rng, Tree};
use keddah::quoridor::{
    Checked, Error, Game, Move, Options, Player, Position, Quoridor, Square, ai, distances, squares,
};
use keddah::search::{Control, Knowledge, Level, Limits};

use crate::puzzle_game::{Prover, PuzzleGame, Task, Theme};

/// The least detour that a wall which solves a puzzle must force, in steps.
const MIN_DETOUR: u32 = 3;
/// The least detour that a trap must force, in steps of the pawn.
const TRAP_DETOUR: u32 = 6;
/// The least win probability after the solving move of a puzzle that stops a win, in basis points.
const MIN_WIN: u16 = 1000;
/// The number of nodes of the search for the win probability of a puzzle position.
const FILTER_NODES: u64 = 5000;
/// The most win probability that a wall which forces a detour may lose against the best move, in
/// basis points.
const MAX_LOSS: u16 = 500;
/// The number of nodes of the review that measures how much win probability a move loses.
const REVIEW_NODES: u64 = 50_000;
/// The options of the games by their numbers: players, size and walls. Their number has no factor
/// in common with the periods of the themes.
const GAMES: [(i64, i64, i64); 13] = [
    (2, 9, 10),
    (4, 9, 5),
    (2, 9, 5),
    (2, 9, 2),
    (2, 7, 6),
    (2, 9, 3),
    (4, 9, 5),
    (2, 7, 2),
    (2, 9, 4),
    (2, 9, 1),
    (2, 7, 3),
    (2, 9, 8),
    (4, 9, 3),
];

/// Defines a puzzle theme that is proved by trying every move. One in `period` games is searched
/// for it.
const fn exact(name: &'static str, period: u32) -> Theme {
    Theme { name, has_goal: true, needs_margin: false, period }
}

impl PuzzleGame for Quoridor {
    const LEVELS: &'static [[Level; 10]] =
        &[<ai::QuoridorKnowledge as Knowledge<Position>>::LEVELS, ai::MANY_PLAYERS_LEVELS];
    const THEMES: &'static [Theme] = &[
        exact("win-2", 3),
        exact("win-3", 1),
        exact("goal-stop", 2),
        Theme { has_goal: false, ..exact("race", 1) },
        Theme { has_goal: false, ..exact("tempo", 1) },
        exact("longer", 2),
        exact("trap", 1),
        exact("dead-end", 2),
    ];
    const SEPARATOR: &'static str = " ";
    type Prover = QuoridorProver;

    fn puzzle_start(number: u32, _: &mut Rng) -> Result<Game, Error> {
        let (players, size, walls) = GAMES[number as usize % GAMES.len()];
        Game::new(&Options { players, size, walls: Some(walls), ..Options::default() })
    }

    fn is_reasonable(game: &Game, task: &Task) -> Result<bool, Error> {
        Ok(match task.theme {
            "goal-stop" => {
                let limits = Limits { nodes: Some(FILTER_NODES), ..Limits::default() };
                game.best_move(&limits)?.score().win_basis_points() >= MIN_WIN
            }
            "longer" | "trap" | "dead-end" => {
                let reviewed = game.review_turn(&task.solution[0], REVIEW_NODES, &Control::default())?;
                reviewed.is_some_and(|turn| turn.loss() <= MAX_LOSS)
            }
            _ => true,
        })
    }
}

/// The endgame solver that proves Quoridor puzzles, with its cache.
#[derive(Default)]
pub struct QuoridorProver {
    endgames: ai::EndgameSolver,
}

impl Prover<Quoridor> for QuoridorProver {
    fn find(&mut self, game: &Game, is_wanted: &dyn Fn(&str) -> bool) -> Result<Option<Task>, Error> {
        let position = game.position();
        if wins_at_once(position) {
            return Ok(None);
        }
        let any_task = |theme, goal: Option<String>, mv: Move| {
            let solution = vec![game.labels().write(mv)];
            is_wanted(theme).then_some(Task { theme, goal, solution })
        };
        let task = |theme, goal, mv| any_task(theme, Some(goal), mv);
        let reasonable = |task: Option<Task>| match task {
            Some(task) if !Quoridor::is_reasonable(game, &task)? => Ok(None),
            task => Ok(task),
        };
        if let Some(mv) = self.only_winning_move(position) {
            let theme = race_theme(position, mv);
            return Ok(theme.and_then(|theme| any_task(theme, None, mv)));
        }
        if is_threatened(position) {
            let Some(mv) = only(position, |after| !is_threatened_after(after, position.mover())) else {
                return Ok(None);
            };
            return reasonable(task("goal-stop", "goal-stop".into(), mv));
        }
        for (theme, turns) in [("win-2", 2), ("win-3", 3)] {
            if is_wanted(theme)
                && let Some(mv) = only_forced_win(position, turns)
            {
                return Ok(task(theme, format!("win {turns}"), mv));
            }
        }
        let Some((mv, detour)) = longest_detour(position) else { return Ok(None) };
        reasonable(task(detour_theme(position, mv, detour), format!("longer {detour}"), mv))
    }

    fn proves(&mut self, game: &Game, task: &Task, solution: &Checked) -> bool {
        let position = game.position();
        let goal = task.goal.as_deref();
        let mv = solution.turn;
        !wins_at_once(position)
            && match task.theme {
                "race" | "tempo" => {
                    self.only_winning_move(position) == Some(mv)
                        && race_theme(position, mv) == Some(task.theme)
                }
                "goal-stop" => {
                    let is_stop = |after: &Position| !is_threatened_after(after, position.mover());
                    goal == Some("goal-stop")
                        && is_threatened(position)
                        && only(position, is_stop) == Some(mv)
                }
                "win-2" => goal == Some("win 2") && only_forced_win(position, 2) == Some(mv),
                "win-3" => goal == Some("win 3") && only_forced_win(position, 3) == Some(mv),
                theme => longest_detour(position).is_some_and(|(longest, detour)| {
                    longest == mv
                        && goal == Some(&format!("longer {detour}"))
                        && detour_theme(position, mv, detour) == theme
                }),
            }
    }
}

impl QuoridorProver {
    /// The only move that wins an endgame with at most one wall left; `None` if there is none or
    /// more than one.
    fn only_winning_move(&mut self, position: &Position) -> Option<Move> {
        self.endgames.solve(position)?;
        only(position, |after| self.endgames.solve(after) == Some(ai::EndgameResult::Loss))
    }
}

/// Returns the only move after which `accept` holds; `None` if there is none or more than one.
fn only(position: &Position, mut accept: impl FnMut(&Position) -> bool) -> Option<Move> {
    let mut accepted = position.action_list().into_iter().filter(|&mv| accept(&position.play_unchecked(mv)));
    let first = accepted.next();
    first.filter(|_| accepted.next().is_none())
}

/// Whether the player to move can step onto its goal row at once.
fn wins_at_once(position: &Position) -> bool {
    position.pawn_targets() & position.goal(position.mover()) != 0
}

/// Whether an opponent could win before the next turn of the player to move if all others passed.
fn is_threatened(position: &Position) -> bool {
    is_threatened_after(&position.play_unchecked(Move::Pass), position.mover())
}

/// [`is_threatened`] after the move of `player`: each opponent moves from this position.
fn is_threatened_after(after: &Position, player: Player) -> bool {
    let mut position = *after;
    while position.mover() != player {
        if wins_at_once(&position) {
            return true;
        }
        position = position.play_unchecked(Move::Pass);
    }
    false
}

/// The only move that forces a win of the first of two players within a number of its moves, this
/// one included; `None` if there is none or more than one, if a win takes fewer moves, or if the
/// move is the only way forward and the opponent has no walls.
fn only_forced_win(position: &Position, turns: u32) -> Option<Move> {
    let mover = position.mover();
    if position.players() != 2 || position.distance(mover) > turns + 1 {
        return None;
    }
    let mut answers = Vec::new();
    if turns > 2
        && position
            .action_list()
            .into_iter()
            .any(|mv| forces_win(&position.play_unchecked(mv), turns - 1, &mut answers))
    {
        return None;
    }
    let found = only(position, |after| forces_win(after, turns, &mut answers))?;
    let may_be_stopped = position.walls_left(mover.next(2)) > 0;
    (may_be_stopped || has_choice(position, found)).then_some(found)
}

/// Whether the player who has just made the first of `turns` moves wins with the last of them at
/// the latest, whatever the opponent answers. `refutations` are answers to try first; another one
/// that refutes is added.
fn forces_win(after: &Position, turns: u32, refutations: &mut Vec<Move>) -> bool {
    if wins_at_once(after) {
        return false;
    }
    let mut answers = after.action_list();
    answers.sort_by_key(|mv| refutations.iter().position(|known| known == mv).unwrap_or(usize::MAX));
    let mut deeper = Vec::new();
    let refutation = answers.into_iter().find(|&mv| {
        let next = after.play_unchecked(mv);
        let wins = wins_at_once(&next)
            || turns > 2
                && next
                    .action_list()
                    .into_iter()
                    .any(|mv| forces_win(&next.play_unchecked(mv), turns - 1, &mut deeper));
        !wins
    });
    if let Some(mv) = refutation {
        refutations.retain(|known| *known != mv);
        refutations.insert(0, mv);
    }
    refutation.is_none()
}

/// Returns the theme of an endgame puzzle with this solution; `None` if it is the only way forward.
fn race_theme(position: &Position, solution: Move) -> Option<&'static str> {
    let Move::Pawn(to) = solution else { return Some("tempo") };
    if position.pawn(position.mover()).direction_to(to).is_none() {
        return Some("tempo");
    }
    has_choice(position, solution).then_some("race")
}

/// Whether a move is not simply the only step that brings the pawn nearer to its goal.
fn has_choice(position: &Position, mv: Move) -> bool {
    let mover = position.mover();
    let before = position.distance(mover);
    let nearer = |to: &Square| position.play_unchecked(Move::Pawn(*to)).distance(mover) < before;
    match mv {
        Move::Pawn(to) => !nearer(&to) || squares(position.pawn_targets()).filter(nearer).count() > 1,
        Move::Wall(_) | Move::Pass => true,
    }
}

/// The wall that forces a longer detour on an opponent than every other wall, with its length, if
/// it is at least [`MIN_DETOUR`] and longer than the mover's own detour.
fn longest_detour(position: &Position) -> Option<(Move, u32)> {
    let mover = position.mover();
    let opponents: Vec<Player> = Player::all(position.players()).filter(|&player| player != mover).collect();
    let gain = |after: &Position, player| after.distance(player).saturating_sub(position.distance(player));
    let walls = position.action_list().into_iter().filter(|mv| matches!(mv, Move::Wall(_)));
    let mut detours: Vec<(u32, Move)> = walls
        .map(|mv| {
            let after = position.play_unchecked(mv);
            (opponents.iter().map(|&player| gain(&after, player)).max().unwrap_or(0), mv)
        })
        .collect();
    detours.sort_by_key(|&(detour, _)| std::cmp::Reverse(detour));
    let [(longest, mv), (second, _), ..] = *detours.as_slice() else { return None };
    let own = gain(&position.play_unchecked(mv), mover);
    (longest >= MIN_DETOUR && longest > second && longest > own + 1).then_some((mv, longest))
}

/// Returns the theme of a puzzle whose wall forces a detour: a trap if it is long, a dead end if
/// the pawn has to turn back.
fn detour_theme(position: &Position, mv: Move, detour: u32) -> &'static str {
    let after = position.play_unchecked(mv);
    let victim = Player::all(position.players())
        .find(|&player| after.distance(player) == position.distance(player) + detour);
    let turns_back = victim.is_some_and(|player| {
        let way = |position: &Position| distances(&position.board().passages(), position.goal(player));
        let (before, now) = (way(position), way(&after));
        let pawn = after.pawn(player);
        let next = squares(after.board().passages().spread(pawn.bit()) & !pawn.bit())
            .filter(|square| now[square.index()] < now[pawn.index()]);
        next.clone().all(|square| before[square.index()] > before[pawn.index()])
    });
    if detour >= TRAP_DETOUR {
        "trap"
    } else if turns_back {
        "dead-end"
    } else {
        "longer"
    }
}
