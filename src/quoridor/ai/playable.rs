//! Quoridor's implementation of [`Playable`].

use crate::game::Rng;
use crate::net::{Net, NetError};
use crate::playable::{Playable, Protocol};
use crate::quoridor::{
    Checked, Error, Game, Labels, Move, Notation, Options, Player, Quoridor, Refusal, ai, split_moves,
};
use crate::search::{Control, Limits, SearchResult};
use crate::threat::Threat;

impl Playable for Quoridor {
    const NAME: &'static str = "quoridor";
    const PROTOCOL: Option<Protocol> = Some(Protocol::Qtp);
    const RANDOM_TURNS: usize = 4;

    fn start(options: &Options) -> Result<Game, Error> {
        Game::new(options)
    }

    fn parse(text: &str, options: &Options) -> Result<Game, Error> {
        Game::parse(text, options)
    }

    fn parse_position(text: &str, options: &Options) -> Result<Game, Error> {
        Game::parse_position(text, options)
    }

    fn split_turns(text: &str) -> Vec<String> {
        split_moves(text)
    }

    fn seats(game: &Game) -> usize {
        game.origin().players().into()
    }

    fn search(
        game: &Game,
        moves: &[Checked],
        limits: &Limits,
        control: &Control<'_>,
        report: &mut dyn FnMut(&SearchResult<Move>),
    ) -> Result<SearchResult<Move>, Refusal> {
        ai::search_among(game, moves, limits, control, report)
    }

    fn read_net(bytes: &[u8]) -> Result<Net, NetError> {
        ai::read_net(bytes)
    }

    fn after_pass(game: &Game) -> Option<Game> {
        Some(Game::from_position(game.position().play_unchecked(Move::Pass), game.notation()))
    }

    fn threats(game: &Game, turn: &Checked) -> Vec<Threat> {
        let (before, after) = (game.position(), &turn.position);
        let labels = game.labels();
        let mover = before.mover();
        if after.winner() == Some(mover) {
            return vec![Threat::new("goal", None, labels.square(after.pawn(mover)))];
        }
        let players = before.players();
        let passed = Player::all(players).filter(|player| player.next(players) == mover);
        let detour = |player| {
            let steps =
                after.distance(player).checked_sub(before.distance(player)).filter(|&steps| steps > 0)?;
            let at = Threat::new("detour", None, labels.square(after.pawn(player)));
            Some(Threat { steps: Some(steps), ..at })
        };
        passed.filter_map(detour).collect()
    }

    /// Fails unless the game has two players on 9×9, as QTP requires. Converts it to standard
    /// notation.
    fn for_protocol(game: Game) -> Result<Game, String> {
        if game.origin().players() != 2 || game.origin().size() != 9 {
            return Err("matches are for two players on 9x9".into());
        }
        let mut game = game.with_notation(Notation::Standard);
        game.tags.clear();
        Ok(game)
    }

    /// Converts a move to Glendenning's notation, which the text protocol QTP uses.
    fn to_protocol(turn: &str) -> String {
        translate(turn, Notation::Standard, Notation::Glendenning)
    }

    fn from_protocol(turn: &str) -> String {
        translate(turn, Notation::Glendenning, Notation::Standard)
    }

    fn play_random_turn(game: &mut Game, rng: &mut Rng) {
        // A wall with probability 1/5, about as in real games. A uniform choice would nearly always
        // be a wall.
        let wall = rng.below(5) == 0;
        let mut moves = game.legal_moves(None);
        moves.retain(|mv| matches!(mv, Move::Wall(_)) == wall);
        if let Some(mv) = rng.pick(&moves) {
            let _ = game.play_turn(mv);
        }
    }
}

/// Converts a move from one notation to another. Returns unreadable text unchanged.
fn translate(turn: &str, from: Notation, to: Notation) -> String {
    let labels = |notation| Labels { notation, size: 9 };
    labels(from).read(turn).map_or_else(|_| turn.into(), |mv| labels(to).write(mv))
}
