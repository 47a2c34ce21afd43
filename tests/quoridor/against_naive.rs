//! Compares the crate's rules with the naive implementation in `naive.rs`, in random games and
//! random positions. The crate's values are called `fast`, the naive ones `slow`.

use crate::compare::{Coverage, compare, play_and_compare, position, scatter};
use crate::naive::{Coord, State, Wall as SlowWall};
use keddah::game::{Rng, Tree};
use keddah::quoridor::Move;
use proptest::collection::vec;
use proptest::prelude::*;

/// The keys that must occur in random games.
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

fn size() -> impl Strategy<Value = i32> {
    prop_oneof![8 => Just(5), 4 => Just(7), 1 => Just(9), 1 => Just(11)]
}

fn players() -> impl Strategy<Value = usize> {
    prop_oneof![Just(2), Just(4)]
}

/// Generates positions with random legal walls and with pawns in a window of the board, none on its
/// goal.
fn scattered() -> impl Strategy<Value = State> {
    let walls = vec((any::<u16>(), any::<bool>()), 0..60);
    let window = (prop_oneof![Just(2), Just(3), Just(11)], 0..11, 0..11);
    (size(), players(), walls, window, vec((0..11, 0..11), 8), vec(0..3u32, 4), 0..4usize).prop_filter_map(
        "pawns apart, and not at their goals",
        |(size, players, walls, window, places, left, mover)| {
            scatter((size, players), window, places, walls, &left[..players], mover % players)
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_positions_agree(state in scattered(), choices in vec(any::<u16>(), 0..4)) {
        play_and_compare(&state, choices, &mut Coverage::new());
    }
}

#[test]
fn random_games_agree() {
    let mut coverage = Coverage::new();
    for (size, games, walls) in [(5, 24, 7), (7, 6, 12), (9, 1, 10), (11, 1, 21)] {
        for players in [2, 4] {
            let mut rng = Rng::new(size as u64 * 10 + players as u64);
            for game in 0..games {
                let start = State::start(players, size, walls, game % players);
                let choices: Vec<u16> = (0..100).map(|_| rng.below(1 << 16) as u16).collect();
                play_and_compare(&start, choices, &mut coverage);
            }
        }
    }
    // Every refusal must have occurred more than 200 times.
    let often = coverage.iter().filter(|&(&kind, &count)| count > 200 && kind != "pass");
    let kinds: Vec<_> = often.map(|(kind, _)| *kind).collect();
    assert_eq!(kinds, KINDS, "{coverage:?}");
}

/// Puts four pawns into a corner of a small board, in every order and with every set of walls
/// around them. In some of these positions the only legal move is the pass.
#[test]
fn four_pawns_in_a_corner_agree() {
    const CORNER: [Coord; 4] = [(0, 0), (0, 1), (1, 0), (1, 1)];
    let mut coverage = Coverage::new();
    for (order, walls) in (0..24).flat_map(|order| (0..81).map(move |walls| (order, walls))) {
        let mut state = State::start(4, 5, 0, order % 4);
        let mut free = CORNER.to_vec();
        state.pawns = [6, 2, 1, 1].map(|part| free.remove(order / part % free.len())).to_vec();
        for (index, at) in CORNER.into_iter().enumerate() {
            let orientation = [' ', 'h', 'v'][walls / 3_usize.pow(index as u32) % 3];
            let wall = SlowWall { square: at, orientation };
            if orientation != ' ' && state.has_room(wall) {
                state.put(wall);
            }
        }
        if state.everyone_has_a_path() && state.winner().is_none() {
            for mover in 0..4 {
                state.mover = mover;
                let fast = position(&state);
                compare(&fast, &state, &mut coverage);
                if fast.action_list() == [Move::Pass] {
                    state.left[mover] = 1;
                    compare(&position(&state), &state, &mut coverage);
                    state.left[mover] = 0;
                }
            }
        }
    }
    assert!(coverage["pass"] > 30, "{coverage:?}");
}
