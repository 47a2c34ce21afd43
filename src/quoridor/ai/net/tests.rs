use super::*;
use crate::game::{Rng, Tree as _};
use crate::quoridor::Wall;

const NET: &[u8] = include_bytes!("../../../../nets/quoridor.net");

/// Random positions of games between two players.
fn positions(seed: u64, count: usize) -> Vec<Position> {
    let mut rng = Rng::new(seed);
    let mut found = Vec::new();
    while found.len() < count {
        let mut position = Position::default();
        for _ in 0..rng.below(50) {
            let wall = rng.below(3) == 0;
            let mut moves = position.action_list();
            let some: Vec<_> =
                moves.iter().copied().filter(|mv| matches!(mv, Move::Wall(_)) == wall).collect();
            if !some.is_empty() {
                moves = some;
            }
            let Some(&mv) = rng.pick(&moves) else { break };
            position.make(mv);
        }
        if position.winner().is_none() {
            found.push(position);
        }
    }
    found
}

/// The position with north and south, and the players, exchanged.
fn turned(position: &Position) -> Position {
    let turn = |square: crate::quoridor::Square, side: u8| {
        crate::quoridor::Square::new(square.file(), side - 1 - square.rank()).unwrap()
    };
    let mut board = crate::quoridor::Board::new(9);
    for wall in position.board().wall_list() {
        board.put(Wall { square: turn(wall.square, 8), ..wall });
    }
    let [first, second] = [Player::FIRST, Player::FIRST.next(2)];
    let mut pawns = [crate::quoridor::Square::A1; 4];
    let mut left = [0; 4];
    for (to, from) in [(first, second), (second, first)] {
        pawns[to.index()] = turn(position.pawn(from), 9);
        left[to.index()] = position.walls_left(from);
    }
    Position::from_parts(board, pawns, left, 2, position.mover().next(2))
}

#[test]
fn both_players_are_seen_alike() {
    let net = read_net(NET).unwrap();
    let mut evaluator = QuoridorEvaluator::new(&net);
    for position in positions(1, 200) {
        let other = turned(&position);
        let [found, expected] = [&position, &other].map(|position| {
            let mut found = inputs(position, View::new(position));
            found.sort_unstable();
            found
        });
        assert_eq!(found, expected, "{position}");
        assert_eq!(evaluator.value(&position), evaluator.value(&other), "{position}");
        let mut priors = [Vec::new(), Vec::new()];
        for (list, position) in priors.iter_mut().zip([&position, &other]) {
            let view = View::new(position);
            evaluator.priors(position, &mut |mv, logit| list.push((view.index(mv), logit)));
            list.sort();
        }
        assert_eq!(priors[0], priors[1], "{position}");
    }
}

#[test]
fn inputs_are_in_range_and_distinct() {
    for position in positions(2, 300) {
        for view in [View::new(&position), View::new(&position).mirrored()] {
            let mut found = inputs(&position, view);
            found.sort_unstable();
            assert!(found.windows(2).all(|pair| pair[0] < pair[1]), "{position}");
            assert!(found.last().is_some_and(|&last| usize::from(last) < INPUTS), "{position}");
        }
    }
}

#[test]
fn all_moves_tried_are_legal_and_some_are_tried() {
    let net = read_net(NET).unwrap();
    for position in positions(3, 200) {
        let legal = position.action_list();
        let mut tried = Vec::new();
        QuoridorEvaluator::new(&net).priors(&position, &mut |mv, _| tried.push(mv));
        assert!(!tried.is_empty() && tried.iter().all(|mv| legal.contains(mv)), "{position}");
        let pawn_moves = |moves: &[Move]| moves.iter().filter(|mv| matches!(mv, Move::Pawn(_))).count();
        assert_eq!(pawn_moves(&tried), pawn_moves(&legal), "{position}");
        let view = View::new(&position);
        let mut indices: Vec<_> = tried.iter().filter_map(|&mv| view.index(mv)).collect();
        indices.sort_unstable();
        indices.dedup();
        assert_eq!(indices.len(), tried.len(), "{position}");
        assert!(indices.iter().all(|&index| index < MOVES), "{position}");
    }
}

#[test]
fn the_nearer_player_is_ahead() {
    let net = read_net(NET).unwrap();
    let evaluator = QuoridorEvaluator::new(&net);
    for (text, ahead) in [("//e5e9/3 3/1", true), ("//e5e9/3 3/2", true), ("//e1e5/3 3/1", false)] {
        let position: Position = text.parse().unwrap();
        let first = position.mover() == Player::FIRST;
        let value = evaluator.value(&position).0;
        assert_eq!(value > 100, ahead == first, "{text}: {value}");
        assert_eq!(value < -100, ahead != first, "{text}: {value}");
    }
}
