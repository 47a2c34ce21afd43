//! The positions from which games of Arimaa begin.

use arimaa_engine_step::{Action, GameState};
use keddah::arimaa::{Board, Game, Kind, Piece, Position, Setup, Side, Square};
use keddah::game::Rng;

use crate::arimaa::their_piece;

const KINDS: [Kind; 16] = {
    use Kind::{Camel, Cat, Dog, Elephant, Horse, Rabbit};
    [
        Rabbit, Rabbit, Rabbit, Rabbit, Rabbit, Rabbit, Rabbit, Rabbit, Cat, Cat, Dog, Dog, Horse, Horse,
        Camel, Elephant,
    ]
};

/// Places the pieces of both sides at random, in both programs.
pub fn random_setup(rng: &mut Rng) -> (Game, GameState) {
    let (mut game, mut state) = (Game::new(), GameState::initial());
    // The other crate places each side's pieces from a2 to h2, then from a1 to h1, for Silver from
    // a8 and a7.
    for (side, ranks) in [(Side::Gold, [1, 0]), (Side::Silver, [7, 6])] {
        let mut kinds = KINDS;
        rng.shuffle(&mut kinds);
        let squares =
            ranks.into_iter().flat_map(|rank| (0..8).filter_map(move |file| Square::new(file, rank)));
        let mut placements = Vec::new();
        for (square, kind) in squares.zip(kinds) {
            placements.push(format!("{}{square}", Piece { side, kind }.letter()));
            state = state.take_action(&Action::Place(their_piece(kind)));
        }
        game.play(&placements.join(" ")).expect("a legal setup");
    }
    (game, state)
}

/// Begins a game from a position in both programs.
pub fn begin(position: Position) -> (Game, GameState) {
    let state = Setup::from(&position).drawing(2).parse().expect("a position");
    (Game::from_position(position), state)
}

/// Returns a position near the end: each side has few pieces, or sometimes up to 16, and its
/// rabbits are often near the goal. A crowded position has all pieces in a corner around a trap, so
/// that few of them can move. The game is not over, whoever is to move.
pub fn near_end(rng: &mut Rng, is_crowded: bool) -> Position {
    loop {
        let mut board = Board::EMPTY;
        let corner = if is_crowded { [4 * rng.below(2), 4 * rng.below(2)] } else { [0, 0] };
        let size = if is_crowded { 4 } else { 8 };
        for side in Side::ALL {
            let most = if rng.below(10) < 3 { 16 } else { 6 };
            let mut kinds = KINDS;
            rng.shuffle(&mut kinds);
            for kind in kinds.into_iter().take(1 + rng.below(most) as usize) {
                let is_near = !is_crowded && kind == Kind::Rabbit && rng.below(2) == 0;
                let rank = if is_near { 3 + rng.below(4) } else { corner[0] + rng.below(size) } as u8;
                let rank = if side == Side::Gold || is_crowded { rank } else { 7 - rank };
                let file = (corner[1] + rng.below(size)) as u8;
                let Some(square) = Square::new(file, rank) else { continue };
                if board.get(square).is_none() {
                    board.set(square, Some(Piece { side, kind }));
                }
            }
        }
        let side = Side::ALL[rng.below(2) as usize];
        let goes_on = |side| {
            let position = Setup { board, side, turn: None }.position().ok();
            position.filter(|position| !position.in_setup() && position.outcome().is_none())
        };
        if let (Some(start), Some(_)) = (goes_on(side), goes_on(side.other())) {
            return start;
        }
    }
}
