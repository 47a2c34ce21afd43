//! How long a player's way is, and by how much the worst single wall would lengthen it: dear to find, so remembered.

use super::way::Way;
use crate::quoridor::board::named;
use crate::quoridor::{Orientation, Player, Position};

/// How many are remembered, a power of two.
const ENTRIES: usize = 1 << 15;

/// So many steps more are bad.
const BAD: i32 = 3;

/// The way of one player among the walls that stand, wherever the other is.
#[derive(Clone, Copy, Default)]
pub(super) struct Stretch {
    /// How many steps it is to the goal.
    pub steps: i32,
    /// By how many the worst wall would lengthen it. A wall that would shut in the other only, and so is not allowed, may be
    /// taken for one.
    pub longer: i32,
    /// How many walls would lengthen it by three steps or more.
    pub bad: i32,
}

/// Remembers stretches, the latest of those that fall into one place.
pub(super) struct Stretches {
    entries: Vec<(u64, Stretch)>,
}

impl Default for Stretches {
    fn default() -> Self {
        Self { entries: vec![(0, Stretch::default()); ENTRIES] }
    }
}

impl Stretches {
    /// The stretch of a player.
    pub fn of(&mut self, position: &Position, player: Player) -> Stretch {
        let key = key(position, player);
        let entry = &mut self.entries[(key >> 40) as usize % ENTRIES];
        if entry.0 != key {
            *entry = (key, find(position, player));
        }
        entry.1
    }
}

/// What a stretch depends on, mixed.
fn key(position: &Position, player: Player) -> u64 {
    let board = position.board();
    let walls = [Orientation::Horizontal, Orientation::Vertical].map(|way| board.walls(way));
    let pawn = position.pawn(player).index() * 4 + player.index() + 1;
    let parts = [walls[0] as u64, (walls[0] >> 64) as u64, walls[1] as u64, (walls[1] >> 64) as u64];
    parts.into_iter().fold(pawn as u64, |key, part| {
        let mixed = (key ^ part).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed ^ mixed >> 29
    })
}

fn find(position: &Position, player: Player) -> Stretch {
    let way = Way::new(position, &position.board().passages(), player);
    let (h, v) = position.board().room();
    let walls = named(h & way.crossed().0, v & way.crossed().1);
    let lengths = walls.map(|wall| way.longer(wall));
    lengths.fold(Stretch { steps: way.steps(), ..Stretch::default() }, |found, longer| Stretch {
        longer: found.longer.max(longer),
        bad: found.bad + i32::from(longer >= BAD),
        ..found
    })
}
