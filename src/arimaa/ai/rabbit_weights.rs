//! What weighs in the [rabbits' chances](super::rabbits) and in the [control](super::control) of traps and goals: fitted, with the
//! [features](super::features), to values that arimaasharp (David J. Wu, BSD-style licence) gives positions. No code or table of
//! its is used.

/// What a piece adds to its side's control of a trap, in halves of a point: by class, free, beside a stronger enemy or frozen, and by
/// distance.
#[rustfmt::skip]
pub(super) const CONTROL: [[[i8; 5]; 3]; 6] = [
    [[32, 29, 19, 5, 1], [21, 12, 6, 2, 0], [0, 7, 7, -1, -2]],
    [[43, 34, 21, 9, 4], [30, 14, 9, 6, 4], [0, 11, 9, 3, 3]],
    [[50, 46, 28, 11, 4], [35, 23, 15, 7, 3], [0, 17, 13, 4, 2]],
    [[75, 67, 44, 16, 4], [51, 41, 26, 10, 3], [0, 27, 14, 5, 1]],
    [[86, 84, 58, 21, 5], [66, 63, 44, 17, 2], [0, 33, 17, 8, -1]],
    [[88, 91, 54, 20, 7], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]],
];

/// What so many pieces beside a trap add to that.
pub(super) const GUARDS: [i8; 5] = [0, 21, 45, 65, 73];

/// What a piece adds to its side's strength around the goal, in 1/16 of a logit: by class and distance.
#[rustfmt::skip]
pub(super) const STRENGTH: [[i8; 6]; 6] = [
    [-4, -3, -3, -4, -3, -2],
    [24, 21, 18, 9, 4, 3],
    [19, 17, 13, 5, 2, 2],
    [17, 15, 10, 5, -3, -2],
    [22, 14, 16, 5, -1, -2],
    [38, 28, 24, 9, 2, -1],
];

/// How much an enemy blocks a rabbit's way, in 1/16 of a logit: a piece or a rabbit, by files aside, and by ranks ahead from two behind.
#[rustfmt::skip]
pub(super) const BLOCKS: [[[i8; 8]; 4]; 2] = [
    [[1, 4, 10, 21, 12, 17, 16, 13], [0, 1, 14, 11, 10, 5, 9, 11], [-1, -1, 3, 7, 2, 3, 0, -5], [-1, -1, 1, 1, 2, 0, -1, -11]],
    [[-1, 2, 4, 16, 16, 13, 22, 22], [-1, -2, 9, 8, 8, 6, 7, 12], [-5, 0, 3, 8, 7, 7, 8, 11], [-3, 3, 2, 4, 4, 5, 3, 1]],
];

/// An open way, in 1/16 of a logit; and what is added to its chance, in 1/256.
pub(super) const WAY: i32 = 32;
pub(super) const BLOCKED: i32 = -13;

/// Nobody stronger around the goal, in 1/16 of a logit.
pub(super) const GOAL: i32 = -4;

/// Nobody in control of the trap, in 1/16 of a logit, and what half a point is, in 1/256 of that.
pub(super) const TRAP: (i32, i32) = (26, 104);

/// How free a rabbit counts, beside a stronger enemy, or frozen: in 1/64.
pub(super) const STATE: [i16; 3] = [93, 84, 69];

/// What a rabbit's run is worth with every chance of success: from its second rank, by files from the edge.
#[rustfmt::skip]
pub(super) const RUN: [[i16; 4]; 6] = [
    [-5, 18, 33, -4],
    [70, 85, 82, 97],
    [120, 147, 165, 185],
    [176, 233, 165, 241],
    [290, 329, 339, 322],
    [371, 415, 221, 294],
];

/// What a rabbit is worth where its side holds the trap ahead.
pub(super) const HELD: [i16; 6] = [5, 15, 24, 52, 60, 91];

/// 256/(1 + exp(−x/16)).
#[rustfmt::skip]
pub(super) const LOGISTIC: [u8; 88] = [
    128, 132, 136, 140, 144, 148, 152, 156, 159, 163, 167, 170, 174, 177, 181, 184, 187, 190, 193, 196, 199, 202,
    204, 207, 209, 212, 214, 216, 218, 220, 222, 224, 225, 227, 229, 230, 232, 233, 234, 235, 237, 238, 239, 240,
    241, 241, 242, 243, 244, 245, 245, 246, 246, 247, 248, 248, 248, 249, 249, 250, 250, 250, 251, 251, 251, 252,
    252, 252, 252, 253, 253, 253, 253, 253, 254, 254, 254, 254, 254, 254, 254, 254, 254, 255, 255, 255, 255, 255,
];
