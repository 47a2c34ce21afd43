//! The length of a player's shortest path and the detours that single walls would force, with a
//! cache.

use super::shortest_paths::ShortestPaths;
use crate::quoridor::board::walls_at;
use crate::quoridor::{Orientation, Player, Position};

/// The number of entries in the cache of detours, a power of two.
const CACHE_SIZE: usize = 1 << 15;

/// The number of additional steps from which a detour counts as long.
const LONG_DETOUR: i32 = 3;

/// A player's shortest path, regardless of other pawns, and how much single walls lengthen it.
#[derive(Clone, Copy, Default)]
pub(super) struct Detour {
    /// The length of the player's shortest path to its goal, in steps.
    pub steps: i32,
    /// The longest detour that a single wall would force, in steps. May count a wall that is
    /// illegal because it cuts off the opponent.
    pub longest: i32,
    /// The number of walls that would each force a long detour.
    pub long_detour_walls: i32,
}

/// A cache of path lengths and detours by position and player, with the always-replace strategy.
pub(super) struct DetourCache {
    entries: Vec<(u64, Detour)>,
}

impl Default for DetourCache {
    fn default() -> Self {
        Self { entries: vec![(0, Detour::default()); CACHE_SIZE] }
    }
}

impl DetourCache {
    /// Returns the path length and detours of a player, computed if they are not in the cache.
    pub fn get(&mut self, position: &Position, player: Player) -> Detour {
        let key = key(position, player);
        let entry = &mut self.entries[(key >> 40) as usize % CACHE_SIZE];
        if entry.0 != key {
            *entry = (key, compute(position, player));
        }
        entry.1
    }
}

/// A hash of all that a detour depends on: the walls, the pawn and the player.
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

fn compute(position: &Position, player: Player) -> Detour {
    let paths = ShortestPaths::new(position, &position.board().passages(), player);
    let (h, v) = position.board().free_slots();
    let walls = walls_at(h & paths.crossing_walls().0, v & paths.crossing_walls().1);
    let detours = walls.map(|wall| paths.detour(wall));
    detours.fold(Detour { steps: paths.steps(), ..Detour::default() }, |found, steps| Detour {
        longest: found.longest.max(steps),
        long_detour_walls: found.long_detour_walls + i32::from(steps >= LONG_DETOUR),
        ..found
    })
}
