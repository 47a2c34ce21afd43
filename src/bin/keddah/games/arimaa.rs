//! The arguments and the help of Arimaa.

use clap::Args;
use keddah::arimaa::{Arimaa, Position, Step, StepTree, turn_boards};
use keddah::json::ErrorInfo;

use crate::command_line::{CommandLine, Help};
use crate::counts::Counts;
use crate::failure::Failure;
use crate::question::Question;

/// The arguments that say where a game of Arimaa starts.
#[derive(Args)]
pub struct ArimaaStart {
    /// Position, as `g [64 squares]` or as a drawing; by default the empty board before Gold's
    /// setup
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// Turns played from there, separated by their numbers (`2g Ee2n 2s …`), commas, semicolons or
    /// line breaks
    #[arg(long, value_name = "TURNS")]
    moves: Option<String>,
}

/// The arguments of `perft` for Arimaa.
#[derive(Args)]
pub struct ArimaaPerft {
    /// Position, as `g [64 squares]` or as a drawing; by default a common setup
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// Depth in steps
    #[arg(long, value_name = "STEPS", value_parser = clap::value_parser!(u8).range(1..=4))]
    depth: u8,
    /// Also print the count below each first step
    #[arg(long)]
    divide: bool,
    /// Instead, count the different boards after a whole legal turn of at most 1, 2, … steps
    #[arg(long, conflicts_with = "divide")]
    turns: bool,
}

impl CommandLine for Arimaa {
    type Start = ArimaaStart;
    type RecordArguments = ();
    type Perft = ArimaaPerft;

    const HELP: Help = Help {
        perft: "Count the steps of one turn or, with --turns, the boards after it",
        check: "Check whole turns, or setups of sixteen placements; by default from the empty board",
        replay: "Replay plain records, tagged records, and those of arimaa.com's archive",
        bestmove: "Find the best whole turn; in the setup phase, choose a setup",
        review: "Review games of Arimaa; setups have no verdict",
        matches: "Arimaa",
    };
    const BENCH: &'static [&'static str] = &[
        "g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]",
        "g [rcrrrrcr  rddrm h      h      ER   e       M  HHRDRDRR    CRRRC ]",
        "g [rcrrr c   rd d rM mhErh e    H       r R D D  H R R RR    CRRRC ]",
        "s [ crrrrc rmrrdrHh      e      E d       M   HD R  CRD RC R R RRR ]",
        "g [ rrr   r  crdrcrh  eh mD   E       r     H  H M R RCDRR   R RRC ]",
        "g [c     rr rcM drr rRedhHR hE mH   RR        D RR r C  C  RD     R]",
        "g [ cr cr rr rd r        h       H M       eCRD  R r ER DCRR hR RR ]",
        "s [ rrrrr  r    crr      d        h D EH  D  me         C  RRRRRRRR]",
    ];

    fn read_start(start: &ArimaaStart) -> (Option<&str>, Option<&str>, ()) {
        (start.position.as_deref(), start.moves.as_deref(), ())
    }

    fn record_options(_: &()) {}

    fn read_options(_: &Question) -> Result<(), Box<ErrorInfo>> {
        Ok(())
    }

    fn perft(arguments: &ArimaaPerft) -> Result<Counts, Failure> {
        let &ArimaaPerft { depth, divide, turns, .. } = arguments;
        let position = match &arguments.position {
            Some(text) => text.parse()?,
            None => Position::default(),
        };
        if turns {
            let boards = |steps| turn_boards(&position, steps).len() as u64;
            return Ok(Counts::of_turns((1..=depth).map(boards).collect()));
        }
        let name = |step: &Step| step_name(&position, *step);
        Ok(Counts::new(&StepTree(position), depth, divide.then_some(name)))
    }
}

/// The notation of a step, without captures.
fn step_name(position: &Position, step: Step) -> String {
    let piece = position.board().get(step.from()).map_or(' ', |piece| piece.letter());
    format!("{piece}{step:?}")
}
