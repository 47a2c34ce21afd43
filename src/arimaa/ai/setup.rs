//! Setups for the player to choose from.

use crate::arimaa::{Piece, Side, Square, Token, Turn};
use crate::game::Chance;

/// Rank 2 and rank 1 of sound Gold setups (see the openings of the Arimaa wikibook): strong pieces in front and in the
/// middle, horses at the flanks, rabbits behind or at the edges.
const SETUPS: [[&str; 2]; 6] = [
    ["HDMCEDCH", "RRRRRRRR"],
    ["RHDMEDHR", "RRRCCRRR"],
    ["RHCMECHR", "RRRDDRRR"],
    ["DHCEMCHD", "RRRRRRRR"],
    ["RHMCCEHR", "RRRDDRRR"],
    ["HCMDDECH", "RRRRRRRR"],
];

/// A setup of a side as a turn of sixteen placements, varied by the seed (also left and right). The same seed gives the same setup.
///
/// ```
/// use keddah::arimaa::{Side, ai::choose_setup};
/// assert_eq!(choose_setup(Side::Gold, 1).0.len(), 16);
/// assert_eq!(choose_setup(Side::Gold, 1), choose_setup(Side::Gold, 1));
/// ```
pub fn choose_setup(side: Side, seed: u64) -> Turn {
    let mut chance = Chance::new(seed.wrapping_mul(2).wrapping_add(side.index() as u64));
    let [front, back] = *chance.pick(&SETUPS).unwrap_or(&SETUPS[0]);
    let mirrored = chance.below(2) == 1;
    let mut tokens = Vec::with_capacity(16);
    for (row, letters) in (0..).zip([back, front]) {
        for (column, letter) in (0..).zip(letters.chars()) {
            let file = if mirrored { 7 - column } else { column };
            let rank = if side == Side::Gold { row } else { 7 - row };
            if let (Some(square), Some(piece)) = (Square::new(file, rank), Piece::from_letter(letter)) {
                tokens.push(Token::Place(Piece { side, ..piece }, square));
            }
        }
    }
    tokens.sort_by_key(|token| match token {
        Token::Place(_, square) => *square,
        _ => Square::from_index(0),
    });
    Turn(tokens)
}
