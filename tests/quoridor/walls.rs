//! Tests boards while walls are placed at random until none fits: the walls that may divide them,
//! those that touch others, and distances. Compares each with a flood fill or with coordinates.

use std::collections::{BTreeSet, HashSet};

use crate::naive::{Coord, State, Wall as SlowWall};
use keddah::game::Rng;
use keddah::quoridor::{Board, Orientation, Square, Wall, distance, distances, shortest_path, squares};

fn fast(wall: SlowWall) -> Wall {
    let square = Square::new(wall.square.0 as u8, wall.square.1 as u8).expect("a square");
    let orientation = if wall.orientation == 'h' { Orientation::Horizontal } else { Orientation::Vertical };
    Wall { square, orientation }
}

fn names((h, v): (u128, u128)) -> BTreeSet<String> {
    let named = |set, letter| squares(set).map(move |square| format!("{square}{letter}"));
    named(h, 'h').chain(named(v, 'v')).collect()
}

/// Returns the number of parts into which the walls divide the board.
fn parts(state: &State) -> usize {
    let mut left: HashSet<Coord> = state.every_square().into_iter().collect();
    let mut count = 0;
    while let Some(&place) = left.iter().next() {
        state.reached(place).iter().for_each(|(reached, _)| assert!(left.remove(reached)));
        count += 1;
    }
    count
}

/// The posts that a wall touches with its center or an end. A post is a point where four squares
/// meet, or on the border two or three, named by the square south-west of it.
fn posts(wall: SlowWall) -> [Coord; 3] {
    let (file, rank) = wall.square;
    [-1, 0, 1].map(|by| if wall.orientation == 'h' { (file + by, rank) } else { (file, rank + by) })
}

/// Whether a post lies within the board, not on its border.
fn is_inside(size: u8, (file, rank): Coord) -> bool {
    let inside = 0..i32::from(size) - 1;
    inside.contains(&file) && inside.contains(&rank)
}

/// Returns the posts that walls connect to the border.
fn bound_posts(size: u8, state: &State) -> HashSet<Coord> {
    let mut bound = HashSet::new();
    loop {
        let before = bound.len();
        for wall in state.walls.iter().map(|&wall| posts(wall)) {
            if wall.iter().any(|&post| bound.contains(&post) || !is_inside(size, post)) {
                bound.extend(wall.into_iter().filter(|&post| is_inside(size, post)));
            }
        }
        if bound.len() == before {
            return bound;
        }
    }
}

/// Calls `check` for a board before each wall, while walls are placed at random until none fits.
fn while_filling(size: u8, rng: &mut Rng, mut check: impl FnMut(&Board, &State, &mut Rng)) {
    let mut board = Board::new(size);
    let mut state = State::start(2, size.into(), 99, 0);
    loop {
        check(&board, &state, rng);
        let mut room = state.every_wall();
        room.retain(|&wall| state.has_room(wall));
        let Some(&wall) = rng.pick(&room) else { return };
        board.put(fast(wall));
        state.put(wall);
    }
}

/// Returns the names of the slots that have room and match a condition.
fn free_slots(state: &State, matches: impl Fn(SlowWall) -> bool) -> BTreeSet<String> {
    let room = state.every_wall().into_iter().filter(|&wall| state.has_room(wall) && matches(wall));
    room.map(|wall| wall.name()).collect()
}

#[test]
fn slots_that_touch_walls_share_a_post_with_them() {
    for size in Board::SIZES {
        while_filling(size, &mut Rng::new(u64::from(size)), |board, state, _| {
            let touched: HashSet<Coord> = state.walls.iter().flat_map(|&wall| posts(wall)).collect();
            let touches = |post: &Coord| is_inside(size, *post) && touched.contains(post);
            let expected = free_slots(state, |wall| posts(wall).iter().any(touches));
            assert_eq!(names(board.touching_slots()), expected, "{}", state.write());
        });
    }
}

#[test]
fn slots_that_may_divide_have_two_bound_or_two_loose_posts() {
    for size in Board::SIZES {
        while_filling(size, &mut Rng::new(u64::from(size)), |board, state, _| {
            let touched: HashSet<Coord> = state.walls.iter().flat_map(|&wall| posts(wall)).collect();
            let bound = bound_posts(size, state);
            let is_bound = |post: &&Coord| !is_inside(size, **post) || bound.contains(post);
            let is_loose = |post: &&Coord| touched.contains(post) && !is_bound(post);
            let expected = free_slots(state, |wall| {
                let posts = posts(wall);
                posts.iter().filter(is_bound).count() > 1 || posts.iter().filter(is_loose).count() > 1
            });
            assert_eq!(names(board.may_divide()), expected, "{}", state.write());
        });
    }
}

#[test]
fn distances_are_those_of_a_flood_fill() {
    for size in Board::SIZES {
        while_filling(size, &mut Rng::new(u64::from(size)), |board, state, rng| {
            let all = state.every_square();
            let goals = [0; 2].map(|_| *rng.pick(&all).expect("a square"));
            let passages = board.passages();
            let square = |place: Coord| Square::new(place.0 as u8, place.1 as u8).expect("a square");
            let goal = goals.into_iter().fold(0, |set, place| set | square(place).bit());
            let mut expected = [u8::MAX; Square::COUNT];
            for (place, steps) in goals.into_iter().flat_map(|goal| state.reached(goal)) {
                let known = &mut expected[square(place).index()];
                *known = (steps as u8).min(*known);
            }
            assert_eq!(distances(&passages, goal), expected, "{}", state.write());
            for from in squares(board.squares()) {
                let steps = Some(expected[from.index()]).filter(|&steps| steps != u8::MAX);
                assert_eq!(distance(&passages, from, goal), steps.map(u32::from), "{from}");
                let path = shortest_path(&passages, from, goal);
                assert_eq!(path.as_ref().map(|path| path.len() - 1), steps.map(usize::from), "{from}");
            }
        });
    }
}

/// Places walls until none fits, those that divide the board only if `cutting`. Returns how many
/// candidates would divide the board, and how many other walls pass `may_divide`.
fn fill(size: u8, cutting: bool, rng: &mut Rng) -> (usize, usize) {
    let (mut cuts, mut false_alarms) = (0, 0);
    let mut board = Board::new(size);
    let mut state = State::start(2, size.into(), 99, 0);
    loop {
        let mut room: Vec<SlowWall> =
            state.every_wall().into_iter().filter(|&wall| state.has_room(wall)).collect();
        assert_eq!(names(board.free_slots()), room.iter().map(SlowWall::name).collect());
        let named = names(board.may_divide());
        let before = parts(&state);
        room.retain(|&wall| {
            let mut after = state.clone();
            after.put(wall);
            let cut = parts(&after) > before;
            assert!(!cut || named.contains(&wall.name()), "{} cuts {}", wall.name(), state.write());
            cuts += usize::from(cut);
            false_alarms += usize::from(!cut && named.contains(&wall.name()));
            cutting || !cut
        });
        let Some(&wall) = rng.pick(&room) else { return (cuts, false_alarms) };
        board.put(fast(wall));
        state.put(wall);
        let mut placed: Vec<String> = board.wall_list().map(|wall| wall.to_string()).collect();
        placed.sort();
        let mut slow: Vec<String> = state.walls.iter().map(SlowWall::name).collect();
        slow.sort();
        assert_eq!(placed, slow);
    }
}

#[test]
fn every_dividing_wall_is_named() {
    for (size, times) in [(5, 400), (7, 60), (9, 12), (11, 4)] {
        let mut rng = Rng::new(u64::from(size));
        let (mut cuts, mut false_alarms) = (0, 0);
        for time in 0..times {
            // Every other time, walls that divide the board are placed too, though they are
            // illegal.
            let more = fill(size, time % 2 == 0, &mut rng);
            cuts += more.0;
            false_alarms += more.1;
        }
        assert!(cuts > 1000 && false_alarms < cuts * 2, "{size}: {cuts} cut, {false_alarms} do not");
    }
}
