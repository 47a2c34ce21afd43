//! The arguments and the help of Arimaa.

mod puzzles;

use clap::Args;
use keddah::arimaa::{Arimaa, Error, Game, Position, Step, StepTree, ai, turn_boards};
use keddah::game::Rng;
use keddah::json::ErrorInfo;

use crate::command_line::{CommandLine, Help};
use crate::counts::Counts;
use crate::failure::Failure;
use crate::question::Question;

/// The Arimaa setups that the boards of the package give to a human player by default: Gold's, then
/// Silver's.
const CLASSIC_SETUPS: [&str; 2] = [
    "Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2",
    "ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 da7 hb7 cc7 md7 ee7 cf7 hg7 dh7",
];

/// The command-line arguments that say where a game of Arimaa starts.
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

/// The command-line arguments of `perft` for Arimaa.
#[derive(Args)]
pub struct ArimaaPerft {
    /// Position, as `g [64 squares]` or as a drawing; by default a common setup
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// Search depth in steps
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
        check: "Check complete turns, or setups of sixteen placements; by default from the empty board",
        check_goal: "Judge goals of Arimaa; by default from the empty board",
        replay: "Replay plain records, tagged records, and those of arimaa.com's archive",
        bestmove: "Find the best complete turn; in the setup phase, choose a setup",
        review: "Review games of Arimaa; setups have no verdict",
        matches: "Arimaa",
        openings: "Openings of Arimaa, from the setups on",
        puzzles: "Puzzles of Arimaa",
    };
    const OPENING_TURNS: usize = 10;
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

    /// A game in which Gold, in every second game Silver, has the classic setup, and the computer
    /// chooses that of the other side.
    fn opening_start(number: u32, rng: &mut Rng) -> Result<Game, Error> {
        let mut game = Game::new();
        for (side, classic) in CLASSIC_SETUPS.iter().enumerate() {
            let chosen = ai::choose_setup(game.turn_position(), rng.below(u32::MAX).into());
            let setup = if number as usize % 2 == side { (*classic).into() } else { chosen.to_string() };
            game.play(&setup)?;
        }
        Ok(game)
    }

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

/// Returns the notation of an Arimaa step, without captures.
fn step_name(position: &Position, step: Step) -> String {
    let piece = position.board().get(step.from()).map_or(' ', |piece| piece.letter());
    format!("{piece}{step:?}")
}
