//! The choice of a setup.

use crate::arimaa::{Board, Kind, Piece, Position, Side, Square, Token, Turn, squares};
use crate::game::Rng;

/// The piece letters on rank 2 and rank 1 of sound Gold setups, after the Arimaa wikibook on
/// openings: the elephant in the center, the camel beside it or on the other wing, horses on the
/// flanks, rabbits on the home rank or at the edges.
const SETUPS: [[&str; 2]; 9] = [
    ["HDMCEDCH", "RRRRRRRR"],
    ["HCMDDECH", "RRRRRRRR"],
    ["DHCEMCHD", "RRRRRRRR"],
    ["RHDMEDHR", "RRRCCRRR"],
    ["RHCMECHR", "RRRDDRRR"],
    ["RHMCCEHR", "RRRDDRRR"],
    ["RHCEMDHR", "RRRCDRRR"],
    ["HCDEMDCH", "RRRRRRRR"],
    ["RHDEMCHR", "RRRDCRRR"],
];

/// Chooses a setup for the side to move: a turn of sixteen placements. The same seed gives the same
/// setup on the same board. Silver's camel is placed away from Gold's elephant.
///
/// ```
/// use keddah::arimaa::{Position, ai::choose_setup};
/// let empty = Position::empty();
/// assert_eq!(choose_setup(&empty, 1).0.len(), 16);
/// assert_eq!(choose_setup(&empty, 1), choose_setup(&empty, 1));
/// ```
pub fn choose_setup(position: &Position, seed: u64) -> Turn {
    let side = position.side();
    let mut rng = Rng::new(seed.wrapping_mul(2).wrapping_add(side.index() as u64));
    let setup = rng.pick(&SETUPS).unwrap_or(&SETUPS[0]);
    let mut ways = [placed(setup, side, false), placed(setup, side, true)];
    if rng.below(2) == 1 {
        ways.reverse();
    }
    let [one, other] = ways;
    let enemy = position.board();
    let better = safety(&other, side, enemy) > safety(&one, side, enemy);
    Turn(if better { other } else { one }.into_iter().map(|(piece, at)| Token::Place(piece, at)).collect())
}

type Placements = Vec<(Piece, Square)>;

/// Returns the pieces of a setup with their squares, reflected left to right if `mirrored`.
fn placed([front, back]: &[&str; 2], side: Side, mirrored: bool) -> Placements {
    let rows = if side == Side::Gold { [(0, back), (1, front)] } else { [(6, front), (7, back)] };
    let place = |rank, row: &str, file: u8| {
        let letter = row.chars().nth(usize::from(if mirrored { 7 - file } else { file }))?;
        Some((Piece { side, ..Piece::from_letter(letter)? }, Square::new(file, rank)?))
    };
    rows.into_iter().flat_map(|(rank, row)| (0..8).filter_map(move |file| place(rank, row, file))).collect()
}

/// Returns the distance in files between a setup's camel and the enemy elephant; 0 if the elephant
/// is not placed yet.
fn safety(pieces: &Placements, side: Side, enemy: &Board) -> u8 {
    let elephant = squares(enemy.pieces(Piece { side: side.other(), kind: Kind::Elephant })).next();
    let camel = pieces.iter().find(|(piece, _)| piece.kind == Kind::Camel);
    elephant.zip(camel).map_or(0, |(enemy, (_, own))| enemy.file().abs_diff(own.file()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arimaa::Game;

    #[test]
    fn setups_are_sound() {
        for seed in 0..200 {
            let mut game = Game::new();
            for seed in [seed, 1000 - seed] {
                let setup = choose_setup(game.turn_position(), seed);
                game.play_turn(&setup).expect("a legal setup");
            }
            let board = game.turn_position().board();
            let [gold, silver] = Side::ALL.map(|side| {
                let pieces = |kind| board.pieces(Piece { side, kind });
                let file = |kind| squares(pieces(kind)).next().map_or(9, Square::file);
                let behind = pieces(Kind::Rabbit) & (0xff | 0xff << 56);
                assert!(behind.count_ones() >= 6, "{board:?}");
                assert!((2..=5).contains(&file(Kind::Elephant)), "{board:?}");
                (file(Kind::Elephant), file(Kind::Camel))
            });
            assert!(gold.0.abs_diff(silver.1) >= 1, "{board:?}");
        }
    }
}
