//! `keddah check`: checks whether moves are legal. Reads one JSON object per line and writes one
//! per line.

use crate::answers::check_move;
use crate::command_line::{CommandLine, GameCommand};
use crate::failure::Failure;
use crate::question::answer_lines;

pub const ABOUT: &str = "\
Check whether moves are legal: one JSON object per line on standard input, one per line on standard output

A question: {\"position\"?: text, \"history\"?: [turn, …], \"move\": turn}, and the options of the game. \
Other keys and empty lines are ignored.

An answer: {\"legal\": true, \"move\": the move written in full, \"position\": the position after it, \"status\": …, \
\"occurrences\": n} or {\"legal\": false, \"code\": …, \"message\": …, \"squares\": […]}. An invalid question is \
answered by {\"error\": {\"code\", \"message\", \"index\"?, \"at\"?}}; the code is `json`, `type`, that of an invalid \
position, or that of an illegal turn of the history (the turn at `index`).";

pub struct Check;

impl GameCommand for Check {
    type Arguments<G: CommandLine> = ();

    fn about<G: CommandLine>() -> String {
        G::HELP.check.into()
    }

    fn run<G: CommandLine>((): ()) -> Result<(), Failure> {
        let (mut input, mut output) = (std::io::stdin().lock(), std::io::stdout().lock());
        answer_lines(&mut input, &mut output, check_move::<G>)
    }
}
