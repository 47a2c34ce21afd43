//! The moves of pawns: steps to adjacent squares, and jumps over other pawns.

use super::square::squares;
use super::{Direction, Passages, Square};

/// Returns the square that a pawn's step leads to; `None` if a wall or the border blocks it.
pub(super) fn step(passages: &Passages, from: Square, direction: Direction) -> Option<Square> {
    if passages.lead(from, direction) { from.toward(direction) } else { None }
}

/// The squares that the pawn on `from` can go to. `occupied` has the squares of all pawns.
pub(super) fn pawn_targets(passages: &Passages, occupied: u128, from: Square) -> u128 {
    let next = passages.spread(from.bit()) & !from.bit();
    if next & occupied == 0 {
        return next;
    }
    let jump = |direction: Direction| {
        let over = step(passages, from, direction).filter(|over| occupied & over.bit() != 0);
        over.map_or(0, |over| jumps(passages, occupied, over, direction))
    };
    Direction::ALL.into_iter().fold(next & !occupied, |set, direction| set | jump(direction))
}

/// The squares from which a pawn can move into the set `to` in one move, if the only other pawn is
/// on `other`.
pub(super) fn steps_to(passages: &Passages, to: u128, other: Square) -> u128 {
    let walked = passages.spread(to) & !to & !other.bit();
    if passages.spread(other.bit()) & to == 0 {
        return walked;
    }
    // Jumps over the other pawn begin on a square adjacent to it.
    let jumped = |from: Square| jumps_from(passages, from, other) & to != 0;
    let sides = passages.spread(other.bit()) & !other.bit() & !to;
    squares(sides).filter(|&from| jumped(from)).fold(walked, |set, from| set | from.bit())
}

/// The squares that a jump over the only other pawn leads to.
fn jumps_from(passages: &Passages, from: Square, over: Square) -> u128 {
    // No third pawn can stand behind the other one or to its side.
    from.direction_to(over).map_or(0, |direction| jumps(passages, 0, over, direction))
}

/// The squares that a jump over the pawn on `over` leads to: straight on, or if that is impossible,
/// to either side.
fn jumps(passages: &Passages, occupied: u128, over: Square, direction: Direction) -> u128 {
    let free = |direction| {
        step(passages, over, direction).map_or(0, |to| if occupied & to.bit() == 0 { to.bit() } else { 0 })
    };
    match free(direction) {
        0 => direction.sideways().into_iter().fold(0, |set, side| set | free(side)),
        straight => straight,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Rng;
    use crate::quoridor::Board;
    use crate::quoridor::board::walls_at;

    /// Returns a small board after random walls, `count` at most.
    fn random_board(count: usize, rng: &mut Rng) -> Board {
        let mut board = Board::new(5);
        for _ in 0..count {
            let (h, v) = board.free_slots();
            let room: Vec<_> = walls_at(h, v).collect();
            let Some(&wall) = rng.pick(&room) else { break };
            board.put(wall);
        }
        board
    }

    #[test]
    fn moves_backward_are_those_of_all_squares_with_a_move_forward() {
        let mut rng = Rng::new(3);
        for count in 0..10 {
            let board = random_board(count, &mut rng);
            let passages = board.passages();
            let edges = Direction::ALL.map(|edge| board.edge(edge));
            for other in squares(board.squares()) {
                let single = squares(board.squares()).map(Square::bit);
                for to in single.chain(edges).map(|to| to & !other.bit()) {
                    let can_reach =
                        |from: &Square| pawn_targets(&passages, from.bit() | other.bit(), *from) & to != 0;
                    let from = squares(board.squares() & !to & !other.bit()).filter(can_reach);
                    let expected = from.fold(0, |set, from| set | from.bit());
                    assert_eq!(steps_to(&passages, to, other), expected, "{board:?} {other} {to:x}");
                }
            }
        }
    }
}
