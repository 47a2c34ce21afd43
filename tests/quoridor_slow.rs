//! The rules against a second, slow reading of them (`common/slow_quoridor.rs`), over random games and random positions.

#![cfg(feature = "quoridor")]

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::slow_quoridor::{Act, Place, Reason, Table, Wall as SlowWall};
use keddah::game::{Chance, Tree};
use keddah::quoridor::{Labels, Move, Orientation, Player, Position, Refusal, Square, Wall, squares};
use proptest::collection::vec;
use proptest::prelude::*;

fn position(table: &Table) -> Position {
    let text = table.write();
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn square((file, rank): Place) -> Square {
    Square::new(file as u8, rank as u8).expect("a square")
}

fn fast_move(act: Act) -> Move {
    match act {
        Act::Pawn(to) => Move::Pawn(square(to)),
        Act::Wall(wall) => {
            let orientation = if wall.lies == 'h' { Orientation::Horizontal } else { Orientation::Vertical };
            Move::Wall(Wall { square: square(wall.at), orientation })
        }
        Act::Pass => Move::Pass,
    }
}

fn fast_name(a_move: Move) -> String {
    match a_move {
        Move::Pawn(to) => to.to_string(),
        Move::Wall(wall) => wall.to_string(),
        Move::Pass => "pass".to_owned(),
    }
}

fn player(index: usize) -> Player {
    Player::new(index as u8 + 1).expect("a player")
}

/// All there is to try: the squares of the board and those just off it, as far as there are such; their walls; the pass.
fn everything(size: i32) -> impl Iterator<Item = Act> {
    let side = 0..11.min(size + 1);
    let places = move || {
        let ranks = side.clone();
        side.clone().flat_map(move |file| ranks.clone().map(move |rank| (file, rank)))
    };
    let walls = places().flat_map(|at| ['h', 'v'].map(|lies| Act::Wall(SlowWall { lies, at })));
    places().map(Act::Pawn).chain(walls).chain([Act::Pass])
}

fn reason(refusal: &Refusal) -> Reason {
    Reason {
        code: refusal.code(),
        squares: refusal.square_labels(Labels::STANDARD),
        walls: refusal.wall_labels(Labels::STANDARD),
        players: refusal.players().iter().map(|player| player.number().into()).collect(),
    }
}

/// Puts the walls that stand in the way, all but the first one named where that is the one asked for, into one order.
fn sorted(mut reason: Reason) -> Reason {
    let asked = usize::from(reason.code.starts_with("wall-") && reason.code != "wall-between");
    if let Some(others) = reason.walls.get_mut(asked..) {
        others.sort();
    }
    reason
}

/// How often each code was met, and what is legal.
type Met = BTreeMap<&'static str, usize>;

const KINDS: [&str; 14] = [
    "game-over",
    "jump-blocked",
    "legal",
    "no-walls-left",
    "not-adjacent",
    "off-board",
    "pass-not-allowed",
    "square-taken",
    "straight-jump-possible",
    "wall-between",
    "wall-blocks-path",
    "wall-crosses",
    "wall-off-board",
    "wall-overlaps",
];

/// Everything that can be said of a position, read in both ways.
fn compare(fast: &Position, slow: &Table, met: &mut Met) {
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
    for act in everything(slow.size) {
        let reasons: Vec<Reason> = slow.against(act).into_iter().map(sorted).collect();
        let refusal = fast.refusal(fast_move(act));
        let told = refusal.as_ref().map(|refusal| sorted(reason(refusal)));
        match &told {
            None => assert!(reasons.is_empty(), "{} in {text}: {reasons:?}", act.name()),
            Some(told) => {
                assert!(reasons.contains(told), "{} in {text}: {told:?}, not {reasons:?}", act.name());
                assert!(refusal.is_some_and(|refusal| refusal.to_string().ends_with('.')));
            }
        }
        let kind = if act == Act::Pass { "pass" } else { "legal" };
        *met.entry(told.map_or(kind, |told| told.code)).or_default() += 1;
        let after = fast.after(fast_move(act));
        assert_eq!(after.is_ok(), reasons.is_empty());
        if let Ok(after) = after {
            legal.insert(act.name());
            let slow_after = slow.after(act);
            assert_eq!(after.to_string(), slow_after.write(), "after {} in {text}", act.name());
            assert_eq!(after.winner(), slow_after.winner().map(player));
        }
    }

    let listed = fast.action_list();
    assert_eq!(fast.count(), listed.len() as u64);
    let named: BTreeSet<String> = listed.iter().map(|&a_move| fast_name(a_move)).collect();
    assert_eq!(named.len(), listed.len(), "a move was named twice");
    assert_eq!(named, legal, "{text}");
}

fn compare_path(fast: &Position, slow: &Table, index: usize) {
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

/// Whether a wall ends, or has its middle, near where another has.
fn near(slow: &Table, wall: SlowWall) -> bool {
    slow.walls.iter().any(|other| (wall.at.0 - other.at.0).abs().max((wall.at.1 - other.at.1).abs()) <= 2)
}

/// How far a square is from the nearest pawn of another player.
fn to_others(slow: &Table, to: Place) -> i32 {
    let others = slow.pawns.iter().enumerate().filter(|&(index, _)| index != slow.mover);
    others.map(|(_, pawn)| (pawn.0 - to.0).abs() + (pawn.1 - to.1).abs()).min().unwrap_or(0)
}

/// A legal turn, chosen by a number: often a wall near others, or a step towards another pawn.
fn choose(slow: &Table, choice: u16) -> Option<Act> {
    let acts: Vec<Act> = slow.acts().into_iter().collect();
    let (kind, choice) = (choice % 8, usize::from(choice / 8));
    let near_walls = acts.iter().copied().filter(|act| matches!(act, Act::Wall(wall) if near(slow, *wall)));
    let preferred: Vec<Act> = match kind {
        0..=3 => near_walls.collect(),
        4..=5 => {
            let towards = acts.iter().filter_map(|&act| match act {
                Act::Pawn(to) => Some((to_others(slow, to), act)),
                _ => None,
            });
            towards.min_by_key(|&(distance, _)| distance).map(|(_, act)| act).into_iter().collect()
        }
        6 => acts.iter().copied().filter(|act| matches!(act, Act::Wall(_))).collect(),
        _ => Vec::new(),
    };
    let from = if preferred.is_empty() { &acts } else { &preferred };
    (!from.is_empty()).then(|| from[choice % from.len()])
}

/// Plays from a position, each number choosing a turn, and compares at every place, to the end of the game.
fn play(start: &Table, choices: impl IntoIterator<Item = u16>, met: &mut Met) {
    let (mut fast, mut slow) = (position(start), start.clone());
    for choice in choices {
        compare(&fast, &slow, met);
        let Some(act) = choose(&slow, choice) else { return };
        fast = fast.after(fast_move(act)).unwrap_or_else(|refusal| panic!("{}: {refusal}", act.name()));
        slow = slow.after(act);
    }
    compare(&fast, &slow, met);
}

fn size() -> impl Strategy<Value = i32> {
    prop_oneof![8 => Just(5), 4 => Just(7), 1 => Just(9), 1 => Just(11)]
}

fn players() -> impl Strategy<Value = usize> {
    prop_oneof![Just(2), Just(4)]
}

/// Walls wherever they have room and leave everyone a path, pawns in a window of the board, but not on their goals.
fn strewn() -> impl Strategy<Value = Table> {
    let walls = vec((any::<u16>(), any::<bool>()), 0..60);
    let window = (prop_oneof![Just(2), Just(3), Just(11)], 0..11, 0..11);
    (size(), players(), walls, window, vec((0..11, 0..11), 8), vec(0..3u32, 4), 0..4usize).prop_filter_map(
        "pawns apart, and not at their goals",
        |(size, players, walls, (width, x, y), places, left, mover)| {
            let mut table = Table::start(players, size, 0, mover % players);
            table.left = left[..players].to_vec();
            let mut places =
                places.into_iter().map(|(a, b)| ((x + a % width) % size, (y + b % width) % size));
            for index in 0..players {
                let free =
                    |place: &Place| !table.at_goal(index, *place) && !table.pawns[..index].contains(place);
                table.pawns[index] = places.find(free)?;
            }
            for (place, horizontal) in walls {
                let place = i32::from(place) % ((size - 1) * (size - 1));
                let at = (place % (size - 1), place / (size - 1));
                let wall = SlowWall { lies: if horizontal { 'h' } else { 'v' }, at };
                let mut after = table.clone();
                after.put(wall);
                if table.has_room(wall) && after.everyone_has_a_path() {
                    table = after;
                }
            }
            Some(table)
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_position(table in strewn(), choices in vec(any::<u16>(), 0..4)) {
        play(&table, choices, &mut Met::new());
    }
}

#[test]
fn whole_games() {
    let mut met = Met::new();
    for (size, games, walls) in [(5, 24, 7), (7, 6, 12), (9, 1, 10), (11, 1, 21)] {
        for players in [2, 4] {
            let mut chance = Chance::new(size as u64 * 10 + players as u64);
            for game in 0..games {
                let start = Table::start(players, size, walls, game % players);
                let choices: Vec<u16> = (0..100).map(|_| chance.below(1 << 16) as u16).collect();
                play(&start, choices, &mut met);
            }
        }
    }
    // That it means something: every refusal has been met, and often.
    let often = met.iter().filter(|&(&kind, &count)| count > 200 && kind != "pass");
    let kinds: Vec<_> = often.map(|(kind, _)| *kind).collect();
    assert_eq!(kinds, KINDS, "{met:?}");
}

/// Four pawns in a corner of a small board, in every order and with every set of walls about them: now and then all that
/// is left to the one to move is the pass.
#[test]
fn crowded_corners() {
    const CORNER: [Place; 4] = [(0, 0), (0, 1), (1, 0), (1, 1)];
    let mut met = Met::new();
    for (order, walls) in (0..24).flat_map(|order| (0..81).map(move |walls| (order, walls))) {
        let mut table = Table::start(4, 5, 0, order % 4);
        let mut free = CORNER.to_vec();
        table.pawns = [6, 2, 1, 1].map(|part| free.remove(order / part % free.len())).to_vec();
        for (index, at) in CORNER.into_iter().enumerate() {
            let lies = [' ', 'h', 'v'][walls / 3_usize.pow(index as u32) % 3];
            let wall = SlowWall { lies, at };
            if lies != ' ' && table.has_room(wall) {
                table.put(wall);
            }
        }
        if table.everyone_has_a_path() && table.winner().is_none() {
            for mover in 0..4 {
                table.mover = mover;
                let fast = position(&table);
                compare(&fast, &table, &mut met);
                if fast.action_list() == [Move::Pass] {
                    table.left[mover] = 1;
                    compare(&position(&table), &table, &mut met);
                    table.left[mover] = 0;
                }
            }
        }
    }
    assert!(met["pass"] > 30, "{met:?}");
}
