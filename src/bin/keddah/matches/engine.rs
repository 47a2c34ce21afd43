//! The engines of a match: the built-in one, or external programs that speak AEI or QTP.

use std::path::PathBuf;
use std::str::FromStr;
use std::time::{Duration, Instant};

use keddah::net::Net;
use keddah::playable::{Playable, Protocol};
use keddah::record::GameRecord;
use keddah::search::{Control, Limits, system_clock};

use super::engine_settings::EngineSettings;
use super::fault::{Fault, broken};
use super::process::Process;
use crate::net::read;

/// The specification of an engine in a match, as on the command line.
#[derive(Clone, PartialEq, Debug)]
pub enum Spec {
    /// The built-in engine with its limits, such as `level=5`, `nodes=20000,seed=3` or `time=300`.
    /// With `net=FILE` it searches with this network, whatever its limits.
    BuiltIn(Limits, Option<PathBuf>),
    /// An external engine with its protocol and command, such as `aei:COMMAND` or `qtp:COMMAND`.
    External(Protocol, String),
}

impl FromStr for Spec {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        for (prefix, protocol) in [("aei:", Protocol::Aei), ("qtp:", Protocol::Qtp)] {
            if let Some(command) = text.strip_prefix(prefix) {
                if command.trim().is_empty() {
                    return Err("a command line is missing".into());
                }
                return Ok(Self::External(protocol, command.trim().into()));
            }
        }
        let (mut limits, mut net) = (Limits::default(), None);
        for part in text.split(',').filter(|part| !part.is_empty()) {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            if key == "net" {
                net = Some(PathBuf::from(value));
                limits.net = Some(true);
                continue;
            }
            let number: u64 = value.parse().map_err(|_| format!("\"{part}\" is not KEY=NUMBER"))?;
            match key {
                "level" if (1..=10).contains(&number) => limits.level = Some(number as u8),
                "level" => return Err("level must be 1 to 10".into()),
                "nodes" | "depth" | "time" if number == 0 => {
                    return Err(format!("{key} must be at least 1"));
                }
                "nodes" => limits.nodes = Some(number),
                "depth" => limits.depth = Some(number.min(1 << 20) as u32),
                "time" => limits.time_ms = Some(number as f64),
                "seed" => limits.seed = number,
                _ => {
                    return Err(format!(
                        "unknown key \"{key}\"; expected level, nodes, time, depth, seed or net"
                    ));
                }
            }
        }
        Ok(Self::BuiltIn(limits, net))
    }
}

impl Spec {
    /// Fails if an external engine speaks another protocol than the game's.
    pub fn check_protocol(&self, wanted: Option<Protocol>) -> Result<(), String> {
        match self {
            Self::External(protocol, _) if Some(*protocol) != wanted => {
                Err("Arimaa engines must speak AEI (aei:COMMAND), Quoridor engines QTP (qtp:COMMAND)".into())
            }
            _ => Ok(()),
        }
    }
}

/// The time that an engine may take for a turn in a match without a time limit.
const TURN_TIMEOUT: Duration = Duration::from_secs(600);

/// An engine that plays in a match.
pub struct Engine {
    spec: Spec,
    settings: EngineSettings,
    /// The network of the built-in engine.
    net: Option<Net>,
    process: Option<Process>,
}

impl Engine {
    pub fn new(spec: Spec, settings: EngineSettings) -> Self {
        Self { spec, settings, net: None, process: None }
    }

    /// Tells the engine to start a game from the current position of `game`. Starts the process if
    /// necessary.
    pub fn begin<G: Playable>(&mut self, game: &GameRecord<G>) -> Result<(), Fault> {
        let (protocol, command) = match &self.spec {
            Spec::External(protocol, command) => (protocol, command),
            Spec::BuiltIn(_, Some(path)) if self.net.is_none() => {
                self.net = Some(read::<G>(path).map_err(broken)?);
                return Ok(());
            }
            Spec::BuiltIn(..) => return Ok(()),
        };
        if let Some(mut process) = self.process.take()
            && process.begin(game).is_ok()
        {
            self.process = Some(process);
            return Ok(());
        }
        // The process has not been started yet, or has exited since the last game.
        let mut process = Process::start(*protocol, command, &self.settings)?;
        process.begin(game)?;
        self.process = Some(process);
        Ok(())
    }

    /// Asks the engine for a turn. `number` is added to the seed of the built-in engine, so that
    /// games differ.
    pub fn choose<G: Playable>(&mut self, game: &GameRecord<G>, number: u64) -> Result<String, Fault> {
        let begin = Instant::now();
        let available_ms = self.settings.clock().available_ms() + self.settings.grace as f64;
        let timeout = Duration::try_from_secs_f64(available_ms / 1000.0).unwrap_or(TURN_TIMEOUT);
        let chosen = match (&self.spec, &mut self.process) {
            (Spec::BuiltIn(limits, _), _) => {
                let time = self.settings.time.map(|time| time as f64);
                let limits = Limits {
                    seed: limits.seed.wrapping_add(number) % (1 << 53),
                    time_ms: limits.time_ms.or(time),
                    ..limits.clone()
                };
                let now = system_clock();
                let control = Control { now: &now, net: self.net.as_ref(), ..Control::default() };
                game.search(&limits, &control, &mut |_| ()).map(|found| found.best).map_err(broken)
            }
            (_, Some(process)) => process.choose(game, timeout).map(|turn| G::from_protocol(&turn)),
            _ => Err(Fault::Broken("not started".into())),
        };
        if begin.elapsed().as_secs_f64() * 1000.0 > available_ms {
            self.process = None;
            return Err(Fault::Late);
        }
        if chosen.is_err() {
            // The engine's state is unknown, so the next game starts a new process.
            self.process = None;
        }
        chosen
    }

    /// Sends the engine a turn that was played. `own` says whether it was the engine's own.
    pub fn send_turn<G: Playable>(&mut self, seat: usize, turn: &str, own: bool) -> Result<(), Fault> {
        let Some(process) = &mut self.process else { return Ok(()) };
        let sent = process.send_turn(seat, &G::to_protocol(turn), own);
        if sent.is_err() {
            self.process = None;
        }
        sent
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parses_specifications() {
        let read = |text: &str| text.parse::<Spec>();
        let limits = Limits { level: Some(5), seed: 3, ..Limits::default() };
        assert_eq!(read("level=5,seed=3"), Ok(Spec::BuiltIn(limits, None)));
        let limits = Limits { time_ms: Some(300.0), net: Some(true), ..Limits::default() };
        assert_eq!(read("time=300,net=a/b.net"), Ok(Spec::BuiltIn(limits, Some("a/b.net".into()))));
        assert_eq!(read("aei: ./sharp aei"), Ok(Spec::External(Protocol::Aei, "./sharp aei".into())));
        assert_eq!(read("qtp:x"), Ok(Spec::External(Protocol::Qtp, "x".into())));
        for wrong in ["level=11", "nodes", "nodes=many", "nodes=0", "depth=0", "time=0", "color=3", "qtp: "] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
        let accepts = read("qtp:x").map(|spec| {
            (
                spec.check_protocol(Some(Protocol::Qtp)).is_ok(),
                spec.check_protocol(Some(Protocol::Aei)).is_ok(),
            )
        });
        assert_eq!(accepts, Ok((true, false)));
    }
}
