//! The summary of a match.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde::Serialize;

use super::log::FinishedGame;
use super::stats::{Sprt, SprtState, Tally, elo};

/// The results of an engine match so far, from which its summary is written.
pub struct Summary {
    game: &'static str,
    names: [String; 2],
    sprt: Option<Sprt>,
    /// The wins, losses and undecided games of the first engine, by whether it moved first or
    /// second.
    seats: [Tally; 2],
    reasons: BTreeMap<String, u32>,
    /// The numbers of games that each engine lost on time, by an illegal turn or by exiting.
    forfeits: [u32; 2],
    turns: usize,
    seconds: f64,
    /// The verdict of the SPRT. It never changes again, although games still running when it was
    /// reached count in the score.
    verdict: Option<SprtState>,
}

/// The summary of an engine match, as JSON.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Answer<'a> {
    game: &'static str,
    first: &'a str,
    second: &'a str,
    games: u32,
    wins: u32,
    losses: u32,
    undecided: u32,
    /// The score of the first engine in the match, 0 to 1.
    score: f64,
    score_interval: [f64; 2],
    /// The Elo difference of the engines; `None` where the score is 0 or 1.
    elo: Option<f64>,
    elo_interval: [Option<f64>; 2],
    moving_first: Seat,
    moving_second: Seat,
    reasons: &'a BTreeMap<String, u32>,
    /// The numbers of games that each engine lost on time, by an illegal turn or by exiting.
    forfeits: [u32; 2],
    mean_turns: f64,
    seconds: f64,
    sprt: Option<Test>,
}

#[derive(Serialize)]
struct Seat {
    wins: u32,
    losses: u32,
    undecided: u32,
}

#[derive(Serialize)]
struct Test {
    #[serde(flatten)]
    sprt: Sprt,
    llr: f64,
    bounds: [f64; 2],
    verdict: SprtState,
}

impl From<Tally> for Seat {
    fn from(Tally { wins, losses, undecided }: Tally) -> Self {
        Self { wins, losses, undecided }
    }
}

impl Summary {
    pub fn new(game: &'static str, names: [String; 2], sprt: Option<Sprt>) -> Self {
        Self {
            game,
            names,
            sprt,
            seats: [Tally::default(); 2],
            reasons: BTreeMap::new(),
            forfeits: [0; 2],
            turns: 0,
            seconds: 0.0,
            verdict: sprt.map(|_| SprtState::Open),
        }
    }

    pub fn add(&mut self, game: &FinishedGame) {
        let seat = game.seat % 2;
        let tally = &mut self.seats[seat];
        match game.winner {
            None => tally.undecided += 1,
            Some(winner) if winner == game.seat => tally.wins += 1,
            Some(_) => tally.losses += 1,
        }
        if let (Some(winner), "time" | "illegal") = (game.winner, game.reason.as_str()) {
            self.forfeits[usize::from(winner == game.seat)] += 1;
        }
        *self.reasons.entry(game.reason.clone()).or_default() += 1;
        self.turns += game.turns;
        self.seconds += game.seconds;
        if let (Some(sprt), Some(SprtState::Open)) = (self.sprt, self.verdict) {
            self.verdict = Some(sprt.verdict(&self.tally()));
        }
    }

    fn tally(&self) -> Tally {
        let [a, b] = self.seats;
        Tally { wins: a.wins + b.wins, losses: a.losses + b.losses, undecided: a.undecided + b.undecided }
    }

    pub fn games(&self) -> u32 {
        self.tally().games()
    }

    /// Whether the SPRT of the match has ended.
    pub fn is_decided(&self) -> bool {
        self.verdict.is_some_and(|verdict| verdict != SprtState::Open)
    }

    pub fn answer(&self) -> Answer<'_> {
        let tally = self.tally();
        let Tally { wins, losses, undecided } = tally;
        let games = f64::from(tally.games().max(1));
        Answer {
            game: self.game,
            first: &self.names[0],
            second: &self.names[1],
            games: tally.games(),
            wins,
            losses,
            undecided,
            score: tally.score(),
            score_interval: tally.interval(),
            elo: elo(tally.score()),
            elo_interval: tally.interval().map(elo),
            moving_first: self.seats[0].into(),
            moving_second: self.seats[1].into(),
            reasons: &self.reasons,
            forfeits: self.forfeits,
            mean_turns: self.turns as f64 / games,
            seconds: self.seconds,
            sprt: self.sprt.map(|sprt| Test {
                sprt,
                llr: sprt.llr(&tally),
                bounds: sprt.bounds(),
                verdict: self.verdict.unwrap_or(SprtState::Open),
            }),
        }
    }

    /// Writes the results of the match on one line.
    pub fn line(&self) -> String {
        let tally = self.tally();
        let mut line = format!("+{} -{} ={}", tally.wins, tally.losses, tally.undecided);
        if tally.games() > 0 {
            let _ = write!(line, "  {:.1} %", tally.score() * 100.0);
        }
        if let Some(sprt) = &self.sprt {
            let [low, high] = sprt.bounds();
            let _ = write!(line, "  LLR {:.2} ({low:.2}, {high:.2})", sprt.llr(&tally));
        }
        line
    }

    /// Writes the results of the match as a table for people.
    pub fn table(&self) -> String {
        let tally = self.tally();
        let number = |elo: Option<f64>, none: &str| elo.map_or(none.into(), |elo| format!("{elo:+.0}"));
        let [low, high] = tally.interval();
        let rows = [
            ("games", format!("{} of {}", tally.games(), self.game)),
            ("first", self.names[0].clone()),
            ("second", self.names[1].clone()),
            ("won, lost, undecided", format!("{} – {} – {}", tally.wins, tally.losses, tally.undecided)),
            ("score", format!("{:.1} % ({:.1} to {:.1})", tally.score() * 100.0, low * 100.0, high * 100.0)),
            (
                "Elo difference",
                format!(
                    "{} ({} to {})",
                    number(elo(tally.score()), if tally.score() > 0.5 { "+∞" } else { "−∞" }),
                    number(elo(low), "−∞"),
                    number(elo(high), "+∞")
                ),
            ),
            (
                "moving first",
                format!("{} – {} – {}", self.seats[0].wins, self.seats[0].losses, self.seats[0].undecided),
            ),
            (
                "moving second",
                format!("{} – {} – {}", self.seats[1].wins, self.seats[1].losses, self.seats[1].undecided),
            ),
            ("forfeits", format!("{} by first, {} by second", self.forfeits[0], self.forfeits[1])),
        ];
        let mut out = String::new();
        for (name, value) in rows {
            let _ = writeln!(out, "{name:<22}{value}");
        }
        if let Some(verdict) = self.verdict {
            let text = match verdict {
                SprtState::Accepted => "the greater Elo difference is accepted",
                SprtState::Rejected => "the smaller Elo difference is accepted",
                SprtState::Open => "open",
            };
            let _ = writeln!(out, "{:<22}{text}: {}", "SPRT", self.line());
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(number: usize, winner: Option<usize>, reason: &str) -> FinishedGame {
        let reason = reason.into();
        FinishedGame {
            number,
            seat: number % 2,
            winner,
            reason,
            turns: 40,
            seconds: 2.0,
            fault: None,
            record: String::new(),
        }
    }

    #[test]
    fn counts_wins_and_forfeits() {
        let mut summary = Summary::new("arimaa", ["a".into(), "b".into()], None);
        for finished in [
            game(0, Some(0), "goal"),
            game(1, Some(0), "time"),
            game(2, None, "undecided"),
            game(3, Some(1), "illegal"),
        ] {
            summary.add(&finished);
        }
        let answer = summary.answer();
        assert_eq!((answer.games, answer.wins, answer.losses, answer.undecided), (4, 2, 1, 1));
        assert_eq!((answer.forfeits, answer.score, answer.mean_turns), ([1, 1], 0.625, 40.0));
        assert_eq!((answer.moving_first.wins, answer.moving_second.losses), (1, 1));
        assert_eq!(answer.reasons["undecided"], 1);
        assert!(summary.table().contains("2 – 1 – 1"));
        assert!(!summary.is_decided());
    }

    #[test]
    fn verdict_is_final() {
        let sprt = Sprt { elo0: 0.0, elo1: 200.0, alpha: 0.05, beta: 0.05 };
        let mut summary = Summary::new("arimaa", ["a".into(), "b".into()], Some(sprt));
        (0..8).for_each(|number| summary.add(&game(number, Some(number % 2), "goal")));
        assert!(summary.is_decided());
        (8..12).for_each(|number| summary.add(&game(number, Some(1 - number % 2), "goal")));
        let test = summary.answer().sprt.expect("a test");
        assert_eq!((test.verdict, test.llr < test.bounds[1]), (SprtState::Accepted, true));
        assert!(summary.table().contains("the greater Elo difference is accepted"));
    }
}
