//! Quoridor: self-play with two and with four players, and the weights of the evaluation.

use keddah::game::Rng;
use keddah::quoridor::ai::best_move;
use keddah::quoridor::ai::tuning::{
    Features, MOVE_FEATURES, PRIORS, TWO_PLAYERS, VALUE, VALUE_FEATURES, move_features, value_features,
};
use keddah::quoridor::{Game, Move, Notation, Options, Player, Position, Status};
use keddah::search::{Limits, PRIOR_LOGIT, Score};
use serde::Serialize;

use crate::fit::{self, Distribution, Example, Ridge};
use crate::games::{Played, Sample, SelfPlay};
use crate::labels::{Scale, Shares, is_held_out, is_open, later_scores};
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

    fn from_text(position: &str) -> Option<Self> {
        let game = Game::from_position(position.parse().ok()?, Notation::default());
        (game.position().players() == COUNT).then_some(Self(game))
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

/// The numbers of data and the quality of the weights for more than two players, as JSON.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ManyReport {
    games: usize,
    /// The number of positions fitted to, and the number held out for validation.
    positions: [usize; 2],
    /// The excess cross-entropy of the win probabilities of held-out positions, with the fitted and
    /// with the shipped weights.
    loss: [f64; 2],
    /// The number of moves that the priors were fitted to, and the number held out.
    moves: [usize; 2],
    /// The share of the held-out moves that the fitted and the shipped priors rank first.
    first: [f64; 2],
    /// The share of the held-out moves among the first six.
    first_six: [f64; 2],
}

/// All fitted weights of Quoridor's evaluation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    /// The weights of the evaluation features for two players.
    pub two_players: Vec<i32>,
    /// The weights of the features of a player, with more than two.
    pub value: Vec<i32>,
    /// The weights of the features of a move, with more than two players.
    pub priors: Vec<i32>,
}

impl Weights {
    /// Returns the Quoridor weights that are compiled into the library.
    pub fn shipped() -> Self {
        Self { two_players: TWO_PLAYERS.into(), value: VALUE.into(), priors: PRIORS.into() }
    }

    /// The contents of the weight files by their paths from the repository's root. `origin` says in
    /// their first comment where the weights come from.
    pub fn files(&self, origin: &str) -> Vec<(&'static str, String)> {
        let two = [
            source::header("Weights of the [evaluation](super::value), in hundredths of a step.", origin),
            "/// The weights of the evaluation features for two players.\n".into(),
            source::array("pub const TWO_PLAYERS: [i32; 9]", &self.two_players, &TWO),
        ];
        let title = "Weights of [values](super::value) and [priors](super::priors), in units of \
                     1 / [`PRIOR_LOGIT`](crate::search::PRIOR_LOGIT).";
        let many = [
            source::header(title, origin),
            "/// The weights of the features of a player.\n".into(),
            source::array("pub const VALUE: [i32; 14]", &self.value, &PLAYER),
            "\n/// The weights of the features of a move.\n".into(),
            source::array("pub const PRIORS: [i32; 18]", &self.priors, &MOVE),
        ];
        vec![
            ("src/quoridor/ai/value_weights.rs", two.concat()),
            ("src/quoridor/ai/many_players/weights.rs", many.concat()),
        ]
    }
}

/// Fits the Quoridor weights for two and for four players to self-play games. Returns a report of
/// each.
pub fn fit(two: &[Played], four: &[Played], shares: Shares) -> (Weights, (Report, ManyReport)) {
    let (two_players, two) = fit_two(two, shares);
    let (value, priors, four) = fit_many(four, shares.result);
    (Weights { two_players, value, priors }, (two, four))
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

const PLAYER: [(&str, usize); VALUE_FEATURES] = [
    ("A quarter of a step to the goal, and a place in the order of moves", 0),
    ("The same, for each wall in another player's hand", 1),
    ("The same, for each wall in the player's own hand", 2),
    ("A wall in hand", 3),
    ("Any walls in hand at all", 4),
    ("Each of the last two walls in hand", 5),
    ("A quarter of a step ahead of the next player, for the first", 6),
    ("The same, for each wall in another player's hand", 7),
    ("Arriving first", 8),
    ("The same, for each wall in another player's hand", 9),
    ("Being one step from the goal", 10),
    ("A quarter of a step behind the first player", 11),
    ("The same, for each wall in another player's hand", 12),
    ("A wall in hand, for each player who arrives earlier", 13),
];

const MOVE: [(&str, usize); MOVE_FEATURES] = [
    ("A pawn move toward the goal", 0),
    ("The same by two steps", 1),
    ("A pawn move away from the goal", 2),
    ("A pawn move toward the goal by the player who arrives first", 3),
    ("The same by any player, for each step to the goal, up to eight", 4),
    ("The same, for each wall in hand", 5),
    ("A wall", 6),
    ("A wall of the player who arrives first", 7),
    ("A wall, for each wall in hand", 8),
    ("A step that a wall adds to the path of the opponent who arrives first", 9),
    ("The same if that opponent is at most three steps from its goal", 10),
    ("The same if that opponent is one step from its goal", 11),
    ("A step added to the path of the opponent who arrives second", 12),
    ("A step added to the path of the opponent who arrives last", 13),
    ("A step added to the player's own path", 14),
    ("A wall that does not hinder the opponent who arrives first", 15),
    ("A wall that hinders no opponent", 16),
    ("A step added to the first opponent's path less the own, unless the player arrives first", 17),
];

/// Fits the weights for two players.
fn fit_two(games: &[Played], shares: Shares) -> (Vec<i32>, Report) {
    let mut features = Features::default();
    let scale = Scale::fitted(games, shares);
    let (mut known, mut held_out) = (Vec::new(), Vec::new());
    for game in games {
        for (sample, later) in game.samples.iter().zip(later_scores(game)) {
            let Ok(position) = sample.position.parse::<Position>() else { continue };
            let features = counted(&features.two_players(&position, Player::FIRST));
            let value = features.iter().map(|&(index, count)| f64::from(TWO_PLAYERS[index]) * count).sum();
            if let Some(label) = scale.label(sample, later, value, game.winner) {
                let list = if is_held_out(game) { &mut held_out } else { &mut known };
                list.push(Example { features, offset: 0.0, label });
            }
        }
    }
    let count = TWO_PLAYERS.len();
    let ridge = Ridge { center: vec![0.0; count], strength: vec![0.25 / (scale.unit * scale.unit); count] };
    let weights = source::rounded(&fit::fit_values(&known, scale.unit, &ridge, &ridge.center, 8), 10_000);
    let loss = |weights: &[i32]| fit::excess_loss(&held_out, &floats(weights), scale.unit);
    let report = Report {
        games: games.len(),
        positions: [known.len(), held_out.len()],
        unit: scale.unit.round(),
        loss: [loss(&weights), loss(&TWO_PLAYERS)],
    };
    (weights, report)
}

/// The maximum absolute weight of a feature with more than two players.
const MAX_WEIGHT: i32 = 100_000;

/// Fits the weights for more than two players: those of values and those of priors.
fn fit_many(games: &[Played], result_share: f64) -> (Vec<i32>, Vec<i32>, ManyReport) {
    let (mut values, mut moves) = ([Vec::new(), Vec::new()], [Vec::new(), Vec::new()]);
    for game in games {
        let list = usize::from(is_held_out(game));
        for index in 0..game.samples.len() {
            let sample = &game.samples[index];
            let Ok(position) = sample.position.parse::<Position>() else { continue };
            if let Some(probabilities) = win_probabilities(game, index, &position, result_share) {
                let options = value_features(&position).iter().map(|features| counted(features)).collect();
                values[list].push(Distribution { options, probabilities });
            }
            moves[list].extend(move_choice(sample, &position));
        }
    }
    let fit = |known: &[Distribution], count| {
        let ridge = Ridge { center: vec![0.0; count], strength: vec![0.25; count] };
        let weights = fit::fit_choices(known, &ridge, 8);
        let scaled: Vec<f64> = weights.iter().map(|weight| weight * f64::from(PRIOR_LOGIT)).collect();
        source::rounded(&scaled, MAX_WEIGHT)
    };
    let (value, priors) = (fit(&values[0], VALUE_FEATURES), fit(&moves[0], MOVE_FEATURES));
    let loss = |weights: &[i32]| fit::mean_divergence(&values[1], &logits(weights));
    let among =
        |first| [&priors[..], &PRIORS].map(|weights| fit::chosen_among(&moves[1], &logits(weights), first));
    let report = ManyReport {
        games: games.len(),
        positions: values.each_ref().map(Vec::len),
        loss: [loss(&value), loss(&VALUE)],
        moves: moves.each_ref().map(Vec::len),
        first: among(1),
        first_six: among(6),
    };
    (value, priors, report)
}

/// The win probabilities of all players that a position is labeled with: those by the next score of
/// each player and by the game's result. `None` if neither is known, or if the position is a
/// sibling or decided.
fn win_probabilities(
    game: &Played,
    index: usize,
    position: &Position,
    result_share: f64,
) -> Option<Vec<f64>> {
    let sample = &game.samples[index];
    if sample.turn.is_none() || !is_open(sample) {
        return None;
    }
    let players = usize::from(position.players());
    let mut wins = vec![None; players];
    for later in game.samples[index..].iter().filter(|later| later.turn.is_some()) {
        let known = wins.get_mut(later.mover)?;
        *known = known.or(Some(Score(later.score).win()));
        if later.random || wins.iter().all(Option::is_some) {
            break;
        }
    }
    let wins: Option<Vec<f64>> = wins.into_iter().collect();
    let sum: f64 = wins.iter().flatten().sum();
    let by_score = wins.filter(|_| sum > 0.0).map(|wins| wins.into_iter().map(|win| win / sum));
    let by_result = game.winner.map(|winner| (0..players).map(move |player| f64::from(player == winner)));
    match (by_score, by_result) {
        (Some(by_score), Some(by_result)) => {
            let mixed = |(score, result)| (1.0 - result_share) * score + result_share * result;
            Some(by_score.zip(by_result).map(mixed).collect())
        }
        (by_score, by_result) => by_score.map(Iterator::collect).or_else(|| by_result.map(Iterator::collect)),
    }
}

/// The moves of a position with the best one as the certain choice; `None` if that is not among
/// those that the search tries.
fn move_choice(sample: &Sample, position: &Position) -> Option<Distribution> {
    let turn = sample.turn.as_ref()?;
    let game = Game::from_position(*position, Default::default());
    let best = game.check(turn).ok()?.turn;
    let (mut options, mut probabilities) = (Vec::new(), Vec::new());
    move_features(position, &mut |mv, features| {
        options.push(counted(features));
        probabilities.push(f64::from(mv == best));
    });
    (options.len() > 1 && probabilities.contains(&1.0)).then_some(Distribution { options, probabilities })
}

/// The features that are not 0, with their indices.
fn counted(features: &[i32]) -> fit::Features {
    features
        .iter()
        .enumerate()
        .map(|(index, &count)| (index, f64::from(count)))
        .filter(|one| one.1 != 0.0)
        .collect()
}

fn floats(weights: &[i32]) -> Vec<f64> {
    weights.iter().copied().map(f64::from).collect()
}

/// Converts weights to logits.
fn logits(weights: &[i32]) -> Vec<f64> {
    weights.iter().map(|&weight| f64::from(weight) / f64::from(PRIOR_LOGIT)).collect()
}
