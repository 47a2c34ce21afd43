//! Tests `Board::may_divide`, the quick test for walls that may divide the board: compares it with
//! a flood fill for every wall, while walls are placed at random until none fits.

use std::collections::{BTreeSet, HashSet};

use crate::naive::{Coord, State, Wall as SlowWall};
use keddah::game::Rng;
use keddah::quoridor::{Board, Orientation, Square, Wall, squares};

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
