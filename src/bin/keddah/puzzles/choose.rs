//! The choice of puzzles for a file.

use std::collections::{BTreeMap, HashSet};

use super::file::Puzzle;

/// Chooses at most `count` puzzles with balanced themes and levels: takes the themes in turn, and
/// from each a puzzle of the level that it has the fewest of. Among equal candidates, chooses the
/// one with the smallest id. Returns them by theme, in the order of `themes`, then by level.
pub fn choose(puzzles: Vec<Puzzle>, count: usize, themes: &[&str]) -> Vec<Puzzle> {
    let mut ids = HashSet::new();
    let mut left: BTreeMap<(usize, u8, String), Puzzle> = BTreeMap::new();
    for puzzle in puzzles {
        let Some(theme) = themes.iter().position(|&name| name == puzzle.theme) else { continue };
        if ids.insert(puzzle.id.clone()) {
            left.insert((theme, puzzle.level, puzzle.id.clone()), puzzle);
        }
    }
    // By theme and level, the number of puzzles chosen.
    let mut numbers: BTreeMap<(usize, u8), usize> = BTreeMap::new();
    let mut chosen = BTreeMap::new();
    while chosen.len() < count && !left.is_empty() {
        for theme in 0..themes.len() {
            let number = |level: u8| numbers.get(&(theme, level)).copied().unwrap_or(0);
            let of_theme = left.keys().filter(|key| key.0 == theme);
            let next = of_theme.min_by_key(|(_, level, id)| (number(*level), *level, id)).cloned();
            let Some(key) = next.filter(|_| chosen.len() < count) else { continue };
            *numbers.entry((theme, key.1)).or_default() += 1;
            chosen.extend(left.remove_entry(&key));
        }
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
        let chosen = choose(all, 12, &["goal", "capture"]);
        let count = |theme: &str, level| {
            chosen.iter().filter(|puzzle| puzzle.theme == theme && puzzle.level == level).count()
        };
        assert_eq!((chosen.len(), count("goal", 3), count("capture", 1), count("capture", 2)), (12, 4, 4, 4));
        assert_eq!(chosen[0].theme, "goal", "by theme");
    }
}
