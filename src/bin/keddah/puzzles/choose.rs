//! The choice of puzzles for a file.

use std::collections::{BTreeMap, HashSet};

use super::file::Puzzle;

/// Chooses at most `count` puzzles, so that themes and levels are balanced: in turn a puzzle whose
/// theme and level together have been chosen least so far. Of puzzles that are alike in this, it
/// takes the one of the first theme, the lowest level and the smallest id. Returns them by theme,
/// in the order of `themes`, then by level.
pub fn choose(puzzles: Vec<Puzzle>, count: usize, themes: &[&str]) -> Vec<Puzzle> {
    let mut ids = HashSet::new();
    let mut left: BTreeMap<(usize, u8, String), Puzzle> = BTreeMap::new();
    for puzzle in puzzles {
        let Some(theme) = themes.iter().position(|&name| name == puzzle.theme) else { continue };
        if ids.insert(puzzle.id.clone()) {
            left.insert((theme, puzzle.level, puzzle.id.clone()), puzzle);
        }
    }
    let (mut of_theme, mut of_level) = (BTreeMap::new(), BTreeMap::new());
    let mut chosen = BTreeMap::new();
    while chosen.len() < count {
        let number = |(theme, level, _): &&(usize, u8, String)| -> usize {
            let of_theme = of_theme.get(theme).copied().unwrap_or(0);
            of_theme + of_level.get(level).copied().unwrap_or(0)
        };
        let Some(key) = left.keys().min_by_key(number).cloned() else { break };
        *of_theme.entry(key.0).or_default() += 1;
        *of_level.entry(key.1).or_default() += 1;
        chosen.extend(left.remove_entry(&key));
    }
    chosen.into_values().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn puzzle(theme: &str, level: u8, id: u32) -> Puzzle {
        let (theme, id) = (theme.to_owned(), format!("{id:08x}"));
        let (position, solution) = (String::new(), String::new());
        Puzzle { id, position, theme, goal: None, solution, level, share: 0.5 }
    }

    #[test]
    fn themes_and_levels_are_balanced() {
        let mut all: Vec<Puzzle> = (0..90).map(|id| puzzle("capture", 1 + (id > 80) as u8, id)).collect();
        all.extend((100..104).map(|id| puzzle("goal", 3, id)));
        all.push(puzzle("goal", 3, 100));
        let chosen = choose(all.clone(), 12, &["goal", "capture"]);
        let count = |theme: &str, level| {
            chosen.iter().filter(|puzzle| puzzle.theme == theme && puzzle.level == level).count()
        };
        assert_eq!((chosen.len(), count("goal", 3), count("capture", 1), count("capture", 2)), (12, 4, 4, 4));
        assert_eq!(chosen[0].theme, "goal", "by theme");
        assert_eq!(choose(all, 1000, &["goal", "capture"]).len(), 94, "all there are");
    }

    #[test]
    fn a_theme_of_one_level_leaves_room_for_rare_levels() {
        let mut all: Vec<Puzzle> = (0..50).map(|id| puzzle("goal", 1, id)).collect();
        all.extend((100..150).map(|id| puzzle("capture", 1, id)));
        all.extend((200..210).map(|id| puzzle("capture", 5, id)));
        let chosen = choose(all, 40, &["goal", "capture"]);
        let count = |level| chosen.iter().filter(|puzzle| puzzle.level == level).count();
        assert_eq!((count(1), count(5)), (30, 10));
    }
}
