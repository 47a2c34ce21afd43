//! Arimaa's implementation of [`Playable`].

use crate::arimaa::{
    Arimaa, Checked, Error, Game, Kind, Piece, Reason, Refusal, Side, Status, Token, Turn, ai, split_turns,
    squares,
};
use crate::game::Rng;
use crate::playable::{Playable, Protocol};
use crate::search::{Control, Limits, SearchResult};
use crate::threat::Threat;

impl Playable for Arimaa {
    const NAME: &'static str = "arimaa";
    const PROTOCOL: Option<Protocol> = Some(Protocol::Aei);
    const PLAYER_TAGS: [&'static str; 2] = ["Gold", "Silver"];

    fn start(_: &()) -> Result<Game, Error> {
        Ok(Game::new())
    }

    fn parse(text: &str, _: &()) -> Result<Game, Error> {
        Game::parse(text)
    }

    fn parse_position(text: &str, _: &()) -> Result<Game, Error> {
        Game::parse_position(text)
    }

    fn split_turns(text: &str) -> Vec<String> {
        split_turns(text)
    }

    fn search(
        game: &Game,
        turns: &[Checked],
        limits: &Limits,
        control: &Control<'_>,
        report: &mut dyn FnMut(&SearchResult<Turn>),
    ) -> Result<SearchResult<Turn>, Refusal> {
        ai::search_among(game, turns, limits, control, report)
    }

    fn after_pass(game: &Game) -> Option<Game> {
        let position = game.turn_position();
        (!position.in_setup()).then(|| Game::from_position(position.end_turn()))
    }

    fn threats(game: &Game, turn: &Checked) -> Vec<Threat> {
        let mover = game.turn_position().side();
        let captured = turn.turn.0.iter().filter_map(|token| match *token {
            Token::Capture(piece, at) if piece.side != mover => {
                Some(Threat::new("capture", Some(piece.letter()), at))
            }
            _ => None,
        });
        let board = turn.position.board();
        let ends = match turn.status {
            Status::Won { winner, reason: Reason::Goal } if winner == mover => {
                let rabbit = Piece { side: mover, kind: Kind::Rabbit };
                let goal = squares(board.pieces(rabbit) & mover.goal_rank()).next();
                goal.map(|at| Threat::new("goal", Some(rabbit.letter()), at))
            }
            Status::Won { winner, reason: Reason::Immobilization } if winner == mover => {
                let last = turn.turn.0.iter().rev().find_map(|token| match *token {
                    Token::Step(_, from, direction) => from.toward(direction),
                    Token::Capture(..) | Token::Place(..) => None,
                });
                last.map(|at| Threat::new("immobilization", None, at))
            }
            _ => None,
        };
        captured.chain(ends).collect()
    }

    /// Starts a game of Arimaa with a random setup for both sides.
    fn random_start(rng: &mut Rng) -> Result<Game, Error> {
        let mut game = Game::new();
        for _ in Side::ALL {
            let seed = u64::from(rng.below(u32::MAX));
            let setup = ai::choose_setup(game.turn_position(), seed);
            game.play_turn(&setup)?;
        }
        Ok(game)
    }

    /// Plays one to four random steps, or more if the turn may not end after them.
    fn play_random_turn(game: &mut Game, rng: &mut Rng) {
        let wanted = 1 + rng.below(4);
        for done in 1.. {
            let steps = game.legal_steps(None);
            let Some(step) = rng.pick(&steps) else { break };
            if game.step(&Turn::from(step).to_string()).is_err() || done >= wanted && game.can_end().is_ok() {
                break;
            }
        }
        if game.finish().is_err() {
            game.clear_turn();
        }
    }
}
