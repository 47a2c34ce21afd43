//! The trait [`Rules`] for Quoridor: moves and records.

use super::{
    Error, Fault, Game, LabeledRefusal, Move, Notation, NotationError, Options, Player, Position, Quoridor,
    Reason, Refusal, Setup, Status,
};
use crate::record::{Block, RecordRefusal, Rules};

impl Rules for Quoridor {
    type Position = Position;
    type Turn = Move;
    type Player = Player;
    type Refusal = Refusal;
    type Report = LabeledRefusal;
    type Fault = Fault;
    type Options = Options;

    const REASONS: &'static [Reason] =
        &[Reason::Goal, Reason::Resignation, Reason::Time, Reason::Illegal, Reason::Agreement];
    const ORIGIN_TAGS: &'static [&'static str] =
        &["Position", "Players", "Size", "Walls", "First", "Notation"];

    fn read(game: &Game, text: &str) -> Result<Move, Error> {
        game.read(text).map_err(|error| match error {
            // After the end of the game, this explains more than a square off the board.
            Error::Refusal(_) if game.status().is_over() => game.error(RecordRefusal::GameOver.into()),
            error => error,
        })
    }

    fn write(game: &Game, mv: &Move) -> String {
        game.labels().write(*mv)
    }

    fn report(game: &Game, refusal: Refusal) -> LabeledRefusal {
        LabeledRefusal { refusal, labels: game.labels() }
    }

    fn check_turn(game: &Game, mv: &Move) -> Result<(Move, Position), Refusal> {
        if game.status().is_over() {
            return Err(RecordRefusal::GameOver.into());
        }
        Ok((*mv, game.position().play(*mv)?))
    }

    fn status(_: &Game, position: &Position) -> Status {
        match position.winner() {
            Some(winner) => Status::Won { winner, reason: Reason::Goal },
            None => Status::Playing { to_move: position.mover() },
        }
    }

    fn mover(position: &Position) -> Player {
        position.mover()
    }

    /// Returns the winner after a resignation: the other player with the shortest path to the goal,
    /// and among equals the one who is first to move.
    fn winner_if_resigns(position: &Position, loser: Player) -> Player {
        let players = position.players();
        let turns = std::iter::successors(Some(position.mover()), |player| Some(player.next(players)));
        let others = turns.take(players.into()).filter(|&player| player != loser);
        others.min_by_key(|&player| position.distance(player)).unwrap_or(loser.next(players))
    }

    /// Whether the players can agree on a draw: only if there are two of them.
    fn can_be_drawn(position: &Position) -> bool {
        position.players() == 2
    }

    fn check_player(position: &Position, player: Player) -> Result<(), Refusal> {
        let players = position.players();
        if player.number() <= players {
            return Ok(());
        }
        Err(Refusal::NoSuchPlayer { number: player.number().into(), players })
    }

    fn key(position: &Position) -> u64 {
        position.key()
    }

    fn parse_record(text: &str, options: &Options) -> Result<Game, Error> {
        super::record::parse(text, options)
    }

    fn is_at_position(game: &Game, text: &str) -> Result<bool, NotationError> {
        Ok(text.parse::<Setup>()? == Setup::from(game.position()))
    }

    fn split_block(block: Block<'_>) -> Vec<Block<'_>> {
        super::record::split_block(block)
    }

    fn write_origin(game: &Game, tag: &mut dyn FnMut(&str, &str)) {
        let origin = game.origin();
        let (usual, options) = (Options::default(), Options::of(origin));
        if options.position().as_ref() == Ok(origin) {
            let walls = options.walls.filter(|&walls| walls != Options::default_walls(options.players));
            for (name, value, usual) in [
                ("Players", Some(options.players), Some(usual.players)),
                ("Size", Some(options.size), Some(usual.size)),
                ("Walls", walls, None),
                ("First", Some(options.first), Some(usual.first)),
            ] {
                if let Some(value) = value.filter(|_| value != usual) {
                    tag(name, &value.to_string());
                }
            }
        } else {
            tag("Position", &origin.to_string());
        }
        if game.notation() != Notation::default() {
            tag("Notation", game.notation().name());
        }
    }

    /// Returns the move number that a record has before a move: `12.` before the first move of a
    /// round. After an interruption, the moves of the other players have it too: `12...` for the
    /// second player, and one more dot for each later player.
    fn turn_label(game: &Game, ply: usize, is_interrupted: bool) -> String {
        let players = usize::from(game.origin().players());
        match (ply % players, ply / players + 1) {
            (0, round) => format!("{round}."),
            (index, round) if is_interrupted => format!("{round}{}", ".".repeat(index + 2)),
            _ => String::new(),
        }
    }
}
