//! The weights of the [rabbit prospects](super::rabbits) and of the
//! [control](super::control_tables) of traps and goals.
//!
//! Fitted, together with those of the [features](super::features), to static values that
//! arimaasharp (David J. Wu, BSD-style license) gives to positions. None of its code or tables is
//! used.

use super::weights::RabbitWeights;

#[rustfmt::skip]
pub(super) const WEIGHTS: RabbitWeights = RabbitWeights {
    control: [
        [[32, 29, 19, 5, 1], [21, 12, 6, 2, 0], [0, 7, 7, -1, -2]],
        [[43, 34, 21, 9, 4], [30, 14, 9, 6, 4], [0, 11, 9, 3, 3]],
        [[50, 46, 28, 11, 4], [35, 23, 15, 7, 3], [0, 17, 13, 4, 2]],
        [[75, 67, 44, 16, 4], [51, 41, 26, 10, 3], [0, 27, 14, 5, 1]],
        [[86, 84, 58, 21, 5], [66, 63, 44, 17, 2], [0, 33, 17, 8, -1]],
        [[88, 91, 54, 20, 7], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]],
    ],
    guards: [0, 21, 45, 65, 73],
    strength: [
        [-4, -3, -3, -4, -3, -2],
        [24, 21, 18, 9, 4, 3],
        [19, 17, 13, 5, 2, 2],
        [17, 15, 10, 5, -3, -2],
        [22, 14, 16, 5, -1, -2],
        [38, 28, 24, 9, 2, -1],
    ],
    blocking: [
        [[1, 4, 10, 21, 12, 17, 16, 13], [0, 1, 14, 11, 10, 5, 9, 11], [-1, -1, 3, 7, 2, 3, 0, -5], [-1, -1, 1, 1, 2, 0, -1, -11]],
        [[-1, 2, 4, 16, 16, 13, 22, 22], [-1, -2, 9, 8, 8, 6, 7, 12], [-5, 0, 3, 8, 7, 7, 8, 11], [-3, 3, 2, 4, 4, 5, 3, 1]],
    ],
    path_logit: 32,
    path_offset: -13,
    goal_logit: -4,
    trap_logit: [26, 104],
    state_factor: [93, 84, 69],
    run_value: [
        [-5, 18, 33, -4],
        [70, 85, 82, 97],
        [120, 147, 165, 185],
        [176, 233, 165, 241],
        [290, 329, 339, 322],
        [371, 415, 221, 294],
    ],
    trap_value: [5, 15, 24, 52, 60, 91],
};
