//! The board as a drawing in plain text.

use std::fmt::Write;

use super::{Labels, Move, Orientation, Player, Position, Square, Wall};

/// Draws a position as text: a number for each pawn, `=` and `|` for walls, and below it the walls
/// that each player has left.
pub(super) fn drawing(position: &Position, labels: Labels) -> String {
    let (board, size) = (position.board(), position.size());
    let border = format!("   +{}+\n", "-".repeat(usize::from(size) * 4 - 1));
    let files = (0..size).map(|file| char::from(b'a' + file));
    let names: String = files.map(|file| format!("   {file}")).collect();
    let has = |orientation, file: Option<u8>, rank: Option<u8>| {
        let square = file.zip(rank).and_then(|(file, rank)| Square::new(file, rank));
        square.is_some_and(|square| board.has(Wall { square, orientation }))
    };
    // A wall covers the square that it is named by and the next one.
    let across = |file: u8, rank: u8| {
        [Some(file), file.checked_sub(1)].into_iter().any(|f| has(Orientation::Horizontal, f, Some(rank)))
    };
    let beside = |file: u8, rank: u8| {
        [Some(rank), rank.checked_sub(1)].into_iter().any(|r| has(Orientation::Vertical, Some(file), r))
    };
    let mut out = border.clone();
    for rank in (0..size).rev() {
        let row = Square::new(0, rank).map_or(0, |square| labels.square(square).row);
        let _ = write!(out, "{row:2} |");
        for file in 0..size {
            let pawn = Square::new(file, rank).and_then(|square| position.pawn_on(square));
            let pawn = pawn.map_or_else(|| ".".into(), |player| player.to_string());
            let groove = if beside(file, rank) { '|' } else { ' ' };
            let _ = write!(out, " {pawn} {}", if file + 1 == size { '|' } else { groove });
        }
        out.push('\n');
        if rank == 0 {
            break;
        }
        out.push_str("   |");
        for file in 0..size {
            out.push_str(if across(file, rank - 1) { "===" } else { "   " });
            let post = match (file + 1 == size, has(Orientation::Horizontal, Some(file), Some(rank - 1))) {
                (true, _) => '|',
                (_, true) => '=',
                _ if has(Orientation::Vertical, Some(file), Some(rank - 1)) => '|',
                _ => ' ',
            };
            out.push(post);
        }
        out.push('\n');
    }
    let _ = writeln!(out, "{border}  {names}");
    for player in Player::all(position.players()) {
        let at = labels.write(Move::Pawn(position.pawn(player)));
        let turn = if player == position.mover() { " *" } else { "" };
        let _ = writeln!(out, " {player}: {at}, walls left: {}{turn}", position.walls_left(player));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quoridor::Notation;

    #[test]
    fn both_ways_up() {
        let position: Position = "5:a2c1/b3d1/c1d5/1 10/2".parse().unwrap();
        let drawn = |notation| drawing(&position, Labels { notation, size: 5 });
        let expected = "   +-------------------+
 5 | .   .   .   2   . |
   |                   |
 4 | .   . | .   .   . |
   |       |           |
 3 | .   . | .   .   . |
   |=======            |
 2 | .   .   .   . | . |
   |        =======|   |
 1 | .   .   1   . | . |
   +-------------------+
     a   b   c   d   e
 1: c1, walls left: 1
 2: d5, walls left: 10 *
";
        assert_eq!(drawn(Notation::Standard), expected);
        let other = drawn(Notation::Glendenning);
        assert!(other.contains(" 1 | .   .   .   2   . |\n") && other.contains("2: d1, walls left: 10 *"));
        let large: Position = "11://f1f11/21 21/1".parse().unwrap();
        assert!(drawing(&large, Labels::STANDARD).contains("\n11 | .   .   .   .   .   2 "));
    }
}
