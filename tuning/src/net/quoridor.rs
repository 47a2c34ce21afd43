//! Quoridor for two players: self-play.

use keddah::game::{Rng, Tree};
use keddah::quoridor::ai::QuoridorKnowledge;
use keddah::quoridor::{Move, Position};
use keddah::search::{Control, Knowledge, Limits, SearchTask, is_proven, search};

use super::games::{GameRecord, Ply, Settings};

/// The maximum number of plies of a self-play game.
const MAX_PLIES: usize = 200;
/// The number of plies after which no move is random.
const LAST_RANDOM_PLY: usize = 60;

/// Plays one self-play game. The same settings and number give the same game.
///
/// It begins with up to 8 random moves. Later on one move in 12 is random, so that positions occur
/// that good play avoids. A game ends when the search has proven its result.
pub fn play(settings: &Settings, number: u32) -> GameRecord {
    let mut rng = Rng::new(settings.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ u64::from(number));
    let mut knowledge = QuoridorKnowledge::default();
    let mut position = Position::default();
    let mut keys = vec![position.key()];
    let mut plies = Vec::new();
    let random = rng.below(9) as usize;
    let limits = Limits { nodes: Some(settings.nodes), ..Limits::default() }
        .resolve(&<QuoridorKnowledge as Knowledge<Position>>::LEVELS);
    let mut winner = None;
    while plies.len() < MAX_PLIES && winner.is_none() {
        let is_random = plies.len() < random || plies.len() < LAST_RANDOM_PLY && rng.below(12) == 0;
        let (action, score) = if is_random {
            let Some(action) = random_move(&position, &mut knowledge, &mut rng) else { break };
            (action, None)
        } else {
            let task = SearchTask {
                root: position,
                past_keys: &keys,
                excluded: &[],
                search_turns: &[],
                knowledge: &mut knowledge,
                limits: limits.clone(),
                control: &Control::default(),
            };
            let result = search(task, &mut |_| ());
            let Some(line) = result.lines.first() else { break };
            if is_proven(line.score.0) {
                let mover = position.mover();
                let won = if line.score.0 > 0 { mover } else { mover.next(2) };
                winner = Some(won.index() as u8);
            }
            (line.moves[0], Some(line.score.0 as i16))
        };
        plies.push(Ply { action: QuoridorKnowledge::action_id(action), score });
        position = position.play_unchecked(action);
        keys.push(position.key());
        winner = winner.or_else(|| position.winner().map(|player| player.index() as u8));
    }
    GameRecord { number, winner, plies }
}

/// The legal move with an id.
pub fn find_move(position: &Position, id: u16) -> Option<Move> {
    position.action_list().into_iter().find(|&mv| QuoridorKnowledge::action_id(mv) == id)
}

/// A random move: of a pawn or one of all walls in a third of the cases each, otherwise one of the
/// moves that the search would try.
fn random_move(position: &Position, knowledge: &mut QuoridorKnowledge, rng: &mut Rng) -> Option<Move> {
    let mut moves = Vec::new();
    match rng.below(3) {
        0 => moves.extend(keddah::quoridor::squares(position.pawn_targets()).map(Move::Pawn)),
        1 => {
            moves = position.action_list();
            if moves.iter().any(|mv| matches!(mv, Move::Wall(_))) {
                moves.retain(|mv| matches!(mv, Move::Wall(_)));
            }
        }
        _ => knowledge.candidates(position, i32::MAX, |mv, _| moves.push(mv)),
    }
    rng.pick(&moves).copied()
}
