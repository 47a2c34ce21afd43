//! The weights of the [rabbit prospects](super::rabbits) and of the
//! [control](super::control_tables) of traps and goals.
//!
//! Fitted by `npm run tuning -- --game arimaa --games 1590 --nodes 8000 --leaves 5 --rounds 4
//! --seed 31` to the scores of keddah's own searches. The fit pulls toward the weights before,
//! which were fitted to static values that arimaasharp (David J. Wu, BSD-style license) gives to
//! positions. None of its code or tables is used.

use super::weights::RabbitWeights;

#[rustfmt::skip]
pub(super) const WEIGHTS: RabbitWeights = RabbitWeights {
    control: [
        [[40, 30, 18, 5, 2], [24, 11, 7, 2, 1], [0, 8, 7, 0, -2]],
        [[41, 33, 23, 8, 4], [29, 14, 8, 6, 6], [0, 13, 8, 5, 7]],
        [[42, 47, 29, 12, 4], [36, 23, 15, 8, 4], [0, 15, 15, 4, 0]],
        [[79, 67, 44, 16, 3], [52, 38, 25, 10, 5], [0, 28, 16, 7, -1]],
        [[81, 84, 59, 24, 4], [68, 57, 46, 16, 6], [0, 33, 18, 14, 1]],
        [[89, 91, 52, 20, 5], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]],
    ],
    guards: [7, 25, 50, 70, 63],
    strength: [
        [-4, -3, -2, -4, -4, -3],
        [32, 21, 17, 7, 7, 0],
        [20, 20, 13, 5, 0, 0],
        [21, 18, 10, 5, -4, -4],
        [25, 17, 14, 6, 0, -1],
        [41, 30, 24, 11, 2, -2],
    ],
    blocking: [
        [[-2, 0, 10, 29, 21, 15, 17, 13], [-1, 1, 12, 15, 12, 11, 11, 11], [0, -1, 5, 8, 7, 6, 2, -1], [0, 0, 0, 2, 3, 0, -5, -15]],
        [[-3, -3, 4, 19, 16, 12, 15, 22], [-3, -1, 10, 11, 11, 7, 9, 14], [-2, 3, 5, 9, 10, 6, 9, 13], [-2, 4, 2, 5, 2, 2, 1, 0]],
    ],
    path_logit: 34,
    path_offset: -5,
    goal_logit: -7,
    trap_logit: [25, 101],
    state_factor: [126, 108, 89],
    run_value: [
        [15, 12, 37, 4],
        [64, 89, 83, 106],
        [107, 151, 188, 225],
        [176, 246, 187, 280],
        [294, 369, 331, 312],
        [333, 394, 249, 325],
    ],
    trap_value: [6, 15, 25, 49, 58, 94],
};
