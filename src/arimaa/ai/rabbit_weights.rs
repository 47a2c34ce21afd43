//! The weights of the [rabbit prospects](super::rabbits) and of the control of traps and goals.
//!
//! Fitted by `npm run tuning -- --games 800 --nodes 8000 --siblings 0 --leaves 5 --random 10
//! --result-share 0.2 --later-share 0.7 --search-share 1 --from-zero --rounds 8 --order-games 0
//! --seed 42` to scores and results of games with CRC-32 d1d1fbe4 that keddah played against itself
//! (see docs/tuning.md).

use super::weights::RabbitWeights;

#[rustfmt::skip]
pub(super) const WEIGHTS: RabbitWeights = RabbitWeights {
    control: [[[14, 10, 8, 5, 3], [11, 4, 4, 4, 3], [0, -1, 2, 0, 0]],
        [[31, 22, 19, 11, 7], [17, 7, 12, 6, 4], [0, -4, 4, 1, 3]],
        [[44, 35, 28, 19, 9], [26, 15, 14, 8, 9], [0, 0, 1, 1, -1]],
        [[56, 44, 36, 22, 9], [27, 19, 18, 18, 17], [0, -8, 5, 2, 0]],
        [[64, 59, 47, 28, 14], [38, 27, 24, 26, 6], [0, 1, 4, 11, 4]],
        [[84, 71, 52, 38, 17], [45, 36, 27, 18, 9], [0, 0, 0, 0, 0]]],
    guards: [-3, 18, 40, 64, 94],
    strength: [[0, 3, 2, -3, -6, -5], [42, 26, 18, 13, 8, 3], [25, 28, 21, 7, 1, -3], [40, 35, 22, 13, 0, 0], [43, 36, 25, 10, 5, 0], [68, 52, 40, 22, 6, -2]],
    blocking: [[[-6, -8, 16, 34, 39, 42, 39, 46], [-7, 1, 5, 17, 22, 22, 23, 8], [-3, -2, 3, 8, 8, 11, 10, 5], [-2, -1, -2, 0, -2, 4, 0, 4]],
        [[-9, -9, 16, 30, 23, 19, 15, 22], [-3, -7, 11, 12, 11, 9, 8, 12], [-1, -4, 5, 9, 10, 10, 7, 16], [4, 0, 4, 2, 2, 2, 3, -3]]],
    path_logit: 41,
    path_offset: 6,
    goal_logit: 7,
    trap_logit: [-1, 68],
    state_factor: [105, 76, 63],
    run_value: [[70, 59, 66, 40], [128, 175, 183, 179], [151, 224, 241, 233], [203, 259, 281, 300], [264, 279, 277, 297], [302, 322, 368, 327]],
    trap_value: [15, 30, 46, 53, 56, 47],
};
