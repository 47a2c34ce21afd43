//! The trait [`Rules`] for Arimaa: turns, repetition and records.

use super::{
    Arimaa, Error, Fault, Game, NotationError, Position, Reason, Refusal, Setup, Side, Status, Turn,
};
use crate::record::Rules;

impl Rules for Arimaa {
    type Position = Position;
    type Turn = Turn;
    type Player = Side;
    type Refusal = Refusal;
    type Report = Refusal;
    type Fault = Fault;
    type Options = ();

    const REASONS: &'static [Reason] = &[
        Reason::Goal,
        Reason::Elimination,
        Reason::Immobilization,
        Reason::Repetition,
        Reason::Resignation,
        Reason::Time,
        Reason::Illegal,
    ];
    const ORIGIN_TAGS: &'static [&'static str] = &["Position"];

    fn read(_: &Game, text: &str) -> Result<Turn, Error> {
        Ok(text.parse()?)
    }

    fn write(_: &Game, turn: &Turn) -> String {
        turn.to_string()
    }

    fn report(_: &Game, refusal: Refusal) -> Refusal {
        refusal
    }

    fn check_turn(game: &Game, turn: &Turn) -> Result<(Turn, Position), Refusal> {
        game.unless_over(|| {
            let (after, turn) = game.turn_position().try_turn(turn)?;
            game.end_turn(&after).map(|ended| (turn, ended))
        })
    }

    fn status(game: &Game, position: &Position) -> Status {
        // `is_stuck` does not count the occurrence of `position` itself. That is correct, because a
        // turn of the side to move leads to positions with the other side to move.
        let repetition = || game.is_stuck(position).then(|| (position.side().other(), Reason::Repetition));
        match position.outcome().or_else(repetition) {
            Some((winner, reason)) => Status::Won { winner, reason },
            None => Status::Playing { to_move: position.side() },
        }
    }

    fn mover(position: &Position) -> Side {
        position.side()
    }

    fn counts_for_repetition(position: &Position) -> bool {
        !position.in_setup()
    }

    fn key(position: &Position) -> u64 {
        position.key()
    }

    fn check_no_partial_turn(game: &Game) -> Result<(), Refusal> {
        let busy = game.rules.partial.position().is_some() && !game.status().is_over();
        if busy { Err(Refusal::TurnInProgress) } else { Ok(()) }
    }

    fn discard_partial_turn(&mut self) {
        self.partial.clear();
    }

    fn parse_record(text: &str, _: &()) -> Result<Game, Error> {
        super::record::parse(text)
    }

    fn is_at_position(game: &Game, text: &str) -> Result<bool, NotationError> {
        Ok(text.parse::<Setup>()? == Setup::from(game.turn_position()))
    }

    fn write_origin(game: &Game, tag: &mut dyn FnMut(&str, &str)) {
        if *game.origin() != Position::empty() {
            tag("Position", &game.origin().to_string());
        }
    }

    const TURN_PER_LINE: bool = true;

    fn turn_label(game: &Game, ply: usize, _: bool) -> String {
        game.label(ply)
    }
}
