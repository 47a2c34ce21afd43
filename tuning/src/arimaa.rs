//! Arimaa: self-play, and the weights of the evaluation and of the move order.

use std::array;

use keddah::arimaa::ai::tuning::{self, COUNT, LOSES, ORDER, PLACEMENT, RabbitWeights, TAKES};
use keddah::arimaa::ai::{ArimaaKnowledge, best_move, choose_setup};
use keddah::arimaa::{Action, Game, Position, Side, Status, Turn};
use keddah::game::{Game as _, Rng, Tree};
use keddah::search::Limits;
use rayon::prelude::*;
use serde::Serialize;

use crate::fit::{self, Choice, Example, Ridge, merged};
use crate::games::{Played, Sample, SelfPlay};
use crate::labels::{Scale, Shares, is_held_out, is_open, later_scores};
use crate::leaves;
use crate::source;

/// The temperature at which the steps of random turns are drawn: the logits of the move order are
/// divided by it, so that unlikely steps become more frequent.
const TEMPERATURE: f64 = 1.5;

/// The maximum absolute weight of trap control and of strength, so that no sum over sixteen pieces
/// overflows.
const MAX_CONTROL: i32 = 120;
/// The step size of the central differences that approximate derivatives. Large, to smooth over the
/// rounding in the evaluation.
const DELTA: i32 = 4;

impl SelfPlay for Game {
    const NAME: &'static str = "arimaa";

    fn opening(rng: &mut Rng) -> Option<Self> {
        let mut game = Self::new();
        for _ in Side::ALL {
            let setup = choose_setup(game.turn_position(), u64::from(rng.below(u32::MAX)));
            game.play_turn(&setup).ok()?;
        }
        for _ in 0..2 + rng.below(3) {
            let turn =
                drawn_turn(*game.turn_position(), |position| rng.pick(&position.action_list()).copied())?;
            game.play_turn(&turn).ok()?;
        }
        game.winner().is_none().then_some(game)
    }

    fn from_text(position: &str) -> Option<Self> {
        Some(Self::from_position(position.parse().ok()?))
    }

    fn best(&self, nodes: u64, seed: u64) -> Option<(String, i32)> {
        let limits = Limits { nodes: Some(nodes), seed, ..Limits::default() };
        let result = best_move(self, &limits).ok()?;
        Some((result.best.to_string(), result.score().0))
    }

    fn play(&mut self, turn: &str) -> bool {
        self.play(turn).is_ok()
    }

    fn random_turn(&self, rng: &mut Rng) -> Option<String> {
        let weights = tuning::order_weights();
        let turn = drawn_turn(*self.turn_position(), |position| likely(position, &weights, rng))?;
        Some(turn.to_string())
    }

    fn winner(&self) -> Option<usize> {
        match self.status() {
            Status::Won { winner, .. } => Some(winner.index()),
            _ => None,
        }
    }

    fn mover(&self) -> usize {
        self.turn_position().side().index()
    }

    fn position(&self) -> String {
        self.turn_position().to_string()
    }

    fn leaves(&self, nodes: u64, count: u32, rng: &mut Rng) -> Vec<Self> {
        let drawn = leaves::draw(*self.turn_position(), ArimaaKnowledge::default(), nodes, count, rng);
        drawn.into_iter().map(Self::from_position).collect()
    }
}

/// Returns a turn whose actions `pick` chooses. `None` if no action is left.
fn drawn_turn(start: Position, mut pick: impl FnMut(&Position) -> Option<Action>) -> Option<Turn> {
    let (mut position, mut tokens) = (start, Vec::new());
    loop {
        let action = pick(&position)?;
        if let Action::Step(step) = action {
            tokens.extend(Turn::from(&position.describe(step)?).0);
        }
        position.make(action);
        if position.turn_done() {
            return Some(Turn(tokens));
        }
    }
}

/// Draws a random action with the probabilities that the move ordering predicts.
fn likely(position: &Position, weights: &[i32], rng: &mut Rng) -> Option<Action> {
    let options = tuning::order_features(position);
    let likelihood = |features: &Vec<usize>| {
        let logit: i32 = features.iter().map(|&feature| weights[feature]).sum();
        (f64::from(logit) / 100.0 / TEMPERATURE).exp()
    };
    let likelihoods: Vec<f64> = options.iter().map(|(_, features)| likelihood(features)).collect();
    let mut left = f64::from(rng.below(1 << 30)) / f64::from(1 << 30) * likelihoods.iter().sum::<f64>();
    let chosen = likelihoods.iter().position(|likelihood| {
        left -= likelihood;
        left < 0.0
    });
    options.get(chosen.unwrap_or(0)).map(|&(action, _)| action)
}

/// The numbers of data and the quality of the fitted Arimaa weights, as JSON.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    games: usize,
    /// The number of positions fitted to, and the number held out for validation.
    positions: [usize; 2],
    /// The score that corresponds to one logit of win probability, in hundredths of a rabbit.
    unit: f64,
    /// The excess cross-entropy on held-out positions, with the fitted and with the shipped
    /// weights.
    loss: [f64; 2],
    /// The number of actions fitted to, and the number held out for validation.
    choices: [usize; 2],
    /// The share of held-out actions that the move ordering ranks first, with the fitted and with
    /// the shipped weights.
    first: [f64; 2],
    /// The share of held-out actions that the move ordering ranks among the first six, with the
    /// fitted and with the shipped weights.
    first_six: [f64; 2],
}

/// All fitted weights of Arimaa: for the evaluation and for the move ordering.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    /// The weights of the evaluation's linear features.
    pub value: Vec<i32>,
    /// The weights of the rabbit prospects in the evaluation.
    pub rabbits: RabbitWeights,
    /// The weights of the move-ordering features.
    pub order: Vec<i32>,
}

impl Weights {
    /// Returns the Arimaa weights that are compiled into the library.
    pub fn shipped() -> Self {
        Self { value: tuning::weights(), rabbits: tuning::rabbit_weights(), order: tuning::order_weights() }
    }

    /// The contents of the weight files by their paths from the repository's root. `origin` says in
    /// their first comment where the weights come from.
    pub fn files(&self, origin: &str) -> Vec<(&'static str, String)> {
        vec![
            ("src/arimaa/ai/value_weights.rs", value_file(&self.value, origin)),
            ("src/arimaa/ai/rabbit_weights.rs", rabbit_file(&self.rabbits, origin)),
            ("src/arimaa/ai/order_weights.rs", order_file(&self.order, origin)),
        ]
    }
}

/// The weights of the evaluation with which a fit begins. The penalty shrinks the linear ones
/// toward these.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beginning {
    /// The weights that are compiled into the library.
    Shipped,
    /// Linear weights of 0, and rabbit prospects by a simple rule.
    Zero,
}

impl Beginning {
    fn linear(self) -> Vec<f64> {
        match self {
            Self::Shipped => tuning::weights().into_iter().map(f64::from).collect(),
            Self::Zero => vec![0.0; COUNT],
        }
    }

    fn rabbits(self) -> RabbitWeights {
        match self {
            Self::Shipped => tuning::rabbit_weights(),
            Self::Zero => simple_rabbits(),
        }
    }
}

/// Rabbit prospects by a simple rule: stronger and nearer pieces control a trap or a goal more,
/// dominated ones half as much and frozen ones not at all, and a rabbit is worth more by the same
/// amount for each rank.
fn simple_rabbits() -> RabbitWeights {
    let by_class = |class: usize| 15 * (class as i16 + 1);
    let nearer = |distance: usize, most: usize| (most - distance) as i16;
    RabbitWeights {
        control: array::from_fn(|class| {
            [2, 1, 0].map(|state| array::from_fn(|away| by_class(class) * state * nearer(away, 5) / 10))
        }),
        guards: array::from_fn(|beside| 20 * beside as i16),
        strength: array::from_fn(|class| {
            let strength = by_class(class) - 15;
            array::from_fn(|away| strength * nearer(away, 6) / 12)
        }),
        blocking: [array::from_fn(|away| [0, 0, 1, 1, 1, 1, 1, 1].map(|ahead| ahead * 4 * nearer(away, 4)));
            2],
        path_logit: 32,
        path_offset: 0,
        goal_logit: 0,
        trap_logit: [0, 64],
        state_factor: [64, 48, 32],
        run_value: array::from_fn(|rank| [60 * (rank as i16 + 1); 4]),
        trap_value: array::from_fn(|rank| 15 * (rank as i16 + 1)),
    }
}

/// Fits all weights of Arimaa to self-play games, from the weights of `beginning`.
///
/// `rounds` is the number of steps for the rabbit prospects, which are not linear in their weights;
/// with 0 these weights stay as they begin. The weights of the move order are fitted to the first
/// `order_games` games; with 0 they stay unchanged.
///
/// If the games have leaves, the evaluation is fitted to these only.
pub fn fit(
    games: &[Played],
    shares: Shares,
    beginning: Beginning,
    rounds: usize,
    order_games: usize,
) -> (Weights, Report) {
    let scale = Scale::fitted(games, shares);
    let (value, rabbits, loss, positions) = fit_value(games, scale, beginning, rounds);
    let (order, first, first_six, choices) = fit_order(&games[..order_games.min(games.len())]);
    let report =
        Report { games: games.len(), positions, unit: scale.unit.round(), loss, choices, first, first_six };
    (Weights { value, rabbits, order }, report)
}

type FittedValue = (Vec<i32>, RabbitWeights, [f64; 2], [usize; 2]);

fn fit_value(games: &[Played], scale: Scale, beginning: Beginning, rounds: usize) -> FittedValue {
    let (held_out, known): (Vec<_>, Vec<_>) = labeled(games, scale).into_iter().partition(|one| one.2);
    let center = beginning.linear();
    let linear = |rabbits: &RabbitWeights| {
        fit_linear(&examples(&known, rabbits), &examples(&held_out, rabbits), scale.unit, &center)
    };
    let mut rabbits = beginning.rabbits();
    let mut weights = linear(&rabbits);
    let held_out_loss = |weights: &[f64], rabbits: &RabbitWeights| {
        fit::excess_loss(&examples(&held_out, rabbits), weights, scale.unit)
    };
    let mut least = held_out_loss(&weights, &rabbits);
    for _ in 0..rounds {
        let steps = fit_rabbits(&known, &weights, &rabbits, scale.unit);
        let losses = steps.map(|moved| (held_out_loss(&weights, &moved), moved));
        let Some((loss, moved)) = losses.into_iter().min_by(|one, other| one.0.total_cmp(&other.0)) else {
            break;
        };
        if loss >= least {
            break;
        }
        weights = linear(&moved);
        rabbits = moved;
        least = held_out_loss(&weights, &rabbits);
    }
    let mut whole = source::rounded(&weights, i32::from(i16::MAX));
    // Even weights take 0.4 KB less after compression; with odd ones the wasm exceeded its budget.
    for weight in &mut whole[..PLACEMENT] {
        *weight -= *weight % 2;
    }
    // Each side has exactly one of these features, so what all of them share belongs to the tempo.
    let shared = whole[TAKES];
    whole[TAKES..LOSES].iter_mut().for_each(|weight| *weight -= shared);
    // Scores favor the player to move, whose side makes the last step of many a search. So they do
    // not tell what the right to move and threats against the player to move are worth.
    tuning::set_unfitted(&mut whole);
    let loss = |weights: &[i32], rabbits: &RabbitWeights| {
        let weights: Vec<f64> = weights.iter().copied().map(f64::from).collect();
        held_out_loss(&weights, rabbits)
    };
    let losses = [loss(&whole, &rabbits), loss(&tuning::weights(), &tuning::rabbit_weights())];
    (whole, rabbits, losses, [known.len(), held_out.len()])
}

/// A position, its label (the probability that Gold wins), and whether its game is held out.
type Labeled = (Position, f64, bool);

fn labeled(games: &[Played], scale: Scale) -> Vec<Labeled> {
    let (mut features, weights) = (tuning::Features::default(), tuning::weights());
    let mut list = Vec::new();
    let leaves_only = games.iter().flat_map(|game| &game.samples).any(|sample| sample.leaf);
    for game in games {
        for (sample, later) in game.samples.iter().zip(later_scores(game)) {
            if leaves_only && !sample.leaf {
                continue;
            }
            let Ok(position) = sample.position.parse::<Position>() else { continue };
            if features.reaches_goal(&position) {
                continue;
            }
            let mut value = features.rabbits(position.board());
            features.visit(&position, |feature, count| value += count * weights[feature]);
            if let Some(label) = scale.label(sample, later, value.into(), game.winner) {
                list.push((position, label, is_held_out(game)));
            }
        }
    }
    list
}

fn examples(positions: &[Labeled], rabbits: &RabbitWeights) -> Vec<Example> {
    let example = |features: &mut tuning::Features, &(position, label, _): &Labeled| {
        let mut list = Vec::with_capacity(256);
        features.visit(&position, |feature, count| list.push((feature, f64::from(count))));
        let mut list = merged(list);
        // There can be millions of examples.
        list.shrink_to_fit();
        Example { features: list, offset: f64::from(features.rabbits(position.board())), label }
    };
    let features = || tuning::Features::new(rabbits.clone());
    positions.par_iter().map_init(features, example).collect()
}

/// Fits the linear weights, with the strength of the ridge that gives the least held-out loss.
/// Without data they are those of `center`.
fn fit_linear(examples: &[Example], held_out: &[Example], unit: f64, center: &[f64]) -> Vec<f64> {
    let mut weights = center.to_vec();
    let mut best = (f64::INFINITY, weights.clone());
    for (strength, iterations) in [(256.0, 4), (64.0, 2), (16.0, 2), (4.0, 2)] {
        // The unit of `strength` is the greatest curvature that one example can have.
        let strength = vec![strength * 0.25 / (unit * unit); COUNT];
        let ridge = Ridge { center: center.to_vec(), strength };
        weights = fit::fit_values(examples, unit, &ridge, &weights, iterations);
        let loss = fit::excess_loss(held_out, &weights, unit);
        if loss < best.0 {
            best = (loss, weights.clone());
        }
    }
    best.1
}

/// Computes a Gauss–Newton step for the weights of the rabbit prospects, with the linear weights
/// fixed. Returns the weights after the whole step, half and a quarter of it, since the
/// approximation holds only nearby.
fn fit_rabbits(known: &[Labeled], weights: &[f64], rabbits: &RabbitWeights, unit: f64) -> [RabbitWeights; 3] {
    let parameters = values(rabbits);
    let mut list = examples(known, rabbits);
    for example in &mut list {
        example.offset = fit::value(example, weights);
        example.features.clear();
    }
    for index in 0..parameters.len() {
        let [up, down] = [DELTA, -DELTA].map(|delta| {
            let mut changed = parameters.clone();
            changed[index] += delta;
            tuning::Features::new(with_values(rabbits, &changed))
        });
        list.par_iter_mut().zip(known).for_each(|(example, (position, ..))| {
            let value = |features: &tuning::Features| {
                let board = position.board();
                let mut value = f64::from(features.rabbits(board));
                // The linear features depend on the control of traps, but not on the other weights.
                if index < CONTROL_PARAMETERS {
                    features.visit_placement(board, |feature, count| {
                        value += f64::from(count) * weights[feature];
                    });
                }
                value
            };
            let slope = (value(&up) - value(&down)) / f64::from(2 * DELTA);
            if slope != 0.0 {
                example.features.push((index, slope));
            }
        });
    }
    let strength = vec![64.0 * 0.25 / (unit * unit); parameters.len()];
    let ridge = Ridge { center: vec![0.0; parameters.len()], strength };
    let step = fit::fit_values(&list, unit, &ridge, &ridge.center, 2);
    [1.0, 0.5, 0.25].map(|part| {
        let moved = parameters.iter().zip(&step).enumerate().map(|(index, (&parameter, step))| {
            let limit = if index < BOUNDED_PARAMETERS { MAX_CONTROL } else { i32::from(i16::MAX) };
            // The linear approximation does not hold beyond such a step.
            (parameter + (part * step.clamp(-20.0, 20.0)).round() as i32).clamp(-limit, limit)
        });
        with_values(rabbits, &moved.collect::<Vec<_>>())
    })
}

/// The number of parameters of the control of traps, which come first.
const CONTROL_PARAMETERS: usize = 6 * 3 * 5 + 5;
/// The number of parameters of control and of strength, whose sums must fit into few bits.
const BOUNDED_PARAMETERS: usize = CONTROL_PARAMETERS + 6 * 6;

/// Returns references to all weights of the rabbit prospects, in the order of the fields.
fn cells(rabbits: &mut RabbitWeights) -> Vec<&mut i16> {
    let RabbitWeights {
        control,
        guards,
        strength,
        blocking,
        path_logit,
        path_offset,
        goal_logit,
        trap_logit,
        state_factor,
        run_value,
        trap_value,
    } = rabbits;
    let tables = control.iter_mut().flatten().flatten().chain(guards);
    let tables = tables.chain(strength.iter_mut().flatten()).chain(blocking.iter_mut().flatten().flatten());
    let single = [path_logit, path_offset, goal_logit].into_iter().chain(trap_logit).chain(state_factor);
    tables.chain(single).chain(run_value.iter_mut().flatten()).chain(trap_value).collect()
}

fn values(rabbits: &RabbitWeights) -> Vec<i32> {
    cells(&mut rabbits.clone()).into_iter().map(|cell| i32::from(*cell)).collect()
}

fn with_values(rabbits: &RabbitWeights, values: &[i32]) -> RabbitWeights {
    let mut changed = rabbits.clone();
    for (cell, &value) in cells(&mut changed).into_iter().zip(values) {
        *cell = value.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
    }
    changed
}

fn fit_order(games: &[Played]) -> (Vec<i32>, [f64; 2], [f64; 2], [usize; 2]) {
    let of = |held_out| {
        let samples =
            games.iter().filter(move |game| is_held_out(game) == held_out).flat_map(|game| &game.samples);
        samples.filter(|sample| is_open(sample)).flat_map(choices).collect::<Vec<Choice>>()
    };
    let (known, held_out) = (of(false), of(true));
    let shipped = tuning::order_weights();
    let center = shipped.iter().map(|&weight| f64::from(weight) / 100.0).collect();
    let ridge = Ridge { center, strength: vec![1.0; ORDER] };
    let logits = fit::fit_choices(&known, &ridge, 10);
    let hundredths: Vec<f64> = logits.iter().map(|logit| 100.0 * logit).collect();
    let whole = source::rounded(&hundredths, i32::from(i16::MAX));
    let share = |first| {
        [&whole, &shipped].map(|weights| {
            let weights: Vec<f64> = weights.iter().copied().map(f64::from).collect();
            fit::chosen_among(&held_out, &weights, first)
        })
    };
    let shares = (share(1), share(6));
    (whole, shares.0, shares.1, [known.len(), held_out.len()])
}

/// Returns the choices that were made in the turn of a sample, one for each action, to fit the move
/// ordering.
fn choices(sample: &Sample) -> Vec<Choice> {
    let parsed = (sample.position.parse::<Position>(), sample.turn.as_ref().map(|turn| turn.parse::<Turn>()));
    let (Ok(mut position), Some(Ok(turn))) = parsed else { return Vec::new() };
    let mut left = &turn.0[..];
    let mut list = Vec::new();
    loop {
        let options = tuning::order_features(&position);
        let chosen = options.iter().position(|&(action, _)| match action {
            Action::End => left.is_empty(),
            Action::Step(step) => {
                let tokens = position.describe(step).map(|legal| Turn::from(&legal).0);
                tokens.is_some_and(|tokens| !tokens.is_empty() && left.starts_with(&tokens))
            }
        });
        let Some(&(action, ref features)) = chosen.and_then(|chosen| options.get(chosen)) else {
            return list;
        };
        if options.len() > 1 {
            let others = options.iter().filter(|option| option.0 != action).map(|option| option.1.clone());
            list.push([features.clone()].into_iter().chain(others).collect());
        }
        if let Action::Step(step) = action {
            let tokens = position.describe(step).map_or(0, |legal| Turn::from(&legal).0.len());
            left = &left[tokens..];
        }
        position.make(action);
        if position.turn_done() {
            return list;
        }
    }
}

fn value_file(weights: &[i32], origin: &str) -> String {
    let title =
        "The weights of the [features](super::features), in hundredths of a rabbit (the first one lost).";
    [
        source::header(title, origin),
        source::array(
            &format!("pub(super) const WEIGHTS: [i16; {PLACEMENT}]"),
            &weights[..PLACEMENT],
            tuning::VALUE_GROUPS,
        ),
        "\n/// The weights of the strongest piece that can be captured in this turn, by strength; 0 for none.\n"
            .into(),
        source::line("pub(super) const TAKES: [i16; 7]", &weights[TAKES..LOSES]),
    ]
    .concat()
}

fn rabbit_file(rabbits: &RabbitWeights, origin: &str) -> String {
    let title =
        "The weights of the [rabbit prospects](super::rabbits) and of the control of traps and goals.";
    let values = values(rabbits);
    let mut text = source::header(title, origin);
    text.push_str("use super::weights::RabbitWeights;\n\n#[rustfmt::skip]\n");
    text.push_str("pub(super) const WEIGHTS: RabbitWeights = RabbitWeights {\n");
    let fields: [(&str, &[usize]); 11] = [
        ("control", &[6, 3, 5]),
        ("guards", &[5]),
        ("strength", &[6, 6]),
        ("blocking", &[2, 4, 8]),
        ("path_logit", &[]),
        ("path_offset", &[]),
        ("goal_logit", &[]),
        ("trap_logit", &[2]),
        ("state_factor", &[3]),
        ("run_value", &[6, 4]),
        ("trap_value", &[6]),
    ];
    let mut begin = 0;
    for (name, lengths) in fields {
        let end = begin + lengths.iter().product::<usize>();
        text.push_str(&format!("    {name}: {},\n", source::nested(&values[begin..end], lengths)));
        begin = end;
    }
    text.push_str("};\n");
    text
}

fn order_file(weights: &[i32], origin: &str) -> String {
    [
        source::header("The weights of the [move order](super::order), in hundredths of a logit.", origin),
        source::array(&format!("pub(super) const WEIGHTS: [i16; {ORDER}]"), weights, tuning::ORDER_GROUPS),
    ]
    .concat()
}
