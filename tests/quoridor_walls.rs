//! Which walls may cut the board in two: the quick answer of `Board` against a flood for every wall, while walls are
//! put up at random until there is no room.

#![cfg(feature = "quoridor")]

mod common;

use std::collections::{BTreeSet, HashSet};

use common::slow_quoridor::{Place, Table, Wall as SlowWall};
use keddah::game::Chance;
use keddah::quoridor::{Board, Orientation, Square, Wall, squares};

fn fast(wall: SlowWall) -> Wall {
    let square = Square::new(wall.at.0 as u8, wall.at.1 as u8).expect("a square");
    let orientation = if wall.lies == 'h' { Orientation::Horizontal } else { Orientation::Vertical };
    Wall { square, orientation }
}

fn names((h, v): (u128, u128)) -> BTreeSet<String> {
    let named = |set, letter| squares(set).map(move |square| format!("{square}{letter}"));
    named(h, 'h').chain(named(v, 'v')).collect()
}

/// Into how many parts the walls cut the board.
fn parts(table: &Table) -> usize {
    let mut left: HashSet<Place> = table.every_square().into_iter().collect();
    let mut count = 0;
    while let Some(&place) = left.iter().next() {
        table.reached(place).iter().for_each(|(reached, _)| assert!(left.remove(reached)));
        count += 1;
    }
    count
}

/// Puts up walls until there is no room; how many of the walls that had room cut something off, and how many of those
/// that `may_cut` named did not.
fn fill(size: u8, cutting: bool, chance: &mut Chance) -> (usize, usize) {
    let (mut cuts, mut false_alarms) = (0, 0);
    let mut board = Board::new(size);
    let mut table = Table::start(2, size.into(), 99, 0);
    loop {
        let mut room: Vec<SlowWall> =
            table.every_wall().into_iter().filter(|&wall| table.has_room(wall)).collect();
        assert_eq!(names(board.room()), room.iter().map(SlowWall::name).collect());
        let named = names(board.may_cut());
        let before = parts(&table);
        room.retain(|&wall| {
            let mut after = table.clone();
            after.put(wall);
            let cut = parts(&after) > before;
            assert!(!cut || named.contains(&wall.name()), "{} cuts {}", wall.name(), table.write());
            cuts += usize::from(cut);
            false_alarms += usize::from(!cut && named.contains(&wall.name()));
            cutting || !cut
        });
        let Some(&wall) = chance.pick(&room) else { return (cuts, false_alarms) };
        board.put(fast(wall));
        table.put(wall);
        let mut stand: Vec<String> = board.wall_list().map(|wall| wall.to_string()).collect();
        stand.sort();
        let mut slow: Vec<String> = table.walls.iter().map(SlowWall::name).collect();
        slow.sort();
        assert_eq!(stand, slow);
    }
}

#[test]
fn no_wall_cuts_unawares() {
    for (size, times) in [(5, 400), (7, 60), (9, 12), (11, 4)] {
        let mut chance = Chance::new(u64::from(size));
        let (mut cuts, mut false_alarms) = (0, 0);
        for time in 0..times {
            // Every other time walls may cut, as no legal one would: rings within rings.
            let more = fill(size, time % 2 == 0, &mut chance);
            cuts += more.0;
            false_alarms += more.1;
        }
        assert!(cuts > 1000 && false_alarms < cuts * 2, "{size}: {cuts} cut, {false_alarms} do not");
    }
}
