//! The steps of tuning on small data: fits recover known weights, self-play is reproducible, and
//! the weight files have the form of the shipped ones.

use std::path::PathBuf;

use keddah::arimaa::ai::tuning::{LOSES, PLACEMENT, TAKES, set_unfitted};
use keddah::game::Rng;
use keddah::quoridor::ai::tuning::{Features, TWO_PLAYERS};
use keddah::quoridor::{Player, Position};
use keddah_tuning::arimaa::Beginning;
use keddah_tuning::fit::{self, Choice, Example, Ridge};
use keddah_tuning::games::{Played, Sample, SelfPlay, Settings, play, play_all};
use keddah_tuning::labels::{Shares, later_scores};
use keddah_tuning::quoridor::Players;
use keddah_tuning::{arimaa, engine, quoridor};

fn settings<G: SelfPlay>() -> Settings {
    Settings { game: G::NAME.into(), seed: 5, nodes: 100, siblings: 2, leaves: 1, random: 10, max_turns: 60 }
}

/// Creates an empty folder for one test and returns its path.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

#[test]
fn soft_labels_recover_the_weights_they_were_made_from() {
    let (wanted, unit) = ([150.0, -40.0, 8.0, 300.0], 250.0);
    let mut rng = Rng::new(1);
    let examples: Vec<Example> = (0..400)
        .map(|_| {
            let features = (0..4).map(|index| (index, f64::from(rng.below(9)) - 4.0));
            let features = fit::merged(features.collect());
            let offset = f64::from(rng.below(101)) - 50.0;
            let value = offset + features.iter().map(|&(index, count)| wanted[index] * count).sum::<f64>();
            Example { features, offset, label: fit::logistic(value / unit) }
        })
        .collect();
    let ridge = Ridge { center: vec![0.0; 4], strength: vec![1e-12; 4] };
    let fitted = fit::fit_values(&examples, unit, &ridge, &ridge.center, 12);
    for (fitted, wanted) in fitted.iter().zip(wanted) {
        assert!((fitted - wanted).abs() < 0.01, "{fitted} for {wanted}");
    }
    assert!(fit::excess_loss(&examples, &fitted, unit) < 1e-9);
    assert!(fit::excess_loss(&examples, &[0.0; 4], unit) > 0.1);
}

#[test]
fn choices_recover_the_weights_they_were_made_from() {
    let wanted = [1.0, -0.5, 0.25, 0.0, 1.5];
    let mut rng = Rng::new(2);
    let choices: Vec<Choice> = (0..6000)
        .map(|_| {
            let mut options: Vec<Vec<usize>> =
                (0..6).map(|_| (0..5).filter(|_| rng.below(2) == 0).collect()).collect();
            let likelihood =
                |option: &Vec<usize>| option.iter().map(|&index| wanted[index]).sum::<f64>().exp();
            let sum: f64 = options.iter().map(likelihood).sum();
            let mut left = f64::from(rng.below(1 << 20)) / f64::from(1 << 20) * sum;
            let chosen = options.iter().position(|option| {
                left -= likelihood(option);
                left < 0.0
            });
            options.swap(0, chosen.unwrap_or(0));
            options
        })
        .collect();
    let ridge = Ridge { center: vec![0.0; 5], strength: vec![0.1; 5] };
    let fitted = fit::fit_choices(&choices, &ridge, 10);
    for (fitted, wanted) in fitted.iter().zip(wanted) {
        assert!((fitted - wanted).abs() < 0.1, "{fitted} for {wanted}");
    }
    assert!(fit::chosen_among(&choices, &fitted, 1) > fit::chosen_among(&choices, &[0.0; 5], 1));
    assert_eq!(fit::chosen_among(&choices, &fitted, 6), 1.0);
}

#[test]
fn an_option_that_is_always_chosen_keeps_other_weights_finite() {
    // Feature 0 decides every choice; of the rest, feature 1 is chosen twice as often as feature 2.
    let decided: Choice = [vec![0, 1]].into_iter().chain((0..30).map(|_| vec![2])).collect();
    let open = |chosen, other| -> Choice { vec![vec![chosen], vec![other]] };
    let choices: Vec<Choice> = (0..3000)
        .flat_map(|index| [decided.clone(), if index % 3 < 2 { open(1, 2) } else { open(2, 1) }])
        .collect();
    let ridge = Ridge { center: vec![0.0; 3], strength: vec![1.0; 3] };
    let fitted = fit::fit_choices(&choices, &ridge, 15);
    assert!(fitted[0] > 3.0 && fitted[0] < 30.0, "{fitted:?}");
    assert!((fitted[1] - fitted[2] - 2.0_f64.ln()).abs() < 0.05, "{fitted:?}");
}

/// Returns self-play games whose scores are replaced by static values of the shipped evaluation.
fn statically_scored() -> Vec<Played> {
    let mut features = Features::default();
    let mut games: Vec<Played> =
        (0..12).map(|number| play::<Players<2>>(&settings::<Players<2>>(), number)).collect();
    for sample in games.iter_mut().flat_map(|game| &mut game.samples) {
        let position: Position = sample.position.parse().unwrap();
        let player = Player::all(2).nth(sample.mover).unwrap();
        let counts = features.two_players(&position, player);
        sample.score = counts.iter().zip(TWO_PLAYERS).map(|(count, weight)| count * weight).sum();
    }
    games
}

#[test]
fn quoridor_weights_are_recovered_from_static_scores() {
    let games = statically_scored();
    let (weights, (report, _)) = quoridor::fit(&games, &[], Shares { result: 0.0, later: 0.0, search: 1.0 });
    for (fitted, shipped) in weights.two_players.iter().zip(TWO_PLAYERS) {
        assert!((fitted - shipped).abs() <= 6, "{:?} for {TWO_PLAYERS:?}", weights.two_players);
    }
    assert!(
        weights.value.iter().chain(&weights.priors).all(|&weight| weight == 0),
        "there is nothing to fit to"
    );
    let report = serde_json::to_value(report).unwrap();
    assert!(report["loss"][0].as_f64().unwrap() < 1e-4, "{report}");
}

#[test]
fn weights_for_four_players_are_fitted_from_a_few_games() {
    let settings = Settings { siblings: 0, max_turns: 300, ..settings::<Players<4>>() };
    let games: Vec<Played> = (0..15).map(|number| play::<Players<4>>(&settings, number)).collect();
    let (weights, (_, report)) = quoridor::fit(&[], &games, Shares { result: 0.5, later: 0.0, search: 1.0 });
    // The first feature of a player is the time of its arrival, and the first of a move a step
    // toward the goal.
    assert!(weights.value[0] < 0 && weights.priors[0] > 0, "{weights:?}");
    let report = serde_json::to_value(report).unwrap();
    let of = |key: &str| report[key][0].as_f64().unwrap();
    assert!(of("first") > 0.4 && of("first_six") > of("first"), "{report}");
    assert!(of("positions") > 300.0 && of("loss") < 1.0, "{report}");
}

#[test]
fn games_are_reproducible_and_a_stopped_run_resumes() {
    let settings = settings::<keddah::arimaa::Game>();
    let path = folder("resume").join("arimaa.jsonl");
    let all = play_all::<keddah::arimaa::Game>(&path, &settings, 0..4, 2).unwrap();
    assert_eq!(all.iter().map(|game| game.number).collect::<Vec<_>>(), [0, 1, 2, 3]);
    assert_eq!(all[2], play::<keddah::arimaa::Game>(&settings, 2));
    let is_sibling = |sample: &Sample| sample.turn.is_none() && !sample.leaf;
    assert!(all.iter().all(|game| game.samples.iter().any(is_sibling)));
    assert!(all.iter().all(|game| game.samples.iter().any(|sample| sample.leaf)));
    assert!(all.iter().any(|game| game.samples.iter().any(|sample| sample.random)));
    assert!(all[0].samples[0].position != all[1].samples[0].position, "openings vary");

    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, &text[..text.len() / 2]).unwrap();
    assert_eq!(play_all::<keddah::arimaa::Game>(&path, &settings, 0..4, 1).unwrap(), all);
    assert_eq!(std::fs::read_to_string(&path).unwrap().lines().count(), 5);

    let other = Settings { seed: 6, ..settings };
    let error = play_all::<keddah::arimaa::Game>(&path, &other, 0..4, 1).unwrap_err();
    assert!(error.to_string().contains("other settings"), "{error}");
}

#[test]
fn damaged_games_are_refused_with_their_number() {
    let settings = settings::<Players<2>>();
    let path = folder("damaged").join("quoridor.jsonl");
    let games = play_all::<Players<2>>(&path, &settings, 0..3, 1).unwrap();
    let text = std::fs::read_to_string(&path).unwrap();
    let refusal = |line: usize, from: &str, to: &str| {
        let mut lines: Vec<String> = text.lines().map(String::from).collect();
        lines[line] = lines[line].replacen(from, to, 1);
        let damaged = lines.join("\n") + "\n";
        std::fs::write(&path, &damaged).unwrap();
        let error = play_all::<Players<2>>(&path, &settings, 0..3, 1).unwrap_err().to_string();
        assert_eq!(std::fs::read_to_string(&path).unwrap(), damaged, "the file stays as it is");
        error
    };
    assert!(refusal(2, "{", "").contains("game 2 of the file: "));
    let number = games[1].number;
    let turn = format!("\"turn\":\"{}\"", games[1].samples[0].turn.as_ref().unwrap());
    let error = refusal(2, &turn, "\"turn\":\"a9h\"");
    assert!(error.ends_with(&format!("game {number}: position 1: its turn is not legal")), "{error}");
    let error = refusal(2, &games[1].samples[1].position, "nowhere");
    assert!(error.ends_with(&format!("game {number}: position 2 cannot be read")), "{error}");
}

#[test]
fn later_scores_of_four_players_are_those_of_the_player_to_move() {
    let sample = |(mover, score)| Sample {
        position: String::new(),
        mover,
        score,
        turn: Some(String::new()),
        random: false,
        leaf: false,
    };
    let samples = [(0, 10), (1, 20), (2, -30), (3, 0), (0, 50), (1, -40)].map(sample).to_vec();
    let game = Played { number: 1, winner: None, samples };
    assert_eq!(later_scores(&game), [50.0, -40.0, -30.0, 0.0, 50.0, -40.0]);
}

#[test]
fn arimaa_weights_are_fitted_from_a_few_games() {
    let settings = Settings { nodes: 400, ..settings::<keddah::arimaa::Game>() };
    let games: Vec<Played> = (4..12).map(|number| play::<keddah::arimaa::Game>(&settings, number)).collect();
    let shares = Shares { result: 0.2, later: 0.5, search: 0.5 };
    let (weights, report) = arimaa::fit(&games, shares, Beginning::Shipped, 0, 8);
    assert!(weights.value != arimaa::Weights::shipped().value);
    assert!(weights.value[..PLACEMENT].iter().all(|weight| weight % 2 == 0), "a smaller wasm");
    let mut unfitted = weights.value.clone();
    set_unfitted(&mut unfitted);
    assert_eq!(weights.value, unfitted, "threats against the player to move, and the right to move");
    assert_eq!(weights.value[LOSES + 5], -weights.value[TAKES + 5] / 5);
    assert_eq!(weights.rabbits, arimaa::Weights::shipped().rabbits, "no round was asked for");
    let report = serde_json::to_value(report).unwrap();
    let share = |key: &str| report[key][0].as_f64().unwrap();
    assert!(share("first_six") > share("first") && share("first_six") > 0.4, "{report}");
    assert!(share("loss") < 0.01, "{report}");
    let (from_zero, _) = arimaa::fit(&games, shares, Beginning::Zero, 1, 0);
    let zeros = |weights: &arimaa::Weights| weights.value.iter().filter(|&&weight| weight == 0).count();
    assert!(zeros(&from_zero) > 2 * zeros(&weights), "rare features keep no shipped weight");
    assert!(from_zero.value[0] > from_zero.value[6], "an elephant is worth more than a cat");
    assert!(from_zero.rabbits != weights.rabbits);
    let leaves = games.iter().flat_map(|game| &game.samples).filter(|sample| sample.leaf).count() as f64;
    let fitted = share("positions") + report["positions"][1].as_f64().unwrap();
    assert!(fitted <= leaves && fitted > 0.8 * leaves, "{fitted} of {leaves} leaves");
}

/// Removes comments and white space from source code, for comparison.
fn tokens(text: &str) -> String {
    let code = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    code.collect::<String>().replace(char::is_whitespace, "").replace(",]", "]")
}

#[test]
fn files_of_the_shipped_weights_are_the_shipped_files() {
    let files = [arimaa::Weights::shipped().files("x"), quoridor::Weights::shipped().files("x")];
    for (path, text) in files.into_iter().flatten() {
        let shipped = std::fs::read_to_string(engine::root().join(path)).unwrap();
        assert_eq!(tokens(&text), tokens(&shipped), "{path}");
    }
}
