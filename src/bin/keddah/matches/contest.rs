//! What a match asks of a game, and what each game answers.

use keddah::game::Chance;
use keddah::search::Limits;
use keddah::{arimaa, quoridor};

use super::engine::Protocol;

/// A game between two engines, in texts and seats: 0 moves first.
pub trait Contest: Clone + Send + Sync + 'static {
    /// What the game is called.
    const NAME: &'static str;
    /// What its engines speak.
    const PROTOCOL: Protocol;
    /// How many random turns an opening has if nothing is said.
    const RANDOM_TURNS: usize;
    /// The tags by which a record names the players.
    const TAGS: [&'static str; 2];

    /// The games of a file of records.
    fn listed(text: &str) -> Result<Vec<Self>, String>;
    /// An opening of so many random turns; none where they have ended the game.
    fn random(chance: &mut Chance, turns: usize) -> Option<Self>;
    /// The turns played.
    fn turns(&self) -> Vec<String>;
    /// Takes back all but so many turns, and any result by agreement.
    fn cut(&mut self, turns: usize);
    /// The position that the game began from, if it is not the usual one.
    fn origin(&self) -> Option<String>;
    /// Whose turn it is; `None` when the game is over.
    fn mover(&self) -> Option<usize>;
    /// Who has won, and why.
    fn winner(&self) -> Option<(usize, &'static str)>;
    /// Plays a turn; returns it as it is written.
    fn play(&mut self, turn: &str) -> Result<String, String>;
    /// Ends the game: a seat has lost, on time or by an illegal turn.
    fn forfeit(&mut self, seat: usize, late: bool);
    /// The built-in player's turn.
    fn best(&self, limits: &Limits) -> Option<String>;
    /// The record, tags and all.
    fn record(&self) -> String;
    /// A turn as the game's protocol writes it.
    fn to_protocol(turn: &str) -> String {
        turn.into()
    }
    /// A turn that the game's protocol has written.
    fn from_protocol(turn: &str) -> String {
        turn.into()
    }
}

impl Contest for arimaa::Game {
    const NAME: &'static str = "arimaa";
    const PROTOCOL: Protocol = Protocol::Aei;
    const RANDOM_TURNS: usize = 2;
    const TAGS: [&'static str; 2] = ["Gold", "Silver"];

    fn listed(text: &str) -> Result<Vec<Self>, String> {
        let listed = arimaa::read_games(text);
        listed.map(|listed| listed.game.map_err(|e| format!("game {}: {e}", listed.number))).collect()
    }

    fn random(chance: &mut Chance, turns: usize) -> Option<Self> {
        let mut game = Self::new();
        for _ in arimaa::Side::ALL {
            let seed = u64::from(chance.below(u32::MAX));
            let setup = arimaa::ai::choose_setup(game.turn_position(), seed);
            // A setup of the player's own is legal.
            let _ = game.play_turn(&setup);
        }
        for _ in 0..turns {
            random_turn(&mut game, chance);
            if game.status().is_over() {
                return None;
            }
        }
        Some(game)
    }

    fn turns(&self) -> Vec<String> {
        self.history().map(ToString::to_string).collect()
    }

    fn cut(&mut self, turns: usize) {
        let _ = self.go_to(turns.min(self.plies()));
        if self.status().is_over() {
            self.undo();
        }
    }

    fn origin(&self) -> Option<String> {
        (self.origin() != Self::new().origin()).then(|| self.origin().to_string())
    }

    fn mover(&self) -> Option<usize> {
        match self.status() {
            arimaa::Status::Playing { to_move } => Some(to_move.index()),
            arimaa::Status::Won { .. } => None,
        }
    }

    fn winner(&self) -> Option<(usize, &'static str)> {
        match self.status() {
            arimaa::Status::Won { winner, reason } => Some((winner.index(), reason.name())),
            arimaa::Status::Playing { .. } => None,
        }
    }

    fn play(&mut self, turn: &str) -> Result<String, String> {
        self.play(turn).map(|turn| turn.to_string()).map_err(|error| error.to_string())
    }

    fn forfeit(&mut self, seat: usize, late: bool) {
        let reason = if late { arimaa::Reason::Time } else { arimaa::Reason::Illegal };
        // Asked of a game that goes on.
        let _ = self.end(arimaa::Side::ALL[1 - seat], reason);
    }

    fn best(&self, limits: &Limits) -> Option<String> {
        arimaa::ai::best_move(self, limits).ok().map(|result| result.best.to_string())
    }

    fn record(&self) -> String {
        self.to_record()
    }
}

/// A random turn: up to four random steps, fewer where it may end before.
fn random_turn(game: &mut arimaa::Game, chance: &mut Chance) {
    let wanted = 1 + chance.below(4);
    for done in 1.. {
        let steps = game.legal_steps(None);
        let Some(step) = chance.pick(&steps) else { break };
        if game.step(&arimaa::Turn::from(step).to_string()).is_err()
            || done >= wanted && game.can_end().is_ok()
        {
            break;
        }
    }
    if game.finish().is_err() {
        game.clear_turn();
    }
}

impl Contest for quoridor::Game {
    const NAME: &'static str = "quoridor";
    const PROTOCOL: Protocol = Protocol::Qtp;
    const RANDOM_TURNS: usize = 4;
    const TAGS: [&'static str; 2] = ["Player1", "Player2"];

    fn listed(text: &str) -> Result<Vec<Self>, String> {
        let standard = |game: Self| {
            let mut standard = Self::from_position(*game.origin(), quoridor::Notation::Standard);
            for a_move in game.moves() {
                standard.play_move(a_move).map_err(|refusal| standard.error(refusal).to_string())?;
            }
            Ok(standard)
        };
        let listed = quoridor::read_games(text, None);
        let mut games = Vec::new();
        for listed in listed {
            let game = listed.game.map_err(|error| error.to_string()).and_then(standard);
            let game = game.map_err(|error| format!("game {}: {error}", listed.number))?;
            if game.origin().players() != 2 || game.origin().size() != 9 {
                return Err(format!("game {}: matches are for two players on 9x9", listed.number));
            }
            games.push(game);
        }
        Ok(games)
    }

    fn random(chance: &mut Chance, turns: usize) -> Option<Self> {
        let mut game = Self::default();
        for _ in 0..turns {
            // A wall one time in five, as in games: most legal moves are walls.
            let wall = chance.below(5) == 0;
            let mut moves = game.legal_moves(None);
            moves.retain(|a_move| matches!(a_move, quoridor::Move::Wall(_)) == wall);
            if let Some(&a_move) = chance.pick(&moves) {
                let _ = game.play_move(a_move);
            }
        }
        (game.ply() == turns && !game.status().is_over()).then_some(game)
    }

    fn turns(&self) -> Vec<String> {
        self.history().collect()
    }

    fn cut(&mut self, turns: usize) {
        let _ = self.go_to(turns.min(self.plies()));
        if self.status().is_over() {
            self.undo();
        }
    }

    fn origin(&self) -> Option<String> {
        (self.origin() != Self::default().origin()).then(|| self.origin().to_string())
    }

    fn mover(&self) -> Option<usize> {
        match self.status() {
            quoridor::Status::Playing { to_move } => Some(to_move.index()),
            quoridor::Status::Won { .. } => None,
        }
    }

    fn winner(&self) -> Option<(usize, &'static str)> {
        match self.status() {
            quoridor::Status::Won { winner, reason } => Some((winner.index(), reason.name())),
            quoridor::Status::Playing { .. } => None,
        }
    }

    fn play(&mut self, turn: &str) -> Result<String, String> {
        self.play(turn).map_err(|error| error.to_string())
    }

    fn forfeit(&mut self, seat: usize, late: bool) {
        let reason = if late { quoridor::Reason::Time } else { quoridor::Reason::Illegal };
        if let Some(winner) = quoridor::Player::new(2 - seat as u8) {
            // Asked of a game that goes on.
            let _ = self.end(winner, reason);
        }
    }

    fn best(&self, limits: &Limits) -> Option<String> {
        let result = quoridor::ai::best_move(self, limits).ok()?;
        Some(self.labels().write(result.best))
    }

    fn record(&self) -> String {
        self.to_record()
    }

    fn to_protocol(turn: &str) -> String {
        translate(turn, quoridor::Notation::Standard, quoridor::Notation::Glendenning)
    }

    fn from_protocol(turn: &str) -> String {
        translate(turn, quoridor::Notation::Glendenning, quoridor::Notation::Standard)
    }
}

/// A move in the other notation; what is none stays as it is, to be refused.
fn translate(turn: &str, from: quoridor::Notation, to: quoridor::Notation) -> String {
    let labels = |notation| quoridor::Labels { notation, size: 9 };
    labels(from).read(turn).map_or_else(|_| turn.into(), |a_move| labels(to).write(a_move))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn varied<G: Contest>(turns: usize) -> Vec<G> {
        let games: Vec<G> = (0..20).filter_map(|seed| G::random(&mut Chance::new(seed), turns)).collect();
        let mut records: Vec<String> = games.iter().map(G::record).collect();
        records.sort();
        records.dedup();
        assert!(records.len() >= 18, "openings differ");
        games
    }

    #[test]
    fn random_openings_can_be_played_on() {
        for game in varied::<arimaa::Game>(2) {
            assert_eq!((game.turns().len(), game.mover()), (4, Some(0)));
        }
        for game in varied::<quoridor::Game>(5) {
            assert_eq!((game.turns().len(), game.mover()), (5, Some(1)));
        }
    }

    #[test]
    fn openings_from_records() {
        let mut game =
            quoridor::Game::listed("[Notation \"glendenning\"]\n\n1. e8 e2 2. e3h\n").unwrap().remove(0);
        assert_eq!(game.turns(), ["e2", "e8", "e6h"]);
        assert_eq!(
            game.turns().iter().map(|t| quoridor::Game::to_protocol(t)).collect::<Vec<_>>(),
            ["e8", "e2", "e3h"]
        );
        Contest::cut(&mut game, 2);
        assert_eq!(game.turns(), ["e2", "e8"]);
        assert!(quoridor::Game::listed("[Players \"4\"]\n\n1. e2\n").unwrap_err().contains("two players"));
        assert!(arimaa::Game::listed("1g Ra9\n").unwrap_err().starts_with("game 1: "));
        let mut won = arimaa::Game::listed("[Result \"gold\"]\n[Termination \"resignation\"]\n\n1g\n")
            .unwrap()
            .remove(0);
        Contest::cut(&mut won, 10);
        assert_eq!((won.mover(), Contest::origin(&won)), (Some(0), None));
    }

    #[test]
    fn forfeits() {
        let mut game = quoridor::Game::default();
        game.forfeit(0, true);
        assert_eq!(game.winner(), Some((1, "time")));
        let mut game = arimaa::Game::default_setup();
        Contest::forfeit(&mut game, 1, false);
        assert_eq!(Contest::winner(&game), Some((0, "illegal")));
    }
}
