//! `keddah check-goal`: judges goals of lessons and puzzles. Reads one JSON object per line and
//! writes one per line.

use crate::answers::check_goal;
use crate::command_line::{CommandLine, GameCommand};
use crate::failure::Failure;
use crate::question::answer_lines;

pub const ABOUT: &str = "\
Judge goals of lessons and puzzles: one JSON object per line on standard input, one per line on standard output

A question: {\"goal\": text, \"position\"?: text, \"turns\"?: [turn, …]}, and the options of the game. The goal is for \
the player to move in the position. docs/goals.md describes the goals. Other keys and empty lines are ignored.

An answer: {\"done\": true or false, \"missing\": [{\"code\", \"message\", \"squares\", …}, …], \"failed\": true or false, \
\"turnsLeft\": number or null, \"forced\"?: number}. An invalid question is answered by {\"error\": {\"code\", \"message\", \
\"index\"?, \"at\"?}}; the code is `json`, `type`, that of an invalid goal or position, or that of an illegal turn (the \
turn at `index`).";

pub struct CheckGoal;

impl GameCommand for CheckGoal {
    type Arguments<G: CommandLine> = ();

    fn about<G: CommandLine>() -> String {
        G::HELP.check_goal.into()
    }

    fn run<G: CommandLine>((): ()) -> Result<(), Failure> {
        let (mut input, mut output) = (std::io::stdin().lock(), std::io::stdout().lock());
        answer_lines(&mut input, &mut output, check_goal::<G>)
    }
}
