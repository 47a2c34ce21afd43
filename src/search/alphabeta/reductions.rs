//! Late move reductions: actions late in the order are searched less deep.

use super::driver::NodeContext;

/// Returns the late move reduction of an action, by its index in the move order. `thresholds` are
/// the indices from which it is 1, 2 and 3. With `full_turn` it leaves enough depth to complete the
/// turn.
pub(super) fn late_move_reduction(
    thresholds: [usize; 3],
    depth: i32,
    index: usize,
    actions_left: u32,
    context: NodeContext,
) -> i32 {
    let reduction =
        if depth < 2 { 0 } else { thresholds.iter().filter(|&&from| index >= from).count() as i32 };
    if context.full_turn { reduction.min(depth - actions_left as i32).max(0) } else { reduction }
}

/// Returns the depth reduction of the first search of a root turn, by its rank in the list of root
/// turns: about 2/3 more each time the rank doubles.
pub(super) fn root_reduction(rank: usize) -> i32 {
    ((rank + 1).ilog2() as i32 * 2 + 1) / 3
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn later_actions_are_reduced_more() {
        let context = NodeContext::at_turn_start(0, 0);
        let reduction = |index, context| late_move_reduction([1, 4, 9], 5, index, 4, context);
        assert_eq!([0, 1, 4, 9].map(|index| reduction(index, context)), [0, 1, 2, 3]);
        // At depth 5 a full turn of 4 actions leaves 1 to reduce by.
        assert_eq!(reduction(9, NodeContext { full_turn: true, ..context }), 1);
        assert_eq!([0, 1, 3, 7, 100].map(root_reduction), [0, 1, 1, 2, 4]);
    }
}
