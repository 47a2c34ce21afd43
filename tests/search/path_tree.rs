//! An opponent for Quoridor with four players, in the manner of zquoridor, which plays with two: a
//! best-first search that knows only the lengths of paths and the walls in hand.

use keddah::game::Tree;
use keddah::quoridor::ai::QuoridorKnowledge;
use keddah::quoridor::{Game, Move, Player, Position};
use keddah::search::{
    Control, Evaluator, Knowledge, Limits, PRIOR_LOGIT, PlayerValues, SearchTask, player_values,
    search_turns_best_first,
};

/// Values by the number of turns that each player still needs and its walls in hand, and priors by
/// the number of steps that a move adds to the lead over the nearest opponent.
struct PathLengths;

impl Evaluator<Position> for PathLengths {
    fn exploration(&self) -> f32 {
        2.5
    }

    fn values(&mut self, position: &Position) -> PlayerValues {
        let logit = |player: Player| {
            let wait = (player.index() + 4 - position.mover().index()) as i32 % 4;
            let turns = position.distance(player) as i32 * 4 + wait;
            (i32::from(position.walls_left(player)) - turns) * PRIOR_LOGIT / 8
        };
        player_values(&Player::all(position.players()).map(logit).collect::<Vec<_>>())
    }

    fn priors(&mut self, position: &Position, visit: &mut dyn FnMut(Move, i32)) {
        let mover = position.mover();
        let far = |position: &Position, of: Player| position.distance(of) as i32;
        let opponents = Player::all(position.players()).filter(|&of| of != mover);
        let leader = opponents.min_by_key(|&of| far(position, of)).expect("an opponent");
        let lead = |position: &Position| far(position, leader) - far(position, mover);
        for mv in position.action_list() {
            let pawn = i32::from(!matches!(mv, Move::Wall(_)));
            let gained = lead(&position.play_unchecked(mv)) - lead(position);
            visit(mv, (gained + pawn) * PRIOR_LOGIT);
        }
    }
}

/// The move of this opponent after a search of `nodes` nodes.
pub fn best_move(game: &Game, nodes: u64) -> Move {
    let past_keys = game.past_keys();
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let task = SearchTask {
        root: *game.position(),
        past_keys: &past_keys,
        excluded: &[],
        search_turns: &[],
        knowledge: &mut QuoridorKnowledge::default(),
        limits: limits.resolve(&<QuoridorKnowledge as Knowledge<Position>>::LEVELS),
        control: &Control::default(),
    };
    let found = search_turns_best_first(task, &mut PathLengths, <[Move]>::to_vec, &mut |_| ());
    found.expect("a game that goes on has a move").best
}
