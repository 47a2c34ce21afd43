//! Compares positions of the crate with those of the naive implementation in `naive.rs`. The
//! crate's values are called `fast`, the naive ones `slow`. The fuzz targets use this too.

use std::collections::{BTreeMap, BTreeSet};

use super::naive::{Action, Coord, Reason, State, Wall as SlowWall};
use keddah::game::Tree;
use keddah::quoridor::{Labels, Move, Orientation, Player, Position, Refusal, Square, Wall, squares};

pub fn position(state: &State) -> Position {
    let text = state.write();
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn square((file, rank): Coord) -> Square {
    Square::new(file as u8, rank as u8).expect("a square")
}

fn fast_move(action: Action) -> Move {
    match action {
        Action::Pawn(to) => Move::Pawn(square(to)),
        Action::Wall(wall) => {
            let orientation =
                if wall.orientation == 'h' { Orientation::Horizontal } else { Orientation::Vertical };
            Move::Wall(Wall { square: square(wall.square), orientation })
        }
        Action::Pass => Move::Pass,
    }
}

fn move_name(mv: Move) -> String {
    match mv {
        Move::Pawn(to) => to.to_string(),
        Move::Wall(wall) => wall.to_string(),
        Move::Pass => "pass".to_owned(),
    }
}

fn player(index: usize) -> Player {
    Player::new(index as u8 + 1).expect("a player")
}

/// Returns every move to try: to all squares on the board and just off it, all walls there, and the
/// pass.
fn candidates(size: i32) -> impl Iterator<Item = Action> {
    let side = 0..11.min(size + 1);
    let places = move || {
        let ranks = side.clone();
        side.clone().flat_map(move |file| ranks.clone().map(move |rank| (file, rank)))
    };
    let walls = places()
        .flat_map(|at| ['h', 'v'].map(|orientation| Action::Wall(SlowWall { square: at, orientation })));
    places().map(Action::Pawn).chain(walls).chain([Action::Pass])
}

fn reason(refusal: &Refusal) -> Reason {
    Reason {
        code: refusal.code(),
        squares: refusal.square_labels(Labels::STANDARD),
        walls: refusal.wall_labels(Labels::STANDARD),
        players: refusal.players().iter().map(|player| player.number().into()).collect(),
    }
}

/// Sorts the walls of a reason. If the first is the wall of the move itself, it stays the first.
fn sorted(mut reason: Reason) -> Reason {
    let own_walls = usize::from(reason.code.starts_with("wall-") && reason.code != "wall-between");
    if let Some(others) = reason.walls.get_mut(own_walls..) {
        others.sort();
    }
    reason
}

/// The number of times that each refusal code and each kind of legal move occurred.
pub type Coverage = BTreeMap<&'static str, usize>;

/// Compares all properties of a position in both implementations. Returns the legal moves.
pub fn compare(fast: &Position, slow: &State, coverage: &mut Coverage) -> BTreeSet<Action> {
    let text = slow.write();
    assert_eq!(fast.to_string(), text);
    assert_eq!((*fast, fast.key()), (position(slow), position(slow).key()), "{text}");
    assert_eq!(fast.mover(), player(slow.mover));
    assert_eq!(fast.winner(), slow.winner().map(player), "{text}");
    for index in 0..slow.players() {
        let who = player(index);
        assert_eq!(fast.pawn(who), square(slow.pawns[index]));
        assert_eq!(u32::from(fast.walls_left(who)), slow.left[index]);
        let goal: BTreeSet<_> = squares(fast.goal(who)).collect();
        let slow_goal = slow.every_square().into_iter().filter(|&place| slow.at_goal(index, place));
        assert_eq!(goal, slow_goal.map(square).collect());
        compare_path(fast, slow, index);
    }

    let mut legal = BTreeSet::new();
    for action in candidates(slow.size) {
        let reasons: Vec<Reason> = slow.refusals(action).into_iter().map(sorted).collect();
        let refusal = fast.refusal(fast_move(action));
        let given = refusal.as_ref().map(|refusal| sorted(reason(refusal)));
        match &given {
            None => assert!(reasons.is_empty(), "{} in {text}: {reasons:?}", action.name()),
            Some(given) => {
                assert!(reasons.contains(given), "{} in {text}: {given:?}, not {reasons:?}", action.name());
                assert!(refusal.is_some_and(|refusal| refusal.to_string().ends_with('.')));
            }
        }
        let kind = if action == Action::Pass { "pass" } else { "legal" };
        *coverage.entry(given.map_or(kind, |given| given.code)).or_default() += 1;
        let after = fast.play(fast_move(action));
        assert_eq!(after.is_ok(), reasons.is_empty());
        if let Ok(after) = after {
            legal.insert(action);
            let slow_after = slow.after(action);
            assert_eq!(after.to_string(), slow_after.write(), "after {} in {text}", action.name());
            assert_eq!(after.winner(), slow_after.winner().map(player));
        }
    }

    let listed = fast.action_list();
    assert_eq!(fast.count(), listed.len() as u64);
    let named: BTreeSet<String> = listed.iter().map(|&mv| move_name(mv)).collect();
    assert_eq!(named.len(), listed.len(), "a move was named twice");
    assert_eq!(named, legal.iter().map(Action::name).collect(), "{text}");
    legal
}

/// Compares a player's distance from the goal, and checks the crate's shortest path.
fn compare_path(fast: &Position, slow: &State, index: usize) {
    let who = player(index);
    let steps = slow.distance(index).expect("a path");
    assert_eq!(fast.distance(who), steps, "{}", slow.write());
    let path = fast.shortest_path(who);
    assert_eq!((path.len() as u32, path[0]), (steps + 1, fast.pawn(who)));
    assert!(fast.goal(who) & path[steps as usize].bit() != 0);
    let passages = fast.board().passages();
    for pair in path.windows(2) {
        let direction = pair[0].direction_to(pair[1]).expect("a step");
        assert!(passages.lead(pair[0], direction));
    }
}

/// Returns whether a wall's center is at most two squares from another wall's.
fn is_near(slow: &State, wall: SlowWall) -> bool {
    slow.walls
        .iter()
        .any(|other| (wall.square.0 - other.square.0).abs().max((wall.square.1 - other.square.1).abs()) <= 2)
}

/// Returns the distance of a square from the nearest pawn of another player.
fn distance_to_others(slow: &State, to: Coord) -> i32 {
    let others = slow.pawns.iter().enumerate().filter(|&(index, _)| index != slow.mover);
    others.map(|(_, pawn)| (pawn.0 - to.0).abs() + (pawn.1 - to.1).abs()).min().unwrap_or(0)
}

/// Chooses one of the legal moves by a number: often a wall near others, or a step toward another
/// pawn.
fn choose(slow: &State, legal: BTreeSet<Action>, choice: u16) -> Option<Action> {
    let legal_actions: Vec<Action> = legal.into_iter().collect();
    let (kind, choice) = (choice % 8, usize::from(choice / 8));
    let near_walls = legal_actions
        .iter()
        .copied()
        .filter(|action| matches!(action, Action::Wall(wall) if is_near(slow, *wall)));
    let preferred: Vec<Action> = match kind {
        0..=3 => near_walls.collect(),
        4..=5 => {
            let toward = legal_actions.iter().filter_map(|&action| match action {
                Action::Pawn(to) => Some((distance_to_others(slow, to), action)),
                _ => None,
            });
            toward.min_by_key(|&(distance, _)| distance).map(|(_, action)| action).into_iter().collect()
        }
        6 => legal_actions.iter().copied().filter(|action| matches!(action, Action::Wall(_))).collect(),
        _ => Vec::new(),
    };
    let from = if preferred.is_empty() { &legal_actions } else { &preferred };
    (!from.is_empty()).then(|| from[choice % from.len()])
}

/// Plays from a position and compares both implementations after every move. Each number chooses a
/// move.
pub fn play_and_compare(start: &State, choices: impl IntoIterator<Item = u16>, coverage: &mut Coverage) {
    let (mut fast, mut slow) = (position(start), start.clone());
    for choice in choices {
        let legal = compare(&fast, &slow, coverage);
        let Some(action) = choose(&slow, legal, choice) else { return };
        fast = fast.play(fast_move(action)).unwrap_or_else(|refusal| panic!("{}: {refusal}", action.name()));
        slow = slow.after(action);
    }
    compare(&fast, &slow, coverage);
}

/// Returns a position on a board of a size, for a number of players: pawns at the first of `places`
/// that suit them, and those of `walls` that are legal. A place is in a window, which has a width,
/// a file and a rank. A wall is a number and whether it is horizontal. `None` unless there is a
/// place for every pawn.
pub fn scatter(
    (size, players): (i32, usize),
    (width, x, y): (i32, i32, i32),
    places: impl IntoIterator<Item = (i32, i32)>,
    walls: impl IntoIterator<Item = (u16, bool)>,
    left: &[u32],
    mover: usize,
) -> Option<State> {
    let mut state = State::start(players, size, 0, mover);
    state.left = left.to_vec();
    let mut places = places.into_iter().map(|(a, b)| ((x + a % width) % size, (y + b % width) % size));
    for index in 0..players {
        let free = |place: &Coord| !state.at_goal(index, *place) && !state.pawns[..index].contains(place);
        state.pawns[index] = places.find(free)?;
    }
    for (place, horizontal) in walls {
        let place = i32::from(place) % ((size - 1) * (size - 1));
        let at = (place % (size - 1), place / (size - 1));
        let wall = SlowWall { square: at, orientation: if horizontal { 'h' } else { 'v' } };
        let mut after = state.clone();
        after.put(wall);
        if state.has_room(wall) && after.everyone_has_a_path() {
            state = after;
        }
    }
    Some(state)
}
