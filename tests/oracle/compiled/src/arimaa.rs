//! Plays random games of Arimaa in keddah and in the crate `arimaa_engine_step`, another author's,
//! and compares them.
//!
//! At the start and after every step of every turn: the legal steps, with and without the rule of
//! repetition; whether the turn can end; the board and the captured piece. After every turn: the
//! result. At every twentieth position: the boards after all legal turns.
//!
//! The other crate has the same rules, but other words for two cases:
//!
//! - If a player has steps, but no legal turn, keddah ends the game at once, as a loss by
//!   repetition. The other crate ends it only when the player has made steps that cannot continue.
//!   Here all turns are tried in the other crate: it must not find one.
//! - After steps from which no turn can be completed, the other crate says that the player has
//!   lost, though other turns may be legal. In keddah the player takes the steps back. Here the
//!   turn begins again.

use std::ops::Range;

use arimaa_engine_step::{Action, GameState, Piece as TheirPiece, Terminal};
use keddah::arimaa::{Board, Game, Kind, Position, Reason, Side, Status, Step, turn_boards};
use keddah::game::Rng;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::Summary;
use crate::arimaa_starts::{begin, near_end, random_setup};

/// One in this many positions at the start of a turn has all its turns compared.
const WHOLE_TURNS_EVERY: u64 = 20;
/// The number of turns after which a game is left unfinished.
const MAX_TURNS: u64 = 300;
/// The number of times that a random turn is begun before a difference is reported.
const MAX_TRIES: usize = 100_000;

/// Compares the games with these numbers.
pub fn compare(seed: u64, games: Range<u64>) -> Summary {
    let mut summary = Summary::default();
    for number in games {
        let mut rng = Rng::new(seed << 32 ^ number);
        let (game, state) = match number % 20 {
            0 | 10 => random_setup(&mut rng),
            n => begin(near_end(&mut rng, n == 17)),
        };
        let start = game.position().to_string();
        let mut pair = Pair { game, state, rng, summary: &mut summary };
        let played = pair.play(number).map_err(|text| {
            let history: Vec<String> = pair.game.history().collect();
            format!("{text}; in the turn `{}`; from {start}: {}", pair.game.turn(), history.join("; "))
        });
        summary.add_game(number, played);
    }
    summary
}

/// A game in both programs. Both states include the steps of the unfinished turn.
struct Pair<'a> {
    game: Game,
    state: GameState,
    rng: Rng,
    summary: &'a mut Summary,
}

impl Pair<'_> {
    fn play(&mut self, number: u64) -> Result<(), String> {
        // In these games most turns undo the player's last one, so that positions repeat.
        let is_pacing = number % 4 == 1;
        let mut undo = [None, None];
        for turn in 0..MAX_TURNS {
            self.summary.count("turns", 1);
            if self.is_over()? {
                return Ok(());
            }
            if (number + turn).is_multiple_of(WHOLE_TURNS_EVERY) {
                self.compare_whole_turns()?;
            }
            let side = self.game.position().side().index();
            let back = if is_pacing && self.rng.below(8) > 0 { undo[side] } else { None };
            let steps = self.random_turn(is_pacing, back)?;
            undo[side] = match steps[..] {
                [step] => Step::new(step.to(), step.to().direction_to(step.from()).expect("a neighbor")),
                _ => None,
            };
        }
        self.summary.count("unfinished", 1);
        Ok(())
    }

    /// Returns whether the game is over, on which both programs must agree.
    fn is_over(&mut self) -> Result<bool, String> {
        let theirs = self.state.is_terminal();
        let Status::Won { winner, reason } = self.game.status() else {
            return theirs.map_or(Ok(false), |end| Err(format!("{end:?}, here the game goes on")));
        };
        self.summary.count(reason.name(), 1);
        let ours = if winner == Side::Gold { Terminal::GoldWin } else { Terminal::SilverWin };
        let is_same = match theirs {
            Some(ref end) => *end == ours,
            None => reason == Reason::Repetition && self.their_boards().is_empty(),
        };
        if is_same { Ok(true) } else { Err(format!("{theirs:?}, here {ours:?} by {reason:?}")) }
    }

    /// Makes a random turn in both programs and compares them before and after every step. Returns
    /// its steps. The first step is `first` if that is possible; a pacing turn has one step.
    fn random_turn(&mut self, is_pacing: bool, first: Option<Step>) -> Result<Vec<Step>, String> {
        let start = self.state.clone();
        for attempt in 0..MAX_TRIES {
            let mut made = Vec::new();
            loop {
                let (steps, can_end) = self.compare_steps(made.len())?;
                let wanted = first.filter(|step| attempt == 0 && made.is_empty() && steps.contains(step));
                if can_end && (is_pacing && attempt < 50 || self.rng.below(4) == 0 || steps.is_empty()) {
                    self.end_turn(made.len())?;
                    return Ok(made);
                }
                if steps.is_empty() {
                    break;
                }
                let step = wanted.or_else(|| self.rng.pick(&steps).copied()).expect("a step");
                self.make(step)?;
                made.push(step);
            }
            self.game.clear_turn();
            self.state = start.clone();
        }
        Err("no turn was found".into())
    }

    /// Compares the legal steps and whether the turn can end, after `made` steps. Returns both.
    fn compare_steps(&mut self, made: usize) -> Result<(Vec<Step>, bool), String> {
        self.summary.count("positions", 1);
        let position = *self.game.position();
        let refused = self.game.can_end().err().map(|refusal| refusal.code());
        let is_third = refused == Some("third-repetition");
        self.summary.count("ends of turns refused as third repetitions", is_third.into());
        let can_end = refused.is_none();
        // After the fourth step, the other crate has ended the turn.
        if made == 4 {
            return Ok((Vec::new(), can_end));
        }
        let steps = position.legal_steps().to_vec();
        // Without the rules about boards, the other crate ends every turn that is not in a push.
        let may_end = made > 0 && position.pending_push().is_none();
        same_actions(&self.state.valid_actions_no_rep(), &steps, may_end)?;
        let steps = if made == 3 { self.last_steps(steps) } else { steps };
        same_actions(&self.state.valid_actions(), &steps, can_end)?;
        let is_stuck = steps.is_empty() && !can_end;
        if made > 0 && self.state.is_terminal().is_some() != is_stuck {
            return Err(format!("{:?} in mid-turn", self.state.is_terminal()));
        }
        Ok((steps, can_end))
    }

    /// Returns the fourth steps after which keddah lets the turn end.
    fn last_steps(&mut self, mut steps: Vec<Step>) -> Vec<Step> {
        let made = self.game.turn();
        steps.retain(|&step| match self.game.check(&format!("{made} {}", self.written(step))) {
            Ok(_) => true,
            Err(error) => {
                self.summary.count(&format!("fourth steps refused as {}", error.code()), 1);
                false
            }
        });
        steps
    }

    /// Makes a step in both programs and compares the captured piece and the board.
    fn make(&mut self, step: Step) -> Result<(), String> {
        let action: Action = format!("{step:?}").parse().expect("a step");
        let mut theirs = self.written(step);
        if let Some((square, piece, is_gold)) = self.state.trapped_animal_for_action(&action) {
            let letter = piece.to_string();
            let letter = if is_gold { letter.to_uppercase() } else { letter };
            theirs += &format!(" {letter}{square}x");
            self.summary.count("captures", 1);
        }
        self.state = self.state.take_action(&action);
        match self.game.step(&self.written(step)) {
            Ok(ours) if ours.to_string() == theirs => self.same_board(),
            ours => Err(format!("{theirs} is legal, here {ours:?}")),
        }
    }

    /// Ends the turn in both programs.
    fn end_turn(&mut self, steps: usize) -> Result<(), String> {
        if steps < 4 {
            self.state = self.state.take_action(&Action::Pass);
        }
        self.game.finish().map_err(|error| format!("the turn can end, here {error}"))?;
        let is_gold = self.game.position().side() == Side::Gold;
        if is_gold != self.state.is_p1_turn_to_move() {
            return Err(format!("{}, here {}", self.state, self.game.position()));
        }
        self.same_board()
    }

    fn same_board(&self) -> Result<(), String> {
        let position = self.game.position();
        let is_same = contents(position.board()) == their_contents(&self.state);
        if is_same { Ok(()) } else { Err(format!("{}, here {position}", self.state)) }
    }

    /// Compares the boards after all legal turns.
    fn compare_whole_turns(&mut self) -> Result<(), String> {
        let position = self.game.position();
        let mut past: FxHashMap<Contents, u32> = FxHashMap::default();
        for (board, side) in self.game.past_positions() {
            *past.entry(contents(&board)).or_default() += u32::from(side != position.side());
        }
        let boards = turn_boards(position, Position::STEPS);
        let is_legal = |board: &Contents| past.get(board).is_none_or(|&occurrences| occurrences < 2);
        let ours: FxHashSet<Contents> = boards.iter().map(contents).filter(is_legal).collect();
        let theirs = self.their_boards();
        self.summary.count("positions with whole turns", 1);
        self.summary.count("boards after whole turns", ours.len());
        if ours == theirs {
            return Ok(());
        }
        let extra = theirs.difference(&ours).count();
        Err(format!("{} boards after whole turns, {extra} not here, here {}", theirs.len(), ours.len()))
    }

    /// Returns the boards after all turns that are legal in the other crate.
    fn their_boards(&self) -> FxHashSet<Contents> {
        let gold = self.state.is_p1_turn_to_move();
        let (mut boards, mut seen) = (FxHashSet::default(), FxHashSet::default());
        let mut open = vec![self.state.clone()];
        while let Some(state) = open.pop() {
            for action in state.valid_actions() {
                let after = state.take_action(&action);
                if after.is_p1_turn_to_move() != gold {
                    boards.insert(their_contents(&after));
                } else if seen.insert(after.transposition_hash()) {
                    open.push(after);
                }
            }
        }
        boards
    }

    /// Writes a step in notation, without captures: `Ed2n`.
    fn written(&self, step: Step) -> String {
        let letter = self.game.position().board().get(step.from()).map_or('?', |piece| piece.letter());
        format!("{letter}{step:?}")
    }
}

/// Fails unless the actions of the other crate are these steps, each once, and the end of the turn
/// if it can end.
fn same_actions(theirs: &[Action], steps: &[Step], can_end: bool) -> Result<(), String> {
    let mut theirs: Vec<String> = theirs.iter().map(Action::to_string).collect();
    let end = can_end.then(|| Action::Pass.to_string());
    let mut ours: Vec<String> = steps.iter().map(|step| format!("{step:?}")).chain(end).collect();
    theirs.sort_unstable();
    ours.sort_unstable();
    if ours == theirs { Ok(()) } else { Err(format!("{}; here {}", theirs.join(" "), ours.join(" "))) }
}

/// Gold's pieces, and the bits of the strengths 1 to 6 of all pieces, as bitboards from a1 to h8.
/// Two boards are equal if and only if these are.
type Contents = [u64; 4];

fn contents(board: &Board) -> Contents {
    from_kinds(board.side(Side::Gold), |kind| board.kind(kind))
}

/// Returns the contents of the board in the other crate, whose bitboards begin at a8.
fn their_contents(state: &GameState) -> Contents {
    let board = state.piece_board();
    let kinds = |kind| board.bits_by_piece_type(their_piece(kind)).swap_bytes();
    from_kinds(board.player_piece_mask(true).swap_bytes(), kinds)
}

fn from_kinds(gold: u64, squares: impl Fn(Kind) -> u64) -> Contents {
    let mut contents = [gold, 0, 0, 0];
    for kind in Kind::ALL {
        for (bit, plane) in contents[1..].iter_mut().enumerate() {
            if kind.strength() >> bit & 1 == 1 {
                *plane |= squares(kind);
            }
        }
    }
    contents
}

/// Returns the piece of a kind in the other crate.
pub fn their_piece(kind: Kind) -> TheirPiece {
    match kind {
        Kind::Rabbit => TheirPiece::Rabbit,
        Kind::Cat => TheirPiece::Cat,
        Kind::Dog => TheirPiece::Dog,
        Kind::Horse => TheirPiece::Horse,
        Kind::Camel => TheirPiece::Camel,
        Kind::Elephant => TheirPiece::Elephant,
    }
}
