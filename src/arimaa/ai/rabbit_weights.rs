//! The weights of the [rabbit prospects](super::rabbits) and of the control of traps and goals.
//!
//! Fitted by `npm run tuning -- --games 3300 --nodes 3000 --siblings 0 --leaves 15 --random 10
//! --result-share 0.2 --later-share 0.7 --search-share 1 --rounds 3 --order-games 0 --seed 51` to
//! scores and results of games with CRC-32 f0eb25d3 that keddah played against itself (see
//! docs/tuning.md).

use super::weights::RabbitWeights;

#[rustfmt::skip]
pub(super) const WEIGHTS: RabbitWeights = RabbitWeights {
    control: [[[12, 11, 8, 3, 3], [16, 3, 6, 4, 4], [0, -1, 4, 0, 0]],
        [[27, 22, 19, 9, 7], [20, 5, 12, 6, 6], [0, -4, 4, 2, 6]],
        [[38, 34, 28, 17, 9], [28, 12, 14, 9, 4], [0, -1, 3, 2, -1]],
        [[54, 45, 38, 20, 7], [31, 17, 20, 19, 14], [0, -5, 8, 8, 1]],
        [[62, 59, 50, 27, 12], [40, 25, 28, 26, 15], [0, 1, 7, 18, 5]],
        [[76, 71, 52, 36, 15], [45, 36, 27, 18, 9], [0, 0, 0, 0, 0]]],
    guards: [-1, 20, 42, 71, 106],
    strength: [[1, 3, 1, -3, -5, -5], [33, 23, 17, 11, 6, 3], [24, 24, 17, 7, 2, -2], [34, 31, 20, 10, 1, -1], [39, 34, 23, 11, 4, -1], [54, 49, 37, 19, 5, 3]],
    blocking: [[[-6, -8, 16, 33, 33, 33, 35, 39], [-5, -2, 7, 17, 18, 20, 23, 15], [-4, -3, 4, 6, 8, 10, 10, 9], [-3, -1, -2, 0, 1, 2, 0, 1]],
        [[-8, -7, 16, 25, 20, 17, 14, 20], [-2, -6, 7, 12, 12, 9, 8, 9], [-1, -3, 2, 8, 8, 8, 9, 12], [0, 0, 3, 2, 3, 2, 1, -1]]],
    path_logit: 38,
    path_offset: 4,
    goal_logit: 6,
    trap_logit: [1, 81],
    state_factor: [113, 90, 77],
    run_value: [[83, 61, 90, 64], [137, 178, 220, 202], [155, 257, 272, 279], [212, 272, 290, 322], [254, 292, 285, 290], [260, 279, 318, 279]],
    trap_value: [15, 27, 43, 43, 42, 51],
};
