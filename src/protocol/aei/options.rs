//! What `setoption` sets, and what it comes to for a search.

use std::time::Instant;

use crate::arimaa::Side;
use crate::search::{Allowance, Limits, TimeLeft};

/// The level that plays where nothing is limited: an engine asked by protocol plays as well as it can.
const FULL: u8 = 10;

/// The options that are heard and change nothing.
const HEARD: [&str; 12] = [
    "tcturns",
    "gused",
    "sused",
    "wused",
    "bused",
    "lastmoveused",
    "opponent",
    "opponent_rating",
    "rating",
    "rated",
    "event",
    "hash",
];

/// The settings of a session. Times in seconds, as the protocol has them; 0 is none.
#[derive(Clone, Debug)]
pub struct Options {
    per_turn: f64,
    first_reserve: f64,
    percent: f64,
    most_reserve: f64,
    total: f64,
    turn_most: f64,
    move_used: f64,
    reserve: [f64; 2],
    began: Instant,
    lag: f64,
    level: u8,
    nodes: u64,
    depth: u32,
    seed: u64,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            per_turn: 0.0,
            first_reserve: 0.0,
            percent: 100.0,
            most_reserve: 0.0,
            total: 0.0,
            turn_most: 0.0,
            move_used: 0.0,
            reserve: [0.0; 2],
            began: Instant::now(),
            lag: 0.0,
            level: 0,
            nodes: 0,
            depth: 0,
            seed: 0,
        }
    }
}

/// Why an option is not set.
pub enum Unset {
    /// There is none with this name.
    Unknown,
    /// It takes something else.
    Wants(&'static str),
}

fn seconds(value: &str) -> Result<f64, Unset> {
    let read = value.parse().ok().filter(|seconds: &f64| seconds.is_finite());
    // A reserve overdrawn by a moment is an empty one.
    read.map(|seconds| seconds.max(0.0)).ok_or(Unset::Wants("a number of seconds"))
}

fn whole(value: &str, most: u64) -> Result<u64, Unset> {
    value.parse().ok().filter(|&number| number <= most).ok_or(Unset::Wants("a whole number"))
}

impl Options {
    /// Sets an option by its name.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), Unset> {
        match name {
            "tcmove" => self.per_turn = seconds(value)?,
            "tcreserve" => {
                self.first_reserve = seconds(value)?;
                self.reserve = [self.first_reserve; 2];
            }
            "tcpercent" => {
                self.percent = seconds(value).map_err(|_| Unset::Wants("a percentage"))?.min(100.0)
            }
            "tcmax" => self.most_reserve = seconds(value)?,
            "tctotal" => self.total = seconds(value)?,
            "tcturntime" => self.turn_most = seconds(value)?,
            "greserve" | "wreserve" => self.reserve[Side::Gold.index()] = seconds(value)?,
            "sreserve" | "breserve" => self.reserve[Side::Silver.index()] = seconds(value)?,
            "moveused" => self.move_used = seconds(value)?,
            // Numbers below 0 fix no depth either.
            "depth" if value.starts_with('-') => self.depth = whole(&value[1..], 1 << 20).map(|_| 0)?,
            "depth" => self.depth = whole(value, 1 << 20)? as u32,
            "level" => {
                self.level =
                    whole(value, 10).map_err(|_| Unset::Wants("a level, 1 to 10, or 0 for none"))? as u8;
            }
            "nodes" => self.nodes = whole(value, 1 << 53)?,
            "seed" => self.seed = whole(value, (1 << 53) - 1)?,
            _ if HEARD.contains(&name) => {}
            _ => return Err(Unset::Unknown),
        }
        Ok(())
    }

    /// A new game begins: reserves are full again.
    pub fn new_game(&mut self) {
        self.reserve = [self.first_reserve; 2];
        self.move_used = 0.0;
        self.began = Instant::now();
    }

    /// A turn has been made.
    pub fn new_turn(&mut self) {
        self.move_used = 0.0;
    }

    /// A side has thought so long, for whoever does not tell the reserves; `most_ms` was allowed.
    pub fn spend(&mut self, side: Side, ms: f64, most_ms: f64) {
        self.lag = (ms - most_ms).max(self.lag * 0.9);
        let change = self.per_turn - self.move_used - ms / 1000.0;
        let reserve = &mut self.reserve[side.index()];
        *reserve = (*reserve + if change > 0.0 { change * self.percent / 100.0 } else { change }).max(0.0);
        if self.most_reserve > 0.0 {
            *reserve = reserve.min(self.most_reserve);
        }
    }

    /// How long a turn of a side may take; `None` where no time is set.
    pub fn allowance(&self, side: Side) -> Option<Allowance> {
        let limit = |seconds: f64| if seconds > 0.0 { seconds * 1000.0 } else { f64::INFINITY };
        let reserve = self.reserve[side.index()];
        let timed = self.per_turn > 0.0 || self.first_reserve > 0.0 || reserve > 0.0;
        let rest = (limit(self.total) - self.began.elapsed().as_secs_f64() * 1000.0).max(0.0);
        let turn_most = limit(self.turn_most).min(rest);
        let left = if timed {
            TimeLeft {
                per_turn: self.per_turn * 1000.0,
                reserve: reserve * 1000.0,
                kept: self.percent / 100.0,
                turn_most,
                used: self.move_used * 1000.0,
                lag: self.lag,
            }
        } else if self.turn_most > 0.0 {
            TimeLeft {
                per_turn: turn_most,
                used: self.move_used * 1000.0,
                lag: self.lag,
                ..TimeLeft::default()
            }
        } else if self.total > 0.0 {
            // Both sides live on it.
            TimeLeft { reserve: rest / 2.0, lag: self.lag, ..TimeLeft::default() }
        } else {
            return None;
        };
        Some(left.allowance())
    }

    /// The limits besides time.
    pub fn limits(&self) -> Limits {
        let some = |number: u64| (number > 0).then_some(number);
        let limits = Limits {
            nodes: some(self.nodes),
            level: some(self.level.into()).map(|_| self.level),
            depth: some(self.depth.into()).map(|_| self.depth),
            // Endless but for the clock, which is not a limit of this kind.
            lines: Some(1),
            seed: self.seed,
            ..Limits::default()
        };
        let limited = limits.nodes.is_some() || limits.level.is_some() || limits.depth.is_some();
        let timed = self.allowance(Side::Gold).is_some() || self.allowance(Side::Silver).is_some();
        Limits { level: limits.level.or((!limited && !timed).then_some(FULL)), ..limits }
    }
}
