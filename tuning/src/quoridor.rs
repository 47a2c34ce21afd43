//! Quoridor: self-play with two and with four players, and the weights of the evaluation.

use keddah::game::Rng;
use keddah::quoridor::ai::best_move;
use keddah::quoridor::ai::tuning::{Features, MANY_PLAYERS, TWO_PLAYERS};
use keddah::quoridor::{Game, Move, Options, Player, Position, Status};
use keddah::search::Limits;
use serde::Serialize;

use crate::fit::{self, Example, Ridge};
use crate::games::{Played, SelfPlay};
use crate::labels::{Scale, Shares, is_held_out, later_scores};
use crate::source;

/// A self-play game of Quoridor with `COUNT` players.
#[derive(Clone)]
pub struct Players<const COUNT: u8>(Game);

impl<const COUNT: u8> SelfPlay for Players<COUNT> {
    const NAME: &'static str = if COUNT == 2 { "quoridor" } else { "quoridor-4" };

    fn opening(rng: &mut Rng) -> Option<Self> {
        let options = Options { players: COUNT.into(), ..Options::default() };
        let mut game = Self(Game::new(&options).ok()?);
        for _ in 0..4 + rng.below(5) {
            let turn = game.random_turn(rng)?;
            game.play(&turn).then_some(())?;
        }
        game.winner().is_none().then_some(game)
    }

    fn best(&self, nodes: u64, seed: u64) -> Option<(String, i32)> {
        let limits = Limits { nodes: Some(nodes), seed, ..Limits::default() };
        let result = best_move(&self.0, &limits).ok()?;
        Some((self.0.labels().write(result.best), result.score().0))
    }

    fn play(&mut self, turn: &str) -> bool {
        self.0.play(turn).is_ok()
    }

    /// A random pawn move or a random wall, each with probability 1/2. A uniform choice would
    /// nearly always be a wall.
    fn random_turn(&self, rng: &mut Rng) -> Option<String> {
        let wall = rng.below(2) == 0;
        let moves = self.0.legal_moves(None);
        let wanted: Vec<Move> =
            moves.iter().copied().filter(|one| matches!(one, Move::Wall(_)) == wall).collect();
        let chosen = rng.pick(&wanted).or_else(|| moves.first())?;
        Some(self.0.labels().write(*chosen))
    }

    fn winner(&self) -> Option<usize> {
        match self.0.status() {
            Status::Won { winner, .. } => Some(winner.index()),
            _ => None,
        }
    }

    fn mover(&self) -> usize {
        self.0.position().mover().index()
    }

    fn position(&self) -> String {
        self.0.position().to_string()
    }
}

/// The numbers of data and the quality of the fitted Quoridor weights, as JSON.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    games: usize,
    /// The number of positions fitted to, and the number held out for validation.
    positions: [usize; 2],
    /// The score that corresponds to one logit of win probability, in hundredths of a step.
    unit: f64,
    /// The excess cross-entropy on held-out positions, with the fitted and with the shipped
    /// weights.
    loss: [f64; 2],
}

/// All fitted weights of Quoridor's evaluation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    /// The weights of the evaluation features for two players.
    pub two_players: Vec<i32>,
    /// The weights of the evaluation features for more than two players.
    pub many_players: Vec<i32>,
}

impl Weights {
    /// Returns the Quoridor weights that are compiled into the library.
    pub fn shipped() -> Self {
        Self { two_players: TWO_PLAYERS.into(), many_players: MANY_PLAYERS.into() }
    }

    /// The contents of the weight files by their paths from the repository's root. `origin` says in
    /// their first comment where the weights come from.
    pub fn files(&self, origin: &str) -> Vec<(&'static str, String)> {
        let text = [
            source::header("Weights of the [evaluation](super::value), in hundredths of a step.", origin),
            "/// The weights of the evaluation features for two players.\n".into(),
            source::array("pub const TWO_PLAYERS: [i32; 9]", &self.two_players, &TWO),
            "\n/// The weights for more than two players, once an opponent has placed a wall.\n".into(),
            source::array("pub const MANY_PLAYERS: [i32; 6]", &self.many_players, &MANY),
        ];
        vec![("src/quoridor/ai/value_weights.rs", text.concat())]
    }
}

/// Fits the Quoridor weights for two and for four players to self-play games. Returns a report of
/// each.
pub fn fit(two: &[Played], four: &[Played], shares: Shares) -> (Weights, [Report; 2]) {
    let mut features = Features::default();
    let of_two = |position: &Position, player| Some(features.two_players(position, player));
    let (two_players, two) = fit_one(two, shares, &TWO_PLAYERS, 1.0, of_two);
    let features = Features::default();
    let of_many = |position: &Position, player| features.many_players(position, player);
    let (many_players, four) = fit_one(four, shares, &MANY_PLAYERS, 100.0, of_many);
    (Weights { two_players, many_players }, [two, four])
}

const TWO: [(&str, usize); 9] = [
    ("A step ahead while no walls are left", 0),
    ("The change of that value for each wall in hand of either player", 1),
    ("A step of the longest detour that a single wall can force on the opponent", 2),
    ("A wall that can force a detour of three steps or more", 3),
    ("A wall in hand, for each step of the opponent's path", 4),
    ("A wall in hand", 5),
    ("Each of the last three walls in hand", 6),
    ("Any walls in hand at all", 7),
    ("The right to move", 8),
];

const MANY: [(&str, usize); 6] = [
    ("A step ahead of the nearest opponent while no walls are left", 0),
    ("The change of that value for each wall in an opponent's hand, since walls hinder the leader", 1),
    ("The change of that value for each wall in the player's own hand", 2),
    ("The lower bound of that value", 3),
    ("A step ahead of the opponents' average", 4),
    ("A wall in the player's hand, and against it one in an opponent's", 5),
];

/// Fits the weights for one number of players. All features but the last are divided by `divisor`
/// first, since with more than two players the evaluation counts them in hundredths.
fn fit_one<const N: usize>(
    games: &[Played],
    shares: Shares,
    shipped: &[i32; N],
    divisor: f64,
    mut features: impl FnMut(&Position, Player) -> Option<[i32; N]>,
) -> (Vec<i32>, Report) {
    let scale = Scale::fitted(games, shares);
    let (mut known, mut held_out) = (Vec::new(), Vec::new());
    for game in games {
        for (sample, later) in game.samples.iter().zip(later_scores(game)) {
            let Ok(position) = sample.position.parse::<Position>() else { continue };
            // With more than two players the label is for the player to move against all others.
            let player = if position.players() == 2 { 0 } else { sample.mover };
            let winner = game.winner.map(|winner| usize::from(winner != player));
            let seen = crate::games::Sample { mover: usize::from(sample.mover != player), ..sample.clone() };
            let found = Player::all(position.players()).nth(player).and_then(|of| features(&position, of));
            let Some(found) = found else { continue };
            let count = |(index, &count): (usize, &i32)| {
                let unit = if index + 1 < N { divisor } else { 1.0 };
                (index, f64::from(count) / unit)
            };
            let features: Vec<_> = found.iter().enumerate().map(count).filter(|one| one.1 != 0.0).collect();
            let value = features.iter().map(|&(index, count)| f64::from(shipped[index]) * count).sum();
            if let Some(label) = scale.label(&seen, later, value, winner) {
                let list = if is_held_out(game) { &mut held_out } else { &mut known };
                list.push(Example { features, offset: 0.0, label });
            }
        }
    }
    let ridge = Ridge { center: vec![0.0; N], strength: vec![0.25 / (scale.unit * scale.unit); N] };
    let weights = source::rounded(&fit::fit_values(&known, scale.unit, &ridge, &ridge.center, 8), 10_000);
    let loss = |weights: &[i32]| {
        let weights: Vec<f64> = weights.iter().copied().map(f64::from).collect();
        fit::excess_loss(&held_out, &weights, scale.unit)
    };
    let report = Report {
        games: games.len(),
        positions: [known.len(), held_out.len()],
        unit: scale.unit.round(),
        loss: [loss(&weights), loss(shipped)],
    };
    (weights, report)
}
