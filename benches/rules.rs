//! Measures the speed of Arimaa's rules in alternation with the crate `arimaa_engine_step`.
//!
//! `cargo bench --bench rules` prints a table, `cargo bench --bench rules -- --json` one line of
//! JSON. It has the speeds of the three walks of `walk/mod.rs` over the tree of four steps, for
//! each position.

use std::fmt::Write;
use std::hint::black_box;
use std::time::Instant;

use arimaa_engine_step::{Action, GameState};
use keddah::arimaa::{Position, Setup, StepTree};

mod walk;

use walk::{WALKS, Walk};

const POSITIONS: [(&str, &str); 2] = [
    ("start", "g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]"),
    ("middle game", "g [rcrrr c   rd d rM mhErh e    H       r R D D  H R R RR    CRRRC ]"),
];

const DEPTH: u32 = 4;
const ROUNDS: usize = 11;
const SECONDS: f64 = 0.15;

fn steps(state: &GameState) -> impl Iterator<Item = Action> {
    state.valid_actions_no_rep().into_iter().filter(|action| *action != Action::Pass)
}

fn other_nodes(state: &GameState, depth: u32) -> u64 {
    let steps = black_box(steps(state));
    let mut count = 1;
    if depth > 1 {
        for step in steps {
            count += other_nodes(&state.take_action(&step), depth - 1);
        }
    }
    count
}

fn other_makes(state: &GameState, depth: u32) -> u64 {
    let mut count = 0;
    for step in steps(state) {
        let child = black_box(state.take_action(&step));
        count += 1 + if depth > 1 { other_makes(&child, depth - 1) } else { 0 };
    }
    count
}

fn other_perft(state: &GameState, depth: u32) -> u64 {
    if depth == 1 {
        return steps(state).count() as u64;
    }
    steps(state).map(|step| other_perft(&state.take_action(&step), depth - 1)).sum()
}

/// The speed of a walk that returns a count, in millions per second.
fn rate(mut work: impl FnMut() -> u64) -> f64 {
    let begin = Instant::now();
    let mut done = 0;
    loop {
        done += work();
        let seconds = begin.elapsed().as_secs_f64();
        if seconds >= SECONDS {
            return done as f64 / seconds / 1e6;
        }
    }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

struct Row {
    position: &'static str,
    what: &'static str,
    keddah: f64,
    other: f64,
    ratio: f64,
}

/// The same walks by the other crate.
const OTHERS: [Walk<GameState>; 3] = [other_nodes, other_makes, other_perft];

fn measure(position: &'static str, text: &str) -> [Row; 3] {
    let ours = StepTree(text.parse::<Position>().expect("a position"));
    let theirs: GameState = Setup::from(&ours.0).drawing(2).parse().expect("a position");
    let mut others = OTHERS.into_iter();
    WALKS.map(|(what, our_walk)| {
        let their_walk = others.next().expect("a walk of the other crate");
        assert_eq!(our_walk(&ours, DEPTH), their_walk(&theirs, DEPTH), "the counts differ for {text}");
        let (mut a, mut b, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..ROUNDS {
            a.push(rate(|| our_walk(black_box(&ours), DEPTH)));
            b.push(rate(|| their_walk(black_box(&theirs), DEPTH)));
            ratios.push(a[a.len() - 1] / b[b.len() - 1]);
        }
        Row { position, what, keddah: median(a), other: median(b), ratio: median(ratios) }
    })
}

fn main() {
    let rows: Vec<Row> = POSITIONS.into_iter().flat_map(|(name, text)| measure(name, text)).collect();
    if std::env::args().any(|argument| argument == "--json") {
        let mut json = String::new();
        for row in &rows {
            let separator = if json.is_empty() { "" } else { "," };
            let _ = write!(
                json,
                r#"{separator}{{"position":"{}","what":"{}","keddah":{:.2},"arimaa_engine_step":{:.2},"ratio":{:.2}}}"#,
                row.position, row.what, row.keddah, row.other, row.ratio
            );
        }
        println!(r#"{{"unit":"millions a second","rules":[{json}]}}"#);
        return;
    }
    println!("Millions per second, medians of {ROUNDS} alternating rounds");
    println!("{:<12} {:<7} {:>8} {:>19} {:>6}", "position", "what", "keddah", "arimaa_engine_step", "ratio");
    for row in &rows {
        println!(
            "{:<12} {:<7} {:>8.1} {:>19.1} {:>6.2}",
            row.position, row.what, row.keddah, row.other, row.ratio
        );
    }
}
