//! The type of the weights of the rabbit prospects.

/// The weights of the rabbit prospects, and of the control of traps and goals on which they depend.
///
/// A piece has a class, 0 for rabbits and 1 (weakest) to 5 (strongest) for other pieces, and a
/// state: free, beside a stronger enemy, or frozen. The sums of `control` and of `strength` over a
/// side's pieces must stay within ±2047.
///
/// The value of a rabbit is
/// `run_value · state_factor · path · σ(goal_logit + strength) + trap_value · σ(trap_logit)`,
/// where `path` is `σ(path_logit − blocking) + path_offset` and σ the logistic function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RabbitWeights {
    /// The trap control that a piece adds, by its class, its state and its distance from the trap.
    pub control: [[[i16; 5]; 3]; 6],
    /// The trap control that a side's pieces beside the trap add, by their number.
    pub guards: [i16; 5],
    /// The strength around the goal that a piece adds, in 1/16 of a logit, by its class and its
    /// distance.
    pub strength: [[i16; 6]; 6],
    /// How well an enemy blocks a rabbit, in 1/16 of a logit. The indices are whether the enemy is
    /// a rabbit, its distance in files, and its rank relative to the rabbit's, from 2 behind to 5
    /// ahead.
    pub blocking: [[[i16; 8]; 4]; 2],
    /// The logit of the probability that a rabbit's path is unblocked, without enemies, in 1/16 of
    /// a logit.
    pub path_logit: i16,
    /// The constant added to the probability that a rabbit's path is unblocked, in 1/256.
    pub path_offset: i16,
    /// The logit of reaching a goal around which neither side is stronger, in 1/16 of a logit.
    pub goal_logit: i16,
    /// The logit for the trap ahead of a rabbit if neither side controls it, in 1/16 of a logit,
    /// and the slope by its control, in 1/256 of that.
    pub trap_logit: [i16; 2],
    /// The factor applied to a rabbit for its state (free, dominated or frozen), in 1/64.
    pub state_factor: [i16; 3],
    /// The value of a rabbit that is certain to reach goal: by rank, from the second, and by file,
    /// from the edge.
    pub run_value: [[i16; 4]; 6],
    /// The additional value of a rabbit whose side controls the trap ahead: by rank, from the
    /// second.
    pub trap_value: [i16; 6],
}
